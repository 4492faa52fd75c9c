"""Many pairs of players in one thread. They parse as little of each message as they can."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from httpx2 import AsyncClient
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.random_players import make_game

_SEQ = re.compile(r'"seq": ?(\d+)')
_CHOICES = '"choices":['
_PERSON = {"kind": "person", "name": "Guest"}


@dataclass
class Pair:
    """A game of two players, each of whom talks to one server."""

    game: str
    tokens: list[str]
    servers: list[AsyncClient]
    seq: int = 0
    to_act: int | None = None
    offered: list[int] = field(default_factory=list)
    awaited: int | None = None  # the row that the opponent has not heard of yet
    sent_at: float = 0.0


class Crowd:
    """Pairs of players. `places` has, for each game, the servers that its two players talk to; default: the first.

    With `looking`, one of the two fetches the table after each choice.
    """

    def __init__(
        self,
        servers: Sequence[AsyncClient],
        games: int,
        rng: random.Random,
        places: Sequence[tuple[int, int]] | None = None,
        looking: bool = False,
    ) -> None:
        self._servers = servers
        self._places = places or [(0, 0)] * games
        self._rng = rng
        self._looking = looking
        self._pairs: list[Pair] = []
        self._sockets: list[ClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._times: list[float] = []

    async def __aenter__(self) -> Crowd:
        for places in self._places:
            servers = [self._servers[place] for place in places]
            made = await make_game(servers[0], [_PERSON, _PERSON])
            self._pairs.append(Pair(made["game"], [seat["token"] for seat in made["seats"]], servers))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def look(self) -> None:
        """Let every player fetch the table once, so that all games are in memory."""
        for pair in self._pairs:
            for seat in range(2):
                await self._look(pair, seat)

    async def _look(self, pair: Pair, seat: int) -> None:
        headers = {"Authorization": f"Bearer {pair.tokens[seat]}"}
        # As a client does that already knows all events.
        answer = await pair.servers[seat].get(f"/api/games/{pair.game}?since=1000000", headers=headers)
        assert answer.status_code == 200, answer.text

    async def listen(self) -> None:
        """Connect every player, and wait until each game has an actor."""
        for pair in self._pairs:
            for seat, token in enumerate(pair.tokens):
                url = str(pair.servers[seat].base_url).replace("http", "ws", 1).rstrip("/")
                socket = await connect(f"{url}/api/games/{pair.game}/socket", proxy=None)
                await socket.send(json.dumps({"type": "hello", "token": token}))
                self._sockets.append(socket)
                self._tasks.append(asyncio.create_task(self._hear(pair, seat, socket)))
        while any(not pair.offered for pair in self._pairs):
            await asyncio.sleep(0.05)

    async def _hear(self, pair: Pair, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            assert isinstance(text, str)
            if not text.startswith('{"type":"position"'):
                continue
            found = _SEQ.search(text)
            assert found is not None
            seq = int(found[1])
            if pair.awaited is not None and seat != pair.to_act and seq >= pair.awaited:
                self._times.append(now - pair.sent_at)
                pair.awaited = None
            if _CHOICES in text:
                prompt: dict[str, Any] = json.loads(text)["view"]["prompt"]
                pair.seq, pair.to_act = seq, seat
                pair.offered = [choice["id"] for choice in prompt["choices"]]

    async def play(self, rate: float, seconds: float) -> list[float]:
        """Send choices at this rate, even if the server falls behind. Return how long each took to arrive."""
        self._times = []
        started = time.perf_counter()
        sending: set[asyncio.Task[None]] = set()
        sent = 0
        while (now := time.perf_counter() - started) < seconds:
            while sent < now * rate:
                ready = [pair for pair in self._pairs if pair.offered and pair.awaited is None]
                if not ready:
                    break
                task = asyncio.create_task(self._choose(self._rng.choice(ready)))
                sending.add(task)
                task.add_done_callback(sending.discard)
                sent += 1
                await asyncio.sleep(0)
            await asyncio.sleep(0.002)
        await asyncio.gather(*sending)
        until = time.perf_counter() + 10
        while any(pair.awaited is not None for pair in self._pairs) and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        return self._times

    async def _choose(self, pair: Pair) -> None:
        choice, pair.offered = self._rng.choice(pair.offered), []
        actor = pair.to_act
        assert actor is not None
        body = {"seq": pair.seq, "request": f"load-{pair.seq:08}", "choices": [choice]}
        headers = {"Authorization": f"Bearer {pair.tokens[actor]}"}
        pair.awaited, pair.sent_at = pair.seq + 1, time.perf_counter()
        answer = await pair.servers[actor].post(f"/api/games/{pair.game}/choices", headers=headers, json=body)
        assert answer.status_code == 200, answer.text
        if self._looking:
            await self._look(pair, self._rng.randrange(2))
