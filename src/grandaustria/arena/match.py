"""One game between bots. Each sees the view of its seat, is timed, and forfeits if it breaks the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from grandaustria.bots.bot import Bot, bot_named, told_in_a_line
from grandaustria.bots.driver import play_on
from grandaustria.chance import game_seeds
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.options import Options


@dataclass(frozen=True)
class Forfeit:
    seat: int
    reason: str  # "raised" an exception, "illegal" choice, "answer" that is no choice id, "slow"
    detail: str  # the exception, the choice, the type of the answer, the allowed seconds


@dataclass(frozen=True)
class MatchResult:
    """The result of a game. All lists are by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: list[int]  # as they stood, if a bot forfeited
    winners: list[int]  # all the others, if a bot forfeited
    sources: list[dict[str, int]]  # points by source
    decisions: list[int]
    choices: int  # with those of chance, and those nobody had to be asked for
    rounds: int
    forfeit: Forfeit | None
    seconds: list[float]  # spent on all decisions
    turns: list[list[float]]  # spent on each turn


class _Forfeited(Exception):
    """The bot to act has lost the game: why, and details."""


class _Clock:
    """The time that a seat's decisions took, in total and per turn."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.turns: list[float] = []
        self._turn_from = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds

    def note(self, event: str) -> None:
        if event == "turn_started":
            self._turn_from = self.seconds
        elif event in ("turn_ended", "passed"):
            self.turns.append(self.seconds - self._turn_from)


class _Watched:
    """A bot that is timed, and forfeits if it does not answer properly."""

    def __init__(self, bot: Bot, clock: _Clock, allowed: float) -> None:
        self.last = -1  # its last choice
        self._bot = bot
        self._clock = clock
        self._allowed = allowed

    def choose(self, view: Mapping[str, Any]) -> int:
        started = perf_counter()
        try:
            choice: Any = self._bot.choose(view)
        except (Exception, SystemExit) as error:
            raise _Forfeited("raised", told_in_a_line(error)) from None
        seconds = perf_counter() - started
        self._clock.add(seconds)
        if seconds > self._allowed:
            raise _Forfeited("slow", f"{self._allowed:g}")
        if type(choice) is not int:
            raise _Forfeited("answer", type(choice).__name__)
        self.last = choice
        return choice


def play_match(options: Options, names: tuple[str, ...], seed: int, allowed: float) -> MatchResult:
    """Play the game of a seed with a bot by its name on every seat; `allowed` are the seconds for a decision."""
    return play_game(options, names, seed, allowed)[0]


def play_game(options: Options, names: tuple[str, ...], seed: int, allowed: float) -> tuple[MatchResult, Game]:
    """The match, and the game as it stands after it."""
    game = Game(options, seed)
    clocks = [_Clock() for _ in names]
    bots: list[_Watched] = []
    forfeit = _seat_bots(bots, names, seed, clocks, allowed)
    if forfeit is None:
        forfeit = _play(game, bots, clocks)
    match = MatchResult(
        seed=seed,
        bots=names,
        scores=game.scores(),
        winners=game.winners() if forfeit is None else [seat for seat in range(len(names)) if seat != forfeit.seat],
        sources=game.breakdown(),
        decisions=[clock.decisions for clock in clocks],
        choices=len(game.record()["choices"]),
        rounds=game.round,
        forfeit=forfeit,
        seconds=[clock.seconds for clock in clocks],
        turns=[clock.turns for clock in clocks],
    )
    return match, game


def _seat_bots(
    bots: list[_Watched], names: tuple[str, ...], seed: int, clocks: list[_Clock], allowed: float
) -> Forfeit | None:
    """Each gets a seed of its own, from another stream than the game's."""
    for seat, (name, own_seed) in enumerate(zip(names, game_seeds(len(names), -1 - seed), strict=True)):
        make = bot_named(name)
        try:
            bots.append(_Watched(make(own_seed), clocks[seat], allowed))
        except (Exception, SystemExit) as error:
            return Forfeit(seat, "raised", told_in_a_line(error))
    return None


def _play(game: Game, bots: list[_Watched], clocks: list[_Clock]) -> Forfeit | None:
    """To the end, or until a bot forfeits."""
    told = _note_turns(game, 0, clocks)
    try:
        for _ in play_on(game, dict(enumerate(bots))):
            told = _note_turns(game, told, clocks)
    except _Forfeited as why:
        assert game.seat is not None
        return Forfeit(game.seat, *why.args)
    except IllegalChoice:
        assert game.seat is not None
        choice = bots[game.seat].last
        space = game.state.ruleset.space
        return Forfeit(game.seat, "illegal", space.name_of(choice) if 0 <= choice < space.size else f"{choice:.6g}")
    return None


def _note_turns(game: Game, told: int, clocks: list[_Clock]) -> int:
    events = game.events(told)
    for event in events:
        if "seat" in event:
            clocks[event["seat"]].note(event["event"])
    return told + len(events)
