"""How long bots wait before they act: set by the people at the table, and skipped when they have seen enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, BOT, Person, made
from tests.waiting import wait_until


@pytest.fixture
def slow(settings: Settings) -> Iterator[TestClient]:
    """Where bots that play calmly take ages."""
    with TestClient(create_app(replace(settings, pace_factor=1e6))) as client:
        yield client


def waiting_for_the_bot(client: TestClient) -> Person:
    wanted = {"options": {}, "seats": [ANNA, BOT], "pace": "calm"}
    new = client.post("/api/games", json=wanted).json()
    anna = Person(client, new["game"], new["seats"][0]["token"])
    while anna.offered():
        anna.choose(anna.offered()[0])
    return anna


def test_bots_in_a_hurry_make_no_pauses_until_a_person_is_asked(slow: TestClient) -> None:
    anna = waiting_for_the_bot(slow)
    assert anna.get()["hurried"] is False
    anna.post("/hurry")
    wait_until(anna.offered)
    assert anna.get()["hurried"] is False
    seq = anna.seq
    assert anna.post("/hurry") == {"seq": seq}  # nobody is waited for


def test_the_pace_can_be_changed_while_a_bot_waits(slow: TestClient) -> None:
    anna = waiting_for_the_bot(slow)
    anna.post("/pace", {"pace": "instant"})
    wait_until(anna.offered)
    assert anna.get()["pace"] == "instant"
    seq = anna.seq
    assert anna.post("/pace", {"pace": "instant"}) == {"seq": seq}


def test_the_pace_is_remembered(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        anna = made(client, ANNA, BEN)[0]
        anna.post("/pace", {"pace": "quick"})
    with TestClient(create_app(settings)) as client:
        assert Person(client, anna.game, anna.token).get()["pace"] == "quick"


def test_who_is_asked_need_not_know_of_it(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    position = people[0].get()
    who = position["view"]["prompt"]["seat"]
    people[1 - who].post("/pace", {"pace": "calm"})
    assert "seq" in people[who].choose(people[who].offered()[0], seq=position["seq"])


def test_only_paces_that_there_are_and_only_from_seats(client: TestClient) -> None:
    anna, _, guest = made(client, ANNA, BEN)
    assert anna.post("/pace", {"pace": "slow"})["status"] == 422
    assert guest.post("/pace", {"pace": "calm"})["status"] == 403
    assert guest.post("/hurry")["status"] == 403
