"""Compares the speed of this version with that of another commit, both compiled, in interleaved pairs of runs.

    python -m benchmarks.compare 8c1b7c9 [--pairs 20] [--games 40000] [--players 2]

Both versions play the same random games inside compiled code and from Python. Each run is a process of its own, and the
order within a pair changes from pair to pair. Seconds are processor time, the least of five times the same games, which
other work on the machine disturbs least. The ratio is this version's speed divided by the other's; the interval has the
median of all pairs with 95 %.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from math import comb
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PROGRAM: Final = """
import json, sys
from time import process_time
from grandaustria import COMPILED, Game, Options
from grandaustria.chance import seeded
from grandaustria.playout import playout

assert COMPILED
players, games = int(sys.argv[1]), int(sys.argv[2])
fresh = Options(players).new_state()

def inside():
    chance = seeded(7)
    for _ in range(games):
        playout(fresh.copy(), chance)

def from_python():
    chance = seeded(7)
    for seed in range(games // 10):
        game = Game(Options(players), seed)
        while game.seat is not None:
            legal = game.choices()
            game.play(legal[chance.below(len(legal))])

def once(work):
    started = process_time()
    work()
    return process_time() - started

def seconds(work):
    return min(once(work) for _ in range(5))

print(json.dumps({"playout": seconds(inside), "Game": seconds(from_python)}))
"""


def compiled(source: Path, folder: Path) -> Path:
    """Compile the package of a checkout. Return the folder to import it from."""
    subprocess.run([sys.executable, str(source / "hatch_build.py"), "compile", str(folder)], check=True, cwd=source)
    return folder


def checked_out(commit: str, folder: Path) -> Path:
    folder.mkdir()
    archive = subprocess.run(["git", "archive", commit], check=True, cwd=ROOT, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], check=True, input=archive)
    return folder


def run(package: Path, players: int, games: int) -> dict[str, float]:
    command = [sys.executable, "-c", PROGRAM, str(players), str(games)]
    environment = os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    found = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=package)
    seconds: dict[str, float] = json.loads(found.stdout)
    return seconds


def interval(ratios: list[float]) -> tuple[float, float]:
    """Return the interval that holds the median of all such ratios in at least 95 of 100 cases."""
    ordered = sorted(ratios)
    n = len(ordered)
    outside, k = 0.0, 0
    while outside + comb(n, k) / 2**n <= 0.025:
        outside += comb(n, k) / 2**n
        k += 1
    return (ordered[k - 1], ordered[n - k]) if k else (ordered[0], ordered[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--players", type=int, default=2)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        here = compiled(ROOT, folder / "here")
        there = compiled(checked_out(wanted.commit, folder / "source"), folder / "there")
        ratios: dict[str, list[float]] = {}
        for pair in range(wanted.pairs):
            order = (here, there) if pair % 2 == 0 else (there, here)
            took = {package: run(package, wanted.players, wanted.games) for package in order}
            for what in took[here]:
                ratios.setdefault(what, []).append(took[there][what] / took[here][what])
    for what, found in ratios.items():
        low, high = interval(found)
        print(f"{what}: {median(found):.3f} ({low:.3f}–{high:.3f}) of the speed of {wanted.commit}, {len(found)} pairs")


if __name__ == "__main__":
    main()
