"""Hints and forecasts: at which tables, for whom, and from what."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from grandaustria.server.services import Services
from grandaustria.server.turns import after_turn_of, turn_start
from tests.server.clients import ANNA, BEN, BOT, Person, made

ON = {"hints": True, "forecast": True}
OFF = {"hints": False, "forecast": False}


def at_a_table(client: TestClient, *seats: dict[str, Any], **settings: bool) -> list[Person]:
    wanted = {"options": {"players": len(seats)}, "seats": seats, "pace": "instant"}
    new = client.post("/api/games", json=wanted | settings).json()
    return [Person(client, new["game"], each["token"]) for each in new["seats"]]


def to_act(people: list[Person]) -> Person:
    seat: int = people[0].get()["view"]["prompt"]["seat"]
    return people[seat]


def play_a_turn(people: list[Person]) -> None:
    """Play on until the next turn has begun."""
    turns = count_turns(people[0])
    while count_turns(people[0]) == turns:
        who = to_act(people)
        who.choose(who.offered()[-1])


def count_turns(who: Person) -> int:
    return sum(event["event"] == "turn_started" for event in who.get("/events")["list"])


def test_a_table_says_what_was_agreed_on(client: TestClient) -> None:
    anna, _ = at_a_table(client, ANNA, BEN, **OFF)
    position = anna.get()
    assert (position["hints"], position["forecast"]) == (False, False)
    anna, _ = at_a_table(client, ANNA, BEN, **ON)
    position = anna.get()
    assert (position["hints"], position["forecast"]) == (True, True)


def test_games_that_ask_for_nothing_have_hints_as_ever(client: TestClient) -> None:
    position = made(client, ANNA, BEN)[0].get()
    assert (position["hints"], position["forecast"]) == (True, False)


def test_where_it_is_switched_off_nothing_is_computed(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **OFF)
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    services.thinkers.suggest = services.thinkers.forecast = None  # type: ignore[method-assign, assignment]
    who = to_act(people)
    for answer in (who.post("/hint", {"ms": 10}), who.get("/forecast")):
        assert (answer["status"], answer["error"]) == (403, "switched_off")


def test_a_rematch_keeps_what_was_agreed_on(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **OFF)
    for who in people:
        who.post("/resign")
    again = people[0].post("/rematch")
    position = Person(client, again["game"], again["token"]).get()
    assert (position["hints"], position["forecast"]) == (False, False)


def test_hints_get_better_each_time_they_are_asked_for(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **ON)
    who = to_act(people)
    first = who.post("/hint", {"ms": 10, "quick": True})
    assert (first["looks"], first["sure"]) == (0, False)
    looks = [who.post("/hint", {"ms": 10})["looks"] for _ in range(2)]
    assert 0 < looks[0] <= looks[1]
    assert {each["choice"] for each in first["hints"]} <= set(who.offered())


def test_turns_are_told_step_by_step(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **ON)
    who = to_act(people)
    answer = who.post("/hint?language=de", {"ms": 10})
    assert 1 <= len(answer["turns"]) <= 3
    for turn in answer["turns"]:
        assert len(turn["choices"]) == len(turn["steps"]) > 0
        assert turn["choices"][0] in who.offered()
    assert answer["turns"][0]["behind"] == 0
    assert [each["behind"] for each in answer["turns"]] == sorted(each["behind"] for each in answer["turns"])
    assert "error" not in who.choose(answer["turns"][0]["choices"][0])


def test_a_forecast_waits_for_the_first_turn(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **ON)
    if people[0].get()["view"]["round"] == 0:
        assert people[0].get("/forecast")["forecast"] is None


def test_a_forecast_changes_after_a_turn_and_not_before(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **ON)
    while people[0].get("/forecast")["forecast"] is None:
        who = to_act(people)
        who.choose(who.offered()[0])
    who = to_act(people)
    before = who.get("/forecast")
    assert len(before["forecast"]["points"]) == 2
    assert abs(sum(before["forecast"]["chances"]) - 1) < 1e-4
    turns = count_turns(who)
    while True:
        who.choose(who.offered()[-1])
        if count_turns(who) > turns:
            break
        assert who.get("/forecast")["forecast"] == before["forecast"]
    after = who.get("/forecast")
    assert after["forecast"] != before["forecast"]
    assert after["since"] == after["forecast"]  # it was the caller's own turn that has just ended
    play_a_turn(people)
    assert who.get("/forecast")["since"] is not None


def test_everybody_gets_a_forecast_and_spectators_none(client: TestClient) -> None:
    anna, looker = made(client, ANNA, BOT)
    assert looker.get("/forecast")["error"] == "not_for_spectators"
    assert anna.get("/forecast")["error"] == "switched_off"


def test_the_turn_after_ones_own_is_found(client: TestClient) -> None:
    people = at_a_table(client, ANNA, BEN, **ON)
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    play_a_turn(people)
    play_a_turn(people)
    play_a_turn(people)
    place = services.tables._places[people[0].game]
    assert place.table is not None
    game = place.table.game
    assert game is not None
    start = turn_start(game)
    assert start is not None
    for seat in range(2):
        after = after_turn_of(game, seat)
        assert after is None or after <= start
