"""The real server as a process of its own, with its log in a file, and raw connections to it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.waiting import PATIENCE


class Served:
    def __init__(self, url: str, log: Path, process: subprocess.Popen[str]) -> None:
        self.url = url
        self.process = process
        self._log = log
        host, _, port = url.removeprefix("http://").rpartition(":")
        self._place = (host, int(port))

    def connected(self) -> socket.socket:
        return socket.create_connection(self._place, timeout=PATIENCE)

    def call(self, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and answer."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}{path}", data, {"Content-Type": "application/json"} | headers)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except HTTPError as problem:
            return problem.code, json.load(problem)

    def log(self) -> str:
        return self._log.read_text()

    @property
    def seconds(self) -> float:
        """Processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes held."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")


@contextmanager
def serving(database: str, log: Path, *arguments: str, **settings: float) -> Iterator[Served]:
    command = [sys.executable, "-m", "grandaustria", "serve", "--port", "0", "--database", database, *arguments]
    environment = os.environ | {f"GRANDAUSTRIA_{name.upper()}": str(value) for name, value in settings.items()}
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment) as process,
    ):
        assert process.stdout is not None
        try:
            yield Served(process.stdout.readline().strip(), log, process)
        finally:
            process.kill()


def everything_from(connection: socket.socket) -> bytes:
    """Until the other side closes it, however it does that."""
    received = b""
    try:
        while piece := connection.recv(65536):
            received += piece
    except ConnectionResetError:
        pass
    return received
