"""A copy of an environment can be given other dice, so that a search on copies does not know the future."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from gymnasium.error import ResetNeeded

from grandaustria import Game, Options
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.gym import GrandAustriaEnv

OPTIONS = Options(players=3)


def lowest(_: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def aec() -> Any:
    return grandaustria_v0.env(players=3)


def single() -> Any:
    return GrandAustriaEnv(players=3, bots=(lowest,))


def seen(env: Any) -> Any:
    """What the seat to act observes, and its mask."""
    found = env.last()[0] if hasattr(env, "last") else {"action_mask": env.action_masks()}
    return {name: array.tobytes() for name, array in found.items()}


def play(env: Any, steps: int) -> None:
    for _ in range(steps):
        mask = env.last()[0]["action_mask"] if hasattr(env, "last") else env.action_masks()
        env.step(int(mask.argmax()))


def future(env: Any) -> tuple[int, ...]:
    play(env, 25)
    return tuple(env.game.answers())


of_both = pytest.mark.parametrize("make", [aec, single])


@of_both
def test_copies_with_other_seeds_have_other_futures(make: Callable[[], Any]) -> None:
    env = make()
    env.reset(seed=4)
    play(env, 12)
    before = seen(env)
    twins = [deepcopy(env) for _ in range(7)]
    for twin, seed in zip(twins, (1, 2, 3, 4, 4, 4), strict=False):
        twin.reseed(seed)
        assert seen(twin) == before
        assert twin.game == env.game
    assert len({future(twin) for twin in twins[:6]}) == 4
    assert future(twins[6]) == future(env)


@of_both
def test_its_game_goes_on_as_it_does(make: Callable[[], Any]) -> None:
    env = make()
    env.reset(seed=4)
    play(env, 12)
    assert env.game.record()["seed"] == 4
    env.reseed(8)
    play(env, 3)
    for twin in (env, pickle.loads(pickle.dumps(env)), deepcopy(env)):
        game = twin.game
        assert "seed" not in game.record()
        answers = future(twin)
        while len(game.answers()) < len(answers):
            game.play(answers[len(game.answers())])
        assert tuple(game.answers()) == answers


@of_both
def test_the_next_game_is_that_of_its_seed(make: Callable[[], Any]) -> None:
    env = make()
    env.reset(seed=4)
    env.reseed(1)
    env.reset(seed=5)
    assert env.game.record() == Game.replay(env.game.record()).record()
    assert env.game.record()["seed"] == 5
    twin = Game(OPTIONS, seed=5)
    assert env.game.answers()[: len(twin.answers())] == twin.answers()


@of_both
def test_before_the_first_reset_there_is_no_game(make: Callable[[], Any]) -> None:
    env = make()
    for call in (env.reseed, lambda: env.game):
        with pytest.raises(ResetNeeded):
            call()
