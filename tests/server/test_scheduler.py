"""Workers shared out among owners: whoever asks for much waits for their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from grandaustria.server.scheduler import Priority, QueueFull, Scheduler
from grandaustria.server.workers import Worker

T = TypeVar("T")


class FakeWorker:
    """Works until it is told to finish."""

    def __init__(self) -> None:
        self.does: Any = None
        self.done: list[Any] = []
        self._finish = asyncio.Event()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        self.does = arguments[0]
        self._finish = asyncio.Event()
        await self._finish.wait()
        self.done.append(self.does)
        self.does = None
        return work(*arguments)

    async def close(self) -> None:
        self._finish.set()

    async def finish(self) -> None:
        self._finish.set()
        await settled()


async def settled() -> None:
    """Until everything that can happen by itself has happened."""
    for _ in range(10):
        await asyncio.sleep(0)


class Office:
    def __init__(self, workers: int, most_waiting: int = 100) -> None:
        self.workers = [FakeWorker() for _ in range(workers)]
        hired: list[Worker] = list(self.workers)
        self.scheduler = Scheduler(hired, most_waiting)

    async def ask(
        self, what: str, owner: str, topic: str | None = None, priority: Priority = Priority.BOT
    ) -> asyncio.Task[str]:
        asked = self.scheduler.run(str.upper, what, owner=owner, topic=topic, priority=priority)
        task = asyncio.create_task(asked)
        await settled()
        return task

    @property
    def at_work(self) -> list[Any]:
        return [worker.does for worker in self.workers]


async def test_what_is_asked_for_is_done() -> None:
    office = Office(1)
    task = await office.ask("a", "anna")
    await office.workers[0].finish()
    assert await task == "A"


async def test_owners_are_served_in_turn() -> None:
    office = Office(1)
    for n in range(4):
        await office.ask(f"a{n}", "anna")
    await office.ask("b0", "ben")
    await office.ask("b1", "ben")
    for _ in range(6):
        await office.workers[0].finish()
    assert office.workers[0].done == ["a0", "a1", "b0", "a2", "b1", "a3"]


async def test_one_owner_never_has_all_workers() -> None:
    office = Office(3)
    for n in range(9):
        await office.ask(f"a{n}", "anna")
    assert office.at_work == ["a0", "a1", None]
    await office.ask("b", "ben")
    assert office.at_work == ["a0", "a1", "b"]


async def test_the_only_worker_is_for_whoever_comes() -> None:
    office = Office(1)
    await office.ask("a", "anna")
    assert office.at_work == ["a"]


async def test_a_game_goes_back_to_the_worker_that_knows_it() -> None:
    office = Office(3)
    await office.ask("a", "anna", "game a")
    await office.ask("b", "ben", "game b")
    for worker in office.workers:
        await worker.finish()
    await office.ask("b", "ben", "game b")
    assert office.at_work == [None, "b", None]
    await office.ask("c", "ben", "game c")  # where its owner was last is taken
    assert office.at_work == ["c", "b", None]


async def test_a_new_game_goes_to_the_worker_its_owner_used_last() -> None:
    office = Office(3)
    await office.ask("a", "anna", "game a")
    await office.ask("b", "ben", "game b")
    for worker in office.workers:
        await worker.finish()
    await office.ask("c", "ben", "game c")
    assert office.at_work == [None, "c", None]


async def test_nobody_waits_for_a_favourite_while_another_is_idle() -> None:
    office = Office(2)
    await office.ask("a", "anna", "game")
    await office.ask("b", "ben", "game")
    assert office.at_work == ["a", "b"]


async def test_bots_come_before_hints_and_hints_before_reviews() -> None:
    office = Office(1)
    await office.ask("first", "anna")
    for priority in (Priority.REVIEW, Priority.HINT, Priority.BOT):
        await office.ask(priority.name, "anna", priority=priority)
    for _ in range(4):
        await office.workers[0].finish()
    assert office.workers[0].done == ["first", "BOT", "HINT", "REVIEW"]


async def test_what_nobody_waits_for_is_not_done() -> None:
    office = Office(1)
    await office.ask("a", "anna")
    given_up = await office.ask("b", "ben")
    await office.ask("c", "carl")
    given_up.cancel()
    await settled()
    assert office.scheduler.waiting == 1
    for _ in range(2):
        await office.workers[0].finish()
    assert office.workers[0].done == ["a", "c"]


async def test_what_is_given_up_while_it_is_done_keeps_its_worker_until_the_end() -> None:
    office = Office(1)
    given_up = await office.ask("a", "anna")
    given_up.cancel()
    await office.ask("b", "ben")
    assert office.at_work == ["a"]
    await office.workers[0].finish()
    assert office.at_work == ["b"]


async def test_a_full_queue_takes_no_more_but_idle_workers_do() -> None:
    office = Office(2, most_waiting=1)
    await office.ask("a", "anna")
    await office.ask("a", "anna")
    with pytest.raises(QueueFull):
        await (await office.ask("a", "anna"))
    assert office.scheduler.waiting == 1
    await office.ask("b", "ben")
    assert office.at_work == ["a", "b"]


async def test_a_failure_reaches_whoever_asked_and_nobody_else() -> None:
    office = Office(1)
    asked = office.scheduler.run(int, "not a number", owner="anna", priority=Priority.BOT)
    failing = asyncio.create_task(asked)
    await settled()
    after = await office.ask("b", "ben")
    await office.workers[0].finish()
    with pytest.raises(ValueError, match="invalid literal"):
        await failing
    await office.workers[0].finish()
    assert await after == "B"


async def test_closing_finishes_what_has_begun_and_cancels_what_waits() -> None:
    office = Office(1)
    begun, waiting = await office.ask("a", "anna"), await office.ask("b", "ben")
    await office.scheduler.close()
    assert await begun == "A"
    with pytest.raises(asyncio.CancelledError):
        await waiting
