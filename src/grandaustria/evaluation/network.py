"""What the expert has learned about positions: a small neural network, in plain numpy."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

SHIPPED: Final = "expert.npz"
SCALE: Final = np.float32(50.0)  # points to one unit of output


class Network:
    """A straight sum of what is looked at, corrected by layers with a rectifier between them.

    Two outputs: the own final score, and that of the best opponent.
    """

    def __init__(self, straight: Array, weights: list[Array], biases: list[Array]) -> None:
        self.straight = straight
        self.weights = weights
        self.biases = biases

    def __call__(self, features: Array) -> Array:
        """A row of two scores for each row of features."""
        layer = features
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layer = np.maximum(layer @ weights + bias, 0)
        scores: Array = (features @ self.straight + layer @ self.weights[-1] + self.biases[-1]) * SCALE
        return scores

    def to_bytes(self) -> bytes:
        file = BytesIO()
        layers = {f"weights{k}": each for k, each in enumerate(self.weights)}
        layers |= {f"bias{k}": each for k, each in enumerate(self.biases)}
        np.savez_compressed(file, allow_pickle=False, straight=self.straight, **layers)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Network:
        with np.load(BytesIO(data)) as arrays:
            layers = range((len(arrays.files) - 1) // 2)
            weights = [arrays[f"weights{k}"] for k in layers]
            return cls(arrays["straight"], weights, [arrays[f"bias{k}"] for k in layers])


@cache
def shipped() -> Network:
    return Network.from_bytes((files("grandaustria.evaluation") / SHIPPED).read_bytes())
