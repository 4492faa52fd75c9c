"""Draws the charts of docs/strategy.md from games that `grandaustria.analysis.findings` has kept.

    python -m grandaustria.analysis.charts build/findings/expert-*.jsonl.zst --folder docs/pictures

Writes strategy-sources.svg, strategy-rounds.svg and strategy-staff.svg.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from grandaustria.analysis.findings import by_card_dealt
from grandaustria.analysis.markdown import interval
from grandaustria.analysis.plays import Play, plays
from grandaustria.analysis.strategy import ROUNDS
from grandaustria.arena.svg import COLOURS, document, line, text
from grandaustria.data.parquet import Row, seats
from grandaustria.data.records import read_records
from grandaustria.files import write_whole
from grandaustria.history.sources import GROUPS
from grandaustria.words.catalogue import catalogue
from grandaustria.words.plain import plain

STAFF_SHOWN: Final = 12  # of the best and of the worst
FEWEST_DEALT: Final = 2  # times, for an interval

_WIDTH: Final = 720
_LEFT: Final = 150.0
_RIGHT: Final = 690.0
_ROW: Final = 22.0
_SHADES: Final = (*COLOURS, "#6b7280")


def sources(rows: Mapping[int, Sequence[Row]]) -> str:
    """Draw where the points come from: a bar for each number of players, with a part for each source."""
    means = {
        players: {
            name: fmean(sum(row[f"points_{source}"] for source in of) for row in some) for name, of in GROUPS.items()
        }
        for players, some in rows.items()
    }
    most = max(sum(parts.values()) for parts in means.values())
    drawn = [text(24, 30, "Where the points come from", "title")]
    for k, name in enumerate(GROUPS):
        x = 24 + 96.0 * k
        drawn += [_bar(x, 46, 10, 10, _SHADES[k]), text(x + 15, 55, name, "faint")]
    for row, (players, parts) in enumerate(means.items()):
        x, y = _LEFT, 80 + 44.0 * row
        drawn.append(text(_LEFT - 12, y + 20, f"{players} players", "end"))
        for k, points in enumerate(parts.values()):
            width = max(points, 0.0) / most * (_RIGHT - _LEFT - 40)
            drawn += [_bar(x, y, width, 30, _SHADES[k]), text(x + width / 2, y + 20, f"{points:.0f}", "middle strong")]
            x += width
        drawn.append(text(x + 8, y + 20, f"{sum(parts.values()):.0f}", "strong"))
    return document(_WIDTH, 80 + 44 * len(means) + 10, drawn)


def rounds(all_plays: Mapping[int, Sequence[Play]]) -> str:
    """Draw the points at the end of each round, a line for each number of players."""
    means = {
        players: [fmean(each.par[during]["points"] for each in some) for during in ROUNDS]
        for players, some in all_plays.items()
    }
    most = max(map(max, means.values()))
    left, top, right, bottom = 60.0, 56.0, 610.0, 290.0

    def x(during: int) -> float:
        return left + (right - left) * (during - 1) / (len(ROUNDS) - 1)

    def y(points: float) -> float:
        return bottom - (bottom - top) * points / most

    drawn = [text(24, 30, "Points at the end of each round", "title")]
    for tick in range(0, int(most) + 1, 25):
        drawn += [line(left, y(tick), right, y(tick), "grid"), text(left - 10, y(tick) + 4, str(tick), "faint end")]
    drawn += [text(x(during), bottom + 20, f"round {during}", "faint middle") for during in ROUNDS]
    for k, (players, points) in enumerate(means.items()):
        along = " ".join(f"{x(during):.1f},{y(each):.1f}" for during, each in zip(ROUNDS, points, strict=True))
        drawn.append(f'<polyline points="{along}" fill="none" stroke="{COLOURS[k]}" stroke-width="2"/>')
        drawn += [_bar(340 + 110 * k, 21, 10, 10, COLOURS[k])]
        drawn += [text(356 + 110 * k, 30, f"{players} players", "faint")]
    return document(_WIDTH, 330, drawn)


def staff(rows: Sequence[Row]) -> str:
    """Draw what the best and the worst cards of an opening hand are worth, with intervals."""
    leads = {
        card: interval([float(row["margin"]) for row in dealt])
        for card, dealt in by_card_dealt(rows).items()
        if len(dealt) >= FEWEST_DEALT
    }
    order = sorted(leads, key=lambda card: -leads[card][0])
    chosen = order if len(order) <= 2 * STAFF_SHOWN else order[:STAFF_SHOWN] + order[-STAFF_SHOWN:]
    reach = max(abs(mean) + margin for mean, margin in (leads[card] for card in chosen))
    left, right = _LEFT + 70, _RIGHT
    middle = (left + right) / 2

    def x(lead: float) -> float:
        return middle + (right - left) / 2 * lead / reach

    words = catalogue("en")
    bottom = 60 + _ROW * len(chosen)
    drawn = [text(24, 30, "What a card in the opening hand is worth, in points", "title")]
    for tick in range(-int(reach / 5) * 5, int(reach) + 1, 5):
        drawn += [line(x(tick), 52, x(tick), bottom, "grid" if tick else "chance")]
        drawn += [text(x(tick), bottom + 18, f"{tick:+d}" if tick else "0", "faint middle")]
    for row_number, card in enumerate(chosen):
        mean, margin = leads[card]
        y = 66 + _ROW * row_number
        colour = COLOURS[0] if mean > 0 else COLOURS[1]
        drawn += [text(left - 12, y + 4, plain(words.say(f"staff-{card}")), "end")]
        drawn += [line(x(mean - margin), y, x(mean + margin), y, colour=colour)]
        drawn += [f'<circle cx="{x(mean):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>']
    return document(_WIDTH, bottom + 34, drawn)


def _bar(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}" rx="2"/>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--folder", type=Path, default=Path("docs/pictures"))
    wanted = parser.parse_args()
    rows: dict[int, list[Row]] = defaultdict(list)
    all_plays: dict[int, list[Play]] = defaultdict(list)
    for file in wanted.files:
        for game in read_records(file):
            players = len(game.scores)
            rows[players] += seats(game)
            all_plays[players] += plays(game)
    charts = {
        "sources": sources(dict(sorted(rows.items()))),
        "rounds": rounds(dict(sorted(all_plays.items()))),
        "staff": staff([row for some in rows.values() for row in some]),
    }
    for name, drawing in charts.items():
        write_whole(wanted.folder / f"strategy-{name}.svg", drawing)
        print(wanted.folder / f"strategy-{name}.svg")


if __name__ == "__main__":
    main()
