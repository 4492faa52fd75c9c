"""A trained network as a policy and as a bot, with NumPy alone.

    grandaustria arena examples.policy:Bot:file=build/imitation/policy.npz greedy --games 200

A policy file holds the layers of a multilayer perceptron with two heads: a score for each action, and the seat's points
at the end of the game, in hundreds. `imitation.py` and `cleanrl_ppo.py` train and write such networks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from grandaustria.chance import seeded
from grandaustria.envs.describe import describe
from grandaustria.envs.lens import Lens
from grandaustria.lazy_view import LazyView
from grandaustria.rules.state import State
from grandaustria.search.determinization import determinize

Floats = NDArray[np.float32]
Masks = NDArray[np.int8]

POINTS: Final = next(each for each in describe() if each.name == "own points")
ILLEGAL: Final = -1e9  # instead of the score of an illegal action


def points_so_far(observations: Any) -> Any:
    """Return the points of the observing seat, in hundreds, from rows of observations in NumPy or PyTorch.

    The value head adds to them what is still to come. So the network need not learn that points already scored will
    count, just as with the environment's shaping and a discount of 1.
    """
    return observations[:, POINTS.start] * (POINTS.scale / 100)


class Policy:
    """The layers of a network. Called with observations and masks, it returns the best action of each row.

    So it can be an opponent in the Gymnasium environments.
    """

    def __init__(self, layers: Mapping[str, Floats]) -> None:
        self._layers = layers
        names = [f"hidden.{k}" for k in range(len(layers) // 2 - 2)]
        *self._hidden, self._policy, self._value = [
            (np.ascontiguousarray(layers[f"{name}.weight"].T), layers[f"{name}.bias"])
            for name in (*names, "policy", "value")
        ]

    @classmethod
    def load(cls, file: Path | str) -> Policy:
        with np.load(file) as layers:
            return cls(dict(layers))

    def save(self, file: Path) -> None:
        np.savez(file, allow_pickle=False, **self._layers)

    def evaluate(self, observations: Floats, masks: Masks) -> tuple[Floats, Floats]:
        """Return the probability of each action, and the points expected at the end, in hundreds."""
        seen = observations[:, : len(self._hidden[0][0])]  # Leopold's numbers come last, and no example knows him
        for weights, biases in self._hidden:
            seen = np.maximum(seen @ weights + biases, 0)
        scores = np.where(masks, seen @ self._policy[0] + self._policy[1], ILLEGAL)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        values = (seen @ self._value[0] + self._value[1])[:, 0] + points_so_far(observations)
        return chances / chances.sum(axis=1, keepdims=True), values

    def __call__(self, observations: Floats, masks: Masks) -> NDArray[np.intp]:
        best: NDArray[np.intp] = self.evaluate(observations, masks)[0].argmax(axis=1)
        return best


def position(view: Mapping[str, Any]) -> State:
    """Return a position that looks like the view to its seat."""
    return view.state if isinstance(view, LazyView) else determinize(view, seeded(0))


def best_choice(policy: Policy, lens: Lens, state: State) -> int:
    """Return the choice of the policy for the seat to act."""
    observation, mask = lens.observation(state, state.seat), lens.mask(state, state.seat)
    return lens.space.players_ids[int(policy(observation[None], mask[None])[0])]


@cache
def loaded(file: str) -> Policy:
    return Policy.load(file)


class Bot:
    """Plays the policy's best action, in the arena and in the benchmark."""

    def __init__(self, file: str) -> None:
        self._policy = loaded(file)

    def choose(self, view: Mapping[str, Any]) -> int:
        state = position(view)
        return best_choice(self._policy, Lens(state.ruleset), state)
