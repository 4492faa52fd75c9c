"""A bot measured by a protocol: its games, and the row that they make in the table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from grandaustria.arena.adjusted import (
    LEADS,
    SCORES,
    WINS,
    Estimate,
    Sample,
    counted_figures,
    estimate,
    luck_in,
    sample_of,
)
from grandaustria.arena.match import MatchResult, play_game, result_of, seeds_of_bots
from grandaustria.arena.protocol import Protocol
from grandaustria.arena.ratings import Z95, wilson
from grandaustria.chance import game_seeds
from grandaustria.errors import InvalidData
from grandaustria.files import write_whole
from grandaustria.game import Game
from grandaustria.parallel.jobs import in_order


class Wanted(NamedTuple):
    """A game that the protocol asks for."""

    event: int
    deal: int
    seat: int  # of the bot that is measured


@dataclass(frozen=True)
class Played:
    """What is kept of a game: the results of the bot that is measured, with its luck by kind."""

    event: int
    deal: int
    seat: int
    samples: dict[str, tuple[float, list[float]]]  # by figure
    forfeit: str | None  # why it forfeited, if it did
    decisions: int
    seconds: float

    @property
    def wanted(self) -> Wanted:
        return Wanted(self.event, self.deal, self.seat)


class Interval(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def games_of(protocol: Protocol) -> list[Wanted]:
    """Return all games, those of a deal one after the other."""
    return [
        Wanted(number, deal, seat)
        for number, event in enumerate(protocol.events)
        for deal in game_seeds(event.deals, protocol.seed + number)
        for seat in range(event.options.players)
    ]


def play_all(bot: str, protocol: Protocol, games: Sequence[Wanted], jobs: int) -> Iterator[Played]:
    return in_order(partial(_play, bot, protocol), games, jobs)


def play_wanted(bot: str, protocol: Protocol, wanted: Wanted) -> tuple[Game, MatchResult]:
    """Play a game. The bot has a seed of its own, so that it plays otherwise than its twin if it meets itself."""
    event = protocol.events[wanted.event]
    players = event.options.players
    *seeds, own = seeds_of_bots(players + 1, wanted.deal)
    names = [protocol.opponents[event.opponent].bot if event.opponent is not None else ""] * players
    names[wanted.seat], seeds[wanted.seat] = bot, own
    game, spent, forfeit = play_game(event.options, tuple(names), wanted.deal, protocol.seconds, seeds)
    if forfeit is not None and forfeit.seat != wanted.seat:
        raise InvalidData(names[forfeit.seat], f"forfeits game {wanted.deal} ({forfeit.reason}): {forfeit.detail}")
    return game, result_of(tuple(names), wanted.deal, game, spent, forfeit)


def _play(bot: str, protocol: Protocol, wanted: Wanted) -> Played:
    game, match = play_wanted(bot, protocol, wanted)
    luck = luck_in(game)
    found = {figure: sample_of(figure, [wanted.seat], match, luck) for figure in counted_figures(match)}
    return Played(
        *wanted,
        samples={figure: (sample.result, sample.luck) for figure, sample in found.items()},
        forfeit=None if match.forfeit is None else f"{match.forfeit.reason}: {match.forfeit.detail}",
        decisions=match.decisions[wanted.seat],
        seconds=match.seconds[wanted.seat],
    )


def row(bot: str, protocol: Protocol, played: Sequence[Played]) -> dict[str, Any]:
    """Return what the games say, as JSON. It depends on the bot and the protocol, and on neither time nor place."""
    events = {
        event.name: _of_event([game for game in played if game.event == number])
        for number, event in enumerate(protocol.events)
    }
    return {
        "bot": bot,
        "version": version("grandaustria"),
        "protocol": protocol.name,
        "fingerprint": protocol.fingerprint(),
        "score": _rounded(_mean([Interval(*event["wins"]) for event in events.values()]), 4),
        "events": events,
    }


def _of_event(played: Sequence[Played]) -> dict[str, Any]:
    figures = {
        figure: estimate([Sample(game.deal, *game.samples[figure]) for game in played if figure in game.samples])
        for figure in (WINS, LEADS, SCORES)
        if any(figure in game.samples for game in played)
    }
    return {
        "games": len(played),
        "wins": _rounded(share(figures[WINS]), 4),
        "lead": _rounded(_usual(figures[LEADS]), 2) if LEADS in figures else None,
        "points": _rounded(_usual(figures[SCORES]), 2) if SCORES in figures else None,
        "decisions": round(fmean(game.decisions for game in played), 1),
        "forfeits": sum(game.forfeit is not None for game in played),
    }


def share(found: Estimate) -> Interval:
    """Return the share of wins without luck, with a Wilson interval: it holds near 0 and 1 too.

    It is that of as many games on different deals as would be as sure.
    """
    value = min(max(found.adjusted, 0.0), 1.0)
    if found.ratio == 0:  # every deal came to the same
        return Interval(value, value, value)
    games = found.games / found.ratio
    return Interval(value, *wilson(value * games, games))


def _usual(found: Estimate) -> Interval:
    reach = Z95 * found.error
    return Interval(found.adjusted, found.adjusted - reach, found.adjusted + reach)


def _mean(figures: Sequence[Interval]) -> Interval:
    """Return the mean of figures that are independent of each other."""
    value = fmean(figure.value for figure in figures)
    reach = sqrt(sum(((figure.high - figure.low) / 2) ** 2 for figure in figures)) / len(figures)
    return Interval(value, max(value - reach, 0.0), min(value + reach, 1.0))


def _rounded(figure: Interval, digits: int) -> list[float]:
    return [round(number, digits) + 0.0 for number in figure]


class Kept:
    """The games of a run that are in a file, so that the run can go on there."""

    def __init__(self, path: Path, bot: str, protocol: Protocol) -> None:
        self._path = path
        self._head = {"bot": bot, "version": version("grandaustria"), "fingerprint": protocol.fingerprint()}

    def games(self) -> list[Played]:
        """Return the whole lines of the file, which is made if it is missing. A line that is cut off is dropped."""
        text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        try:
            head, *lines = [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()] or [self._head]
            games = [Played(**line) for line in lines]
        except (ValueError, TypeError):
            raise InvalidData(str(self._path), "not the games of a benchmark") from None
        if head != self._head:
            raise InvalidData(str(self._path), f"has games of another run, {head!r:.120}")
        write_whole(self._path, "".join(f"{json.dumps(line)}\n" for line in (self._head, *map(asdict, games))))
        return games

    def add(self, game: Played) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(asdict(game))}\n")
