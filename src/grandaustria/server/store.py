"""The database: reading games, appending to their logs. What is appended is durable when `append` returns."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grandaustria.options import Options
from grandaustria.server import channels
from grandaustria.server.migrate import upgrade
from grandaustria.server.seats import Seat
from grandaustria.server.settings import Settings
from grandaustria.server.table import Agreement, Entry, Move, Table
from grandaustria.server.tables import CHAT, ENTRIES, GAMES, SEATS

_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


@dataclass(frozen=True)
class Message:
    n: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Listed:
    """A game as a list shows it."""

    game: str
    you: int | None
    status: str
    seat: int | None
    seq: int
    round: int | None
    scores: list[int] | None
    deadline: float | None
    changed: float


class Store:
    def __init__(self, settings: Settings) -> None:
        self._postgresql = settings.postgresql
        self._now = settings.now
        self.process = secrets.token_hex(6)  # by which other processes know this one
        self._engine = _engine(settings)
        # SQLite has one writer at a time; waiting here is fairer than in its busy handler.
        self._turn_to_write = asyncio.Semaphore(1 if not self._postgresql else 1000)

    async def open(self) -> None:
        """Bring the schema up to date."""
        if not self._postgresql:  # aiosqlite would leave a thread behind if it could not open the file
            sqlite3.connect(self._engine.url.database or "").close()
        await self.change_schema(upgrade)

    async def change_schema(self, change: Callable[[Connection], None]) -> None:
        """SQLite changes a table by dropping it: with foreign keys on, all that refers to its rows would go as well."""
        async with self._engine.connect() as connection:
            if not self._postgresql:
                await _refer(connection, "OFF")
            async with connection.begin():
                await connection.run_sync(change)
            if not self._postgresql:
                await _refer(connection, "ON")

    async def close(self) -> None:
        await self._engine.dispose()

    async def ping(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn_to_write, self._engine.begin() as connection:
            yield connection

    async def _read(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    # Games

    async def create(self, table: Table, entries: Sequence[Entry]) -> bool:
        """A new game; `table` has accepted the entries already. False if there is a game of that id."""
        try:
            await self._create(table, entries)
        except IntegrityError:
            return False
        return True

    async def _create(self, table: Table, entries: Sequence[Entry]) -> None:
        agreement = table.agreement
        async with self._write() as connection:
            await connection.execute(
                insert(GAMES).values(
                    id=agreement.game,
                    made=self._now(),
                    options=agreement.options.to_json(),
                    seed=agreement.seed,
                    clock=dict(agreement.clock),
                    pace=agreement.pace,
                    invitation=agreement.invitation,
                    **self._head(table),
                )
            )
            seats = [
                {"game": agreement.game, "seat": k, "token": token, **seat.as_invited()}
                for k, (seat, token) in enumerate(zip(agreement.seats, agreement.hashes, strict=True))
            ]
            await connection.execute(insert(SEATS), seats)
            await self._add(connection, agreement.game, entries)

    async def load(self, game: str) -> Table | None:
        while True:
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).one_or_none()
                if found is None:
                    return None
                query = select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)
                seats = (await connection.execute(query)).all()
                entries = [_entry(row) for row in (await connection.execute(_entries_since(game, 0))).all()]
            if found.seq == len(entries):  # otherwise a row came in between
                return Table.of_log(_agreement(found, seats), entries, found.deadline)

    async def seq(self, game: str) -> int | None:
        """The number of the last row, or None if there is no such game."""
        rows = await self._read(select(GAMES.c.seq).where(GAMES.c.id == game))
        return rows[0].seq if rows else None

    async def entries_since(self, game: str, seq: int) -> list[Entry]:
        """The rows after `seq`."""
        return [_entry(row) for row in await self._read(_entries_since(game, seq))]

    async def hashes(self, game: str) -> list[str | None]:
        """Of the seats' tokens, and last of the invitation."""
        seats = await self._read(select(SEATS.c.token).where(SEATS.c.game == game).order_by(SEATS.c.seat))
        return [row[0] for row in (*seats, *await self._read(select(GAMES.c.invitation).where(GAMES.c.id == game)))]

    async def append(self, after: Table, moves: Sequence[Move]) -> bool:
        """Add rows to the log, and the tokens that come with them; `after` is the table as they make it.

        False if another row has their number already, or the request is there: then nothing is written.
        """
        game = after.agreement.game
        entries = [move.entry for move in moves]
        try:
            async with self._write() as connection:
                await self._add(connection, game, entries)
                head = update(GAMES).where(GAMES.c.id == game).values(self._head(after))
                if self._postgresql:  # one statement less than telling the others separately
                    head = head.returning(self._told(game, channels.ROWS, channels.rows_to_text(entries)))
                await connection.execute(head)
                for move in moves:
                    if move.token is not None:
                        seat = {"token": move.token, "name": move.entry.data["name"]}
                        await connection.execute(_update_seat(game, move.entry.seat, seat))
        except IntegrityError:
            return False
        return True

    def _head(self, table: Table) -> dict[str, Any]:
        return {
            "seq": table.seq,
            "status": table.status,
            "seat": table.seat,
            "bot_to_act": table.bot is not None,
            "deadline": table.deadline,
            "round": table.game.round if table.game is not None else None,
            "scores": table.game.scores() if table.game is not None else None,
            "changed": self._now(),
        }

    async def _add(self, connection: AsyncConnection, game: str, entries: Sequence[Entry]) -> None:
        for entry in entries:
            row = vars(entry) | {"game": game, "answers": list(entry.answers), "data": dict(entry.data)}
            await connection.execute(insert(ENTRIES).values(row))

    async def give_token(self, game: str, seat: int, token: str) -> None:
        async with self._write() as connection:
            await connection.execute(_update_seat(game, seat, {"token": token}))

    async def give_invitation(self, game: str, invitation: str) -> None:
        async with self._write() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(invitation=invitation))

    async def written(self, game: str, seat: int | None, request: str) -> int | None:
        """The number of the row that this request has made, if it has."""
        which = (ENTRIES.c.game == game) & (ENTRIES.c.seat == seat) & (ENTRIES.c.request == request)
        rows = await self._read(select(ENTRIES.c.seq).where(which))
        return rows[0].seq if rows else None

    # Lists

    async def games_of(self, tokens: Sequence[str]) -> dict[str, Listed]:
        """By the hash of a seat's token or of an invitation."""
        listed = (
            GAMES.c.id,
            GAMES.c.status,
            GAMES.c.seat.label("to_act"),
            GAMES.c.seq,
            GAMES.c.round,
            GAMES.c.scores,
            GAMES.c.deadline,
            GAMES.c.changed,
        )
        seats = select(SEATS.c.token, SEATS.c.seat, *listed).join(GAMES).where(SEATS.c.token.in_(tokens))
        invited = select(GAMES.c.invitation.label("token"), *listed).where(GAMES.c.invitation.in_(tokens))
        found = {row.token: _listed(row, None) for row in await self._read(invited)}
        return found | {row.token: _listed(row, row.seat) for row in await self._read(seats)}

    async def names_in(self, games: Iterable[str]) -> dict[str, list[str | None]]:
        query = select(SEATS.c.game, SEATS.c.name).where(SEATS.c.game.in_(list(games)))
        names: dict[str, list[str | None]] = {}
        for row in await self._read(query.order_by(SEATS.c.game, SEATS.c.seat)):
            names.setdefault(row.game, []).append(row.name)
        return names

    async def waiting(self, standing_since: float) -> list[str]:
        """Games that go on by themselves: a deadline has passed, or a bot is to act and nothing has happened."""
        late = GAMES.c.deadline <= self._now()
        still = GAMES.c.bot_to_act & (GAMES.c.changed <= standing_since)
        rows = await self._read(select(GAMES.c.id).where(GAMES.c.status == "playing", late | still).limit(1000))
        return [row.id for row in rows]

    async def clean_up(self, days: float) -> int:
        """Remove games that have not changed for so long; how many they were."""
        async with self._write() as connection:
            done = await connection.execute(delete(GAMES).where(GAMES.c.changed < self._now() - days * 24 * 3600))
            return done.rowcount

    # Chat

    async def say(self, game: str, seat: int, text: str, request: str) -> int:
        """The number the message got, or had got when it was said with this request before."""
        while True:
            which = (CHAT.c.game == game) & (CHAT.c.seat == seat) & (CHAT.c.request == request)
            said = await self._read(select(CHAT.c.n).where(which))
            if said:
                return int(said[0].n)
            n = (await self._read(select(func.count()).select_from(CHAT).where(CHAT.c.game == game)))[0][0]
            row = {"game": game, "n": n, "seat": seat, "request": request, "text": text, "at": self._now()}
            try:
                async with self._write() as connection:
                    await connection.execute(insert(CHAT).values(row))
                    if self._postgresql:
                        await connection.execute(select(self._told(game, channels.CHAT)))
            except IntegrityError:
                continue
            return int(n)

    async def said_since(self, game: str, n: int) -> list[Message]:
        query = select(CHAT).where(CHAT.c.game == game, CHAT.c.n >= n).order_by(CHAT.c.n).limit(500)
        return [Message(row.n, row.seat, row.text, row.at) for row in await self._read(query)]

    # To other processes

    async def notify(self, notices: Sequence[tuple[str, str]]) -> None:
        """Send what is for a channel, for each of them."""
        payloads = [{"channel": channel, "payload": payload} for channel, payload in notices]
        async with self._write() as connection:
            await connection.execute(_NOTIFY, payloads)

    def _told(self, game: str, kind: str, body: str = "") -> Any:
        return func.pg_notify(channels.channel_of(game), channels.notice(self.process, kind, body))


