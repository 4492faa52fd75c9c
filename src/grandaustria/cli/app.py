"""The commands: what can be said on the command line, and what becomes of mistakes."""

from __future__ import annotations

import json
import os
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from grandaustria.cli.given import document, options_of, plain_errors
from grandaustria.options import Options
from grandaustria.parallel.jobs import working_on
from grandaustria.yardstick import COMPILED

app = typer.Typer(
    name="grandaustria",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Players = Annotated[int, typer.Option("--players", "-p", metavar="N", help="How many hoteliers play: 2, 3 or 4.")]
Hotel = Annotated[
    str,
    typer.Option(metavar="SIDE", help="night, day (dealt at random), or the day boards seat by seat, as in C,A."),
]
StaffMode = Annotated[str, typer.Option("--staff", metavar="MODE", help="standard, introductory or draft.")]
EditionName = Annotated[str, typer.Option("--edition", metavar="NAME", help="current or first.")]
Promos = Annotated[
    bool | None,
    typer.Option(
        "--promos/--no-promos",
        help="With the two promo guests; unless said, only in the current edition.",
        show_default=False,
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games to play.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", min=1, metavar="N", help="How many processes play; the games stay the same.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: local, auto, or its address."),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write every game and the summary as JSON; - prints only that."),
]
Database = Annotated[
    str, typer.Option(metavar="URL", envvar="GRANDAUSTRIA_DATABASE", help="sqlite:///FILE or postgresql://…")
]
Language = Annotated[str, typer.Option("--language", "-l", metavar="CODE", help="The language to speak.")]


class Kind(StrEnum):
    guests = "guests"
    staff = "staff"
    objectives = "objectives"
    tiles = "tiles"
    hotels = "hotels"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grandaustria {version('grandaustria')}, rules {'compiled' if COMPILED else 'interpreted'}")
        raise typer.Exit


Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0: everywhere.")]


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    _: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Say which version this is, and whether the rules run compiled.",
        ),
    ] = False,
) -> None:
    """Grand Austria Hotel, the board game. Without a command it opens in the browser.

    Examples:

    `grandaustria` opens the game in the browser

    `grandaustria demo` plays a game and tells how it went

    `grandaustria cards guests` lists the guests with their orders and rewards

    `grandaustria simulate --games 500 --players 3` plays many games and sums them up

    `grandaustria COMMAND --help` explains a command
    """
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(
    host: Host = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, metavar="N", help="8000 unless it is taken.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser, against bots or with friends; the same as no command at all.

    Games are kept on this machine. With `--host 0.0.0.0` others on the same network can join.

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
        typer.Option(metavar="BOT,BOT,…", help="Who plays, seat by seat, again from the first when seats are left."),
    ] = None,
    json_file: JsonFile = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Write every game; .jsonl.zst and .jsonl.gz are compressed."),
    ] = None,
    language: Language = "en",
) -> None:
    """Play many games, at random unless bots are named, and sum them up.

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
    records: Annotated[Path, typer.Argument(help="Games written by `simulate --records`.")],
    table: Annotated[Path, typer.Argument(metavar="FILE.parquet")],
    rows: Annotated[str, typer.Option(metavar="KIND", help="What has a row: games, seats or decisions.")] = "games",
) -> None:
    """Write recorded games as a table in Parquet, for pandas, polars and the like.

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
            help="A bot of the game or module:Class; parameters follow as in BOT:depth=3,style=bold.",
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
        typer.Option("--seconds-per-decision", min=0.001, metavar="X", help="A bot that takes longer loses the game."),
    ] = 60,
    json_file: JsonFile = None,
    chart_file: Annotated[
        Path | None, typer.Option("--chart", metavar="FILE.svg", help="Draw scores and victories.")
    ] = None,
    language: Language = "en",
) -> None:
    """Let bots play against each other and measure them.

    Every deal is played in all seatings. With fewer bots than seats the last one takes the seats that are left; with
    more, all combinations meet. `grandaustria bots` lists the bots.

    Examples:

    `grandaustria arena random mymodule:MyBot --games 400 --jobs 2`

    `grandaustria arena mymodule:MyBot random --players 4`: one among three

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
    folder: Annotated[Path, typer.Argument(help="Where everything is kept; a training that is there goes on.")],
    seed: Seed = 1,
    generations: Annotated[int, typer.Option(min=1, metavar="N", help="How often it learns and plays anew.")] = 5,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Against itself, in each generation.")] = 6000,
    jobs: Jobs = 1,
    ray: Ray = None,
    language: Language = "en",
) -> None:
    """Train the expert from nothing, by games against itself.

    Interrupt it whenever you like: the same command goes on where it was. After each generation it is measured
    against other bots; the folder holds the learning curve as `curve.svg` and a network for each generation.

    Examples:

    `grandaustria train folder --jobs 2` makes the weights that come with the game

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
        int | None, typer.Option(metavar="N", help="Which game; another one each time unless said.")
    ] = None,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Also write the record of the game.")
    ] = None,
    language: Language = "en",
) -> None:
    """Let bots play one game and tell how it went.

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
    file: Annotated[Path, typer.Argument(help="The record of a game; - reads it from the input.")],
    language: Language = "en",
) -> None:
    """Tell the game of a record as a story.

    A record is what `Game.record()` gives, as JSON.

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
    kind: Annotated[
        Kind | None, typer.Argument(help="Only these; all of them unless said.", show_default=False)
    ] = None,
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
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="Listen on this port; 0 picks a free one.")
    ] = 8000,
    database: Database = "sqlite:///grandaustria.db",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Let pages of this site connect as well.", show_default=False),
    ] = None,
    bot_workers: Annotated[
        int, typer.Option(min=1, metavar="N", envvar="GRANDAUSTRIA_BOT_WORKERS", help="Processes in which bots think.")
    ] = 2,
    proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            envvar="GRANDAUSTRIA_PROXIES",
            help="Trust these proxies about the client's address: addresses and networks, separated by commas.",
        ),
    ] = "",
    log_addresses: Annotated[
        bool,
        typer.Option("--log-addresses", envvar="GRANDAUSTRIA_LOG_ADDRESSES", help="Log the clients' addresses."),
    ] = False,
) -> None:
    """Let people play together over the network.

    The address is printed once the server listens; logs go to the error output.

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
        float, typer.Option(min=0, metavar="N", help="Games without a change for so long are removed.")
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
    """Print the description of the server's API, WebSocket messages included, as an OpenAPI document.

    Examples:

    `grandaustria openapi > openapi.json`
    """
    from grandaustria.server.app import create_app, described
    from grandaustria.server.settings import Settings

    typer.echo(json.dumps(described(create_app(Settings())), indent=1))
