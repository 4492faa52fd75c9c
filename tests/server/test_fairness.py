"""Nobody's hints and bots keep everybody else's waiting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.types import Message

from grandaustria.server.app import create_app
from grandaustria.server.hints import Hints
from grandaustria.server.refusals import Refused
from grandaustria.server.scheduler import Scheduler
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.thinkers import Thinkers
from tests.server.clients import ANNA, BEN, made
from tests.server.test_scheduler import FakeWorker, settled
from tests.waiting import PATIENCE

ASKED = dict[str, Any](view={}, ms=10, seq=1)


class Advisers:
    """Hints whose adviser thinks until told to finish."""

    def __init__(self) -> None:
        settings = Settings(bot_workers=0, hints_per_address=3, hints_waiting=2)
        self.worker = FakeWorker()
        thinkers = Thinkers(settings)
        thinkers._advisers = Scheduler([self.worker], settings.hints_waiting)
        self.hints = Hints(thinkers, settings)

    async def ask(self, game: str, seat: int = 0, address: str = "anna") -> asyncio.Task[Any]:
        task = asyncio.create_task(self.hints.ask(game, seat, address, **ASKED))
        await settled()
        return task


async def refusal(task: asyncio.Task[Any]) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await task
    assert refused.value.more["retry_after"] > 0
    return refused.value.status, refused.value.reason


async def test_a_seat_has_one_hint_at_a_time() -> None:
    advisers = Advisers()
    first = await advisers.ask("game", seat=0)
    assert await refusal(await advisers.ask("game", seat=0)) == (429, "too_many")
    assert not (await advisers.ask("game", seat=1)).done()
    first.cancel()
    await settled()
    assert not (await advisers.ask("game", seat=0)).done()


async def test_an_address_has_few_hints_at_a_time() -> None:
    advisers = Advisers()
    for game in ("a", "b", "c"):
        assert not (await advisers.ask(game)).done()
    assert await refusal(await advisers.ask("d")) == (429, "too_many")


async def test_when_too_many_wait_the_advisers_are_busy() -> None:
    advisers = Advisers()
    for n in range(3):
        assert not (await advisers.ask("game", seat=n, address=f"address {n}")).done()
    assert await refusal(await advisers.ask("game", seat=3, address="another")) == (503, "busy")


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[tuple[FastAPI, Services]]:
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        yield app, app.state.services


async def asked_over_http(app: FastAPI, path: str, token: str, receive: Callable[[], Awaitable[Message]]) -> list[Any]:
    sent: list[Any] = []

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"authorization", f"Bearer {token}".encode()), (b"content-type", b"application/json")]
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("192.0.2.1", 1),
        "server": ("localhost", 80),
        "scheme": "http",
        "root_path": "",
    }
    await app(scope, receive, send)
    return sent


async def test_a_hint_nobody_waits_for_any_more_is_not_computed(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        people = made(client, ANNA, BEN)
        who = people[people[0].get()["view"]["prompt"]["seat"]]
    async with running(replace(settings, hints_per_address=9)) as (app, services):
        worker = FakeWorker()
        services.thinkers._advisers = scheduler = Scheduler([worker], 20)
        another = asyncio.create_task(services.thinkers.suggest(("game", 0, 1), {}, 10, False, "another"))
        await settled()
        left = asyncio.Event()
        body = [{"type": "http.request", "body": json.dumps({"ms": 2000}).encode(), "more_body": False}]

        async def receive() -> Message:
            if body:
                return body.pop()
            await left.wait()
            return {"type": "http.disconnect"}

        asking = asyncio.create_task(asked_over_http(app, f"/api/games/{who.game}/hint", who.token, receive))
        async with asyncio.timeout(PATIENCE):
            while scheduler.waiting == 0:
                await asyncio.sleep(0.01)
            left.set()
            assert await asking == []
        assert scheduler.waiting == 0
        another.cancel()
        await worker.finish()


def test_a_persons_choice_tells_whose_bots_are_to_think(client: TestClient) -> None:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    people = made(client, ANNA, BEN)
    assert services.driver._owners[people[0].game] == "testclient"
    services.driver._owners.clear()
    who = people[people[0].get()["view"]["prompt"]["seat"]]
    who.choose(who.offered()[0])
    assert dict(services.driver._owners) == {who.game: "testclient"}
