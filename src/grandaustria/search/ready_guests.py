"""Whether to end a turn although a guest is ready to move in: only where that is clearly better."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from grandaustria.chance import Chance
from grandaustria.rules.choices import CLAIM, END_TURN, MOVE_IN
from grandaustria.rules.state import State
from grandaustria.search.beam import Line
from grandaustria.search.learned import (
    CLEARLY,
    FEW,
    Effort,
    Evaluator,
    LearnedForesight,
    distinct,
    evaluated_ends,
)

LEAST_LEAD: Final = 1.5  # points by which it must be better to leave the guest where it is
WORLDS: Final = (4, 4, 8)  # in which that is looked at, as long as it seems so
MOVING: Final = 6  # lines in which a guest moves in, at first
WIDER: Final = 2  # times as wide a search of the next turn as usual


def is_ready(choices: Collection[int]) -> bool:
    """Return whether the turn may end although a guest may move in."""
    return END_TURN in choices and any(MOVE_IN <= choice < CLAIM for choice in choices)


def wider(effort: Effort) -> Effort:
    return replace(effort, next_width=WIDER * effort.next_width, next_looked_at=WIDER * effort.next_looked_at)


def end_or_go_on(
    evaluator: Evaluator,
    root: State,
    seat: int,
    effort: Effort,
    chance: Chance,
    go_on: Callable[[], bool] | None = None,
) -> Line:
    """Return the best line in which a guest moves in, or the best of the others if it is clearly better.

    With `go_on`, the comparison stops early when it says no.
    """
    found = distinct(evaluated_ends(evaluator, root, seat, effort, chance))
    foresight = LearnedForesight(evaluator, root, seat, wider(effort), chance)
    moving = [line for line in found if moves_in(line)][:MOVING]
    leaving = sorted((line for line in found if not moves_in(line)), key=lambda line: line.first != END_TURN)[:FEW]
    if not moving or not leaving:  # a narrow search has not found both
        return foresight.rank(found[: effort.ends])[0]
    for worlds in WORLDS:
        lines = foresight.follow([*leaving, *moving], worlds)
        moving = [line for line in lines if moves_in(line)]
        leaving = [line for line in lines if not moves_in(line)]
        if leaving[0].value - moving[0].value < LEAST_LEAD or (go_on is not None and not go_on()):
            break
        moving = moving[: max(FEW, len(moving) // 2)]
    return preferred(foresight, lines)


def preferred(foresight: LearnedForesight, lines: list[Line]) -> Line:
    """Return the best line but, unless it is clearly better, rather the best one in which a guest moves in.

    The lines have been looked beyond, and the best comes first.
    """
    moving = next(filter(moves_in, lines), lines[0])
    behind = foresight.behind(moving, lines[0])
    clearly = behind >= LEAST_LEAD and behind > CLEARLY * foresight.error(moving, lines[0])
    return lines[0] if clearly else moving


def moves_in(line: Line) -> bool:
    """Return whether a guest moves in on the way."""
    at: Line | None = line
    while at is not None:
        if MOVE_IN <= at.choice < CLAIM:
            return True
        at = at.before
    return False
