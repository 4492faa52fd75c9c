"""People who only want to play, and notice when somebody keeps the server busy."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.attacks.scene import PERSON, VICTIM, Caller, Finding, Made, Scene, at_most, expected, p95
from benchmarks.serving import Server

_EVERY: Final = 0.1  # seconds between two looks at the table: with the choices, 20 of the 30 requests allowed
_P95: Final = 150.0  # ms
_TURNS_WITHIN: Final = 90.0  # seconds; a bot that takes longer is slow enough to be told


def socket(server: Server, game: str, address: str, query: str = "") -> connect:
    url = f"{server.url.replace('http', 'ws', 1)}/api/games/{game}/socket{query}"
    return connect(url, proxy=None, compression=None, max_size=None, open_timeout=60, local_addr=(address, 0))


class Pulse:
    """Looks at the table and chooses at a steady rate, whether or not the answers come.

    Times are counted from when a request was due, so that one long standstill shows in many of them.
    """

    def __init__(self, caller: Caller, every: float) -> None:
        self._caller = caller
        self._every = every
        self._tasks: set[asyncio.Task[None]] = set()
        self._game: Made | None = None
        self._choosing = asyncio.Lock()
        self.times: list[float] = []
        self.refused: list[str] = []

    async def beat(self) -> None:
        due = time.perf_counter()
        while True:
            task = asyncio.create_task(self._play(due))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            due += self._every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def finish(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, due: float) -> None:
        if self._choosing.locked():  # the one before waits for its answer
            if self._game is not None:
                self._note(due, (await self._game.get()).status)
            return
        async with self._choosing:
            if self._game is None:
                self._game = await self._caller.make(PERSON, PERSON)
            looked = await self._game.get()
            self._note(due, looked.status)
            if looked.status != 200:
                return
            if looked.body["status"] == "over":
                self._game = None
                return
            position = await self._game.to_act()
            started = time.perf_counter()
            self._note(started, (await self._game.choose(position)).status)

    def _note(self, since: float, status: int) -> None:
        self.times.append(time.perf_counter() - since)
        if status != 200:
            self.refused.append(str(status))


@asynccontextmanager
async def pulse(caller: Caller, every: float = _EVERY) -> AsyncIterator[Pulse]:
    """Somebody plays as long as this lasts."""
    feeling = Pulse(caller, every)
    beating = asyncio.create_task(feeling.beat())
    try:
        yield feeling
    finally:
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        await feeling.finish()


async def alone(victim: Caller) -> float:
    """p95 of an undisturbed player."""
    async with pulse(victim) as feeling:
        await asyncio.sleep(8)
    return p95(feeling.times)


def undisturbed(scene: Scene, feeling: Pulse, before: float | None = None) -> list[Finding]:
    """That player was served meanwhile, and as quickly as can be asked of a machine that does nothing else."""
    served = [
        Finding("another player's requests answered", str(len(feeling.times)), "some", len(feeling.times) > 0),
        expected("and refused", len(feeling.refused), 0),
    ]
    if scene.short or before is None:
        return served
    what = f"their p95 (alone {1000 * before:.0f} ms, worst {1000 * max(feeling.times):.0f} ms)"
    return [*served, at_most(what, 1000 * p95(feeling.times), _P95, "ms")]


async def waited(server: Server, victim: Caller, bot: str, turns: int) -> Wait:
    """Play so many turns against a bot, in a game of their own."""
    game = await victim.make(PERSON, {"kind": "bot", "bot": bot})
    wait = Wait()
    async with socket(server, game.id, VICTIM) as listening:
        await listening.send(json.dumps({"type": "hello", "token": game.tokens[0]}))
        with suppress(TimeoutError):
            async with asyncio.timeout(_TURNS_WITHIN):
                await wait.for_turns(game, listening, turns)
    return wait


class Wait:
    """How long a person waited for a bot, from their own choice to being asked again."""

    def __init__(self) -> None:
        self.turns = 0  # that the bot has finished
        self.choices = 0
        self._finished = 0.0
        self._since: float | None = None

    @property
    def for_a_choice(self) -> float:
        """Seconds, the turn that was not finished included."""
        return self._seconds / max(1, self.choices)

    @property
    def _seconds(self) -> float:
        return self._finished + (time.perf_counter() - self._since if self._since is not None else 0.0)

    async def for_turns(self, game: Made, listening: ClientConnection, turns: int) -> None:
        rng = random.Random(1)
        known = 0
        while self.turns < turns:
            position = await _asked(listening)
            if known and position["seq"] > known + 1:  # the bot has played in between
                self._finished = self._seconds
                self.choices += position["seq"] - known - 1
                self.turns += 1
            known = position["seq"]
            self._since = time.perf_counter()
            answer = await game.choose(position, rng.randrange(1000))
            assert answer.status == 200, answer
        self._since = None


async def _asked(listening: ClientConnection) -> dict[str, Any]:
    """The next position in which this person has something to choose."""
    async for text in listening:
        told: dict[str, Any] = json.loads(text)
        if told["type"] == "position" and told["view"]["prompt"] and "choices" in told["view"]["prompt"]:
            return told
    raise AssertionError(f"the socket was closed: {listening.close_reason}")
