"""Notices between processes on one PostgreSQL: each other's moves, and who is connected where.

A process listens to a game while it serves people or a bot there, and for some time after.
"""

from __future__ import annotations

import asyncio
import json
from typing import Final

from grandaustria.server.channels import (
    ALIVE,
    CHAT,
    HELLO,
    HERE,
    PROCESSES,
    REVIEW,
    ROWS,
    channel_of,
    game_on,
    notice,
    presence_from_text,
    presence_to_text,
    rows_from_text,
)
from grandaustria.server.hub import Hub
from grandaustria.server.logs import log_failure
from grandaustria.server.metrics import Metrics
from grandaustria.server.open_tables import OpenTables
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.subscriptions import Subscriptions

_ALIVE_EVERY: Final = 30.0  # seconds
_MOST_SEATS: Final = 4
_LONGER: Final = 15.0  # seconds that a game is heard beyond the time in which it matters who was there
_BATCH: Final = 200  # notices sent together
_RETRY: Final = 1.0
_WITHIN: Final = 0.9  # seconds to find out who is connected elsewhere
_ANSWERS_WITHIN: Final = 0.4  # of them, for the others to answer


class Notices:
    def __init__(self, settings: Settings, store: Store, tables: OpenTables, hub: Hub, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._tables = tables
        self._hub = hub
        self._metrics = metrics
        self._subscriptions = Subscriptions(
            settings.database, self._hear, tables.forget_all, tables.catch_up, self._greet
        )
        self._until: dict[str, float] = {}  # when games may be left that nobody listens to any more
        self._to_say: dict[str, str] = {}  # games in which somebody came or left: here or hello
        self._something_to_say = asyncio.Event()
        self._catching_up: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        if self._settings.postgresql:
            await asyncio.gather(self._subscriptions.run(), self._speak(), self._stay_alive())

    # Which games

    def is_heard(self, game: str) -> bool:
        """Return whether a table in memory stays up to date by itself. With SQLite there is only this process."""
        return not self._settings.postgresql or self._subscriptions.heard(game)

    def attend(self, game: str) -> None:
        """Listen to a game for a while, and as long as people here do."""
        if self._settings.postgresql:
            self._until[game] = self._settings.monotonic() + self._settings.away_after + _LONGER
            self._subscriptions.add(game)

    def leave_idle(self) -> None:
        """Stop listening to idle games. Until then, this process can tell others who was here."""
        now = self._settings.monotonic()
        for game in [game for game, until in self._until.items() if until < now]:
            if not self._hub.listened_to(game):
                del self._until[game]
                self._subscriptions.remove(game)
                self._hub.unheard(game)

    # Saying

    def say_who_is_here(self, game: str) -> None:
        if self._settings.postgresql:
            self.attend(game)
            if self._subscriptions.heard(game):  # otherwise it is said when it is
                self._say(game, HERE)

    def _greet(self, game: str) -> None:
        self._metrics.games_heard.set(len(self._subscriptions.games))
        self._say(game, HELLO)

    def _say(self, game: str, kind: str) -> None:
        self._to_say[game] = HELLO if HELLO in (kind, self._to_say.get(game)) else kind
        self._something_to_say.set()

    async def _speak(self) -> None:
        while True:
            await self._something_to_say.wait()
            batch = dict(list(self._to_say.items())[:_BATCH])
            try:
                await self._store.notify([(channel_of(game), self._presence(game, batch[game])) for game in batch])
            except Exception:
                log_failure("notice_failed")
                await asyncio.sleep(_RETRY)
                continue
            for game, kind in batch.items():
                if self._to_say.get(game) == kind:
                    del self._to_say[game]
            if not self._to_say:
                self._something_to_say.clear()

    def _presence(self, game: str, kind: str) -> str:
        seen = self._hub.seen_lately(game, _MOST_SEATS, self._settings.away_after)
        return notice(self._store.process, kind, presence_to_text(self._hub.seats_here(game), seen))

    async def _stay_alive(self) -> None:
        while True:
            self.leave_idle()
            self._hub.forget_lost_processes()
            self._metrics.games_heard.set(len(self._subscriptions.games))
            try:
                await self._store.notify([(PROCESSES, notice(self._store.process, ALIVE))])
            except Exception:  # it is said again soon
                log_failure("notice_failed")
            await asyncio.sleep(_ALIVE_EVERY)

    # Hearing

    def _hear(self, channel: str, payload: str) -> None:
        process, kind, body = payload.split(" ", 2)
        if process == self._store.process:
            return
        self._metrics.notices.labels(kind).inc()
        self._hub.hear_from(process)
        game = game_on(channel)
        try:
            if kind == ROWS:
                self._hear_rows(game, body)
            elif kind == CHAT:
                self._hub.said(game)
            elif kind == REVIEW:
                self._hub.reviewed(game, json.loads(body))
            elif kind in (HERE, HELLO):
                self._hub.told_of(game, process, *presence_from_text(body))
                if kind == HELLO:
                    self._say(game, HERE)
        except Exception:
            log_failure("notice_failed", game=game)

    def _hear_rows(self, game: str, body: str) -> None:
        seq, entries = rows_from_text(body)
        if not self._tables.hear(game, seq, entries):
            task = asyncio.create_task(self._catch_up(game))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, game: str) -> None:
        try:
            await self._tables.catch_up(game)
        except Exception:
            log_failure("notice_failed", game=game)

    # Asking

    async def away_for(self, game: str, seat: int) -> float:
        """Return the seconds since the person was last connected to any process; 0 if connected or unknown."""
        away = self._hub.away_for(game, seat)
        if not self._settings.postgresql or away < self._settings.away_after:
            return away
        self.attend(game)
        try:
            async with asyncio.timeout(_WITHIN):
                while not self._subscriptions.heard(game):
                    await asyncio.sleep(0.02)
                await self._store.notify([(channel_of(game), self._presence(game, HELLO))])
                await asyncio.sleep(_ANSWERS_WITHIN)
        except TimeoutError:
            return 0.0
        return self._hub.away_for(game, seat)
