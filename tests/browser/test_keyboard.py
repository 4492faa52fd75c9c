"""Everything can be done without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scenes import Scenes
from tests.browser.screens import hold_all, popover, turn
from tests.browser.typist import Typist, go_to
from tests.browser.visitor import Visitor

_MOST_KEYS = 5  # for an act, on average


def test_a_whole_game(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    expect(page.get_by_role("button", name="Open the doors")).to_be_visible()
    go_to(page, "Your name")
    page.keyboard.type("Anna")
    go_to(page, "Who sits on seat 2")
    page.keyboard.type("Gentle")
    go_to(page, "Open the doors")
    page.keyboard.press("Enter")
    player = Typist(visitor)
    while not (sight := player.wait()).over:
        player.act(sight)
    assert player.keys / player.acts <= _MOST_KEYS, f"{player.keys} keys for {player.acts} acts"
    page.keyboard.press("Tab")
    go_to(page, "The result")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("in Vienna")
    expect(page.locator("ol.podium")).to_contain_text("computer, Gentle")


def test_arrows_walk_through_a_region(visitor: Visitor, scenes: Scenes) -> None:
    hold_all(visitor, scenes)
    turn(visitor, scenes)
    page = visitor.page
    guests = page.get_by_role("region", name="Guests waiting")
    guests.locator(".hit").nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(guests.locator(".hit").nth(1)).to_be_focused()


def test_escape_closes_what_has_opened_and_the_focus_returns(visitor: Visitor, scenes: Scenes) -> None:
    hold_all(visitor, scenes)
    popover(visitor, scenes)
    page = visitor.page
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.locator("[aria-haspopup=menu]:focus")).to_have_count(1)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
