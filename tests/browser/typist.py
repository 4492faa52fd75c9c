"""A player without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.player import Offer, Player, Sight

_FOCUSED = """
() => {
  const element = document.activeElement;
  const name = (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  return [name, element.closest('[data-thing]')?.dataset.thing ?? '', element.matches(':focus-visible')];
}
"""
_MOST_STOPS = 150


class Typist(Player):
    def usable(self, sight: Sight) -> list[Offer]:
        return sight.offers

    def press(self, offer: Offer) -> None:
        key = "ArrowDown" if self.page.locator("[role=menu]").count() else "Tab"
        go_to(self.page, offer.name, offer.thing if ":" in offer.thing else "", key)
        self.page.keyboard.press("Enter")


def go_to(page: Page, name: str, thing: str = "", key: str = "Tab") -> None:
    """Presses a key until the focus is there, and can be seen."""
    passed = []
    for _ in range(_MOST_STOPS):
        focused, at, visible = page.evaluate(_FOCUSED)
        if focused.startswith(name) and (not thing or thing == at):
            assert visible, f"the focus on {name} cannot be seen"
            return
        passed.append(focused)
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {name}; it passed {passed}")
