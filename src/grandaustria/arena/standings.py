"""The results of a run of the arena, by bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations
from statistics import fmean, pstdev

from grandaustria.arena.match import MatchResult
from grandaustria.arena.ratings import Rating, percentile, ratings, standard_error, wilson
from grandaustria.rules.events import SOURCES


@dataclass(frozen=True)
class Scores:
    """Scores of the games that were played to the end."""

    mean: float
    error: float  # standard error of the mean
    spread: float  # standard deviation
    least: int
    most: int
    all: list[int]
    sources: dict[str, float]  # mean points by source
    decisions: float  # per game


@dataclass(frozen=True)
class Timing:
    """Times in seconds."""

    decision: float  # mean
    turn: float  # 95 % of the turns took no longer
    total: float


@dataclass(frozen=True)
class Standing:
    """The results of one bot. A bot on several seats of a game counts once for each."""

    bot: str
    games: int
    wins: float  # a shared victory counts in parts
    share: float
    interval: tuple[float, float]  # of the share, 95 %
    forfeits: int
    rating: Rating
    scores: Scores | None  # None if no game was played to the end
    timing: Timing


def standings(bots: Sequence[str], played: Sequence[MatchResult]) -> list[Standing]:
    """Return the standings in the order of entry. A bot entered twice appears once."""
    names = list(dict.fromkeys(bots))
    return [_standing(name, played, rating) for name, rating in zip(names, ratings(before(names, played)), strict=True)]


def before(names: Sequence[str], played: Iterable[MatchResult]) -> list[list[float]]:
    """Count how often each bot finished ahead of each other one. A tie is half; several seats are averaged."""
    index = {name: n for n, name in enumerate(names)}
    wins = [[0.0 for _ in names] for _ in names]
    for match in played:
        results: dict[tuple[str, str], list[float]] = {}
        for one, two in permutations(range(len(match.bots)), 2):
            pair = (match.bots[one], match.bots[two])
            if pair[0] != pair[1] and (match.forfeit is None or match.forfeit.seat in (one, two)):
                results.setdefault(pair, []).append(_against(match, one, two))
        for (name, other), shares in results.items():
            wins[index[name]][index[other]] += fmean(shares)
    return wins


def _against(match: MatchResult, one: int, two: int) -> float:
    """Return 1 if the first seat finished ahead of the second, ½ if they are level, else 0."""
    places = [(seat in match.winners, 0 if match.forfeit else match.scores[seat]) for seat in (one, two)]
    return 0.5 if places[0] == places[1] else float(places[0] > places[1])


def _standing(name: str, played: Sequence[MatchResult], rating: Rating) -> Standing:
    seats = [(match, seat) for match in played for seat, bot in enumerate(match.bots) if bot == name]
    wins = sum(1 / len(match.winners) for match, seat in seats if seat in match.winners)
    return Standing(
        bot=name,
        games=len(seats),
        wins=wins,
        share=wins / len(seats),
        interval=wilson(wins, len(seats)),
        forfeits=sum(match.forfeit is not None and match.forfeit.seat == seat for match, seat in seats),
        rating=rating,
        scores=_scores([(match, seat) for match, seat in seats if match.forfeit is None]),
        timing=_timing(seats),
    )


def _scores(seats: list[tuple[MatchResult, int]]) -> Scores | None:
    if not seats:
        return None
    scores = [match.scores[seat] for match, seat in seats]
    deals = groupby(seats, key=lambda played: played[0].seed)
    return Scores(
        mean=fmean(scores),
        error=standard_error([match.scores[seat] for match, seat in deal] for _, deal in deals),
        spread=pstdev(scores),
        least=min(scores),
        most=max(scores),
        all=scores,
        sources={source: fmean(match.sources[seat][source] for match, seat in seats) for source in SOURCES},
        decisions=fmean(match.decisions[seat] for match, seat in seats),
    )


def _timing(seats: list[tuple[MatchResult, int]]) -> Timing:
    total = sum(match.seconds[seat] for match, seat in seats)
    decisions = sum(match.decisions[seat] for match, seat in seats)
    turns = [seconds for match, seat in seats for seconds in match.turns[seat]]
    return Timing(
        decision=total / decisions if decisions else 0.0,
        turn=percentile(turns, 0.95) if turns else 0.0,
        total=total,
    )
