"""My statistics: games come in by themselves, can be saved, loaded and deleted, and stay deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.kept_games import kept_games
from tests.browser.scenes import ANNA, BEN, BOT, Scenes
from tests.browser.visitor import PATIENCE, Visitor

_KEY = "grandaustria.statistics"


def _over(scenes: Scenes, *seats: dict[str, str]) -> Any:
    return scenes.when(lambda game: game.seat is None, *seats)


def _kept(page: Page) -> Any:
    return json.loads(page.evaluate(f"localStorage['{_KEY}'] ?? '{{\"games\": []}}'"))


def test_a_finished_game_counts_once(visitor: Visitor, scenes: Scenes) -> None:
    made = _over(scenes, ANNA, BOT)
    visitor.hold(made)
    visitor.goto(f"/end/{made['game']}")
    page = visitor.page
    for _ in range(PATIENCE // 100):
        if _kept(page)["games"]:
            break
        page.wait_for_timeout(100)
    (game,) = _kept(page)["games"]
    scores = scenes._house.table(made)["scores"]
    assert (game["game"], game["points"]) == (made["game"], scores[0])
    assert game["against"] == [{"bot": "random", "name": "Milena", "points": scores[1]}]
    assert sum(game["sources"].values()) == scores[0]
    visitor.goto("/")
    page.get_by_role("link", name="My statistics").click()
    expect(page.locator(".tile").first).to_contain_text("1")
    assert len(_kept(page)["games"]) == 1


def test_games_of_before_come_in_when_the_statistics_are_opened(visitor: Visitor, scenes: Scenes) -> None:
    """Those of several people on the device are nobody's own."""
    mine, shared = _over(scenes, ANNA, BOT), _over(scenes, ANNA, BEN)
    seats = [{"game": made["game"], **seat} for made in (mine, shared) for seat in made["seats"]]
    visitor.keep("grandaustria.seats", seats)
    visitor.goto("/statistics")
    expect(visitor.page.locator(".tile").nth(1)).to_contain_text("of 1")
    assert [game["game"] for game in _kept(visitor.page)["games"]] == [mine["game"]]


def test_saved_deleted_and_loaded(visitor: Visitor, scenes: Scenes, tmp_path: Path) -> None:
    visitor.keep(_KEY, kept_games(6))
    visitor.hold(_over(scenes, ANNA, BOT))
    visitor.goto("/statistics")
    page = visitor.page
    expect(page.locator(".tile").first).to_contain_text("7")
    page.get_by_role("button", name="Take along").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "statistics.json"
    download.value.save_as(file)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status")).to_contain_text("Deleted")
    page.reload()
    expect(page.get_by_text("No finished game yet.")).to_be_visible()
    assert _kept(page)["games"] == []
    page.get_by_role("button", name="Take along").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("7 games were added")
    page.keyboard.press("Escape")
    expect(page.locator(".tile").first).to_contain_text("7")
    page.get_by_role("button", name="Take along").click()
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"[]"})
    expect(page.get_by_role("status")).to_contain_text("not a file of statistics")


def test_filters_by_keyboard(visitor: Visitor) -> None:
    visitor.keep(_KEY, kept_games(10))
    visitor.goto("/statistics")
    page = visitor.page
    expect(page.locator(".tile").first).to_contain_text("10")
    page.get_by_role("radio", name="All").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.locator(".tile").first).to_contain_text("4")
    expect(page.locator(".tile").nth(1)).to_contain_text("of 4")  # too few for a percentage
