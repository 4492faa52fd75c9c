"""Hints: the best choices in a position, with what they promise."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.planner import judge_of
from grandaustria.bots.search import Search
from grandaustria.chance import seeded
from grandaustria.view.imagine import imagine

NARROWEST: Final = 8
WIDEST: Final = 4096


@dataclass(frozen=True)
class Suggestion:
    choice: int
    points: float  # expected in the end, by the planner's judgement
    behind: float  # the best choice by


def suggest(view: dict[str, Any], ms: float = 200) -> list[Suggestion]:
    """The choices of the seat that is asked, the best first, as far as can be seen in this time.

    The search is widened fourfold while another one fits into the time. Choices that lead to the same positions as a
    better one may be missing.
    """
    started = perf_counter()
    chance = seeded(view["events"])
    judge = judge_of(view, {})
    width = NARROWEST
    while True:
        before = perf_counter()
        lines = Search(judge, width, chance).best(imagine(view, chance), view["seat"])
        now = perf_counter()
        width *= 4
        if width > WIDEST or 1000 * (now - started + 4 * (now - before)) > ms:
            return [Suggestion(line.first, line.value, lines[0].value - line.value) for line in lines]
