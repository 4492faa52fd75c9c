"""The bot that plays at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria.bots.bot import legal
from grandaustria.chance import seeded


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def choose(self, view: Mapping[str, Any]) -> int:
        return self.pick(legal(view))

    def pick(self, choices: list[int]) -> int:
        """Return one of the ids, all equally likely."""
        return choices[self._chance.below(len(choices))]
