"""Play many games, at random or with bots. Each is reproducible from its own seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

from grandaustria.arena.match import play_game
from grandaustria.bots.random_bot import RandomBot
from grandaustria.chance import game_seeds
from grandaustria.data.records import RecordedGame
from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.parallel.jobs import in_order


@dataclass(frozen=True)
class GameResult:
    """The result of a game."""

    seed: int
    scores: list[int]
    winners: list[int]
    decisions: int  # asked of the players
    choices: int  # with those of chance, and those nobody had to be asked for
    rounds: int


def simulate(options: Options, games: int, seed: int, jobs: int = 1, bots: Sequence[str] = ()) -> Iterator[GameResult]:
    """Yield the results of the games of a seed, in order, however many processes play. Without bots, play at random."""
    seeds = game_seeds(games, seed)
    if bots:
        yield from in_order(partial(play_with_bots, options, seated(bots, options)), seeds, jobs)
    else:
        yield from in_order(partial(play_randomly, options), seeds, jobs, at_once=50)


def recorded(
    options: Options, games: int, seed: int, jobs: int = 1, bots: Sequence[str] = ()
) -> Iterator[tuple[GameResult, RecordedGame]]:
    """Yield the same games with their records."""
    work = partial(record_game, options, seated(bots, options) if bots else ())
    yield from in_order(work, game_seeds(games, seed), jobs, at_once=1 if bots else 50)


def record_game(options: Options, bots: tuple[str, ...], seed: int) -> tuple[GameResult, RecordedGame]:
    game = _with_bots(options, bots, seed) if bots else _randomly(options, seed)
    played = _result(game, seed)
    return played, RecordedGame(list(bots), played.scores, played.winners, game.record())


def seated(bots: Sequence[str], options: Options) -> tuple[str, ...]:
    """Return the bots by seat. If there are more seats than bots, the list repeats."""
    return tuple(bots[seat % len(bots)] for seat in range(options.players))


def play_with_bots(options: Options, bots: tuple[str, ...], seed: int) -> GameResult:
    return _result(_with_bots(options, bots, seed), seed)


def play_randomly(options: Options, seed: int) -> GameResult:
    return _result(_randomly(options, seed), seed)


def _with_bots(options: Options, bots: tuple[str, ...], seed: int) -> Game:
    game, _, forfeit = play_game(options, bots, seed, allowed=inf)
    if forfeit is not None:
        raise InvalidData(bots[forfeit.seat], f"forfeits game {seed} ({forfeit.reason}): {forfeit.detail}")
    return game


def _randomly(options: Options, seed: int) -> Game:
    game = Game(options, seed)
    bot = RandomBot(-1 - seed)  # another stream than the game's own
    while game.seat is not None:
        game.play(bot.pick(game.choices()))
    return game


def _result(game: Game, seed: int) -> GameResult:
    return GameResult(seed, game.scores(), game.winners(), game.decisions, len(game.answers()), game.round)
