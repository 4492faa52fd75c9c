"""Play in the browser, with a server on this machine."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import typer

from grandaustria.cli.places import games_at_home
from grandaustria.cli.serve import run
from grandaustria.errors import InvalidData
from grandaustria.options import ALONE, Options
from grandaustria.server.settings import Settings

USUAL_PORT: Final = 8000


def open_house(host: str, port: int | None, browser: bool, solo: int | None = None) -> None:
    """Serve on the usual port, or on a free one if it is taken.

    With `solo`, the address asks for a game against Leopold on this level.
    """
    wanted = "" if solo is None else f"/?solo={Options(mode=ALONE, level=solo).level}"
    games = games_at_home()
    settings = Settings(database=f"sqlite:///{games}")
    if not (settings.web / "index.html").is_file():
        raise InvalidData("client", "not built in; build the package where Node is installed, or run `make play`")

    def ready(address: str) -> None:
        address += wanted
        typer.echo(f"Grand Austria Hotel is open at {address}\nGames are kept in {games.parent}\nCtrl+C closes it.")
        if browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    games.parent.mkdir(parents=True, exist_ok=True)
    run(settings, host, _free_port(host) if port is None else port, "", ready, logging.WARNING)


def _free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


def _has_screen() -> bool:
    """Return whether there is a screen; without one, a text browser would take over the terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
