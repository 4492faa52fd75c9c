"""The spaces of the environments. A space of 1744 numbers takes long to make, so that copies of one are handed out."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


def observation_space(length: int) -> spaces.Space[NDArray[np.float32]]:
    return copy(_observations(length))


def observation_with_mask(length: int, actions: int) -> spaces.Dict:
    return spaces.Dict({"observation": copy(_observations(length)), "action_mask": copy(_masks(actions))})


def action_space(actions: int) -> spaces.Discrete:
    return copy(_actions(actions))


@cache
def _observations(length: int) -> Any:
    return spaces.Box(-1.0, 1.0, (length,), np.float32)


@cache
def _masks(actions: int) -> spaces.Box:
    return spaces.Box(0, 1, (actions,), np.int8)


@cache
def _actions(actions: int) -> spaces.Discrete:
    return spaces.Discrete(actions)
