"""The benchmark on the command line: the row of a bot, as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grandaustria.arena import leaderboard
from grandaustria.arena.benchmark import Kept, Played, games_of, play_all, row
from grandaustria.arena.protocol import Protocol, protocol_named
from grandaustria.bots.bot import try_bots
from grandaustria.cli.arena import milliseconds
from grandaustria.cli.progress import with_progress
from grandaustria.errors import InvalidData
from grandaustria.files import check_target, write_whole
from grandaustria.game import VERSION
from grandaustria.words.catalogue import Catalogue, catalogue

_FORFEITS: Final = 3  # reasons that are told; the JSON has them all


def run(
    bot: str,
    protocol_name: str,
    quick: bool,
    jobs: int,
    add: bool,
    keep: Path | None,
    json_file: Path | None,
    language: str,
) -> None:
    words = catalogue(language)
    protocol = protocol_named(protocol_name)
    if quick:
        protocol = protocol.quick()
    if add and quick:
        raise InvalidData("--add", "only the whole protocol counts, not --quick")
    if add:
        leaderboard.check_place(Path())
    if json_file is not None and str(json_file) != "-":
        check_target(json_file)
    try_bots([bot])
    protocol.check()
    played = _played(bot, protocol, jobs, keep, words)
    found = row(bot, protocol, played)
    if add:
        leaderboard.add(Path(), found, protocol)
    if json_file is not None:
        text = json.dumps(report(protocol, found, played)) + "\n"
        if str(json_file) == "-":
            print(text, end="")
            return
        write_whole(json_file, text)
    _print(found, played, words)


def _played(bot: str, protocol: Protocol, jobs: int, keep: Path | None, words: Catalogue) -> list[Played]:
    """Return all games in order, those that a file has and those that are played now."""
    if keep is not None:
        check_target(keep)
    kept = Kept(keep, bot, protocol) if keep is not None else None
    known = {game.wanted: game for game in (kept.games() if kept is not None else ())}
    games = games_of(protocol)
    missing = [game for game in games if game not in known]

    def playing() -> Iterator[Played]:
        for game in play_all(bot, protocol, missing, jobs):
            if kept is not None:
                kept.add(game)
            yield game

    known.update((game.wanted, game) for game in with_progress(playing(), len(missing), words))
    return [known[game] for game in games]


def report(protocol: Protocol, found: dict[str, Any], played: Sequence[Played]) -> dict[str, Any]:
    """Return the report. Everything except `seconds_per_decision` depends only on the bot and the protocol."""
    games = [{name: value for name, value in asdict(game).items() if name != "seconds"} for game in played]
    return {
        "format": "grandaustria.benchmark",
        "version": VERSION,
        "protocol": protocol.to_json(),
        "row": found,
        "games": games,
        "seconds_per_decision": _thinking(played),
    }


def _thinking(played: Sequence[Played]) -> float:
    return sum(game.seconds for game in played) / max(sum(game.decisions for game in played), 1)


def _print(found: dict[str, Any], played: Sequence[Played], words: Catalogue) -> None:
    console = Console(highlight=False)
    title = words.say("benchmark-title", bot=found["bot"], protocol=found["protocol"], print=found["fingerprint"])
    grid = Table(title=title, title_justify="left", title_style="bold")
    grid.add_column(words.say("benchmark-event"), no_wrap=True)
    for column in ("table-games", "arena-wins", "table-interval", "arena-leads", "table-mean"):
        grid.add_column(words.say(column), justify="right")
    for name, event in found["events"].items():
        cells = [_with_margin(event[figure]) for figure in ("lead", "points")]
        grid.add_row(name, str(event["games"]), *_percent(event["wins"]), *cells)
    grid.add_section()
    grid.add_row(words.say("benchmark-score"), str(len(played)), *_percent(found["score"]))
    console.print(grid)
    forfeits = [game.forfeit for game in played if game.forfeit is not None]
    if forfeits:
        console.print(Text(f"{words.say('table-forfeits')}: {len(forfeits)}", style="yellow"))
    for reason in list(dict.fromkeys(forfeits))[:_FORFEITS]:
        console.print(Text(reason, style="yellow"))
    console.print(words.say("benchmark-thinking", ms=milliseconds(_thinking(played))))


def _percent(figure: Sequence[float]) -> tuple[str, str]:
    value, low, high = (100 * number for number in figure)
    return f"{value:.1f}", f"{low:.1f}–{high:.1f}"


def _with_margin(figure: Sequence[float] | None) -> str:
    if figure is None:
        return "–"
    value, low, high = figure
    return f"{value:.1f} ±{(high - low) / 2:.1f}"
