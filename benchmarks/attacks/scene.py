"""The setting of an attack: a server with its real limits, clients with their own addresses, and findings."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from httpx2 import AsyncClient, AsyncHTTPTransport, Limits

from benchmarks.serving import Server

# All of 127.0.0.0/8 is this machine, but to the server each address is another client.
VICTIM: Final = "127.0.0.1"
ATTACKER: Final = "127.0.0.2"
BYSTANDER: Final = "127.0.0.3"

PERSON: Final = {"kind": "person", "name": "Guest"}
_PATIENCE: Final = 60.0  # seconds for an answer


@dataclass(frozen=True)
class Finding:
    """A measured figure or condition, and whether it is within its limit."""

    what: str
    measured: str
    limit: str
    held: bool


def at_most(what: str, value: float, limit: float, unit: str = "") -> Finding:
    return Finding(what, f"{_plain(value)} {unit}".rstrip(), f"at most {_plain(limit)} {unit}".rstrip(), value <= limit)


def _plain(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def expected(what: str, found: object, wanted: object) -> Finding:
    return Finding(what, str(found), str(wanted), found == wanted)


def p95(times: Sequence[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[18]


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any

    @property
    def reason(self) -> str | None:
        """The error code of a refusal."""
        return self.body.get("error") if isinstance(self.body, dict) else None

    def __str__(self) -> str:
        return f"{self.status} {self.reason or ''}".strip()


class Caller:
    """A client with its own address."""

    def __init__(self, http: AsyncClient, address: str) -> None:
        self.http = http
        self.address = address

    async def call(self, method: str, path: str, token: str | None = None, body: Any = None, **query: Any) -> Answer:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, headers=headers, json=body, params=query)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return Answer(answer.status_code, answer.json() if is_json else answer.text)

    async def make(self, *seats: dict[str, Any], pace: str = "instant", **more: Any) -> Made:
        wanted = {"options": {"players": len(seats)}, "seats": seats, "pace": pace} | more
        answer = await self.call("POST", "/api/games", None, wanted)
        assert answer.status == 201, answer
        return Made(self, answer.body["game"], answer.body["invitation"], answer.body["seats"])


class Made:
    """A new game, with the tokens of its people."""

    def __init__(self, caller: Caller, game: str, invitation: str, seats: list[dict[str, Any]]) -> None:
        self.id = game
        self.invitation = invitation
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in seats}
        self._caller = caller

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"

    async def get(self, path: str = "", seat: int | None = None, **query: Any) -> Answer:
        return await self._caller.call("GET", self.path + path, self._token(seat), **query)

    async def post(self, path: str, body: Any = None, seat: int | None = None) -> Answer:
        return await self._caller.call("POST", self.path + path, self._token(seat), body)

    async def choose(self, position: dict[str, Any], which: int = 0) -> Answer:
        """Make one of the choices that the position offers, for the seat it was sent to."""
        choices = position["view"]["prompt"]["choices"]
        choice = choices[which % len(choices)]["id"]
        body = {"seq": position["seq"], "request": f"choice-{position['seq']:08}", "choices": [choice]}
        return await self.post("/choices", body, position["you"])

    async def to_act(self) -> dict[str, Any]:
        """Return the position as the person to act sees it."""
        position: dict[str, Any] = (await self.get()).body
        seat = position["view"]["prompt"]["seat"]
        if seat != position["you"]:
            position = (await self.get(seat=seat)).body
        return position

    def _token(self, seat: int | None) -> str:
        return next(iter(self.tokens.values())) if seat is None else self.tokens[seat]


class Scene:
    """What an attack works with. `short` is for tests: less of everything, and independent of the machine's load."""

    def __init__(self, folder: Path, short: bool, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.short = short
        self.stack = stack
        self.database = folder / "games.db"

    async def server(self, database: str | None = None, **more: Any) -> Server:
        """Start a server with its default limits."""
        server = Server(database or f"sqlite:///{self.database}", self.folder / "log", limited=True, **more)
        self.stack.push_async_callback(server.stop)
        await server.start()
        return server

    async def caller(self, server: Server, address: str, patience: float = _PATIENCE) -> Caller:
        transport = AsyncHTTPTransport(local_address=address, limits=Limits(max_connections=50), trust_env=False)
        http = AsyncClient(base_url=server.url, transport=transport, timeout=patience)
        self.stack.push_async_callback(http.aclose)
        return Caller(http, address)

    def sql(self, *commands: tuple[str, Sequence[Any]]) -> None:
        """Change the SQLite database behind the server's back."""
        with closing(sqlite3.connect(self.database, timeout=30)) as connection, connection:
            for command, values in commands:
                connection.execute(command, values)

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.database, timeout=30)) as connection:
            return connection.execute(query, values).fetchall()

    def run(self, *command: str) -> None:
        """Run the command line, as an operator would."""
        subprocess.run([sys.executable, "-m", "grandaustria", *command], check=True, stdout=subprocess.DEVNULL)


Attack = Callable[[Scene], Awaitable[list[Finding]]]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(function: Attack) -> Attack:
    """Register an attack under its name."""
    ATTACKS[function.__name__] = function
    return function


@asynccontextmanager
async def scene(folder: Path, short: bool) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        yield Scene(folder, short, stack)


async def until(condition: Callable[[], Awaitable[bool]], patience: float) -> bool:
    """Wait until the condition is true. Return whether it was within `patience` seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while loop.time() < end:
        if await condition():
            return True
        await asyncio.sleep(0.2)
    return False
