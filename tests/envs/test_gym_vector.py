"""Many games of a learner on arrays are those that Gymnasium steps one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from grandaustria import COMPILED, IllegalChoice, InvalidData
from grandaustria.envs.gym import GrandAustriaEnv
from grandaustria.envs.gym_vector import GrandAustriaVectorEnv

ROWS = 5
STEPS = 300 if COMPILED else 90
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


class Careful:
    """A bot that takes the last of its choices."""

    def choose(self, view: Any) -> int:
        return int(view["prompt"]["choices"][-1]["id"])


def lowest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> Any:
    assert observations.shape[0] == masks.shape[0]
    return masks.argmax(axis=1)


def same(one: Any, other: Any) -> bool:
    """Whether infos are alike, however deep."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(same(*pair) for pair in zip(one, other, strict=True))
    return np.array_equal(one, other)


def random_actions(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """Any legal action; whatever it is where there is none."""
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"players": 3, "seat": 1, "bots": (lowest, "random"), "shaping": 0.5, "discount": 0.9},
        {"players": 4, "seat": 3, "bots": (Careful(), lowest), "reward": "margin", "staff": "draft"},
    ],
    ids=["random", "policy", "bot"],
)
def test_it_does_what_gymnasiums_own_vectorisation_does(arguments: dict[str, Any], mode: AutoresetMode) -> None:
    ours = GrandAustriaVectorEnv(ROWS, autoreset_mode=mode, **arguments)
    theirs = SyncVectorEnv([lambda: GrandAustriaEnv(**arguments)] * ROWS, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == mode
    mine: tuple[Any, ...] = ours.reset(seed=5)
    others: tuple[Any, ...] = theirs.reset(seed=5)
    assert (mine[0] == others[0]).all()
    chance = np.random.default_rng(1)
    for number in range(STEPS):
        actions = random_actions(mine[-1]["action_mask"], chance)
        if number == 20:
            actions[1] = np.argmin(mine[-1]["action_mask"][1])  # illegal
        mine, others = ours.step(actions), theirs.step(actions)
        pairs: list[tuple[Any, Any]] = list(zip(mine[:4], others[:4], strict=True))
        for a, b in pairs:
            assert np.array_equal(a, b)
        assert same(mine[4], others[4])


def test_rows_can_be_reset_by_hand() -> None:
    env = GrandAustriaVectorEnv(3, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = env.reset(seed=[4, 5, 6])
    wrong = infos["action_mask"].argmax(axis=1)
    wrong[1] = infos["action_mask"][1].argmin()
    _, rewards, ended, _, infos = env.step(wrong)
    assert ended.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert infos["illegal"].tolist() == [False, True, False]
    with pytest.raises(ResetNeeded, match=r"\[1\]"):
        env.step(infos["action_mask"].argmax(axis=1))
    seen, infos = env.reset(seed=[None, 8, None], options={"reset_mask": ended})
    assert (seen[1] == GrandAustriaEnv().reset(seed=8)[0]).all()
    env.step(infos["action_mask"].argmax(axis=1))


def test_an_illegal_action_can_be_refused_and_then_changes_no_row() -> None:
    env = GrandAustriaVectorEnv(ROWS, illegal="raise")
    seen, infos = env.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    wrong = legal.copy()
    wrong[3] = 350
    with pytest.raises(IllegalChoice, match="row 3"):
        env.step(wrong)
    twin = GrandAustriaVectorEnv(ROWS)
    assert (twin.reset(seed=1)[0] == seen).all()
    assert (env.step(legal)[0] == twin.step(legal)[0]).all()


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec("grandaustria/GrandAustria-v0", num_envs=3, players=4, bots=("random", "gentle"))
    assert isinstance(env, VectorEnv)
    assert isinstance(env, GrandAustriaVectorEnv)
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(infos["action_mask"].argmax(axis=1))


def test_a_step_needs_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        GrandAustriaVectorEnv(2).step([0, 0])


def test_arrays_are_shared_if_wanted() -> None:
    for copy in (True, False):
        env = GrandAustriaVectorEnv(2, copy=copy)
        before, infos = env.reset(seed=1)
        kept = before.copy()
        env.step(infos["action_mask"].argmax(axis=1))
        assert (before == kept).all() == copy


@pytest.mark.parametrize(
    ("arguments", "field"),
    [({"num_envs": 0}, "num_envs"), ({"illegal": "ignore"}, "illegal"), ({"bots": "random"}, "bots")],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidData) as error:
        GrandAustriaVectorEnv(**arguments)
    assert error.value.field == field
