"""The Gymnasium environment passes Gymnasium's own check, and plays the game its seed and its bots say."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from grandaustria import Game, IllegalChoice, InvalidData, Options
from grandaustria.bots import bot_named
from grandaustria.chance import game_seeds
from grandaustria.envs.gym import GrandAustriaEnv

NAME = "grandaustria.envs.gym:GrandAustria-v0"


def made(**arguments: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(NAME, disable_env_checker=True, **arguments)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_check_env(players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        check_env(made(players=players, seat=players - 1, render_mode="ansi").unwrapped)


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
    ("arguments", "field"), [({"seat": 2}, "seat"), ({"bots": ()}, "bots"), ({"illegal": "ignore"}, "illegal")]
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidData) as error:
        GrandAustriaEnv(**arguments)
    assert error.value.field == field
