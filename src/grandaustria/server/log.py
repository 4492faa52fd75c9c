"""The log of a game: the agreement, and a row for everything that has happened since. Rows are only ever added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Row

from grandaustria.codec.types import Snapshot
from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.server.happenings import Happening, happened
from grandaustria.server.requests import PACES, Clock, Pace
from grandaustria.server.seats import Seat

Status = Literal["open", "playing", "over", "abandoned"]
ReviewState = Literal["none", "running", "stopped", "complete"]
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
    start: Snapshot | None = None  # where a game begins that was loaded, instead of a deal
    day: str | None = None  # of which this is the deal, which is the same for everybody
    hints: bool = True  # players may ask for them
    forecast: bool = False  # players may see it

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
    at: float
    what: Happening
    request: str | None = None

    @property
    def kind(self) -> str:
        return self.what.kind

    @property
    def seat(self) -> int | None:
        """The seat that did it, if one did."""
        return getattr(self.what, "seat", None)

    @property
    def answers(self) -> Sequence[int]:
        """What the game was answered by it, nature's answers included."""
        return getattr(self.what, "answers", ())


def columns_of(entry: Entry) -> dict[str, Any]:
    """Return the row as it is stored, in this order."""
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "request": entry.request,
        "answers": list(entry.answers),
        "data": entry.what.data(),
    }


def entry_of(
    seq: int,
    kind: str,
    at: float,
    seat: int | None,
    request: str | None,
    answers: Sequence[int],
    data: Mapping[str, Any],
) -> Entry:
    """Return the row that is stored so. Raises `Damaged`."""
    try:
        return Entry(seq, at, happened(kind, seat, answers, data), request)
    except UNREADABLE as problem:
        raise Damaged(f"row {seq}: {type(problem).__name__}: {problem}") from problem


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


def agreement_of(found: Row[Any], seats: Sequence[Row[Any]]) -> Agreement:
    """Return the agreement that a row of games and those of its seats hold. Raises `Damaged`."""
    options = Options.from_json(found.options)
    if len(seats) != options.players:
        raise Damaged(f"{len(seats)} seats for {options.players} players")
    agreement = Agreement(
        game=found.id,
        options=options,
        clock=found.clock,
        pace=found.pace,
        seats=tuple(Seat(row.kind, row.name, row.bot) for row in seats),
        hashes=tuple(row.token for row in seats),
        invitation=found.invitation,
        start=found.start,
        day=found.day,
        hints=found.hints,
        forecast=found.forecast,
    )
    _check(agreement)
    return agreement


def _check(agreement: Agreement) -> None:
    """What is used only later on: a game is opened with all of it or not at all."""
    if not isinstance(agreement.seconds, int | float | None):
        raise Damaged("the clock is unknown")
    if agreement.pace not in PACES:
        raise Damaged("the pace is unknown")
    if not (isinstance(agreement.hints, bool) and isinstance(agreement.forecast, bool)):
        raise Damaged("whether there is advice is unknown")
    texts = [text for seat in agreement.seats for text in seat.as_invited().values()]
    more = (*agreement.hashes, agreement.invitation, agreement.day)
    if not all(isinstance(text, str | None) for text in (*texts, *more)):
        raise Damaged("a name or a hash is no text")
