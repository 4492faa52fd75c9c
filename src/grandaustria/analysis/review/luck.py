"""The luck of a draw: the forecast after it against the average of what could have come.

What could have come is drawn as fairly as the game draws, so luck is zero on average, whatever the forecaster thinks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from grandaustria.analysis.review.course import Course, Draw, drawn_by
from grandaustria.analysis.review.forecast import Forecaster, Numbers
from grandaustria.chance import Chance, seeded
from grandaustria.playout import answer_nature
from grandaustria.rules.state import NATURE, State

SAMPLES: Final = 64  # of what could have come, where there is too much to count


class Luck(NamedTuple):
    """What was to be expected before a draw and after it, in points and chances of each seat, and how exact it is."""

    before: tuple[Numbers, Numbers]
    after: tuple[Numbers, Numbers]
    error: Numbers

    @property
    def points(self) -> Numbers:
        return self.after[0] - self.before[0]


def luck_of(course: Course, forecaster: Forecaster, seed: int) -> list[Luck]:
    """Return the luck of all draws of a game."""
    found: list[Luck] = []
    for draw in reversed(course.draws):
        assert draw.after is not None
        following = found[-1] if draw.after.seat == NATURE else None  # the next draw comes at once
        found.append(_luck(draw, draw.after, following, forecaster, seeded(seed * 100_000 + draw.number)))
    found.reverse()
    return found


def _luck(draw: Draw, after: State, following: Luck | None, forecaster: Forecaster, chance: Chance) -> Luck:
    exact = len(draw.answers) == 1
    if exact:
        others = [_answered(draw.state, answer) for answer in draw.state.choices()]
    else:
        others = [_drawn_anew(draw, chance) for _ in range(SAMPLES)]
    for s in others:
        if answer_nature(s, chance):
            exact = False
    seen = forecaster.forecast(others if following is not None else [*others, after])
    points, win = seen.points[: len(others)], seen.chances[: len(others)]
    known = following.before if following is not None else (seen.points[-1], seen.chances[-1])
    error = np.zeros(len(after.players)) if exact else points.std(axis=0, ddof=1) / np.sqrt(len(others))
    return Luck((points.mean(axis=0), win.mean(axis=0)), known, error)


def _answered(state: State, answer: int) -> State:
    s = state.copy()
    s.play(answer)
    return s


def _drawn_anew(draw: Draw, chance: Chance) -> State:
    s = draw.state.copy()
    while s.seat == NATURE:
        legal = s.choices()
        if drawn_by(s, legal[0]) != draw.kind:
            break
        s.play(legal[chance.below(len(legal))])
    return s
