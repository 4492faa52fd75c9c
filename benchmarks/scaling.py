"""One, two and three server processes on one PostgreSQL: what a choice costs them.

    python -m benchmarks.scaling [--games 60] [--rate 60] [--seconds 4] [--rounds 4]

Games of two people, each of whom talks to one process only. `apart`: the two always talk to different processes, the
worst case; `random`: each to any of them; `together`: both to the same, as behind a proxy that goes by the game's id.
After each choice one of the two also fetches the table. Where there are fewer cores than processes, choices per second
cannot be read off a clock, so they are computed from processor time: N processes that use cost(N) together for a choice
can do N * cost(1) / cost(N) times what one can.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.guests import http_client
from benchmarks.serving import Server, children, processor_times
from tests.server.postgresql import started

_SETTINGS = (("alone", 1), ("apart", 2), ("apart", 3), ("random", 2), ("random", 3), ("together", 2), ("together", 3))
_WANTED = {2: 1.7, 3: 2.3}  # times the choices of one process, even with opponents apart


@dataclass
class Setting:
    """Some processes and the crowd they serve."""

    placement: str
    servers: list[Server]
    crowd: Crowd
    times: list[float] = field(default_factory=list)
    used: float = 0.0  # processor time of the servers, in seconds
    database: float = 0.0  # of PostgreSQL

    async def play(self, postgresql: int, rate: float, seconds: float) -> None:
        used, database = self._used(), postgresql_seconds(postgresql)
        self.times += await self.crowd.play(rate, seconds)
        self.used += self._used() - used
        self.database += postgresql_seconds(postgresql) - database

    def _used(self) -> float:
        return sum(server.seconds() for server in self.servers)

    @property
    def cost(self) -> float:
        """Milliseconds of the servers' processor time for a choice."""
        return self.used / len(self.times) * 1000


def places(placement: str, processes: int, games: int, rng: random.Random) -> list[tuple[int, int]]:
    """For each game the processes that its two people talk to."""
    found = []
    for _ in range(games):
        first = rng.randrange(processes)
        if placement == "apart":
            second = (first + rng.randrange(1, processes)) % processes
        elif placement == "random":
            second = rng.randrange(processes)
        else:
            second = first
        found.append((first, second))
    return found


@asynccontextmanager
async def opened(placement: str, processes: int, games: int, database: str, folder: Path) -> AsyncIterator[Setting]:
    rng = random.Random(processes)
    servers = [
        Server(database, folder / f"log-{placement}-{processes}-{n}", forget_after=3600) for n in range(processes)
    ]
    clients = [http_client(server.url) for server in servers]
    try:
        for server in servers:
            await server.start()
        async with Crowd(clients, games, rng, places(placement, processes, games, rng), looking=True) as crowd:
            await crowd.listen()
            yield Setting(placement, servers, crowd)
    finally:
        for client in clients:
            await client.aclose()
        for server in servers:
            await server.stop()
        assert not any(server.problems() for server in servers), [server.problems() for server in servers]


async def measure(pid: int, databases: list[str], wanted: argparse.Namespace, folder: Path) -> list[Setting]:
    """Round by round, so that whatever else the machine does disturbs all alike."""
    async with AsyncExitStack() as stack:
        settings = [
            await stack.enter_async_context(opened(*which, wanted.games, database, folder))
            for which, database in zip(_SETTINGS, databases, strict=True)
        ]
        for setting in settings:  # what is done only once is not measured
            await setting.crowd.play(wanted.rate, 1.0)
        for _ in range(wanted.rounds):
            for setting in settings:
                await setting.play(pid, wanted.rate, wanted.seconds)
        return settings


def postgresql_seconds(pid: int) -> float:
    """Processor time that PostgreSQL has used: its first process, those that run, and those that have ended."""
    return sum(processor_times(pid)) + sum(sum(processor_times(child)[:2]) for child in children(pid))


def report(settings: Sequence[Setting]) -> tuple[Table, bool]:
    alone = settings[0].cost
    table = Table("processes", "opponents", "choices", "ms/choice", "PostgreSQL", "p95", "times one", "at least", "met")
    all_met = True
    for each in settings:
        n = len(each.servers)
        times = n * alone / each.cost
        least = _WANTED.get(n) if each.placement == "apart" else None
        all_met = all_met and (least is None or times >= least)
        table.add_row(
            str(n),
            each.placement,
            str(len(each.times)),
            f"{each.cost:.2f}",
            f"{each.database / len(each.times) * 1000:.2f}",
            f"{quantiles(each.times, n=20)[18] * 1000:.0f} ms",
            f"{times:.2f}",
            f"{least:.1f}" if least else "",
            "" if least is None else "yes" if times >= least else "NO",
        )
    return table, all_met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="at once, in each setting")
    parser.add_argument("--rate", type=float, default=60.0, help="choices per second")
    parser.add_argument("--seconds", type=float, default=4.0, help="per round and setting")
    parser.add_argument("--rounds", type=int, default=4)
    wanted = parser.parse_args()
    with started() as postgresql, tempfile.TemporaryDirectory() as folder:
        databases = [postgresql.with_database(f"setting{n}") for n in range(len(_SETTINGS))]
        settings = asyncio.run(measure(postgresql.pid, databases, wanted, Path(folder)))
    table, all_met = report(settings)
    table.title = f"{wanted.games} games, {wanted.rate:.0f} choices per second, load {os.getloadavg()[0]:.1f}"
    Console(width=120).print(table)
    if not all_met:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
