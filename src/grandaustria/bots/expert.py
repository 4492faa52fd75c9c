"""The expert: the planner's search with an evaluation learned by self-play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grandaustria.bots.planner import TurnPlanner, check_counts
from grandaustria.evaluation.network import Network, shipped
from grandaustria.search.beam import Line, Search
from grandaustria.search.foresight import NEXT_WIDTH
from grandaustria.search.learned import NEXT_LOOKED_AT, LearnedForesight, NetworkEvaluator


class Expert(TurnPlanner):
    """Evaluates the ends of its turn with the network, and looks ahead from the best of them.

    `width` is how many positions go on at each step of the turn, and `looked_at` how many of its ends are evaluated;
    `next_width` and `next_looked_at` are the same for the next turn. `ends` is the number of ends from which it looks
    ahead, in at least `worlds` imagined worlds each. Larger values are stronger and slower; the next turn gains most.
    `weights` is a file made by `grandaustria train`, instead of the one that ships with the game.
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
        super().__init__(seed, width)
        check_counts(looked_at=looked_at, worlds=worlds, next_width=next_width, next_looked_at=next_looked_at)
        self._ends = ends
        self._looked_at = looked_at
        self._worlds = worlds
        self._next_turn = (next_width, next_looked_at)
        self._network = Network.from_bytes(Path(weights).read_bytes()) if weights else shipped()

    def reranked(self, view: Mapping[str, Any], search: Search, lines: list[Line]) -> list[Line]:
        if view["round"] == 0 or len(search.ends) < 2:
            return lines
        seat = view["seat"]
        evaluator = NetworkEvaluator(self._network, search.heuristic)
        ends = evaluator.ranked(search.ends, seat, self._looked_at)
        if self._ends < 2:
            return ends
        foresight = LearnedForesight(evaluator, self._chance, *self._next_turn)
        return foresight.rank(ends[: self._ends], seat, self._worlds)
