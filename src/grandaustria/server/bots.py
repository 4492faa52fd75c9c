"""Bots thinking in processes of their own, and playing at a pace people can follow."""

from __future__ import annotations

import asyncio
import os
import random
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeVar

from grandaustria.bots.bot import Bot, bot_named
from grandaustria.bots.suggest import Suggestion, suggest
from grandaustria.server.hub import Hub
from grandaustria.server.logs import log_failure
from grandaustria.server.metrics import Metrics
from grandaustria.server.open_tables import OpenTables
from grandaustria.server.refusals import Refused
from grandaustria.server.requests import PACES
from grandaustria.server.settings import Settings
from grandaustria.server.table import Table

T = TypeVar("T")

_CHANCE: Final = random.Random()  # our own: the module's belongs to whoever embeds us
_MOST_BOTS: Final = 200
_BOTS: Final[OrderedDict[tuple[str, int, str], Bot]] = OrderedDict()  # of this worker; they remember their plans


def _start_work() -> None:
    """In a worker: people's moves come first, and it does not outlive its server, however that ends."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(game: str, seat: int, name: str, view: dict[str, Any]) -> int:
    """In a worker: what the bot would choose. A bot that is not known here is made anew and plans from the view."""
    key = (game, seat, name)
    bot = _BOTS.pop(key, None) or bot_named(name)(_CHANCE.getrandbits(32))
    _BOTS[key] = bot
    if len(_BOTS) > _MOST_BOTS:
        _BOTS.popitem(last=False)
    return bot.choose(view)


class Thinkers:
    def __init__(self, settings: Settings) -> None:
        self._workers = settings.bot_workers
        self._executor: Executor | None = None

    async def choose(self, game: str, seat: int, name: str, view: dict[str, Any]) -> int:
        return await self._run(think, game, seat, name, view)

    async def suggest(self, view: dict[str, Any], ms: int) -> list[Suggestion]:
        return await self._run(suggest, view, ms)

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:  # a worker was killed; once more with new ones
            if self._executor is pool:
                self._executor = None
            return await loop.run_in_executor(self._pool(), work, *arguments)

    def _pool(self) -> Executor:
        if self._executor is None and self._workers:
            self._executor = ProcessPoolExecutor(self._workers, get_context("spawn"), _start_work)
        elif self._executor is None:
            self._executor = ThreadPoolExecutor(1)
        return self._executor

    async def close(self) -> None:
        """When the thoughts that have begun are finished."""
        if self._executor is not None:
            await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)


class Driver:
    """Plays for the bots: a task for each game in which one is to act."""

    def __init__(self, tables: OpenTables, hub: Hub, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._hub = hub
        self._thinkers = thinkers
        self._settings = settings
        self._metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pauses: dict[str, asyncio.Event] = {}  # of games in which a bot waits, set when something happens there
        self.on_turn: Callable[[str], None] = lambda _: None  # a bot begins to think

    def look_up(self, game: str) -> None:
        """Something has happened, here or in another process: whoever pauses there looks whether to go on."""
        if game in self._pauses:
            self._pauses[game].set()

    def wake(self, game: str) -> None:
        self.look_up(game)
        task = self._tasks.get(game)
        if task is None or task.done():
            self._tasks[game] = asyncio.create_task(self._drive(game))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, game: str) -> None:
        try:
            while True:
                table = await self._tables.find(game)
                if table.bot is None:
                    return
                await self._turn(game, table)
        except Exception:  # the sweep will try again
            log_failure("bot_failed", game=game)
        finally:
            if self._tasks.get(game) is asyncio.current_task():
                del self._tasks[game]

    async def _turn(self, game: str, table: Table) -> None:
        seat, bot = table.seat, table.bot
        if seat is None or bot is None or table.game is None:
            return
        self.on_turn(game)
        self._hub.thinking(game, seat)
        started = perf_counter()
        choice = await self._choice(game, table, seat, bot)
        took = perf_counter() - started
        self._metrics.think_seconds.labels(bot).observe(took)
        if len(table.game.asked()) == 1:  # in the draft nobody sees what is chosen
            await self._pause(game, table, started)
        now = self._settings.now()
        with suppress(Refused):  # somebody else was first; look again
            await self._tables.act(game, lambda t: [t.choose(seat, [choice], None, now, bot)], seat=seat, seq=table.seq)

    async def _pause(self, game: str, table: Table, started: float) -> None:
        """As long as the pace says, which may change meanwhile, or until the position does."""
        begun = table.game
        while table.game is begun and not table.hurried:
            left = started + PACES[table.pace] * self._settings.pace_factor - perf_counter()
            if left <= 0:
                return
            self._pauses[game] = asyncio.Event()
            try:
                await asyncio.wait_for(self._pauses[game].wait(), left)
            except TimeoutError:
                return
            finally:
                del self._pauses[game]
            table = await self._tables.find(game)

    async def _choice(self, game: str, table: Table, seat: int, bot: str) -> int:
        assert table.game is not None
        legal = table.game.choices()
        try:
            choice = await self._thinkers.choose(game, seat, bot, table.game.view(seat))
        except Exception:
            log_failure("bot_failed", game=game, bot=bot)
            return _CHANCE.choice(legal)
        return choice if choice in legal else _CHANCE.choice(legal)
