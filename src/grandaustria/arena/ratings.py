"""Statistics for comparing bots: intervals, standard errors and Elo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, exp, log, sqrt
from typing import Final

Z95: Final = 1.959964  # 95 % of a normal distribution lie within this many standard deviations
ANCHOR: Final = 1000.0  # the Elo of the first bot
_ELO: Final = 400 / log(10)  # Elo points to one unit of log-odds
_DRAWN: Final = 0.5  # a drawn game added to each pair that met, so that a clean sweep has a finite rating


@dataclass(frozen=True)
class Rating:
    elo: float
    margin: float  # half the 95 % interval of the difference to the first bot


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share. It also works for few games and near 0 and 1."""
    share = wins / games
    middle = share + Z95**2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    shrink = 1 + Z95**2 / games
    return max(0.0, (middle - reach) / shrink), min(1.0, (middle + reach) / shrink)


def standard_error(groups: Iterable[Sequence[float]]) -> float:
    """Return the standard error of the mean. Values in a group (the scores of one deal) may depend on each other."""
    grouped = [group for group in groups if group]
    values = sum(len(group) for group in grouped)
    if len(grouped) < 2:
        return 0.0
    mean = sum(map(sum, grouped)) / values
    squares = sum((sum(group) - len(group) * mean) ** 2 for group in grouped)
    return sqrt(squares * len(grouped) / (len(grouped) - 1)) / values


def percentile(values: Iterable[float], share: float) -> float:
    """Return the smallest value that at least this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def ratings(wins: Sequence[Sequence[float]]) -> list[Rating]:
    """Return maximum-likelihood Elo ratings (Bradley-Terry). `wins[a][b]` is how often a finished ahead of b.

    Uses Newton's method. The first bot is the anchor.
    """
    bots = range(len(wins))
    met = [[a != b and wins[a][b] + wins[b][a] > 0 for b in bots] for a in bots]
    won = [[wins[a][b] + _DRAWN if met[a][b] else 0.0 for b in bots] for a in bots]
    strength = [0.0 for _ in bots]
    while True:
        steps, variance = _newton_step(won, strength)
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
        for a, step in zip(bots[1:], steps, strict=True):
            strength[a] += max(-1.0, min(1.0, step))
    margins = [0.0, *(Z95 * sqrt(variance[a][a]) for a in range(len(variance)))]
    return [Rating(ANCHOR + _ELO * s, _ELO * m) for s, m in zip(strength, margins, strict=True)]


def _newton_step(won: list[list[float]], strength: list[float]) -> tuple[list[float], list[list[float]]]:
    """Return how far the strengths of all but the first bot move, and the covariance of their estimates."""
    bots = range(len(won))
    expected = [[1 / (1 + exp(strength[b] - strength[a])) for b in bots] for a in bots]
    played = [[won[a][b] + won[b][a] for b in bots] for a in bots]
    excess = [sum(won[a][b] - played[a][b] * expected[a][b] for b in bots) for a in bots]
    weight = [[played[a][b] * expected[a][b] * expected[b][a] for b in bots] for a in bots]
    information = [[sum(weight[a]) if a == b else -weight[a][b] for b in bots[1:]] for a in bots[1:]]
    variance = _inverse(information)
    steps = [sum(v * excess[b] for v, b in zip(row, bots[1:], strict=True)) for row in variance]
    return steps, variance


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a small positive definite matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(k == n) for k in range(size))] for n, row in enumerate(matrix)]
    for n, row in enumerate(rows):
        row[:] = [value / row[n] for value in row]
        for other in rows:
            if other is not row:
                factor = other[n]
                other[:] = [value - factor * own for value, own in zip(other, row, strict=True)]
    return [row[size:] for row in rows]
