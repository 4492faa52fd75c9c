"""The commands that researchers use to compare and to collect: benchmark and dataset."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grandaustria.cli.given import options_of, plain_errors
from grandaustria.cli.parameters import (
    EditionName,
    Games,
    Hotel,
    Jobs,
    Language,
    Players,
    Promos,
    Ray,
    Seed,
    Solo,
    StaffMode,
)
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


@app.command()
def dataset(
    folder: Annotated[
        Path, typer.Argument(metavar="OUT", help="Folder for the files. A data set found there goes on.")
    ],
    players: Players = None,
    solo: Solo = None,
    games: Games = 100,
    seed: Seed = 1,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT,…", help="Who plays. They change seats from game to game."),
    ] = "careful",
    games_per_file: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games in a file.")] = 100,
    jobs: Jobs = 1,
    ray: Ray = None,
    language: Language = "en",
) -> None:
    """Write decisions for imitation and offline learning: observations, masks, actions, rewards, the expert's values.

    Every seat of every game is an episode, a row in Parquet files with the columns that Minari's episodes have. The
    observations and actions are those of the environments. The same command goes on after an interruption, and with
    more `--games` it adds to what is there.

    docs/data.md explains the columns and shows how to read them.

    Examples:

    `grandaustria dataset games --games 1000 --jobs 2`

    `grandaustria dataset strong --bots expert,seasoned,planner --players 3 --games 500 --jobs 2`

    `grandaustria dataset alone --solo 2 --bots seasoned`

    `grandaustria dataset noise --bots random,careful --seed 7`
    """
    with plain_errors(), working_on(ray):
        from grandaustria.bots.bot import split_names
        from grandaustria.cli.dataset import run
        from grandaustria.envs.dataset import Wanted

        options = options_of(players, hotel, staff, edition, promos, solo)
        run(folder, Wanted(options, tuple(split_names(bots)), games, seed, games_per_file), jobs, language)
