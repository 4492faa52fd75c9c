"""What is stored of the deal and the puzzle of a day, besides the games themselves."""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, func, insert, select
from sqlalchemy.exc import IntegrityError

from grandaustria.server.database import Database
from grandaustria.server.schema import GAMES, TRIES

FOUND: Final = 0.5  # points that may be missing from the best turn
CLOSE: Final = 2.0


class DailyStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def deals(self, day: str) -> tuple[int, int | None]:
        """Return how many played the deal of the day to its end, and the best score of a person."""
        ended = select(GAMES.c.scores).where(GAMES.c.day == day, GAMES.c.status == "over")
        scores = [row.scores[0] for row in await self._database.read(ended) if row.scores]
        return len(scores), max(scores, default=None)

    async def tries(self, day: str, solver: str) -> list[float | None]:
        """Return what was missing from each try of somebody, null for who gave up."""
        query = select(TRIES.c.missing).where(TRIES.c.day == day, TRIES.c.solver == solver).order_by(TRIES.c.n)
        return [row.missing for row in await self._database.read(query)]

    async def add(self, day: str, solver: str, n: int, missing: float | None) -> bool:
        """Write a try. Returns False if somebody has made it already."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(TRIES).values(day=day, solver=solver, n=n, missing=missing))
        except IntegrityError:
            return False
        return True

    async def results(self, day: str) -> tuple[int, int, int]:
        """Return how many people found the best turn, came close to it, and did neither."""
        missing = func.min(TRIES.c.missing).label("missing")
        best = select(missing).where(TRIES.c.day == day).group_by(TRIES.c.solver).subquery()
        within = [func.sum(case((best.c.missing <= points, 1), else_=0)) for points in (FOUND, CLOSE)]
        (row,) = await self._database.read(select(func.count(), *within).select_from(best))
        people, found, close = (int(number or 0) for number in row)
        return found, close - found, people - close
