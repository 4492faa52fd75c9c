"""The puzzle of the day by clicks, on a desktop and on a phone, and the deal of the day, which counts once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PATIENCE, Visitors

_SIZES = {"desktop": DESKTOP, "phone": (390, 664)}


@pytest.mark.parametrize("way", _SIZES)
def test_a_try_is_handed_in(visitors: Visitors, way: str) -> None:
    touch = way == "phone"
    visitor = visitors.enter(_SIZES[way], has_touch=touch, is_mobile=touch)
    visitor.prefer(warnings=dict.fromkeys(("idle", "guest", "pass", "claim", "move-in"), False))
    visitor.goto("/")
    page = visitor.page
    page.get_by_role("link", name="Puzzle and deal of the day").click()
    expect(page.locator(".tries li")).to_have_count(3)
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator(".is-target").first).to_be_visible()
    page.locator(".btn--pass").first.click()
    page.get_by_role("button", name="Undo").click()  # nothing is handed in yet
    page.locator(".btn--pass").first.click()
    page.get_by_role("button", name="Hand it in").click()
    expect(page.locator(".tries em")).to_have_count(1)
    expect(page.locator(".who li")).to_have_count(3)
    page.reload()
    expect(page.locator(".tries em")).to_have_count(1)  # it is remembered
    give_up = page.get_by_role("button", name="Give up")
    if give_up.count():  # not found at once
        give_up.click()
        page.get_by_role("button", name="Show the best turn").click()
    expect(page.locator(".shown li").first).to_be_visible()


def test_the_deal_counts_once(visitors: Visitors) -> None:
    visitor = visitors.enter()
    visitor.goto("/daily")
    page = visitor.page
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/#/game/*", timeout=PATIENCE)
    visitor.goto("/daily")
    expect(page.get_by_role("link", name="To my game")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
