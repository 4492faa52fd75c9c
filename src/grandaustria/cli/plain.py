"""Text for a terminal."""

from __future__ import annotations


def plain(words: str) -> str:
    """Remove the soft hyphens of long names, which terminals show as hyphens."""
    return words.replace("\u00ad", "")
