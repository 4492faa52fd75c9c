"""Ordinary players, who notice when somebody keeps the server busy."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from httpx2 import HTTPError
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.attacks.scene import PERSON, VICTIM, Answer, Caller, Finding, Made, Scene, at_most, expected, p95
from benchmarks.serving import Server

EVERY: Final = 0.125  # seconds between turns of up to three requests: 24 of the 30 allowed per second
_P95: Final = 150.0  # ms
_TURNS_WITHIN: Final = 90.0  # seconds; a slower bot is a finding


def socket(server: Server, game: str, address: str, query: str = "") -> connect:
    url = f"{server.url.replace('http', 'ws', 1)}/api/games/{game}/socket{query}"
    return connect(url, proxy=None, compression=None, max_size=None, open_timeout=60, local_addr=(address, 0))


class Pulse:
    """Fetches the table and chooses at a steady rate, whether or not answers come.

    Times are measured from when a request was due, so one long stall shows in many of them.
    """

    def __init__(self, caller: Caller, every: float) -> None:
        self._caller = caller
        self._every = every
        self._tasks: list[asyncio.Task[None]] = []
        self._game: Made | None = None
        self._choosing = asyncio.Lock()
        self.times: list[float] = []
        self.refused: list[str] = []

    async def beat(self) -> None:
        due = time.perf_counter()
        while True:
            self._tasks.append(asyncio.create_task(self._turn(due)))
            due += self._every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def finish(self) -> None:
        await asyncio.gather(*self._tasks)

    async def _turn(self, due: float) -> None:
        try:
            if not self._choosing.locked():
                async with self._choosing:
                    await self._play(due)
            elif self._game is not None:  # the turn before is still unanswered
                self._note(due, await self._game.get())
        except HTTPError as error:
            self.times.append(time.perf_counter() - due)
            self.refused.append(type(error).__name__)

    async def _play(self, due: float) -> None:
        if self._game is None:
            self._game = await self._caller.make(PERSON, PERSON)
        looked = await self._game.get()
        if not self._note(due, looked):
            return
        prompt = looked.body["view"]["prompt"]
        if prompt is None:  # the game is over
            self._game = None
            return
        if prompt["seat"] != looked.body["you"]:
            due = time.perf_counter()
            looked = await self._game.get(seat=prompt["seat"])
            if not self._note(due, looked):
                return
        due = time.perf_counter()
        self._note(due, await self._game.choose(looked.body))

    def _note(self, since: float, answer: Answer) -> bool:
        """Record an answer. Return whether it was a success."""
        self.times.append(time.perf_counter() - since)
        if answer.status != 200:
            self.refused.append(str(answer))
        return answer.status == 200


@asynccontextmanager
async def pulse(caller: Caller, every: float = EVERY) -> AsyncIterator[Pulse]:
    """Play at a steady rate until the block ends."""
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
    """Return the p95 of an undisturbed player, in seconds."""
    async with pulse(victim) as feeling:
        await asyncio.sleep(8)
    return p95(feeling.times)


def undisturbed(scene: Scene, feeling: Pulse, before: float | None = None) -> list[Finding]:
    """Check that the player was served and, on an idle machine, that it was quick."""
    served = [
        Finding("another player's requests answered", str(len(feeling.times)), "some", len(feeling.times) > 0),
        expected("and refused", dict(Counter(feeling.refused)), {}),
    ]
    if scene.short or before is None:
        return served
    what = f"their p95 (alone {1000 * before:.0f} ms, worst {1000 * max(feeling.times):.0f} ms)"
    return [*served, at_most(what, 1000 * p95(feeling.times), _P95, "ms")]


async def waited(server: Server, victim: Caller, bot: str, turns: int) -> Wait:
    """Play a new game against a bot for this many turns. Return how long the bot took."""
    game = await victim.make(PERSON, {"kind": "bot", "bot": bot})
    wait = Wait()
    async with socket(server, game.id, VICTIM) as listening:
        await listening.send(json.dumps({"type": "hello", "token": game.tokens[0]}))
        with suppress(TimeoutError):
            async with asyncio.timeout(_TURNS_WITHIN):
                await wait.for_turns(game, listening, turns)
    return wait


class Wait:
    """How long a person waited for a bot, from a choice until being asked again."""

    def __init__(self) -> None:
        self.turns = 0  # finished by the bot
        self.choices = 0
        self._finished = 0.0
        self._since: float | None = None

    @property
    def for_a_choice(self) -> float:
        """Seconds per choice, including a turn that was not finished."""
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
    """Wait for the next position in which this person has a choice."""
    async for text in listening:
        told: dict[str, Any] = json.loads(text)
        if told["type"] == "position" and told["view"]["prompt"] and "choices" in told["view"]["prompt"]:
            return told
    raise AssertionError(f"the socket was closed: {listening.close_reason}")
