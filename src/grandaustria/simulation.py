"""Many games played by players who choose at random, each reproducible from its seed alone."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

from grandaustria.chance import Chance, seeded
from grandaustria.game import Game
from grandaustria.options import Options

_HALF_SEED: Final = 26  # bits; a whole seed fits the numbers of JSON everywhere


@dataclass(frozen=True)
class Played:
    """What became of a game."""

    seed: int
    scores: list[int]
    winners: list[int]
    decisions: int  # asked of the players
    choices: int  # with those of chance, and those nobody had to be asked for
    rounds: int


def simulate(options: Options, games: int, seed: int, jobs: int = 1) -> Iterator[Played]:
    """The games of a seed in their order, however many processes play them."""
    seeds = game_seeds(games, seed)
    play = partial(play_randomly, options)
    if jobs == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, seeds, chunksize=max(1, min(50, games // (4 * jobs))))


def game_seeds(games: int, seed: int) -> list[int]:
    chance = seeded(seed)
    half = 1 << _HALF_SEED
    return [chance.below(half) << _HALF_SEED | chance.below(half) for _ in range(games)]


def play_randomly(options: Options, seed: int) -> Played:
    game = Game(options, seed)
    decisions = play_out(game, seeded(-1 - seed))  # another stream than the game's own
    choices = len(game.record()["choices"])
    return Played(seed, game.scores(), game.winners(), decisions, choices, game.round)


def play_out(game: Game, chance: Chance) -> int:
    """Play to the end at random; how many decisions that took."""
    decisions = 0
    while game.seat is not None:
        choices = game.choices()
        game.play(choices[chance.below(len(choices))])
        decisions += 1
    return decisions
