"""Forecasts fitted to games of the expert: networks learn from games with less thought, so they expect too little."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import SCALE, SEATS, Array, Network, softmax
from grandaustria.evaluation.own import Time
from grandaustria.training.samples import Rows

CLOCK: Final = len(Time().names())  # features of time and the number of players, which come first
RIDGE: Final = 1.0
TEMPERATURES: Final = np.linspace(0.5, 2.0, 151, dtype=np.float32)  # of the win chances, from which the best is taken
CHUNK: Final = 50_000  # rows at once, to save memory


def predicted(network: Network, features: npt.NDArray[np.float16]) -> Array:
    """Return the points that a network expects, and its win logits."""
    found = []
    for at in range(0, len(features), CHUNK):
        outputs = network(features[at : at + CHUNK].astype(np.float32))
        found.append(np.concatenate([outputs[:, :SEATS] * SCALE, outputs[:, SEATS:]], axis=1))
    return np.concatenate(found)


def calibrated(model: Model, rows: Rows) -> Model:
    """Return the model with points that are right on average at every time, and win chances of the best temperature.

    Only what the clock and the number of players explain is corrected, so positions of the same moment compare as
    before.
    """
    network = model.network
    expected = predicted(network, rows.features)
    skip, last, bias = network.skip.copy(), network.weights[-1].copy(), network.biases[-1].copy()
    for seat in range(SEATS):
        there = rows.seats > seat
        clock = rows.features[there, :CLOCK].astype(np.float64)
        x = np.concatenate([clock, np.ones((len(clock), 1))], axis=1)
        missing = (rows.results - expected)[there, seat]
        weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(CLOCK + 1), x.T @ missing)
        skip[:CLOCK, seat] += weights[:-1] / SCALE
        bias[seat] += weights[-1] / SCALE
    temperature = _temperature(expected[:, SEATS:], rows)
    for array in (skip, last, bias):
        array[..., SEATS:] /= temperature
    return Model(Network(skip, [*network.weights[:-1], last], [*network.biases[:-1], bias]), model.leads)


def _temperature(logits: Array, rows: Rows) -> np.float32:
    """Return the temperature of the win logits that makes the results most likely."""
    there = np.arange(SEATS) < rows.seats[:, None]
    won = np.where(there, rows.results[:, SEATS:], 0)

    def log_loss(temperature: np.float32) -> float:
        chances = softmax(np.where(there, logits / temperature, -np.inf))
        return -float((won * np.log(np.where(won > 0, chances, 1))).sum())

    found: np.float32 = min(TEMPERATURES, key=log_loss)
    return found
