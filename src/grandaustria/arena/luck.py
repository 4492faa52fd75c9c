"""Luck: how much each roll and draw gave or took, compared with the mean of all that could have come.

The mean over all possible answers of nature is 0 by construction, whatever the forecast says. So luck can be subtracted
from a result without favouring anybody. The better the forecast, the more of the luck is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.forecast import Forecast
from grandaustria.rules.state import NATURE, State

# Every kind of luck, and the blocks of choices that belong to it. Staff that are drawn during the set-up are hands.
DEAL: Final = "deal"
HANDS: Final = "hands"
DICE: Final = "dice"
GUESTS: Final = "guests"
STAFF: Final = "staff"
KINDS: Final = (DEAL, HANDS, DICE, GUESTS, STAFF)
_BY_BLOCK: Final = {"ROLL": DICE, "DRAW_GUEST": GUESTS, "DRAW_STAFF": STAFF}  # all others belong to the deal

_AT_ONCE: Final = 400  # positions that are evaluated together, at least


class Luck(NamedTuple):
    """What one answer of nature gave to each seat, compared with the mean of all possible answers."""

    at: int  # which answer of the record
    kind: str
    points: tuple[float, ...]  # by seat
    chances: tuple[float, ...]  # to win, by seat


class _Asked(NamedTuple):
    """A question to nature: the answer, and the positions that all possible answers lead to."""

    at: int
    kind: str
    came: int  # which of the answers
    after: list[State]


def luck_of(start: State, answers: Iterable[int], forecast: Forecast) -> Iterator[Luck]:
    """Yield the luck of each answer of nature that could have been another, in the order of the record.

    `answers` are those of a record that begins at `start`, which is left as it is.
    """
    waiting: list[_Asked] = []
    positions = 0
    for asked in _questions(start.copy(), answers):
        waiting.append(asked)
        positions += len(asked.after)
        if positions >= _AT_ONCE:
            yield from _evaluated(waiting, forecast)
            waiting, positions = [], 0
    if waiting:
        yield from _evaluated(waiting, forecast)


def _questions(s: State, answers: Iterable[int]) -> Iterator[_Asked]:
    for at, answer in enumerate(answers):
        if s.seat == NATURE:
            possible = s.choices()
            if len(possible) > 1:
                after = [_after(s, choice) for choice in possible]
                yield _Asked(at, _kind(s, answer), possible.index(answer), after)
        s.play(answer)


def _after(s: State, choice: int) -> State:
    twin = s.copy()
    twin.play(choice)
    return twin


def _kind(s: State, answer: int) -> str:
    kind = _BY_BLOCK.get(s.ruleset.space.block_of[answer].name, DEAL)
    return HANDS if kind == STAFF and s.round == 0 else kind


def _evaluated(waiting: list[_Asked], forecast: Forecast) -> Iterator[Luck]:
    points, chances = forecast([s for asked in waiting for s in asked.after])
    first = 0
    for at, kind, came, after in waiting:
        found = slice(first, first + len(after))
        yield Luck(at, kind, _beyond_the_mean(points[found], came), _beyond_the_mean(chances[found], came))
        first += len(after)


def _beyond_the_mean(values: npt.NDArray[np.float64], came: int) -> tuple[float, ...]:
    beyond: list[float] = (values[came] - values.mean(axis=0)).tolist()
    return tuple(beyond)
