"""Somebody's time runs out: a stand-in plays, everybody is told, and the person takes the seat back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.scenes import ANNA, BEN
from tests.browser.server_process import House, opened
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Visitors

_TURN = 60  # seconds
_SIDEWAYS = (740, 360)
_CLICKS = 20
_PLAYED = re.compile("(is playing|plays) for you")
_BOT = 2 * PATIENCE  # its turn, on a busy machine


def _asks(table: Any) -> bool:
    return table["you"] == 0 and "choices" in (table["view"]["prompt"] or {})


def _misses(house: House, made: Any, page: Page) -> None:
    """Anna is asked and does not answer in time."""
    house.play(made, _asks)
    expect(page).to_have_title("● Your turn · Grand Austria Hotel")
    house.advance(_TURN + 1)


def _told(page: Page) -> str:
    page.keyboard.press("l")
    log: str = page.locator("dialog[open] .logs").inner_text()
    page.keyboard.press("Escape")
    return log


def _acts(player: Player, house: House, made: Any) -> None:
    """Chooses something; it may take a click to open the panel where it lies, and one to say which is meant."""
    seq = house.table(made)["seq"]
    for _ in range(_CLICKS):
        player.act(player.wait())
        if house.table(made)["seq"] > seq:
            return
    pytest.fail("what Anna chose did not reach the server")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, _SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_who_ran_out_of_time_takes_the_seat_back(visitors: Visitors, tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path / "games.db") as house:
        made = house.make_game(ANNA, BEN, clock={"kind": "turn", "seconds": _TURN})
        anna = visitors.enter(size, house=house)
        anna.sit(made)
        page = anna.page
        news = page.locator(".news__p")

        _misses(house, made, page)
        expect(news).to_have_text("Anna has run out of time: a bot plays this turn", timeout=_BOT)
        expect(page.locator(".heard li").filter(has_text="Anna has run out of time")).to_have_count(1)
        expect(page).to_have_title("Grand Austria Hotel", timeout=_BOT)  # Ben is asked now
        expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0, timeout=_BOT)

        _misses(house, made, page)
        line = page.locator(".prompt__q")
        expect(line).to_contain_text(_PLAYED, timeout=_BOT)
        take_back = page.get_by_role("button", name="Take my seat back")
        expect(take_back).to_be_in_viewport(ratio=1)
        assert not page.locator(".is-target").count()
        take_back.click()
        expect(line).not_to_contain_text(_PLAYED)
        expect(news).to_have_text("Anna is back at the table")
        expect(page.locator(".heard li").filter(has_text="Anna is back at the table")).to_have_count(1)

        log = _told(page)
        in_order = [log.index(words) for words in ("plays this turn", "time again", "back at the table")]
        assert in_order == sorted(in_order)
        house.play(made, _asks)
        _acts(Player(anna), house, made)
        page.close()  # before the house, of which it would complain
