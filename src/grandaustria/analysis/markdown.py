"""Tables in Markdown, with means and their intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean with its 95 % margin."""
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print("|", " | ".join(header), "|")
    print("|", " | ".join("---" if k == 0 else "---:" for k in range(len(header))), "|")
    for row in rows:
        print("|", " | ".join(row), "|")
    print()


def shown(values: Sequence[float], unit: str = "", digits: int = 1) -> str:
    mean, around = interval(values)
    if unit == "%":
        mean, around = 100 * mean, 100 * around
    return f"{mean:.{digits}f}{unit and ' ' + unit} ± {around:.{digits}f}"
