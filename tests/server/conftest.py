"""A server to test with, on every database there is to test on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from tests.server.clients import Clock
from tests.server.postgresql import NoPostgresql, Postgresql, started


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """For all tests of this process. Where it is not installed, tests on it are skipped, unless that must not be."""
    try:
        with started() as server:
            yield server
    except NoPostgresql as problem:
        if os.environ.get("CI") or os.environ.get("GRANDAUSTRIA_REQUIRE_POSTGRESQL"):
            pytest.fail(str(problem))
        pytest.skip(str(problem))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    server: Postgresql = request.getfixturevalue("postgresql")
    return server.emptied()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings(database: str, clock: Clock, tmp_path: Path) -> Settings:
    """Bots think in a thread and do not pause; nothing happens by itself, and nobody is too quick."""
    return Settings(
        database=database,
        web=tmp_path / "web",
        puzzles=tmp_path / "puzzles",  # none: to read those that are shipped would take longer than most tests
        bot_workers=0,
        pace_factor=0,
        sweep_every=3600,
        now=clock,
        monotonic=clock,
        requests_at_once=1_000_000,
        games_per_hour=1_000_000,
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def other_client(client: TestClient, settings: Settings) -> Iterator[TestClient]:
    """Another process on the same database."""
    with TestClient(create_app(replace(settings))) as other:
        yield other
