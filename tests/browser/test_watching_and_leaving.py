"""Those who only watch, and those who leave for good."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.scenes import ANNA, BEN
from tests.browser.server_process import House
from tests.browser.visitor import Visitor


def _only_watches(page: Page) -> None:
    bar = page.get_by_role("region", name="What is asked")
    expect(bar).to_contain_text("You are watching")
    expect(bar.get_by_role("button")).to_have_count(0)


def test_who_watches_is_told_so(visitor: Visitor, house: House) -> None:
    made = house.make_game(ANNA, BEN)
    visitor.sit(made | {"seats": [{"seat": None, "token": made["invitation"]}]})
    _only_watches(visitor.page)


def test_who_has_left_cannot_come_back(visitor: Visitor, house: House) -> None:
    visitor.sit(house.make_game(ANNA, BEN))
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave for good").click()
    _only_watches(page)
