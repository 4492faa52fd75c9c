"""Scripted players: each listens on a WebSocket and answers at random over HTTP, even if the server goes away."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from httpx2 import AsyncClient, Limits, NetworkError, RemoteProtocolError, TimeoutException
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

_AGAIN = 0.05  # seconds before a retry


@dataclass(frozen=True)
class Acknowledged:
    """A request that the server acknowledged, and the row it went to."""

    seat: int
    request: str
    seq: int
    path: str
    choices: tuple[int, ...]


@dataclass
class Ledger:
    """What the players of a game know between them."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)  # seat, request
    said: list[tuple[int, int, str]] = field(default_factory=list)  # number, seat, text
    retried: int = 0
    scores: list[int] | None = None  # when the game is over


def http_client(url: str) -> AsyncClient:
    return AsyncClient(base_url=url, timeout=60, limits=Limits(max_connections=None), trust_env=False)


async def make_game(http: AsyncClient, seats: list[dict[str, Any]], **options: Any) -> Any:
    wanted = {"options": {"players": len(seats)} | options, "seats": seats, "pace": "instant"}
    return await post(http, "/api/games", None, wanted)


async def post(http: AsyncClient, path: str, token: str | None, body: Any) -> Any:
    """Repeat a request until it is answered. Return the answer with `status` and `retries` added."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    retries = 0
    while True:
        try:
            answer = await http.post(path, headers=headers, json=body)
            if answer.status_code < 500:
                return answer.json() | {"status": answer.status_code, "retries": retries}
        except (NetworkError, RemoteProtocolError, TimeoutException):
            pass
        retries += 1
        await asyncio.sleep(_AGAIN)


class RandomPlayer:
    def __init__(self, http: AsyncClient, ledger: Ledger, game: str, seat: int, token: str, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self._http = http
        self._ledger = ledger
        self._token = token
        self._rng = rng
        self._known = 0  # the last row that this player knows
        self.last = ""  # its last action, for messages
        self.over = False
        self.heard_at = time.monotonic()
        self._url = str(http.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/games/{game}/socket"

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._listen()
            await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        async with connect(self._url, open_timeout=60, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self._token}))
            async for text in socket:
                await self._hear(json.loads(text))
                if self.over:
                    return

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "position" or message["seq"] < self._known:
            return
        self.heard_at = time.monotonic()
        self._known = message["seq"]
        if message["status"] == "over":
            self.over = True
            self._ledger.scores = message["scores"]
            return
        prompt = message["view"]["prompt"]
        chance = self._rng.random()
        if chance < 0.03:
            await self._chat()
        if chance > 0.9 and message["undo"]:
            await self._act("undo", {"steps": self._rng.randint(1, message["undo"])}, ())
        elif prompt is not None and "choices" in prompt:
            choice = self._rng.choice(prompt["choices"])["id"]
            await self._act("choices", {"choices": [choice]}, (choice,))

    async def _act(self, path: str, what: dict[str, Any], choices: tuple[int, ...]) -> None:
        request = uuid.uuid4().hex
        body = what | {"seq": self._known, "request": request}
        self.last = f"{path} {body}"
        answer = await self._post(path, body)
        self.last += f": {answer}"
        if answer["status"] == 200:
            self._known = max(self._known, answer["seq"])
            self._ledger.acknowledged.append(Acknowledged(self.seat, request, answer["seq"], path, choices))
            if self._rng.random() < 0.1:  # as if the answer had got lost
                again = await self._post(path, body)
                assert (again["status"], again.get("seq")) == (200, answer["seq"]), (path, body, answer, again)
        else:
            assert answer["status"] == 409, (path, body, answer)
            self._ledger.refused.append((self.seat, request))

    async def _chat(self) -> None:
        text = uuid.uuid4().hex
        answer = await self._post("chat", {"text": text, "request": text})
        if answer["status"] == 429:  # on a quick machine, people who play at random chat more than they may
            return
        assert answer["status"] == 201, answer
        self._ledger.said.append((answer["n"], self.seat, text))

    async def _post(self, path: str, body: Any) -> Any:
        answer = await post(self._http, f"/api/games/{self.game}/{path}", self._token, body)
        self._ledger.retried += answer["retries"]
        return answer
