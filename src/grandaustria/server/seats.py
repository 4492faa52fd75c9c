"""Seats: people, bots, open seats, and bots that stand in for people."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

SeatKind = Literal["person", "bot", "open"]

LONGEST_NAME: Final = 40
LONGEST_MESSAGE: Final = 500
_JOINER: Final = "\u200d"  # inside many emoji


@dataclass(frozen=True)
class Seat:
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays while the person is away
    stays: bool = False  # until the person comes back; otherwise it plays this turn only
    missed: int = 0  # deadlines in a row
    resigned: bool = False

    @property
    def played_by(self) -> str | None:
        """Return the bot that plays this seat, or None for a person."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def can_be_a_person(self) -> bool:
        return self.kind != "bot" and not self.resigned

    @property
    def for_one_turn(self) -> bool:
        return self.stand_in is not None and not self.stays

    def taken_by(self, name: str | None) -> Seat:
        return replace(self, kind="person", name=name)

    def filled_by(self, bot: str, name: str) -> Seat:
        return replace(self, kind="bot", bot=bot, name=name)

    def opened(self) -> Seat:
        return replace(self, kind="open", name=None)

    def replaced_by(self, bot: str, stays: bool, missed: bool) -> Seat:
        return replace(self, stand_in=bot, stays=stays, missed=self.missed + missed)

    def in_time(self) -> Seat:
        """Whoever ends a turn in person has missed nothing."""
        return replace(self, missed=0)

    def returned(self) -> Seat:
        return replace(self, stand_in=None, stays=False)

    def left_to(self, bot: str) -> Seat:
        return replace(self, stand_in=bot, stays=True, resigned=True)

    def as_invited(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "bot": self.bot}


def name_of(bot: str) -> str:
    """Return the name of a bot that was given none."""
    return bot.capitalize()


def plain(text: str) -> str:
    """Remove control characters and characters that change the direction of text."""
    kept = (c for c in text if c == _JOINER or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return "".join(kept).strip()
