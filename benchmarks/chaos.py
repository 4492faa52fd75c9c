"""Kills the server again and again while people and bots play, and checks that no acknowledged choice is lost.

    python -m benchmarks.chaos [--kills 100] [--database sqlite|postgresql|both] [--games 10] [--seed 1]

Scripted players use a real server process over HTTP and WebSocket, which gets kill -9 at random moments. On
PostgreSQL, some blows cut its connections or kill a process of the database instead. After each blow the log is read:
every acknowledged request has exactly one row, a refused request has none, and every game replays. Then the server
starts again, and the players play on and repeat the requests that were not answered.
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
import sqlalchemy
from httpx2 import TransportError
from rich.progress import Progress

from benchmarks.random_players import Acknowledged, Ledger, RandomPlayer, http_client, make_game
from benchmarks.serving import Server
from grandaustria.server.happenings import PickedAhead
from grandaustria.server.log import Entry
from grandaustria.server.outages import Unavailable
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from tests.server.postgresql import started

SERVER, CONNECTIONS, BACKEND = "server", "connections", "backend"
_STUCK = 300.0  # seconds without news; bots run at low priority and may wait long on a busy machine
_GONE_WITHIN = 10.0  # seconds for the workers of a killed server to end

_PERSON = {"kind": "person", "name": "Player"}
_TABLES: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [  # seats and options, used in turn
    ([_PERSON, _PERSON], {}),
    ([_PERSON, {"kind": "bot", "bot": "greedy"}], {"hotel": "day"}),
    ([_PERSON, _PERSON, _PERSON], {"staff": "draft"}),
    ([{"kind": "bot", "bot": "random"}, _PERSON, {"kind": "bot", "bot": "gentle"}, _PERSON], {"staff": "draft"}),
]


@dataclass
class Playing:
    """A game with its players."""

    game: str
    ledger: Ledger
    players: list[RandomPlayer]
    tasks: list[asyncio.Task[None]]

    def look_after(self, up_since: float) -> None:
        """Fail if a player has failed, or has heard nothing for too long while the server was up."""
        for player, task in zip(self.players, self.tasks, strict=True):
            if task.done():
                task.result()
            elif time.monotonic() - max(player.heard_at, up_since) > _STUCK:
                raise AssertionError(f"game {self.game}: seat {player.seat} has heard nothing since {player.last}")

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)


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
        until = time.monotonic() + _STUCK
        while not await self._healthy():
            assert time.monotonic() < until, "the server does not start"
            await asyncio.sleep(0.05)
        self._up_since = time.monotonic()

    async def _healthy(self) -> bool:
        try:
            return (await self._http.get("/health")).status_code == 200
        except TransportError:
            return False

    async def _let_play(self, choices: int) -> None:
        """Play until this many more choices are acknowledged, and a moment longer. New games replace finished ones."""
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
        players = [
            RandomPlayer(self._http, ledger, game, seat["seat"], seat["token"], random.Random(self._rng.random()))
            for seat in made["seats"]
        ]
        return Playing(game, ledger, players, [asyncio.create_task(player.play()) for player in players])

    async def _strike(self, blow: str) -> None:
        if blow == SERVER:
            workers = self._server.workers()
            await self._server.kill()
            await _gone(workers)
            await self._recovered()
            await self._check()
            await self._start()
            return
        connection = await asyncpg.connect(self._server.database)
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        if blow == CONNECTIONS:
            await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
        else:
            victims = [row["pid"] for row in await connection.fetch(f"SELECT pid {others}")]
            os.kill(self._rng.choice(victims), signal.SIGKILL)  # PostgreSQL ends all others and recovers
        connection.terminate()

    async def _recovered(self) -> None:
        """Wait for a database that has not yet recovered from an earlier blow."""
        until = time.monotonic() + _STUCK
        while True:
            try:
                await self._store.database.read(sqlalchemy.text("SELECT 1"))
                return
            except Unavailable:
                assert time.monotonic() < until, "the database does not recover"
                await asyncio.sleep(0.1)

    async def _go_on(self) -> None:
        """Wait until every player of every running game hears of a new position."""
        since = time.monotonic()
        while any(
            not player.over and player.heard_at < since for playing in self._playing for player in playing.players
        ):
            await asyncio.sleep(0.1)
            for playing in self._playing:
                playing.look_after(self._up_since)

    async def _check(self) -> None:
        """Check every log without the server, and drop finished games."""
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
    """Check that the log holds every acknowledged request once, and no refused one."""
    entries = await store.entries_since(game, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), f"{game} has gaps"
    requests = Counter((entry.seat, entry.request) for entry in entries if entry.request is not None)
    assert set(requests.values()) <= {1}, f"{game}: a request is logged twice"
    assert not requests.keys() & set(ledger.refused), f"{game}: a refused request is logged"
    for told in ledger.acknowledged:
        assert told.seq <= len(entries), f"{game}: {told} is lost"
        _check_row(told, entries[told.seq - 1])
    table = await store.load(game)  # replays it
    assert table is not None
    for n, seat, text in ledger.said:
        message = (await store.said_since(game, n, len(table.seats)))[0]
        assert (message.n, message.seat, message.text) == (n, seat, text), f"{game}: message {n} is {message}"
    assert table.game is not None
    assert ledger.scores in (None, table.game.scores()), f"{game}: the scores differ from those sent"


def _check_row(told: Acknowledged, row: Entry) -> None:
    assert (row.seat, row.request) == (told.seat, told.request), f"{told} is not in row {row}"
    if told.path == "choices":
        chosen = [row.what.choice] if isinstance(row.what, PickedAhead) else row.answers[: len(told.choices)]
        assert tuple(chosen) == told.choices, f"{told} became row {row}"


async def _gone(workers: list[int]) -> None:
    """Wait until the bots' processes have ended, as their server has."""
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
