"""The command line."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def main() -> None:
    from grandaustria.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no "é" shows "?" instead of failing
    app(prog_name="grandaustria")
