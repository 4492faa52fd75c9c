"""The connection to SQLite or PostgreSQL: opened, brought up to date, read from and written to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, QueuePool, Row, event, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grandaustria.server.migrate import upgrade
from grandaustria.server.outages import answering
from grandaustria.server.settings import Settings

T = TypeVar("T")

_ANSWER_WITHIN: Final = 15.0  # seconds
_LOCK_WITHIN: Final = 10.0
_GIVEN_BACK_WITHIN: Final = 5.0


class Database:
    def __init__(self, settings: Settings) -> None:
        self._postgresql = settings.postgresql
        self.engine = _engine(settings)
        # SQLite has one writer at a time; waiting here is fairer than in its busy handler.
        self._turn_to_write = asyncio.Semaphore(1 if not self._postgresql else 1000)
        self._within = _ANSWER_WITHIN if self._postgresql else None  # SQLite has its own time limit

    async def open(self) -> None:
        """Bring the schema up to date."""
        if not self._postgresql:  # aiosqlite would leave a thread behind if it could not open the file
            sqlite3.connect(self.engine.url.database or "").close()
        if await self.change_schema(upgrade):
            await self._wipe_free_space()

    async def change_schema(self, change: Callable[[Connection], T]) -> T:
        """Change the schema with foreign keys off.

        SQLite changes a table by dropping it, which would delete all rows that refer to it.
        """
        async with self.engine.connect() as connection:
            if not self._postgresql:
                await _refer(connection, "OFF")
            async with connection.begin():
                changed = await connection.run_sync(change)
            if not self._postgresql:
                await _refer(connection, "ON")
            return changed

    async def _wipe_free_space(self) -> None:
        """Remove what a migration has erased from the files as well."""
        async with self.engine.connect() as connection:
            outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
            if self._postgresql:
                await outside.execute(text("VACUUM FULL games"))
            else:
                await outside.execute(text("VACUUM"))
                await outside.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def close(self) -> None:
        """Close all connections, those last that cancelled requests are still giving back."""
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        with suppress(TimeoutError):
            async with asyncio.timeout(_GIVEN_BACK_WITHIN):
                while pool.checkedout():
                    await asyncio.sleep(0.01)
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with answering(self._within):
            async with asyncio.timeout(_LOCK_WITHIN):
                await self._turn_to_write.acquire()
            try:
                async with self.engine.begin() as connection:
                    yield connection
            finally:
                self._turn_to_write.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with answering(self._within), self.engine.connect() as connection:
            yield connection

    async def read(self, query: Any) -> Sequence[Row[Any]]:
        async with self.reading() as connection:
            return (await connection.execute(query)).all()


def _engine(settings: Settings) -> AsyncEngine:
    if settings.postgresql:
        engine = create_async_engine(settings.database_url, hide_parameters=True, pool_size=10, max_overflow=10)
        event.listen(engine.sync_engine, "checkout", _refuse_closed)
        return engine
    engine = create_async_engine(settings.database_url, hide_parameters=True, connect_args={"timeout": _LOCK_WITHIN})

    @event.listens_for(engine.sync_engine, "do_connect")
    def open_existing(_: Any, __: Any, arguments: list[Any], options: dict[str, Any]) -> None:
        """Fail if the file has been moved away, instead of creating an empty one."""
        arguments[0] = f"{Path(engine.url.database or '').absolute().as_uri()}?mode=rw"
        options["uri"] = True

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        try:
            for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {setting}")
            cursor.close()
        except sqlite3.Error:
            connection.close()  # the pool would leave it open
            raise

    return engine


def _refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """Replace a connection that PostgreSQL has closed. Testing it first would take three more round trips."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


async def _refer(connection: AsyncConnection, foreign_keys: str) -> None:
    await connection.exec_driver_sql(f"PRAGMA foreign_keys={foreign_keys}")
    await connection.rollback()  # the setting stays; it cannot change within a transaction
