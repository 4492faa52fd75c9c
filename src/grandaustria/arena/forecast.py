"""What a position promises every seat, hidden cards included: final points, and chances to win."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.heuristic import Heuristic, Weights, turns_left
from grandaustria.evaluation.network import shipped
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import OVER, State
from grandaustria.search.learned import rows_of_features

Table = npt.NDArray[np.float64]  # one row per position, one column per seat

# The variance of a lead that decides half of a game: what the last turn leaves open, and what each turn to come adds.
_LAST_TURN: Final = 30.0
_EACH_TURN: Final = 12.0


class Forecasts(NamedTuple):
    points: Table
    chances: Table


class Forecast(Protocol):
    """An evaluation for everybody at the table. When a game is over, it must tell the result."""

    def __call__(self, states: list[State]) -> Forecasts: ...


class NetworkForecast:
    """The expert's network, asked from every seat's point of view."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._heuristic = Heuristic(ruleset, Weights())
        self._network = shipped()

    def __call__(self, states: list[State]) -> Forecasts:
        points = self._points(states)
        chances = win_chances(states, points)
        for row, s in enumerate(states):
            if s.seat == OVER:
                winners = s.ruleset.winners(s) or [p.seat for p in s.players if isinstance(p.role, Automa)]
                points[row] = [p.points for p in s.players]
                chances[row] = [1 / len(winners) if p.seat in winners else 0.0 for p in s.players]
        return Forecasts(points, chances)

    def _points(self, states: list[State]) -> Table:
        """Return the mean of what is expected of a seat, by itself and, with two at the table, by the other one.

        An automa is not asked.
        """
        seats = len(states[0].players)
        sums = np.zeros((len(states), seats))
        said = np.zeros(seats)
        for p in states[0].players:
            if isinstance(p.role, Automa):
                continue
            scores = self._network(rows_of_features(self._heuristic, states, p.seat).astype(np.float32))
            sums[:, p.seat] += scores[:, 0]
            said[p.seat] += 1
            if seats == 2:
                sums[:, 1 - p.seat] += scores[:, 1]
                said[1 - p.seat] += 1
        return sums / said


def win_chances(states: list[State], points: Table) -> Table:
    """Return chances that follow from the leads: the later in the game, the surer."""
    turns = np.array([np.mean([turns_left(s, p) for p in s.players]) for s in states])
    scale = np.sqrt(_LAST_TURN + _EACH_TURN * 2 * turns)
    shares = np.exp((points - points.max(axis=1, keepdims=True)) / scale[:, None])
    chances: Table = shares / shares.sum(axis=1, keepdims=True)
    return chances
