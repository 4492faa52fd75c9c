"""A game's log: what was agreed on, and a row for everything that happened since. Rows are only ever added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.server.seats import Seat

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
    """What a game was made with."""

    game: str
    options: Options
    clock: Mapping[str, Any]
    pace: str
    seats: tuple[Seat, ...]
    hashes: tuple[str | None, ...]  # of the seats' tokens
    invitation: str | None  # its hash

    @property
    def seconds(self) -> float | None:
        """How long a turn may take."""
        return {"turn": self.clock.get("seconds"), "day": _DAY * self.clock.get("days", 0)}.get(self.clock["kind"])


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
    """A row that is possible now, with the game it leads to if that changes."""

    entry: Entry
    game: Game | None = None
    token: str | None = None  # the hash of the token that the seat gets with it


@dataclass(frozen=True)
class Notice:
    """Something that happened to a seat, not in the game: a bot stands in, the person is back or has left for good."""

    kind: str  # stand_in, returned, left
    seat: int
    at: float
    answers: int  # how many the game had then
    bot: str | None = None
    why: str | None = None  # deadline, called
    by: int | None = None  # the seat that called
    stays: bool = False  # until the person comes back, not for this turn only
