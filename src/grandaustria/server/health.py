"""Health checks that really read and write the database."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from os import stat_result
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import make_url

from grandaustria.server.logs import log_failure
from grandaustria.server.outages import Problem, Unavailable, problem_of
from grandaustria.server.settings import Settings

_ANSWER_WITHIN: Final = 2.0  # seconds
_REUSED_FOR: Final = 1.0  # so that asking often costs nothing
_LOCK_WITHIN: Final = 0.8
_PAGES_EVERY: Final = 60.0
_PAGES_WITHIN: Final = 0.8  # a large file is looked at as far as this goes
_RESERVE: Final = 8 * 1024 * 1024  # bytes that must be free on the disk
_READ: Final = "SELECT count(*) FROM (SELECT id FROM games LIMIT 1) AS found"
_WRITE: Final = "UPDATE health SET at = {} WHERE id = 1"


class _Check(Protocol):
    def start(self) -> None: ...

    async def look(self) -> None:
        """Raises `Unavailable`, or whatever the driver does."""


class Health:
    """Runs one check at a time, and shares its result with everyone who asks meanwhile or soon after."""

    def __init__(self, settings: Settings) -> None:
        self._now = settings.monotonic
        self._check: _Check = _Postgresql(settings) if settings.postgresql else _Sqlite(settings)
        self._running: asyncio.Task[Problem | None] | None = None
        self._found: tuple[Problem | None, float] | None = None  # and when

    def start(self) -> None:
        """Start, once the database is open."""
        self._check.start()

    async def problem(self) -> Problem | None:
        """Return the problem, or None. Answers in time even if the check does not."""
        if self._found is not None and self._now() - self._found[1] < _REUSED_FOR:
            return self._found[0]
        if self._running is None:
            self._running = asyncio.create_task(self._look())
        # Not wait_for: to cancel what waits for a database that has stopped may take as long as to wait for it.
        done, _ = await asyncio.wait([self._running], timeout=_ANSWER_WITHIN)
        return done.pop().result() if done else "away"

    async def _look(self) -> Problem | None:
        try:
            problem = await self._looked()
            self._found = (problem, self._now())
            return problem
        finally:
            self._running = None

    async def _looked(self) -> Problem | None:
        try:
            await self._check.look()
        except Unavailable as unavailable:
            return unavailable.problem
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                log_failure("health_failed")
            return problem or "away"  # whatever the reason, the database cannot be used
        return None

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running], timeout=_ANSWER_WITHIN)


class _Postgresql:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def start(self) -> None:
        pass

    async def look(self) -> None:
        """Use a separate connection: those of the pool may all be waiting."""
        import asyncpg

        connection = await asyncpg.connect(
            self._settings.database, timeout=_ANSWER_WITHIN, command_timeout=_ANSWER_WITHIN
        )
        try:
            await connection.fetch(_READ)
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = {int(1000 * _LOCK_WITHIN)}")
                await connection.execute(_WRITE.format("$1"), self._settings.now())
        finally:
            connection.terminate()


class _Sqlite:
    def __init__(self, settings: Settings) -> None:
        self._path = Path(make_url(settings.database_url).database or "")
        self._wall = settings.now
        self._now = settings.monotonic
        self._opened = (0, 0)  # which file it was at the start
        self._pages_at: float | None = None  # when they were last looked at
        self._sound = True

    def start(self) -> None:
        self._opened = _identity(self._path.stat())

    async def look(self) -> None:
        await asyncio.to_thread(self._look)

    def _look(self) -> None:
        """Use SQLite only: opening and closing its file in another way would release its locks."""
        self._look_where_it_is()
        if shutil.disk_usage(self._path.parent).free < _RESERVE:
            raise Unavailable("full")
        place = f"{self._path.absolute().as_uri()}?mode=rw"  # never makes an empty one
        with closing(sqlite3.connect(place, timeout=_LOCK_WITHIN, isolation_level=None, uri=True)) as connection:
            connection.execute(_READ).fetchall()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(_WRITE.format("?"), (self._wall(),))
            connection.execute("COMMIT")
            self._look_at_pages(connection)

    def _look_where_it_is(self) -> None:
        try:
            found = _identity(self._path.stat())
        except FileNotFoundError:
            raise Unavailable("moved") from None
        if found != self._opened:
            raise Unavailable("moved")

    def _look_at_pages(self, connection: sqlite3.Connection) -> None:
        """Check the pages once in a while, and keep the result until the next check."""
        if self._pages_at is None or self._now() - self._pages_at >= _PAGES_EVERY:
            self._pages_at = self._now()
            self._sound = _sound(connection)
        if not self._sound:
            raise Unavailable("corrupt")


def _sound(connection: sqlite3.Connection) -> bool:
    end = time.monotonic() + _PAGES_WITHIN
    connection.set_progress_handler(lambda: time.monotonic() > end, 10_000)
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return True  # as far as could be seen
    finally:
        connection.set_progress_handler(None, 0)


def _identity(status: stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
