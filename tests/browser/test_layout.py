"""Everything has room: on a phone, on a small desktop, and in the longest words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser import screens
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.screens import Way, draft, four, hold_all, turn
from tests.browser.server_process import House
from tests.browser.test_accessible import LANGUAGES
from tests.browser.visitor import DESKTOP, PHONE, Visitors

_THUMB = 44  # pixels that a finger needs
_SIDEWAYS = (740, 360)

_ON_A_PHONE: list[Way] = [screens.lobby, screens.preferences, screens.waiting_room, screens.popover, screens.log, draft]
_ON_A_PHONE += [screens.end, screens.replay, screens.rules]

_CUT = (Path(__file__).parent / "cut.js").read_text().strip().removesuffix(";")


def _with_the_longest_names(route: Route) -> None:
    """Every card bears one of the names that are hardest to place: long ones, and those with long words."""
    answer = route.fetch()
    cards = answer.json()
    for kind in ("guests", "staff"):
        names = [card["name"] for card in cards[kind]]
        hardest = sorted(names, key=len)[-4:] + sorted(names, key=_longest_part)[-4:]
        for number, card in enumerate(cards[kind]):
            card["name"] = hardest[number % len(hardest)]
    route.fulfill(response=answer, json=cards)


def _longest_part(name: str) -> int:
    return max(map(len, re.split(r"[\s\u00ad-]", name)))


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE, _SIDEWAYS], ids=["desktop", "phone", "sideways"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut(visitors: Visitors, scenes: Scenes, language: str, size: tuple[int, int]) -> None:
    visitor = visitors.enter(size)
    visitor.prefer(language=language)
    visitor.page.route("**/api/cards?*", _with_the_longest_names)
    hold_all(visitor, scenes)
    cut: set[str] = set()
    for way in (turn, four, draft):
        way(visitor, scenes)
        cut |= set(visitor.page.evaluate(_CUT))
        for panel in visitor.page.locator(".tab").all():
            panel.click()
            cut |= set(visitor.page.evaluate(_CUT))
    assert not cut, "\n".join(cut)
