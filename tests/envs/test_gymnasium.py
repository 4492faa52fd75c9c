"""The Gymnasium environment passes Gymnasium's own check, and plays the game its seed and its bots say."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from grandaustria import Game, IllegalChoice, InvalidData, Options
from grandaustria.bots import bot_named
from grandaustria.chance import game_seeds
from grandaustria.envs.gym import GrandAustriaEnv

NAME = "grandaustria/GrandAustria-v0"


def made(**arguments: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(NAME, disable_env_checker=True, **arguments)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_check_env(players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        check_env(made(players=players, seat=players - 1, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", ["grandaustria.envs:" + NAME, "grandaustria.envs.gym:GrandAustria-v0"])
def test_names_that_need_no_import(name: str) -> None:
    code = f"import gymnasium; print(gymnasium.make({name!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "GrandAustriaEnv" in done.stdout, done.stderr


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """The learner takes the first action it may."""
    _, info = env.reset(seed=seed)
    actions = []
    while True:
        action = int(np.argmax(info["action_mask"]))
        actions.append(action)
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return actions, float(reward), info


@pytest.mark.parametrize("bot", ["random", "gentle"])
def test_the_bots_play_as_in_the_arena(bot: str) -> None:
    _, reward, info = played(made(bots=(bot,), players=3, seat=1), seed=6)
    game = Game(Options(players=3), seed=6)
    seeds = game_seeds(3, -1 - 6)
    bots = {seat: bot_named(bot)(seeds[seat]) for seat in (0, 2)}
    while game.seat is not None:
        game.play(game.choices()[0] if game.seat == 1 else bots[game.seat].choose(game.view(game.seat)))
    assert info["scores"] == game.scores()
    assert info["winners"] == game.winners()
    assert (reward == 1.0) == (game.winners() == [1])


def test_each_seat_has_its_bot() -> None:
    env = GrandAustriaEnv(bots=("random", "gentle"), players=4, seat=1)
    env.reset(seed=1)
    kinds = {seat: type(bot).__name__ for seat, bot in env._bots.items()}
    assert kinds == {0: "RandomBot", 2: "Gentle", 3: "RandomBot"}


class Kept:
    """A bot that remembers in which rounds it was asked."""

    def __init__(self) -> None:
        self.rounds: list[int] = []

    def choose(self, view: Any) -> int:
        self.rounds.append(view["round"])
        return int(view["prompt"]["choices"][0]["id"])


def test_a_bot_object_plays_all_games() -> None:
    bot = Kept()
    env = GrandAustriaEnv(bots=(bot,))
    for seed in (1, 2):
        played(env, seed)
    assert bot.rounds.count(7) > 1
    assert bot.rounds != sorted(bot.rounds)


def test_a_policy_sees_what_a_learner_in_its_seat_would_see() -> None:
    """Two learners play the same game, each with the other as its policy."""
    seen: dict[int, list[bytes]] = {0: [], 1: []}

    def policy(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> Any:
        assert masks.shape == (1, 350)
        seen[1].append(observations[0].tobytes())
        return masks.argmax(axis=1)

    played(GrandAustriaEnv(bots=(policy,)), seed=3)
    env = GrandAustriaEnv(bots=(lambda _, masks: masks.argmax(axis=1),), seat=1)
    observation, info = env.reset(seed=3)
    for expected in seen[1]:
        assert observation.tobytes() == expected
        observation, *_, info = env.step(int(np.argmax(info["action_mask"])))


def test_a_wrong_action_of_a_policy_is_told() -> None:
    env = GrandAustriaEnv(bots=(lambda _, masks: masks.argmin(axis=1),))
    with pytest.raises(IllegalChoice, match="not possible now"):
        played(env, seed=1)


def test_masks_are_what_the_action_space_samples_with() -> None:
    env = GrandAustriaEnv()
    env.reset(seed=1)
    mask = env.action_masks()
    assert mask[env.action_space.sample(mask)]


def test_an_illegal_action_ends_the_game_with_a_reward_of_minus_one() -> None:
    env = made().unwrapped
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_can_be_refused_instead() -> None:
    env = GrandAustriaEnv(illegal="raise")
    seen, info = env.reset(seed=1)
    with pytest.raises(IllegalChoice):
        env.step(int(np.argmin(info["action_mask"])))
    assert (env.action_masks() == info["action_mask"]).all()
    assert (env._playing.observation(0) == seen).all()
    env.step(int(np.argmax(info["action_mask"])))


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"seat": 2}, "seat"),
        ({"bots": ()}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"bots": (3,)}, "bots"),
        ({"bots": (Kept,)}, "bots"),
        ({"illegal": "ignore"}, "illegal"),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidData) as error:
        GrandAustriaEnv(**arguments)
    assert error.value.field == field
