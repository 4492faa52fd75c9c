"""Texts without soft hyphens."""

from __future__ import annotations


def plain(text: str) -> str:
    """Remove the soft hyphens of long names, which browsers hide and terminals show."""
    return text.replace("\u00ad", "")
