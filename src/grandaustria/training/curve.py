"""The learning curve: the strength of each generation against fixed opponents."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from grandaustria.arena.fixtures import fixtures, matches
from grandaustria.arena.standings import standings
from grandaustria.arena.svg import COLOURS, document, line, text
from grandaustria.files import write_whole
from grandaustria.options import Options

OPPONENTS: Final = ("greedy", "planner:width=32,ends=1")
CONTENDER: Final = "expert:width=32,looked_at=100,ends=1,weights={file}"
GAMES: Final = 200

_WIDTH: Final = 720
_HEIGHT: Final = 340
_BOX: Final = (60.0, 56.0, 490.0, 290.0)  # left, top, right and bottom of the axes


@dataclass(frozen=True)
class Point:
    generation: int
    opponent: str
    share: float  # of victories
    low: float
    high: float
    points: float


def curve(folder: Path, generation: int, model: Path, jobs: int) -> list[Point]:
    """Return all points up to a generation. Each generation is measured once and kept in the folder."""
    file = folder / "curve.json"
    points = [Point(**each) for each in json.loads(file.read_text())] if file.exists() else []
    if all(point.generation != generation for point in points):
        points += measured(generation, model, jobs)
        write_whole(file, json.dumps([asdict(point) for point in points], indent=1) + "\n")
    return points


def measured(generation: int, model: Path, jobs: int) -> list[Point]:
    """Measure a network against each opponent, always on the same deals and without look-ahead."""
    points = []
    contender = CONTENDER.format(file=model)
    for opponent in OPPONENTS:
        bots = [contender, opponent]
        table = standings(bots, list(matches(Options(), fixtures(bots, 2, GAMES, 1), jobs, 60.0)))[0]
        assert table.scores is not None
        points.append(Point(generation, opponent, table.share, *table.interval, table.scores.mean))
    return points


def drawn(points: Sequence[Point], title: str) -> str:
    """Draw win shares by generation as SVG: a line per opponent, in the band of its interval."""
    left, top, right, bottom = _BOX
    last = max((point.generation for point in points), default=0)

    def x(generation: float) -> float:
        return left + (right - left) * (generation / last if last else 0.5)

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    parts = [text(24, 30, title, "title")]
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts += [line(left, y(tick), right, y(tick), "chance" if tick == 0.5 else "grid")]
        parts += [text(left - 10, y(tick) + 4, f"{tick:.0%}", "faint end")]
    for generation in range(last + 1):
        parts += [text(x(generation), bottom + 20, str(generation), "faint middle")]
    for row, opponent in enumerate(dict.fromkeys(point.opponent for point in points)):
        own = [point for point in points if point.opponent == opponent]
        above = " ".join(f"{x(point.generation):.1f},{y(point.high):.1f}" for point in own)
        below = " ".join(f"{x(point.generation):.1f},{y(point.low):.1f}" for point in reversed(own))
        along = " ".join(f"{x(point.generation):.1f},{y(point.share):.1f}" for point in own)
        colour = COLOURS[row]
        parts += [
            f'<polygon points="{above} {below}" fill="{colour}" fill-opacity="0.2"/>',
            f'<polyline points="{along}" fill="none" stroke="{colour}" stroke-width="2"/>',
            text(right + 12, y(own[-1].share) + 4, opponent, "strong"),
        ]
    return document(_WIDTH, _HEIGHT, parts)
