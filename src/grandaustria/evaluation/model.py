"""What the expert has learned, in one file: the network, and the weights of the leader."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
from librt.vecs import vec

from grandaustria.errors import InvalidData
from grandaustria.evaluation import leader
from grandaustria.evaluation.features import LAYOUT_HASH
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.leader import TABLES_OF_WEIGHTS, Leader
from grandaustria.evaluation.network import SEATS, Array, Network
from grandaustria.evaluation.own import STAFF
from grandaustria.rules.ruleset import Ruleset

SHIPPED: Final = "expert.npz"
SPREAD: Final = (40.0, 24.0)  # of a model that was not calibrated


@dataclass(eq=False)
class Model:
    network: Network
    leads: Array  # the leader's weights: a table for the set-up and for each round
    spread: tuple[float, float] = SPREAD  # of the points, for the win chances
    # Points to be added for two, three and four players: at the end of the game, and for each turn that is left.
    shifts: Array = field(default_factory=lambda: np.zeros((SEATS - 1, 2, SEATS), np.float32))
    # Points that each staff card in an opening hand is worth beyond the network's forecast.
    hands: Array = field(default_factory=lambda: np.zeros(STAFF, np.float32))
    _leaders: dict[str, Leader] = field(default_factory=dict, init=False)

    def leader(self, ruleset: Ruleset) -> Heuristic:
        """Return the leader for a ruleset, made when first needed."""
        if ruleset.name not in self._leaders:
            self._leaders[ruleset.name] = Leader(ruleset, Weights(), vec[float](self.leads.ravel().tolist()))
        return self._leaders[ruleset.name]

    def to_bytes(self) -> bytes:
        file = BytesIO()
        layers = {f"weights{k}": each for k, each in enumerate(self.network.weights)}
        layers |= {f"bias{k}": each for k, each in enumerate(self.network.biases)}
        layers |= {
            "skip": self.network.skip,
            "leads": self.leads,
            "spread": np.array(self.spread),
            "shifts": self.shifts,
            "hands": self.hands,
        }
        np.savez_compressed(file, allow_pickle=False, layout=np.array(LAYOUT_HASH), **layers)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Model:
        """Read a stored model. Raises InvalidData if it was trained for another layout of the features."""
        with np.load(BytesIO(data)) as arrays:
            layout = str(arrays["layout"]) if "layout" in arrays.files else "of the first version"
            if layout != LAYOUT_HASH or arrays["leads"].shape != (TABLES_OF_WEIGHTS, leader.LENGTH):
                raise InvalidData("weights", f"trained for the features {layout}, not for {LAYOUT_HASH}: train anew")
            layers = range(sum(name.startswith("weights") for name in arrays.files))
            weights = [arrays[f"weights{k}"] for k in layers]
            network = Network(arrays["skip"], weights, [arrays[f"bias{k}"] for k in layers])
            later = {name: arrays[name] for name in ("shifts", "hands") if name in arrays.files}
            if "spread" in arrays.files:
                at_the_end, per_turn = arrays["spread"].tolist()
                return cls(network, arrays["leads"], (at_the_end, per_turn), **later)
            return cls(network, arrays["leads"], **later)


@cache
def shipped() -> Model:
    return Model.from_bytes(_file())


def shipped_hash() -> str:
    """Return a hash of the weights that ship with the game."""
    return sha256(_file()).hexdigest()[:16]


def _file() -> bytes:
    return (files("grandaustria.evaluation") / SHIPPED).read_bytes()
