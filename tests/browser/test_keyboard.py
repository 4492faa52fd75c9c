"""Everything can be done without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from grandaustria import Game
from tests.browser.scenes import ANNA, BEN, Scenes, offered
from tests.browser.screens import hold_all, popover, turn
from tests.browser.visitor import Visitor, Visitors


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


def test_tab_stops_once_at_each_part(visitor: Visitor, scenes: Scenes) -> None:
    """What somebody with a switch has to go through: every part of the table, but not every card."""
    hold_all(visitor, scenes)
    turn(visitor, scenes)
    stops: list[str] = []
    while len(stops) < 60:
        visitor.page.keyboard.press("Tab")
        stop = visitor.page.evaluate("document.activeElement.closest('[aria-label]:not(button)')?.ariaLabel ?? ''")
        if visitor.page.evaluate("document.activeElement === document.body"):
            break
        stops.append(stop)
    assert 10 <= len(stops) <= 30, stops
    for part in ("Guests waiting", "Rooms", "Your staff", "Objectives", "Emperor track"):
        assert stops.count(part) == 1, (part, stops)


def _with_a_guest_to_move_in(game: Game) -> bool:
    names = set(offered(game))
    return "END_TURN" in names and bool(names & {"MOVE_IN", "CLAIM"})


def test_a_warning_takes_the_place_of_a_button_that_explains_itself(visitor: Visitor, scenes: Scenes) -> None:
    """The button is removed while it has the focus and its help is open."""
    visitor.sit(scenes.when(_with_a_guest_to_move_in, ANNA, BEN))
    page = visitor.page
    expect(page.locator(".btn--end")).to_be_enabled()
    page.keyboard.press("Tab")
    page.locator(".btn--end").focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("End the turn anyway?")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_what_glows_has_an_outline_with_forced_colours(visitors: Visitors, scenes: Scenes) -> None:
    visitor = visitors.enter(forced_colors="active")
    visitor.sit(scenes.turn)
    expect(visitor.page.locator(".is-target").first).to_be_visible()
    plain = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.is-target')].filter((thing) =>
            getComputedStyle(thing).outlineStyle === 'none' &&
            getComputedStyle(thing, '::after').borderStyle !== 'double').map((thing) => thing.className)"""
    )
    assert not plain
