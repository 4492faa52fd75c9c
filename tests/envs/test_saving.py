"""Environments that are copied or pickled in the middle of a game go on exactly as they would have."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import grandaustria.envs.open_spiel  # noqa: F401 - registers the game
from grandaustria import COMPILED
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.gym import GrandAustriaEnv
from grandaustria.envs.gym_vector import GrandAustriaVectorEnv
from grandaustria.envs.vector import VectorEnv

EVERY = 10
GAMES = 50
AHEAD = 10_000 if COMPILED else 30  # to the end of the game, or a part of the way
STEPS = 110  # of many games at once; some of them end meanwhile
DISCOUNT: dict[str, Any] = {"shaping": 0.3, "discount": 0.9}

Step = Callable[[Any, int], Any]  # plays on and returns everything that can be seen then; None at the end
Way = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


PLAYERS = (2, 3, 4)
WAYS = (copy.deepcopy, pickled)
of_games = pytest.mark.parametrize("options", list(product(PLAYERS, range(GAMES), WAYS)))
of_tables = pytest.mark.parametrize("options", list(product(PLAYERS, WAYS)))
of_ways = pytest.mark.parametrize("way", WAYS)


def some(mask: NDArray[np.int8], number: int) -> int:
    """A legal action, another one at each step."""
    legal = mask.nonzero()[0]
    return int(legal[7919 * number % len(legal)])


def goes_on(env: Any, step: Step, way: Way, ahead: int = AHEAD) -> None:
    """Play, and let the copies made at every tenth decision repeat what follows them."""
    saved: list[tuple[int, Any]] = []
    shown: list[Any] = []
    while (seen := step(env, len(shown))) is not None:
        shown.append(seen)
        if len(shown) % EVERY == 0:
            saved.append((len(shown), way(env)))
    assert len(saved) > 3
    for first, twin in saved:
        for number in range(first, min(first + ahead, len(shown))):
            assert step(twin, number) == shown[number]


def step_aec(env: Any, number: int) -> Any:
    seen, _, terminated, *_ = env.last()
    if terminated:
        return None
    env.step(some(seen["action_mask"], number))
    seen, reward, terminated, truncated, info = env.last()
    return env.agent_selection, seen["observation"].tobytes(), reward, terminated, truncated, info, dict(env.rewards)


@of_games
def test_pettingzoo(options: tuple[int, int, Way]) -> None:
    players, seed, way = options
    env = grandaustria_v0.env(players=players, staff="draft", **DISCOUNT)
    env.reset(seed=seed)
    goes_on(env, step_aec, way)


def step_gymnasium(env: Any, number: int) -> Any:
    if not env.action_masks().any():
        return None
    seen, reward, terminated, truncated, info = env.step(some(env.action_masks(), number))
    return seen.tobytes(), reward, terminated, truncated, info.pop("action_mask").tobytes(), info


@of_games
def test_gymnasium(options: tuple[int, int, Way]) -> None:
    players, seed, way = options
    env = GrandAustriaEnv(players=players, seat=seed % players, **DISCOUNT)
    env.reset(seed=seed)
    goes_on(env, step_gymnasium, way)


def lowest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> Any:
    return masks.argmax(axis=1)


@of_ways
def test_bots_that_plan_are_saved_too(way: Way) -> None:
    env = GrandAustriaEnv(bots=("gentle", lowest), players=3)
    env.reset(seed=2)
    goes_on(env, step_gymnasium, way, ahead=15)


def step_open_spiel(state: Any, number: int) -> Any:
    if state.is_terminal():
        return None
    legal = state.legal_actions()
    state.apply_action(legal[7919 * number % len(legal)])
    return str(state), state.history(), state.legal_actions(), state.returns(), len(state.position.told)


@of_games
def test_open_spiel(options: tuple[int, int, Way]) -> None:
    players, seed, way = options
    state = pyspiel.load_game(f"grand_austria(players={players})").new_initial_state()
    for number in range(seed):
        step_open_spiel(state, 31 * number)
    goes_on(state, step_open_spiel, way, ahead=EVERY + 5)


def step_vector(env: VectorEnv, number: int) -> Any:
    if number == STEPS:
        return None
    env.step([some(mask, number) for mask in env.masks] if number % 2 else env.sample())
    arrays = (env.observations, env.masks, env.seats, env.rewards, env.ended, env.scores)
    return [array.tobytes() for array in arrays], env.seeds


@of_tables
def test_many_games(options: tuple[int, Way]) -> None:
    players, way = options
    env = VectorEnv(GAMES, players=players, **DISCOUNT)
    env.reset(players)
    goes_on(env, step_vector, way, ahead=EVERY + 5)


def step_gymnasium_vector(env: GrandAustriaVectorEnv, number: int) -> Any:
    if number == STEPS:
        return None
    seen, rewards, terminated, _, infos = env.step(np.array([some(mask, number) for mask in env.action_masks()]))
    return seen.tobytes(), rewards.tobytes(), terminated.tobytes(), repr(infos)


@of_tables
def test_many_games_against_opponents(options: tuple[int, Way]) -> None:
    players, way = options
    env = GrandAustriaVectorEnv(
        GAMES, ("random", lowest), players=players, autoreset_mode=AutoresetMode.SAME_STEP, **DISCOUNT
    )
    env.reset(seed=players)
    goes_on(env, step_gymnasium_vector, way, ahead=EVERY + 5)


@pytest.mark.parametrize("make", [grandaustria_v0.env, GrandAustriaEnv])
def test_environments_that_have_not_started_are_saved_too(make: Callable[..., Any]) -> None:
    for twin in (copy.deepcopy(make(players=3)), pickle.loads(pickle.dumps(make(players=3)))):
        twin.reset(seed=1)
