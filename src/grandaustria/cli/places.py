"""Where games are stored when no place is given: in the platform's folder for data."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import typer

NAME: Final = "grandaustria"
IN_THE_CURRENT_FOLDER: Final = Path("grandaustria.db")  # where `serve` stored games before it used the folder for data


def data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support" / NAME
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local/share") / NAME


def games_at_home() -> Path:
    """Return the database of `play`. One in the configuration folder, as earlier versions made it, is still used."""
    file = data_folder() / "games.db"
    earlier = Path(typer.get_app_dir(NAME)) / "games.db"
    return earlier if earlier.exists() and not file.exists() else file


def games_of_the_server() -> Path:
    """Return the database of `serve`. One in the current folder, as earlier versions made it, is still used."""
    return IN_THE_CURRENT_FOLDER if IN_THE_CURRENT_FOLDER.exists() else data_folder() / "server.db"
