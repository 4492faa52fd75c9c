"""The commands and options of `grandaustria`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from grandaustria.cli.given import document, options_of, plain_errors
from grandaustria.cli.parameters import (
    BotWorkers,
    Database,
    EditionName,
    Games,
    Host,
    Hotel,
    Jobs,
    JsonFile,
    Kind,
    Language,
    LogAddresses,
    Origins,
    Players,
    Port,
    Promos,
    Proxies,
    Ray,
    Seed,
    StaffMode,
    Version,
)
from grandaustria.options import Options
from grandaustria.parallel.jobs import working_on

app = typer.Typer(
    name="grandaustria",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    _: Version = False,
) -> None:
    """Grand Austria Hotel, the board game. Without a command, open it in your browser.

    Examples:

    `grandaustria` opens the game in your browser

    `grandaustria demo` lets bots play a game and tells the story

    `grandaustria cards guests` lists the guests with their orders and rewards

    `grandaustria simulate --games 500 --players 3` plays many games and sums them up

    `grandaustria COMMAND --help` explains a command
    """
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(
    host: Host = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, metavar="N", help="Port to listen on. Default: 8000, or a free port if 8000 is taken."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser window.")] = True,
) -> None:
    """Play in your browser, against bots or with friends. This is the default command.

    Games are stored on this machine. With `--host 0.0.0.0`, others on the same network can join.

    Examples:

    `grandaustria play --no-browser`

    `grandaustria play --host 0.0.0.0 --port 8080`
    """
    from grandaustria.cli.play import open_house

    with plain_errors():
        open_house(host, port, browser)


@app.command()
def simulate(
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 1,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT,…", help="Bots by seat. If there are more seats, the list repeats."),
    ] = None,
    json_file: JsonFile = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Write every game to a file. .jsonl.zst and .jsonl.gz are compressed."),
    ] = None,
    language: Language = "en",
) -> None:
    """Play many games and summarize them. Without `--bots`, choices are random.

    Examples:

    `grandaustria simulate --games 500 --players 3 --seed 7`

    `grandaustria simulate --hotel day --staff draft --edition first`

    `grandaustria simulate --hotel C,A --json games.json`

    `grandaustria simulate --games 100000 --jobs 2`

    `grandaustria simulate --bots random,mymodule:MyBot`

    `grandaustria simulate --games 1000 --records games.jsonl.gz`
    """
    from grandaustria.bots.bot import split_names
    from grandaustria.cli.simulate import run

    with plain_errors(), working_on(ray):
        names = split_names(bots) if bots is not None else []
        run(options_of(players, hotel, staff, edition, promos), games, seed, jobs, json_file, language, names, records)


@app.command()
def export(
    records: Annotated[Path, typer.Argument(help="A file written by `simulate --records`.")],
    table: Annotated[Path, typer.Argument(metavar="FILE.parquet", help="The file to write.")],
    rows: Annotated[str, typer.Option(metavar="KIND", help="One row per what: games, seats or decisions.")] = "games",
) -> None:
    """Export recorded games to Parquet, for pandas, polars and similar tools.

    Examples:

    `grandaustria export games.jsonl.gz seats.parquet --rows seats`
    """
    from grandaustria.data.parquet import write_parquet
    from grandaustria.data.records import read_records

    with plain_errors():
        typer.echo(write_parquet(read_records(records), rows, table))


@app.command()
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT…",
            help="A built-in bot or module:Class, with parameters as in BOT:depth=3,style=bold.",
        ),
    ],
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 1,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds-per-decision", min=0.001, metavar="X", help="A bot that takes longer forfeits the game."
        ),
    ] = 60,
    json_file: JsonFile = None,
    chart_file: Annotated[
        Path | None, typer.Option("--chart", metavar="FILE.svg", help="Draw scores and win shares.")
    ] = None,
    language: Language = "en",
) -> None:
    """Let bots play against each other and compare them.

    Every deal is played in all seatings. With fewer bots than seats, the last one takes the remaining seats. With more
    bots than seats, all combinations play. `grandaustria bots` lists the bots.

    Examples:

    `grandaustria arena random mymodule:MyBot --games 400 --jobs 2`

    `grandaustria arena mymodule:MyBot random --players 4`: one against three

    `grandaustria arena random --players 3 --json scores.json --chart scores.svg`: against itself
    """
    from grandaustria.cli.arena import run

    with plain_errors(), working_on(ray):
        options = options_of(players, hotel, staff, edition, promos)
        run(bots, options, games, seed, jobs, seconds, json_file, chart_file, language)


@app.command()
def bots(language: Language = "en") -> None:
    """List the bots and how they think.

    Examples:

    `grandaustria bots`
    """
    from grandaustria.cli.arena import print_bots

    with plain_errors():
        print_bots(language)


@app.command()
def train(
    folder: Annotated[Path, typer.Argument(help="Folder for games and networks. A run found there continues.")],
    seed: Seed = 1,
    generations: Annotated[int, typer.Option(min=1, metavar="N", help="Number of generations.")] = 5,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of self-play per generation.")] = 6000,
    jobs: Jobs = 1,
    ray: Ray = None,
    language: Language = "en",
) -> None:
    """Train the expert from scratch, by self-play.

    You can interrupt it at any time; the same command continues where it stopped. After each generation the new
    network plays against other bots. The folder holds a network per generation and the learning curve, `curve.svg`.

    Examples:

    `grandaustria train folder --jobs 2` makes the weights that ship with the game

    `grandaustria arena expert:weights=folder/network-2.npz planner --games 400`
    """
    from grandaustria.cli.train import run
    from grandaustria.training.generations import Training

    with plain_errors(), working_on(ray):
        run(Training(folder, seed, generations, games, jobs), language)


@app.command()
def demo(
    players: Players = 2,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Random seed. Omit it for a different game every time.")
    ] = None,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Also write the record of the game to a file.")
    ] = None,
    language: Language = "en",
) -> None:
    """Let bots play one game and tell the story.

    Examples:

    `grandaustria demo --players 4 --seed 3`

    `grandaustria demo --record game.json`, then `grandaustria show game.json`
    """
    from grandaustria.cli.demo import played_by_bots
    from grandaustria.cli.show import print_story

    with plain_errors():
        game = played_by_bots(options_of(players, hotel, staff, edition, promos), seed)
        print_story(game, language)
        if record is not None:
            record.write_text(json.dumps(game.record()) + "\n", encoding="utf-8")


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="The record of a game. - reads standard input.")],
    language: Language = "en",
) -> None:
    """Tell a recorded game as a story.

    A record is the output of `Game.record()` as JSON.

    Examples:

    `grandaustria show game.json`

    `grandaustria show - < game.json`
    """
    from grandaustria.cli.show import print_story
    from grandaustria.game import Game

    with plain_errors():
        print_story(Game.replay(document(file)), language)


@app.command()
def cards(
    kind: Annotated[Kind | None, typer.Argument(help="What to list. Default: everything.", show_default=False)] = None,
    edition: EditionName = "current",
    language: Language = "en",
) -> None:
    """List guests, staff, objectives, emperor tiles and hotels.

    Examples:

    `grandaustria cards guests`

    `grandaustria cards staff --edition first`
    """
    from grandaustria.cli.cards import print_cards

    with plain_errors():
        Options(edition=edition)
        print_cards([kind.value] if kind is not None else [each.value for each in Kind], edition, language)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "sqlite:///grandaustria.db",
    origin: Origins = None,
    bot_workers: BotWorkers = 2,
    proxies: Proxies = "",
    log_addresses: LogAddresses = False,
) -> None:
    """Run a server, so that people can play together over the network.

    The address is printed once the server listens. Logs go to stderr.

    Examples:

    `grandaustria serve --host 0.0.0.0 --port 8000`

    `grandaustria serve --database postgresql://user:password@host/grandaustria`
    """
    from grandaustria.cli.serve import run
    from grandaustria.server.settings import Settings

    with plain_errors():
        given = {
            "database": database,
            "origins": tuple(origin or ()),
            "bot_workers": bot_workers,
            "log_addresses": log_addresses,
        }
        settings = Settings.from_environment(os.environ, **given)
        run(settings, host, port, proxies, typer.echo)


@app.command()
def cleanup(
    database: Database = "sqlite:///grandaustria.db",
    days: Annotated[
        float, typer.Option(min=0, metavar="N", help="Remove games that have not changed for this many days.")
    ] = 90,
) -> None:
    """Remove old games from the server's database.

    Examples:

    `grandaustria cleanup --days 30`
    """
    from grandaustria.cli.serve import clean_up
    from grandaustria.server.settings import Settings

    with plain_errors():
        typer.echo(clean_up(Settings(database=database), days))


@app.command()
def openapi() -> None:
    """Print the server's API, including WebSocket messages, as an OpenAPI document.

    Examples:

    `grandaustria openapi > openapi.json`
    """
    from grandaustria.server.app import create_app, described
    from grandaustria.server.settings import Settings

    typer.echo(json.dumps(described(create_app(Settings())), indent=1))
