"""Results of the arena with less luck in them: a deal counts as one sample, and luck with dice and draws is taken out.

Luck has mean 0, so subtracting any multiple of it changes no expectation, as long as the multiple does not depend on
the deal it is used for. It is fitted on other deals: the forecast is not always right about what luck is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from grandaustria.arena.fixtures import Fixture
from grandaustria.arena.luck import KINDS, Luck, luck_of
from grandaustria.arena.match import MatchResult, play_game, result_of
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import shipped
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.parallel.jobs import in_order

WINS: Final = "wins"
SCORES: Final = "scores"
LEADS: Final = "leads"  # points beyond the mean of the opponents
FIGURES: Final = (WINS, SCORES, LEADS)
FOLDS: Final = 10  # parts of the deals; what a kind of luck is worth in one part is fitted on the others
DOUBTED: Final = 60  # deals without effect, imagined beside the real ones: luck must show that it is worth something
_NEVER: Final = 1e-9  # for kinds of luck that do not occur

Array = npt.NDArray[np.float64]


class GameLuck(NamedTuple):
    """Sums of the luck in a game, by kind and seat."""

    points: dict[str, list[float]]
    chances: dict[str, list[float]]


class Sample(NamedTuple):
    """A bot's result in a game, the mean of its seats, and its luck by kind."""

    deal: int
    result: float
    luck: list[float]


@dataclass(frozen=True)
class Estimate:
    """A bot's mean result. Errors are standard errors."""

    games: int
    deals: int
    raw: float
    alone: float  # the error if each game were a sample by itself
    mirrored: float  # the error with each deal as one sample
    adjusted: float  # the mean without luck
    error: float  # its error, with each deal as one sample
    worth: dict[str, float]  # what a point of the forecast is worth, by kind of luck, on average over the folds

    @property
    def ratio(self) -> float:
        """The variance of the adjusted mean as a part of that of as many games on different deals, with luck."""
        return (self.error / self.alone) ** 2 if self.alone else 1.0

    @property
    def mirrored_ratio(self) -> float:
        return (self.mirrored / self.alone) ** 2 if self.alone else 1.0


def matches_with_luck(
    options: Options, games: Sequence[Fixture], jobs: int, allowed: float
) -> Iterator[tuple[MatchResult, GameLuck]]:
    """Yield the games in order, with their luck."""
    return in_order(partial(_play, options, allowed), games, jobs)


def _play(options: Options, allowed: float, fixture: Fixture) -> tuple[MatchResult, GameLuck]:
    game, spent, forfeit = play_game(options, fixture.bots, fixture.seed, allowed)
    return result_of(fixture.bots, fixture.seed, game, spent, forfeit), luck_in(game)


def luck_in(game: Game) -> GameLuck:
    """Return the luck in a game, as the network that ships with the game sees it."""
    options = game.options
    luck = luck_of(options.new_state(), game.answers(), Forecaster(shipped(), options.ruleset).knowing_hands)
    return summed(luck, options.seats)


def summed(luck: Iterable[Luck], seats: int) -> GameLuck:
    sums = GameLuck({kind: [0.0] * seats for kind in KINDS}, {kind: [0.0] * seats for kind in KINDS})
    for answer in luck:
        for seat in range(seats):
            sums.points[answer.kind][seat] += answer.points[seat]
            sums.chances[answer.kind][seat] += answer.chances[seat]
    return sums


def estimates(bot: str, played: Sequence[tuple[MatchResult, GameLuck]]) -> dict[str, Estimate]:
    """Return what the games say about a bot: its wins, its scores and its leads.

    Scores and leads are those of games without a forfeit. A figure without any such game is left out.
    """
    seats = [[seat for seat, name in enumerate(match.bots) if name == bot] for match, _ in played]
    found: dict[str, list[Sample]] = {figure: [] for figure in FIGURES}
    for of_bot, (match, luck) in zip(seats, played, strict=True):
        for figure in counted_figures(match) if of_bot else ():
            found[figure].append(sample_of(figure, of_bot, match, luck))
    return {figure: estimate(samples) for figure, samples in found.items() if samples}


def counted_figures(match: MatchResult) -> tuple[str, ...]:
    """Return the figures that a game counts for: scores and leads mean nothing after a forfeit."""
    return FIGURES if match.forfeit is None else (WINS,)


def sample_of(figure: str, seats: Sequence[int], match: MatchResult, luck: GameLuck) -> Sample:
    """Return a figure of these seats."""
    if figure == WINS:
        results = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(len(match.bots))]
        return Sample(match.seed, _mean(results, seats), [_mean(luck.chances[kind], seats) for kind in KINDS])
    by_seat = _lead if figure == LEADS else list
    results = by_seat([float(score) for score in match.scores])
    return Sample(match.seed, _mean(results, seats), [_mean(by_seat(luck.points[kind]), seats) for kind in KINDS])


def _mean(values: Sequence[float], seats: Sequence[int]) -> float:
    return fmean(values[seat] for seat in seats)


def _lead(values: Sequence[float]) -> list[float]:
    """Return how far each value is beyond the mean of the others."""
    total, others = sum(values), len(values) - 1
    return [value - (total - value) / others for value in values]


def estimate(samples: Sequence[Sample]) -> Estimate:
    deals: dict[int, list[Sample]] = {}
    for sample in samples:
        deals.setdefault(sample.deal, []).append(sample)
    games = np.array([len(of_deal) for of_deal in deals.values()], float)
    results = np.array([fmean(sample.result for sample in of_deal) for of_deal in deals.values()])
    luck = np.array([np.mean([sample.luck for sample in of_deal], axis=0) for of_deal in deals.values()])
    squares = np.array([np.mean([np.square(s.luck) for s in of_deal], axis=0) for of_deal in deals.values()])
    worth = fitted(results, luck, squares)
    without_luck = results - (luck * worth).sum(axis=1)
    raw = [sample.result for sample in samples]
    return Estimate(
        games=len(samples),
        deals=len(deals),
        raw=fmean(raw),
        alone=_error(np.array(raw), np.ones(len(raw))),
        mirrored=_error(results, games),
        adjusted=float(np.average(without_luck, weights=games)),
        error=_error(without_luck, games),
        worth=dict(zip(KINDS, worth.mean(axis=0).tolist(), strict=True)),
    )


def fitted(results: Array, luck: Array, squares: Array) -> Array:
    """Return what each kind of luck is worth, for each deal as the deals of the other folds say. One row per deal.

    `squares` are those of the luck in single games: in the mean of a deal, mirrored games may cancel it.
    """
    fold = np.arange(len(results)) % FOLDS
    worth = np.zeros_like(luck)
    for k in range(FOLDS):
        others = fold != k
        if others.any():
            worth[~others] = _regression(results[others], luck[others], squares[others].mean(axis=0))
    return worth


def _regression(results: Array, luck: Array, usual: Array) -> Array:
    """Fit the results to the luck, shrunk towards 0 as a few deals prove little."""
    beyond = luck - luck.mean(axis=0)
    doubts = np.diag(DOUBTED * usual + _NEVER)
    worth: Array = np.linalg.solve(beyond.T @ beyond + doubts, beyond.T @ (results - results.mean()))
    return worth


def _error(values: Array, weights: Array) -> float:
    """Return the standard error of the weighted mean of independent values."""
    n = len(values)
    if n < 2:
        return 0.0
    beyond = weights * (values - np.average(values, weights=weights))
    return sqrt(float(beyond @ beyond) * n / (n - 1)) / float(weights.sum())
