"""A player without a mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.player import Offer, Player, Sight
from tests.browser.visitor import Visitor

_FOCUSED = """
() => {
  const element = document.activeElement;
  const name = (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  return [name, element.closest('[data-thing]')?.dataset.thing ?? '', element.matches(':focus-visible')];
}
"""
_MOST_STOPS = 150
# The key that goes to the next thing of a kind.
_LETTERS = {"guest": "g", "table": "c", "room": "r", "staff": "f", "kitchen": "k", "objective": "o", "die": "d"}


class Typist(Player):
    """Uses the shortest way that the page offers: a key of its own, a letter that goes to things of a kind, or Tab."""

    def __init__(self, visitor: Visitor, **more: Any) -> None:
        super().__init__(visitor, **more)
        self.acts = 0
        self.keys = 0

    def usable(self, sight: Sight) -> list[Offer]:
        return sight.offers

    def press(self, offer: Offer) -> None:
        menu = self.page.locator("[role=menu]").count()
        self.acts += not menu  # choosing from a list is part of the act that opened it
        letter = _LETTERS.get(offer.thing.split(":")[0])
        if len(offer.key) == 1:
            self.page.keyboard.press(offer.key)
            self.keys += 1
            return
        key = "ArrowDown" if menu else letter or "Tab"
        self.keys += go_to(self.page, offer.name, offer.thing if ":" in offer.thing else "", key) + 1
        self.page.keyboard.press("Enter")


def go_to(page: Page, name: str, thing: str = "", key: str = "Tab") -> int:
    """Presses a key until the focus is there, and can be seen; returns how often."""
    passed: list[str] = []
    for presses in range(_MOST_STOPS):
        focused, at, visible = page.evaluate(_FOCUSED)
        if focused.startswith(name) and (not thing or thing == at):
            assert visible, f"the focus on {name} cannot be seen"
            return presses
        passed.append(focused)
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {name}; it passed {passed}")
