"""Lines of a search evaluated by the network instead of by the heuristic alone."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.chance import Chance
from grandaustria.evaluation.features import LENGTH, features
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.evaluation.network import Array, Network
from grandaustria.rules.choices import PASS
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, by_value
from grandaustria.search.foresight import Foresight

RIVALRY: Final = 0.3  # how much a point of the best opponent counts against one's own
NEXT_LOOKED_AT: Final = 12  # ends of the next turn, by default


class NetworkEvaluator:
    def __init__(self, network: Network, heuristic: Heuristic) -> None:
        self.network = network
        self.heuristic = heuristic

    def ranked(self, ends: list[Line], seat: int, looked_at: int) -> list[Line]:
        """Rank like `ranked_by_network`, but value finished games by their final scores."""
        ends = self.ranked_by_network(ends, seat, looked_at)
        for line in ends:
            if line.state.seat == OVER:
                line.value = final_value(line.state, seat)
        return sorted(ends, key=by_value, reverse=True)

    def ranked_by_network(self, ends: list[Line], seat: int, looked_at: int) -> list[Line]:
        """Return the `looked_at` best ends of a turn by the heuristic, with the network's values, the best first."""
        ends = sorted(ends, key=by_value, reverse=True)[:looked_at]
        for line, value in zip(ends, combined(self.scores(ends, seat)).tolist(), strict=True):
            line.value = value
        return sorted(ends, key=by_value, reverse=True)

    def scores(self, ends: list[Line], seat: int) -> Array:
        """Return the expected final scores of the seat and its best opponent, one row per end."""
        rows = rows_of_features(self.heuristic, [settled(line) for line in ends], seat)
        return self.network(rows.astype(np.float32))


class LearnedForesight(Foresight):
    """Foresight with the network's values, for up to `looked_at` ends of the next turn.

    A turn that is passed is played when its time comes, and looked beyond as all others are: values before and after a
    scoring by the emperor are not to be compared. Nor is a second pass taken for a way out.
    """

    def __init__(self, evaluator: NetworkEvaluator, chance: Chance, width: int, looked_at: int) -> None:
        super().__init__(evaluator.heuristic, chance, width)
        self._evaluator = evaluator
        self._looked_at = looked_at

    def ends_of_turn(self, s: State, seat: int, chance: Chance) -> list[Line]:
        ends = super().ends_of_turn(s, seat, chance)
        return self._evaluator.ranked([end for end in ends if end.choice != PASS] or ends, seat, self._looked_at)

    def after_a_pass(self, s: State, seat: int, chance: Chance) -> State:
        return s if s.seat == OVER else self.until_asked(self.ends_of_turn(s, seat, chance)[0].outcome(), seat, chance)

    def final_value(self, s: State, seat: int) -> float:
        return final_value(s, seat)


def final_value(s: State, seat: int) -> float:
    """Return the same as `combined`, for a game that is over."""
    points = [float(player.points) for player in s.players]
    own = points.pop(seat)
    return own - RIVALRY * max(points)


def rows_of_features(heuristic: Heuristic, states: list[State], seat: int) -> npt.NDArray[np.float64]:
    """Return one row of features per position, from the point of view of the seat."""
    return np.frombuffer(memoryview(features(heuristic, states, seat)), np.float64).reshape(-1, LENGTH)


def combined(scores: Array) -> Array:
    """Combine a player's score and that of its best opponent into one number to compare."""
    values: Array = scores[:, 0] - np.float32(RIVALRY) * scores[:, 1]
    return values


def settled(line: Line) -> State:
    """Return the position to evaluate: after nature's answers or, for a pass, with the turn still to come."""
    return line.outcome() if line.choice == PASS else line.state
