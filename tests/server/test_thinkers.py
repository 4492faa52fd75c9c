"""Bots in their processes."""

from __future__ import annotations

import os
import random
import signal

from grandaustria import Game
from grandaustria.server.bots import Thinkers, think
from grandaustria.server.settings import Settings


def process_id(_: object) -> int:
    return os.getpid()


async def test_a_worker_that_dies_is_replaced() -> None:
    thinkers = Thinkers(Settings(bot_workers=1))
    game = Game(seed=1)
    assert game.seat is not None
    view = game.view(game.seat)
    try:
        worker = await thinkers._run(process_id, None)
        assert worker != os.getpid()
        assert await thinkers.choose("game", game.seat, "greedy", view) in game.choices()
        os.kill(worker, signal.SIGKILL)
        assert await thinkers.choose("game", game.seat, "greedy", view) in game.choices()
        assert (await thinkers.suggest(view, 10))[0].choice in game.choices()
    finally:
        await thinkers.close()


def test_a_bot_draws_its_chance_from_nowhere_else() -> None:
    game = Game(seed=1)
    assert game.seat is not None
    before = random.getstate()
    assert think("game", game.seat, "gentle", game.view(game.seat)) in game.choices()
    assert random.getstate() == before
