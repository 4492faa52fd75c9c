"""A server process to strain: the real one, with its limits or, for load, without those on a single address."""

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
    """Seconds of a process: its own as user and in the kernel, then those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return [int(ticks) / os.sysconf("SC_CLK_TCK") for ticks in fields[11:15]]


class Server:
    """Can be started and killed again and again; keeps its port.

    `limited` keeps the default limits; `program` is run in place of `-m grandaustria`.
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
        """Until it listens."""
        command = (*self._program, "serve", "--port", str(self._port), "--database", self.database)
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *command, env=os.environ | self._settings, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self._process.stdout is not None
        if not await self._process.stdout.readline():
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    async def kill(self) -> None:
        """With no time to finish anything."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        return children(self.pid)

    def memory(self) -> int:
        """Bytes that the process, without its workers, holds in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def seconds(self) -> float:
        """Processor time that the process, without its workers, has used."""
        return sum(processor_times(self.pid)[:2])

    def problems(self) -> list[str]:
        """What it logged as an error."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [f"{line['event']}: {line.get('traceback', '')}" for line in lines if line["level"] == "error"]
