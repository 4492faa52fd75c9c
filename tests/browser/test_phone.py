"""On a phone: whole games by taps, and nothing moves between two of them."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.server_process import House
from tests.browser.visitor import PATIENCE, Visitor, Visitors

_SIZES = [(390, 664), (360, 640)]
_REAL = _SIZES[0]  # what a browser leaves of 390×844
_THUMB = 44  # pixels that a finger needs
_STILL = 4  # pixels that nobody notices
_PLACES = (Path(__file__).parent / "places.js").read_text().strip().removesuffix(";")

Places = dict[str, list[float]]


def _places(page: Page) -> Places:
    found: Places = page.evaluate(_PLACES)
    return found


def _moved(before: Places, now: Places) -> list[str]:
    return [
        f"{name}: {before[name]} -> {now[name]}"
        for name in before.keys() & now.keys()
        if max(abs(a - b) for a, b in zip(before[name], now[name], strict=True)) > _STILL
    ]


def _on_a_phone(visitors: Visitors, size: tuple[int, int]) -> Visitor:
    return visitors.enter(size, has_touch=True, is_mobile=True)


def _until_it_counts(page: Page) -> None:
    """Waits until what has opened is in the browser's history."""
    until = monotonic() + PATIENCE / 1000
    while not page.evaluate("history.state?.open"):
        assert monotonic() < until, "the way back would leave the game"
        page.wait_for_timeout(20)


@pytest.mark.whole
@pytest.mark.parametrize("size", _SIZES, ids=str)
def test_a_game_by_taps(visitors: Visitors, scenes: Scenes, size: tuple[int, int]) -> None:
    visitor = _on_a_phone(visitors, size)
    visitor.sit(scenes.when(lambda game: game.seat == 0, ANNA, BOT))
    player = Player(visitor)
    bands: set[str] = set()
    small: set[str] = set()
    while not (sight := player.wait()).over:
        bands.add(str([region.rsplit(maxsplit=4)[1:] for region in sight.regions]))
        small |= {f"{offer.thing} {offer.name} {offer.size}" for offer in sight.offers if min(offer.size) < _THUMB}
        player.act(sight)
    assert len(bands) == 1, bands
    assert not small
    assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    visitor.page.get_by_role("link", name="The result").tap()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("in Vienna")


def test_nothing_moves_between_two_taps(visitors: Visitors, house: House, whole: bool) -> None:
    visitor = _on_a_phone(visitors, _REAL)
    visitor.sit(house.make_game(ANNA, BOT))
    player = Player(visitor, seed=3)
    player.wait()
    before = _places(visitor.page)
    questions: set[str] = set()
    for _ in range(60 if whole else 20):
        sight = player.wait()
        questions.add(sight.asks)
        now = _places(visitor.page)
        assert not _moved(before, now)
        before |= now
        player.act(sight)
    assert len(questions) > (5 if whole else 3)  # it was worth looking


def test_the_way_back_closes_what_is_open(visitors: Visitors, scenes: Scenes) -> None:
    visitor = _on_a_phone(visitors, _REAL)
    page = visitor.page
    visitor.hold(scenes.turn)
    visitor.goto("/")
    expect(page.locator(".games")).to_be_visible()
    visitor.goto(f"/game/{scenes.turn['game']}")
    for opener, opened in (
        (page.locator(".tab").nth(1), page.locator(".sheet--guests")),
        (page.locator(".pleo"), page.locator(".sheet--leopold")),
        (page.locator(".told"), page.locator(".since")),
        (page.locator(".ptop [aria-haspopup=dialog]"), page.locator("dialog[open]")),
    ):
        opener.tap()
        expect(opened).to_be_visible()
        _until_it_counts(page)
        page.go_back()
        expect(opened).to_have_count(0)
        expect(page.locator(".pprompt")).to_be_visible()
    page.go_back()
    expect(page.locator(".games")).to_be_visible()
