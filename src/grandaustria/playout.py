"""Play on without asking a player: nature's answers, forced choices, or random play to the end. Runs compiled."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.chance import Chance, Nature
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import NATURE, OVER, State


def advance(s: State, nature: Nature | None, legal: Legal, record: list[int] | None) -> None:
    """Answer for nature and make forced choices, until a player must be asked or the game is over.

    `legal` then holds the choices of the seat that is asked. The answers are added to the record, if there is one.
    Without a `nature`, a draw with more than one possible answer is left open too.
    """
    while s.seat != OVER:
        legal.clear()
        s.offer(legal)
        if s.seat == NATURE and nature is not None:
            choice: i64 = nature.draw(s, legal)
        elif legal.count() != 1:
            return
        else:
            choice = legal.nth(0)
            if s.must_ask([choice]):
                return
        if record is not None:
            record.append(choice)
        s.play(choice)
    legal.clear()


def answer_nature(s: State, nature: Nature) -> bool:
    """Answer while nature is asked, and make no forced choices. Return whether it was asked at all."""
    if s.seat != NATURE:
        return False
    legal = Legal(s.ruleset.space)
    while s.seat == NATURE:
        legal.clear()
        s.offer(legal)
        s.play(nature.draw(s, legal))
    return True


def follow_plan(s: State, plan: list[int]) -> None:
    """Play the planned choices of a seat, and the forced ones in between."""
    legal = Legal(s.ruleset.space)
    for choice in plan:
        advance(s, None, legal, None)
        s.play(choice)


def playout(s: State, chance: Chance) -> i64:
    """Play at random, nature included, until the game is over. Returns the number of answers."""
    answers: i64 = 0
    legal = Legal(s.ruleset.space)
    while s.seat != OVER:
        legal.clear()
        s.offer(legal)
        s.play(legal.nth(chance.below(legal.count())))
        answers += 1
    return answers
