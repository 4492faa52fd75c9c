"""Lets bots play alone against Leopold on every level, and prints the table of docs/bots.md.

python -m benchmarks.solo [gentle greedy planner expert] [--games 400] [--jobs 2]
"""

from __future__ import annotations

import argparse
from typing import Final

from rich.progress import track

from grandaustria import Options
from grandaustria.arena.fixtures import fixtures, matches
from grandaustria.arena.standings import Standing, standings

LEVELS: Final = (1, 2, 3)


def row(level: int, standing: Standing, his_mean: float) -> str:
    assert standing.scores is not None
    low, high = standing.interval
    wins = f"{100 * standing.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    mean = f"{standing.scores.mean:.1f} ({standing.scores.error:.1f})"
    return f"| {standing.bot} | {level} | {standing.games} | {wins} | {mean} | {his_mean:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["gentle", "greedy", "planner", "expert"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print("| bot | level | games | wins | mean score (standard error) | Leopold's mean |")
    print("|---|---|---|---|---|---|")
    for bot in wanted.bots:
        for level in LEVELS:
            options = Options(mode="solo", level=level)
            games = fixtures([bot], options.players, wanted.games, wanted.seed)
            playing = matches(options, games, wanted.jobs, 3600)
            played = list(track(playing, description=f"{bot}, level {level}", total=len(games), transient=True))
            standing, leopold = standings([bot, "leopold"], played)
            assert leopold.scores is not None
            print(row(level, standing, leopold.scores.mean), flush=True)


if __name__ == "__main__":
    main()
