"""Periodic work: deadlines, games that stand still, idle tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from grandaustria.server.driver import Driver
from grandaustria.server.hub import Hub
from grandaustria.server.logs import log, log_failure
from grandaustria.server.open_tables import OpenTables
from grandaustria.server.refusals import Refused
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store

_STANDSTILL: Final = 15.0  # seconds without a bot's choice
_AT_ONCE: Final = 4  # games looked after
_LONG: Final = 24 * 3600


class Sweeper:
    def __init__(self, store: Store, tables: OpenTables, hub: Hub, driver: Driver, settings: Settings) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._driver = driver
        self._settings = settings

    async def run(self) -> None:
        await self._sweep(self._settings.now())  # bots that were to act when the server stopped
        while True:
            await asyncio.sleep(self._settings.sweep_every)
            await self._sweep(self._settings.now() - _STANDSTILL)

    async def _sweep(self, standing_since: float) -> None:
        try:
            await self.sweep(standing_since)
        except Exception:  # the next sweep will try again
            log_failure("sweep_failed")

    async def sweep(self, standing_since: float) -> None:
        waiting = await self._store.waiting(standing_since, self._tables.damaged)
        at_once = asyncio.Semaphore(_AT_ONCE)
        await asyncio.gather(*(self._go_on(game, at_once) for game in waiting))
        self._tables.forget_idle()
        self._hub.forget(self._settings.monotonic() - _LONG)

    async def _go_on(self, game: str, at_once: asyncio.Semaphore) -> None:
        """Move one game on. A failure affects no other game."""
        async with at_once:
            try:
                await self._enforce_deadline(game)
            except Exception:  # the next sweep will try again
                log_failure("sweep_failed", game=game)
        self._driver.wake(game)

    async def _enforce_deadline(self, game: str) -> None:
        now = self._settings.now()
        with suppress(Refused):
            await self._tables.act(game, lambda table: [table.miss_deadline(now)])
            log("deadline_passed", game=game)
