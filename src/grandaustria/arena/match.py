"""One game between bots. Each sees the view of its seat, is timed, and forfeits if it breaks the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.bot import Bot, bot_named, told_in_a_line
from grandaustria.bots.driver import play_out
from grandaustria.chance import game_seeds
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.automa.leopold import LEOPOLD, NAME
from grandaustria.rules.events import PASSED, TURN_ENDED, TURN_STARTED

AUTOMA: Final = NAME  # Leopold among the bots


@dataclass(frozen=True)
class Forfeit:
    seat: int
    reason: str  # "raised" an exception, "illegal" choice, "answer" that is no choice id, "slow"
    detail: str  # the exception, the choice, the type of the answer, the allowed seconds


@dataclass(frozen=True)
class MatchResult:
    """The result of a game. All lists are by seat. Leopold counts as a bot, who wins unless he is beaten."""

    seed: int
    bots: tuple[str, ...]
    scores: list[int]  # as they stood, if a bot forfeited
    winners: list[int]  # all the others, if a bot forfeited
    sources: list[dict[str, int]]  # points by source
    decisions: list[int]
    choices: int  # including nature's and forced ones
    rounds: int
    forfeit: Forfeit | None
    seconds: list[float]  # spent on all decisions
    turns: list[list[float]]  # spent on each turn


class _Forfeited(Exception):
    """The bot to act has lost the game: why, and details."""


Spent = list[tuple[int, float]]  # for every decision, who made it and the seconds it took


class _Watched:
    """A bot that is timed, and forfeits if it does not answer properly."""

    def __init__(self, bot: Bot, seat: int, spent: Spent, allowed: float) -> None:
        self.last = -1  # its last choice
        self._bot = bot
        self._seat = seat
        self._spent = spent
        self._allowed = allowed

    def choose(self, view: Mapping[str, Any]) -> int:
        started = perf_counter()
        try:
            choice: Any = self._bot.choose(view)
        except (Exception, SystemExit) as error:
            raise _Forfeited("raised", told_in_a_line(error)) from None
        seconds = perf_counter() - started
        self._spent.append((self._seat, seconds))
        if seconds > self._allowed:
            raise _Forfeited("slow", f"{self._allowed:g}")
        if type(choice) is not int:
            raise _Forfeited("answer", type(choice).__name__)
        self.last = choice
        return choice


def play_match(options: Options, names: tuple[str, ...], seed: int, allowed: float) -> MatchResult:
    """Play the game of a seed with these bots, one per seat. `allowed` is the seconds per decision."""
    return result_of(names, seed, *play_game(options, names, seed, allowed))


def result_of(names: tuple[str, ...], seed: int, game: Game, spent: Spent, forfeit: Forfeit | None) -> MatchResult:
    """Return what `play_game` has returned as a result."""
    options = game.options
    seats = range(options.seats)
    winners = game.winners() or ([LEOPOLD] if options.alone else [])
    return MatchResult(
        seed=seed,
        bots=(*names, AUTOMA) if options.alone else names,
        scores=game.scores(),
        winners=winners if forfeit is None else [seat for seat in seats if seat != forfeit.seat],
        sources=game.breakdown(),
        decisions=[sum(by == seat for by, _ in spent) for seat in seats],
        choices=len(game.answers()),
        rounds=game.round,
        forfeit=forfeit,
        seconds=[_by(seat, spent) for seat in seats],
        turns=_turns(game, spent),
    )


def play_game(
    options: Options, names: tuple[str, ...], seed: int, allowed: float, bot_seeds: Sequence[int] = ()
) -> tuple[Game, Spent, Forfeit | None]:
    """Return the game at its end, the time spent, and who forfeited. The bots' seeds usually follow from the game's."""
    game = Game(options, seed)
    spent: Spent = []
    bots: list[_Watched] = []
    seeds = bot_seeds or seeds_of_bots(len(names), seed)
    return game, spent, _seat_bots(bots, names, seeds, spent, allowed) or _play(game, bots)


def seeds_of_bots(bots: int, seed: int) -> list[int]:
    """Return a seed for each bot in the game of a seed, from another stream than the game's."""
    return game_seeds(bots, -1 - seed)


def _seat_bots(
    bots: list[_Watched], names: tuple[str, ...], seeds: Sequence[int], spent: Spent, allowed: float
) -> Forfeit | None:
    for seat, (name, own_seed) in enumerate(zip(names, seeds, strict=True)):
        make = bot_named(name)
        try:
            bots.append(_Watched(make(own_seed), seat, spent, allowed))
        except (Exception, SystemExit) as error:
            return Forfeit(seat, "raised", told_in_a_line(error))
    return None


def _play(game: Game, bots: list[_Watched]) -> Forfeit | None:
    """Play to the end, or until a bot forfeits."""
    try:
        play_out(game, bots)
    except _Forfeited as why:
        assert game.seat is not None
        return Forfeit(game.seat, *why.args)
    except IllegalChoice:
        assert game.seat is not None
        choice = bots[game.seat].last
        space = game.state.ruleset.space
        return Forfeit(game.seat, "illegal", space.name_of(choice) if 0 <= choice < space.size else f"{choice:.6g}")
    return None


def _by(seat: int, spent: Spent) -> float:
    return sum(seconds for by, seconds in spent if by == seat)


def _turns(game: Game, spent: Spent) -> list[list[float]]:
    """Return how long each seat's finished turns took."""
    turns: list[list[float]] = [[] for _ in range(game.options.seats)]
    started = 0
    for number, (kind, seat, _, _) in enumerate(game.raw_events()):
        if kind == TURN_STARTED:
            started = game.choices_before(number)
        elif kind in (TURN_ENDED, PASSED):
            turns[seat].append(_by(seat, spent[started : game.choices_before(number)]))
    return turns
