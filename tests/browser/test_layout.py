"""Everything has room: on a phone, on a small desktop, and in the longest words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.screens import Way, draft, four, hold_all, turn
from tests.browser.test_accessible import LANGUAGES
from tests.browser.visitor import DESKTOP, PHONE, Visitors

_THUMB = 44  # pixels that a finger needs

_ON_A_PHONE: list[Way] = [screens.lobby, screens.preferences, screens.waiting_room, screens.popover, screens.log, draft]
_ON_A_PHONE += [screens.end, screens.replay, screens.rules]

# Boxes with words of their own that are wider inside than outside.
_TOO_LONG = """
() => [...document.querySelectorAll('main *, dialog *')].filter((element) => {
  const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!words || element.closest('.sr, svg, [inert], details:not([open])') || !element.checkVisibility()) return false;
  return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
}).map((element) => `${element.className}: ${element.textContent.trim()} +${element.scrollWidth - element.clientWidth}`)
"""


def _scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_on_a_phone(visitors: Visitors, house: House, players: int) -> None:
    """Everything that is asked for lies in the window or in a panel that says so, large enough for a thumb."""
    visitor = visitors.enter(PHONE, has_touch=True, is_mobile=True)
    visitor.sit(house.make_game(ANNA, *[BOT] * (players - 1)))
    player = Player(visitor)
    small: set[str] = set()
    for _ in range(60):
        sight = player.wait()
        if sight.over:
            break
        assert not _scrolls_sideways(visitor.page)
        small |= {f"{offer.thing} {offer.name} {offer.size}" for offer in sight.offers if min(offer.size) < _THUMB}
        player.act(sight)
    assert not small


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_scrolls_sideways_on_a_phone(visitors: Visitors, scenes: Scenes, language: str) -> None:
    visitor = visitors.enter(PHONE, has_touch=True, is_mobile=True)
    visitor.prefer(language=language)
    hold_all(visitor, scenes)
    wide = []
    for way in _ON_A_PHONE:
        visitor.page.goto("about:blank")
        way(visitor, scenes)
        if _scrolls_sideways(visitor.page):
            wide.append(way.__name__)
    assert not wide


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_where_they_stand(visitors: Visitors, scenes: Scenes, language: str, size: tuple[int, int]) -> None:
    visitor = visitors.enter(size)
    visitor.prefer(language=language)
    hold_all(visitor, scenes)
    long: set[str] = set()
    for way in (turn, four, draft):
        way(visitor, scenes)
        long |= set(visitor.page.evaluate(_TOO_LONG))
        for panel in visitor.page.locator(".tab").all():
            panel.click()
            long |= set(visitor.page.evaluate(_TOO_LONG))
    assert not long, "\n".join(long)
