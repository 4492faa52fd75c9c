"""Forecasts: the final points and the win chance of every seat, as the network expects them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.features import LENGTH, features, names
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import SCALE, SEATS, Array, softmax
from grandaustria.evaluation.own import FULL_GAME, STAFF
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import OVER, State

Table = npt.NDArray[np.float64]

OUTPUTS: Final = 2 * SEATS  # points of the seats, then their win chances
TURNS_LEFT: Final = names().index("turns left")


class Forecasts(NamedTuple):
    """What every seat can expect: a row for each position, a column for each seat."""

    points: Table
    chances: Table


Forecast = Callable[[list[State]], Forecasts]  # exact when the game is over


class Forecaster:
    """Forecasts positions of one ruleset."""

    def __init__(self, model: Model, ruleset: Ruleset) -> None:
        self.leader: Heuristic = model.leader(ruleset)
        self._model = model

    def forecasts(self, states: list[State], seat: int) -> Array:
        """Return a row for each position: points and win chances of the seat and of its rivals, in turn order.

        Cards that are hidden from this seat change nothing.
        """
        seats = len(states[0].players)
        rows = rows_of_features(self.leader, states, seat).astype(np.float32)
        found = np.zeros((len(states), OUTPUTS), np.float32)
        found[:, :seats] = self._points(rows, seats)
        found[:, SEATS : SEATS + seats] = win_chances(found[:, :seats], turns_left(rows), self._model.spread)
        for row, s in enumerate(states):
            if s.seat == OVER:
                found[row] = result(s, seat)
        return found

    def of_all_seats(self, states: list[State]) -> Forecasts:
        """Return the points and the win chances of every seat. What each expects comes from its own point of view."""
        return self._of_all_seats(states, np.float32(0))

    def knowing_hands(self, states: list[State]) -> Forecasts:
        """Return the same as `of_all_seats`, before the first round with what opening hands turned out to be worth.

        That is known for games between hoteliers, not for the one against Leopold.
        """
        return self._of_all_seats(states, np.array([self._worth_of_hands(s) for s in states], np.float32))

    def _of_all_seats(self, states: list[State], more: Array | np.float32) -> Forecasts:
        """Return the forecasts with more points than the network expects."""
        seats = range(len(states[0].players))
        rows = [rows_of_features(self.leader, states, seat).astype(np.float32) for seat in seats]
        points = np.stack([self._points(each, len(seats))[:, 0] for each in rows], axis=1) + more
        chances = win_chances(points, np.mean([turns_left(each) for each in rows], axis=0), self._model.spread)
        for row, s in enumerate(states):
            if s.seat == OVER:
                over = result(s, 0)
                points[row], chances[row] = over[: len(seats)], over[SEATS : SEATS + len(seats)]
        return Forecasts(points.astype(np.float64), chances.astype(np.float64))

    def _worth_of_hands(self, s: State) -> list[float]:
        """Return what the opening hand of each seat is worth beyond the network's forecast."""
        if s.round or any(isinstance(p.role, Automa) for p in s.players):
            return [0.0] * len(s.players)
        return [float(self._model.hands @ cards_in(p.hand)) for p in s.players]

    def _points(self, rows: Array, seats: int) -> Array:
        return shifted(self._model.network(rows)[:, :seats] * SCALE, turns_left(rows), self._model.shifts[seats - 2])


def cards_in(hand: int) -> Array:
    """Return a number for each staff card: 1 if it is in the hand, otherwise 0."""
    return np.array([hand >> card & 1 for card in range(STAFF)], np.float32)


def turns_left(rows: npt.NDArray[np.floating]) -> Array:
    """Return the turns that the player of each row of features has left; in the set-up, all of them."""
    turns: Array = np.minimum(rows[:, TURNS_LEFT].astype(np.float32), 1) * FULL_GAME
    return turns


def shifted(points: Array, turns: Array, shift: Array) -> Array:
    """Return the points with what has to be added: at the end of the game, and for each turn that is left."""
    at_the_end, per_turn = shift[:, : points.shape[1]]
    found: Array = points + at_the_end + turns[:, None] * per_turn
    return found


def win_chances(points: Array, turns: Array, spread: tuple[float, float]) -> Array:
    """Return the win chances of seats that expect so many points, with so many turns left to each.

    They are a softmax of the points. The more turns are left, the less a lead says: `spread` is the square of its scale
    at the end, and by how much that grows with each turn.
    """
    at_the_end, per_turn = spread
    scale: Array = np.sqrt(at_the_end + per_turn * np.maximum(turns, 0), dtype=np.float32)
    return softmax(points / scale[:, None])


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
