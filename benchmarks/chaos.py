"""The server is killed again and again while people and bots play, and nothing that was acknowledged is lost.

    python -m benchmarks.chaos [--kills 100] [--database sqlite|postgresql|both] [--games 10] [--seed 1]

A real server process plays with scripted clients over HTTP and WebSocket, and gets kill -9 at random moments. On
PostgreSQL, some blows cut its connections or kill a process of the database instead. After each blow the log is read:
every acknowledged choice is a row of its own, no request has two, no refused one has any, every game replays. Then
the server starts again, the clients go on, and whatever they had not heard about they ask for again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from rich.progress import Progress

from benchmarks.guests import Guest, Ledger, http_client, make_game
from benchmarks.serving import Server
from grandaustria.server.happenings import PickedAhead
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from tests.server.postgresql import started

SERVER, CONNECTIONS, BACKEND = "server", "connections", "backend"
_STUCK = 300.0  # seconds without any news; bots give way to all else, and may wait long on a busy machine
_GONE_WITHIN = 10.0  # seconds for the workers of a server that was killed

_PERSON = {"kind": "person", "name": "Guest"}
_TABLES: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [  # what is played, in turn
    ([_PERSON, _PERSON], {}),
    ([_PERSON, {"kind": "bot", "bot": "greedy"}], {"hotel": "day"}),
    ([_PERSON, _PERSON, _PERSON], {"staff": "draft"}),
    ([{"kind": "bot", "bot": "random"}, _PERSON, {"kind": "bot", "bot": "gentle"}, _PERSON], {"staff": "draft"}),
]


@dataclass
class Playing:
    """A table with its guests."""

    game: str
    ledger: Ledger
    guests: list[Guest]
    tasks: list[asyncio.Task[None]]

    def look_after(self, up_since: float) -> None:
        """Everybody is well, and hears of something now and then while the server runs."""
        for guest, task in zip(self.guests, self.tasks, strict=True):
            if task.done():
                task.result()
            elif time.monotonic() - max(guest.heard_at, up_since) > _STUCK:
                raise AssertionError(f"game {self.game}: seat {guest.seat} hears nothing any more after {guest.last}")

    @property
    def over(self) -> bool:
        return all(guest.over for guest in self.guests)


class Chaos:
    def __init__(self, server: Server, games: int, rng: random.Random) -> None:
        self._server = server
        self._games = games
        self._rng = rng
        self._store = Store(Settings(database=server.database))
        self._http = http_client(server.url)
        self._playing: list[Playing] = []
        self._made = 0
        self._up_since = 0.0
        self.totals: Counter[str] = Counter()

    async def run(self, blows: Sequence[str], done: Callable[[], None] = lambda: None) -> None:
        await self._start()
        try:
            for blow in blows:
                await self._let_play(self._rng.randrange(60))
                await self._strike(blow)
                self.totals[f"blows to the {blow}"] += 1
                done()
            await self._go_on()
        finally:
            tasks = [task for playing in self._playing for task in playing.tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._server.stop()
            await self._http.aclose()
        await self._check()
        await self._store.database.close()
        for playing in self._playing:
            self._count(playing)

    async def _start(self) -> None:
        await self._server.start()
        self._up_since = time.monotonic()

    async def _let_play(self, choices: int) -> None:
        """Until so many more were acknowledged, and a moment longer. A game that is over makes room for another."""
        while len([playing for playing in self._playing if not playing.over]) < self._games:
            self._playing.append(await self._new_game())
        enough = self._acknowledged() + choices
        while self._acknowledged() < enough:
            await asyncio.sleep(0.001)
            for playing in self._playing:
                playing.look_after(self._up_since)
        await asyncio.sleep(self._rng.uniform(0, 0.02))

    def _acknowledged(self) -> int:
        return sum(len(playing.ledger.acknowledged) for playing in self._playing)

    async def _new_game(self) -> Playing:
        seats, options = _TABLES[self._made % len(_TABLES)]
        self._made += 1
        made = await make_game(self._http, seats, **options)
        game, ledger = made["game"], Ledger()
        guests = [
            Guest(self._http, ledger, game, seat["seat"], seat["token"], random.Random(self._rng.random()))
            for seat in made["seats"]
        ]
        return Playing(game, ledger, guests, [asyncio.create_task(guest.play()) for guest in guests])

    async def _strike(self, blow: str) -> None:
        if blow == SERVER:
            workers = self._server.workers()
            await self._server.kill()
            await _gone(workers)
            await self._check()
            await self._start()
            return
        connection = await asyncpg.connect(self._server.database)
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        if blow == CONNECTIONS:
            await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
        else:
            victims = [row["pid"] for row in await connection.fetch(f"SELECT pid {others}")]
            os.kill(self._rng.choice(victims), signal.SIGKILL)  # the database ends all the others, and recovers
        connection.terminate()

    async def _go_on(self) -> None:
        """In every game that is not over, everybody hears of a new position."""
        since = time.monotonic()
        while any(not guest.over and guest.heard_at < since for playing in self._playing for guest in playing.guests):
            await asyncio.sleep(0.1)
            for playing in self._playing:
                playing.look_after(self._up_since)

    async def _check(self) -> None:
        """Every log, read without the server; games that are over need not be looked at again."""
        for playing in self._playing:
            await check(self._store, playing.game, playing.ledger)
            if playing.over:
                self._count(playing)
        self._playing = [playing for playing in self._playing if not playing.over]

    def _count(self, playing: Playing) -> None:
        self.totals["games"] += 1
        self.totals["of them finished"] += playing.over
        self.totals["acknowledged choices"] += len(playing.ledger.acknowledged)
        self.totals["retries"] += playing.ledger.retried


async def check(store: Store, game: str, ledger: Ledger) -> None:
    """The log holds what was acknowledged, once, and nothing that was refused."""
    entries = await store.entries_since(game, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), f"{game} has gaps"
    requests = Counter((entry.seat, entry.request) for entry in entries if entry.request is not None)
    assert set(requests.values()) <= {1}, f"{game}: a request counts twice"
    assert not requests.keys() & set(ledger.refused), f"{game}: a request counts that was refused"
    for told in ledger.acknowledged:
        assert told.seq <= len(entries), f"{game}: {told} is lost"
        row = entries[told.seq - 1]
        assert (row.seat, row.request) == (told.seat, told.request), f"{game}: {told} is not in row {row}"
        if told.path == "choices":
            chosen = [row.what.choice] if isinstance(row.what, PickedAhead) else row.answers[: len(told.choices)]
            assert tuple(chosen) == told.choices, f"{game}: {told} became row {row}"
    table = await store.load(game)  # replays it
    assert table is not None
    for n, seat, text in ledger.said:
        message = (await store.said_since(game, n, len(table.seats)))[0]
        assert (message.n, message.seat, message.text) == (n, seat, text), f"{game}: message {n} is {message}"
    assert table.game is not None
    assert ledger.scores in (None, table.game.scores()), f"{game}: other scores than were told"


async def _gone(workers: list[int]) -> None:
    """Bots' processes end with their server."""
    until = time.monotonic() + _GONE_WITHIN
    while any(_running(pid) for pid in workers):
        assert time.monotonic() < until, f"processes {workers} outlive their server"
        await asyncio.sleep(0.02)


