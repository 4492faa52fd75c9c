"""Chromium and a server, for all tests in this folder; and visitors, each with a browser profile of their own."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import MISSING, PATH, launched
from tests.browser.scenes import Scenes
from tests.browser.server_process import NOT_BUILT, WEB, House, opened
from tests.browser.visitor import PATIENCE, Visitor, Visitors

expect.set_options(timeout=PATIENCE)

_VISITORS = pytest.StashKey[Visitors]()


def _missing(what: str) -> None:
    if os.environ.get("CI") or os.environ.get("GRANDAUSTRIA_REQUIRE_BROWSER"):
        pytest.fail(what)
    pytest.skip(what)


# For this folder, not for the session: Playwright's event loop runs as long as it is open, and others need their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if PATH is None:
        _missing(MISSING)
    if not (WEB / "index.html").exists():
        _missing(NOT_BUILT)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house") / "games.db") as house:
        yield house


@pytest.fixture(scope="package")
def scenes(house: House) -> Scenes:
    return Scenes(house)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """A test that failed leaves pictures of what its visitors saw."""
    report = yield
    everybody = item.stash.get(_VISITORS, None)
    if report.failed and call.when == "call" and everybody is not None:
        report.sections.append(("Pictures", "\n".join(everybody.pictures())))
    return report


@pytest.fixture
def visitors(chromium: Browser, house: House, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Lets people in; at the end none of them may have met an error."""
    visitors = Visitors(chromium, house, tmp_path)
    request.node.stash[_VISITORS] = visitors
    yield visitors
    visitors.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.enter()
