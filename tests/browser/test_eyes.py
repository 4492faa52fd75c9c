"""For eyes of all kinds: magnified windows, patterned grounds, colours of one's own, and pages that hold still."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screens
from tests.browser.contrast import faint
from tests.browser.faults import faults
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BEN, Scenes, offered
from tests.browser.screens import Way, hold_all
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visitors

_WAYS: list[Way] = [
    screens.four,
    screens.lobby,
    screens.waiting_room,
    screens.preferences,
    screens.end,
    screens.replay,
    screens.rules,
]
_TABLET = (820, 1180)


@pytest.mark.parametrize("way", _WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("size", [(640, 512), (320, 256)], ids=["200%", "400%"])
def test_a_magnified_window_scrolls_down_only(
    visitors: Visitors, scenes: Scenes, size: tuple[int, int], way: Way
) -> None:
    """What a browser leaves of 1280×1024 pixels."""
    visitor = visitors.enter(size)
    hold_all(visitor, scenes)
    way(visitor, scenes)
    assert not faults(visitor.page, touch=False)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, _TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("way", [screens.four, screens.end, screens.rules], ids=lambda way: way.__name__)
def test_words_stand_out_from_patterns(
    visitors: Visitors, scenes: Scenes, way: Way, size: tuple[int, int], scheme: str
) -> None:
    visitor = visitors.enter(size, color_scheme=scheme)
    hold_all(visitor, scenes)
    way(visitor, scenes)
    assert not faint(visitor.page)


def test_faint_words_are_found(visitor: Visitor) -> None:
    """On a ground of stripes, of which axe cannot tell the colour."""
    stripes = "background: repeating-linear-gradient(45deg, #fff 0 6px, {} 6px 12px); font-size: 16px"
    for dark, found in (("#777", True), ("#eee", False)):
        visitor.page.set_content(f'<p style="{stripes.format(dark)}; color: #222"><b>Guests waiting</b></p>')
        assert bool(faint(visitor.page)) is found


def _motions(page: Page) -> int:
    """How much moves in the moment after a move."""
    count: int = page.evaluate(
        """async () => {
          let most = 0;
          for (let frame = 0; frame < 20; frame += 1) {
            await new Promise(requestAnimationFrame);
            const moving = document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 0);
            most = Math.max(most, moving.length);
          }
          return most;
        }"""
    )
    return count


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_who_wants_it_still(visitors: Visitors, scenes: Scenes, motion: str) -> None:
    visitor = visitors.enter(reduced_motion=motion)
    visitor.sit(scenes.when(lambda game: game.round == 1 and "TAKE_GUEST" in offered(game), ANNA, BEN))
    player = Player(visitor)
    player.wait()
    visitor.page.wait_for_timeout(500)  # what moves when the table opens
    visitor.page.locator(".queue .is-target > .hit").last.click()
    assert (_motions(visitor.page) > 0) is (motion == "no-preference")


def test_what_is_chosen_can_be_told_with_forced_colours(visitors: Visitors, scenes: Scenes) -> None:
    visitor = visitors.enter(forced_colors="active")
    hold_all(visitor, scenes)
    screens.lobby(visitor, scenes)
    chosen = visitor.page.locator(".seg__o--on").first
    expect(chosen).to_have_css("outline-style", "solid")
    expect(visitor.page.locator(".seg__o:not(.seg__o--on)").first).to_have_css("outline-style", "none")
