"""The expert's evaluation: a small neural network in plain numpy."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.errors import InvalidData
from grandaustria.evaluation.features import LAYOUT_HASH

Array = npt.NDArray[np.float32]

SHIPPED: Final = "expert.npz"
FIRST_LAYOUT: Final = "85bc5755fae7ba7d"  # the layout of files that name none
SCALE: Final = np.float32(50.0)  # points per unit of output


class Network:
    """A multilayer perceptron with ReLU and a linear skip connection from the features to the outputs.

    It has two outputs: the player's final score, and that of the best opponent.
    """

    def __init__(self, skip: Array, weights: list[Array], biases: list[Array]) -> None:
        self.skip = skip
        self.weights = weights
        self.biases = biases

    def __call__(self, features: Array) -> Array:
        """Return a row of two scores for each row of features."""
        layer = features
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layer = np.maximum(layer @ weights + bias, 0)
        scores: Array = (features @ self.skip + layer @ self.weights[-1] + self.biases[-1]) * SCALE
        return scores

    def to_bytes(self) -> bytes:
        file = BytesIO()
        layers = {f"weights{k}": each for k, each in enumerate(self.weights)}
        layers |= {f"bias{k}": each for k, each in enumerate(self.biases)}
        layout = np.array(LAYOUT_HASH)
        np.savez_compressed(file, allow_pickle=False, layout=layout, straight=self.skip, **layers)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Network:
        """Read a stored network. Raises InvalidData if it was trained for another layout of the features."""
        with np.load(BytesIO(data)) as arrays:
            layout = str(arrays["layout"]) if "layout" in arrays.files else FIRST_LAYOUT
            if layout != LAYOUT_HASH:
                raise InvalidData("weights", f"trained for the features {layout}, not for {LAYOUT_HASH}: train anew")
            layers = range(sum(name.startswith("weights") for name in arrays.files))
            weights = [arrays[f"weights{k}"] for k in layers]
            return cls(arrays["straight"], weights, [arrays[f"bias{k}"] for k in layers])


@cache
def shipped() -> Network:
    return Network.from_bytes((files("grandaustria.evaluation") / SHIPPED).read_bytes())
