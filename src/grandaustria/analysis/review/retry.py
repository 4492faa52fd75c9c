"""A turn of a finished game tried in another way: what was drawn in it comes again, as far as it is possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grandaustria.analysis.review.course import Turn, kind_at
from grandaustria.analysis.review.lines import next_drawn
from grandaustria.errors import IllegalChoice
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.rules.state import NATURE, State
from grandaustria.search.worlds import World


@dataclass
class Retry:
    """`answers` follow the turn's first answer, nature's included; `choices` are the player's, forced ones included.

    `settled` is how many of the answers came before the choice that ended the turn, or all while it is not `done`.
    """

    answers: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    settled: int = 0
    done: bool = False


def tried(turn: Turn, choices: Sequence[int]) -> Retry:
    """Play the choices that the player is asked for. Raises IllegalChoice.

    Outside of turns, in the set-up and in scorings, nature's first answer ends the attempt: what follows is another
    matter.
    """
    s = turn.state.copy()
    drawn = [answer for draw in turn.draws for answer in draw.answers]
    world = World(0, s.ruleset.space.size)
    retry = Retry()
    for choice in choices:
        if retry.done or choice not in s.choices():
            raise IllegalChoice(f"{choice!r:.60} is not possible now")
        retry.settled = len(retry.answers)
        _play(s, choice, turn, retry)
        retry.done = choice in (PASS, END_TURN) or not _goes_on(s, turn, retry, drawn, world)
    if not retry.done:
        retry.settled = len(retry.answers)
    return retry


def _play(s: State, answer: int, turn: Turn, retry: Retry) -> None:
    retry.answers.append(answer)
    if s.seat == turn.seat:
        retry.choices.append(answer)
    s.play(answer)


def _goes_on(s: State, turn: Turn, retry: Retry, drawn: list[int], world: World) -> bool:
    """Answer for nature and make forced choices. Return whether the player is asked once more in this turn."""
    in_turn = turn.kind in ("turn", "pass")
    while True:
        if s.seat == NATURE:
            if not in_turn:
                return False
            _play(s, next_drawn(s, drawn, world), turn, retry)
        elif s.seat != turn.seat or s.round != turn.round or kind_at(s) != ("turn" if in_turn else turn.kind):
            return False
        elif s.must_ask(s.choices()):
            return True
        else:
            _play(s, s.choices()[0], turn, retry)
