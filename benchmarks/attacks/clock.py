"""Runs the command line with a shifted wall clock: a file holds the number of seconds.

python -m benchmarks.attacks.clock FILE serve --port 8000
"""

from __future__ import annotations

import sys
import time
from pathlib import Path


def main() -> None:
    shift = Path(sys.argv.pop(1))
    true_time = time.time
    # Before any import that binds the function.
    time.time = lambda: true_time() + float(shift.read_text())
    from grandaustria.cli import main as run

    run()


if __name__ == "__main__":
    main()
