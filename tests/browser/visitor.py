"""Somebody with a browser of their own: a profile, a page, and an ear for everything that goes wrong in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.browser.server_process import House

DESKTOP = (1280, 720)
PHONE = (390, 844)
_BLOCKED = "Service Worker registration blocked by Playwright"  # as asked for
PATIENCE = 60_000  # milliseconds, long enough for a busy machine

_SHIFTS = """
window.shifts = [];
const nameOf = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? '?';
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    window.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


class Visitor:
    def __init__(self, context: BrowserContext, house: House, touch: bool = False) -> None:
        self.context = context
        self.house = house
        self.touch = touch
        self.errors: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.errors.append(f"not caught: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def goto(self, path: str = "", page: Page | None = None) -> None:
        (page or self.page).goto(f"{self.house.address}/#{path}")

    def hold(self, *games: Any, seat: int = 0) -> None:
        """Has a seat in these games from before."""
        self.keep("grandaustria.seats", [{"game": made["game"], **made["seats"][seat]} for made in games])

    def take(self, made: Any, seat: int = 0) -> None:
        """Has a seat in this game as well, when a page is opened next."""
        held = json.dumps({"game": made["game"], **made["seats"][seat]})
        self.context.add_init_script(
            f"""if (location.protocol !== 'about:') {{
                const seats = JSON.parse(localStorage['grandaustria.seats'] ?? '[]');
                localStorage['grandaustria.seats'] = JSON.stringify([...seats, {held}]);
            }}"""
        )

    def sit(self, made: Any, seat: int = 0) -> None:
        """Goes to a game with the token of a seat."""
        self.hold(made, seat=seat)
        self.goto(f"/game/{made['game']}")

    def prefer(self, **preferences: Any) -> None:
        self.keep("grandaustria.preferences", preferences)

    def keep(self, key: str, value: Any) -> None:
        """As if this browser had kept that from before."""
        text = json.dumps(json.dumps(value))
        self.context.add_init_script(
            f"if (location.protocol !== 'about:' && !('{key}' in localStorage)) localStorage['{key}'] = {text};"
        )

    def shifts(self) -> list[dict[str, Any]]:
        shifts: list[dict[str, Any]] = self.page.evaluate("window.shifts")
        return shifts

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _BLOCKED:
            self.errors.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # by who left the page meanwhile
            self.errors.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status}: {response.request.method} {response.url}")


class Visitors:
    """Everybody in a test."""

    def __init__(self, browser: Browser, house: House, folder: Path) -> None:
        self._browser = browser
        self._house = house
        self._folder = folder
        self._all: list[Visitor] = []

    def enter(self, size: tuple[int, int] = DESKTOP, house: House | None = None, **more: Any) -> Visitor:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            # A service worker would keep requests from the tests that stop them on their way.
            **{"reduced_motion": "reduce", "locale": "en", "color_scheme": "light", "service_workers": "block"} | more,
        )
        context.add_init_script(_SHIFTS)
        visitor = Visitor(context, house or self._house, bool(more.get("has_touch")))
        self._all.append(visitor)
        return visitor

    def pictures(self) -> Iterator[str]:
        """What everybody sees now, as files."""
        for number, visitor in enumerate(self._all):
            for tab, page in enumerate(visitor.context.pages):
                path = self._folder / f"visitor-{number}-{tab}.png"
                page.screenshot(path=path)
                yield str(path)

    def leave(self) -> None:
        for visitor in self._all:
            visitor.context.close()
        errors = [error for visitor in self._all for error in visitor.errors]
        assert not errors, errors
