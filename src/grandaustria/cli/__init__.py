"""The command line."""

from __future__ import annotations

import os
import signal
import sys
from io import TextIOWrapper
from typing import Final, NoReturn

_BY_SIGNAL: Final = (128 + signal.SIGINT, 128 + signal.SIGTERM)


def main() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # games run side by side; a network this small needs no more
    from grandaustria.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no "é" shows "?" instead of failing
    signal.signal(signal.SIGTERM, _end)
    try:
        app(prog_name="grandaustria")
    except SystemExit as end:
        if end.code in _BY_SIGNAL:
            _leave(end.code)
        raise


def _leave(code: int) -> NoReturn:
    """End without waiting for workers: one that was killed while it wrote would be waited for in vain."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _end(*_: object) -> NoReturn:
    """End as with Ctrl+C, so that workers end and no half-written file stays."""
    sys.exit(128 + signal.SIGTERM)
