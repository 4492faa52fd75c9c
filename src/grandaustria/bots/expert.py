"""The expert: a search led by what was learned in self-play, with a look ahead into the next turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.bot import legal
from grandaustria.bots.planner import check_counts
from grandaustria.chance import seeded
from grandaustria.evaluation.model import Model, shipped
from grandaustria.rules.choices import END_TURN
from grandaustria.search.beam import Line
from grandaustria.search.determinization import determinize
from grandaustria.search.learned import Effort, Evaluator, LearnedForesight, distinct, evaluated_ends
from grandaustria.search.ready_guests import end_or_go_on, is_ready

EFFORT: Final = Effort(width=120, looked_at=500, ends=10, worlds=2, next_width=8, next_looked_at=24)


class Expert:
    """Searches its turn, evaluates the ends with the network, and looks ahead from the best of them.

    Before it ends a turn on a guest who is ready to move in, it looks again, more closely.
    `Effort` explains the counts: larger ones are stronger and slower. With `ms`, the best ends are compared until so
    many milliseconds have passed, so that choices depend on the machine. `weights` is a file made by `grandaustria
    train`, instead of the one that ships with the game.
    """

    def __init__(
        self,
        seed: int = 0,
        width: int = EFFORT.width,
        looked_at: int = EFFORT.looked_at,
        ends: int = EFFORT.ends,
        worlds: int = EFFORT.worlds,
        next_width: int = EFFORT.next_width,
        next_looked_at: int = EFFORT.next_looked_at,
        turns: int = EFFORT.turns,
        ms: int = 0,
        weights: str = "",
    ) -> None:
        self._effort = Effort(width, looked_at, ends, worlds, next_width, next_looked_at, turns)
        check_counts(**vars(self._effort))
        self._chance = seeded(seed)
        self._ms = ms
        self._weights = weights
        self._plan: list[int] = []
        self._model()

    def choose(self, view: Mapping[str, Any]) -> int:
        choices = legal(view)
        go_on = self._time_limit()
        if not self._plan or self._plan[0] not in choices:
            self._plan = self.best(view, go_on).plan()
        if self._plan[0] == END_TURN and self._effort.ends > 1 and is_ready(choices):
            root = determinize(view, self._chance)
            evaluator = Evaluator(self._model(), root.ruleset)
            self._plan = end_or_go_on(evaluator, root, view["seat"], self._effort, self._chance, go_on).plan()
        return self._plan.pop(0)

    def best(self, view: Mapping[str, Any], go_on: Callable[[], bool] | None = None) -> Line:
        """Return the best line that the search finds, ready guests or not; with `go_on`, while it says yes."""
        root = determinize(view, self._chance)
        seat: int = view["seat"]
        evaluator = Evaluator(self._model(), root.ruleset)
        ends = evaluated_ends(evaluator, root, seat, self._effort, self._chance)
        lines = distinct(ends)[: self._effort.ends]
        if len(lines) < 2:
            return ends[0]
        foresight = LearnedForesight(evaluator, root, seat, self._effort, self._chance)
        return foresight.rank(lines, go_on)[0]

    def _time_limit(self) -> Callable[[], bool] | None:
        """Return what says whether there is time left, if time is limited."""
        until = perf_counter() + self._ms / 1000
        return (lambda: perf_counter() < until) if self._ms else None

    def _model(self) -> Model:
        return _read(self._weights) if self._weights else shipped()


@lru_cache(maxsize=8)
def _read(file: str) -> Model:
    return Model.from_bytes(Path(file).read_bytes())
