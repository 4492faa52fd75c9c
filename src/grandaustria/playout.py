"""Random play to the end, without leaving compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.chance import Chance
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import OVER, State


def playout(s: State, chance: Chance) -> i64:
    """Let everybody, nature included, answer at random until the game is over; the number of answers given."""
    answers: i64 = 0
    legal = Legal()
    while s.seat != OVER:
        legal.clear()
        s.offer(legal)
        s.play(legal.nth(chance.below(legal.count())))
        answers += 1
    return answers