def _engine(settings: Settings) -> AsyncEngine:
    if settings.postgresql:
        engine = create_async_engine(settings.database_url, hide_parameters=True, pool_size=10, max_overflow=10)
        event.listen(engine.sync_engine, "checkout", _refuse_closed)
        return engine
    engine = create_async_engine(settings.database_url, hide_parameters=True, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return engine


def _refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """A connection that PostgreSQL has closed is replaced. Asking it first would take three more round trips."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


async def _refer(connection: AsyncConnection, foreign_keys: str) -> None:
    await connection.exec_driver_sql(f"PRAGMA foreign_keys={foreign_keys}")
    await connection.rollback()  # the setting stays; it cannot change within a transaction


def _agreement(found: Row[Any], seats: Sequence[Row[Any]]) -> Agreement:
    return Agreement(
        game=found.id,
        options=Options.from_json(found.options),
        seed=found.seed,
        clock=found.clock,
        pace=found.pace,
        seats=tuple(Seat(row.kind, row.name, row.bot) for row in seats),
        hashes=tuple(row.token for row in seats),
        invitation=found.invitation,
    )


def _entries_since(game: str, seq: int) -> Any:
    return select(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq > seq).order_by(ENTRIES.c.seq)


def _update_seat(game: str, seat: int | None, values: dict[str, Any]) -> Any:
    return update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == seat).values(values)


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, row.kind, row.at, row.seat, row.request, row.answers, row.data)


def _listed(row: Row[Any], you: int | None) -> Listed:
    return Listed(row.id, you, row.status, row.to_act, row.seq, row.round, row.scores, row.deadline, row.changed)
