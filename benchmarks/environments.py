"""Measures the environments on one core, next to two games of OpenSpiel written in C++: part of `make bench`.

    python -m benchmarks.environments [--seconds 0.15] [--json build/bench-environments.json]

A *step* is one decision of a player, chosen at random among the legal ones, with the observation and the legal actions
of the player who decides. `Game` and the simulations have no observation. Dice and draws are resolved on the way.
Seconds are processor time. Short runs alternate and the best one counts, because other work on the machine can only
slow a run down.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import grandaustria.envs.open_spiel  # noqa: F401 - registers the game
from benchmarks.measure import drive_game
from grandaustria import COMPILED, Game, Options
from grandaustria.chance import seeded
from grandaustria.data.simulation import simulate
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.vector import VectorEnv

ROOT = Path(__file__).parent.parent
RUNS = 30
SIZE = 256
SEED = 7
UNIT = "OpenSpiel hanabi (C++)"
Work = Callable[[], int]  # does some steps and returns how many


def vector(players: int) -> Work:
    env = VectorEnv(SIZE, players=players)
    env.reset(SEED)

    def work() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * SIZE

    return work


def any_of(mask: NDArray[np.int8]) -> int:
    """A random legal action."""
    return random.choice(mask.nonzero()[0].tolist())


def pettingzoo(players: int) -> Work:
    """Play every game in a new environment."""
    seeds = count(SEED)

    def work() -> int:
        env = grandaustria_v0.env(players=players)
        env.reset(seed=next(seeds))
        steps = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            env.step(any_of(seen["action_mask"]))
            steps += 1

    return work


def gym(players: int) -> Work:
    env = gymnasium.make("grandaustria/GrandAustria-v0", players=players, disable_env_checker=True)
    info = env.reset(seed=SEED)[1]

    def work() -> int:
        nonlocal info
        for _ in range(200):
            *_, terminated, _, info = env.step(any_of(info["action_mask"]))
            if terminated:
                info = env.reset()[1]
        return 200

    return work


def gym_vector(players: int) -> Work:
    envs = gymnasium.make_vec("grandaustria/GrandAustria-v0", num_envs=SIZE, players=players)
    chance = np.random.default_rng(SEED)
    masks = envs.reset(seed=SEED)[1]["action_mask"]

    def work() -> int:
        nonlocal masks
        for _ in range(5):
            wished = masks * chance.random(masks.shape, np.float32)
            masks = envs.step(wished.argmax(axis=1))[-1]["action_mask"]
        return 5 * SIZE

    return work


def games(players: int) -> Work:
    """Play `Game` itself, without an observation."""
    options, chance = Options(players=players), seeded(SEED)
    return lambda: drive_game(Game(options, seed=chance.below(1 << 30)), chance)


class FirstChoice:
    """A bot that reads its prompt and thinks no further."""

    def choose(self, view: Mapping[str, Any]) -> int:
        found: int = view["prompt"]["choices"][0]["id"]
        return found


def simulation(*bots: str) -> Work:
    seeds = count(SEED)
    return lambda: sum(game.decisions for game in simulate(Options(), 10, next(seeds), bots=bots))


def open_spiel(name: str) -> Work:
    game = pyspiel.load_game(name)

    def work() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def measured(work: Work, seconds: float) -> float:
    """Return steps per second of processor time. Everything runs in one thread."""
    steps = 0
    started = process_time()
    while (took := process_time() - started) < seconds:
        steps += work()
    return steps / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.15, help="how long each of thirty runs takes")
    parser.add_argument("--json", type=Path, default=ROOT / "build/bench-environments.json")
    wanted = parser.parse_args()
    works: dict[str, Work] = {}
    for players in (2, 3, 4):
        works[f"vectorised, {SIZE} games of {players}"] = vector(players)
    for players in (2, 3, 4):
        works[f"PettingZoo, {players} players"] = pettingzoo(players)
    works["Gymnasium, against a random bot"] = gym(2)
    works[f"Gymnasium, {SIZE} games against random bots"] = gym_vector(2)
    for players in (2, 3, 4):
        works[f"Game, {players} players"] = games(players)
    works["simulate"] = simulation()
    works["simulate --bots random"] = simulation("random")
    works["simulate --bots that read their prompt"] = simulation("benchmarks.environments:FirstChoice")
    works["OpenSpiel grand_austria"] = open_spiel("grand_austria")
    works[UNIT] = open_spiel("hanabi")
    works["OpenSpiel backgammon (C++)"] = open_spiel("backgammon")
    best = dict.fromkeys(works, 0.0)
    for _ in range(RUNS):
        for name, work in works.items():
            best[name] = max(best[name], measured(work, wanted.seconds))
    wanted.json.write_text(json.dumps({"compiled": COMPILED, "steps/s": best}, indent=1) + "\n")
    title = f"Rules {'compiled' if COMPILED else 'interpreted'}, one core"
    table = Table("environment", "steps/s", "times hanabi", title=title)
    table.columns[1].justify = table.columns[2].justify = "right"
    for name, rate in best.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / best[UNIT]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
