"""People at a server, in words short enough for tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

NO_EVENTS = 1_000_000  # since when there are none, so that a position is quickly told
_REQUESTS = count()


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


def request_id() -> str:
    return f"request-{next(_REQUESTS)}"


class Person:
    """Somebody with a token of a game: a seat's or the invitation."""

    def __init__(self, client: TestClient, game: str, token: str) -> None:
        self.client = client
        self.game = game
        self.token = token

    def get(self, path: str = "", **query: Any) -> Any:
        return self._call("GET", path, params=query)

    def post(self, path: str, body: Any = None) -> Any:
        return self._call("POST", path, json=body)

    def _call(self, method: str, path: str, **more: Any) -> Any:
        """The answer, whose `status` is added unless it is the usual one."""
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = self.client.request(method, f"/api/games/{self.game}{path}", headers=headers, **more)
        return answer.json() if answer.is_success else answer.json() | {"status": answer.status_code}

    @property
    def seq(self) -> int:
        seq: int = self.get(since=NO_EVENTS)["seq"]
        return seq

    def offered(self) -> list[int]:
        prompt = self.get(since=NO_EVENTS)["view"]["prompt"]
        return [choice["id"] for choice in (prompt or {}).get("choices", [])]

    def choose(self, *choices: int, seq: int | None = None, request: str | None = None) -> Any:
        seq = self.seq if seq is None else seq
        return self.post("/choices", {"seq": seq, "request": request or request_id(), "choices": choices})

    def undo(self, steps: int = 1, seq: int | None = None) -> Any:
        seq = self.seq if seq is None else seq
        return self.post("/undo", {"seq": seq, "request": request_id(), "steps": steps})

    @contextmanager
    def socket(self, **hello: Any) -> Iterator[Socket]:
        with self.client.websocket_connect(f"/api/games/{self.game}/socket") as session:
            session.send_json({"type": "hello", "token": self.token} | hello)
            yield Socket(session)


class Socket:
    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def next(self, kind: str) -> Any:
        """The next message of this kind; others are let pass."""
        while True:
            message = self.session.receive_json()
            if message["type"] == kind:
                return message

    def position(self, seq: int) -> Any:
        """The position after this row, or a later one."""
        while True:
            message = self.next("position")
            if message["seq"] >= seq:
                return message


ANNA = {"kind": "person", "name": "Anna"}
BEN = {"kind": "person", "name": "Ben"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def made(client: TestClient, *seats: dict[str, Any], clock: Any = None, **options: Any) -> list[Person]:
    """A new game: the people on its seats, and last the one with the invitation."""
    wanted = {"options": {"players": len(seats)} | options, "seats": seats, "pace": "instant"}
    answer = client.post("/api/games", json=wanted | ({"clock": clock} if clock else {}))
    assert answer.status_code == 201, answer.text
    new = answer.json()
    return [Person(client, new["game"], token) for token in [s["token"] for s in new["seats"]] + [new["invitation"]]]


def play_to_the_end(people: list[Person], choose: Any = lambda choices: choices[0]) -> None:
    """Everybody answers until the game is over."""
    who = people[0]
    while (position := who.get(since=NO_EVENTS))["status"] == "playing":
        prompt = position["view"]["prompt"]
        if prompt["seat"] == position["you"]:
            assert "seq" in who.choose(choose([choice["id"] for choice in prompt["choices"]]), seq=position["seq"])
        else:
            who = people[prompt["seat"]]


def same_json(one: Any, other: Any) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
