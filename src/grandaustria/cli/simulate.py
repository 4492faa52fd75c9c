"""Many games, summarized in a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from grandaustria.bots.bot import try_bots
from grandaustria.build_info import COMPILED
from grandaustria.cli.progress import with_progress
from grandaustria.data.records import NAMES, RecordedGame, writing
from grandaustria.data.simulation import GameResult, recorded, seated, simulate
from grandaustria.files import check_target, write_whole
from grandaustria.game import VERSION
from grandaustria.options import Options
from grandaustria.words.catalogue import Catalogue, catalogue
from grandaustria.words.seats import names_at


def run(
    options: Options,
    games: int,
    seed: int,
    jobs: int,
    json_file: Path | None,
    language: str,
    bots: Sequence[str] = (),
    records: Path | None = None,
) -> None:
    """Play and print. Without bots, choices are random."""
    words = catalogue(language)
    try_bots(bots)
    _check_files(json_file, records)
    started = perf_counter()
    if records is None:
        playing = simulate(options, games, seed, jobs, bots)
    else:
        playing = _kept(recorded(options, games, seed, jobs, bots), records)
    played = list(with_progress(playing, games, words))
    seconds = perf_counter() - started
    if json_file is not None:
        text = json.dumps(report(options, seed, played, bots)) + "\n"
        if str(json_file) == "-":
            print(text, end="")
            return
        write_whole(json_file, text)
    _print_summary(played, seconds, _seats(options, bots, language), words)


def _check_files(json_file: Path | None, records: Path | None) -> None:
    """Check the paths before the games rather than after them."""
    if json_file is not None and str(json_file) != "-":
        check_target(json_file)
    if records is not None:
        check_target(records, *NAMES)


def _kept(games: Iterable[tuple[GameResult, RecordedGame]], file: Path) -> Iterator[GameResult]:
    with writing(file) as records:
        for played, game in games:
            records.add(game)
            yield played


def report(options: Options, seed: int, played: list[GameResult], bots: Sequence[str] = ()) -> dict[str, Any]:
    """Return the report. It depends only on the seed, so two runs can be compared."""
    return {
        "format": "grandaustria.simulation",
        "version": VERSION,
        "options": options.to_json(),
        "seed": seed,
        **({"bots": list(seated(bots, options))} if bots else {}),
        "summary": {
            "seats": [seat_summary(played, seat) for seat in range(options.seats)],
            "decisions": round(fmean(game.decisions for game in played), 2),
            "choices": round(fmean(game.choices for game in played), 2),
            "rounds": round(fmean(game.rounds for game in played), 2),
        },
        "games": [asdict(game) for game in played],
    }


def seat_summary(played: list[GameResult], seat: int) -> dict[str, float]:
    """Summarize the scores of a seat. A shared win counts as a fraction."""
    scores = [game.scores[seat] for game in played]
    wins = sum(1 / len(game.winners) for game in played if seat in game.winners)
    return {
        "mean": round(fmean(scores), 2),
        "spread": round(pstdev(scores), 2),
        "min": min(scores),
        "max": max(scores),
        "wins": round(wins, 2),
    }


def _print_summary(played: list[GameResult], seconds: float, seats: Sequence[str], words: Catalogue) -> None:
    console = Console(highlight=False)
    table = Table()
    table.add_column(words.say("table-player"))
    for name in ("mean", "spread", "min", "max", "wins"):
        table.add_column(words.say(f"table-{name}"), justify="right")
    for seat in range(len(played[0].scores)):
        summary = seat_summary(played, seat)
        share = summary["wins"] / len(played)
        table.add_row(
            seats[seat],
            f"{summary['mean']:.1f}",
            f"{summary['spread']:.1f}",
            str(summary["min"]),
            str(summary["max"]),
            f"{share:.1%}",
        )
    decisions = sum(game.decisions for game in played)
    console.print(table)
    console.print(
        words.say(
            "simulate-summary",
            games=len(played),
            rounds=round(fmean(game.rounds for game in played)),
            decisions=round(decisions / len(played)),
            choices=round(fmean(game.choices for game in played)),
        )
    )
    rules = "compiled" if COMPILED else "interpreted"
    console.print(words.say("simulate-speed", speed=round(decisions / seconds), seconds=f"{seconds:.1f}", rules=rules))


def _seats(options: Options, bots: Sequence[str], language: str) -> list[str]:
    names = names_at(options, language)
    for seat, bot in enumerate(seated(bots, options) if bots else ()):
        names[seat] = catalogue(language).say("simulate-seat", player=names[seat], bot=bot)
    return names
