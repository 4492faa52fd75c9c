"""The expert: the planner's search, with positions valued by what was learned from games against itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grandaustria.bots.planner import Planner, heuristic_of
from grandaustria.evaluation.network import Network, shipped
from grandaustria.search.beam import Line, Search
from grandaustria.search.determinization import determinize
from grandaustria.search.foresight import NEXT_WIDTH
from grandaustria.search.learned import NEXT_LOOKED_AT, LearnedForesight, NetworkEvaluator


class Expert(Planner):
    """Values the ends of its turn as it has learned to, and looks from the best of them into the next one.

    `width` is how many positions go on at each step of the turn and `looked_at` how many of its ends are valued;
    `next_width` and `next_looked_at` are the same for the next turn. `ends` is how many ends are looked beyond, in at
    least `worlds` imagined worlds each. The more, the better and the slower; most is gained by the next turn.
    `weights` is a file made by `grandaustria train`, instead of the one that comes with the game.
    """

    def __init__(
        self,
        seed: int = 0,
        width: int = 160,
        looked_at: int = 400,
        ends: int = 12,
        worlds: int = 4,
        next_width: int = NEXT_WIDTH,
        next_looked_at: int = NEXT_LOOKED_AT,
        weights: str = "",
    ) -> None:
        super().__init__(seed, width, ends)
        self._looked_at = looked_at
        self._worlds = worlds
        self._next_turn = (next_width, next_looked_at)
        self._network = Network.from_bytes(Path(weights).read_bytes()) if weights else shipped()

    def _lines(self, view: Mapping[str, Any]) -> list[Line]:
        heuristic = heuristic_of(view, self._heuristics)
        seat = view["seat"]
        search = Search(heuristic, self._width, self._chance)
        lines = search.best(determinize(view, self._chance), seat)
        if view["round"] == 0 or len(search.ends) < 2:
            return lines
        evaluator = NetworkEvaluator(self._network, heuristic)
        ends = evaluator.ranked(search.ends, seat, self._looked_at)
        if self._ends < 2:
            return ends
        return LearnedForesight(evaluator, self._chance, *self._next_turn).rank(ends[: self._ends], seat, self._worlds)
