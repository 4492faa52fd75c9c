"""One person alone against Leopold, over the server."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from grandaustria import Game
from grandaustria.chance import seeded
from grandaustria.moments import moments
from grandaustria.options import Options
from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from tests.random_games import SOLO_OPTIONS, decisions
from tests.server.clients import ANNA, BEN, BOT, OPEN, Person, made, play_to_the_end

SOLO: dict[str, Any] = {"mode": "solo", "level": 2}


def alone(client: TestClient, **options: Any) -> Person:
    person, _ = made(client, ANNA, **SOLO | options)
    return person


def play_until(person: Person, wanted: Any, seed: int = 1) -> dict[str, Any]:
    rng = random.Random(seed)
    while True:
        position: dict[str, Any] = person.get()
        if position["status"] != "playing" or wanted(position):
            return position
        assert "seq" in person.choose(rng.choice(person.offered()), seq=position["seq"])


def leopold_has_played(position: dict[str, Any]) -> bool:
    return bool(position["view"]["players"][1]["automa"]["used"])


def test_a_game_against_leopold_needs_one_person(client: TestClient) -> None:
    position = alone(client, hotel="day").get()
    assert (position["status"], position["options"]["mode"], position["options"]["level"]) == ("playing", "solo", 2)
    assert [(seat["kind"], seat["name"]) for seat in position["seats"]] == [("person", "Anna"), ("automa", "Leopold")]
    assert position["view"]["players"][1]["automa"]["level"] == 2
    assert len(position["scores"]) == 2
    others = made(client, ANNA, BEN)[0].get()
    assert "mode" not in others["options"]
    assert "moments" not in others


def test_the_level_is_one_by_default(client: TestClient) -> None:
    answer = client.post("/api/games", json={"options": {"mode": "solo"}, "seats": [ANNA]}).json()
    person = Person(client, answer["game"], answer["seats"][0]["token"])
    assert person.get()["options"]["level"] == 1


@pytest.mark.parametrize(
    ("options", "seats", "field"),
    [
        (SOLO, [ANNA, BEN], "seats"),
        (SOLO, [ANNA, BOT], "seats"),
        (SOLO, [BOT], "seats"),
        (SOLO, [OPEN], "seats"),
        ({"mode": "solo", "level": 4}, [ANNA], "options.level"),
        ({"mode": "solo", "level": "2"}, [ANNA], "options.level"),
        ({"mode": "solo", "players": 2}, [ANNA], "options.players"),
        ({"mode": "solo", "staff": "draft"}, [ANNA], "options.staff"),
        ({"mode": "solo", "edition": "first"}, [ANNA], "options.edition"),
        ({"mode": "duel"}, [ANNA], "options.mode"),
        ({"level": 1}, [ANNA, BEN], "options.level"),
        ({"players": 1}, [ANNA], "options.players"),
        ({}, [ANNA], "seats"),
    ],
)
def test_what_cannot_be_played_alone(
    client: TestClient, options: dict[str, Any], seats: list[dict[str, Any]], field: str
) -> None:
    answer = client.post("/api/games", json={"options": options, "seats": seats})
    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_nobody_else_can_sit_down(client: TestClient) -> None:
    anna, guest = made(client, ANNA, **SOLO)
    assert guest.post("/join", {"name": "Ben"})["error"] == "no_open_seat"
    assert anna.post("/fill", {"seat": 1, "bot": "random"})["error"] == "no_open_seat"
    assert anna.post("/replace", {"seat": 1, "request": "request-x"})["field"] == "seat"
    assert guest.get()["you"] is None


def test_what_leopold_does_is_told_step_by_step(client: TestClient) -> None:
    """Each step is what the table looked like then: the last but the end of his turn is what it looks like now."""
    anna = alone(client)
    known: list[int] = []

    def just_played(position: dict[str, Any]) -> bool:
        known.append(len(anna.get("/events")["list"]))
        return leopold_has_played(position)

    position = play_until(anna, just_played)
    steps = position["moments"]
    his = [step["players"][1] for step in steps]
    card = his[-1]["automa"]["card"]
    assert len(steps) == 1 + len(card["steps"])
    assert his[0]["automa"]["card"] == card
    assert his[0]["rooms"] == ["....."] * 4
    assert [sum(step["dice"]) for step in (steps[0], steps[-1])] == [10, 9]
    assert his[-1] == position["view"]["players"][1]
    assert [step["events"] for step in steps] == sorted({step["events"] for step in steps})
    assert all(type(step["players"][1]["hand"]) is int for step in steps)
    assert type(steps[0]["players"][0]["hand"]) is list
    shown = anna.get(since=steps[0]["events"])["moments"]
    assert shown == steps[1:]
    assert anna.get(since=position["view"]["events"])["moments"] == []


@pytest.mark.parametrize("seed", range(len(SOLO_OPTIONS)))
def test_moments_lead_to_the_position(seed: int) -> None:
    before = 0
    turns = 0
    for game in decisions(SOLO_OPTIONS[seed], seed):
        steps = moments(game, None, before)
        told = game.raw_events(before)
        before = game.events_told
        if steps:
            turns += 1
            used = [step["players"][1]["automa"]["used"] for step in steps]
            assert used[-1] == game.view()["players"][1]["automa"]["used"]
            assert before - len(told) < steps[0]["events"] < steps[-1]["events"] <= before
            points = [step["players"][1]["points"] for step in steps]
            assert points == sorted(points)
            assert steps[-1]["tenants"][1] == game.view()["tenants"][1]
    assert turns > 7


def test_what_leopold_has_done_cannot_be_taken_back(client: TestClient) -> None:
    anna = alone(client)
    position = play_until(anna, leopold_has_played)
    assert position["undo"] == 0
    assert anna.undo()["error"] == "nothing_to_take_back"
    free = play_until(anna, lambda position: position["undo"] > 0)
    assert anna.undo(free["undo"]) == {"seq": free["seq"] + 1}
    assert anna.get()["undo"] == 0


def test_hints_and_words_in_the_game_alone(client: TestClient) -> None:
    anna = alone(client)
    play_until(anna, leopold_has_played)
    hints = anna.post("/hint", {"ms": 10})
    assert hints["hints"][0]["choice"] in anna.offered()
    told = [event["text"] for event in anna.get("/events", language="de")["list"] if event.get("seat") == 1]
    assert all("Leopold" in text for text in told if text)
    assert anna.get(language="uk")["seats"][1]["name"] == "Леопольд"


def test_after_a_restart_the_game_goes_on(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        anna = alone(client)
        before = play_until(anna, lambda position: position["view"]["round"] == 2)
    with TestClient(create_app(settings)) as client:
        anna.client = client
        after = anna.get()
        assert after == before
        assert "seq" in anna.choose(anna.offered()[0])


def test_a_finished_game_is_listed_recorded_replayed_and_played_again(client: TestClient) -> None:
    anna = alone(client)
    play_to_the_end([anna], random.Random(2).choice)
    end = anna.get()
    mine, his = end["scores"]
    assert end["winners"] == ([0] if mine > his else [])
    (listed,) = client.post("/api/my-games", json={"tokens": [anna.token]}).json()["games"]
    assert (listed["names"], listed["level"], listed["scores"]) == (["Anna", "Leopold"], 2, [mine, his])
    game = Game.replay(anna.get("/record"))
    assert (game.scores(), game.winners()) == (end["scores"], end["winners"])
    shown = anna.get("/replay", at=game.decisions // 2)
    assert shown["view"]["players"][1]["automa"]["used"]
    assert [event["event"] for event in anna.get("/replay", at=0)["events"]["list"]].count("card_revealed") == 0
    again = anna.post("/rematch")
    rematch = Person(client, again["game"], again["token"]).get()
    assert rematch["options"] == end["options"]
    assert [seat["kind"] for seat in rematch["seats"]] == ["person", "automa"]
    (other,) = client.post("/api/my-games", json={"tokens": [made(client, ANNA, BEN)[0].token]}).json()["games"]
    assert (other["level"], len(other["names"])) == (None, 2)


def test_who_leaves_leaves_nobody_behind(client: TestClient) -> None:
    anna = alone(client)
    anna.post("/resign")
    assert anna.get()["status"] == "abandoned"


def test_leopolds_cards_with_their_words(client: TestClient) -> None:
    cards = client.get("/api/leopold", params={"language": "de"}).json()["cards"]
    assert [card["number"] for card in cards] == list(range(193, 213))
    assert {card["hand"] for card in cards} == {"left", "right"}
    assert all(step["text"] and step["strip"] for card in cards for step in card["steps"])
    about = client.get("/api/about").json()["options"]
    assert (about["mode"], about["level"]) == (["solo"], [1, 2, 3])


def test_a_game_between_people_has_no_moments() -> None:
    game = Game(Options(), nature=seeded(3))
    assert moments(game, 0) == []
