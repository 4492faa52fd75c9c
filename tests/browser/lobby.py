"""The way from the lobby to a table."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.visitor import Visitor


def open_doors(visitor: Visitor, name: str, players: int, staff: str, others: list[str]) -> str:
    """Makes a game; the invitation's link, if a seat is open."""
    page = visitor.page
    visitor.goto("/")
    page.get_by_role("textbox", name="Your name").fill(name)
    for _ in range(2, players):
        page.get_by_role("button", name="hotelier").click()
    for seat, kind in enumerate(others[: players - 1], 2):
        page.get_by_role("combobox", name=f"Who sits in seat {seat}").select_option(kind)
    page.get_by_role("radiogroup", name="Staff").get_by_text(staff).click()
    page.get_by_role("button", name="Open the doors").click()
    return _link(page) if "open" in others[: players - 1] else ""


def _link(page: Page) -> str:
    return page.get_by_role("textbox", name="Link for your friends").input_value()


def take_seat(visitor: Visitor, name: str, link: str) -> None:
    page = visitor.page
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
