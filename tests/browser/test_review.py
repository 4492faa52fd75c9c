"""The review of a finished game: from the score to its turns, on the board, and what can be learned from them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.visitor import PATIENCE, PHONE, Visitor, Visitors

_KEY = "grandaustria.statistics"


def _open(visitor: Visitor, made: Any) -> Page:
    visitor.hold(made)
    visitor.goto(f"/review/{made['game']}")
    expect(visitor.page.locator(".turns li").first).to_be_visible()
    return visitor.page


def test_a_review_is_walked_from_the_score_to_the_board_and_back(visitor: Visitor, scenes: Scenes) -> None:
    made = scenes.reviewed
    visitor.hold(made)
    page = visitor.page
    visitor.goto(f"/end/{made['game']}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Where the game was won")).to_be_visible()
    rows = page.locator(".turns li button")
    expect(rows.first).to_have_accessible_name(re.compile(r"^[^.]+\. You gave away \d+\.\d\. Played: .+ Better: "))
    _the_sum_adds_up(page)
    page.get_by_role("radio", name=re.compile("^All")).check(force=True)
    rows.nth(2).click()
    expect(rows.nth(2)).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(rows.nth(3)).to_have_attribute("aria-current", "true")
    chosen = page.locator(".chosen h2").inner_text()
    expect(page.locator(".pointed")).to_contain_text(chosen)
    page.get_by_role("button", name=re.compile("^Theodor")).click()
    expect(page.get_by_role("heading", name="Theodor: turns")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Anna")).click()
    page.get_by_role("radio", name=re.compile("^Mistakes")).check(force=True)
    rows.first.click()
    page.get_by_role("link", name="On the board").click()
    expect(page.locator(".tableview .hotel h1")).to_have_text("Anna")
    page.locator(".way--better").get_by_role("button", name="Watch").click()
    page.locator(".turnbar").get_by_role("button", name="Pause").click()
    step = page.locator(".turnbar b")
    expect(step).to_have_text(re.compile("^Step 1 of"))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("^Step 2 of"))
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("dialog[open] .level")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Review").click()
    expect(rows.first).to_be_visible()


def _the_sum_adds_up(page: Page) -> None:
    shown = page.locator(".sum").inner_text().replace("\N{MINUS SIGN}", "-")
    parts = re.findall(r"(?:^|([-+=])\s+)(-?\d+)", shown)
    total = sum(int(points) * (-1 if sign == "-" else 1) for sign, points in parts[:-1])
    assert parts[-1] == ("=", str(total)), shown


def _wait_for(page: Page, enough: Callable[[Any], bool]) -> Any:
    """The games of the statistics, when they are so."""
    for _ in range(PATIENCE // 100):
        games = json.loads(page.evaluate(f"localStorage['{_KEY}'] ?? '{{\"games\": []}}'"))["games"]
        if enough(games):
            return games
        page.wait_for_timeout(100)
    raise AssertionError(games)


def test_a_complete_review_counts_in_the_statistics(visitor: Visitor, scenes: Scenes) -> None:
    made = scenes.reviewed
    visitor.hold(made)
    page = visitor.page
    visitor.goto(f"/end/{made['game']}")
    _wait_for(page, lambda games: len(games) == 1)
    page.get_by_role("link", name="Review").click()
    (game,) = _wait_for(page, lambda games: "review" in games[0])
    assert game["review"]["given"] > 0
    assert game["review"]["turns"] > 0


def test_leopold_is_asked_to_look_and_turns_appear(visitor: Visitor, scenes: Scenes) -> None:
    """The server's answers are made up: to look at a game takes long."""
    made = scenes.half_reviewed
    visitor.hold(made)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        known = route.fetch(method="GET").json()
        none: dict[str, Any] = {"state": "none", "review": None, "why": {}, "levels": [], "lines": {}, "drawn": []}
        looked = "POST" in asked
        route.fulfill(json={**known, "state": "running"} if looked else none)

    page = visitor.page
    page.route(re.compile(r"/api/games/[^/]+/review\?"), answer)
    visitor.goto(f"/review/{made['game']}")
    expect(page.locator(".look")).to_contain_text("I have not looked at this game yet.")
    page.get_by_role("button", name="Look at it now").click()
    expect(page.get_by_role("progressbar", name="Leopold is looking")).to_be_visible()
    expect(page.locator(".played")).to_be_visible()
    page.get_by_role("radio", name=re.compile("^All")).check(force=True)
    expect(page.locator(".turns li").last).to_contain_text("Leopold has not looked at this turn yet.")
    page.get_by_role("button", name="Don’t wait").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator(".look")).to_contain_text("What I know so far stays.")
    expect(page.locator(".turns li").last).to_be_visible()
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_role("progressbar", name="Leopold is looking")).to_be_visible()


def test_a_game_that_is_still_played_has_no_review(visitor: Visitor, scenes: Scenes) -> None:
    visitor.hold(scenes.turn)
    visitor.goto(f"/review/{scenes.turn['game']}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("still being played")
    visitor.errors.clear()  # the browser tells of the answer


def test_who_has_the_link_sees_the_review(visitor: Visitor, scenes: Scenes) -> None:
    made = scenes.looked_at(ANNA, BOT)
    link = visitor.house.share(made)
    visitor.goto(f"/shared/{link}")
    page = visitor.page
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".turns li").first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Learn"))).to_have_count(0)
    page.get_by_role("link", name="On the board").click()
    expect(page.locator(".tableview .queue .hit").first).to_be_visible()


def test_a_better_turn_is_looked_for_with_clues_and_an_answer(visitor: Visitor, scenes: Scenes) -> None:
    page = _open(visitor, scenes.reviewed)
    page.get_by_role("link", name=re.compile("^Learn from your")).click()
    expect(page.locator(".learnp")).to_contain_text("This is what you played")
    page.locator(".is-target .hit").first.click()
    for menu in page.locator("[role=menuitem]").all()[:1]:
        menu.click()
    expect(page.locator(".numbered--better li").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.locator(".numbered--better")).to_contain_text("What glows can be played.")
    page.get_by_role("button", name="A clue").click()
    page.get_by_role("button", name="Another clue").click()
    expect(page.locator(".learnp .leopold")).to_contain_text("It begins so:")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".learnp")).to_contain_text("The best turn")
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".beside")).to_contain_text("Mistake 2 of")


def test_on_a_phone_the_board_comes_when_it_is_wanted(visitors: Visitors, scenes: Scenes) -> None:
    visitor = visitors.enter(PHONE, has_touch=True, is_mobile=True)
    page = _open(visitor, scenes.reviewed)
    page.get_by_role("link", name="On the board").click()
    expect(page.locator(".phone")).to_have_count(0)
    page.locator(".way--better").get_by_role("button", name="Watch").click()
    expect(page.locator(".phone")).to_be_visible()
    page.get_by_role("button", name="Back to the comparison").click()
    expect(page.locator(".way--better")).to_be_visible()
