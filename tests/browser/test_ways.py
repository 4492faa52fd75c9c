"""Whole games from the lobby to the score, in every way in which people use a browser besides the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.listener import Listener, check_names
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT
from tests.browser.typist import Typist, go_to
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visitors

_MOST_KEYS = 5  # for an act, on average


def by_keyboard(visitors: Visitors) -> Visitor:
    visitor = visitors.enter()
    page = visitor.page
    visitor.goto("/")
    expect(page.get_by_role("button", name="Open the doors")).to_be_visible()
    go_to(page, "Your name")
    page.keyboard.type("Anna")
    go_to(page, "Who sits in seat 2")
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
    return visitor


def by_taps(visitors: Visitors) -> Visitor:
    visitor = visitors.enter(PHONE, has_touch=True, is_mobile=True)
    visitor.sit(visitor.house.make_game(ANNA, BOT))
    player = Player(visitor)
    while not (sight := player.wait()).over:
        player.act(sight)
    visitor.page.get_by_role("link", name="The result").tap()
    return visitor


def by_ear(visitors: Visitors, size: tuple[int, int] = DESKTOP, **more: Any) -> Visitor:
    """Everything is decided from the names of things; what happens is heard."""
    visitor = visitors.enter(size, **more)
    visitor.sit(visitor.house.make_game(ANNA, BOT))
    listener = Listener(visitor)
    while not (sound := listener.wait()).over:
        check_names(sound)
        listener.act(sound)
    assert len({line for line in listener.heard if line.startswith("Milena ")}) > 20
    assert any(line.startswith("Your turn.") for line in listener.heard)
    listener.activate(next(control for control in sound.controls if control.name == "The result"))
    return visitor


def by_ear_on_a_phone(visitors: Visitors) -> Visitor:
    return by_ear(visitors, PHONE, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("way", [by_keyboard, by_taps, by_ear, by_ear_on_a_phone], ids=lambda way: way.__name__)
def test_a_whole_game(visitors: Visitors, way: Callable[[Visitors], Visitor]) -> None:
    visitor = way(visitors)
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("in Vienna")
    expect(visitor.page.locator("ol.podium")).to_contain_text("computer")
