"""A real server process for tests under load, with or without its limits per address."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from pathlib import Path

_LIMITS = {
    "requests_at_once": 10**9,
    "games_per_hour": 10**9,
    "messages_at_once": 10**9,
    "connections_per_address": 10**6,
    "connections": 10**6,
    "sockets_per_address": 10**6,
    "sockets": 10**6,
}


def children(pid: int) -> list[int]:
    found = " ".join((task / "children").read_text() for task in Path(f"/proc/{pid}/task").iterdir())
    return [int(child) for child in found.split()]


def processor_times(pid: int) -> list[float]:
    """Return seconds of a process: user, system, and the same two for its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return [int(ticks) / os.sysconf("SC_CLK_TCK") for ticks in fields[11:15]]


class Server:
    """A server that can be started and killed repeatedly, on the same port.

    `limited` keeps the default limits. `program` replaces `-m grandaustria`.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        limited: bool = False,
        program: Sequence[str] = ("-m", "grandaustria"),
        **settings: float,
    ) -> None:
        self.database = database
        self.log = log
        self._program = program
        chosen = settings if limited else _LIMITS | settings
        self._settings = {f"GRANDAUSTRIA_{name.upper()}": str(value) for name, value in chosen.items()}
        self._process: Process | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it listens."""
        command = (*self._program, "serve", "--port", str(self._port), "--database", self.database)
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *command, env=os.environ | self._settings, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self._process.stdout is not None
        if not await self._process.stdout.readline():
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    async def kill(self) -> None:
        """Kill the process, so that it cannot finish anything."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()

    def workers(self) -> list[int]:
        """Return the processes in which its bots run."""
        return children(self.pid)

    def memory(self) -> int:
        """Return the resident memory of the process without its workers, in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def seconds(self) -> float:
        """Return the processor time that the process has used, without its workers."""
        return sum(processor_times(self.pid)[:2])

    def problems(self) -> list[str]:
        """Return the errors in its log."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [f"{line['event']}: {line.get('traceback', '')}" for line in lines if line["level"] == "error"]
