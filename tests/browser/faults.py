"""What is wrong with a page as it is drawn, told from rectangles: see faults.js."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

_FAULTS = (Path(__file__).parent / "faults.js").read_text().strip().removesuffix(";")
_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def faults(page: Page, touch: bool) -> list[str]:
    """Each begins with its kind: cut, broken, overlap, sideways or small."""
    page.evaluate(_PAINTED)
    found: list[str] = page.evaluate(_FAULTS, {"touch": touch})
    return found
