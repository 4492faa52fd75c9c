"""What the others do is told: as it happens, since one's last turn, and at an emperor scoring."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import ANNA, BEN
from tests.browser.server_process import House
from tests.browser.visitor import DESKTOP, Visitor, Visitors

_SMALL_PHONE = (390, 664)
_SIZES = pytest.mark.parametrize("size", [DESKTOP, _SMALL_PHONE], ids=["desktop", "phone"])
_ACTS = ("guest_taken", "die_taken", "room_prepared", "moved_in", "staff_played", "passed")


def _asks(seat: int, after: int = 1) -> Any:
    """Somebody is asked for a turn from this round on."""

    def enough(table: Any) -> bool:
        view = table["view"]
        prompt = view["prompt"] or {}
        return bool(view["round"] >= after and prompt.get("seat") == seat and prompt.get("ask") == "turn")

    return enough


def _seated(
    visitors: Visitors, house: House, size: tuple[int, int], seat: int = 1, after: int = 1
) -> tuple[Visitor, Any]:
    """Anna is at the table, and somebody is asked for a turn."""
    made = house.make_game(ANNA, BEN)
    house.play(made, _asks(seat, after))
    anna = visitors.enter(size, has_touch=size == _SMALL_PHONE)
    anna.sit(made)
    expect(anna.page.locator("main")).to_be_visible()
    return anna, made


def _since(table: Any) -> Any:
    """Something has been chosen since."""
    return lambda now: now["seq"] > table["seq"]


def _length(table: Any) -> int:
    return len(table["events"]["list"])


def _news(house: House, made: Any, before: Any) -> list[Any]:
    """What somebody has done since."""
    return [event for event in house.table(made)["events"]["list"][_length(before) :] if event["event"] in _ACTS]


def _words(event: Any) -> str:
    return re.sub(r"\[\[\w+:[^|]*\|([^\]]*)\]\]", r"\1", event["text"])


def _heard(page: Page, text: str) -> None:
    """It has been read out, and the words of all that happened are there."""
    expect(page.locator(".heard li").filter(has_text=text).last).to_be_attached()


def test_each_act_of_a_rival_is_told(visitors: Visitors, house: House) -> None:
    anna, made = _seated(visitors, house, _SMALL_PHONE)
    told = anna.page.locator(".told")
    acts = 0
    while (table := house.table(made))["view"]["prompt"]["seat"] == 1:
        house.play(made, _since(table))
        for event in _news(house, made, table):
            acts += 1
            _heard(anna.page, _words(event))
            expect(told).to_contain_text("Ben")
    assert acts


@_SIZES
def test_an_emperor_scoring_waits_for_its_reader(visitors: Visitors, house: House, size: tuple[int, int]) -> None:
    anna, made = _seated(visitors, house, size, after=3)
    page = anna.page
    house.play(made, lambda table: table["view"]["round"] == 4)
    spoken = page.get_by_role("region", name="The emperor has spoken")
    expect(spoken.get_by_role("listitem").filter(has_text=re.compile("You|Ben"))).to_have_count(2)
    expect(spoken).to_contain_text("Tile A, after round 3")

    last = page.locator(".heard li").last
    seen = last.inner_text()
    table = house.table(made)
    house.play(made, lambda now: any(event["event"] in _ACTS for event in now["events"]["list"][_length(table) :]))
    news = _words(_news(house, made, table)[0])
    expect(last).to_have_text(seen)
    page.get_by_role("button", name="Continue").click()
    expect(spoken).to_be_hidden()
    expect(last).not_to_have_text(seen)
    _heard(page, news)


@_SIZES
def test_what_happened_since_the_last_turn(visitors: Visitors, house: House, size: tuple[int, int]) -> None:
    anna, _ = _seated(visitors, house, size, seat=0, after=2)
    page = anna.page
    opener = page.get_by_role("button", name=re.compile("^Since your last turn: "))
    acts = int(re.sub(r"\D", "", opener.first.get_attribute("aria-label") or ""))
    assert acts
    opener.first.click()
    sheet = page.get_by_role("region", name="Since your last turn")
    expect(sheet.get_by_role("heading", name="Ben").first).to_be_visible()
    expect(sheet.get_by_role("listitem")).to_have_count(acts)
    sheet.get_by_role("button", name="Show again").click()
    expect(sheet).to_be_hidden()
    expect(page.locator(".is-target")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Skip|Faster")).click()
    expect(page.locator(".is-target").first).to_be_attached()

    page.keyboard.press("s")
    sheet.get_by_role("button", name="The whole log").click()
    expect(page.locator("dialog[open] .logs__l").last).to_be_in_viewport()
