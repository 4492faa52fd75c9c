"""Arguments of the command line, and errors in one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer

from grandaustria.errors import InvalidData
from grandaustria.options import Options


def options_of(players: int, hotel: str, staff: str, edition: str, promos: bool | None) -> Options:
    boards = hotel if hotel in ("night", "day") else tuple(board.strip() for board in hotel.split(","))
    return Options(players=players, hotel=boards, staff=staff, edition=edition, promos=promos)


def document(file: Path) -> object:
    name = "the input" if str(file) == "-" else str(file)
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
        return json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidData(name, "not a JSON document") from None


@contextmanager
def plain_errors() -> Iterator[None]:
    """Report errors in one line instead of a traceback."""
    try:
        yield
    except InvalidData as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}")


def _fail(problem: str) -> NoReturn:
    typer.echo(f"grandaustria: {problem}", err=True)
    raise typer.Exit(2)
