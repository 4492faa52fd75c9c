"""Measures the engine that is imported, compiled or interpreted, and prints the figures as JSON.

benchmarks/bench.py runs it once for each of the two. A *decision* is a choice that a player was asked for; *answers*
also count dice, draws and forced choices.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import process_time

from benchmarks.yardstick import TURNS, yardstick
from grandaustria import COMPILED, Game, Options
from grandaustria.chance import Chance, seeded
from grandaustria.playout import playout
from grandaustria.rules.state import NATURE, OVER, State

SEED = 7


def drive(state: State, chance: Chance) -> int:
    """Play a position to its end from Python. Return the number of answers."""
    answers = 0
    while state.seat != OVER:
        legal = state.choices()
        state.play(legal[chance.below(len(legal))])
        answers += 1
    return answers


def drive_game(game: Game, chance: Chance) -> int:
    """Play a game to its end from Python. Return the number of decisions."""
    while game.seat is not None:
        legal = game.choices()
        game.play(legal[chance.below(len(legal))])
    return game.decisions


def timed(work: Callable[[], int], seconds: float) -> tuple[float, int, int]:
    """Repeat the work. Return the processor time used, the number of repetitions, and the sum of the results."""
    times = total = 0
    started = process_time()
    while (took := process_time() - started) < seconds:
        total += work()
        times += 1
    return took, times, total


def share_of_decisions(options: Options) -> float:
    """Return decisions per answer in random play."""
    chance = seeded(SEED)
    decisions = answers = 0
    for _ in range(60):
        state = options.new_state()
        while state.seat != OVER:
            legal = state.choices()
            decisions += state.seat != NATURE and len(legal) > 1
            answers += 1
            state.play(legal[chance.below(len(legal))])
    return decisions / answers


def playing(players: int, seconds: float) -> dict[str, dict[str, float]]:
    options = Options(players=players)
    fresh = options.new_state()
    share = share_of_decisions(options)
    chance = seeded(SEED)
    figures = {}
    for name, work in (
        ("state", lambda: drive(fresh.copy(), chance)),
        ("playout", lambda: playout(fresh.copy(), chance)),
    ):
        took, games, answers = timed(work, seconds)
        figures[name] = {
            "decisions/s": share * answers / took,
            "answers/s": answers / took,
            "games/s": games / took,
        }
    took, games, decisions = timed(lambda: drive_game(Game(options, seed=chance.below(1 << 30)), chance), seconds)
    figures["game"] = {"decisions/s": decisions / took, "games/s": games / took}
    return figures


def single_calls(seconds: float) -> dict[str, float]:
    """Return microseconds per call, in the middle of a four-player game."""
    game = Game(Options(players=4), seed=SEED)
    chance = seeded(SEED)
    while game.round < 4:
        legal = game.choices()
        game.play(legal[chance.below(len(legal))])
    state = game.state
    choice = game.choices()[0]

    def copy_and_play() -> None:
        game.copy().play(choice)

    def push_and_pop() -> None:
        game.push(choice)
        game.pop()

    def of(call: Callable[[], object], batch: int) -> float:
        def work() -> int:
            for _ in range(batch):
                call()
            return batch

        took, _, calls = timed(work, seconds)
        return 1e6 * took / calls

    return {
        "State.copy": of(state.copy, 1000),
        "Game.copy": of(game.copy, 20),
        "Game.copy and play": of(copy_and_play, 20),
        "Game.push and pop": of(push_and_pop, 20),
        "Game.determinized": of(lambda: game.determinized(SEED), 20),
        "Game.snapshot": of(game.snapshot, 20),
        "Game.view": of(lambda: game.view(0), 20),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure each figure")
    seconds = parser.parse_args().seconds
    spin = yardstick()
    took, _, turns = timed(lambda: spin(TURNS) and TURNS, seconds)
    report = {
        "compiled": COMPILED,
        "yardstick": turns / took,
        "playing": {str(players): playing(players, seconds) for players in (2, 3, 4)},
        "microseconds": single_calls(seconds / 2),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
