"""Measures what a choice costs one, two and three server processes on one PostgreSQL.

    python -m benchmarks.scaling [--games 40] [--rate 60] [--seconds 2] [--rounds 9]

Each game has two players, and each player talks to one process. `apart`: always to different ones, the worst case;
`random`: each to any of them; `together`: both to the same, as behind a proxy that routes by game id. After each choice
one of the two also fetches the table. With fewer cores than processes, a clock cannot tell how many choices per second
are possible. So they are computed from processor time: N processes that use cost(N) together for a choice can handle
N * cost(1) / cost(N) times as many as one.
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
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Crowd
from benchmarks.random_players import http_client
from benchmarks.serving import Server, children, processor_times
from tests.server.postgresql import started

_PLACEMENTS = ("apart", "random", "together")
_MOST_PROCESSES = 3
_WANTED = {2: 1.7, 3: 2.3}  # at least this many times one process, with opponents apart


@dataclass
class Setting:
    """Some server processes and the crowd they serve."""

    placement: str
    servers: list[Server]
    crowd: Crowd
    times: list[float] = field(default_factory=list)  # from sending a choice until it reaches the opponent
    costs: list[float] = field(default_factory=list)  # processor time of the servers per choice, by round
    database_costs: list[float] = field(default_factory=list)  # the same for PostgreSQL

    async def play(self, postgresql: int, rate: float, seconds: float) -> None:
        used, database = self._used(), postgresql_seconds(postgresql)
        times = await self.crowd.play(rate, seconds)
        self.times += times
        self.costs.append((self._used() - used) / len(times))
        self.database_costs.append((postgresql_seconds(postgresql) - database) / len(times))

    def _used(self) -> float:
        return sum(server.seconds() for server in self.servers)

    def times_the_choices_of(self, alone: Setting) -> float:
        """Return the speed-up by processor time. Rounds are compared pairwise, because the machine may slow down."""
        return len(self.servers) * median(one / cost for one, cost in zip(alone.costs, self.costs, strict=True))


def places(placement: str, processes: int, games: int, rng: random.Random) -> list[tuple[int, int]]:
    """Return, for each game, the processes that its two players talk to."""
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
async def serving(processes: int, database: str, folder: Path) -> AsyncIterator[list[Server]]:
    servers = [Server(database, folder / f"log-{processes}-{n}", forget_after=3600) for n in range(processes)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.stop()
    assert not any(server.problems() for server in servers), [server.problems() for server in servers]


@asynccontextmanager
async def opened(placement: str, servers: list[Server], games: int) -> AsyncIterator[Setting]:
    rng = random.Random(len(servers))
    clients = [http_client(server.url) for server in servers]
    try:
        async with Crowd(clients, games, rng, places(placement, len(servers), games, rng), looking=True) as crowd:
            await crowd.listen()
            yield Setting(placement, servers, crowd)
    finally:
        for client in clients:
            await client.aclose()


async def measure(pid: int, databases: list[str], wanted: argparse.Namespace, folder: Path) -> list[Setting]:
    """Measure in rounds, so that other work on the machine disturbs all settings alike."""
    async with AsyncExitStack() as stack:
        settings = []
        for processes, database in enumerate(databases, 1):
            servers = await stack.enter_async_context(serving(processes, database, folder))
            for placement in _PLACEMENTS if processes > 1 else ("together",):
                settings.append(await stack.enter_async_context(opened(placement, servers, wanted.games)))
        for setting in settings:  # to warm up
            await setting.crowd.play(wanted.rate, 1.0)
        for _ in range(wanted.rounds):
            for setting in settings:
                await setting.play(pid, wanted.rate, wanted.seconds)
        return settings


def postgresql_seconds(pid: int) -> float:
    """Return the processor time of PostgreSQL: its main process, its running children, and those that have ended."""
    return sum(processor_times(pid)) + sum(sum(processor_times(child)[:2]) for child in children(pid))


def report(settings: Sequence[Setting]) -> tuple[Table, bool]:
    table = Table("processes", "opponents", "choices", "ms/choice", "PostgreSQL", "p95", "times one", "at least", "met")
    all_met = True
    for each in settings:
        n = len(each.servers)
        times = each.times_the_choices_of(settings[0])
        least = _WANTED.get(n) if each.placement == "apart" else None
        all_met = all_met and (least is None or times >= least)
        table.add_row(
            str(n),
            each.placement if n > 1 else "",
            str(len(each.times)),
            f"{median(each.costs) * 1000:.2f}",
            f"{median(each.database_costs) * 1000:.2f}",
            f"{quantiles(each.times, n=20)[18] * 1000:.0f} ms",
            f"{times:.2f}",
            f"{least:.1f}" if least else "",
            "" if least is None else "yes" if times >= least else "NO",
        )
    return table, all_met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="at once, in each setting")
    parser.add_argument("--rate", type=float, default=60.0, help="choices per second")
    parser.add_argument("--seconds", type=float, default=2.0, help="per round and setting")
    parser.add_argument("--rounds", type=int, default=9)
    wanted = parser.parse_args()
    with started() as postgresql, tempfile.TemporaryDirectory() as folder:
        databases = [postgresql.with_database(f"processes{n}") for n in range(1, _MOST_PROCESSES + 1)]
        settings = asyncio.run(measure(postgresql.pid, databases, wanted, Path(folder)))
    table, all_met = report(settings)
    table.title = f"{wanted.games} games, {wanted.rate:.0f} choices per second, load {os.getloadavg()[0]:.1f}"
    Console(width=120).print(table)
    if not all_met:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
