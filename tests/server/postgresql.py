"""A PostgreSQL server of our own, for tests and benchmarks: started in a temporary folder, removed at the end."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg


class NoPostgresql(Exception):
    """It is not installed here."""


class Postgresql:
    """A running server, reached through a socket in its folder."""

    def __init__(self, folder: Path, control: Callable[..., None]) -> None:
        self._folder = folder
        self._control = control

    def start(self) -> None:
        self._control("--wait", f"--log={self._folder / 'log'}", f"--options={_options(self._folder)}", "start")

    def stop(self) -> None:
        self._control("--wait", "--mode=immediate", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Meanwhile connections are neither answered nor refused."""
        processes = [self.pid, *map(int, Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split())]
        _signal(processes, signal.SIGSTOP)
        try:
            yield
        finally:
            _signal(processes, signal.SIGCONT)

    @property
    def address(self) -> str:
        return self._address("postgres")

    def _address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self._folder), safe='')}"

    @property
    def pid(self) -> int:
        """The process that all others of the server are children of."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def with_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self.execute(f"CREATE DATABASE {name}")
        return self._address(name)

    def emptied(self) -> str:
        """The address of its database, in which there is nothing any more; quicker than making another."""
        self.execute("SET lock_timeout = '120s'; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.address

    def execute(self, command: str) -> None:
        asyncio.run(self._execute(command))

    async def _execute(self, command: str) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute(command)
        finally:
            await connection.close()


@contextmanager
def started() -> Iterator[Postgresql]:
    """Durable as in earnest: what is written is synchronised with the disk."""
    programs = _programs()
    owner = _owner()
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: the path of a socket may have about 100 characters
    if owner:
        os.chown(folder, pwd.getpwnam(owner["user"]).pw_uid, -1)
    data = str(folder / "data")

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [programs / program, "-D", data, *arguments],
            check=True,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            **owner,
        )

    try:
        run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync")
        server = Postgresql(folder, partial(run, "pg_ctl"))
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _signal(processes: list[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # PostgreSQL may have ended it
            os.kill(process, number)


def _options(folder: Path) -> str:
    return f"-k {folder} -c listen_addresses='' -c shared_buffers=16MB -c max_connections=200"


def _programs() -> Path:
    """Debian keeps those of the server out of the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not installed:
        raise NoPostgresql("PostgreSQL is not installed: initdb is neither in the path nor in /usr/lib/postgresql")
    return installed[-1]


def _owner() -> dict[str, Any]:
    """It refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    return {"user": "postgres" if "postgres" in names else "nobody", "extra_groups": []}
