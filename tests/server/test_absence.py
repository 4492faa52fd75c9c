"""Clocks, stand-ins, people who come back, resign, or want to play again."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.testclient import TestClient

from grandaustria.bots.ladder import stand_in
from grandaustria.server.services import Services
from tests.server.clients import ANNA, BEN, BOT, Clock, Person, made, play_to_the_end, request_id


def sweep(client: TestClient) -> None:
    """What the server does by itself every few seconds."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(services.sweeper.sweep, services.settings.now())


def by_turn(people: list[Person]) -> tuple[Person, int, Person]:
    seat = people[0].get()["view"]["prompt"]["seat"]
    return people[seat], seat, people[1 - seat]


def test_when_the_time_is_over_a_bot_stands_in(client: TestClient, clock: Clock) -> None:
    people = made(client, ANNA, BEN, clock={"kind": "turn", "seconds": 60})
    who, seat, other = by_turn(people)
    assert who.get()["deadline"] == clock.time + 60
    clock.time += 59
    sweep(client)
    assert who.get()["seats"][seat]["stand_in"] is None
    clock.time += 1
    with other.socket() as socket:
        sweep(client)
        position = socket.next("position")
        while not position["view"]["prompt"].get("choices"):  # the bot plays on until the other one is asked
            position = socket.next("position")
    assert position["seats"][seat]["stand_in"] is None  # it has played this turn; the next one is the person's again
    assert position["seats"][seat]["missed"] == 1
    [notice] = position["notices"]
    assert (notice["kind"], notice["seat"], notice["why"], notice["stays"]) == ("stand_in", seat, "deadline", False)
    assert notice["text"] == f"{['Anna', 'Ben'][seat]} has run out of time: a bot plays this turn"
    assert other.get()["events"]["list"][notice["events"]]["seat"] == seat  # what the bot did comes after it


def test_the_deadline_belongs_to_the_turn(client: TestClient, clock: Clock) -> None:
    people = made(client, ANNA, BEN, clock={"kind": "day", "days": 2})
    who, _, _ = by_turn(people)
    assert who.get()["deadline"] == clock.time + 2 * 24 * 3600
    clock.time += 100
    while who.offered():
        before = who.get()["deadline"]
        who.choose(who.offered()[0])
    after = who.get()["deadline"]
    assert before < after == clock.time + 2 * 24 * 3600


def test_with_a_clock_only_the_deadline_brings_a_stand_in(client: TestClient, clock: Clock) -> None:
    who, seat, other = by_turn(made(client, ANNA, BEN, clock={"kind": "day", "days": 14}))
    clock.time += 13 * 24 * 3600
    refused = other.post("/replace", {"seat": seat, "bot": "random", "request": request_id()})
    assert (refused["status"], refused["error"]) == (409, "clock_decides")
    assert who.get()["seats"][seat]["stand_in"] is None


def test_people_who_share_a_device_are_all_there(client: TestClient, clock: Clock) -> None:
    people = made(client, ANNA, BEN, ANNA)
    seat = people[0].get()["view"]["prompt"]["seat"]
    who = people[seat]
    host, remote = (people[other] for other in range(3) if other != seat)
    clock.time += 121
    with host.socket(others=[who.token]) as device:
        assert device.next("presence")["seats"].count(True) == 2
        refused = remote.post("/replace", {"seat": seat, "request": request_id()})
        assert refused["error"] == "not_away"
    clock.time += 121
    assert "seq" in remote.post("/replace", {"seat": seat, "request": request_id()})


def test_a_hello_with_a_stranger_s_token_is_refused(client: TestClient) -> None:
    anna, *_ = made(client, ANNA, BEN)
    stranger, *_ = made(client, ANNA, BEN)
    with anna.socket(others=[stranger.token]) as device:
        assert device.next("bye")["reason"] == "no_such_game"


