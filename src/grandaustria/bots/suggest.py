"""Hints: the best choices in a position, with what they promise, as the expert sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.planner import judge_of
from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.network import shipped
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.determinization import imagine
from grandaustria.search.foresight import NEXT_WIDTH
from grandaustria.search.learned import NEXT_LOOKED_AT, Appraiser, LearnedForesight

NARROWEST: Final = 8
WIDEST: Final = 512
LOOKED_AT: Final = 400
LOOKED_BEYOND: Final = 8  # of the choices, into the next turn


@dataclass(frozen=True)
class Suggestion:
    choice: int
    points: float  # expected in the end
    behind: float  # the best choice by, the points of opponents considered


def suggest(view: Mapping[str, Any], ms: float = 200) -> list[Suggestion]:
    """The choices of the seat that is asked, the best first, as far as can be seen in this time.

    A third of the time goes into the own turn: the search is widened fourfold while another one fits. In what is left
    the best choices are followed into the next turn, in one imagined world after the other. Choices that lead to the
    same positions as a better one may be missing.
    """
    started = perf_counter()
    chance = seeded(view["events"])
    judge = judge_of(view, {})
    width = NARROWEST
    while True:
        before = perf_counter()
        search = Search(judge, width, chance)
        lines = search.best(imagine(view, chance), view["seat"])
        now = perf_counter()
        width *= 4
        if width > WIDEST or 3000 * (now - started + 4 * (now - before)) > ms:
            break
    if view["round"] == 0:  # of the draft the network knows nothing
        return [Suggestion(line.first, line.value, lines[0].value - line.value) for line in lines]
    return _appraised(search.ends, view["seat"], Appraiser(shipped(), judge), chance, started + ms / 1000)


def _appraised(ends: list[Line], seat: int, appraiser: Appraiser, chance: Chance, until: float) -> list[Suggestion]:
    best: dict[int, Line] = {}
    for line in appraiser.best(ends, seat, LOOKED_AT):
        best.setdefault(line.first, line)
    lines = list(best.values())
    points = dict(zip(best, appraiser.scores(lines, seat)[:, 0].tolist(), strict=True))
    _look_beyond(lines, seat, LearnedForesight(appraiser, chance, NEXT_WIDTH, NEXT_LOOKED_AT), chance, until)
    lines.sort(key=by_value, reverse=True)
    return [Suggestion(line.first, points[line.first], lines[0].value - line.value) for line in lines]


def _look_beyond(lines: list[Line], seat: int, foresight: LearnedForesight, chance: Chance, until: float) -> None:
    """Value the best lines anew, by the worlds that all of them were seen in; the others gain as much as they do."""
    followed = lines[:LOOKED_BEYOND]
    seen: list[list[float]] = []
    while perf_counter() < until:
        seed = chance.below(1 << 30)
        seen.append([foresight.look(line, seat, seed) for line in followed])
    if seen:
        means = [fmean(values) for values in zip(*seen, strict=True)]
        gain = fmean(means) - fmean(line.value for line in followed)
        for line in lines[LOOKED_BEYOND:]:
            line.value += gain
        for line, mean in zip(followed, means, strict=True):
            line.value = mean
