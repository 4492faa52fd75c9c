"""Texts as people type them: without soft hyphens and hard spaces."""

from __future__ import annotations


def plain(text: str) -> str:
    """Remove what only typesetting needs: soft hyphens, which terminals show, and hard spaces, which nobody types."""
    return text.replace("\u00ad", "").replace("\u00a0", " ")
