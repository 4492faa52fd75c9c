"""No page is blank and no move lost when the line breaks, or the server goes away or has another client."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Response, expect

from tests.browser.line import Line, line_to
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT
from tests.browser.server_process import WEB, House, opened
from tests.browser.visitor import PATIENCE, Visitor, Visitors

UNREACHABLE = "The hotel cannot be reached at the moment."


def updated(folder: Path) -> Path:
    """The client as another build of it: every file with a hash has another name."""
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("*.gz"))
    renamed = {path.name: f"{path.stem}2{path.suffix}" for path in (folder / "assets").iterdir()}
    names = re.compile("|".join(map(re.escape, renamed)))
    for path in [path for path in folder.rglob("*") if path.suffix in (".html", ".js", ".css")]:
        path.write_text(names.sub(lambda found: renamed[found[0]], path.read_text()))
    for old, new in renamed.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder


def _seen(page: Page) -> str:
    """What can be read on the page; something always can."""
    text: str = page.evaluate("document.body.innerText.trim()")
    assert text, "the page is blank"
    return text


def _open_rules(page: Page) -> None:
    page.evaluate("location.hash = '/rules'")


@pytest.mark.whole
@pytest.mark.parametrize("workers", ["block", "allow"])
def test_the_client_was_updated_meanwhile(visitors: Visitors, tmp_path: Path, workers: str) -> None:
    with opened(tmp_path / "games.db") as house:
        visitor = visitors.enter(house=house, service_workers=workers)
        made = house.make_game(ANNA, BOT)
        visitor.sit(made)
        Player(visitor).wait()
        house.stop()
        house.web = updated(tmp_path / "web")
        house.start()
        _open_rules(visitor.page)
        expect(visitor.page.locator(".rules__text h2").first).to_be_visible()
        visitor.page.go_back()
        player = Player(visitor)
        player.act(player.wait())
        visitor.errors.clear()  # the browser complains of what is gone
        visitor.page.close()


@pytest.mark.whole
def test_a_screen_is_wanted_while_the_server_is_away(visitors: Visitors, tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as house:
        visitor = visitors.enter(house=house)
        visitor.goto("/")
        expect(visitor.page.get_by_role("button", name="Open the doors")).to_be_visible()
        house.stop()
        _open_rules(visitor.page)
        expect(visitor.page.get_by_role("alert")).to_contain_text(UNREACHABLE)
        assert visitor.page.get_by_role("link", name="Lobby").is_visible()
        house.start()
        expect(visitor.page.locator(".rules__text h2").first).to_be_visible(timeout=2 * PATIENCE)
        visitor.errors.clear()
        visitor.page.close()


@pytest.mark.parametrize(
    ("what", "locale"), [("**/index-*.js", "de"), ("**/index-*.css", "en"), ("**/app-*.ftl", "pl")]
)
def test_the_page_cannot_even_begin(visitors: Visitors, what: str, locale: str) -> None:
    visitor = visitors.enter(locale=locale)
    page = visitor.page
    page.route(what, lambda route: route.abort())
    page.route("**/api/about", lambda route: route.abort())
    visitor.goto("/")
    words = page.locator(f"#boot [lang={locale}]")
    expect(words).to_be_visible()
    assert _seen(page) == words.inner_text().strip()
    page.unroute(what)
    page.unroute("**/api/about")
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator("#boot")).to_have_count(0)
    visitor.errors.clear()


def test_a_screen_that_breaks_says_so(visitor: Visitor, house: House) -> None:
    made = house.make_game(ANNA, BOT)
    broken = house.table(made) | {"seats": None}
    visitor.hold(made)
    visitor.page.route(f"**/api/games/{made['game']}?*", lambda route: route.fulfill(json=broken | {"status": "over"}))
    visitor.goto(f"/end/{made['game']}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Something went wrong on this page.")
    visitor.page.get_by_role("link", name="Lobby").click()
    expect(visitor.page.get_by_role("button", name="Open the doors")).to_be_visible()
    visitor.errors.clear()


class Post:
    """What a page has sent, and what it was told of it."""

    def __init__(self, page: Page) -> None:
        self.sent: dict[str, Any] = {}
        self.acknowledged: dict[str, int] = {}
        page.on("request", self._goes_out)
        page.on("response", self._comes_back)

    def _goes_out(self, request: Request) -> None:
        if request.url.endswith("/choices"):
            body = json.loads(request.post_data or "{}")
            assert self.sent.setdefault(body["request"], body) == body

    def _comes_back(self, response: Response) -> None:
        if response.url.endswith("/choices") and response.status == 200:
            body = json.loads(response.request.post_data or "{}")
            self.acknowledged[body["request"]] = body["choices"][0]


def _written(database: Path, game: str) -> list[tuple[str, int]]:
    with sqlite3.connect(database) as connection:
        query = "SELECT request, answers FROM entries WHERE game = ? AND seat = 0 AND kind = 'choices' ORDER BY seq"
        return [(request, json.loads(answers)[0]) for request, answers in connection.execute(query, (game,))]


def _cut_once(player: Player, line: Line, chance: Random) -> None:
    """A move or two, and a cut before, during or after the last of them."""
    page = player.page
    for _ in range(chance.randrange(3)):
        player.act(player.wait())
    sight = player.wait()
    if sight.over:
        return
    early = chance.random() < 0.4
    if early:
        line.cut()
    player.act(sight)
    page.wait_for_timeout(chance.choice([0, 1, 3, 10, 30, 100]))
    line.cut()
    _seen(page)
    page.wait_for_timeout(chance.choice([20, 200, 800, 1500]))
    _seen(page)
    line.mend()


def test_the_line_is_cut_at_any_moment_of_a_game(visitors: Visitors, tmp_path: Path, whole: bool) -> None:
    cuts = 20 if whole else 2
    chance = Random(20)
    with opened(tmp_path / "games.db") as house, line_to(house.address) as line:
        visitor = visitors.enter(house=house, service_workers="allow")
        visitor.prefer(warnings=dict.fromkeys(("idle", "guest", "pass", "claim", "move-in"), False))
        made = house.make_game(ANNA, BOT)
        visitor.hold(made)
        post = Post(visitor.page)
        visitor.page.goto(f"{line.address}/#/game/{made['game']}")
        player = Player(visitor)
        for _ in range(cuts):
            _cut_once(player, line, chance)
        expect(visitor.page.locator(".notice[role=alert]")).to_have_count(0)
        player.wait()
        spoken = visitor.page.get_by_role("region", name="The emperor has spoken")
        if spoken.is_visible():
            visitor.page.get_by_role("button", name="Continue").click()
            player.wait()
        prompt = house.table(made)["view"]["prompt"]
        assert prompt is None or visitor.page.locator(".prompt__q").inner_text() == prompt["line"]
        written = _written(house.database, made["game"])
        assert len(dict(written)) == len(written) >= cuts / 2, "a move was made twice"
        assert dict(written).items() >= post.acknowledged.items(), "a move got lost"
        assert {request: body["choices"][0] for request, body in post.sent.items()}.items() >= dict(written).items()
        visitor.errors.clear()
        visitor.page.close()
