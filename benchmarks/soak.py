"""Plays ten thousand random games with all options, then two hundred that are checked at every decision.

    python -m benchmarks.soak [--games 10000] [--checked 200] [--jobs 2]
    python -m benchmarks.soak --solo [--greedy 500] [--checked 100]

With `--solo` all of them are games against Leopold, and the greedy bot plays some more. Half of the games are played at
random, half eagerly (see tests/random_games.py). A checked game is compared at every decision with its restored
snapshot, its replayed record and its copy, and all invariants are checked.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.progress import track

from grandaustria import Game, Options
from grandaustria.bots.bot import bot_named
from grandaustria.bots.driver import play_out
from tests.invariants import check_everything
from tests.random_games import ALL_OPTIONS, SOLO_OPTIONS, decisions


def soak(every: list[Options], index: int) -> int:
    """Play one game to its end. Return the number of decisions."""
    options = every[index % len(every)]
    asked = 0
    for game in decisions(options, index, eager=index % 2 == 0):
        assert game.seat is None or len(game.choices()) >= 1
        asked += game.seat is not None
    assert game.seat is None
    assert game.round == 7
    return asked


def soak_greedy(every: list[Options], index: int) -> int:
    """Let the greedy bot play one game, and replay it."""
    options = every[index % len(every)]
    game = Game(options, index)
    play_out(game, [bot_named("greedy")(index + seat) for seat in range(options.players)])
    check_everything(game)
    assert Game.replay(json.loads(json.dumps(game.record()))) == game
    return game.decisions


def soak_checked(every: list[Options], index: int) -> int:
    options = every[index * 7 % len(every)]
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
    parser.add_argument("--greedy", type=int, default=500)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    every = SOLO_OPTIONS if wanted.solo else ALL_OPTIONS
    totals: Counter[str] = Counter()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for name, work, games in (
            ("games", soak, wanted.games),
            ("checked games", soak_checked, wanted.checked),
            ("greedy games", soak_greedy, wanted.greedy if wanted.solo else 0),
        ):
            playing = pool.map(partial(work, every), range(games), chunksize=5)
            for asked in track(playing, description=name, total=games, disable=games == 0):
                totals[name] += 1
                totals[f"decisions in {name}"] += asked
    print(", ".join(f"{count} {name}" for name, count in totals.items()) + ": all well")


if __name__ == "__main__":
    main()
