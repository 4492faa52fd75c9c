"""Playing on without asking anybody: nature's answers, forced ones, or random play to the end. Runs compiled."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.chance import Chance, Nature
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import NATURE, OVER, State


def advance(s: State, nature: Nature, record: list[int]) -> list[int]:
    """Answer for nature, and where nobody must be asked; note the answers in the record.

    Returns the choices of the seat that is asked then.
    """
    while True:
        legal = s.choices()
        if s.seat == NATURE:
            choice: i64 = legal[nature.below(len(legal))]
        elif s.must_ask(legal):
            return legal
        else:
            choice = legal[0]
        record.append(choice)
        s.play(choice)


def playout(s: State, chance: Chance) -> i64:
    """Let everybody, nature included, answer at random until the game is over; the number of answers given."""
    answers: i64 = 0
    legal = Legal(s.ruleset.space)
    while s.seat != OVER:
        legal.clear()
        s.offer(legal)
        s.play(legal.nth(chance.below(legal.count())))
        answers += 1
    return answers
