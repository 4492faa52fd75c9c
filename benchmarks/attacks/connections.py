"""Attacks below the application: requests and headers that never end."""

from __future__ import annotations

import asyncio
import time
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from benchmarks.attacks.scene import ATTACKER, VICTIM, Finding, Scene, at_most, attack, expected, until
from benchmarks.attacks.victims import EVERY, alone, pulse, undisturbed
from benchmarks.serving import Server

_HALF_A_HEADER: Final = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-Never-Ends: "
_HALF_A_BODY: Final = (
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
)
_LINGERING: Final = 270
_CLOSED_WITHIN: Final = 60.0  # seconds
_HUGE: Final = 66_000_000  # bytes
_PIECE: Final = 65_536


class Lingering:
    """A connection that sends its request one byte at a time."""

    def __init__(self, server: Server, opening: bytes) -> None:
        self._server = server
        self._opening = opening
        self.open = True

    async def hold(self) -> None:
        with suppress(OSError):
            reader, writer = await connection(self._server)
            try:
                writer.write(self._opening)
                ended = asyncio.create_task(_to_the_end(reader))
                while not ended.done():
                    writer.write(b"x")
                    await asyncio.wait([ended], timeout=2)
            finally:
                self.open = False
                writer.close()
        self.open = False


async def connection(server: Server) -> tuple[StreamReader, StreamWriter]:
    at = urlsplit(server.url)
    return await asyncio.open_connection(at.hostname, at.port, local_addr=(ATTACKER, 0))


async def _to_the_end(reader: StreamReader) -> bytes:
    read = b""
    with suppress(OSError):
        while piece := await reader.read(_PIECE):
            read += piece
    return read


@attack
async def unfinished_requests(scene: Scene) -> list[Finding]:
    """Open 270 connections from one address that never finish their headers, then 270 that never finish a body."""
    server = await scene.server()
    findings = []
    for what, opening in (("headers", _HALF_A_HEADER), ("bodies", _HALF_A_BODY)):
        findings += [replace(each, what=f"{what}: {each.what}") for each in await _lingering(scene, server, opening)]
    return findings


async def _lingering(scene: Scene, server: Server, opening: bytes) -> list[Finding]:
    victim = await scene.caller(server, VICTIM)
    before = None if scene.short else await alone(victim)
    held = [Lingering(server, opening) for _ in range(_LINGERING)]

    async def all_closed() -> bool:
        return not any(each.open for each in held)

    tasks = [asyncio.create_task(each.hold()) for each in held]
    started = time.monotonic()
    try:
        async with pulse(victim, 1.0 if scene.short else EVERY) as feeling:
            newcomer = await (await scene.caller(server, VICTIM)).call("GET", "/api/about")
            await until(all_closed, _CLOSED_WITHIN)
            took = time.monotonic() - started
            still_open = sum(each.open for each in held)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return [
        expected(f"of {_LINGERING} connections open after {took:.0f} s", still_open, 0),
        expected("another client that connects meanwhile", newcomer.status, 200),
        *undisturbed(scene, feeling, before),
    ]


@attack
async def huge_header(scene: Scene) -> list[Finding]:
    """Send one header of 66 MB, then 66 MB of 8 kB headers, then an address of 66 MB."""
    server = await scene.server()
    findings = []
    for number, (what, opening, piece) in enumerate(
        (
            ("one header", b"GET /api/about HTTP/1.1\r\nX-Huge: ", b"x" * _PIECE),
            ("many headers", b"GET /api/about HTTP/1.1\r\n", (b"X-Huge: " + b"x" * 8182 + b"\r\n") * 8),
            ("one address", b"GET /", b"x" * _PIECE),
        )
    ):
        if number and not scene.short:  # a process keeps the memory it used once
            await server.stop()
            await server.start()
        cpu, memory = server.seconds(), server.memory()
        sent, status = await _send_endlessly(server, opening, piece)
        findings += [
            Finding(f"{what}: sent before it was refused", f"{sent / 1e6:.1f} MB, {status}", "", sent < _HUGE),
            at_most(f"{what}: processor time of the server", server.seconds() - cpu, 0.5, "s"),
            at_most(f"{what}: memory of the server", (server.memory() - memory) / 1e6, 10, "MB"),
        ]
    return findings


async def _send_endlessly(server: Server, opening: bytes, piece: bytes) -> tuple[int, str]:
    """Return how many bytes could be sent, and the first line of the answer."""
    reader, writer = await connection(server)
    answer = asyncio.create_task(_to_the_end(reader))
    sent = 0
    with suppress(OSError):
        writer.write(opening)
        while sent < _HUGE and not answer.done():
            writer.write(piece)
            await writer.drain()
            sent += len(piece)
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            await answer
    line = "no answer" if answer.cancelled() else answer.result().partition(b"\r\n")[0].decode("latin-1")
    writer.close()
    return sent, line or "closed without an answer"
