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
