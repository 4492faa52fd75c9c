"""What is pushed, to whom, and how a socket ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grandaustria.rules.choices import choice_named
from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, BOT, OPEN, Person, Socket, made, request_id


def closed_with(client: TestClient, game: str, *messages: Any, **headers: str) -> tuple[int, str]:
    """The code, and the reason in the farewell."""
    with client.websocket_connect(f"/api/games/{game}/socket", headers=headers) as session:
        for message in messages:
            session.send_text(message) if isinstance(message, str) else session.send_json(message)
        bye = Socket(session).next("bye")
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
    return closed.value.code, bye["reason"]


def test_everybody_gets_every_change_as_they_may_see_it(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    with people[0].socket() as anna, people[1].socket() as ben, people[2].socket() as spectator:
        first = [socket.next("position") for socket in (anna, ben, spectator)]
        assert [position["you"] for position in first] == [0, 1, None]
        seat = first[0]["view"]["prompt"]["seat"]
        choice = first[seat]["view"]["prompt"]["choices"][0]["id"]
        seq = people[seat].choose(choice)["seq"]
        after = [socket.position(seq) for socket in (anna, ben, spectator)]
    for before, position, person in zip(first, after, people, strict=True):
        assert position["seq"] == seq
        assert position["events"]["from"] == before["view"]["events"]
        assert position["view"] == person.get()["view"]
        told = before["events"]["list"] + position["events"]["list"]
        assert told == person.get("/events")["list"]


def test_a_lobby_hears_who_joins(client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN)
    with anna.socket() as socket:
        assert socket.next("position")["view"] is None
        guest.post("/join", {"name": "Ben"})
        assert socket.position(2)["status"] == "playing"


def test_what_was_missed_comes_after_a_reconnect(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    with people[2].socket() as socket:
        known = socket.next("position")
    while people[0].get()["view"]["prompt"]["ask"] != "first_rooms_of_seat":
        who = people[people[0].get()["view"]["prompt"]["seat"]]
        who.choose(who.offered()[0])
    with people[2].socket(events=known["view"]["events"], seq=known["seq"]) as socket:
        missed = socket.next("position")
    assert missed["events"]["from"] == known["view"]["events"]
    assert known["events"]["list"] + missed["events"]["list"] == people[2].get()["events"]["list"]


def test_what_was_taken_back_meanwhile_is_told_anew(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    while people[0].get()["view"]["prompt"]["ask"] != "first_rooms_of_seat":
        who = people[people[0].get()["view"]["prompt"]["seat"]]
        who.choose(who.offered()[0])
    who = people[people[0].get()["view"]["prompt"]["seat"]]
    with people[2].socket() as still_there:
        still_there.next("position")
        seq = who.choose(choice_named("PREPARE:1"))["seq"]
        known = still_there.position(seq)
        who.undo()
        seq = who.choose(choice_named("PREPARE:5"))["seq"]
        live = still_there.position(seq)
    fresh = people[2].get()["events"]["list"]
    for hello in ({"events": known["view"]["events"], "seq": known["seq"]}, {"events": known["view"]["events"]}):
        with people[2].socket(**hello) as back:
            again = back.next("position")
        start = again["events"]["from"]
        assert fresh[:start] + again["events"]["list"] == fresh
        assert start < known["view"]["events"]
    assert live["events"]["from"] < known["view"]["events"]


def test_chat_is_heard_and_kept(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    with people[1].socket() as ben, people[2].socket() as spectator:
        body = {"text": " Servus <i>Ben</i>\x07 ", "request": request_id()}
        assert people[0].post("/chat", body) == people[0].post("/chat", body) == {"n": 0}
        for socket in (ben, spectator):
            heard = socket.next("chat")
            assert (heard["n"], heard["seat"], heard["name"]) == (0, 0, "Anna")
            assert heard["text"] == "Servus <i>Ben</i>"
    people[1].post("/chat", {"text": "Servus", "request": request_id()})
    assert [said["text"] for said in people[2].get("/chat", since=1)["list"]] == ["Servus"]
    with people[0].socket(chat=1) as anna:
        assert anna.next("chat")["n"] == 1
    assert people[0].post("/chat", {"text": "x" * 501, "request": request_id()})["error"] == "invalid"


def test_who_is_connected(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    with people[0].socket() as anna:
        assert anna.next("presence")["seats"] == [True, False]
        with people[1].socket() as ben:
            ben.next("position")
            assert anna.next("presence")["seats"] == [True, True]
            assert [seat["connected"] for seat in people[2].get()["seats"]] == [True, True]
        assert anna.next("presence")["seats"] == [True, False]


def test_another_language_and_a_ping(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BEN)[:2]
    with anna.socket() as socket:
        socket.next("position")
        socket.session.send_json({"type": "language", "language": "en-GB"})
        assert socket.next("position")["events"]["from"] == 0
        socket.session.send_json({"type": "ping"})
        assert socket.next("pong") == {"type": "pong"}


def test_bots_say_that_they_think(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    with anna.socket() as socket:
        while True:
            position = socket.next("position")
            choices = position["view"]["prompt"].get("choices")
            if choices and position["view"]["round"] == 1:
                break
            if choices:
                anna.choose(choices[0]["id"], seq=position["seq"])
        anna.choose(choice_named("PASS"), seq=position["seq"])
        assert socket.next("thinking")["seat"] == 1


@pytest.mark.parametrize(
    "message",
    ["{", "[]", '{"type": "hello"}', '{"type": "shout"}', '{"type": "hello", "token": "x", "more": 1}', "x" * 3000],
)
def test_malformed(client: TestClient, message: str) -> None:
    anna, _ = made(client, ANNA, BOT)
    assert closed_with(client, anna.game, message) == (4400, "malformed")


def test_bytes_are_malformed(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    with client.websocket_connect(f"/api/games/{anna.game}/socket") as session:
        session.send_bytes(b"\x00")
        assert session.receive_json() == {"type": "bye", "reason": "malformed"}


def test_how_a_socket_is_refused(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    ben, _ = made(client, BEN, BOT)
    hello = {"type": "hello", "token": anna.token}
    assert closed_with(client, anna.game, {"type": "ping"}) == (4401, "no_hello")
    assert closed_with(client, anna.game, hello | {"token": ben.token}) == (4404, "no_such_game")
    assert closed_with(client, "nothing", hello) == (4404, "no_such_game")
    assert closed_with(client, anna.game, hello, hello) == (4400, "malformed")
    assert closed_with(client, anna.game, Origin="https://evil.example") == (4403, "wrong_origin")
    assert closed_with(client, anna.game, hello, *[{"type": "ping"}] * 25) == (4429, "too_many")


def test_origins_that_are_allowed(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, origins=("https://play.example",)))) as client:
        anna, _ = made(client, ANNA, BOT)
        for origin in ("https://play.example", "http://testserver"):
            with client.websocket_connect(f"/api/games/{anna.game}/socket", headers={"Origin": origin}) as session:
                session.send_json({"type": "hello", "token": anna.token})
                assert Socket(session).next("position")["you"] == 0


def test_a_silent_socket_is_closed(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, hello_within=0.05))) as client:
        anna, _ = made(client, ANNA, BOT)
        assert closed_with(client, anna.game) == (4401, "no_hello")


def test_sockets_are_limited_per_address(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, sockets_per_address=1))) as client:
        anna, _ = made(client, ANNA, BOT)
        with anna.socket() as socket:
            socket.next("position")
            assert closed_with(client, anna.game) == (4429, "too_many")
        with Person(client, anna.game, anna.token).socket() as socket:
            assert socket.next("position")["you"] == 0
