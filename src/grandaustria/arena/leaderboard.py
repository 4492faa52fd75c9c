"""The leaderboard in the repository: rows of the benchmark in a file, and as tables in the manual.

Only `grandaustria benchmark --add` writes them. A test compares the tables with the file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from grandaustria.arena.protocol import Protocol
from grandaustria.errors import InvalidData
from grandaustria.files import write_whole

FILE: Final = Path("benchmarks/leaderboard.json")
PAGE: Final = Path("docs/benchmark.md")
BEGIN: Final = "<!-- The tables up to the next comment are written by `grandaustria benchmark --add`. -->\n"
END: Final = "<!-- The end of the tables. -->\n"

Row = dict[str, Any]


def check_place(folder: Path) -> None:
    """Raise InvalidData if this folder is not a checkout of the project."""
    for path in (FILE, PAGE):
        if not (folder / path).is_file():
            raise InvalidData("--add", f"there is no {path} here; run it in a checkout of the project")


def rows_in(folder: Path) -> list[Row]:
    rows: list[Row] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return rows


def add(folder: Path, row: Row, protocol: Protocol) -> None:
    """Add a row, in place of an earlier one of the same bot. Rows that cannot be compared with it are removed."""
    others = [other for other in rows_in(folder) if other["bot"] != row["bot"]]
    write(folder, [*others, row], protocol)


def write(folder: Path, rows: Sequence[Row], protocol: Protocol) -> None:
    """Write the rows of this protocol, the best first, and the tables."""
    fingerprint = protocol.fingerprint()
    valid = [row for row in rows if row["fingerprint"] == fingerprint]
    ordered = sorted(valid, key=lambda row: (-row["score"][0], row["bot"]))
    page = (folder / PAGE).read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    write_whole(folder / FILE, json.dumps(ordered, indent=1) + "\n")
    write_whole(folder / PAGE, before + BEGIN + tables(ordered, protocol) + END + after)


def tables(rows: Sequence[Row], protocol: Protocol) -> str:
    """Return the tables of wins and of leads, in Markdown."""
    names = [event.name for event in protocol.events]
    wins = [[f"`{row['bot']}`", row["version"], _percent(row["score"]), *_wins(row, names)] for row in rows]
    leads = [[f"`{row['bot']}`", *_leads(row, names)] for row in rows]
    heading = f"\nWins in per cent, protocol {protocol.name} ({protocol.fingerprint()}):\n\n"
    return (
        heading
        + _table(["bot", "version", "score", *names], wins)
        + "\nPoints ahead of the mean of the opponents:\n\n"
        + _table(["bot", *names], leads)
        + "\n"
    )


def _wins(row: Row, names: Sequence[str]) -> list[str]:
    return [_percent(row["events"][name]["wins"]) for name in names]


def _leads(row: Row, names: Sequence[str]) -> list[str]:
    return [_points(row["events"][name]["lead"]) for name in names]


def _percent(figure: Sequence[float]) -> str:
    value, low, high = (100 * number for number in figure)
    return f"{value:.1f} ({low:.1f}–{high:.1f})"


def _points(figure: Sequence[float] | None) -> str:
    if figure is None:
        return "–"
    value, low, high = figure
    return f"{value:+.1f} ±{(high - low) / 2:.1f}".replace("-", "\N{MINUS SIGN}")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(line)} |" for line in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]]) + "\n"
