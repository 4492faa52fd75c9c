"""The commands that researchers use to compare: benchmark."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grandaustria.cli.given import plain_errors
from grandaustria.cli.parameters import Jobs, Language, Ray
from grandaustria.parallel.jobs import working_on

app = typer.Typer()


@app.command()
def benchmark(
    bot: Annotated[
        str,
        typer.Argument(metavar="BOT", help="A built-in bot or module:Class, with parameters as in BOT:depth=3."),
    ],
    protocol: Annotated[str, typer.Option(metavar="NAME", help="Version of the protocol.")] = "v1",
    jobs: Jobs = 1,
    ray: Ray = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Play a tenth of the deals, to try a bot. The results count for nothing.")
    ] = False,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Keep every game in a file. The same command goes on there."),
    ] = None,
    add: Annotated[
        bool, typer.Option("--add", help="Write the row to the leaderboard of the checkout in this folder.")
    ] = False,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the row and every game as JSON. - prints only the JSON."),
    ] = None,
    language: Language = "en",
) -> None:
    """Measure a bot by a protocol that stays the same, so that results can be compared and cited.

    The bot meets fixed opponents on fixed deals: in games of two, three and four, and alone against Leopold on every
    level. It has every seat on each deal, and the luck of dice and draws is taken out of the results. A decision may
    take 10 seconds. If an opponent is no longer the one that was frozen, nothing is played.

    docs/benchmark.md explains the protocol and has the leaderboard.

    Examples:

    `grandaustria benchmark mymodule:MyBot --quick` takes a few minutes at most for a quick bot

    `grandaustria benchmark mymodule:MyBot --jobs 2 --keep mybot.jsonl` can be interrupted and goes on

    `grandaustria benchmark mymodule:MyBot --jobs 2 --add`, in a checkout, enters the leaderboard
    """
    with plain_errors(), working_on(ray):
        from grandaustria.cli.benchmark import run

        run(bot, protocol, quick, jobs, add, keep, json_file, language)
