"""Measures the speed of the engine, compiled and interpreted: `make bench`.

    python -m benchmarks.bench [--seconds 1.5] [--json build/bench.json]

Prints a table and writes the figures as JSON. The two engines take turns and the better of two runs counts, because
other work on the machine can only slow a run down. The yardstick is a fixed integer loop, compiled like the rules. Use
it to compare figures from different days or machines.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parent.parent
ENGINES = {"compiled": ROOT / "build/compiled/bin/python", "interpreted": ROOT / ".venv/bin/python"}
RUNS = 2


def measured(engine: str, seconds: float) -> dict[str, Any]:
    command = [str(ENGINES[engine]), "-m", "benchmarks.measure", "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    report: dict[str, Any] = json.loads(done.stdout)
    assert report.pop("compiled") == (engine == "compiled"), f"{ENGINES[engine]} does not run {engine}"
    return report


def better(one: Any, two: Any, less: bool = False) -> Any:
    """Return the better figures of two reports: higher rates, fewer microseconds."""
    if isinstance(one, dict):
        return {name: better(one[name], two[name], less or name == "microseconds") for name in one}
    return min(one, two) if less else max(one, two)


def import_seconds(engine: str) -> float:
    """Processor time of a process that imports the game and ends; the least of a few."""
    code = "import time, grandaustria; print(time.process_time())"
    command = [str(ENGINES[engine]), "-c", code]
    return min(float(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout) for _ in range(5))


def jobs_gain(games: int) -> float:
    """Return the speed-up of two processes over one in simulating games, compiled."""
    best: dict[int, float] = {}
    for jobs in (1, 2, 1, 2):
        command = [
            str(ENGINES["compiled"]),
            "-m",
            "grandaustria",
            "simulate",
            "--games",
            str(games),
            "--jobs",
            str(jobs),
        ]
        started = perf_counter()
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        best[jobs] = min(best.get(jobs, float("inf")), perf_counter() - started)
    return best[1] / best[2]


def show(report: dict[str, Any]) -> None:
    compiled, interpreted = report["compiled"], report["interpreted"]
    table = Table("what", "players", "compiled", "interpreted", "ratio", title="Speed on one core")
    for column in table.columns[1:]:
        column.justify = "right"
    rows = (
        ("State driven from Python", "state", "decisions/s"),
        ("", "state", "answers/s"),
        ("", "state", "games/s"),
        ("playout inside", "playout", "decisions/s"),
        ("", "playout", "answers/s"),
        ("", "playout", "games/s"),
        ("Game, record and events", "game", "decisions/s"),
        ("", "game", "games/s"),
    )
    for title, way, unit in rows:
        for players, figures in compiled["playing"].items():
            fast, slow = figures[way][unit], interpreted["playing"][players][way][unit]
            name = f"{title} {unit}".strip() if players == "2" else ""
            table.add_row(name, players, f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:.1f}")
        table.add_section()
    for call, fast in compiled["microseconds"].items():
        slow = interpreted["microseconds"][call]
        table.add_row(f"{call}, microseconds", "4", f"{fast:.2f}", f"{slow:.2f}", f"{slow / fast:.1f}")
    table.add_section()
    fast, slow = compiled["yardstick"], interpreted["yardstick"]
    table.add_row("yardstick, turns/s", "", f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:.1f}")
    console = Console()
    console.print(table)
    for name, value in (report["ratios"] | report["seconds"]).items():
        console.print(f"{name}: {value:.2f}")


def ratios(compiled: dict[str, Any], two_jobs: float) -> dict[str, float]:
    two = compiled["playing"]["2"]
    return {
        "State over Game, games/s": two["state"]["games/s"] / two["game"]["games/s"],
        "turns of the yardstick for an answer inside playout": compiled["yardstick"] / two["playout"]["answers/s"],
        "simulate --jobs 2 over --jobs 1": two_jobs,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5, help="how long to measure each figure")
    parser.add_argument("--json", type=Path, default=ROOT / "build/bench.json", help="where to write the figures")
    wanted = parser.parse_args()
    report: dict[str, Any] = {}
    for engine in track(list(ENGINES) * RUNS, "measuring", transient=True, console=Console(stderr=True)):
        found = measured(engine, wanted.seconds)
        report[engine] = better(report[engine], found) if engine in report else found
    report["ratios"] = ratios(report["compiled"], jobs_gain(games=40_000))
    report["seconds"] = {f"import grandaustria, {engine}, seconds": import_seconds(engine) for engine in ENGINES}
    wanted.json.write_text(json.dumps(report, indent=1) + "\n")
    show(report)


if __name__ == "__main__":
    main()
