"""Words for a terminal."""

from __future__ import annotations


def plain(words: str) -> str:
    """Without the soft hyphens of long names: terminals show them as hyphens even within a line."""
    return words.replace("\u00ad", "")
