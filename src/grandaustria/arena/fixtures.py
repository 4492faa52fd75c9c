"""Fixtures: who plays whom on which deals. Every line-up is played in all seatings on the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from grandaustria.arena.match import MatchResult, play_match
from grandaustria.chance import game_seeds
from grandaustria.options import Options
from grandaustria.parallel.jobs import in_order


@dataclass(frozen=True)
class Fixture:
    seed: int
    bots: tuple[str, ...]  # by seat


def seatings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the seatings that are played on each deal.

    With fewer bots than seats, the last one takes the remaining seats; with more, all combinations play. Every line-up
    is rotated around the table until each of its bots has had each seat.
    """
    entered = [*bots, *[bots[-1]] * (players - len(bots))]
    lineups = dict.fromkeys(combinations(entered, players))
    return list(dict.fromkeys(lineup[k:] + lineup[:k] for lineup in lineups for k in range(players)))


def fixtures(bots: Sequence[str], players: int, games: int, seed: int) -> list[Fixture]:
    """Return at least this many games: a deal is played in all seatings or not at all."""
    tables = seatings(bots, players)
    deals = game_seeds(-(-games // len(tables)), seed)
    return [Fixture(deal, table) for deal in deals for table in tables]


def matches(options: Options, games: Sequence[Fixture], jobs: int, allowed: float) -> Iterator[MatchResult]:
    """Yield the games in order, however many processes play them. `allowed` is the seconds per decision."""
    return in_order(partial(_play, options, allowed), games, jobs)


def _play(options: Options, allowed: float, fixture: Fixture) -> MatchResult:
    return play_match(options, fixture.bots, fixture.seed, allowed)
