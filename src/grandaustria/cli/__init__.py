"""The command line."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper


def main() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # games run side by side; a network this small needs no more
    from grandaustria.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no "é" shows "?" instead of failing
    app(prog_name="grandaustria")
