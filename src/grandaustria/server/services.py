"""The parts of the server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from grandaustria.server.clocks import Sweeper
from grandaustria.server.daily_store import DailyStore
from grandaustria.server.driver import Driver
from grandaustria.server.health import Health
from grandaustria.server.hints import Hints
from grandaustria.server.hub import Hub
from grandaustria.server.logs import log
from grandaustria.server.metrics import Metrics
from grandaustria.server.notices import Notices
from grandaustria.server.open_tables import OpenTables
from grandaustria.server.puzzle_of_the_day import PuzzleOfTheDay
from grandaustria.server.rate_limits import Slots, TokenBucket
from grandaustria.server.reviews import Reviews
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.thinkers import Thinkers


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings)
        self.daily = DailyStore(self.store.database)
        self.health = Health(settings)
        self.hub = Hub(settings.monotonic)
        self.tables = OpenTables(self.store, settings, self.metrics)
        self.thinkers = Thinkers(settings)
        self.hints = Hints(self.thinkers, settings)
        self.reviews = Reviews(self.thinkers, self.store, self.hub, settings)
        self.puzzle = PuzzleOfTheDay(settings, self.store, self.daily, self.thinkers)
        self.driver = Driver(self.tables, self.hub, self.thinkers, settings, self.metrics)
        self.sweeper = Sweeper(self.store, self.tables, self.hub, self.driver, settings)
        self.notices = Notices(settings, self.store, self.tables, self.hub, self.metrics)
        self.requests = TokenBucket(settings.requests_per_second, settings.requests_at_once, settings.monotonic)
        self.probes = TokenBucket(settings.probes_per_second, settings.probes_at_once, settings.monotonic)
        self.pushes = TokenBucket(settings.requests_per_second, settings.requests_at_once, settings.monotonic)
        self.new_games = TokenBucket(settings.games_per_hour / 3600, settings.games_per_hour, settings.monotonic)
        self.chat = TokenBucket(settings.messages_per_second, settings.messages_at_once, settings.monotonic)
        self.sockets = Slots(settings.sockets_per_address, settings.sockets)
        self.tables.is_heard = self.notices.is_heard
        self.tables.on_change = self._changed
        self.tables.on_written = self.driver.wake
        self.driver.on_turn = self.notices.attend

    def _changed(self, game: str) -> None:
        self.hub.changed(game)
        self.driver.look_up(game)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        self.puzzle.check()
        await self.store.database.open()
        self.health.start()
        log("started")
        background = [asyncio.create_task(self.sweeper.run()), asyncio.create_task(self.notices.run())]
        try:
            yield
        finally:
            self.hub.close()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await self.driver.close()
            await self.reviews.close()
            await self.thinkers.close()
            await self.health.close()
            await self.store.database.close()
            log("stopped")
