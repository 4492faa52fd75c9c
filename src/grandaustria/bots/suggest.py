"""Hints: the best choices in a position and the scores they promise. They say what the expert would play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.expert import EFFORT
from grandaustria.chance import seeded
from grandaustria.evaluation.model import shipped
from grandaustria.search.beam import Line
from grandaustria.search.determinization import determinize
from grandaustria.search.learned import Evaluator, LearnedForesight, distinct, evaluated_ends

LOOKED_BEYOND: Final = 8  # of the choices, besides the ends that the expert looks beyond


@dataclass(frozen=True)
class Suggestion:
    choice: int
    points: float  # expected final score
    behind: float  # the best choice by, the points of opponents considered


def suggest(view: Mapping[str, Any], ms: float = 200) -> list[Suggestion]:
    """Return the choices of the asked seat, the best first, as far as the comparison gets in this time.

    The expert's search finds the ends of the turn. The best of them, and the best end behind each of the best choices,
    are followed into the next turn, in one imagined world after the other. Choices that lead to the same positions as a
    better one may be missing.
    """
    until = perf_counter() + ms / 1000
    chance = seeded(view["events"])
    root = determinize(view, chance)
    seat: int = view["seat"]
    evaluator = Evaluator(shipped(), root.ruleset)
    ends = evaluated_ends(evaluator, root, seat, EFFORT, chance)
    firsts: dict[int, Line] = {}
    for line in ends:
        firsts.setdefault(line.first, line)
    promised = {line: line.value for line in firsts.values()}
    followed = distinct([*distinct(ends)[: EFFORT.ends], *list(firsts.values())[:LOOKED_BEYOND]])
    foresight = LearnedForesight(evaluator, root, seat, EFFORT, chance)
    best = foresight.rank(followed, lambda: perf_counter() < until)[0]
    found = [Suggestion(best.first, _points(foresight, best), 0.0)]
    for line in sorted(followed, key=lambda line: foresight.behind(line, best)):
        if all(each.choice != line.first for each in found):
            behind = max(foresight.behind(line, best), 0.0)
            found.append(Suggestion(line.first, _points(foresight, line), behind))
    return found + _not_followed(firsts, promised, found)


def _points(foresight: LearnedForesight, line: Line) -> float:
    return float(foresight.forecast(line)[0])


def _not_followed(firsts: dict[int, Line], promised: dict[Line, float], found: list[Suggestion]) -> list[Suggestion]:
    """Return the other choices. They are behind the best by as much as the network alone thinks, or like the last."""
    known = {each.choice for each in found}
    most = max(promised.values())
    rest = []
    for choice, line in firsts.items():
        if choice not in known:
            behind = max(most - promised[line], found[-1].behind)
            rest.append(Suggestion(choice, found[0].points - behind, behind))
    return sorted(rest, key=lambda each: each.behind)
