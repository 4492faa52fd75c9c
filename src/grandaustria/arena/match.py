"""One game between bots. Each sees the view of its seat, is timed, and forfeits if it breaks the rules."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from grandaustria.bots.bot import Bot, bot_named, told_in_a_line
from grandaustria.chance import game_seeds
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.choices import CHOICES, name_of


@dataclass(frozen=True)
class Forfeit:
    seat: int
    reason: str  # "raised" an exception, "illegal" choice, "answer" that is no choice id, "slow"
    detail: str  # the exception, the choice, the type of the answer, the allowed seconds


@dataclass(frozen=True)
class Match:
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


def play_match(options: Options, names: tuple[str, ...], seed: int, allowed: float) -> Match:
    """Play the game of a seed with a bot by its name on every seat; `allowed` are the seconds for a decision."""
    return play_game(options, names, seed, allowed)[0]


def play_game(options: Options, names: tuple[str, ...], seed: int, allowed: float) -> tuple[Match, Game]:
    """The match, and the game as it stands after it."""
    game = Game(options, seed)
    clocks = [_Clock() for _ in names]
    bots: list[Bot] = []
    forfeit = _seat_bots(bots, names, seed)
    told = _note_turns(game, 0, clocks)
    while game.seat is not None and forfeit is None:
        forfeit = _decide(game, game.seat, bots[game.seat], clocks[game.seat], allowed)
        told = _note_turns(game, told, clocks)
    match = Match(
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


def _seat_bots(bots: list[Bot], names: tuple[str, ...], seed: int) -> Forfeit | None:
    """Each gets a seed of its own, from another stream than the game's."""
    for seat, (name, own_seed) in enumerate(zip(names, game_seeds(len(names), -1 - seed), strict=True)):
        make = bot_named(name)
        try:
            bots.append(make(own_seed))
        except (Exception, SystemExit) as error:
            return Forfeit(seat, "raised", told_in_a_line(error))
    return None


def _note_turns(game: Game, told: int, clocks: list[_Clock]) -> int:
    events = game.events(told)
    for event in events:
        if "seat" in event:
            clocks[event["seat"]].note(event["event"])
    return told + len(events)


def _decide(game: Game, seat: int, bot: Bot, clock: _Clock, allowed: float) -> Forfeit | None:
    view = game.view(seat)
    started = perf_counter()
    try:
        choice: Any = bot.choose(view)
    except (Exception, SystemExit) as error:
        return Forfeit(seat, "raised", told_in_a_line(error))
    seconds = perf_counter() - started
    clock.add(seconds)
    if seconds > allowed:
        return Forfeit(seat, "slow", f"{allowed:g}")
    if type(choice) is not int:
        return Forfeit(seat, "answer", type(choice).__name__)
    try:
        game.play(choice)
    except IllegalChoice:
        return Forfeit(seat, "illegal", name_of(choice) if 0 <= choice < CHOICES else f"{choice:.6g}")
    return None
