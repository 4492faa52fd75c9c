"""The client as an app: it can be installed, opens without a line, and keeps neither games nor old versions."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.line import line_to
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT
from tests.browser.server_process import House, opened
from tests.browser.test_never_blank import UNREACHABLE, updated
from tests.browser.visitor import PATIENCE, Visitors

_READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
_FONTS = "document.fonts.ready.then((fonts) => [...fonts].filter((font) => font.status === 'loaded').length)"
_KEPT = """async () => {
  const names = await caches.keys();
  const urls = async (name) => (await (await caches.open(name)).keys()).map(({url}) => url);
  const kept = await Promise.all(names.map(urls));
  return Object.fromEntries(names.map((name, index) => [name, kept[index]]));
}"""


def _kept(page: Page) -> dict[str, list[str]]:
    """What the worker keeps, by cache."""
    kept: dict[str, list[str]] = page.evaluate(_KEPT)
    return kept


def _until(page: Page, promised: str) -> None:
    """Waits until what the page promises is so."""
    until = monotonic() + PATIENCE / 1000
    while not page.evaluate(promised):
        assert monotonic() < until, promised
        page.wait_for_timeout(50)


def _wait_for_worker(page: Page) -> None:
    _until(page, _READY)
    _until(page, "caches.keys().then((names) => names.length === 1)")


def test_a_browser_finds_everything_that_an_app_needs(house: House) -> None:
    def fetch(path: str) -> tuple[str, bytes]:
        with urlopen(f"{house.address}/{path}") as answer:
            return answer.headers["Content-Type"], answer.read()

    kind, text = fetch("manifest.webmanifest")
    assert kind.startswith("application/manifest+json")
    manifest: Any = json.loads(text)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        kind, picture = fetch(icon["src"].removeprefix("./"))
        assert kind == icon["type"]
        if kind == "image/png":
            size = [int.from_bytes(picture[at : at + 4]) for at in (16, 20)]
            assert "x".join(map(str, size)) == icon["sizes"]
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
    page = fetch("")[1].decode()
    assert f'"og:image" content="{house.address}/preview.png"' in page
    assert fetch("preview.png")[1][:4] == b"\x89PNG"


def test_the_app_opens_without_a_line(visitors: Visitors, tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as house, line_to(house.address) as line:
        visitor = visitors.enter(house=house, service_workers="allow")
        visitor.hold(house.make_game(ANNA, BOT))
        page = visitor.page
        page.goto(line.address)
        _wait_for_worker(page)
        _until(page, "caches.match('./').then(Boolean)")
        line.cut()
        page.reload()
        expect(page.get_by_role("button", name="Open the doors")).to_be_visible()
        expect(page.get_by_role("alert").first).to_contain_text(UNREACHABLE)
        assert page.evaluate(_FONTS) > 0
        line.mend()
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".is-target").first).to_be_visible()
        visitor.errors.clear()
        page.close()


@pytest.mark.whole
def test_games_are_never_kept_and_old_versions_are_removed(visitors: Visitors, tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as house:
        visitor = visitors.enter(house=house, service_workers="allow")
        made = house.make_game(ANNA, BOT)
        visitor.hold(made)
        visitor.goto("/")
        _wait_for_worker(visitor.page)
        before = _kept(visitor.page)
        visitor.goto(f"/game/{made['game']}")
        player = Player(visitor)
        player.act(player.wait())
        assert not [url for urls in _kept(visitor.page).values() for url in urls if "/api/" in url]
        house.stop()
        house.web = updated(tmp_path / "web")
        worker = house.web / "worker.js"
        worker.write_text(worker.read_text().replace("const VERSION = '", "const VERSION = 'next"))
        house.start()
        visitor.page.reload()
        _until(visitor.page, "caches.keys().then(([name, ...more]) => !more.length && name.includes('next'))")
        assert not set(before) & set(_kept(visitor.page))
        visitor.errors.clear()
        visitor.page.close()
