"""Fitting the network to how games ended: first the straight sum, exactly, then the layers, by gradient descent."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.network import SCALE, Array, Network

HIDDEN: Final = (64, 32)
ROWS: Final = 256  # looked at together
RATE: Final = 3e-4
DECAY: Final = 0.1  # of the layers' weights, times the rate
BLIND: Final = 0.1  # of the features, in each row, so that none is relied on alone
RIDGE: Final = 100.0
MOMENTS: Final = (0.9, 0.999)


def fit(features: npt.NDArray[np.float16], scores: Array, passes: int, seed: int) -> Network:
    """The network after so many passes over the rows."""
    chance = np.random.default_rng(seed)
    mean = features.mean(0, dtype=np.float64).astype(np.float32)
    spread = np.sqrt(features.var(0, dtype=np.float64) + 1e-3).astype(np.float32)
    targets = scores / SCALE
    straight, bias = _straight(features, mean, spread, targets)
    layers = _Layers((features.shape[1], *HIDDEN, targets.shape[1]), chance)
    steps = len(features) // ROWS
    for now in range(passes):
        order = chance.permutation(len(features))
        for step in range(steps):
            picked = order[step * ROWS : (step + 1) * ROWS]
            rows = (features[picked] - mean) / spread
            rest = targets[picked] - (rows @ straight + bias)
            seen = rows * (chance.random(rows.shape, dtype=np.float32) >= BLIND)
            done = (now * steps + step) / (passes * steps)
            layers.learn(seen, rest, RATE * 0.5 * (1 + np.cos(np.pi * done)))
    return _folded(straight, bias, layers, mean, spread)


def _straight(features: npt.NDArray[np.float16], mean: Array, spread: Array, targets: Array) -> tuple[Array, Array]:
    """Ridge regression, gathered in pieces to spare memory."""
    size = features.shape[1]
    squares = RIDGE * np.eye(size)
    products = np.zeros((size, targets.shape[1]))
    bias = targets.mean(0)
    for start in range(0, len(features), 50_000):
        rows = (features[start : start + 50_000] - mean) / spread
        squares += rows.T @ rows
        products += rows.T @ (targets[start : start + 50_000] - bias)
    return np.linalg.solve(squares, products).astype(np.float32), bias.astype(np.float32)


class _Layers:
    """Weights and biases with their moments, as Adam wants them."""

    def __init__(self, sizes: tuple[int, ...], chance: np.random.Generator) -> None:
        self.weights = [chance.normal(0, ins**-0.5, (ins, outs)).astype(np.float32) for ins, outs in pairwise(sizes)]
        self.weights[-1][:] = 0
        self.biases = [np.zeros(outs, np.float32) for outs in sizes[1:]]
        self._all = self.weights + self.biases
        self._first = [np.zeros_like(each) for each in self._all]
        self._second = [np.zeros_like(each) for each in self._all]
        self._steps = 0

    def learn(self, rows: Array, targets: Array, rate: float) -> None:
        layers = [rows]
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weights + bias, 0))
        error = (layers[-1] @ self.weights[-1] + self.biases[-1] - targets) / np.float32(len(rows))
        slopes: list[Array] = []
        of_biases: list[Array] = []
        for layer, weights in zip(reversed(layers), reversed(self.weights), strict=True):
            slopes.insert(0, layer.T @ error)
            of_biases.insert(0, error.sum(0))
            error = (error @ weights.T) * (layer > 0)
        self._descend(slopes + of_biases, rate)

    def _descend(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        fresh1, fresh2 = (np.float32(1 - moment) for moment in MOMENTS)
        whole1, whole2 = (np.float32(1 - moment**self._steps) for moment in MOMENTS)
        for k, slope in enumerate(slopes):
            self._first[k] += fresh1 * (slope - self._first[k])
            self._second[k] += fresh2 * (slope * slope - self._second[k])
            step = self._first[k] / whole1 / (np.sqrt(self._second[k] / whole2) + np.float32(1e-8))
            self._all[k] -= np.float32(rate) * (step + np.float32(DECAY) * self._all[k])


def _folded(straight: Array, bias: Array, layers: _Layers, mean: Array, spread: Array) -> Network:
    """The same for features as they are, neither centred nor scaled."""
    first = layers.weights[0] / spread[:, None]
    plain = straight / spread[:, None]
    biases = list(layers.biases)
    biases[0] = biases[0] - mean @ first
    biases[-1] = biases[-1] + bias - mean @ plain
    return Network(plain, [first, *layers.weights[1:]], biases)
