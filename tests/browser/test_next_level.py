"""The lobby suggests a stronger level to who has beaten one twice in a row."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from grandaustria import Game
from tests.browser.faults import faults
from tests.browser.scenes import ANNA, Scenes
from tests.browser.server_process import House
from tests.browser.test_accessible import LANGUAGES
from tests.browser.visitor import DESKTOP, Visitor, Visitors

_GENTLE = {"kind": "bot", "bot": "gentle", "name": "Milena"}
_SIZES = (DESKTOP, (390, 664), (360, 560))


def _won(game: Game) -> bool:
    return game.seat is None and game.scores()[0] > game.scores()[1]


def _lost(game: Game) -> bool:
    return game.seat is None and game.scores()[0] < game.scores()[1]


@pytest.fixture(scope="module")
def wins(scenes: Scenes) -> list[Any]:
    return [scenes.when(_won, ANNA, _GENTLE) for _ in range(2)]


def _enter(visitors: Visitors, size: tuple[int, int], language: str, *games: Any) -> Visitor:
    touch = size != DESKTOP
    visitor = visitors.enter(size, has_touch=touch, is_mobile=touch)
    visitor.prefer(language=language, name="Anna")
    visitor.hold(*games)
    visitor.goto("/")
    return visitor


@pytest.mark.parametrize("size", [DESKTOP, _SIZES[1]], ids=str)
def test_one_tap_starts_a_game_against_the_next_level(
    visitors: Visitors, house: House, wins: list[Any], size: tuple[int, int]
) -> None:
    visitor = _enter(visitors, size, "en", *wins)
    page = visitor.page
    expect(page.locator(".next")).to_contain_text("Two wins in a row against “Gentle”")
    page.get_by_role("button", name="Yes, please").click()
    expect(page).to_have_url(re.compile("#/game/"))
    seats = page.evaluate("JSON.parse(localStorage['grandaustria.seats'])")
    assert [seat["bot"] for seat in house.table({"game": seats[0]["game"], "seats": seats})["seats"]] == [
        None,
        "greedy",
    ]
    visitor.goto("/")
    expect(page.get_by_role("combobox", name="Who sits in seat 2")).to_have_value("bot:greedy")
    expect(page.locator(".games > li")).to_have_count(3)
    expect(page.locator(".next")).to_have_count(0)  # while that game goes on


def test_nothing_is_suggested_after_a_defeat(visitors: Visitors, scenes: Scenes, wins: list[Any]) -> None:
    page = _enter(visitors, DESKTOP, "en", *wins, scenes.when(_lost, ANNA, _GENTLE)).page
    expect(page.locator(".games > li")).to_have_count(3)
    expect(page.get_by_text("Gentle · ")).to_have_count(1)  # the levels are known
    expect(page.locator(".next")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_the_suggestion(visitors: Visitors, wins: list[Any], language: str) -> None:
    found = []
    for size in _SIZES:
        page = _enter(visitors, size, language, *wins).page
        expect(page.locator(".next")).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        found += [f"{size} {fault}" for fault in faults(page, size != DESKTOP)]
    assert not found, "\n".join(found)
