"""The commands that need the server: play, serve, cleanup and openapi."""

from __future__ import annotations

import json
import os
from typing import Annotated, Any

import typer

from grandaustria.cli.given import plain_errors
from grandaustria.cli.parameters import BotWorkers, Database, Host, LogAddresses, Origins, Port, Proxies, Puzzles, Solo
from grandaustria.cli.places import games_of_the_server
from grandaustria.extras import needing

app = typer.Typer()


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
    solo: Solo = None,
) -> None:
    """Play in your browser, against bots or with friends. This is the default command.

    Games are stored on this machine. With `--host 0.0.0.0`, others on the same network can join.

    Examples:

    `grandaustria play --no-browser`

    `grandaustria play --host 0.0.0.0 --port 8080`

    `grandaustria play --solo 2`
    """
    with plain_errors(), needing("the server"):
        from grandaustria.cli.play import open_house

        open_house(host, port, browser, solo)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    origin: Origins = None,
    bot_workers: BotWorkers = 2,
    proxies: Proxies = "",
    log_addresses: LogAddresses = False,
    puzzles: Puzzles = None,
) -> None:
    """Run a server, so that people can play together over the network.

    The address is printed once the server listens. Logs go to stderr.

    Examples:

    `grandaustria serve --host 0.0.0.0 --port 8000`

    `grandaustria serve --database postgresql://user:password@host/grandaustria`
    """
    with plain_errors(), needing("the server"):
        from grandaustria.cli.serve import run
        from grandaustria.server.settings import Settings

        if database is None:
            games = games_of_the_server()
            games.parent.mkdir(parents=True, exist_ok=True)
            database = f"sqlite:///{games}"
        given: dict[str, Any] = {
            "database": database,
            "origins": tuple(origin or ()),
            "bot_workers": bot_workers,
            "log_addresses": log_addresses,
        }
        if puzzles is not None:
            given["puzzles"] = puzzles
        settings = Settings.from_environment(os.environ, **given)
        run(settings, host, port, proxies, typer.echo)


@app.command()
def cleanup(
    database: Database = None,
    days: Annotated[
        float, typer.Option(min=0, metavar="N", help="Remove games that have not changed for this many days.")
    ] = 90,
) -> None:
    """Remove old games from the server's database.

    Examples:

    `grandaustria cleanup --days 30`
    """
    with plain_errors(), needing("the server"):
        from grandaustria.cli.serve import clean_up
        from grandaustria.server.settings import Settings

        games = games_of_the_server()
        if database is None and not games.exists():
            typer.echo(0)
            return
        typer.echo(clean_up(Settings(database=database or f"sqlite:///{games}"), days))


@app.command()
def openapi() -> None:
    """Print the server's API, including WebSocket messages, as an OpenAPI document.

    Examples:

    `grandaustria openapi > openapi.json`
    """
    with plain_errors(), needing("the server"):
        from grandaustria.server.app import create_app, described
        from grandaustria.server.settings import Settings

        typer.echo(json.dumps(described(create_app(Settings())), indent=1))
