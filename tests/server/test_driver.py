"""Playing for the bots, whatever goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

from grandaustria import Game, Options
from grandaustria.chance import SystemNature
from grandaustria.server.driver import Driver
from grandaustria.server.hub import Hub
from grandaustria.server.log import Agreement
from grandaustria.server.metrics import Metrics
from grandaustria.server.refusals import Refused
from grandaustria.server.scheduler import QueueFull
from grandaustria.server.seats import Seat
from grandaustria.server.settings import Settings
from grandaustria.server.table import Table
from tests.server.clients import Clock


class FakeTables:
    """One table, at which a bot is to act for ever."""

    def __init__(self) -> None:
        game = Game(Options(), seed=1)
        seats = tuple(
            Seat("bot", "Bot", "random") if seat == game.seat else Seat("person", "Anna") for seat in range(2)
        )
        agreement = Agreement(
            "game", Options(), {"kind": "none"}, "instant", seats, hashes=(None, None), invitation=None
        )
        self.table = Table(agreement, SystemNature())
        self.table.game = game
        self.attempts = 0
        self.chosen: list[int] = []

    async def find(self, game: str) -> Table:
        return self.table

    async def act(self, game: str, attempt: Callable[[Table], list[Any]], **more: Any) -> int:
        self.attempts += 1
        (move,) = attempt(self.table)
        self.chosen.append(move.entry.answers[0])
        raise Refused("stale", "Something else has happened meanwhile.", seq=0)


class FakeThinkers:
    def __init__(self, answer: Callable[[Mapping[str, Any]], int]) -> None:
        self.owners: list[str] = []
        self._answer = answer

    async def choose(self, game: str, seat: int, name: str, view: Mapping[str, Any], owner: str) -> int:
        self.owners.append(owner)
        return self._answer(view)


def first_choice(view: Mapping[str, Any]) -> int:
    choice: int = view["prompt"]["choices"][0]["id"]
    return choice


def full(_: dict[str, Any]) -> int:
    raise QueueFull


def broken(_: dict[str, Any]) -> int:
    raise RuntimeError("the worker died twice")


Drive = Callable[..., Awaitable[tuple[FakeTables, FakeThinkers]]]


@pytest.fixture
def drive(clock: Clock) -> Drive:
    """Wake the driver once and wait until it rests."""

    async def driven(
        answer: Callable[[Mapping[str, Any]], int], times: int = 1, address: str | None = None
    ) -> tuple[FakeTables, FakeThinkers]:
        tables, thinkers = FakeTables(), FakeThinkers(answer)
        settings = Settings(pace_factor=0, now=clock, monotonic=clock)
        hub = Hub(clock)
        driver = Driver(tables, hub, thinkers, settings, Metrics())  # type: ignore[arg-type]  # they act alike
        for _ in range(times):
            driver.wake("game", address)
            await asyncio.wait_for(asyncio.gather(*driver._tasks.values()), 20)
        return tables, thinkers

    return driven


async def test_what_is_refused_again_and_again_is_left_to_the_sweep(
    drive: Drive, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        tables, _ = await drive(first_choice)
    assert tables.attempts == 3
    assert [record.message for record in caplog.records] == ["bot_refused"]


async def test_a_full_queue_is_left_to_the_sweep_and_logged_once(
    drive: Drive, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        tables, thinkers = await drive(full, times=5)
    assert len(thinkers.owners) == 5
    assert tables.attempts == 0
    assert [record.message for record in caplog.records] == ["bots_overloaded"]


@pytest.mark.parametrize("answer", [broken, lambda _: 10_000])
async def test_a_bot_that_fails_or_cheats_plays_something_legal(
    drive: Drive, answer: Callable[[Mapping[str, Any]], int]
) -> None:
    tables, _ = await drive(answer)
    assert tables.table.game is not None
    assert set(tables.chosen) <= set(tables.table.game.choices())


async def test_bots_work_on_account_of_the_address_that_last_changed_the_game(drive: Drive) -> None:
    _, thinkers = await drive(first_choice, address="192.0.2.1")
    assert set(thinkers.owners) == {"192.0.2.1"}


async def test_games_whose_addresses_are_unknown_have_one_account_together(drive: Drive) -> None:
    """They may all be one address's, which would have as many accounts as games at another process."""
    _, thinkers = await drive(first_choice)
    assert set(thinkers.owners) == {""}
