"""The arena's results as tables, as JSON and as a chart, and the list of bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grandaustria.arena.chart import chart
from grandaustria.arena.fixtures import fixtures, matches
from grandaustria.arena.match import AUTOMA, MatchResult
from grandaustria.arena.standings import Standing, before, standings
from grandaustria.bots.bot import try_bots
from grandaustria.bots.ladder import BOTS
from grandaustria.cli.progress import with_progress
from grandaustria.extras import needing
from grandaustria.files import check_target, write_whole
from grandaustria.game import VERSION
from grandaustria.history.sources import GROUPS
from grandaustria.options import Options
from grandaustria.words.catalogue import Catalogue, catalogue

if TYPE_CHECKING:  # it needs NumPy
    from grandaustria.arena.adjusted import GameLuck

_FORFEITS: Final = 10  # told one by one; the JSON has them all


def run(
    bots: list[str],
    options: Options,
    games: int,
    seed: int,
    jobs: int,
    allowed: float,
    json_file: Path | None,
    chart_file: Path | None,
    adjusted: bool,
    language: str,
) -> None:
    words = catalogue(language)
    try_bots(bots)
    _check_files(json_file, chart_file)
    to_play = fixtures(bots, options.players, games, seed)
    started = perf_counter()
    played: list[MatchResult] = []
    with_luck: list[tuple[MatchResult, GameLuck]] = []
    if adjusted:
        with needing("--adjusted"):
            from grandaustria.arena.adjusted import matches_with_luck
        with_luck += with_progress(matches_with_luck(options, to_play, jobs, allowed), len(to_play), words)
        played += [match for match, _ in with_luck]
    else:
        played += with_progress(matches(options, to_play, jobs, allowed), len(to_play), words)
    seconds = perf_counter() - started
    table = standings([*bots, AUTOMA] if options.alone else bots, played)
    caption = _caption(options, seed, played, words)
    if chart_file is not None:
        write_whole(chart_file, chart(table, options.seats, caption, words))
    if json_file is not None:
        text = json.dumps(report(options, seed, allowed, table, played) | _less_luck(table, with_luck)) + "\n"
        if str(json_file) == "-":
            print(text, end="")
            return
        write_whole(json_file, text)
    print_standings(table, words)
    if adjusted:
        from grandaustria.cli.adjusted import print_adjusted

        print_adjusted([standing.bot for standing in table], with_luck, words)
    _print_forfeits(played, words)
    console = Console(highlight=False)
    console.print(caption)
    console.print(words.say("arena-took", seconds=f"{seconds:.1f}"))


def print_bots(language: str) -> None:
    """Print the built-in bots."""
    words = catalogue(language)
    table = Table()
    table.add_column(words.say("table-bot"))
    table.add_column(words.say("table-elo"), justify="right")
    table.add_column(words.say("table-thinks"))
    for name, level in BOTS.items():
        table.add_row(name, "" if level.rating is None else str(level.rating), words.say(f"bot-{name}"))
    Console(highlight=False).print(table)


def _check_files(json_file: Path | None, chart_file: Path | None) -> None:
    """Check the paths before the games rather than after them."""
    if chart_file is not None:
        check_target(chart_file, ".svg")
    if json_file is not None and str(json_file) != "-":
        check_target(json_file)


def report(
    options: Options, seed: int, allowed: float, table: Sequence[Standing], played: Sequence[MatchResult]
) -> dict[str, Any]:
    """Return the report. Everything except `timing` depends only on the seed."""
    return {
        "format": "grandaustria.arena",
        "version": VERSION,
        "options": options.to_json(),
        "seed": seed,
        "seconds_per_decision": allowed,
        "bots": [_standing(standing) for standing in table],
        "before": before([standing.bot for standing in table], played),
        "games": [_match(match) for match in played],
        "timing": {standing.bot: asdict(standing.timing) for standing in table},
    }


def _less_luck(table: Sequence[Standing], with_luck: Sequence[tuple[MatchResult, GameLuck]]) -> dict[str, Any]:
    """Return what `--adjusted` adds to the report: the adjusted figures, and the luck in every game."""
    if not with_luck:
        return {}
    from grandaustria.cli.adjusted import adjusted_as_json

    return {
        "adjusted": adjusted_as_json([standing.bot for standing in table], with_luck),
        "luck": [luck._asdict() for _, luck in with_luck],
    }


def _standing(standing: Standing) -> dict[str, Any]:
    found = asdict(standing)
    del found["timing"]
    if standing.scores is not None:
        del found["scores"]["all"]  # they stand with the games
    return found


def _match(match: MatchResult) -> dict[str, Any]:
    found = asdict(match)
    for name in ("seconds", "turns"):
        del found[name]
    return found


def print_standings(table: Sequence[Standing], words: Catalogue) -> None:
    console = Console(highlight=False)
    console.print(_results(table, words))
    if any(each.scores is not None for each in table):
        console.print(_sources(table, words))
    console.print(_timing(table, words))


def _results(table: Sequence[Standing], words: Catalogue) -> Table:
    grid = _grid(
        words,
        "arena-title",
        *(f"table-{name}" for name in ("games", "wins", "interval", "mean", "error", "spread", "elo")),
    )
    for each in table:
        low, high = each.interval
        scores = ("–", "–", "–")
        if each.scores is not None:
            scores = (f"{each.scores.mean:.1f}", f"{each.scores.error:.1f}", f"{each.scores.spread:.1f}")
        elo = f"{each.rating.elo:.0f}" + (f" ±{each.rating.margin:.0f}" if each.rating.margin else "")
        interval = f"{100 * low:.1f}–{100 * high:.1f}"
        grid.add_row(each.bot, str(each.games), f"{each.share:.1%}", interval, *scores, elo)
    return grid


def _sources(table: Sequence[Standing], words: Catalogue) -> Table:
    grid = _grid(words, "arena-sources", *(f"arena-{name}" for name in GROUPS))
    for each in table:
        if each.scores is not None:
            points = each.scores.sources
            sums = [sum(points[source] for source in sources) for sources in GROUPS.values()]
            grid.add_row(each.bot, *(f"{points:.1f}" for points in sums))
    return grid


def _timing(table: Sequence[Standing], words: Catalogue) -> Table:
    grid = _grid(
        words, "arena-timing", *(f"table-{name}" for name in ("decisions", "milliseconds", "turn", "forfeits"))
    )
    for each in table:
        decisions = f"{each.scores.decisions:.0f}" if each.scores is not None else "–"
        times = [milliseconds(seconds) for seconds in (each.timing.decision, each.timing.turn)]
        grid.add_row(each.bot, decisions, *times, str(each.forfeits))
    return grid


def milliseconds(seconds: float) -> str:
    """Format with three digits, or more if there are more before the decimal point."""
    ms = 1000 * seconds
    return f"{ms:.3g}" if ms < 100 else f"{ms:.0f}"


def _grid(words: Catalogue, title: str, *columns: str) -> Table:
    grid = Table(title=words.say(title), title_justify="left", title_style="bold")
    grid.add_column(words.say("table-bot"), overflow="fold")
    for column in columns:
        grid.add_column(words.say(column), justify="right")
    return grid


def _print_forfeits(played: Sequence[MatchResult], words: Catalogue) -> None:
    console = Console(highlight=False)
    forfeits = [(match, match.forfeit) for match in played if match.forfeit is not None]
    for match, forfeit in forfeits[:_FORFEITS]:
        line = words.say(
            "arena-forfeit",
            bot=match.bots[forfeit.seat],
            seed=str(match.seed),
            seat=forfeit.seat + 1,
            reason=forfeit.reason,
            detail=forfeit.detail,
        )
        console.print(Text(line, style="yellow"))
    if len(forfeits) > _FORFEITS:
        console.print(Text(words.say("arena-more-forfeits", n=len(forfeits) - _FORFEITS), style="yellow"))


def _caption(options: Options, seed: int, played: Sequence[MatchResult], words: Catalogue) -> str:
    deals = len({match.seed for match in played})
    return words.say("arena-summary", games=len(played), deals=deals, players=options.players, seed=str(seed))
