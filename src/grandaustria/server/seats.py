"""Who sits where: people, bots, seats that are still open, and bots standing in for people."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import Any, Final

LONGEST_NAME: Final = 40
LONGEST_MESSAGE: Final = 500
_JOINER: Final = "\u200d"  # inside many emoji


@dataclass(frozen=True)
class Seat:
    kind: str  # person, bot, open
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays while the person is away
    resigned: bool = False

    @property
    def played_by(self) -> str | None:
        """The bot that decides here, or None for a person."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def can_be_a_person(self) -> bool:
        return self.kind != "bot" and not self.resigned

    def taken_by(self, name: str) -> Seat:
        return replace(self, kind="person", name=name)

    def replaced_by(self, bot: str, for_good: bool = False) -> Seat:
        return replace(self, stand_in=bot, resigned=self.resigned or for_good)

    def returned(self) -> Seat:
        return replace(self, stand_in=None)

    def as_invited(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "bot": self.bot}

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))


def plain(text: str) -> str:
    """Text without control characters, and without those that turn the direction of what follows."""
    kept = (c for c in text if c == _JOINER or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return "".join(kept).strip()
