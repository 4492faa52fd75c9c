"""Alone against Leopold: whole games by clicks and by taps, his turns step by step, the result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.scenes import ANNA, Scenes
from tests.browser.server_process import House
from tests.browser.test_accessible import violations
from tests.browser.visitor import DESKTOP, Visitor, Visitors

_PHONE = (390, 664)
_WAYS = {"desktop": DESKTOP, "phone": _PHONE}
_LEVEL = {"en": "level 2", "de": "Stufe 2"}


def _enter(visitors: Visitors, way: str, language: str) -> Visitor:
    touch = way == "phone"
    visitor = visitors.enter(_WAYS[way], has_touch=touch, is_mobile=touch)
    visitor.prefer(language=language, name="Anna", level=2)
    return visitor


def _play(visitor: Visitor) -> None:
    player = Player(visitor)
    while not (sight := player.wait()).over:
        player.act(sight)


@pytest.mark.whole
@pytest.mark.parametrize("way", _WAYS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game(visitors: Visitors, scenes: Scenes, house: House, way: str, language: str) -> None:
    visitor = _enter(visitors, way, language)
    made = scenes.when(lambda game: game.seat == 0, ANNA, mode="solo", level=2)
    visitor.sit(made)
    _play(visitor)
    page = visitor.page
    wrong = violations(page, "the last turn")
    page.locator(":is(.prompt, .pprompt) a.btn--go").click()
    expect(page.locator(".rank [aria-current=step]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Leopold")
    expect(page.locator("header p")).to_contain_text(_LEVEL[language])
    own, his = house.table(made)["scores"]
    expect(page.locator(".rank")).to_contain_text(re.compile(f"{_digits(own)}.*{_digits(his)}"))
    wrong += violations(page, "the result")
    page.locator(f'.moments a[href="#/replay/{made["game"]}"]').click()
    expect(page.locator(".bar")).to_be_visible()
    assert not wrong, "\n".join(wrong)


def _digits(points: int) -> str:
    return str(abs(points))


@pytest.mark.parametrize("way", _WAYS)
def test_from_the_lobby_in_one_click(visitors: Visitors, house: House, way: str) -> None:
    visitor = _enter(visitors, way, "en")
    visitor.goto("/")
    page = visitor.page
    page.get_by_role("radiogroup", name="Level").get_by_text("3").click()
    page.get_by_role("button", name="Alone against Leopold").click()
    expect(page.locator(".is-target").first).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['grandaustria.preferences']).level") == 3
    if way == "phone":
        page.locator(".tab").last.click()
    expect(page.locator(".leopold")).to_contain_text("level 3")


@pytest.mark.parametrize("way", _WAYS)
def test_his_turn_is_shown_step_by_step(visitors: Visitors, house: House, way: str) -> None:
    """Every act of his card is told for itself, and then the person is asked again."""
    made = house.make_game(ANNA, mode="solo", level=2, pace="quick")
    house.play(made, _can_pass)
    visitor = _enter(visitors, way, "en")
    visitor.sit(made)
    page = visitor.page
    expect(page.locator(".is-target").first).to_be_visible()
    page.evaluate(_LISTEN)
    before = house.table(made)
    page.locator(".btn--pass").click()
    page.locator(".prompt__yes").click()
    expect(page.locator(".heard li").last).not_to_contain_text("Leopold", timeout=30_000)
    expect(page.locator(".is-target").first).to_be_visible()
    after = house.table(made)
    told = after["events"]["list"][len(before["events"]["list"]) :]
    card = next(event["card"] for event in told if event["event"] == "card_revealed")
    heard: list[list[str]] = page.evaluate("window.told")
    first = next(number for number, lines in enumerate(heard) if any(str(card) in line for line in lines))
    assert len(heard) - first >= 3, heard  # the card, its steps one by one, and the question
    assert not any("die of" in line for line in heard[first])


_LISTEN = """
window.told = [];
new MutationObserver((changes) => {
  const lines = changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent));
  if (lines.length) window.told.push(lines);
}).observe(document.querySelector('.heard'), { childList: true });
"""


def _can_pass(table: Any) -> bool:
    prompt = table["view"]["prompt"] or {}
    names = [choice["name"] for choice in prompt.get("choices", [])]
    return "PASS" in names and table["view"]["round"] == 1
