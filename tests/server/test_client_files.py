"""The browser client, served with the API: pages, files, what is not there, previews of links."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings

PAGE = """<title>Hotel</title>
<meta name="description" content="A game." /><meta property="og:title" content="Hotel" />
<meta property="og:description" content="A game." /><meta property="og:image" content="./preview.png" />"""
NAVIGATION = {"Accept": "text/html,*/*"}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    web = tmp_path / "built"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "icon.svg").write_text("<svg/>")
    (web / "manifest.webmanifest").write_text("{}")
    (web / "robots.txt").write_text("User-agent: *")
    (web / "previews.json").write_text(json.dumps({"de": {"title": "Eingeladen", "description": "Ein <Platz>."}}))
    (web / "assets" / "app.js").write_text("start();")
    (web / "assets" / "app.js.gz").write_bytes(gzip.compress(b"start();"))
    return web


@pytest.fixture
def client(web: Path, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'games.db'}", web=web, bot_workers=0, sweep_every=3600)
    with TestClient(create_app(settings), base_url="http://hotel.example") as client:
        yield client


def test_the_page_is_asked_for_anew_each_time(client: TestClient) -> None:
    for encoding in ("gzip", "identity"):
        page = client.get("/", headers={"Accept-Encoding": encoding})
        assert "<title>Hotel</title>" in page.text
        assert page.headers["Cache-Control"] == "no-cache"
        assert page.headers["Content-Type"].startswith("text/html")
        assert client.get("/", headers={"If-None-Match": page.headers["ETag"]}).status_code == 304
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    assert page.headers["Referrer-Policy"] == "no-referrer"


def test_a_page_that_was_built_anew_is_served(client: TestClient, web: Path) -> None:
    before = client.get("/").headers["ETag"]
    (web / "index.html").write_text("another")
    page = client.get("/", headers={"If-None-Match": before})
    assert (page.status_code, page.text) == (200, "another")


@pytest.mark.parametrize(("accepted", "encoding"), [("br, gzip", "gzip"), ("identity", None)])
def test_files_with_a_hash_are_kept_for_ever(client: TestClient, accepted: str, encoding: str | None) -> None:
    asset = client.get("/assets/app.js", headers={"Accept-Encoding": accepted})
    assert asset.text == "start();"
    assert asset.headers.get("Content-Encoding") == encoding
    assert asset.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in asset.headers["Cache-Control"]


def test_other_files_have_their_types(client: TestClient) -> None:
    assert client.get("/icon.svg").text == "<svg/>"
    assert client.get("/manifest.webmanifest").headers["Content-Type"].startswith("application/manifest+json")
    assert client.get("/robots.txt").headers["Content-Type"].startswith("text/plain")


@pytest.mark.parametrize(
    "path",
    ["/manifest.json", "/assets/gone.js", "/unknown.js", "/../settings.py", "/previews.json", "/app.js.gz", "/api/x"],
)
def test_a_file_that_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    for headers in ({}, NAVIGATION):
        answer = client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/rules", "/game/abc", "/a/b/c"])
def test_an_address_that_was_typed_leads_to_the_lobby(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=NAVIGATION)
    assert (answer.url.path, answer.status_code) == ("/", 200)
    assert client.get(path, headers={"Accept": "image/png"}).status_code == 404


def test_a_preview_names_its_picture_with_the_whole_address(client: TestClient) -> None:
    assert '"og:image" content="http://hotel.example/preview.png"' in client.get("/").text
    strange = client.get("/", headers={"Host": 'x"><script>'}).text
    assert '"og:image" content="./preview.png"' in strange


def test_the_preview_of_an_invitation_is_in_the_language_of_the_host(client: TestClient) -> None:
    page = client.get("/?invited=de").text
    assert '"og:title" content="Eingeladen"' in page
    assert page.count('content="Ein &lt;Platz&gt;."') == 2
    for unknown in ("/?invited=xx", "/?invited"):
        assert client.get(unknown).text == client.get("/").text
