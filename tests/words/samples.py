"""What tests of the text layer share."""

from __future__ import annotations

import re

from grandaustria.rules.events import KINDS


def readable(words: str) -> bool:
    """Whether it looks like a text in which nothing was left open."""
    return words != "" and words == words.strip() and not re.search(r"[{}$]|None|  ", words)


def samples(kind: int) -> list[tuple[int, int]]:
    """Numbers that events of this kind could carry."""
    meaning: str = KINDS[kind][1]
    first = 105 if meaning == "objective" else 1
    return [(first, 1), (first + 1, 3), (first + 2, 2)]


# Why a choice or a turn is good, of every kind.
REASONS: list[tuple[str, tuple[tuple[str, str | int], ...]]] = [
    *(("guest", (("guest", 75), ("points", points))) for points in (0, 1, 3, 7)),
    *(("group", (("colour", colour),)) for colour in ("blue", "red", "yellow")),
    ("objective", (("objective", 105),)),
    ("penalty", (("round", 3),)),
    ("reward", (("round", 5),)),
    ("staff", (("staff", 14),)),
    ("rooms", (("n", 1),)),
    ("rooms", (("n", 2),)),
    ("taken", (("guest", 75),)),
]