def test_others_may_call_for_a_stand_in_after_two_minutes(client: TestClient, clock: Clock) -> None:
    people = made(client, ANNA, BEN)
    who, seat, other = by_turn(people)

    def replace(whom: int) -> Any:
        return other.post("/replace", {"seat": whom, "request": request_id()})

    assert replace(seat)["error"] == "not_away"
    clock.time += 121
    with who.socket() as socket:
        socket.next("position")
        assert replace(seat)["error"] == "not_away"
    clock.time += 121
    assert replace(1 - seat)["error"] == "not_away"  # is not asked
    assert replace(3)["error"] == "invalid"
    with other.socket() as socket:
        assert socket.next("presence")["away_for"][seat] >= 121
        assert "seq" in replace(seat)
        position = socket.next("position")
        while not position["notices"]:
            position = socket.next("position")
    assert position["seats"][seat]["stand_in"] == stand_in()
    [called] = position["notices"]
    assert (called["why"], called["by"], called["stays"]) == ("called", 1 - seat, True)
    assert "seq" in who.post("/return")
    assert who.get()["seats"][seat]["stand_in"] is None
    assert who.get()["notices"][-1]["kind"] == "returned"
    assert who.post("/return")["error"] == "not_replaced"


def test_nobody_chooses_the_bot_for_somebody_else(client: TestClient, clock: Clock) -> None:
    who, seat, other = by_turn(made(client, ANNA, BEN))
    clock.time += 121
    assert "seq" in other.post("/replace", {"seat": seat, "bot": "random", "request": request_id()})
    assert who.get()["seats"][seat]["stand_in"] == stand_in() != "random"


def test_who_resigns_is_played_on_by_a_bot_for_good(client: TestClient) -> None:
    who, seat, other = by_turn(made(client, ANNA, BEN))
    assert all("seq" in other.post("/resign") for _ in range(2))
    left = who.get()["seats"][1 - seat]
    assert (left["resigned"], left["stand_in"], left["name"]) == (True, stand_in(), ["Anna", "Ben"][1 - seat])
    assert [notice["kind"] for notice in who.get()["notices"]] == ["left"]
    assert other.post("/return")["error"] == "not_replaced"
    assert other.choose(1)["error"] == "not_your_turn"
    who.post("/resign")
    assert who.get()["status"] == "abandoned"
    assert who.choose(1)["error"] == "over"


def test_a_rematch_with_the_same_people(client: TestClient) -> None:
    people = made(client, ANNA, BEN, staff="introductory")
    assert people[0].post("/rematch")["error"] == "not_over"
    play_to_the_end(people)
    assert people[2].post("/rematch")["error"] == "not_for_spectators"
    first, second = people[1].post("/rematch"), people[0].post("/rematch")
    assert first["game"] == second["game"] == people[2].get()["rematch"]
    assert people[1].post("/rematch") == first
    ben, anna = (Person(client, new["game"], new["token"]) for new in (first, second))
    assert (anna.get()["you"], ben.get()["you"]) == (0, 1)
    assert anna.get()["options"]["staff"] == "introductory"
    assert anna.get()["status"] == "playing"
    assert Person(client, anna.game, people[0].token).get()["status"] == 404
    watching = people[2].post("/rematch")
    assert (watching["game"], watching["seat"]) == (anna.game, None)
    assert people[2].post("/rematch") == watching
    spectator = Person(client, anna.game, watching["token"])
    assert (spectator.get()["you"], spectator.get()["status"]) == (None, "playing")
    assert (anna.get()["you"], ben.get()["you"]) == (0, 1)


def test_everybody_asking_for_a_rematch_at_once_gets_the_same_game(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    play_to_the_end(people)
    services: Services = client.app.state.services  # type: ignore[attr-defined]

    async def ask_together() -> list[str]:
        from grandaustria.server.new_games import rematch

        table = await services.tables.find(people[0].game)
        asked = [rematch(services, table, seat, people[seat].token, "") for seat in (0, 1, 0, 1)]
        return [game for game, _ in await asyncio.gather(*asked)]

    assert client.portal is not None
    assert len(set(client.portal.call(ask_together))) == 1


def test_a_rematch_against_bots_starts_by_itself(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    anna.post("/resign")
    again = anna.post("/rematch")
    assert Person(client, again["game"], again["token"]).get()["status"] == "playing"
