"""Stored reviews, one for each game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import func, insert, select, update

from grandaustria.server import channels
from grandaustria.server.reviewing import Kept
from grandaustria.server.schema import REVIEWS
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store

_HELD: Final = 60.0  # seconds after which a process that has kept nothing more is taken for gone


class Found(NamedTuple):
    kept: Kept
    held: bool  # a process is at it; with SQLite there is only this one, which knows


class ReviewStore:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._now = settings.now
        self._postgresql = settings.postgresql

    async def find(self, game: str) -> Found | None:
        """Return what is known so far. What cannot be read counts as not there."""
        rows = await self._store.database.read(select(REVIEWS).where(REVIEWS.c.game == game))
        if not rows:
            return None
        row = rows[0]
        kept = Kept(row.steps, row.complete, row.document, row.work)
        try:
            readable = json.loads(kept.document)["format"] == "grandaustria.review"
        except (LookupError, TypeError, ValueError):
            return None
        return Found(kept, self._postgresql and row.until > self._now()) if readable else None

    async def held(self, games: Iterable[str]) -> set[str]:
        """Return which of these games a process is at, as far as the database knows."""
        if not self._postgresql:
            return set()
        held = select(REVIEWS.c.game).where(REVIEWS.c.game.in_(list(games)), REVIEWS.c.until > self._now())
        return {row.game for row in await self._store.database.read(held)}

    async def keep(self, game: str, kept: Kept, news: str) -> None:
        """Store what is known now, and tell the other processes."""
        until = 0.0 if kept.complete else self._now() + _HELD
        values = {
            "steps": kept.steps,
            "complete": kept.complete,
            "document": kept.document,
            "work": kept.work,
            "until": until,
        }
        async with self._store.database.writing() as connection:
            changed = await connection.execute(update(REVIEWS).where(REVIEWS.c.game == game).values(values))
            if not changed.rowcount:
                await connection.execute(insert(REVIEWS).values(values | {"game": game}))
            if self._postgresql:
                notice = channels.notice(self._store.process, channels.REVIEW, news)
                await connection.execute(select(func.pg_notify(channels.channel_of(game), notice)))

    async def release(self, game: str) -> None:
        """Let another process go on."""
        async with self._store.database.writing() as connection:
            await connection.execute(update(REVIEWS).where(REVIEWS.c.game == game).values(until=0.0))
