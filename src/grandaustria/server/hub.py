"""Listeners and presence: who listens to which game, and who is connected.

A listener is only told that there is news. It fetches the news when it can send.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Final

from grandaustria.analysis.review.types import ReviewProgress

_LOST_AFTER: Final = 75.0  # seconds without a word from another process


class Listener:
    """One socket: what it knows already, and what it still has to be told."""

    def __init__(
        self, seat: int | None, language: str, events: int, seq: int | None, chat: int, token: str | None = None
    ) -> None:
        self.seat = seat
        self.token = token  # the hash of the seat's
        self.present = set() if seat is None else {seat}  # several, where people share a device
        self.language = language
        self.language_wanted: str | None = None  # instead, as soon as the address can afford it
        self.events = events  # the first it does not know
        self.seq = seq  # the last row it knows
        self.chat = chat  # the first message it does not know
        self.position_due = self.chat_due = self.presence_due = True
        self.pong_due = False
        self.changed_at: float | None = None  # when what is due was written
        self.thinking: int | None = None
        self.review: ReviewProgress | None = None  # how far it has come
        self.leaving: str | None = None
        self.news = asyncio.Event()
        self.news.set()

    def leave(self, reason: str) -> None:
        self.leaving = reason
        self.news.set()


class Hub:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._started = now()
        self._listeners: dict[str, set[Listener]] = {}
        self._seen: dict[tuple[str, int], float] = {}  # when a person was last there
        self._elsewhere: dict[str, dict[str, set[int]]] = {}  # game, process: the seats connected there
        self._heard_from: dict[str, float] = {}  # when another process last said anything

    def join(self, game: str, listener: Listener) -> None:
        before = self.connected(game)
        self._listeners.setdefault(game, set()).add(listener)
        if self.connected(game) != before:  # spectators come and go unnoticed
            self.presence_changed(game)

    def leave(self, game: str, listener: Listener) -> None:
        before = self.connected(game)
        listeners = self._listeners.get(game, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(game, None)
        for seat in listener.present:
            self.seen(game, seat)
        if self.connected(game) != before:
            self.presence_changed(game)

    def listened_to(self, game: str) -> bool:
        return game in self._listeners

    @property
    def games(self) -> list[str]:
        return list(self._listeners)

    # News

    def changed(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.position_due = True
            listener.thinking = None
            listener.changed_at = listener.changed_at or perf_counter()
            listener.news.set()

    def said(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.chat_due = True
            listener.news.set()

    def thinking(self, game: str, seat: int) -> None:
        for listener in self._listeners.get(game, ()):
            listener.thinking = seat
            listener.news.set()

    def reviewed(self, game: str, progress: ReviewProgress) -> None:
        for listener in self._listeners.get(game, ()):
            listener.review = progress
            listener.news.set()

    def presence_changed(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.presence_due = True
            listener.news.set()

    def close(self) -> None:
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.leave("going_away")

    # Presence

    def seats_here(self, game: str) -> set[int]:
        """Return the seats that are connected to this process."""
        return {seat for listener in self._listeners.get(game, ()) for seat in listener.present}

    def connected(self, game: str) -> set[int]:
        there = self.seats_here(game)
        for process, seats in self._elsewhere.get(game, {}).items():
            if not self._lost(process):
                there |= seats
        return there

    def seen(self, game: str, seat: int) -> None:
        self._seen[game, seat] = self._now()

    def _seen_at_least(self, game: str, seat: int, at: float) -> None:
        self._seen[game, seat] = max(at, self._seen.get((game, seat), at))

    def seen_lately(self, game: str, seats: int, within: float) -> dict[int, float]:
        """Return how many seconds ago the seats that are not connected here were last seen."""
        here, now = self.seats_here(game), self._now()
        ages = {seat: now - self._seen[game, seat] for seat in range(seats) if (game, seat) in self._seen}
        return {seat: age for seat, age in ages.items() if age <= within and seat not in here}

    def away_for(self, game: str, seat: int) -> float:
        """Return the seconds since the person was last connected; 0 while connected."""
        if seat in self.connected(game):
            return 0.0
        return self._now() - self._seen.get((game, seat), self._started)

    def forget(self, older_than: float) -> None:
        """Forget people who have been away for longer than this: they count as people who never came."""
        self._seen = {key: at for key, at in self._seen.items() if at > older_than}

    # Other processes

    def hear_from(self, process: str) -> None:
        self._heard_from[process] = self._now()

    def _lost(self, process: str) -> bool:
        return self._now() - self._heard_from[process] > _LOST_AFTER

    def told_of(self, game: str, process: str, seats: set[int], ages: Mapping[int, float]) -> None:
        """Note who is connected to another process, and how many seconds ago it saw others."""
        elsewhere = self._elsewhere.setdefault(game, {})
        before = elsewhere.pop(process, set())
        for seat in before | seats:
            self.seen(game, seat)
        for seat, age in ages.items():
            self._seen_at_least(game, seat, self._now() - age)
        if seats:
            elsewhere[process] = seats
        if not elsewhere:
            del self._elsewhere[game]
        if seats != before:
            self.presence_changed(game)

    def unheard(self, game: str) -> None:
        """Forget what other processes said about the game, because it is no longer heard."""
        for process, seats in self._elsewhere.pop(game, {}).items():
            for seat in seats:
                self._seen_at_least(game, seat, self._heard_from[process])

    def forget_lost_processes(self) -> None:
        """Forget processes that are gone. Their people were last seen when the process was."""
        lost = {process for process in self._heard_from if self._lost(process)}
        for game in [game for game, there in self._elsewhere.items() if lost & there.keys()] if lost else ():
            there = self._elsewhere[game]
            for process in lost & there.keys():
                for seat in there.pop(process):
                    self._seen_at_least(game, seat, self._heard_from[process])
            if not there:
                del self._elsewhere[game]
            self.presence_changed(game)
        for process in lost:
            del self._heard_from[process]
