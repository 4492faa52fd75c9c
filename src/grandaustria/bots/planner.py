"""Bots that search their turn: `planner` widely and beyond it, `greedy` narrowly, `gentle` with mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grandaustria.bots.bot import legal
from grandaustria.chance import seeded
from grandaustria.errors import InvalidData
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.options import Options
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.determinization import determinize
from grandaustria.search.foresight import NEXT_WIDTH, Foresight

_ALL: Final = 1 << 20  # of which mistakes are a share
FIRST_TURNS: Final = 8  # of all players, in the worlds in which it is looked at first


def check_counts(**counts: int) -> None:
    """Refuse a search that would look at nothing."""
    for name, count in counts.items():
        if count < 1:
            raise InvalidData(name, f"at least 1, not {count}")


class TurnPlanner:
    """Searches its turn and follows the plan it finds, until that is no longer possible."""

    def __init__(self, seed: int, width: int) -> None:
        check_counts(width=width)
        self._chance = seeded(seed)
        self._width = width
        self._heuristics: dict[str, Heuristic] = {}
        self._plan: list[int] = []

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_heuristics": {}}  # made again when they are needed

    def choose(self, view: Mapping[str, Any]) -> int:
        if not self._plan or self._plan[0] not in legal(view):
            search = Search(heuristic_of(view, self._heuristics), self._width, self._chance)
            lines = search.best(determinize(view, self._chance), view["seat"])
            self._plan = self.preferred(self.reranked(view, search, lines)).plan()
        return self._plan.pop(0)

    def reranked(self, view: Mapping[str, Any], search: Search, lines: list[Line]) -> list[Line]:
        """Return the lines to prefer, the best first, after a second look at what the search has found."""
        return lines

    def preferred(self, lines: list[Line]) -> Line:
        return lines[0]


class Planner(TurnPlanner):
    """Searches its whole turn, looks ahead from the best ends into the next one, and plays the best.

    `width` is how many positions go on at each step of a turn, `ends` the number of ends from which it looks ahead.
    Larger values are stronger and slower.
    """

    def __init__(self, seed: int = 0, width: int = 160, ends: int = 12) -> None:
        super().__init__(seed, width)
        self._ends = ends

    def reranked(self, view: Mapping[str, Any], search: Search, lines: list[Line]) -> list[Line]:
        if self._ends < 2 or len(search.ends) < 2:
            return lines
        ends = sorted(search.ends, key=by_value, reverse=True)[: self._ends]
        foresight = Foresight(search.heuristic, self._chance, NEXT_WIDTH)
        return foresight.rank(ends, view["seat"], FIRST_TURNS // Options.from_json(view["options"]).seats)


class Greedy(TurnPlanner):
    """Follows only the two most promising positions at each step, and does not look ahead."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, width=2)


class Gentle(TurnPlanner):
    """Follows one idea at each step. One time in three it settles for any of its four best lines, as people do.

    `mistakes` is the share of its choices that it makes at random, and thinks again afterwards.
    """

    def __init__(self, seed: int = 0, mistakes: float = 0) -> None:
        super().__init__(seed, width=1)
        if not 0 <= mistakes <= 1:
            raise InvalidData("mistakes", f"0 to 1, not {mistakes}")
        self._mistakes = mistakes

    def choose(self, view: Mapping[str, Any]) -> int:
        if self._mistakes and self._chance.below(_ALL) < int(self._mistakes * _ALL):
            self._plan.clear()
            choices = legal(view)
            return choices[self._chance.below(len(choices))]
        return super().choose(view)

    def preferred(self, lines: list[Line]) -> Line:
        if self._chance.below(3) == 0:
            return lines[self._chance.below(min(len(lines), 4))]
        return lines[0]


def heuristic_of(view: Mapping[str, Any], heuristics: dict[str, Heuristic]) -> Heuristic:
    """Return the heuristic for the game's ruleset, made when first needed."""
    ruleset = Options.from_json(view["options"]).ruleset
    if ruleset.name not in heuristics:
        heuristics[ruleset.name] = Heuristic(ruleset, Weights())
    return heuristics[ruleset.name]
