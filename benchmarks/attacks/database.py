"""Database failures. The server must report them soon, and recover."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final

from httpx2 import HTTPError

from benchmarks.attacks.scene import (
    PERSON,
    VICTIM,
    Answer,
    Caller,
    Finding,
    Scene,
    at_most,
    attack,
    expected,
    until,
)
from benchmarks.serving import Server
from tests.server.postgresql import started

_WITHIN: Final = 2.5  # seconds; the server waits for two
_FORGOTTEN_AFTER: Final = 2.0  # seconds for which the server may repeat an earlier answer
_RECOVERED_WITHIN: Final = 60.0


@attack
async def full_disk(scene: Scene) -> list[Finding]:
    """Fill the disk of the database."""
    folder = scene.folder / "small"
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", str(folder)]
    if subprocess.run(mounting, check=False, capture_output=True).returncode:
        return [Finding("a small disk", "mounting is not permitted here: not tried", "", True)]
    scene.stack.callback(lambda: subprocess.run(["umount", "--lazy", folder], check=True))
    scene.database = folder / "games.db"

    @contextmanager
    def full() -> Iterator[None]:
        filler = folder / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)
        yield
        filler.unlink()

    return await _while_failing(scene, await scene.server(), full())


@attack
async def locked_database(scene: Scene) -> list[Finding]:
    """Lock the SQLite file from another program."""

    @contextmanager
    def locked() -> Iterator[None]:
        connection = sqlite3.connect(scene.database, isolation_level=None)
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.close()

    return await _while_failing(scene, await scene.server(), locked())


@attack
async def corrupt_database(scene: Scene) -> list[Finding]:
    """Overwrite the SQLite file with random bytes."""

    @contextmanager
    def corrupt() -> Iterator[None]:
        for path in (scene.database, Path(f"{scene.database}-wal")):
            size = path.stat().st_size
            with path.open("r+b") as file:
                file.write(os.urandom(size))
        yield

    return await _while_failing(scene, await scene.server(), corrupt(), recovers=False)


@attack
async def moved_database(scene: Scene) -> list[Finding]:
    """Move the SQLite file away."""
    away = scene.folder / "away"

    @contextmanager
    def moved() -> Iterator[None]:
        away.mkdir()
        names = [f"games.db{end}" for end in ("", "-wal", "-shm")]
        for name in names:
            os.rename(scene.folder / name, away / name)
        yield
        for name in names:
            os.replace(away / name, scene.folder / name)

    # A process that has the file open may go on writing to it.
    return await _while_failing(scene, await scene.server(), moved(), choice=("503 unavailable", "200"))


@attack
async def frozen_postgresql(scene: Scene) -> list[Finding]:
    """Freeze every process of PostgreSQL, so that connections are neither answered nor refused."""
    with started() as postgresql:
        server = await scene.server(postgresql.address)
        findings = await _while_failing(scene, server, postgresql.frozen())
        await server.stop()
        return findings


@attack
async def stopped_postgresql(scene: Scene) -> list[Finding]:
    """Shut PostgreSQL down."""
    with suppress(subprocess.CalledProcessError), started() as postgresql:  # `started` fails to stop it a second time
        server = await scene.server(postgresql.address)

        @contextmanager
        def stopped() -> Iterator[None]:
            os.kill(postgresql.pid, signal.SIGINT)
            yield

        findings = await _while_failing(scene, server, stopped(), recovers=False)
        await server.stop()
    return findings


async def _while_failing(
    scene: Scene,
    server: Server,
    failing: AbstractContextManager[None],
    *,
    recovers: bool = True,
    choice: tuple[str, ...] = ("503 unavailable",),
) -> list[Finding]:
    """Check /health and a choice during the failure and, if it recovers, afterwards."""
    victim = await scene.caller(server, VICTIM)
    game = await victim.make(PERSON, PERSON)
    position = await game.to_act()
    findings = [expected("/health before", (await victim.call("GET", "/health")).status, 200)]
    with failing:
        told, took = await _health(victim)
        findings.append(expected("/health meanwhile", told, 503))
        findings.append(at_most("how long that took", took, 10 * _WITHIN if scene.short else _WITHIN, "s"))
        answer = await _tried(game.choose(position))
        findings.append(Finding("a choice meanwhile", answer, " or ".join(choice), answer in choice))
    if not recovers:
        return findings

    async def well() -> bool:
        return (await _health(victim))[0] == 200

    findings.append(expected("/health is well again", await until(well, _RECOVERED_WITHIN), True))
    findings.append(expected("a choice afterwards", await _tried(game.choose(await game.to_act())), "200"))
    return findings


async def _health(caller: Caller) -> tuple[int | None, float]:
    """Return status and seconds of /health. Ask twice if the first answer may be from before the failure."""
    for _ in range(2):
        begun = time.monotonic()
        status: int | None = None
        with suppress(HTTPError):
            status = (await caller.call("GET", "/health")).status
        took = time.monotonic() - begun
        if status != 200:
            break
        await asyncio.sleep(_FORGOTTEN_AFTER)
    return status, took


async def _tried(call: Awaitable[Answer]) -> str:
    try:
        return str(await call)
    except HTTPError as error:
        return type(error).__name__
