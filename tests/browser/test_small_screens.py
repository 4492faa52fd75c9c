"""On phones, upright and sideways: nothing is cut, broken, covered or too small for a finger, in any language."""

from __future__ import annotations

import pytest

from tests.browser import screens
from tests.browser.scenes import Scenes
from tests.browser.screens import Way
from tests.browser.survey import Size, found
from tests.browser.test_accessible import LANGUAGES
from tests.browser.visitor import Visitors

_UPRIGHT: tuple[Size, ...] = ((360, 560), (390, 664), (375, 553), (360, 640), (393, 745), (412, 732), (390, 844))
_SIDEWAYS: tuple[Size, ...] = ((844, 390), (740, 360))
_SCROLLING_OR_WIDE: tuple[Size, ...] = ((667, 375), (720, 960))  # which have the phone's table too
_SOME = 2  # sizes in the everyday run

_TABLES: list[Way] = [screens.four, screens.four_draft, screens.amounts, screens.warning, screens.solo]
_ASKED = ("gain_wine", "prepare_room", "move_in", "play_staff", "return_staff", "play_looked_at", "take_guest_free")
_WAYS: list[Way] = [*map(screens.asked, _ASKED), screens.scoring, screens.since, screens.leopold]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_on_a_phone(visitors: Visitors, scenes: Scenes, language: str, whole: bool) -> None:
    sizes = (*_UPRIGHT, *_SCROLLING_OR_WIDE) if whole else _UPRIGHT[:_SOME]
    assert not found(visitors, scenes, language, sizes, _TABLES)


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_sideways(visitors: Visitors, scenes: Scenes, language: str) -> None:
    assert not found(visitors, scenes, language, _SIDEWAYS, _TABLES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", _WAYS, ids=lambda way: way.__name__)
def test_nothing_is_wrong_whatever_is_asked_or_told(
    visitors: Visitors, scenes: Scenes, way: Way, language: str
) -> None:
    assert not found(visitors, scenes, language, [*_UPRIGHT, *_SIDEWAYS], [way])
