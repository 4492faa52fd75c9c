"""Forecasts fitted to games of the expert: networks learn from games with less thought, so they expect too little."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.forecast import shifted, turns_left, win_chances
from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import SCALE, SEATS, Array, Network
from grandaustria.training.samples import Rows

RIDGE: Final = 1.0
SPREADS: Final = tuple(
    (float(at_the_end), float(per_turn)) for at_the_end in range(10, 121, 5) for per_turn in range(4, 101, 4)
)
CHUNK: Final = 50_000  # rows at once, to save memory


def predicted(network: Network, features: npt.NDArray[np.float16]) -> Array:
    """Return the points that a network expects, and its win logits."""
    found = []
    for at in range(0, len(features), CHUNK):
        outputs = network(features[at : at + CHUNK].astype(np.float32))
        found.append(np.concatenate([outputs[:, :SEATS] * SCALE, outputs[:, SEATS:]], axis=1))
    return np.concatenate(found)


def calibrated(model: Model, rows: Rows) -> Model:
    """Return the model with points that are right on average at every time, and win chances as sure as they should be.

    Only what the turns left and the number of players explain is corrected, so positions in which all players have as
    many turns left compare as before.
    """
    points = predicted(model.network, rows.features)[:, :SEATS]
    turns = turns_left(rows.features)
    shifts = np.zeros_like(model.shifts)
    for seats in range(2, SEATS + 1):
        there = rows.seats == seats
        x = np.stack([np.ones(there.sum()), turns[there]], axis=1)
        missing = (rows.results[there, :SEATS] - points[there])[:, :seats]
        shifts[seats - 2, :, :seats] = np.linalg.solve(x.T @ x + RIDGE * np.eye(2), x.T @ missing)
        points[there] = shifted(points[there], turns[there], shifts[seats - 2])
    return replace(model, spread=_spread(points, rows), shifts=shifts)


def _spread(points: Array, rows: Rows) -> tuple[float, float]:
    """Return the spread of the points that makes the results most likely."""
    there = np.arange(SEATS) < rows.seats[:, None]
    won = np.where(there, rows.results[:, SEATS:], 0)
    expected = np.where(there, points, -np.inf)
    turns = turns_left(rows.features)

    def log_loss(spread: tuple[float, float]) -> float:
        chances = win_chances(expected, turns, spread)
        return -float((won * np.log(np.where(won > 0, chances, 1))).sum())

    return min(SPREADS, key=log_loss)
