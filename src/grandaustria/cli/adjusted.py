"""The arena's results with less luck in them, as a table and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from grandaustria.arena.adjusted import WINS, Estimate, GameLuck, estimates
from grandaustria.arena.match import MatchResult
from grandaustria.arena.ratings import Z95
from grandaustria.words.catalogue import Catalogue

Played = Sequence[tuple[MatchResult, GameLuck]]


def adjusted_as_json(bots: Sequence[str], played: Played) -> dict[str, dict[str, dict[str, Any]]]:
    """Return every figure of every bot."""
    return {bot: {figure: _as_json(found) for figure, found in estimates(bot, played).items()} for bot in bots}


def _as_json(estimate: Estimate) -> dict[str, Any]:
    return asdict(estimate) | {"mirrored_ratio": estimate.mirrored_ratio, "ratio": estimate.ratio}


def print_adjusted(bots: Sequence[str], played: Played, words: Catalogue) -> None:
    grid = Table(title=words.say("arena-adjusted"), title_justify="left", title_style="bold")
    grid.add_column(words.say("table-bot"), overflow="fold")
    grid.add_column(words.say("arena-figure"))
    for column in ("raw", "mirrored", "without-luck", "variance"):
        grid.add_column(words.say(f"arena-{column}"), justify="right")
    for bot in bots:
        for row, (figure, found) in enumerate(estimates(bot, played).items()):
            grid.add_row("" if row else bot, words.say(f"arena-{figure}"), *_cells(figure, found))
    Console(highlight=False).print(grid)


def _cells(figure: str, found: Estimate) -> list[str]:
    unit = 100 if figure == WINS else 1  # wins in percent
    margins = [f"±{Z95 * unit * error:.1f}" for error in (found.alone, found.mirrored, found.error)]
    return [
        f"{unit * found.raw:.1f} {margins[0]}",
        margins[1],
        f"{unit * found.adjusted:.1f} {margins[2]}",
        f"{found.ratio:.2f}",
    ]
