"""The network that the examples train: a multilayer perceptron with a policy head and a value head, in PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from examples.policy import ILLEGAL, Policy, points_so_far


class Network(nn.Module):
    """Takes rows of observations. The value is the seat's expected points at the end of the game, in hundreds."""

    def __init__(self, hidden: Sequence[int] = (512, 512), inputs: int = 1744, actions: int = 350) -> None:
        super().__init__()
        sizes = [inputs, *hidden]
        self.hidden = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        self.policy = nn.Linear(sizes[-1], actions)
        self.value = nn.Linear(sizes[-1], 1)
        for layer in self.hidden:
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        for head in (self.policy, self.value):  # nothing is preferred or expected at first
            nn.init.normal_(head.weight, std=0.001)
            nn.init.zeros_(head.bias)

    @classmethod
    def load(cls, file: Path) -> Network:
        with np.load(file) as found:
            layers = {name: torch.from_numpy(found[name]) for name in found}
        hidden = [len(layers[f"hidden.{k}.bias"]) for k in range(len(layers) // 2 - 2)]
        network = cls(hidden, layers["hidden.0.weight"].shape[1], len(layers["policy.bias"]))
        network.load_state_dict(layers)
        return network

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probability of each action, and the values."""
        seen = observations
        for layer in self.hidden:
            seen = torch.relu(layer(seen))
        scores = torch.where(masks.bool(), self.policy(seen), ILLEGAL)
        return scores.log_softmax(dim=1), self.value(seen)[:, 0] + points_so_far(observations)

    def frozen(self) -> Policy:
        """Return a copy that does not learn, for NumPy."""
        return Policy({name: layer.numpy().copy() for name, layer in self.state_dict().items()})
