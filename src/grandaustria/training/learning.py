"""Fit the network to final scores: the skip connection by ridge regression, then the layers by Adam."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.network import SCALE, Array, Network

HIDDEN: Final = (64, 32)
BATCH_SIZE: Final = 256
LEARNING_RATE: Final = 3e-4  # at the start; it follows half a cosine down to 0
WEIGHT_DECAY: Final = 0.1  # decoupled, as in AdamW
INPUT_DROPOUT: Final = 0.1
RIDGE: Final = 100.0
ADAM_BETAS: Final = (0.9, 0.999)
ADAM_EPSILON: Final = 1e-8
CHUNK: Final = 50_000  # rows at once, to save memory


def fit(features: npt.NDArray[np.float16], scores: Array, epochs: int, seed: int) -> Network:
    """Return the network after this many epochs."""
    rng = np.random.default_rng(seed)
    mean = features.mean(0, dtype=np.float64).astype(np.float32)
    std = np.sqrt(features.var(0, dtype=np.float64) + 1e-3).astype(np.float32)
    targets = scores / SCALE
    skip, bias = _ridge_regression(features, mean, std, targets)
    layers = _Layers((features.shape[1], *HIDDEN, targets.shape[1]), rng)
    batches = len(features) // BATCH_SIZE
    for epoch in range(epochs):
        order = rng.permutation(len(features))
        for batch in range(batches):
            picked = order[batch * BATCH_SIZE : (batch + 1) * BATCH_SIZE]
            rows = (features[picked] - mean) / std
            residuals = targets[picked] - (rows @ skip + bias)
            inputs = rows * (rng.random(rows.shape, dtype=np.float32) >= INPUT_DROPOUT)
            done = (epoch * batches + batch) / (epochs * batches)
            layers.step(inputs, residuals, LEARNING_RATE * 0.5 * (1 + np.cos(np.pi * done)))
    return _unnormalized(skip, bias, layers, mean, std)


def _ridge_regression(
    features: npt.NDArray[np.float16], mean: Array, std: Array, targets: Array
) -> tuple[Array, Array]:
    size = features.shape[1]
    squares = RIDGE * np.eye(size)
    products = np.zeros((size, targets.shape[1]))
    bias = targets.mean(0)
    for start in range(0, len(features), CHUNK):
        rows = (features[start : start + CHUNK] - mean) / std
        squares += rows.T @ rows
        products += rows.T @ (targets[start : start + CHUNK] - bias)
    return np.linalg.solve(squares, products).astype(np.float32), bias.astype(np.float32)


class _Layers:
    """Weights and biases, with the moments that Adam keeps of their gradients."""

    def __init__(self, sizes: tuple[int, ...], rng: np.random.Generator) -> None:
        self.weights = [rng.normal(0, ins**-0.5, (ins, outs)).astype(np.float32) for ins, outs in pairwise(sizes)]
        self.weights[-1][:] = 0
        self.biases = [np.zeros(outs, np.float32) for outs in sizes[1:]]
        self._parameters = self.weights + self.biases
        self._first_moments = [np.zeros_like(each) for each in self._parameters]
        self._second_moments = [np.zeros_like(each) for each in self._parameters]
        self._steps = 0

    def step(self, rows: Array, targets: Array, learning_rate: float) -> None:
        """Take one step of gradient descent on the mean squared error of a batch."""
        layers = [rows]
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weights + bias, 0))
        error = (layers[-1] @ self.weights[-1] + self.biases[-1] - targets) / np.float32(len(rows))
        of_weights: list[Array] = []
        of_biases: list[Array] = []
        for layer, weights in zip(reversed(layers), reversed(self.weights), strict=True):
            of_weights.insert(0, layer.T @ error)
            of_biases.insert(0, error.sum(0))
            error = (error @ weights.T) * (layer > 0)
        self._adam(of_weights + of_biases, learning_rate)

    def _adam(self, gradients: list[Array], learning_rate: float) -> None:
        self._steps += 1
        first, second = self._first_moments, self._second_moments
        fresh1, fresh2 = (np.float32(1 - beta) for beta in ADAM_BETAS)
        correction1, correction2 = (np.float32(1 - beta**self._steps) for beta in ADAM_BETAS)
        for k, gradient in enumerate(gradients):
            first[k] += fresh1 * (gradient - first[k])
            second[k] += fresh2 * (gradient * gradient - second[k])
            step = first[k] / correction1 / (np.sqrt(second[k] / correction2) + np.float32(ADAM_EPSILON))
            self._parameters[k] -= np.float32(learning_rate) * (step + np.float32(WEIGHT_DECAY) * self._parameters[k])


def _unnormalized(skip: Array, bias: Array, layers: _Layers, mean: Array, std: Array) -> Network:
    """Return the same network for features that are neither centred nor scaled."""
    first = layers.weights[0] / std[:, None]
    plain = skip / std[:, None]
    biases = list(layers.biases)
    biases[0] = biases[0] - mean @ first
    biases[-1] = biases[-1] + bias - mean @ plain
    return Network(plain, [first, *layers.weights[1:]], biases)
