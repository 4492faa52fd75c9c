"""Forecasts: the final points and the win chance of every seat, as the network expects them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.features import LENGTH, features
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import SCALE, SEATS, Array, softmax
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import OVER, State

Table = npt.NDArray[np.float64]

OUTPUTS: Final = 2 * SEATS  # points of the seats, then their win chances


class Forecasts(NamedTuple):
    """What every seat can expect: a row for each position, a column for each seat."""

    points: Table
    chances: Table


Forecast = Callable[[list[State]], Forecasts]  # exact when the game is over


class Forecaster:
    """Forecasts positions of one ruleset."""

    def __init__(self, model: Model, ruleset: Ruleset) -> None:
        self.leader: Heuristic = model.leader(ruleset)
        self._network = model.network

    def forecasts(self, states: list[State], seat: int) -> Array:
        """Return a row for each position: points and win chances of the seat and of its rivals, in turn order.

        Cards that are hidden from this seat change nothing.
        """
        seats = len(states[0].players)
        outputs = self._network(rows_of_features(self.leader, states, seat).astype(np.float32))
        found = np.zeros((len(states), OUTPUTS), np.float32)
        found[:, :seats] = outputs[:, :seats] * SCALE
        found[:, SEATS : SEATS + seats] = softmax(outputs[:, SEATS : SEATS + seats])
        for row, s in enumerate(states):
            if s.seat == OVER:
                found[row] = result(s, seat)
        return found

    def of_all_seats(self, states: list[State]) -> Forecasts:
        """Return the points and the win chances of every seat, each from its own point of view."""
        seats = range(len(states[0].players))
        by_seat = [self.forecasts(states, seat) for seat in seats]
        points = np.stack([by_seat[seat][:, 0] for seat in seats], axis=1, dtype=np.float64)
        wins = np.stack([by_seat[seat][:, SEATS] for seat in seats], axis=1, dtype=np.float64)
        return Forecasts(points, wins / wins.sum(1, keepdims=True))


def result(s: State, seat: int) -> Array:
    """Return the forecast of a game that is over."""
    seats = len(s.players)
    found = np.zeros(OUTPUTS, np.float32)
    winners = s.ruleset.winners(s) or [p.seat for p in s.players if isinstance(p.role, Automa)]
    for n in range(seats):
        place = (seat + n) % seats
        found[n] = s.players[place].points
        found[SEATS + n] = 1 / len(winners) if place in winners else 0.0
    return found


def rows_of_features(heuristic: Heuristic, states: list[State], seat: int) -> npt.NDArray[np.float64]:
    """Return one row of features per position, from the point of view of the seat."""
    return np.frombuffer(memoryview(features(heuristic, states, seat)), np.float64).reshape(-1, LENGTH)
