"""What a row of a game's log can say, one class per kind. A row is stored as kind, seat, answers and data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from grandaustria.server.requests import Pace


class Happening:
    """Something that happened in a game. Most have the `seat` that did it, some the `answers` the game received."""

    kind: ClassVar[str]  # the stored name

    def data(self) -> dict[str, Any]:
        """Return what is stored besides kind, seat and answers."""
        return {}


@dataclass(frozen=True)
class Joined(Happening):
    """A person took an open seat."""

    kind = "join"
    seat: int
    name: str | None

    def data(self) -> dict[str, Any]:
        return {"name": self.name}


@dataclass(frozen=True)
class Filled(Happening):
    """A person gave an open seat to a bot."""

    kind = "fill"
    seat: int
    place: int
    bot: str
    name: str

    def data(self) -> dict[str, Any]:
        return {"seat": self.place, "bot": self.bot, "name": self.name}


@dataclass(frozen=True)
class GaveUp(Happening):
    """A person gave up their seat before the game began."""

    kind = "leave"
    seat: int


@dataclass(frozen=True)
class Dealt(Happening):
    kind = "deal"
    answers: Sequence[int]


@dataclass(frozen=True)
class Chosen(Happening):
    """A seat made choices. The answers include nature's and what others had picked ahead."""

    kind = "choices"
    seat: int
    answers: Sequence[int]
    played_ahead: Sequence[int] = ()  # seats whose picks were played
    handed_back: bool = False  # the stand-in's turn is over
    in_time: bool = False  # the person finished a turn before its deadline

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"played_ahead": list(self.played_ahead)} if self.played_ahead else {}
        if self.handed_back:
            data["handed_back"] = self.seat
        if self.in_time:
            data["in_time"] = True
        return data


@dataclass(frozen=True)
class PickedAhead(Happening):
    """A seat picked in the draft before its turn came."""

    kind = "ahead"
    seat: int
    choice: int

    def data(self) -> dict[str, Any]:
        return {"choice": self.choice}


@dataclass(frozen=True)
class TakenBack(Happening):
    kind = "undo"
    seat: int
    keep: int  # answers that are left
    events: int  # events that are left

    def data(self) -> dict[str, Any]:
        return {"keep": self.keep, "events": self.events}


@dataclass(frozen=True)
class PickTakenBack(Happening):
    kind = "undo"
    seat: int


@dataclass(frozen=True)
class Replaced(Happening):
    """A bot stands in for a person: called by another seat, or because a deadline was missed."""

    kind = "replace"
    seat: int | None
    away: int
    bot: str
    stays: bool  # until the person comes back, not only for this turn

    def data(self) -> dict[str, Any]:
        return {"seat": self.away, "bot": self.bot, "stays": self.stays}


@dataclass(frozen=True)
class CameBack(Happening):
    kind = "return"
    seat: int


@dataclass(frozen=True)
class Resigned(Happening):
    kind = "resign"
    seat: int
    bot: str  # that plays on

    def data(self) -> dict[str, Any]:
        return {"bot": self.bot}


@dataclass(frozen=True)
class PaceSet(Happening):
    kind = "pace"
    seat: int
    pace: Pace

    def data(self) -> dict[str, Any]:
        return {"pace": self.pace}


@dataclass(frozen=True)
class Hurried(Happening):
    """Bots play on without pauses until a person is asked."""

    kind = "hurry"
    seat: int


@dataclass(frozen=True)
class PlayedAgain(Happening):
    """The next game of the same people was created."""

    kind = "rematch"
    seat: int
    game: str

    def data(self) -> dict[str, Any]:
        return {"game": self.game}


@dataclass(frozen=True)
class AgreedToShare(Happening):
    """A person agreed that anybody may see the finished game, which gets its link with the last of them."""

    kind = "share"
    seat: int
    link: str | None

    def data(self) -> dict[str, Any]:
        return {"link": self.link}


@dataclass(frozen=True)
class StoppedSharing(Happening):
    kind = "unshare"
    seat: int


_BY_A_SEAT_ALONE: Final[dict[str, Callable[[int], Happening]]] = {
    each.kind: each for each in (GaveUp, CameBack, Hurried, StoppedSharing)
}


def happened(kind: str, seat: int | None, answers: Sequence[int], data: Mapping[str, Any]) -> Happening:
    """Return what a stored row says. Raises one of `log.UNREADABLE` if the row makes no sense."""
    if kind == "deal":
        return Dealt(answers)
    if kind == "replace":
        return Replaced(seat, data["seat"], data["bot"], data.get("stays", True))  # earlier versions do not say
    if seat is None:
        raise ValueError(f"{kind} by nobody")
    if kind in _BY_A_SEAT_ALONE:
        return _BY_A_SEAT_ALONE[kind](seat)
    match kind:
        case "join":
            return Joined(seat, data["name"])
        case "fill":
            return Filled(seat, data["seat"], data["bot"], data["name"])
        case "choices":
            return Chosen(seat, answers, data.get("played_ahead", ()), "handed_back" in data, "in_time" in data)
        case "ahead":
            return PickedAhead(seat, data["choice"])
        case "undo":
            return TakenBack(seat, data["keep"], data["events"]) if data else PickTakenBack(seat)
        case "resign":
            return Resigned(seat, data["bot"])
        case "pace":
            return PaceSet(seat, data["pace"])
        case "rematch":
            return PlayedAgain(seat, data["game"])
        case "share":
            return AgreedToShare(seat, data["link"])
        case _:
            raise ValueError(f"{kind} is no kind of row")
