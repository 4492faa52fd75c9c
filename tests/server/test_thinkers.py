"""Bots and advisers in their processes."""

from __future__ import annotations

import os
import random
import signal

from grandaustria import Game
from grandaustria.server.settings import Settings
from grandaustria.server.thinkers import Thinkers, think
from grandaustria.server.workers import ProcessWorker


def process_id() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_a_worker_that_dies_is_replaced() -> None:
    worker = ProcessWorker(1)
    try:
        first = await worker.run(process_id)
        assert first != os.getpid()
        os.kill(first, signal.SIGKILL)
        assert await worker.run(process_id) not in (first, os.getpid())
    finally:
        await worker.close()


async def test_work_that_kills_its_worker_twice_fails_and_the_next_goes_on() -> None:
    worker = ProcessWorker(1)
    try:
        failed = False
        try:
            await worker.run(die)
        except Exception:
            failed = True
        assert failed
        assert await worker.run(process_id) != os.getpid()
    finally:
        await worker.close()


async def test_a_worker_gives_way_to_the_server() -> None:
    worker = ProcessWorker(3)
    try:
        assert await worker.run(niceness) == min(19, os.nice(0) + 3)
    finally:
        await worker.close()


async def test_bots_and_advisers_think_in_different_processes() -> None:
    """So a game never waits for a hint."""
    thinkers = Thinkers(Settings(bot_workers=1))
    game = Game(seed=1)
    assert game.seat is not None
    view = game.view(game.seat)
    try:
        assert await thinkers.choose("game", game.seat, "greedy", view, "owner") in game.choices()
        assert (await thinkers.suggest(("game", 0, 1), view, 10, False, "owner")).choices[0].choice in game.choices()
        assert not set(thinkers._bots._workers) & set(thinkers._advisers._workers)
    finally:
        await thinkers.close()


def test_a_bot_draws_its_chance_from_nowhere_else() -> None:
    game = Game(seed=1)
    assert game.seat is not None
    before = random.getstate()
    assert think("game", game.seat, "gentle", game.view(game.seat)) in game.choices()
    assert random.getstate() == before
