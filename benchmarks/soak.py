"""Plays ten thousand random games with all options, then two hundred that are checked at every decision.

    python -m benchmarks.soak [--games 10000] [--checked 200] [--jobs 2]

Half of the games are played at random, half eagerly (see tests/random_games.py). A checked game is compared at every
decision with its restored snapshot, its replayed record and its copy, and all invariants are checked.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from grandaustria import Game
from tests.invariants import check_everything
from tests.random_games import ALL_OPTIONS, decisions


def soak(index: int) -> int:
    """Play one game to its end. Return the number of decisions."""
    options = ALL_OPTIONS[index % len(ALL_OPTIONS)]
    asked = 0
    for game in decisions(options, index, eager=index % 2 == 0):
        assert game.seat is None or len(game.choices()) >= 1
        asked += game.seat is not None
    assert game.seat is None
    assert game.round == 7
    return asked


def soak_checked(index: int) -> int:
    options = ALL_OPTIONS[index * 7 % len(ALL_OPTIONS)]
    asked = 0
    for game in decisions(options, index):
        check_everything(game)
        before = json.dumps(game.snapshot())
        twins = [Game.restore(json.loads(before)), Game.replay(json.loads(json.dumps(game.record()))), game.copy()]
        for twin in twins:
            assert json.dumps(twin.snapshot()) == before
        if game.seat is not None:
            asked += 1
            for twin in twins:
                twin.play(twin.choices()[asked % len(twin.choices())])
            after = {json.dumps(twin.snapshot()) for twin in twins}
            assert len(after) == 1
        assert json.dumps(game.snapshot()) == before
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--checked", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    totals: Counter[str] = Counter()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for name, work, games in (("games", soak, wanted.games), ("checked games", soak_checked, wanted.checked)):
            for asked in track(pool.map(work, range(games), chunksize=5), description=name, total=games):
                totals[name] += 1
                totals[f"decisions in {name}"] += asked
    print(", ".join(f"{count} {name}" for name, count in totals.items()) + ": all well")


if __name__ == "__main__":
    main()
