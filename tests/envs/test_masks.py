"""Every interface gives masks in the form that the libraries take: int8, one flag per action.

`sample` of Gymnasium and PettingZoo refuses anything else. sb3-contrib stacks the masks of its environments, keeps them
as float32 and makes booleans of them; docs/research.md says with which versions MaskablePPO was tried.
"""

from __future__ import annotations

from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import grandaustria.envs  # noqa: F401 - registers the environment
from grandaustria import Game
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.gym import GrandAustriaEnv
from grandaustria.envs.gym_vector import GrandAustriaVectorEnv
from grandaustria.envs.lens import observe
from grandaustria.envs.vector import VectorEnv

NAME = "grandaustria/GrandAustria-v0"


def masks() -> Iterator[tuple[str, NDArray[np.int8]]]:
    """A mask of each interface, at the first decision of a game."""
    env = gymnasium.make(NAME)
    yield "Gymnasium's info", env.reset(seed=1)[1]["action_mask"]
    yield "Gymnasium's method", env.get_wrapper_attr("action_masks")()
    envs = GrandAustriaVectorEnv(2)
    yield "the infos of many games", envs.reset(seed=1)[1]["action_mask"][1]
    yield "the method of many games", envs.action_masks()[1]
    table = grandaustria_v0.env()
    table.reset(seed=1)
    yield "PettingZoo", table.last()[0]["action_mask"]
    many = VectorEnv(2)
    many.reset(1)
    yield "VectorEnv", many.masks[0]
    game = Game(seed=1)
    yield "observe", observe(game, game.seat or 0)["action_mask"]


@pytest.mark.parametrize(("name", "mask"), list(masks()), ids=lambda value: value if isinstance(value, str) else "")
def test_masks_can_be_sampled_with_and_converted(name: str, mask: NDArray[np.int8]) -> None:
    assert mask.dtype == np.int8
    assert mask.shape == (350,)
    assert 1 < mask.sum() < 350
    assert mask[gymnasium.spaces.Discrete(350).sample(mask)] == 1
    kept = np.ones((1, 2, 350), np.float32)
    kept[0] = np.stack([mask, mask]).reshape((2, 350))
    assert (kept[0, 1].astype(np.bool_) == (mask == 1)).all()
    assert (mask.astype(np.bool_) == mask).all()


def test_the_spaces_of_the_environments_sample_legal_actions() -> None:
    table = grandaustria_v0.env(players=3)
    table.reset(seed=2)
    for _ in range(40):
        seen = table.last()[0]
        agent = table.agent_selection
        assert table.observation_space(agent).contains(seen)
        table.step(table.action_space(agent).sample(seen["action_mask"]))
        assert not any(table.terminations.values())
    envs = GrandAustriaVectorEnv(3, illegal="raise")
    _, infos = envs.reset(seed=2)
    for _ in range(40):
        *_, infos = envs.step(envs.action_space.sample(mask=tuple(infos["action_mask"])))


def test_masks_belong_to_the_caller() -> None:
    env = GrandAustriaEnv()
    _, info = env.reset(seed=1)
    legal = info["action_mask"].copy()
    info["action_mask"][:] = 1
    env.action_masks()[:] = 1
    assert (env.action_masks() == legal).all()
