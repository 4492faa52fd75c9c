"""A server to test with, on every database there is to test on."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from starlette.testclient import TestClient

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from tests.server.people import Clock

# GRANDAUSTRIA_TEST_POSTGRESQL is a database of a server on which the tests may make others.
DATABASES = ["sqlite"] + (["postgresql"] if "GRANDAUSTRIA_TEST_POSTGRESQL" in os.environ else [])


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
    else:
        server, name = os.environ["GRANDAUSTRIA_TEST_POSTGRESQL"], f"test_{secrets.token_hex(8)}"
        asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
        yield f"{server.rpartition('/')[0]}/{name}"
        asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(server: str, command: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(command)
    await connection.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings(database: str, clock: Clock, tmp_path: Path) -> Settings:
    """Bots think in a thread and do not pause; nothing happens by itself, and nobody is too quick."""
    return Settings(
        database=database,
        web=tmp_path / "web",
        bot_workers=0,
        pace_factor=0,
        sweep_every=3600,
        now=clock,
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
