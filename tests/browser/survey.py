"""Looks at screens in windows of several sizes, with as much on them as there can be, for what is wrong there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.crowded import crowd
from tests.browser.faults import faults
from tests.browser.scenes import Scenes
from tests.browser.screens import Way, hold_all
from tests.browser.visitor import Visitors

Size = tuple[int, int]


def found(
    visitors: Visitors, scenes: Scenes, language: str, sizes: Sequence[Size], ways: Iterable[Way], touch: bool = True
) -> str:
    """What is wrong, on one page that is resized."""
    visitor = visitors.enter(sizes[0], has_touch=touch, is_mobile=touch)
    visitor.prefer(language=language)
    page = visitor.page
    crowd(page)
    hold_all(visitor, scenes)
    found = []
    for way in ways:
        page.goto("about:blank")
        _resize(page, sizes[0])
        way(visitor, scenes)
        for size in sizes:
            _resize(page, size)
            page.evaluate("scrollTo(0, 0)")
            wrong = faults(page, touch) + (_in_panels(page, touch) if way in (screens.four, screens.solo) else [])
            found += [f"{way.__name__} {size[0]}×{size[1]} {fault}" for fault in wrong]
    return "\n".join(found)


def _resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def _in_panels(page: Page, touch: bool) -> list[str]:
    found = []
    for panel in page.locator(".tab").all():
        panel.click()
        page.evaluate("scrollTo(0, 0)")
        found += [f"{panel.inner_text()}: {fault}" for fault in faults(page, touch)]
    return found
