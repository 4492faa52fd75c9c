"""The first game: Leopold's notes point at what they are about, and cover neither that nor what can be pressed."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.visitor import Visitors

SIZES = [(1280, 720), (820, 1180), (390, 664), (360, 560), (844, 390)]

# What a note shares with the question, the answers and what it points at, in square pixels; what it says and points at.
_COVERED = """() => {
  const note = document.querySelector('.guide');
  if (!note) return null;
  const box = (element) => element.getBoundingClientRect();
  const over = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const shown = (element) => element.checkVisibility() && !element.closest('[inert]');
  const answers = '.prompt, .pprompt, .amount, .choices, .is-target, .slot--target';
  const covered = [...document.querySelectorAll(answers)]
    .filter(shown)
    .filter((element) => over(box(note), box(element)) > 1)
    .map((element) => element.className);
  return { says: note.querySelector('h2')?.textContent ?? '', covered, points: !!document.querySelector('.guide__at') };
}"""


def _settled(page: Page) -> dict[str, Any] | None:
    """What the note says when it has found its place: a moment after everything else has."""
    until = monotonic() + 15
    while True:
        page.wait_for_timeout(100)
        seen: dict[str, Any] | None = page.evaluate(_COVERED)
        if seen is None or not seen["covered"]:
            return seen
        assert monotonic() < until, seen


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_notes_are_in_nobodys_way(visitors: Visitors, size: tuple[int, int], whole: bool) -> None:
    touch = size[0] < 1000
    visitor = visitors.enter(size, has_touch=touch, is_mobile=touch)
    visitor.prefer(warnings=dict.fromkeys(("idle", "guest", "pass", "claim", "move-in"), False))
    visitor.goto("/")
    visitor.page.locator(".start").nth(1).click()
    player = Player(visitor, seed=3)
    said: dict[str, bool] = {}
    for _ in range(30 if whole else 12):
        sight = player.wait()
        if seen := _settled(visitor.page):
            said[seen["says"]] = said.get(seen["says"], False) or seen["points"]
        player.act(sight)
    assert len(said) > (5 if whole else 3)
    pointless = {title for title, points in said.items() if title and not points}
    assert pointless <= {"Welcome, my dear colleague!"}
