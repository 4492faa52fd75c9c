"""Plays for the bots, at a pace people can follow."""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Final

from grandaustria.server.hub import Hub
from grandaustria.server.logs import log, log_failure
from grandaustria.server.metrics import Metrics
from grandaustria.server.open_tables import OpenTables
from grandaustria.server.refusals import Refused
from grandaustria.server.requests import PACES
from grandaustria.server.scheduler import QueueFull
from grandaustria.server.settings import Settings
from grandaustria.server.table import Table
from grandaustria.server.thinkers import Thinkers

_CHANCE: Final = random.SystemRandom()
_MOST_TRIES: Final = 3  # in the same position
_MOST_OWNERS: Final = 10_000
_NOBODY: Final = ""  # has the games that were last changed elsewhere or before a restart, whoever's they are: as one
_LOG_OVERLOAD_EVERY: Final = 60.0  # seconds


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
        self._owners: OrderedDict[str, str] = OrderedDict()  # the addresses that last changed the games here
        self._overload_logged: float | None = None
        self.on_turn: Callable[[str], None] = lambda _: None  # a bot begins to think

    def look_up(self, game: str) -> None:
        """Tell a pausing bot that something has happened in its game, here or in another process."""
        if game in self._pauses:
            self._pauses[game].set()

    def wake(self, game: str, address: str | None = None) -> None:
        """Start a task if a bot may be next. `address`, of the person who acted, is charged for the bots' thinking."""
        if address is not None:
            self._owners[game] = address
            self._owners.move_to_end(game)
            if len(self._owners) > _MOST_OWNERS:
                self._owners.popitem(last=False)
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
            await self._play(game)
        except Refused:  # it is gone or damaged, which others have been told
            pass
        except QueueFull:  # the sweep will try again
            self._log_overload()
        except Exception:  # the sweep will try again
            log_failure("bot_failed", game=game)
        finally:
            if self._tasks.get(game) is asyncio.current_task():
                del self._tasks[game]

    def _log_overload(self) -> None:
        """Log an overload once in a while, not for every game."""
        now = self._settings.monotonic()
        if self._overload_logged is None or now - self._overload_logged > _LOG_OVERLOAD_EVERY:
            self._overload_logged = now
            log("bots_overloaded")

    async def _play(self, game: str) -> None:
        """Play until a person is asked. Leave what is refused repeatedly to the sweep."""
        seq, tries = -1, 0
        while True:
            table = await self._tables.find(game)
            if table.bot is None:
                return
            seq, tries = (seq, tries + 1) if table.seq == seq else (table.seq, 1)
            if tries > _MOST_TRIES:
                log("bot_refused", game=game, seq=seq)
                return
            await self._turn(game, table)

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
        """Wait as long as the pace says, which may change meanwhile, or until the position changes."""
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
            choice = await self._thinkers.choose(
                game, seat, bot, table.game.view(seat), self._owners.get(game, _NOBODY)
            )
        except QueueFull:
            raise
        except Exception:
            log_failure("bot_failed", game=game, bot=bot)
            return _CHANCE.choice(legal)
        return choice if choice in legal else _CHANCE.choice(legal)
