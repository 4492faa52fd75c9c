"""Tunes the heuristic's weights by evolution: `python -m grandaustria.training.tuning --out weights.json`.

Each generation tries variations of the mean weights on the same fresh deals in self-play, and moves the mean towards
those that scored best; the step of every weight adapts by itself (a separable evolution strategy). The mean is written
after each generation, and an interrupted run continues from it.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from grandaustria.chance import seeded
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.options import Options
from grandaustria.playout import advance, follow_plan
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import OVER
from grandaustria.search.beam import Search

NAMES = tuple(vars(Weights()) if hasattr(Weights(), "__dict__") else [n for n in dir(Weights()) if n[0] != "_"])


def weights_of(values: dict[str, float]) -> Weights:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def self_play(values: dict[str, float], players: int, width: int, seed: int) -> float:
    """Return the mean score of a game among players with these weights."""
    s = Options(players=players).new_state()
    nature, chance = seeded(seed), seeded(seed + 1)
    heuristic = Heuristic(s.ruleset, weights_of(values))
    legal = Legal(s.ruleset.space)
    advance(s, nature, legal, None)
    while s.seat != OVER:
        follow_plan(s, Search(heuristic, width, chance).best(s.copy(), s.seat)[0].plan())
        advance(s, nature, legal, None)
    return sum(p.points for p in s.players) / players


def score(values: dict[str, float], deals: list[tuple[int, int]], width: int) -> float:
    return sum(self_play(values, players, width, seed) for players, seed in deals) / len(deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--generations", type=int, default=200)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--width", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    mean = {name: float(getattr(Weights(), name)) for name in NAMES}
    spread = dict.fromkeys(NAMES, 0.2)
    if wanted.out.exists():
        saved = json.loads(wanted.out.read_text())
        mean |= saved["mean"]
        spread |= saved["spread"]
    rng = random.Random()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for generation in range(wanted.generations):
            deals = [(2 + k % 3 if k % 4 == 0 else 2, rng.randrange(1 << 40)) for k in range(wanted.deals)]
            steps = [{name: rng.gauss(0, 1) for name in NAMES} for _ in range(wanted.population)]
            tries = [{name: mean[name] * math.exp(spread[name] * z[name]) for name in NAMES} for z in steps]
            scores = list(pool.map(partial(score, deals=deals, width=wanted.width), tries))
            ranked = sorted(zip(scores, steps, strict=True), key=lambda pair: -pair[0])
            parents = ranked[: wanted.population // 2]
            shares = [math.log(len(parents) + 0.5) - math.log(k + 1) for k in range(len(parents))]
            shares = [share / sum(shares) for share in shares]
            for name in NAMES:
                move = sum(share * z[name] for share, (_, z) in zip(shares, parents, strict=True))
                size = sum(share * z[name] ** 2 for share, (_, z) in zip(shares, parents, strict=True))
                mean[name] *= math.exp(spread[name] * move)
                spread[name] = min(max(spread[name] * math.exp(0.05 * (size - 1)), 0.03), 0.2)
            wanted.out.write_text(json.dumps({"mean": mean, "spread": spread, "generation": generation}))
            print(generation, f"best {ranked[0][0]:.1f}, mean {sum(scores) / len(scores):.1f}", flush=True)


if __name__ == "__main__":
    main()
