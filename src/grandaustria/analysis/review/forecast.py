"""What each seat can expect in a position: final points and the chance to win. A review asks nothing else.

To review with another network, give `Review` another `Forecaster`.
"""

from __future__ import annotations

from typing import Protocol
from zlib import crc32

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation import forecast
from grandaustria.evaluation.forecast import Forecasts
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.evaluation.model import Model, shipped
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import State
from grandaustria.search.learned import RIVALRY, combined

Numbers = npt.NDArray[np.float64]


class Forecaster(Protocol):
    name: str  # says which network it is
    heuristic: Heuristic  # for the searches that go with it

    def forecast(self, states: list[State]) -> Forecasts:
        """Return what every seat can expect: exact when the game is over."""

    def worth(self, states: list[State], seat: int) -> Numbers:
        """Return how good the positions are for the seat: a number to compare its turns by."""


class NetworkForecaster:
    """The expert's network: each seat as seen from that seat."""

    def __init__(self, ruleset: Ruleset, model: Model | None = None) -> None:
        known = model if model is not None else shipped()
        self._forecaster = forecast.Forecaster(known, ruleset)
        self.heuristic = self._forecaster.leader
        self.name = f"expert {crc32(known.to_bytes()):08x}"

    def forecast(self, states: list[State]) -> Forecasts:
        if not states:
            nothing = np.zeros((0, 0))
            return Forecasts(nothing, nothing)
        return self._forecaster.of_all_seats(states)

    def worth(self, states: list[State], seat: int) -> Numbers:
        return combined(self._forecaster.forecasts(states, seat), len(states[0].players)).astype(np.float64)


def worth_of(points: Numbers, seat: int) -> Numbers:
    """Return what forecasts are worth to a seat, as `Forecaster.worth` weighs them. The last axis is the seats."""
    others = np.delete(points, seat, axis=-1)
    values: Numbers = points[..., seat] - RIVALRY * others.max(axis=-1)
    return values
