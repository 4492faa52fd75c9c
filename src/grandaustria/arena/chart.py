"""The standings as an SVG chart: distributions of scores, and win shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, exp, floor
from typing import Final

from grandaustria.arena.ratings import Z95
from grandaustria.arena.standings import Scores, Standing
from grandaustria.arena.svg import COLOURS, document, line, text
from grandaustria.words.catalogue import Catalogue

_WIDTH: Final = 760
_LEFT: Final = 170  # where the axes begin
_RIGHT: Final = 560  # and end; figures stand beyond
_HILL: Final = 56  # the height of a distribution
_ROW: Final = 34
_SAMPLES: Final = 160
_NAME: Final = 22  # letters of a name that fit

Scale = Callable[[float], float]


def chart(standings: Sequence[Standing], players: int, caption: str, words: Catalogue) -> str:
    """Return an SVG document that is legible on light and dark pages."""
    scored = [(standing, standing.scores) for standing in standings if standing.scores is not None]
    parts: list[str] = [text(24, 32, caption, "faint")]
    y = 64.0
    if scored:
        parts += [text(24, y, words.say("chart-scores"), "title")]
        y = _hills(parts, scored, y + 20, [standing.bot for standing in standings]) + 40
    parts += [text(24, y, words.say("chart-wins"), "title")]
    height = _shares(parts, standings, y + 18, players, words) + 20
    return document(_WIDTH, height, parts)


def _hills(parts: list[str], scored: Sequence[tuple[Standing, Scores]], top: float, order: list[str]) -> float:
    """Draw the distribution of scores of each bot over a common axis. Returns the bottom."""
    low, high, step = _ticks(min(scores.least for _, scores in scored), max(scores.most for _, scores in scored))
    x = _scale(low, high)
    bottom = top + _HILL * len(scored)
    for tick in range(low, high + 1, step):
        parts += [line(x(tick), top, x(tick), bottom, "grid"), text(x(tick), bottom + 18, str(tick), "faint middle")]
    for row, (standing, scores) in enumerate(scored):
        base = top + _HILL * (row + 1)
        colour = COLOURS[order.index(standing.bot) % len(COLOURS)]
        parts += [
            f'<path d="{_hill(scores, low, high, x, base)}" fill="{colour}" fill-opacity="0.3" stroke="{colour}"/>',
            line(x(scores.mean), base - _HILL + 8, x(scores.mean), base, colour=colour),
            text(_LEFT - 12, base - 8, _short(standing.bot), "end"),
            text(_RIGHT + 16, base - 8, f"{scores.mean:.1f} ± {Z95 * scores.error:.1f}", "strong"),
        ]
    return bottom + 18


def _hill(scores: Scores, low: int, high: int, x: Scale, base: float) -> str:
    """Return the outline of a smoothed distribution."""
    width = max(1.06 * scores.spread * len(scores.all) ** -0.2, (high - low) / 100)
    counts = {score: scores.all.count(score) for score in set(scores.all)}
    places = [low + (high - low) * k / _SAMPLES for k in range(_SAMPLES + 1)]
    heights = [sum(n * exp(-(((place - score) / width) ** 2) / 2) for score, n in counts.items()) for place in places]
    scale = (_HILL - 10) / max(heights)
    outline = " ".join(
        f"L{x(place):.1f} {base - height * scale:.1f}" for place, height in zip(places, heights, strict=True)
    )
    return f"M{x(low):.1f} {base:.1f} {outline} L{x(high):.1f} {base:.1f} Z"


def _shares(parts: list[str], standings: Sequence[Standing], top: float, players: int, words: Catalogue) -> float:
    """Draw the win share of each bot with its interval. Returns the bottom."""
    x = _scale(0, 1)
    bottom = top + _ROW * len(standings)
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts += [line(x(tick), top, x(tick), bottom, "grid")]
        parts += [text(x(tick), bottom + 18, f"{tick:.0%}", "faint middle")]
    parts += [line(x(1 / players), top, x(1 / players), bottom, "chance")]
    for row, standing in enumerate(standings):
        y = top + _ROW * (row + 0.5)
        colour = COLOURS[row % len(COLOURS)]
        low, high = standing.interval
        parts += [
            f'<rect x="{x(low):.1f}" y="{y - 4:.1f}" width="{x(high) - x(low):.1f}" height="8" rx="3" '
            f'fill="{colour}" fill-opacity="0.35"/>',
            f'<circle cx="{x(standing.share):.1f}" cy="{y}" r="5" fill="{colour}"/>',
            text(_LEFT - 12, y + 4, _short(standing.bot), "end"),
            text(_RIGHT + 16, y + 4, f"{standing.share:.1%}", "strong"),
        ]
        if len(standings) > 1:
            elo = words.say("chart-elo", elo=f"{standing.rating.elo:.0f}")
            parts += [text(_RIGHT + 76, y + 4, elo, "faint")]
    return bottom + 18


def _ticks(least: int, most: int) -> tuple[int, int, int]:
    """Return the start, end and step of an axis."""
    step = next(step for step in (5, 10, 20, 25, 50, 100) if most - least <= 8 * step or step == 100)
    return floor((least - step / 2) / step) * step, ceil((most + step / 2) / step) * step, step


def _scale(low: float, high: float) -> Scale:
    return lambda value: _LEFT + (_RIGHT - _LEFT) * (value - low) / (high - low)


def _short(name: str) -> str:
    return name if len(name) <= _NAME else name[: _NAME - 1] + "…"
