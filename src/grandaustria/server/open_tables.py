"""The tables in memory: loaded when needed, changed one action at a time, forgotten when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from grandaustria.server.happenings import GaveUp, Joined
from grandaustria.server.log import Damaged, Entry, Move
from grandaustria.server.logs import log_damage
from grandaustria.server.metrics import Metrics
from grandaustria.server.refusals import Refused
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.table import Table

Attempt = Callable[[Table], Sequence[Move]]
_TRIES: Final = 10  # against others who write at the same time
_MOST_MARKED: Final = 1000


class _Place:
    """A table in memory with its lock, which whoever acts holds."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.used = 0.0


class OpenTables:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._now = settings.monotonic
        self._forget_after = settings.forget_after
        self._metrics = metrics
        self._places: dict[str, _Place] = {}
        self.damaged: set[str] = set()  # games that cannot be opened; tried again only by another process
        self.is_heard: Callable[[str], bool] = _always  # whether rows of other processes come by themselves
        self.on_change: Callable[[str], None] = _nothing  # here or in another process
        self.on_written: Callable[[str, str | None], None] = _nothing  # by this process, for an address or for a bot

    async def find(self, game: str) -> Table:
        """Return the table. It must not be changed."""
        place = self._place(game)
        table = place.table
        if table is not None and (self.is_heard(game) or await self._store.seq(game) == table.seq):
            return table
        async with place.lock:
            if place.table is table:
                await self._compare(game, place)
            return await self._loaded(game, place)

    async def act(
        self,
        game: str,
        attempt: Attempt,
        *,
        seat: int | None = None,
        seq: int | None = None,
        request: str | None = None,
        address: str | None = None,
    ) -> int:
        """Try an action and write it. Returns the number of its row, or the last number if there was nothing to do.

        `seq` is the last row that the caller knew: if newer rows exist, the action is refused as stale. `address` is
        that of the person who acts, if any.
        """
        place = self._place(game)
        async with place.lock:
            table = await self._loaded(game, place)
            for _ in range(_TRIES):
                if seq is not None and seq != table.seq:
                    table = await self._up_to_date(game, place, table)
                    done = await self._written(game, seat, request)
                    if done is not None:
                        return done
                    if not (seat is not None and table.fresh(seat, seq)):
                        raise Refused("stale", "Something else has happened meanwhile.", seq=table.seq)
                moves = attempt(table)
                if not moves:
                    return table.seq
                after = table.copy()
                for move in moves:
                    after.accept(move)
                if await self._store.append(after, moves):
                    break
                self._metrics.races.inc()
                table = await self._after_a_race(game, place, table)
                done = await self._written(game, seat, request)
                if done is not None:
                    return done
            else:
                raise Refused("busy", "Too much happens at this table at once. Try again.", retry_after=1)
            place.table = after
        for move in moves:
            self._metrics.rows.labels(move.entry.kind).inc()
        self.on_change(game)
        self.on_written(game, address)
        return moves[0].entry.seq

    async def _after_a_race(self, game: str, place: _Place, table: Table) -> Table:
        """Load the table again: others were quicker, or the game is gone or has changed."""
        newer = await self._up_to_date(game, place, table)
        if newer is table:
            place.table = None
            self.on_change(game)
            newer = await self._loaded(game, place)
        return newer

    async def _written(self, game: str, seat: int | None, request: str | None) -> int | None:
        return await self._store.written(game, seat, request) if request is not None else None

    async def _compare(self, game: str, place: _Place) -> None:
        """Take in the rows that others have written. Drop a table that is ahead of its log or has none."""
        table = place.table
        if table is None:
            return
        seq = await self._store.seq(game)
        if seq is not None and seq > table.seq:
            await self._up_to_date(game, place, table)
        elif seq != table.seq:
            place.table = None

    def has(self, game: str) -> bool:
        return game in self._places

    def hear(self, game: str, seq: int, entries: Sequence[Entry]) -> bool:
        """Take in rows up to `seq` from another process. Returns False if `catch_up` must look them up."""
        place = self._places.get(game)
        if place is None or (place.table is None and not place.lock.locked()):
            self.on_change(game)  # whoever wants to know loads it
            return True
        if place.lock.locked() or place.table is None:
            return False
        if place.table.seq < seq:
            if not entries or entries[0].seq != place.table.seq + 1 or _with_tokens(entries):
                return False
            place.table = self._after(game, place.table, entries)
            self.on_change(game)
        return True

    async def catch_up(self, game: str) -> None:
        """Read what other processes may have written to the log."""
        place = self._places.get(game)
        if place is None:
            self.on_change(game)
            return
        async with place.lock:
            await self._compare(game, place)
            if place.table is None:
                self.on_change(game)

    async def refresh_tokens(self, game: str) -> Table:
        place = self._place(game)
        async with place.lock:
            table = (await self._loaded(game, place)).copy()
            table.hashes = await self._store.hashes(game)
            place.table = table
            return table

    def forget_idle(self) -> None:
        oldest = self._now() - self._forget_after
        idle = [game for game, place in self._places.items() if place.used < oldest and not place.lock.locked()]
        for game in idle:
            del self._places[game]
        self._metrics.tables.set(len(self._places))

    def forget_all(self) -> None:
        """Forget all tables, because notices may have been missed. Actions in progress continue: the log decides."""
        self._places = {game: place for game, place in self._places.items() if place.lock.locked()}

    def _place(self, game: str) -> _Place:
        if game in self.damaged:
            raise _damaged()
        place = self._places.setdefault(game, _Place())
        place.used = self._now()
        return place

    async def _loaded(self, game: str, place: _Place) -> Table:
        if place.table is None:
            try:
                place.table = await self._store.load(game)
            except Damaged as damage:
                self._mark(game, damage)
                raise _damaged() from damage
            if place.table is None:
                self._places.pop(game, None)
                raise Refused("no_such_game", "There is no such game.")
        return place.table

    def _mark(self, game: str, damage: Damaged) -> None:
        self._places.pop(game, None)
        log_damage(game, str(damage))
        if len(self.damaged) < _MOST_MARKED:
            self.damaged.add(game)
            self._metrics.damaged.labels(game).set(1)

    def _after(self, game: str, table: Table, entries: Sequence[Entry]) -> Table:
        table = table.copy()
        try:
            for entry in entries:
                table.follow(entry)
        except Damaged as damage:
            self._mark(game, damage)
            raise _damaged() from damage
        return table

    async def _up_to_date(self, game: str, place: _Place, table: Table) -> Table:
        try:
            entries = await self._store.entries_since(game, table.seq)
        except Damaged as damage:
            self._mark(game, damage)
            raise _damaged() from damage
        if entries:
            table = self._after(game, table, entries)
            if _with_tokens(entries):
                table.hashes = await self._store.hashes(game)
            place.table = table
            self.on_change(game)
        return table


def _damaged() -> Refused:
    return Refused("damaged", "The stored data of this game are damaged. It cannot be opened.")


def _with_tokens(entries: Sequence[Entry]) -> bool:
    """Return whether tokens were given or taken with the rows, which never hold them."""
    return any(isinstance(entry.what, Joined | GaveUp) for entry in entries)


def _always(game: str) -> bool:
    return True


def _nothing(game: str, address: str | None = None) -> None:
    pass
