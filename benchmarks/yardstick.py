"""The loop in spin.py, compiled if the rules are: a yardstick to compare machines and days."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.spin import spin
from grandaustria import COMPILED

SOURCE = Path(__file__).parent / "spin.py"
FOLDER = Path(__file__).parent.parent / "build/yardstick"
NAME = "compiled_spin"
TURNS = 100_000


@cache
def yardstick() -> Callable[[int], int]:
    """Return the loop. Call it with a number of turns."""
    return _compiled() if COMPILED else spin


def _compiled() -> Callable[[int], int]:
    source = SOURCE.read_bytes()
    folder = FOLDER / f"{sys.implementation.cache_tag}-{hashlib.sha256(source).hexdigest()[:16]}"
    if not folder.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=FOLDER) as own:  # another process may be doing the same
            Path(own, f"{NAME}.py").write_bytes(source)
            options = os.environ | {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"}
            command = [sys.executable, "-m", "mypyc", f"{NAME}.py"]
            subprocess.run(command, cwd=own, env=options, check=True, capture_output=True)
            with suppress(OSError):
                Path(own).rename(folder)
            Path(own).mkdir(exist_ok=True)
    sys.path.insert(0, str(folder))
    try:
        found: Callable[[int], int] = import_module(NAME).spin
    finally:
        sys.path.remove(str(folder))
    return found
