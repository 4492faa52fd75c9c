"""The parameters that commands have in common, and those of the server."""

from __future__ import annotations

from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from grandaustria.build_info import COMPILED

Players = Annotated[
    int | None,
    typer.Option("--players", "-p", metavar="N", help="Number of players: 2 (default), 3 or 4.", show_default=False),
]
Solo = Annotated[
    int | None,
    typer.Option("--solo", metavar="LEVEL", help="Alone against Leopold, on level 1, 2 or 3.", show_default=False),
]
Hotel = Annotated[
    str,
    typer.Option(
        metavar="SIDE", help="Hotel boards: night, day (dealt at random), or day boards seat by seat, as in C,A."
    ),
]
StaffMode = Annotated[
    str, typer.Option("--staff", metavar="MODE", help="How staff are dealt: standard, introductory or draft.")
]
EditionName = Annotated[str, typer.Option("--edition", metavar="NAME", help="Ruleset of the rules: current or first.")]
Promos = Annotated[
    bool | None,
    typer.Option(
        "--promos/--no-promos",
        help="Include the two promo guests. Default: only in the current edition.",
        show_default=False,
    ),
]
Games = Annotated[
    int, typer.Option("--games", "-n", min=1, max=1_000_000_000, metavar="N", help="Number of games to play.")
]
Seed = Annotated[int, typer.Option(metavar="N", help="Random seed. The same seed gives the same games.")]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", min=1, metavar="N", help="Number of processes. The games stay the same.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Run on a Ray cluster: local, auto, or an address."),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write all games and the summary as JSON. - prints only the JSON."),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="GRANDAUSTRIA_DATABASE",
        help="Where games are stored: sqlite:///FILE or postgresql://… Default: a file in your folder for data.",
        show_default=False,
    ),
]
Language = Annotated[
    str, typer.Option("--language", "-l", metavar="CODE", help="Language of the texts: en, de, it, pl or uk.")
]
Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen on. Use 0.0.0.0 for all interfaces.")]
Port = Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="Listen on this port; 0 picks a free one.")]
Origins = Annotated[
    list[str] | None,
    typer.Option(metavar="URL", help="Another site whose pages may connect. Can be repeated.", show_default=False),
]
BotWorkers = Annotated[
    int,
    typer.Option(
        min=1, metavar="N", envvar="GRANDAUSTRIA_BOT_WORKERS", help="Number of processes in which bots think."
    ),
]
Proxies = Annotated[
    str,
    typer.Option(
        metavar="ADDRESSES",
        envvar="GRANDAUSTRIA_PROXIES",
        help="Proxies to trust about the client's address: addresses and networks, separated by commas.",
    ),
]
Puzzles = Annotated[
    Path | None,
    typer.Option(
        exists=True,
        dir_okay=False,
        metavar="FILE",
        envvar="GRANDAUSTRIA_PUZZLES",
        help="File of puzzles, one of which is the puzzle of each day. Default: those that ship with the game.",
    ),
]
LogAddresses = Annotated[
    bool,
    typer.Option("--log-addresses", envvar="GRANDAUSTRIA_LOG_ADDRESSES", help="Log the clients' addresses."),
]


class Kind(StrEnum):
    guests = "guests"
    staff = "staff"
    objectives = "objectives"
    tiles = "tiles"
    hotels = "hotels"
    leopold = "leopold"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grandaustria {version('grandaustria')}, rules {'compiled' if COMPILED else 'interpreted'}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version",
        callback=_version,
        is_eager=True,
        help="Show the version and whether the rules run compiled.",
    ),
]
