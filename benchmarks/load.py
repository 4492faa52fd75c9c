"""Plays three hundred games of two people at once, over HTTP and WebSocket, on the machine that runs the server.

    python -m benchmarks.load [--games 300] [--rate 150] [--seconds 20] [--database sqlite|postgresql]

Measures the time from sending a choice until it reaches the opponent's socket, with and without busy bots; the time to
open a finished game that is not in memory; and the memory that a game takes, with and without sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from httpx2 import AsyncClient
from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.random_players import Ledger, RandomPlayer, http_client, make_game
from benchmarks.serving import Server
from tests.server.postgresql import started

_PERSON = {"kind": "person", "name": "Player"}
_FINISHED = 8  # games that are opened cold
_BUSY = 4  # games in which bots are always thinking
_TURNS = 4


@dataclass(frozen=True)
class Figure:
    what: str
    value: float
    unit: str
    wanted: float | None = None

    @property
    def met(self) -> str:
        if self.wanted is None:
            return ""
        return "yes" if self.value <= self.wanted else "NO"


async def measure(server: Server, games: int, rate: float, seconds: float) -> list[Figure]:
    await server.start()
    http = http_client(server.url)
    try:
        finished = await play_to_the_end(http)
        figures = await under_load(server, http, games, rate, seconds)
        await server.stop()
        await server.start()
        return figures + await open_cold(http, finished)
    finally:
        await http.aclose()
        await server.stop()


async def under_load(server: Server, http: AsyncClient, games: int, rate: float, seconds: float) -> list[Figure]:
    before = server.memory()
    async with Crowd([http], games, random.Random(1)) as crowd:
        await crowd.look()
        unheard = server.memory()
        await crowd.listen()
        idle = server.memory()
        alone: list[float] = []
        with_bots: list[float] = []
        used = own = 0.0
        for _ in range(_TURNS):  # in turns, so that other work on the machine disturbs both alike
            used, own = used - server.seconds(), own - time.process_time()
            alone += await crowd.play(rate, seconds / _TURNS)
            used, own = used + server.seconds(), own + time.process_time()
            async with busy_bots(http):
                with_bots += await crowd.play(rate, seconds / _TURNS)
        busy = server.memory()
    delay = p95(with_bots) - p95(alone)
    return [
        Figure("choices per second", len(alone) / seconds, ""),
        Figure("choice to opponent, p50", quantiles(alone, n=20)[9] * 1000, "ms"),
        Figure("choice to opponent, p95", p95(alone) * 1000, "ms", 150),
        Figure("the same while bots think, p95", p95(with_bots) * 1000, "ms"),
        Figure("delay by bots at p95", delay * 1000, "ms", 50),
        Figure("processor time of the server per choice", used / len(alone) * 1000, "ms"),
        Figure("processor time of this program per choice", own / len(alone) * 1000, "ms"),
        Figure("memory of an idle game, no sockets", (unheard - before) / games / 1000, "kB", 100),
        Figure("memory of an idle game, two sockets", (idle - before) / games / 1000, "kB", 100),
        Figure("memory of a game being played, two sockets", (busy - before) / games / 1000, "kB"),
    ]


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[18]


@asynccontextmanager
async def busy_bots(http: AsyncClient) -> AsyncIterator[None]:
    """Play games in which bots are always thinking, until the block ends."""
    games = [asyncio.create_task(_against_bots(http, seed)) for seed in range(_BUSY)]
    await asyncio.sleep(3)  # until they are busy
    yield
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def _against_bots(http: AsyncClient, seed: int) -> None:
    while True:
        made = await make_game(http, [_PERSON, {"kind": "bot", "bot": "planner"}, {"kind": "bot", "bot": "planner"}])
        await RandomPlayer(http, Ledger(), made["game"], 0, made["seats"][0]["token"], random.Random(seed)).play()


async def play_to_the_end(http: AsyncClient) -> list[tuple[str, str]]:
    """Play games to their end. Return their ids with a token each."""
    made = [await make_game(http, [_PERSON, {"kind": "bot", "bot": "random"}]) for _ in range(_FINISHED + 1)]
    known = [(game["game"], game["seats"][0]["token"]) for game in made]
    rng = random.Random(2)
    await asyncio.gather(*(RandomPlayer(http, Ledger(), game, 0, token, rng).play() for game, token in known))
    return known


async def open_cold(http: AsyncClient, finished: list[tuple[str, str]]) -> list[Figure]:
    """Measure the first request for each game. The first game only warms the server up."""
    times = []
    for game, token in finished:
        started_at = time.perf_counter()
        answer = await http.get(f"/api/games/{game}", headers={"Authorization": f"Bearer {token}"})
        times.append(time.perf_counter() - started_at)
        assert answer.json()["status"] == "over"
    middle = sorted(times[1:])[_FINISHED // 2]
    return [
        Figure("open a finished game, cold, median", middle * 1000, "ms", 50),
        Figure("open a finished game, cold, slowest", max(times[1:]) * 1000, "ms"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rate", type=float, default=150.0, help="choices per second")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two measurements")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = f"sqlite:///{folder / 'games.db'}"
        if wanted.database == "postgresql":
            address = stack.enter_context(started()).address
        server = Server(address, folder / "log", forget_after=3600)  # keep games in memory, to measure it
        figures = asyncio.run(measure(server, wanted.games, wanted.rate, wanted.seconds))
        problems = server.problems()
    load = os.getloadavg()[0]
    table = Table("", "measured", "at most", "met", title=f"{wanted.games} games on {wanted.database}, load {load:.1f}")
    for figure in figures:
        limit = "" if figure.wanted is None else f"{figure.wanted:g} {figure.unit}"
        table.add_row(figure.what, f"{figure.value:.1f} {figure.unit}", limit, figure.met)
    Console().print(table)
    if problems:
        print(f"{len(problems)} errors were logged, the first: {problems[0]}")
    raise SystemExit(bool(problems) or any(figure.met == "NO" for figure in figures))


if __name__ == "__main__":
    main()
