"""Whether to end a turn although a guest is ready to move in: only where that is clearly better."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from grandaustria.chance import Chance
from grandaustria.rules.choices import CLAIM, END_TURN, MOVE_IN
from grandaustria.rules.state import State
from grandaustria.search.beam import Line, by_value
from grandaustria.search.learned import (
    CLEARLY,
    FEW,
    Effort,
    Evaluator,
    LearnedForesight,
    distinct,
    evaluated_ends,
)

LEAST_LEAD: Final = 1.5  # points by which it must be better to end the turn
WORLDS: Final = (4, 4, 8)  # in which that is looked at, as long as it seems so
WIDER: Final = 2  # times as wide a search of the next turn as usual


def may_move_in(choices: Iterable[int]) -> bool:
    return any(MOVE_IN <= choice < CLAIM for choice in choices)


def end_or_go_on(evaluator: Evaluator, root: State, seat: int, effort: Effort, chance: Chance) -> Line:
    """Return a line that ends the turn at once if all others are clearly behind, otherwise the best of the others."""
    lines = distinct(evaluated_ends(evaluator, root, seat, effort, chance))
    ends = [line for line in lines if line.first == END_TURN]
    others = [line for line in lines if line.first != END_TURN][: effort.ends]
    if not ends or not others:  # a narrow search has not found them
        return lines[0]
    (end,) = ends
    wider = replace(effort, next_width=WIDER * effort.next_width, next_looked_at=WIDER * effort.next_looked_at)
    foresight = LearnedForesight(evaluator, root, seat, wider, chance)
    for worlds in WORLDS:
        foresight.follow([end, *others], worlds)
        others = sorted(others, key=by_value, reverse=True)[: max(FEW, len(others) // 2)]
        if end.value - others[0].value < LEAST_LEAD:
            return others[0]
    return end if clearly_better(foresight, end, others[0]) else others[0]


def clearly_better(foresight: LearnedForesight, end: Line, other: Line) -> bool:
    """Return whether it is clearly better to end the turn, in the worlds that both have seen."""
    behind = foresight.behind(other, end)
    return behind >= LEAST_LEAD and behind > CLEARLY * foresight.error(other, end)
