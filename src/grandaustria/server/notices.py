"""Several processes on one PostgreSQL hear of each other's moves through LISTEN and NOTIFY.

A notice is one of `game ID SEQ`, `chat ID N`, `here ID PROCESS SEAT,SEAT`: never what happened, only that it did.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from grandaustria.server.hub import Hub
from grandaustria.server.logs import log_failure
from grandaustria.server.open_tables import OpenTables
from grandaustria.server.settings import Settings
from grandaustria.server.store import CHANNEL, Store

_EVERY: Final = 30.0  # seconds between two notices of who is here
_RETRY: Final = 2.0


class Notices:
    def __init__(self, settings: Settings, store: Store, tables: OpenTables, hub: Hub) -> None:
        self._settings = settings
        self._store = store
        self._tables = tables
        self._hub = hub
        self._process = secrets.token_hex(6)
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._to_say: asyncio.Queue[str] = asyncio.Queue()  # games in which somebody came or left

    async def run(self) -> None:
        if self._settings.postgresql:
            await asyncio.gather(self._listen(), self._answer(), self._speak(), self._repeat())

    def say_who_is_here(self, game: str) -> None:
        if self._settings.postgresql:
            self._to_say.put_nowait(game)

    async def _speak(self) -> None:
        while True:
            game = await self._to_say.get()
            seats = ",".join(map(str, sorted(self._hub.seats_here(game))))
            try:
                await self._store.notify(f"here {game} {self._process} {seats}")
            except Exception:  # it is said again soon
                log_failure("notice_failed", game=game)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            for game in self._hub.games:
                self.say_who_is_here(game)

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self._settings.database)
                try:
                    await self._hear_all(connection)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log_failure("notices_lost")
            await asyncio.sleep(_RETRY)

    async def _hear_all(self, connection: Any) -> None:
        """Until the connection is lost. What was written before is looked up."""
        await connection.add_listener(CHANNEL, self._hear)
        self._tables.forget_all()
        for game in self._hub.games:
            self._hub.changed(game)
        while not connection.is_closed():
            await asyncio.sleep(_RETRY)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        self._heard.put_nowait(payload)

    async def _answer(self) -> None:
        while True:
            kind, game, *rest = (await self._heard.get()).split(" ")
            try:
                if kind == "game":
                    await self._news(game, int(rest[0]))
                elif kind == "chat":
                    self._hub.said(game)
                elif kind == "here" and rest[0] != self._process:
                    seats = {int(seat) for seat in rest[1].split(",") if seat}
                    self._hub.told_of(game, rest[0], seats, self._settings.monotonic() + 2 * _EVERY)
            except Exception:
                log_failure("notice_failed", game=game)

    async def _news(self, game: str, seq: int) -> None:
        if self._tables.knows(game, seq):
            return
        if self._tables.has(game) or self._hub.listened_to(game):
            await self._tables.catch_up(game)
