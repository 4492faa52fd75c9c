"""What costs much is charged for, and whoever asks too much waits for it without harm to others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grandaustria.server import costs
from grandaustria.server.app import create_app
from grandaustria.server.costs import cost_of
from grandaustria.server.reviewing import Kept
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, Clock, Person, made, play_to_the_end


@pytest.fixture
def poor(settings: Settings) -> Iterator[TestClient]:
    """Where nothing is earned unless time passes."""
    with TestClient(create_app(replace(settings, requests_per_second=1000, requests_at_once=100))) as client:
        yield client


def spend(client: TestClient, address: str = "testclient", bucket: str = "requests") -> None:
    """All that the address has."""
    while not getattr(client.app.state.services, bucket).wait(address, 0.1):  # type: ignore[attr-defined]
        pass


def test_what_takes_longer_costs_more() -> None:
    assert cost_of("GET", "/api/games/x/replay") > cost_of("GET", "/api/games/x") == costs.PLAIN
    assert cost_of("POST", "/api/games") > cost_of("POST", "/api/games/x/choices") == costs.PLAIN
    assert cost_of("GET", "/") == costs.PLAIN


def test_replays_use_up_more_than_plain_requests(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, requests_per_second=1, requests_at_once=10))) as client:
        answers = [client.get("/api/games/x/replay?at=0").status_code for _ in range(4)]
        assert answers == [401, 401, 401, 429]
        assert client.get("/api/about").status_code == 200


def test_many_tokens_cost_more_than_few(poor: TestClient) -> None:
    def answered(tokens: int) -> int:
        spent = 0
        while poor.post("/api/my-games", json={"tokens": ["x"] * tokens}).status_code == 200:
            spent += 1
        return spent

    few = answered(0)
    poor.app.state.services.settings.monotonic.time += 3600  # type: ignore[attr-defined]
    assert answered(100) < few


def test_what_is_known_of_a_game_costs_by_the_turns_that_were_looked_at(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    play_to_the_end(people)
    services = client.app.state.services  # type: ignore[attr-defined]

    def spent() -> float:
        used: float = services.requests._used["testclient"][0]
        return used

    def cost(turns: int | None) -> float:
        if turns is not None:
            found = {"format": "grandaustria.review", "progress": {"turns": turns}, "turns": [], "seats": []}
            kept = Kept(1, True, json.dumps(found), "{}")
            assert client.portal is not None
            client.portal.call(services.reviews._kept.keep, people[0].game, kept, "{}")
        before = spent()
        assert people[0].get("/review")["state"] == ("none" if turns is None else "complete")
        return spent() - before

    assert cost(None) == costs.PLAIN
    assert cost(0) == pytest.approx(costs.PLAIN + costs.REVIEW)
    assert cost(40) == pytest.approx(costs.PLAIN + costs.REVIEW + 40 * costs.REVIEWED)
    people[0].post("/share")
    link = people[1].post("/share")["sharing"]["link"]
    before = spent()
    assert client.get(f"/api/shared/{link}/review").status_code == 200
    assert spent() - before == pytest.approx(costs.PLAIN + costs.REVIEW + 40 * costs.REVIEWED)


def test_a_language_waits_until_the_address_can_afford_it_and_the_last_one_counts(
    poor: TestClient, clock: Clock
) -> None:
    anna = made(poor, ANNA, BEN)[0]
    with anna.socket() as socket:
        socket.next("position")
        spend(poor)
        for language in ("de", "it", "pl"):
            socket.session.send_json({"type": "language", "language": language})
        socket.session.send_json({"type": "ping"})
        socket.next("pong")  # everything else goes on
        clock.time += 1
        texts = {event["text"] for event in socket.next("position")["events"]["list"]}
        polish = {event["text"] for event in anna.get(language="pl")["events"]["list"]}
        assert texts == polish


def test_another_address_is_not_kept_waiting(poor: TestClient) -> None:
    anna = made(poor, ANNA, BEN)[0]
    spend(poor, "192.0.2.1")
    with anna.socket() as socket:
        socket.next("position")
        socket.session.send_json({"type": "language", "language": "de"})
        assert socket.next("position")["events"]["from"] == 0


def test_connecting_waits_until_the_address_can_afford_it(poor: TestClient, clock: Clock) -> None:
    anna = made(poor, ANNA, BEN)[0]
    spend(poor)
    clock.time += costs.CONNECTING / 2 / 1000  # enough to ask for a socket, not to have it
    with anna.socket() as socket:
        clock.time += 1
        assert socket.next("position")["seq"] == 1


def test_who_can_afford_nothing_gets_no_socket(poor: TestClient) -> None:
    anna = made(poor, ANNA, BEN)[0]
    spend(poor)
    with pytest.raises(WebSocketDisconnect), anna.socket():
        pass


def test_who_has_too_many_sockets_hears_later_but_of_everything(poor: TestClient, clock: Clock) -> None:
    people = made(poor, ANNA, BEN)
    anna = people[0]
    with anna.socket() as socket:
        heard = len(socket.next("position")["events"]["list"])
        spend(poor, bucket="pushes")
        seq = 1
        for _ in range(3):
            who = to_act(people)
            seq = who.choose(who.offered()[0])["seq"]
        clock.time += 1
        position = socket.next("position")
        assert position["seq"] == seq
        assert position["events"]["from"] == heard
        assert position["events"]["list"] == anna.get(since=heard)["events"]["list"]


def test_spectators_come_and_go_without_a_word_to_everybody(poor: TestClient) -> None:
    anna, _, guest = made(poor, ANNA, BEN)
    with anna.socket() as socket:
        socket.next("presence")
        with guest.socket() as watching:
            watching.next("presence")
        socket.session.send_json({"type": "ping"})
        assert socket.session.receive_json() == {"type": "pong"}


def to_act(people: list[Person]) -> Person:
    seat: int = people[0].get()["view"]["prompt"]["seat"]
    return people[seat]
