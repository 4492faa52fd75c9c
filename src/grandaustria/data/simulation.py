"""Play many games, at random or with bots. Each is reproducible from its own seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

from grandaustria.arena.match import MatchResult, play_game, play_match
from grandaustria.bots.driver import play_out
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
        yield from map(_played, in_order(partial(play_with_bots, options, seated(bots, options)), seeds, jobs))
    else:
        yield from in_order(partial(play_randomly, options), seeds, jobs, at_once=50)


def recorded(
    options: Options, games: int, seed: int, jobs: int = 1, bots: Sequence[str] = ()
) -> Iterator[tuple[GameResult, RecordedGame]]:
    """Yield the same games with their records."""
    work = partial(record_game, options, seated(bots, options) if bots else ())
    yield from in_order(work, game_seeds(games, seed), jobs, at_once=1 if bots else 50)


def record_game(options: Options, bots: tuple[str, ...], seed: int) -> tuple[GameResult, RecordedGame]:
    if bots:
        match, game = play_game(options, bots, seed, allowed=inf)
        played = _played(match)
    else:
        played, game = _randomly(options, seed)
    return played, RecordedGame(list(bots), played.scores, played.winners, game.record())


def seated(bots: Sequence[str], options: Options) -> tuple[str, ...]:
    """Return the bots by seat. If there are more seats than bots, the list repeats."""
    return tuple(bots[seat % len(bots)] for seat in range(options.players))


def play_with_bots(options: Options, bots: tuple[str, ...], seed: int) -> MatchResult:
    return play_match(options, bots, seed, allowed=inf)


def _played(match: MatchResult) -> GameResult:
    if match.forfeit is not None:
        name = match.bots[match.forfeit.seat]
        raise InvalidData(name, f"forfeits game {match.seed} ({match.forfeit.reason}): {match.forfeit.detail}")
    return GameResult(match.seed, match.scores, match.winners, sum(match.decisions), match.choices, match.rounds)


def play_randomly(options: Options, seed: int) -> GameResult:
    return _randomly(options, seed)[0]


def _randomly(options: Options, seed: int) -> tuple[GameResult, Game]:
    game = Game(options, seed)
    play_out(game, [RandomBot(-1 - seed)] * options.players)  # another stream than the game's own
    choices = len(game.answers())
    return GameResult(seed, game.scores(), game.winners(), game.decisions, choices, game.round), game