def _running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def blows_for(database: str, kills: int, rng: random.Random) -> list[str]:
    kinds = {"sqlite": [SERVER], "postgresql": [SERVER] * 6 + [CONNECTIONS] * 3 + [BACKEND]}[database]
    return [rng.choice(kinds) for _ in range(kills)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100, help="for each database")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--games", type=int, default=10, help="at a time")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with Progress() as progress:
        for database in ("sqlite", "postgresql") if wanted.database == "both" else (wanted.database,):
            bar = progress.add_task(database, total=wanted.kills)
            totals = strain(database, wanted.kills, wanted.games, wanted.seed, partial(progress.advance, bar))
            progress.print(f"{database}: {', '.join(f'{n} {name}' for name, n in totals.items())}: nothing lost")


def strain(database: str, kills: int, games: int, seed: int, done: Callable[[], None]) -> Counter[str]:
    rng = random.Random(seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if database == "sqlite":
            address = f"sqlite:///{folder / 'games.db'}"
        else:
            address = stack.enter_context(started()).address
        server = Server(address, folder / "log")
        chaos = Chaos(server, games, rng)
        asyncio.run(chaos.run(blows_for(database, kills, rng), done))
        assert database != "sqlite" or not server.problems(), server.problems()
    return chaos.totals


if __name__ == "__main__":
    main()
