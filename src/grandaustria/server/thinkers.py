"""Bots and advisers, which think in separate processes."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from grandaustria.bots.bot import Bot, bot_named
from grandaustria.bots.judge import given_away
from grandaustria.bots.outlook import Outlook, outlook
from grandaustria.bots.suggest import Advice, Comparison
from grandaustria.server.reviewing import Kept, Subject, behind, look_on
from grandaustria.server.scheduler import Priority, Scheduler
from grandaustria.server.settings import Settings
from grandaustria.server.workers import ProcessWorker, ThreadWorker

_NICENESS_OF_BOTS: Final = 10
_NICENESS_OF_ADVISERS: Final = 19  # a seventh of the share of a bot that competes for the same core
_MOST_BOTS: Final = 200
_MOST_COMPARISONS: Final = 12  # a few hundred positions each
_REVIEWS: Final = "reviews"  # their owner: together they never have all workers, unless there is only one
_BOTS: Final[OrderedDict[tuple[str, int, str], Bot]] = OrderedDict()  # of this worker; they remember their plans
_COMPARISONS: Final[OrderedDict[tuple[str, int, int], Comparison]] = OrderedDict()  # that can be gone on with


def think(game: str, seat: int, name: str, view: Mapping[str, Any]) -> int:
    """Return the bot's choice; runs in a worker. An unknown bot is made here and plans from the view."""
    key = (game, seat, name)
    bot = _BOTS.pop(key, None) or bot_named(name)(secrets.randbits(62))
    _BOTS[key] = bot
    if len(_BOTS) > _MOST_BOTS:
        _BOTS.popitem(last=False)
    return bot.choose(view)


def advise(where: tuple[str, int, int], view: Mapping[str, Any], ms: int, quick: bool) -> Advice:
    """Compare what the seat can do, going on from where it was left; runs in a worker.

    `where` is the game, the seat and the row. If nothing is known, a quick answer comes before anything is compared.
    """
    known = _COMPARISONS.pop(where, None)
    comparison = _COMPARISONS[where] = known or Comparison(view)
    if len(_COMPARISONS) > _MOST_COMPARISONS:
        _COMPARISONS.popitem(last=False)
    if known is not None or not quick:
        comparison.go_on(ms)
    return comparison.advice()


class Thinkers:
    """The workers of bots and advisers, kept apart so that a game never waits for a hint.

    Reviews get the bots' idle workers, one slice at a time, so that a bot waits for one slice at most.
    """

    def __init__(self, settings: Settings) -> None:
        kind = ProcessWorker if settings.bot_workers else ThreadWorker
        bots = [kind(_NICENESS_OF_BOTS) for _ in range(max(1, settings.bot_workers))]
        self._bots = Scheduler(bots, settings.bots_waiting)
        self._advisers = Scheduler([kind(_NICENESS_OF_ADVISERS)], settings.hints_waiting)

    async def choose(self, game: str, seat: int, name: str, view: Mapping[str, Any], owner: str) -> int:
        """Return the bot's choice. The work counts for `owner`. Raises QueueFull if too much is waiting."""
        return await self._bots.run(think, game, seat, name, view, owner=owner, topic=game, priority=Priority.BOT)

    async def suggest(
        self, where: tuple[str, int, int], view: Mapping[str, Any], ms: int, quick: bool, owner: str
    ) -> Advice:
        """Return hints at a row of a game. Raises QueueFull if too many are waiting."""
        return await self._advisers.run(advise, where, view, ms, quick, owner=owner, priority=Priority.HINT)

    async def forecast(self, views: Sequence[Mapping[str, Any]], owner: str) -> list[Outlook]:
        """Return what every seat can expect. Raises QueueFull if too much is waiting."""
        return await self._advisers.run(outlook, *views, owner=owner, priority=Priority.HINT)

    async def review(self, subject: Subject, steps: int, kept: Kept | None) -> tuple[int, Kept | None]:
        """Do the next slice of a review when no bot waits. Raises QueueFull if too much is waiting."""
        topic = f"{_REVIEWS} {subject.game}"
        return await self._bots.run(
            look_on, subject, steps, kept, owner=_REVIEWS, topic=topic, priority=Priority.REVIEW
        )

    async def given_away(self, view: Mapping[str, Any], best: Sequence[int], tried: Sequence[int], owner: str) -> float:
        """Return how many points a turn is worse than the best one. Raises QueueFull if too much is waiting."""
        return await self._advisers.run(given_away, view, best, tried, owner=owner, priority=Priority.HINT)

    async def behind(self, subject: Subject, kept: Kept, number: int, choices: Sequence[int], owner: str) -> float:
        """Return how many points another way to play a reviewed turn is behind. Raises QueueFull."""
        return await self._advisers.run(behind, subject, kept, number, choices, owner=owner, priority=Priority.HINT)

    async def close(self) -> None:
        """Finish the work that has started."""
        await asyncio.gather(self._bots.close(), self._advisers.close())
