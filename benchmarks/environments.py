"""How fast the environments are on one core, beside two games of OpenSpiel written in C++: part of `make bench`.

    python -m benchmarks.environments [--seconds 1.5] [--json build/bench-environments.json]

A *step* is one decision of a player, chosen at random among the legal ones, with the observation and the legal actions
of the player who decides. Dice and draws are resolved on the way. Seconds are those of the processor, and the best of
several runs counts, taken in turns, since other work on the machine can only slow a run down.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import grandaustria.envs.open_spiel  # noqa: F401 - registers the game
from grandaustria import COMPILED, Options
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.vector import VectorEnv

ROOT = Path(__file__).parent.parent
RUNS = 3
SIZE = 256
SEED = 7
Work = Callable[[], int]  # does some of it, and says how many steps that were


def vector(players: int) -> Work:
    env = VectorEnv(SIZE, Options(players=players))
    env.reset(SEED)

    def work() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * SIZE

    return work


def pettingzoo(players: int) -> Work:
    env = grandaustria_v0.env(players=players)
    env.reset(seed=SEED)

    def work() -> int:
        for _ in range(500):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 500

    return work


def gym(players: int) -> Work:
    env = gymnasium.make("grandaustria.envs.gym:GrandAustria-v0", players=players, disable_env_checker=True)
    info = env.reset(seed=SEED)[1]

    def work() -> int:
        nonlocal info
        for _ in range(200):
            *_, terminated, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
            if terminated:
                info = env.reset()[1]
        return 200

    return work


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
    """Steps per second of the processor; all of this runs in one thread."""
    steps = 0
    started = process_time()
    while (took := process_time() - started) < seconds:
        steps += work()
    return steps / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5, help="how long to measure each figure")
    parser.add_argument("--json", type=Path, default=ROOT / "build/bench-environments.json")
    wanted = parser.parse_args()
    works: dict[str, Work] = {}
    for players in (2, 3, 4):
        works[f"vectorised, {SIZE} games of {players}"] = vector(players)
    for players in (2, 3, 4):
        works[f"PettingZoo, {players} players"] = pettingzoo(players)
    works["Gymnasium, against a random bot"] = gym(2)
    works["OpenSpiel grand_austria"] = open_spiel("grand_austria")
    works["OpenSpiel hanabi (C++)"] = open_spiel("hanabi")
    works["OpenSpiel backgammon (C++)"] = open_spiel("backgammon")
    best = dict.fromkeys(works, 0.0)
    for _ in range(RUNS):
        for name, work in works.items():
            best[name] = max(best[name], measured(work, wanted.seconds))
    wanted.json.write_text(json.dumps({"compiled": COMPILED, "steps/s": best}, indent=1) + "\n")
    table = Table("environment", "steps/s", title=f"Rules {'compiled' if COMPILED else 'interpreted'}, one core")
    table.columns[1].justify = "right"
    for name, rate in best.items():
        table.add_row(name, f"{rate:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
