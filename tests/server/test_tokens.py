"""Who may do what: tokens, their hashes, and what never leaves the server."""

from __future__ import annotations

import logging
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grandaustria.server import tokens
from tests.server.clients import ANNA, BEN, BOT, OPEN, Person, made


def test_a_token_is_needed(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    for headers in ({}, {"Authorization": anna.token}, {"Authorization": f"Basic {anna.token}"}):
        answer = client.get(f"/api/games/{anna.game}", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (401, "no_token")


def test_to_whoever_has_no_token_of_it_there_is_no_game(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    ben, _ = made(client, BEN, BOT)
    nobody = [
        Person(client, anna.game, ben.token),
        Person(client, anna.game, tokens.new_token()),
        Person(client, anna.game, "x"),
        Person(client, tokens.new_game_id(), anna.token),
        Person(client, "%00", anna.token),
        Person(client, "x" * 500, anna.token),
    ]
    answers = [person.get() for person in nobody] + [nobody[0].choose(1, seq=1), nobody[0].post("/resign")]
    assert {(answer["status"], answer["error"]) for answer in answers} == {(404, "no_such_game")}


def test_only_hashes_are_stored(client: TestClient, database: str) -> None:
    anna, guest = made(client, ANNA, OPEN)
    ben = guest.post("/join", {"name": "Ben"})
    if database.startswith("sqlite"):
        path = Path(database.removeprefix("sqlite:///"))
        stored = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
        for token in (anna.token, guest.token, ben["token"]):
            assert token.encode() not in stored
            assert sha256(token.encode()).hexdigest().encode() in stored


def test_no_token_is_logged(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    anna, guest = made(client, ANNA, OPEN)
    guest.post("/join", {"name": "Secretive"})
    anna.get()
    with anna.socket() as socket:
        socket.next("position")
    lines = "".join(record.getMessage() + str(vars(record)) for record in caplog.records)
    assert "request" in lines
    for secret in (anna.token, guest.token, "Secretive"):
        assert secret not in lines


def test_seed_and_record_stay_here_while_the_game_runs(client: TestClient) -> None:
    anna, _, spectator = made(client, ANNA, BEN)
    for person in (anna, spectator):
        assert "seed" not in str(person.get())
        assert "chance" not in str(person.get())
        assert person.get("/record")["error"] == "not_over"


def test_a_token_opens_one_place() -> None:
    mine, other = tokens.new_token(), tokens.new_token()
    hashes = [None, tokens.hashed(mine), tokens.hashed(other)]
    assert [tokens.place_of(token, hashes) for token in (mine, other, "", tokens.new_token())] == [1, 2, None, None]
    assert tokens.derived_token(mine, "g") == tokens.derived_token(mine, "g") != tokens.derived_token(other, "g")
    assert tokens.is_token(tokens.derived_token(mine, "g"))
