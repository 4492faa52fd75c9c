"""Samples every matrix for the everyday run: some databases, languages, sizes and options for each test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

Thing = TypeVar("Thing")

# Names of parameters.
MATRICES: Final = frozenset(
    {"at_a_table", "attack", "database", "language", "options", "panel", "players", "screen", "size", "way", "workers"}
)


def sampled(cases: Iterable[tuple[str, dict[str, object]]]) -> list[int]:
    """Return the indices of the cases to run: of n that differ only in matrices, about the cube root of n.

    Which ones is the same every time, and differs from test to test, so that together they cover every matrix.
    """
    groups: dict[tuple[str, str], list[int]] = {}
    for place, (test, parameters) in enumerate(cases):
        others = sorted((name, repr(value)) for name, value in parameters.items() if name not in MATRICES)
        groups.setdefault((test, repr(others)), []).append(place)
    return sorted(
        place for (test, _), places in groups.items() for place in some(places, int(len(places) ** (1 / 3)), test)
    )


def some(things: Sequence[Thing], wanted: int, test: str) -> list[Thing]:
    """Return so many of the things, at least one, in their order: the same ones for the same test."""
    return [things[place] for place in sorted(Random(test).sample(range(len(things)), max(1, wanted)))]
