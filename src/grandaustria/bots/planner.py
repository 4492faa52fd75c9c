"""Bots that search their own turn: the planner widely, the greedy one narrowly, the gentle one with mistakes."""

from __future__ import annotations

from typing import Any

from grandaustria.bots.search import Line, Search
from grandaustria.bots.value import Judge, Weights
from grandaustria.cards.editions import EDITIONS
from grandaustria.chance import seeded
from grandaustria.view.imagine import imagine


class Planner:
    """Looks at whole turns and plays the one that leads to the best position.

    `width` is how many positions go on at each step of a turn: the more, the better and the slower.
    """

    def __init__(self, seed: int = 0, width: int = 160) -> None:
        self._chance = seeded(seed)
        self._width = width
        self._judges: dict[str, Judge] = {}
        self._plan: list[int] = []

    def choose(self, view: dict[str, Any]) -> int:
        legal = [choice["id"] for choice in view["prompt"]["choices"]]
        if not self._plan or self._plan[0] not in legal:
            search = Search(judge_of(view, self._judges), self._width, self._chance)
            lines = search.best(imagine(view, self._chance), view["seat"])
            self._plan = self.preferred(lines).plan()
        return self._plan.pop(0)

    def preferred(self, lines: list[Line]) -> Line:
        return lines[0]


class Greedy(Planner):
    """Follows only the two most promising positions at each step, without a second thought."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, width=2)


class Gentle(Planner):
    """Follows one idea at each step; one time in three it is content with another of the better ones, as people are."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, width=1)

    def preferred(self, lines: list[Line]) -> Line:
        if self._chance.below(3) == 0:
            return lines[self._chance.below(min(len(lines), 4))]
        return lines[0]


def judge_of(view: dict[str, Any], judges: dict[str, Judge]) -> Judge:
    """The judge for the game's edition, made when first needed."""
    edition = view["options"]["edition"]
    if edition not in judges:
        judges[edition] = Judge(EDITIONS[edition], Weights())
    return judges[edition]
