"""Hints: the best choices in a position and the scores they promise, by the expert's evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.planner import heuristic_of
from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.network import shipped
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.determinization import determinize
from grandaustria.search.foresight import NEXT_WIDTH
from grandaustria.search.learned import NEXT_LOOKED_AT, LearnedForesight, NetworkEvaluator

NARROWEST: Final = 8
WIDEST: Final = 512
LOOKED_AT: Final = 400
LOOKED_BEYOND: Final = 8  # of the choices, into the next turn


@dataclass(frozen=True)
class Suggestion:
    choice: int
    points: float  # expected final score
    behind: float  # the best choice by, the points of opponents considered


def suggest(view: Mapping[str, Any], ms: float = 200) -> list[Suggestion]:
    """Return the choices of the asked seat, the best first, as far as the search gets in this time.

    A third of the time goes into the current turn: the search is widened fourfold while another one fits. In what is
    left the best choices are followed into the next turn, in one imagined world after the other. Choices that lead to
    the same positions as a better one may be missing.
    """
    started = perf_counter()
    chance = seeded(view["events"])
    heuristic = heuristic_of(view, {})
    width = NARROWEST
    while True:
        before = perf_counter()
        search = Search(heuristic, width, chance)
        lines = search.best(determinize(view, chance), view["seat"])
        now = perf_counter()
        width *= 4
        if width > WIDEST or 3000 * (now - started + 4 * (now - before)) > ms:
            break
    if view["round"] == 0:  # of the draft the network knows nothing
        return [Suggestion(line.first, line.value, lines[0].value - line.value) for line in lines]
    return _evaluated(search.ends, view["seat"], NetworkEvaluator(shipped(), heuristic), chance, started + ms / 1000)


def _evaluated(
    ends: list[Line], seat: int, evaluator: NetworkEvaluator, chance: Chance, until: float
) -> list[Suggestion]:
    best: dict[int, Line] = {}
    for line in evaluator.ranked(ends, seat, LOOKED_AT):
        best.setdefault(line.first, line)
    lines = list(best.values())
    points = dict(zip(best, evaluator.scores(lines, seat)[:, 0].tolist(), strict=True))
    _look_beyond(lines, seat, LearnedForesight(evaluator, chance, NEXT_WIDTH, NEXT_LOOKED_AT), chance, until)
    lines.sort(key=by_value, reverse=True)
    return [Suggestion(line.first, points[line.first], lines[0].value - line.value) for line in lines]


def _look_beyond(lines: list[Line], seat: int, foresight: LearnedForesight, chance: Chance, until: float) -> None:
    """Re-evaluate the best lines in the same worlds. The others gain as much as they do on average."""
    followed = lines[:LOOKED_BEYOND]
    seen: list[list[float]] = []
    while perf_counter() < until:
        seed = chance.below(1 << 30)
        seen.append([foresight.rollout(line, seat, seed) for line in followed])
    if seen:
        means = [fmean(values) for values in zip(*seen, strict=True)]
        gain = fmean(means) - fmean(line.value for line in followed)
        for line in lines[LOOKED_BEYOND:]:
            line.value += gain
        for line, mean in zip(followed, means, strict=True):
            line.value = mean
