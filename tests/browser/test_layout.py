"""Every layout has room for everything, in any language: nothing is cut, covered, too small or out of reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.screens import Way, hold_all
from tests.browser.server_process import House
from tests.browser.survey import Size, found
from tests.browser.test_accessible import LANGUAGES
from tests.browser.visitor import PHONE, Visitors
from tests.sampling import some

_THUMB = 44  # pixels that a finger needs

_UPRIGHT: tuple[Size, ...] = ((768, 1024), (820, 1180))
_LYING: tuple[Size, ...] = ((1024, 768), (1180, 820))
_DESKTOPS: tuple[Size, ...] = ((1280, 720), (1920, 1080), (2560, 1440))
_SMALL: dict[str, tuple[Size, ...]] = {
    "phones": ((360, 560), (375, 553), (390, 664), (412, 732), (390, 844), (667, 375), (720, 960)),
    "sideways": ((844, 390), (740, 360)),
}
_SIZES = {"upright": _UPRIGHT, "lying": _LYING, "desktops": _DESKTOPS}

_TABLES: list[Way] = [
    screens.turn,
    screens.three,
    screens.four,
    screens.four_draft,
    screens.amounts,
    screens.warning,
    *screens.ADVICE,
    screens.solo,
    screens.asked("play_staff"),
]
_PAGES: list[Way] = [
    screens.lobby,
    screens.more_options,
    screens.preferences,
    screens.waiting_room,
    screens.end,
    screens.solo_end,
    screens.replay,
    *screens.BROUGHT,
    *screens.REVIEWS,
    screens.rules,
    screens.statistics,
    screens.few_statistics,
    screens.daily,
]
_ON_A_PHONE: list[Way] = [screens.popover, screens.log, *_PAGES]


def _scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_on_a_phone(visitors: Visitors, house: House, players: int, whole: bool) -> None:
    """Everything that is asked for lies in the window or in a panel that says so, large enough for a thumb."""
    visitor = visitors.enter(PHONE, has_touch=True, is_mobile=True)
    visitor.sit(house.make_game(ANNA, *[BOT] * (players - 1)))
    player = Player(visitor)
    small: set[str] = set()
    for _ in range(60 if whole else 15):
        sight = player.wait()
        if sight.over:
            break
        assert not _scrolls_sideways(visitor.page)
        small |= {f"{offer.thing} {offer.name} {offer.size}" for offer in sight.offers if min(offer.size) < _THUMB}
        player.act(sight)
    assert not small


@pytest.mark.whole
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


@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_the_table(
    visitors: Visitors, scenes: Scenes, language: str, size: str, whole: bool
) -> None:
    sizes, ways = (_SIZES[size], _TABLES) if whole else (_SIZES[size][:1], some(_TABLES, 3, f"{language} {size}"))
    assert not found(visitors, scenes, language, sizes, ways, touch=size != "desktops")


@pytest.mark.parametrize("size", _SIZES | _SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_the_pages(
    visitors: Visitors, scenes: Scenes, language: str, size: str, whole: bool
) -> None:
    sizes = (_SIZES | _SMALL)[size]
    if whole:
        wrong = found(visitors, scenes, language, sizes, _PAGES, touch=size != "desktops")
    else:
        ways = some(_PAGES, len(_PAGES) // 3, f"{language} {size}")
        wrong = found(visitors, scenes, language, sizes[:1], ways, touch=size != "desktops")
    assert not wrong
