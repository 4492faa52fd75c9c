"""Requests that no client of ours would send: a clear refusal, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.clients import ANNA, BEN, Person, made

ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # nothing of it gets as far as a database
GOOD: dict[str, Any] = {"seq": 1, "request": "12345678", "choices": [1]}


def sent(person: Person, path: str, content: bytes, kind: str = "application/json") -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {person.token}", "Content-Type": kind}
    answer = person.client.post(f"/api/games/{person.game}{path}", content=content, headers=headers)
    return answer.status_code, answer.json()["error"]


NOT_JSON = [b"", b"{", b"\xff\xfe\x00", b"[" * 50_000, b'{"seq":' * 8_000, b'{"seq": 1, "choices": [1']
WRONG: list[dict[str, Any]] = [
    {"seq": "1"},
    {"seq": 1.5},
    {"seq": True},
    {"seq": -1},
    {"seq": 10**30},
    {"seq": None},
    {"request": "short"},
    {"request": "x" * 65},
    {"request": "with space"},
    {"request": "ümlaut-ümlaut"},
    {"request": 12345678},
    {"choices": []},
    {"choices": [1] * 65},
    {"choices": "12"},
    {"choices": {"0": 1}},
    {"choices": [[1]]},
    {"more": 1},
    {"\ud800": 1},
    {"\x00": 1},
    {"x" * 5000: 1},
]


@ON_SQLITE
def test_bodies_that_are_no_choice(client: TestClient) -> None:
    anna, *_ = made(client, ANNA, BEN)
    before = anna.get()
    for content in NOT_JSON:
        assert sent(anna, "/choices", content) in [(400, "malformed"), (422, "invalid")], content[:20]
    for wrong in WRONG:
        assert sent(anna, "/choices", json.dumps(GOOD | wrong).encode()) == (422, "invalid"), ascii(wrong)[:30]
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        assert sent(anna, "/choices", json.dumps(GOOD).encode(), kind) == (422, "invalid"), kind
    assert anna.get() == before


@ON_SQLITE
@pytest.mark.parametrize("text", ["\x00", "\ud800", "\u202e", " \t\n", "", "x" * 501])
def test_what_cannot_be_said(client: TestClient, text: str) -> None:
    anna, *_ = made(client, ANNA, BEN)
    assert sent(anna, "/chat", json.dumps({"text": text, "request": "12345678"}).encode()) == (422, "invalid")


def test_what_is_said_may_hold_any_letter(client: TestClient) -> None:
    anna, *_ = made(client, ANNA, BEN)
    text = "Grüß Gott – Вітаю! 👩‍🍳 'DROP TABLE games; --"
    said = json.dumps({"text": f"\x00{text}\u202e", "request": "12345678"}).encode()
    headers = {"Authorization": f"Bearer {anna.token}", "Content-Type": "application/json"}
    assert client.post(f"/api/games/{anna.game}/chat", content=said, headers=headers).status_code == 201
    assert [said["text"] for said in anna.get("/chat")["list"]] == [text]


@ON_SQLITE
def test_options_that_do_not_exist(client: TestClient) -> None:
    for option in ("\ud800", "\x00", "x" * 5000, "__class__", "night'; --"):
        for name in ("hotel", "staff", "edition"):
            body = json.dumps({"options": {name: option}, "seats": [ANNA, BEN]})
            answer = client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["error"]) == (422, "invalid")


@ON_SQLITE
def test_wrong_queries(client: TestClient) -> None:
    anna, *_ = made(client, ANNA, BEN)
    headers = {"Authorization": f"Bearer {anna.token}"}
    for query in ("since=-1", "since=x", "since=1e3", "since=99999999", "language=%ff", "language=.."):
        answer = client.get(f"/api/games/{anna.game}?{query}", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (422, "invalid"), query


@ON_SQLITE
def test_tokens_that_are_none(client: TestClient) -> None:
    anna, *_ = made(client, ANNA, BEN)
    for token in ("\x7f", "é", "a" * 5000, "a b", "null", "'--"):
        headers = [(b"authorization", b"Bearer " + token.encode("latin-1"))]
        answer = client.get(f"/api/games/{anna.game}", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (404, "no_such_game"), token
