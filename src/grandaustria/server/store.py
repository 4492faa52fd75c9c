"""Stored games: reading them, and appending to their logs. Rows are durable when `append` returns."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, bindparam, delete, func, insert, null, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.chance import Nature
from grandaustria.server import channels
from grandaustria.server import happenings as h
from grandaustria.server.database import Database
from grandaustria.server.days import day_of, is_closed, nature_of
from grandaustria.server.log import UNREADABLE, Agreement, Damaged, Entry, Move, agreement_of, columns_of, entry_of
from grandaustria.server.refusals import Refused
from grandaustria.server.schema import CHAT, ENTRIES, GAMES, SEATS, SECRETS, TRIES
from grandaustria.server.settings import Settings
from grandaustria.server.table import Rebuilding, Table

_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
# The statements that append to a log are built once: building them anew took longer than executing them.
_ADVANCE: Final = update(GAMES).where(GAMES.c.id == bindparam("game"), GAMES.c.seq == bindparam("before"))
_ADVANCE_AND_TELL: Final = _ADVANCE.returning(func.pg_notify(bindparam("channel"), bindparam("notice")))
_ADD: Final = insert(ENTRIES)
_PAGE: Final = 500  # rows of a log read at once: others are served in between
_TRIES: Final = 10  # against others who write at the same time
_REMOVED_AT_ONCE: Final = 50  # games, so that a running server can write in between
MOST_MESSAGES: Final = 2000  # of the chat of a game


@dataclass(frozen=True)
class Message:
    n: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Listed:
    """A game in a list of games."""

    game: str
    you: int | None
    status: str
    seat: int | None
    seq: int
    round: int | None
    scores: list[int] | None
    deadline: float | None
    changed: float
    level: int | None  # of Leopold
    loaded: bool
    closed: bool
    agreed: list[int]
    link: str | None


class Seated(NamedTuple):
    """Who has a seat of a game in a list."""

    name: str | None  # empty for people who gave none, None for open seats
    bot: str | None


class Store:
    def __init__(self, settings: Settings) -> None:
        self._postgresql = settings.postgresql
        self._now = settings.now
        self._nature = settings.nature
        self._secret: bytes | None = None
        self.process = secrets.token_hex(6)  # by which other processes know this one
        self.database = Database(settings)

    async def secret(self) -> bytes:
        """Return what nobody outside this server knows, and all its processes do."""
        if self._secret is None:
            (row,) = await self.database.read(select(SECRETS.c.value))
            self._secret = bytes.fromhex(row.value)
        return self._secret

    async def nature_for(self, agreement: Agreement) -> Nature:
        """Return where the dice and cards of a game come from."""
        return nature_of(await self.secret(), agreement.day) if agreement.day is not None else self._nature

    # Games

    async def create(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Store a new game; `table` has already accepted the entries. Returns False if the id exists."""
        try:
            await self._create(table, entries)
        except IntegrityError:
            return False
        return True

    async def _create(self, table: Table, entries: Sequence[Entry]) -> None:
        agreement = table.agreement
        async with self.database.writing() as connection:
            await connection.execute(
                insert(GAMES).values(
                    id=agreement.game,
                    made=self._now(),
                    options=agreement.options.to_json(),
                    clock=agreement.clock,
                    pace=agreement.pace,
                    invitation=agreement.invitation,
                    start=agreement.start,
                    day=agreement.day,
                    hints=agreement.hints,
                    forecast=agreement.forecast,
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
        """Rebuild a table from its rows. Returns None if there is no such game. Raises `Damaged`."""
        try:
            return await self._load(game)
        except UNREADABLE as problem:
            raise Damaged(f"{type(problem).__name__}: {problem}") from problem
        except DBAPIError as problem:
            if "decode" in str(problem.orig):  # SQLite, of text that is none
                raise Damaged(str(problem.orig)) from problem
            raise

    async def _load(self, game: str) -> Table | None:
        async with self.database.reading() as connection:
            head = select(GAMES).where(GAMES.c.id == game)
            found = (await connection.execute(head)).one_or_none()
            if found is None:
                return None
            query = select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)
            agreement = agreement_of(found, (await connection.execute(query)).all())
            rebuilding = Rebuilding(agreement, await self.nature_for(agreement))
            for _ in range(_TRIES):
                await self._read_log(connection, game, rebuilding)
                if rebuilding.rows == found.seq:
                    return rebuilding.table(found.deadline)
                missing = found.seq - rebuilding.rows
                found = (await connection.execute(head)).one_or_none()
                if found is None:  # removed meanwhile
                    return None
                if missing > 0:
                    raise Damaged(f"the last {missing} rows are missing")
                if found.seq < rebuilding.rows:  # rows that came meanwhile were written together with this number
                    raise Damaged(f"{rebuilding.rows} rows instead of {found.seq}")
        raise Refused("busy", "Too much happens at this table at once. Try again.", retry_after=1)

    async def _read_log(self, connection: AsyncConnection, game: str, rebuilding: Rebuilding) -> None:
        while True:
            rows = (await connection.execute(_entries_since(game, rebuilding.rows).limit(_PAGE))).all()
            for row in rows:
                rebuilding.add(_entry(row))
            if len(rows) < _PAGE:
                return

    async def seq(self, game: str) -> int | None:
        """Return the number of the last row, or None if there is no such game."""
        rows = await self.database.read(select(GAMES.c.seq).where(GAMES.c.id == game))
        return rows[0].seq if rows else None

    async def entries_since(self, game: str, seq: int) -> list[Entry]:
        """Return the rows after `seq`."""
        return [_entry(row) for row in await self.database.read(_entries_since(game, seq))]

    async def hashes(self, game: str) -> list[str | None]:
        """Return the hashes of the seats' tokens and, last, of the invitation."""
        seats = await self.database.read(select(SEATS.c.token).where(SEATS.c.game == game).order_by(SEATS.c.seat))
        return [
            row[0] for row in (*seats, *await self.database.read(select(GAMES.c.invitation).where(GAMES.c.id == game)))
        ]

    async def append(self, after: Table, moves: Sequence[Move]) -> bool:
        """Add rows to the log, with the tokens that come with them; `after` is the resulting table.

        Returns False, and writes nothing, if the log does not end where they begin or already has the request.
        """
        game = after.agreement.game
        entries = [move.entry for move in moves]
        head = self._head(after) | {"game": game, "before": after.seq - len(moves)}
        if self._postgresql:  # one statement less than telling the others separately
            head["channel"] = channels.channel_of(game)
            head["notice"] = channels.notice(self.process, channels.ROWS, channels.rows_to_text(entries))
        try:
            async with self.database.writing() as connection:
                changed = await connection.execute(_ADVANCE_AND_TELL if self._postgresql else _ADVANCE, head)
                if changed.first() is None if self._postgresql else changed.rowcount != 1:
                    return False
                await self._add(connection, game, entries)
                for move in moves:
                    match move.entry.what:
                        case h.Joined(seat, name):
                            await connection.execute(_update_seat(game, seat, {"token": move.token, "name": name}))
                        case h.Filled(_, place, _, name):
                            await connection.execute(_update_seat(game, place, {"name": name}))
                        case h.GaveUp(seat):
                            await connection.execute(_update_seat(game, seat, {"token": None, "name": None}))
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
            "agreed": sorted(table.agreed) or None,
            "link": table.link,
        }

    async def _add(self, connection: AsyncConnection, game: str, entries: Sequence[Entry]) -> None:
        if entries:  # a table with open seats has none yet
            await connection.execute(_ADD, [columns_of(entry) | {"game": game} for entry in entries])

    async def give_token(self, game: str, seat: int, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(_update_seat(game, seat, {"token": token}))

    async def give_invitation(self, game: str, invitation: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(invitation=invitation))

    async def written(self, game: str, seat: int | None, request: str) -> int | None:
        """Return the number of the row that this request has written, if any."""
        which = (ENTRIES.c.game == game) & (ENTRIES.c.seat == seat) & (ENTRIES.c.request == request)
        rows = await self.database.read(select(ENTRIES.c.seq).where(which))
        return rows[0].seq if rows else None

    async def shared_as(self, link: str) -> str | None:
        """Return the game that anybody may see under this link, if any."""
        rows = await self.database.read(select(GAMES.c.id).where(GAMES.c.link == link))
        return rows[0].id if rows else None

    # Lists

    async def games_of(self, tokens: Sequence[str]) -> dict[str, Listed]:
        """Return games by the hash of a seat's token or invitation, without those whose rows are unreadable."""
        try:
            return await self._games_of(tokens)
        except UNREADABLE:
            if len(tokens) == 1:
                return {}
        found: dict[str, Listed] = {}
        for token in tokens:
            found |= await self.games_of([token])
        return found

    async def _games_of(self, tokens: Sequence[str]) -> dict[str, Listed]:
        listed = (
            GAMES.c.id,
            GAMES.c.status,
            GAMES.c.seat.label("to_act"),
            GAMES.c.seq,
            GAMES.c.round,
            GAMES.c.scores,
            GAMES.c.deadline,
            GAMES.c.changed,
            GAMES.c.options,
            GAMES.c.start.is_not(null()).label("loaded"),
            GAMES.c.day,
            GAMES.c.agreed,
            GAMES.c.link,
        )
        seats = select(SEATS.c.token, SEATS.c.seat, *listed).join(GAMES).where(SEATS.c.token.in_(tokens))
        invited = select(GAMES.c.invitation.label("token"), *listed).where(GAMES.c.invitation.in_(tokens))
        found = {row.token: _listed(row, None, self._now()) for row in await self.database.read(invited)}
        return found | {row.token: _listed(row, row.seat, self._now()) for row in await self.database.read(seats)}

    async def seated_in(self, games: Iterable[str]) -> dict[str, list[Seated]]:
        query = select(SEATS).where(SEATS.c.game.in_(list(games)))
        seated: dict[str, list[Seated]] = {}
        for row in await self.database.read(query.order_by(SEATS.c.game, SEATS.c.seat)):
            taken = row.kind == "person" or row.token is not None
            seated.setdefault(row.game, []).append(Seated(row.name or ("" if taken else None), row.bot))
        return seated

    async def waiting(self, standing_since: float, damaged: Iterable[str] = ()) -> list[str]:
        """Return games that need a push: a deadline has passed, or a bot is to act and nothing has happened."""
        late = GAMES.c.deadline <= self._now()
        still = GAMES.c.bot_to_act & (GAMES.c.changed <= standing_since)
        sound = GAMES.c.id.not_in(list(damaged))
        query = select(GAMES.c.id).where(GAMES.c.status == "playing", late | still, sound)
        return [row.id for row in await self.database.read(query.limit(1000)) if isinstance(row.id, str)]

    async def clean_up(self, days: float) -> int:
        """Remove games that have not changed for this long, and old tries. Returns how many games there were."""
        since = self._now() - days * 24 * 3600
        async with self.database.writing() as connection:
            await connection.execute(delete(TRIES).where(TRIES.c.day < day_of(max(0, since))))
        old = GAMES.c.changed < since
        removed = 0
        while games := [
            row.id for row in await self.database.read(select(GAMES.c.id).where(old).limit(_REMOVED_AT_ONCE))
        ]:
            async with self.database.writing() as connection:
                removed += (await connection.execute(delete(GAMES).where(GAMES.c.id.in_(games), old))).rowcount
        return removed

    # Chat

    async def say(self, game: str, seat: int, text: str, request: str) -> int:
        """Store a message and return its number. A repeated request returns the first number."""
        for _ in range(_TRIES):
            which = (CHAT.c.game == game) & (CHAT.c.seat == seat) & (CHAT.c.request == request)
            said = await self.database.read(select(CHAT.c.n).where(which))
            if said:
                return int(said[0].n)
            last = await self.database.read(select(func.max(CHAT.c.n)).where(CHAT.c.game == game))
            n = 0 if last[0][0] is None else last[0][0] + 1
            if n >= MOST_MESSAGES:
                raise Refused("too_many", "Enough was said in this game.")
            row = {"game": game, "n": n, "seat": seat, "request": request, "text": text, "at": self._now()}
            try:
                async with self.database.writing() as connection:
                    await connection.execute(insert(CHAT).values(row))
                    if self._postgresql:
                        await connection.execute(select(self._told(game, channels.CHAT)))
            except IntegrityError:
                if not await self.database.read(select(GAMES.c.id).where(GAMES.c.id == game)):
                    raise Refused("no_such_game", "There is no such game.") from None
                continue
            return int(n)
        raise Refused("busy", "Too much is said at once. Try again.", retry_after=1)

    async def said_since(self, game: str, n: int, seats: int) -> list[Message]:
        """Messages from number `n` on by people on one of the seats, which all are unless rows are damaged."""
        query = select(CHAT).where(CHAT.c.game == game, CHAT.c.n >= n).order_by(CHAT.c.n).limit(500)
        said = [row for row in await self.database.read(query) if row.seat in range(seats)]
        return [Message(row.n, row.seat, row.text, row.at) for row in said]

    # To other processes

    async def notify(self, notices: Sequence[tuple[str, str]]) -> None:
        """Send each notice on its channel."""
        payloads = [{"channel": channel, "payload": payload} for channel, payload in notices]
        async with self.database.writing() as connection:
            await connection.execute(_NOTIFY, payloads)

    def _told(self, game: str, kind: str, body: str = "") -> Any:
        return func.pg_notify(channels.channel_of(game), channels.notice(self.process, kind, body))


def _entries_since(game: str, seq: int) -> Any:
    return select(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq > seq).order_by(ENTRIES.c.seq)


def _update_seat(game: str, seat: int | None, values: dict[str, Any]) -> Any:
    return update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == seat).values(values)


def _entry(row: Row[Any]) -> Entry:
    return entry_of(row.seq, row.kind, row.at, row.seat, row.request, row.answers, row.data)


def _listed(row: Row[Any], you: int | None, now: float) -> Listed:
    return Listed(
        game=row.id,
        you=you,
        status=row.status,
        seat=row.to_act,
        seq=row.seq,
        round=row.round,
        scores=row.scores,
        deadline=row.deadline,
        changed=row.changed,
        level=row.options.get("level"),
        loaded=bool(row.loaded),
        closed=is_closed(row.day, now),
        agreed=row.agreed or [],
        link=row.link,
    )
