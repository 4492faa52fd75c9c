"""Plays with nothing but the page: sees what glows and what can be pressed, and presses it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE, Visitor

# Everything that a player can act with now, where it can be pressed. A list that has opened, or a question, goes first.
_LOOK = """
() => {
  const target = '.is-target > .hit, .serve.is-target, .btn--pass:not([aria-disabled])';
  const prompt = ':is(.prompt, .pprompt) :is(.btn--go, .amount, .btn:not([aria-disabled], [aria-keyshortcuts]))';
  const first = ['[role=menuitem]', ':is(.prompt, .pprompt):has([role=alert]) .btn--go', `${target}, ${prompt}`];
  const found = first.map((selector) => [...document.querySelectorAll(selector)]).find((list) => list.length) ?? [];
  const inside = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const offers = found.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')).map((element) => {
    const box = element.getBoundingClientRect();
    const at = (u, v) => [box.left + u * box.width, box.top + v * box.height];
    const points = [at(.5, .5), at(.2, .5), at(.8, .5), at(.5, .15), at(.1, .1), at(.5, .85)].filter(inside);
    const point = points.find(([x, y]) => { const top = document.elementFromPoint(x, y); return top && (element.contains(top) || top.parentElement === element); });
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
      thing: element.closest('[data-thing]')?.dataset.thing
        ?? (element.matches('.btn--pass') ? 'pass' : element.matches('.amount') ? 'amount' : element.matches('.serve') ? 'kitchen' : element.matches('.btn--end') ? 'end' : 'button'),
      point: point ?? null,
      seen: inside(at(0.02, 0.02)) && inside(at(.98, .98)),
      size: [box.width, box.height],
    };
  });
  const panels = [...document.querySelectorAll('.tab--act')].map((element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  return {
    offers, panels,
    turn: document.title.startsWith('●'),
    asks: document.querySelector('.prompt__q')?.textContent ?? '',
    over: document.querySelector(':is(.prompt, .pprompt) a.btn--go') !== null,
    regions: [...document.querySelectorAll('main > *')].map((region) => {
      const { left, top, width, height } = region.getBoundingClientRect();
      return [region.className, ...[left, top, width, height].map(Math.round)].join(' ');
    }),
  };
}
"""
_RANKS = ("objective", "table", "guest", "room", "staff", "amount", "die:3", "die:1", "die:2", "die", "button", "kitchen", "end", "pass")
_NEVER_BY_CHANCE = ("end", "pass")


@dataclass(frozen=True)
class Offer:
    name: str
    thing: str  # what it belongs to, such as die:3
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

    def usable(self, sight: Sight) -> list[Offer]:
        """What lies open to the mouse."""
        return [offer for offer in sight.offers if offer.point]

    def act(self, sight: Sight) -> Offer | None:
        """One click: at something that can be chosen, or to open the panel where it lies."""
        offers = self.usable(sight)
        wanted = self.pick(offers) if offers else None
        if wanted is None or (sight.panels and self._random.random() < 0.3):
            self.page.mouse.click(*self._random.choice(sight.panels))
            return None
        assert wanted.name, "a control without a name"
        self.press(wanted)
        return wanted

    def press(self, offer: Offer) -> None:
        assert offer.point is not None
        self.page.mouse.click(*offer.point)

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
