"""The log of a game: the agreement, and a row for everything that has happened since. Rows are only ever added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.server.requests import Clock, Pace
from grandaustria.server.seats import Seat

Status = Literal["open", "playing", "over", "abandoned"]
NoticeKind = Literal["stand_in", "returned", "left"]
NoticeReason = Literal["deadline", "called"]

_DAY: Final = 24 * 3600
UNREADABLE: Final = (  # what reading rows raises that hold something else than they should
    InvalidData,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)


class Damaged(Exception):
    """The rows of a game are gone, doubled or unreadable."""


@dataclass(frozen=True)
class Agreement:
    """What the players of a game agreed on."""

    game: str
    options: Options
    clock: Clock
    pace: Pace
    seats: tuple[Seat, ...]
    hashes: tuple[str | None, ...]  # of the seats' tokens
    invitation: str | None  # its hash

    @property
    def seconds(self) -> float | None:
        """Return how long a turn may take."""
        if self.clock["kind"] == "turn":
            return self.clock["seconds"]
        return _DAY * self.clock["days"] if self.clock["kind"] == "day" else None


@dataclass(frozen=True)
class Entry:
    """A row of the log."""

    seq: int
    kind: str  # join, deal, choices, ahead, undo, replace, return, resign, pace, hurry, rematch
    at: float
    seat: int | None = None
    request: str | None = None
    answers: Sequence[int] = ()
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Move:
    """A row that is possible now, and the game it leads to if it changes the game."""

    entry: Entry
    game: Game | None = None
    token: str | None = None  # the hash of the token that the seat gets with it


@dataclass(frozen=True)
class Notice:
    """Something that happened to a seat: a bot stands in, or the person is back or has left for good."""

    kind: NoticeKind
    seat: int
    at: float
    answers: int  # how many the game had then
    bot: str | None = None
    why: NoticeReason | None = None
    by: int | None = None  # the seat that called
    stays: bool = False  # until the person comes back, not for this turn only
