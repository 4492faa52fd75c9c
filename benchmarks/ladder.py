"""Lets every level of the ladder play against the one below it, and prints the table of docs/bots.md.

python -m benchmarks.ladder [expert master] [--games 400] [--jobs 2]

The rating of a level is that of the level below plus the difference that the games show. Without levels all are played,
and the lowest one is at 1000; otherwise the rest of the scale is that of the table (bots/ladder.py), where new ratings
and times belong.
"""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console
from rich.progress import track

from grandaustria import Options
from grandaustria.arena.fixtures import fixtures, matches
from grandaustria.arena.standings import Standing, standings
from grandaustria.bots.ladder import LADDER

LOWEST: Final = 1000
GAMES_OF_FOUR: Final = 20


def played(bots: list[str], players: int, games: int, jobs: int) -> list[Standing]:
    planned = fixtures(bots, players, games, seed=1)
    playing = matches(Options(players=players), planned, jobs, 3600)
    return standings(
        bots, list(track(playing, " – ".join(bots), len(planned), transient=True, console=Console(stderr=True)))
    )


def row(standing: Standing, rating: float, below: str | None, turn_of_four: float) -> str:
    assert standing.scores is not None
    low, high = standing.interval
    wins = f"{100 * standing.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})" if below else ""
    mean = f"{standing.scores.mean:.1f} ({standing.scores.error:.1f})"
    times = (1000 * standing.timing.decision, 1000 * standing.timing.turn, 1000 * turn_of_four)
    return f"| `{standing.bot}` | {rating:.0f} | {wins} | {mean} | {' | '.join(f'{time:.3g}' for time in times)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", default=list(LADDER))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    ratings = {name: float(level.rating or LOWEST) for name, level in LADDER.items()}
    names = list(LADDER)
    print("| level | rating | wins against the one below | mean score | ms per decision | ms per turn | with four |")
    print("|---|---|---|---|---|---|---|")
    for name in wanted.levels:
        below = names[names.index(name) - 1] if name != names[0] else None
        *others, standing = played([below, name] if below else [name], 2, wanted.games, wanted.jobs)
        ratings[name] = ratings[below] + standing.rating.elo - others[0].rating.elo if below else LOWEST
        (four,) = played([name], 4, GAMES_OF_FOUR, wanted.jobs)
        print(row(standing, ratings[name], below, four.timing.turn), flush=True)


if __name__ == "__main__":
    main()
