"""Bots that search their turn: the planner widely and beyond it, the greedy narrowly, the gentle with mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grandaustria.cards.editions import EDITIONS
from grandaustria.chance import seeded
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.determinization import determinize
from grandaustria.search.foresight import NEXT_WIDTH, Foresight

FIRST_TURNS: Final = 8  # of all players, in the worlds in which it is looked at first


class Planner:
    """Looks at whole turns, and from the best ends on into the next one, and plays the turn that leads furthest.

    `width` is how many positions go on at each step of a turn, `ends` how many ends of the turn are looked beyond: the
    more, the better and the slower.
    """

    def __init__(self, seed: int = 0, width: int = 160, ends: int = 12) -> None:
        self._chance = seeded(seed)
        self._width = width
        self._ends = ends
        self._heuristics: dict[str, Heuristic] = {}
        self._plan: list[int] = []

    def choose(self, view: Mapping[str, Any]) -> int:
        legal = [choice["id"] for choice in view["prompt"]["choices"]]
        if not self._plan or self._plan[0] not in legal:
            self._plan = self.preferred(self._lines(view)).plan()
        return self._plan.pop(0)

    def _lines(self, view: Mapping[str, Any]) -> list[Line]:
        heuristic = heuristic_of(view, self._heuristics)
        search = Search(heuristic, self._width, self._chance)
        lines = search.best(determinize(view, self._chance), view["seat"])
        if self._ends > 1 and len(search.ends) > 1:
            ends = sorted(search.ends, key=by_value, reverse=True)[: self._ends]
            foresight = Foresight(heuristic, self._chance, NEXT_WIDTH)
            return foresight.rank(ends, view["seat"], FIRST_TURNS // len(view["players"]))
        return lines

    def preferred(self, lines: list[Line]) -> Line:
        return lines[0]


class Greedy(Planner):
    """Follows only the two most promising positions at each step, without a second thought."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, width=2, ends=1)


class Gentle(Planner):
    """Follows one idea at each step; one time in three it is content with another of the better ones, as people are."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, width=1, ends=1)

    def preferred(self, lines: list[Line]) -> Line:
        if self._chance.below(3) == 0:
            return lines[self._chance.below(min(len(lines), 4))]
        return lines[0]


def heuristic_of(view: Mapping[str, Any], heuristics: dict[str, Heuristic]) -> Heuristic:
    """The heuristic for the game's edition, made when first needed."""
    edition = view["options"]["edition"]
    if edition not in heuristics:
        heuristics[edition] = Heuristic(EDITIONS[edition], Weights())
    return heuristics[edition]
