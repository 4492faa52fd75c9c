"""The mask of the legal actions as a part of the observation, where RLlib and TorchRL look for it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from examples.measure import NAME


class MaskedObservation(gymnasium.ObservationWrapper[dict[str, Any], Any, Any]):
    """Observes `observations`, and `action_mask`: 1.0 for every legal action."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.action_space, Discrete)
        mask = Box(0.0, 1.0, (int(env.action_space.n),), np.float32)
        self.observation_space = Dict({"observations": env.observation_space, "action_mask": mask})

    def observation(self, observation: Any) -> dict[str, Any]:
        mask: Any = self.get_wrapper_attr("action_masks")()
        return {"observations": observation, "action_mask": mask.astype(np.float32)}


def make(opponent: str) -> MaskedObservation:
    """Return a game of two whose reward is the learner's own points, as it scores them."""
    return MaskedObservation(gymnasium.make(NAME, bots=(opponent,), reward="points", shaping=1.0))
