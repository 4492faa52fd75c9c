"""What each seat can expect in a position: final points and the chance to win. A review asks nothing else.

To review with another network, give `Review` another `Forecaster`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol
from zlib import crc32

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.heuristic import Heuristic, Weights, turns_left
from grandaustria.evaluation.network import Network, shipped
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import OVER, State
from grandaustria.search.learned import RIVALRY, rows_of_features

Numbers = npt.NDArray[np.float64]

# How far final scores are from what the lead promises: a part that stays, and one for each turn left of two seats.
SPREAD: Final = 30.0
SPREAD_BY_TURN: Final = 12.0


class Forecasts(NamedTuple):
    """A row for each position, a column for each seat."""

    points: Numbers
    chances: Numbers


class Forecaster(Protocol):
    name: str  # says which network it is
    heuristic: Heuristic  # for the searches that go with it

    def forecast(self, states: list[State]) -> Forecasts:
        """Return what every seat can expect: exact when the game is over."""

    def worth(self, states: list[State], seat: int) -> Numbers:
        """Return how good the positions are for the seat: a number to compare its turns by."""


class NetworkForecaster:
    """The shipped network: the points of each seat as seen from that seat, the chances from the lead."""

    def __init__(self, ruleset: Ruleset, network: Network | None = None) -> None:
        self._network = network if network is not None else shipped()
        self.heuristic = Heuristic(ruleset, Weights())
        self.name = f"expert {crc32(self._network.to_bytes()):08x}"

    def forecast(self, states: list[State]) -> Forecasts:
        if not states:
            nothing = np.zeros((0, 0))
            return Forecasts(nothing, nothing)
        players = states[0].players
        asked = [p.seat for p in players if p.role.has_hand]
        seen = np.stack([self._scores(states, seat) for seat in asked])  # by seat, position, and own or best opponent
        points = np.zeros((len(states), len(players)))
        lead = np.zeros((len(states), len(players)))
        for seat in range(len(players)):
            points[:, seat] = seen[asked.index(seat), :, 0] if seat in asked else seen[0, :, 1]
        if len(players) == 2 and len(asked) == 2:
            both = (seen[0, :, 0] - seen[0, :, 1] - seen[1, :, 0] + seen[1, :, 1]) / 2
            lead[:, 0] = both
        else:
            lead[:] = points
        win = _shares(lead, np.array([_spread(s) for s in states]))
        for row, s in enumerate(states):
            if s.seat == OVER:
                points[row] = [p.points for p in s.players]
                win[row] = _won(s)
        return Forecasts(points, win)

    def worth(self, states: list[State], seat: int) -> Numbers:
        scores = self._scores(states, seat)
        for row, s in enumerate(states):
            if s.seat == OVER:
                scores[row] = s.players[seat].points, max(p.points for p in s.players if p.seat != seat)
        values: Numbers = scores[:, 0] - RIVALRY * scores[:, 1]
        return values

    def _scores(self, states: list[State], seat: int) -> Numbers:
        rows = rows_of_features(self.heuristic, states, seat).astype(np.float32)
        return self._network(rows).astype(np.float64)


def worth_of(points: Numbers, seat: int) -> Numbers:
    """Return what forecasts are worth to a seat, as `Forecaster.worth` weighs them. The last axis is the seats."""
    others = np.delete(points, seat, axis=-1)
    values: Numbers = points[..., seat] - RIVALRY * others.max(axis=-1)
    return values


def _spread(s: State) -> float:
    mean = sum(max(turns_left(s, p), 0) for p in s.players) / len(s.players)
    return float(np.sqrt(SPREAD + SPREAD_BY_TURN * 2 * mean))


def _shares(lead: Numbers, spread: Numbers) -> Numbers:
    """Return chances that add up to 1. For two seats it is the logistic function of the lead."""
    weights = np.exp((lead - lead.max(axis=1, keepdims=True)) / spread[:, None])
    shares: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return shares


def _won(s: State) -> list[float]:
    winners = s.ruleset.winners(s) or [p.seat for p in s.players if not p.role.has_hand]
    return [1 / len(winners) if p.seat in winners else 0.0 for p in s.players]
