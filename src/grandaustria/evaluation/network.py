"""The expert's evaluation: a small neural network in plain numpy."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

SEATS: Final = 4  # the player and up to three rivals, in turn order
SCALE: Final = np.float32(50.0)  # points per unit of output


class Network:
    """A multilayer perceptron with ReLU and a linear skip connection from the features to the outputs."""

    def __init__(self, skip: Array, weights: list[Array], biases: list[Array]) -> None:
        self.skip = skip
        self.weights = weights
        self.biases = biases

    def __call__(self, features: Array) -> Array:
        """Return the outputs for each row of features: points of four seats in units of SCALE, and win logits.

        The logits were an auxiliary target in training. Forecasts make their win chances from the points.
        """
        layer = features
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layer = np.maximum(layer @ weights + bias, 0)
        outputs: Array = features @ self.skip + layer @ self.weights[-1] + self.biases[-1]
        return outputs


def softmax(logits: Array) -> Array:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    shares: Array = powers / powers.sum(1, keepdims=True)
    return shares
