"""Arguments of the command line, and errors in one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import typer
from typer.core import TyperGroup

from grandaustria.errors import InvalidData
from grandaustria.extras import needing
from grandaustria.options import ALONE, USUAL, Options


def options_of(
    players: int | None, hotel: str, staff: str, edition: str, promos: bool | None, solo: int | None = None
) -> Options:
    """Return the options. `solo` is the level of Leopold, if one plays against him."""
    boards = hotel if hotel in ("night", "day") else tuple(board.strip() for board in hotel.split(","))
    mode = None if solo is None else ALONE
    return Options(USUAL if players is None else players, boards, staff, edition, promos, mode, solo)


class Given(NamedTuple):
    """A text, and what to call it in errors."""

    name: str
    text: str

    def json(self) -> object:
        try:
            return json.loads(self.text)
        except (ValueError, RecursionError):
            raise InvalidData(self.name, "not a JSON document") from None


def content(file: Path) -> Given:
    name = "the input" if str(file) == "-" else str(file)
    try:
        return Given(name, sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8"))
    except ValueError:
        raise InvalidData(name, "not a JSON document") from None


@contextmanager
def plain_errors() -> Iterator[None]:
    """Report errors in one line instead of a traceback."""
    try:
        with needing():
            yield
    except InvalidData as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))


def _fail(problem: str) -> NoReturn:
    typer.echo(f"grandaustria: {problem}", err=True)
    raise typer.Exit(2)


class OneLineErrors(TyperGroup):
    """Reports wrong arguments in one line, as `plain_errors` reports everything else."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            context = getattr(error, "ctx", None)
            command = context.command_path if context is not None else prog_name
            typer.echo(f"grandaustria: {' '.join(error.format_message().split())} See: {command} --help", err=True)
            code = 2
        if standalone_mode:
            sys.exit(code)
        return code
