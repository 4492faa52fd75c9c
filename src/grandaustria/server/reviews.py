"""Reviews of finished games: asked for by people, done in slices when nothing else is to do, kept with the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from grandaustria.analysis.review.types import ReviewDocument
from grandaustria.codec.types import Record
from grandaustria.errors import InvalidData
from grandaustria.server import happenings as h
from grandaustria.server.hub import Hub
from grandaustria.server.log import Entry, ReviewState
from grandaustria.server.logs import log_failure
from grandaustria.server.rate_limits import Slots, TokenBucket
from grandaustria.server.refusals import Refused
from grandaustria.server.review_store import Found, ReviewStore
from grandaustria.server.reviewing import Kept, Subject
from grandaustria.server.scheduler import QueueFull
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.thinkers import Thinkers

_RETRY_AFTER: Final = 10  # seconds
_TRIES_AT_ONCE: Final = 2  # of an address that are being measured


class Known(NamedTuple):
    state: ReviewState
    document: ReviewDocument | None


class _Running(NamedTuple):
    address: str
    task: asyncio.Task[None]


class Reviews:
    """The reviews of this process: a task for each game that is being reviewed."""

    def __init__(self, thinkers: Thinkers, store: Store, hub: Hub, settings: Settings) -> None:
        self._thinkers = thinkers
        self._store = store
        self._kept = ReviewStore(store, settings)
        self._hub = hub
        self._each = settings.reviews_per_address
        self._in_all = settings.reviews_at_once
        self._rate = TokenBucket(settings.reviews_per_hour / 3600, settings.reviews_per_hour, settings.monotonic)
        self._running: dict[str, _Running] = {}
        self._measuring = Slots(_TRIES_AT_ONCE, settings.hints_waiting + 2)

    async def known(self, game: str) -> Known:
        """Return what is known so far."""
        found = await self._kept.find(game)
        document = json.loads(found.kept.document) if found is not None else None
        return Known(self._state(game, found), document)

    async def under_way(self, games: Collection[str]) -> set[str]:
        """Return which of these games are being looked at."""
        return self._running.keys() & games | await self._kept.held(games)

    def _state(self, game: str, found: Found | None) -> ReviewState:
        if found is not None and found.kept.complete:
            return "complete"
        if game in self._running or (found is not None and found.held):
            return "running"
        return "stopped" if found is not None else "none"

    async def start(self, game: str, record: Record, address: str) -> None:
        """Begin or go on, unless it is complete or somebody is at it. Raises Refused if too much is asked for."""
        found = await self._kept.find(game)
        if self._state(game, found) in ("running", "complete"):
            return
        if sum(running.address == address for running in self._running.values()) >= self._each:
            raise Refused("too_many", f"At most {self._each} reviews at a time.", retry_after=_RETRY_AFTER)
        if len(self._running) >= self._in_all:
            raise Refused("busy", "Many games are being reviewed. Try again soon.", retry_after=_RETRY_AFTER)
        wait = self._rate.wait(address)
        if wait:
            raise Refused("too_many", "Too many reviews were asked for.", retry_after=int(wait) + 1)
        task = asyncio.create_task(self._run(game, record, found.kept if found is not None else None))
        self._running[game] = _Running(address, task)

    async def behind(self, game: str, record: Record, number: int, choices: Sequence[int], address: str) -> float:
        """Return how many points another way to play a turn is behind the best one, which is known. Raises Refused."""
        found = await self._kept.find(game)
        if found is None:
            raise Refused("not_reviewed", "Nobody has looked at this game.")
        if not self._measuring.take(address):
            raise Refused("too_many", f"At most {_TRIES_AT_ONCE} tries at a time.", retry_after=_RETRY_AFTER)
        try:
            subject = Subject(game, record, ())
            return await self._thinkers.behind(subject, found.kept, number, choices, address)
        except QueueFull:
            raise Refused("busy", "The judges are busy. Try again.", retry_after=_RETRY_AFTER) from None
        except InvalidData:
            raise Refused("not_reviewed", "The review was made by an older version.") from None
        finally:
            self._measuring.give_back(address)

    async def close(self) -> None:
        """Stop. What was kept last stays."""
        running = list(self._running.values())
        for each in running:
            each.task.cancel()
        await asyncio.gather(*(each.task for each in running), return_exceptions=True)

    async def _run(self, game: str, record: Record, kept: Kept | None) -> None:
        try:
            await self._look_on(game, record, kept)
        except IntegrityError:  # the game was removed meanwhile
            pass
        except Exception:  # what is kept can be gone on with
            log_failure("review_failed", game=game)
        finally:
            del self._running[game]
            await self._release(game)

    async def _release(self, game: str) -> None:
        try:
            await self._kept.release(game)
        except Exception:  # it expires by itself
            log_failure("review_failed", game=game)

    async def _look_on(self, game: str, record: Record, kept: Kept | None) -> None:
        subject = Subject(game, record, stood_in(await self._store.entries_since(game, 0)))
        steps = kept.steps if kept is not None else 0
        while True:
            try:
                steps, news = await self._thinkers.review(subject, steps, kept)
            except QueueFull:  # the bots have too much to do
                await asyncio.sleep(_RETRY_AFTER)
                continue
            if news is None:
                continue
            kept = news
            progress = json.loads(kept.document)["progress"]
            await self._kept.keep(game, kept, json.dumps(progress))
            self._hub.reviewed(game, progress)
            if kept.complete:
                return


def stood_in(entries: Iterable[Entry]) -> list[int]:
    """Return which answers of a game, by index, a bot gave for a person."""
    standing: set[int] = set()
    found: list[int] = []
    answers = 0
    for entry in entries:
        match entry.what:
            case h.Replaced(_, away):
                standing.add(away)
            case h.Resigned(seat):
                standing.add(seat)
            case h.CameBack(seat):
                standing.discard(seat)
            case h.TakenBack(_, keep):
                answers = keep
            case h.Chosen(seat):
                if seat in standing:
                    found.append(answers)  # bots make one choice at a time; what follows is nature's
                if entry.what.handed_back:
                    standing.discard(seat)
        answers += len(entry.answers)
    return found
