"""Plays with nothing but the page: sees what glows and what can be pressed, and presses it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE, Visitor

_LOOK = (Path(__file__).parent / "look.js").read_text().strip().removesuffix(";")
_RANKS = (
    "objective",
    "table",
    "guest",
    "room",
    "staff",
    "amount",
    "die:3",
    "die:1",
    "die:2",
    "die",
    "button",
    "kitchen",
    "end",
    "pass",
)
_NEVER_BY_CHANCE = ("end", "pass")
_ANSWERED = 5  # seconds within which a click shows an effect


@dataclass(frozen=True)
class Offer:
    name: str
    thing: str  # what it belongs to, such as die:3
    key: str  # that does the same
    point: tuple[float, float] | None  # where it can be pressed; None if something lies over it
    seen: bool  # all of it lies in the window
    size: tuple[float, float]


@dataclass(frozen=True)
class Sight:
    offers: list[Offer]
    panels: list[tuple[float, float]]
    turn: bool
    asks: str
    over: bool
    regions: list[str]  # the parts of the table, and where they are


class Player:
    """Prefers what leads somewhere, so that games end; otherwise chooses as the seed has it."""

    def __init__(self, visitor: Visitor, seed: int = 1, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self._random = Random(seed)

    def look(self) -> Sight:
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return Sight(**seen | {"offers": [Offer(**offer) for offer in seen["offers"]]})

    def wait(self) -> Sight:
        """Until something can be done here, or the game is over."""
        return watch([self])[1]

    def wait_still(self) -> Sight:
        """Until something can be done here and nothing on the page moves any more: for a click that must not miss."""
        before, sight = None, self.wait()
        while sight != before:
            self.page.wait_for_timeout(100)
            before, sight = sight, self.wait()
        return sight

    def usable(self, sight: Sight) -> list[Offer]:
        """What lies open to the mouse."""
        return [offer for offer in sight.offers if offer.point]

    def act(self, sight: Sight) -> Offer | None:
        """One click: at something that can be chosen, or to open the panel where it lies."""
        offers = self.usable(sight)
        wanted = self.pick(offers) if offers else None
        if wanted is None or (sight.panels and self._random.random() < 0.3):
            self._touch(*self._random.choice(sight.panels))
            return None
        assert wanted.name, "a control without a name"
        self.press(wanted)
        return wanted

    def act_until(self, done: Callable[[], bool]) -> None:
        """Act, and again if that did nothing: on a busy machine the page may move under the pointer."""
        until = monotonic() + PATIENCE / 1000
        while not done():
            assert monotonic() < until, _stuck(self)
            sight = self.wait_still()
            if done():
                return
            self.act(sight)
            again = monotonic() + _ANSWERED
            while not done() and monotonic() < again:
                self.page.wait_for_timeout(20)

    def press(self, offer: Offer) -> None:
        assert offer.point is not None
        self._touch(*offer.point)

    def _touch(self, x: float, y: float) -> None:
        if self.visitor.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def pick(self, offers: list[Offer]) -> Offer:
        if self._random.random() < 0.2:
            some = [offer for offer in offers if offer.thing not in _NEVER_BY_CHANCE] or offers
            return self._random.choice(some)
        best = min(_rank(offer) for offer in offers)
        return self._random.choice([offer for offer in offers if _rank(offer) == best])


def _rank(offer: Offer) -> int:
    return next(rank for rank, thing in enumerate(_RANKS) if offer.thing.startswith(thing))


def watch(players: list[Player]) -> tuple[Player, Sight]:
    """The first player who can do something, or whose game is over."""
    until = monotonic() + PATIENCE / 1000
    while True:
        for player in players:
            sight = player.look()
            if sight.over or player.usable(sight) or sight.panels:
                return player, sight
            if sight.offers:
                player.page.mouse.move(0, 0)  # help that was opened by the mouse may lie over everything
        assert monotonic() < until, "\n".join(map(_stuck, players))
        players[0].page.wait_for_timeout(8)


def _stuck(player: Player) -> str:
    sight = player.look()
    covered = [offer.name for offer in sight.offers]
    if not sight.turn:
        return f"waits in vain: {sight.asks}"
    return f"is asked “{sight.asks}” and can press nothing; covered or out of sight: {covered}"
