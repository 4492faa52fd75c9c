"""Outages: errors that mean the database is away, locked, full or broken, not that a query is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from grandaustria.server.refusals import Refused

Problem = Literal["locked", "corrupt", "moved", "full", "away"]

# By SQLite's primary code. SQLITE_ERROR is not among them: a mistake of ours, such as a table that is not there.
_SQLITE: Final[dict[int, Problem]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "away",
    sqlite3.SQLITE_IOERR: "away",
    sqlite3.SQLITE_NOMEM: "away",
    sqlite3.SQLITE_PERM: "away",
    sqlite3.SQLITE_READONLY: "away",
}
# By SQLSTATE, or by its first two characters: the class.
_SQLSTATES: Final[dict[str, Problem]] = {
    "08": "away",  # connection
    "25006": "away",  # read only
    "28": "away",  # login
    "3D": "away",  # no such database
    "40": "locked",  # deadlock
    "53": "away",  # resources
    "53100": "full",
    "55P03": "locked",
    "57": "away",  # stopped by its operator
    "58": "away",  # input and output
    "XX001": "corrupt",
    "XX002": "corrupt",
}


class Unavailable(Exception):
    """The database did not answer. Whether it did what it was asked to is not known."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def refusal(self) -> Refused:
        return Refused("unavailable", "The database does not answer. Try again in a moment.", retry_after=5)


def problem_of(error: BaseException) -> Problem | None:
    """Return what is wrong with the database, or None for any other error."""
    for cause in _causes(error):
        code: int | None = getattr(cause, "sqlite_errorcode", None)
        if code is not None:
            return _SQLITE.get(code & 0xFF)
        state: str | None = getattr(cause, "sqlstate", None)
        if state is not None:
            return _SQLSTATES.get(state) or _SQLSTATES.get(state[:2])
        if isinstance(cause, OSError | NoneFree):  # no connection, or none in time
            return "away"
        if isinstance(cause, ValueError):  # the driver could not make sense of what it was given
            return None
    if isinstance(error, InterfaceError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return "away"
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield the error itself and, if it is SQLAlchemy's, the driver's error and its causes."""
    yield error
    if isinstance(error, SQLAlchemyError):
        original: BaseException | None = getattr(error, "orig", None)
        while original is not None:
            yield original
            original = original.__cause__


@asynccontextmanager
async def answering(within: float | None) -> AsyncIterator[None]:
    """Raise `Unavailable` if the database cannot do what it is asked to within this many seconds."""
    try:
        async with asyncio.timeout(within):
            yield
    except Exception as error:
        problem = problem_of(error)
        if problem is None:
            raise
        raise Unavailable(problem) from error
