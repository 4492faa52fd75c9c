"""Subscriptions with LISTEN and UNLISTEN, on a separate connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from grandaustria.server.channels import PROCESSES, channel_of
from grandaustria.server.logs import log_failure

_TIMEOUT: Final = 10.0  # seconds for the database to answer a command
_PING_EVERY: Final = 10.0  # seconds; a connection can be dead without anybody saying so
_BATCH: Final = 50  # games that become heard together
_SHORTEST_RETRY: Final = 0.5
_LONGEST_RETRY: Final = 30.0


class Subscriptions:
    """A game is heard when LISTEN was confirmed and what was written before has been looked up since.

    `on_notice` is called with a channel and a notice. `catch_up` brings a game up to date; while it fails, the game
    is not heard and is tried again. `on_connect` is called whenever notices may have been missed, `on_heard` for
    each game from which on none are.
    """

    def __init__(
        self,
        database: str,
        on_notice: Callable[[str, str], None],
        on_connect: Callable[[], None],
        catch_up: Callable[[str], Awaitable[None]],
        on_heard: Callable[[str], None],
    ) -> None:
        self._database = database
        self._on_notice = on_notice
        self._on_connect = on_connect
        self._catch_up = catch_up
        self._on_heard = on_heard
        self._wanted: set[str] = set()
        self._listening: set[str] = set()  # on the present connection
        self._heard: set[str] = set()
        self._pending: dict[str, None] = {}  # games to LISTEN or UNLISTEN to, each once however often that changed
        self._work = asyncio.Event()

    def heard(self, game: str) -> bool:
        return game in self._heard

    @property
    def games(self) -> list[str]:
        return list(self._wanted)

    def add(self, game: str) -> None:
        if game not in self._wanted:
            self._wanted.add(game)
            self._have_to_do(game)

    def remove(self, game: str) -> None:
        self._wanted.discard(game)
        self._heard.discard(game)  # at once, not when UNLISTEN has gone through
        self._have_to_do(game)

    def _have_to_do(self, *games: str) -> None:
        self._pending.update(dict.fromkeys(games))
        self._work.set()

    async def run(self) -> None:
        import asyncpg

        retry = _SHORTEST_RETRY
        while True:
            try:
                # No command is ever repeated, so preparing them would only cost memory.
                connection = await asyncpg.connect(
                    self._database, timeout=_TIMEOUT, command_timeout=_TIMEOUT, statement_cache_size=0
                )
                connection.add_termination_listener(self._lost)
                try:
                    await connection.add_listener(PROCESSES, self._hear)
                    retry = _SHORTEST_RETRY
                    await self._serve(connection)
                finally:
                    self._lost(connection)
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log_failure("notices_lost")
            await asyncio.sleep(retry)
            retry = min(2 * retry, _LONGEST_RETRY)

    def _lost(self, _connection: Any) -> None:
        self._listening.clear()
        self._heard.clear()
        self._work.set()

    async def _serve(self, connection: Any) -> None:
        """Serve until the connection is lost, which raises."""
        self._on_connect()
        self._pending.clear()
        self._have_to_do(*self._wanted)
        while True:
            try:
                async with asyncio.timeout(_PING_EVERY):
                    await self._work.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")
                self._have_to_do(*(self._wanted - self._heard))  # could not be caught up before
            self._work.clear()
            if connection.is_closed():
                raise ConnectionError("The connection for notices was closed.")
            while self._pending:
                await self._work_off(connection)

    async def _work_off(self, connection: Any) -> None:
        batch = list(self._pending)[:_BATCH]
        new = []
        for game in batch:
            del self._pending[game]
            if game in self._wanted:
                if game not in self._listening:
                    await connection.add_listener(channel_of(game), self._hear)
                    self._listening.add(game)
                new.append(game)
            elif game in self._listening:
                self._listening.discard(game)
                await connection.remove_listener(channel_of(game), self._hear)
        await asyncio.gather(*(self._become_heard(game) for game in new))

    async def _become_heard(self, game: str) -> None:
        try:
            async with asyncio.timeout(_TIMEOUT):
                await self._catch_up(game)
        except Exception:  # whatever is wrong with one game, the others are heard
            log_failure("catching_up_failed", game=game)
            return
        if game in self._wanted and game in self._listening:
            self._heard.add(game)
            self._on_heard(game)

    def _hear(self, _connection: Any, _pid: int, channel: str, payload: str) -> None:
        self._on_notice(channel, payload)
