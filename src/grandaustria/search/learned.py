"""Positions valued by what was learned, instead of by the judge alone."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.chance import Chance
from grandaustria.evaluation.features import LENGTH, features
from grandaustria.evaluation.heuristic import Judge
from grandaustria.evaluation.network import Array, Network
from grandaustria.rules.choices import PASS
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, by_value
from grandaustria.search.foresight import Foresight

RIVALRY: Final = 0.3  # how much a point of the best opponent counts against one's own
NEXT_LOOKED_AT: Final = 12  # ends of the next turn, unless said


class Appraiser:
    def __init__(self, network: Network, judge: Judge) -> None:
        self.network = network
        self.judge = judge

    def best(self, ends: list[Line], seat: int, looked_at: int) -> list[Line]:
        """As `opinion`, but a game that is over is worth what it brought."""
        ends = self.opinion(ends, seat, looked_at)
        for line in ends:
            if line.state.seat == OVER:
                line.value = worth_in_the_end(line.state, seat)
        return sorted(ends, key=by_value, reverse=True)

    def opinion(self, ends: list[Line], seat: int, looked_at: int) -> list[Line]:
        """The ends of a turn, the most promising first, each with its new value; the judge chooses which to look at."""
        ends = sorted(ends, key=by_value, reverse=True)[:looked_at]
        for line, value in zip(ends, worth(self.scores(ends, seat)).tolist(), strict=True):
            line.value = value
        return sorted(ends, key=by_value, reverse=True)

    def scores(self, ends: list[Line], seat: int) -> Array:
        """What the seat and its best opponent will have in the end, a row for each end of a turn."""
        rows = rows_of_features(self.judge, [settled(line) for line in ends], seat)
        return self.network(rows.astype(np.float32))


class LearnedForesight(Foresight):
    """Foresight that ends in the learned value, of so many ends of the next turn as are looked at.

    A turn that is passed is played when its time comes, and looked beyond as all others are: values before and after a
    scoring by the emperor are not to be compared. Nor is a second pass taken for a way out.
    """

    def __init__(self, appraiser: Appraiser, chance: Chance, width: int, looked_at: int) -> None:
        super().__init__(appraiser.judge, chance, width)
        self._appraiser = appraiser
        self._looked_at = looked_at

    def ends_of_turn(self, s: State, seat: int, chance: Chance) -> list[Line]:
        ends = super().ends_of_turn(s, seat, chance)
        return self._appraiser.best([end for end in ends if end.choice != PASS] or ends, seat, self._looked_at)

    def after_a_pass(self, s: State, seat: int, chance: Chance) -> State:
        return s if s.seat == OVER else self.until_asked(self.ends_of_turn(s, seat, chance)[0].outcome(), seat, chance)

    def worth_in_the_end(self, s: State, seat: int) -> float:
        return worth_in_the_end(s, seat)


def worth_in_the_end(s: State, seat: int) -> float:
    """As `worth`, of a game that is over."""
    points = [float(player.points) for player in s.players]
    own = points.pop(seat)
    return own - RIVALRY * max(points)


def rows_of_features(judge: Judge, states: list[State], seat: int) -> npt.NDArray[np.float64]:
    """A row for each position, as the player at the seat sees it."""
    return np.frombuffer(memoryview(features(judge, states, seat)), np.float64).reshape(-1, LENGTH)


def worth(scores: Array) -> Array:
    """Own scores, and those of the best opponent, as one number to compare."""
    values: Array = scores[:, 0] - np.float32(RIVALRY) * scores[:, 1]
    return values


def settled(line: Line) -> State:
    """The position to value: after nature's answers, but with the turn still to come if it was passed."""
    return line.outcome() if line.choice == PASS else line.state
