"""Events are rendered once, whoever is told of them and however often."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from grandaustria import Game, Options
from grandaustria.server import event_json
from grandaustria.server.event_json import events_as_json, open_events_as_json
from grandaustria.words.catalogue import languages
from grandaustria.words.tell import tell
from tests.server.clients import ANNA, BEN, Person, made, play_to_the_end

NAMES = ["Anna", "Ben", "Carla"]


@pytest.fixture
def finished() -> Game:
    game = Game(Options(players=3, staff="draft"), seed=5)
    rng = random.Random(5)
    while game.seat is not None:
        game.play(rng.choice(game.choices()))
    return game


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What has been put into words since nothing was remembered."""
    events: list[Any] = []

    def counted(event: Any, *arguments: Any, **more: Any) -> str:
        events.append(event)
        return tell(event, *arguments, **more)

    monkeypatch.setattr(event_json, "tell", counted)
    event_json._rendered.cache_clear()
    return events


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_each_seat_is_told_what_it_may_know_in_its_language(finished: Game, seat: int | None) -> None:
    for language in languages():
        rendered = [
            json.loads(text) for text in events_as_json(finished.raw_events(), seat, language, NAMES, "current")
        ]
        shown = finished.events(0, seat)
        assert rendered == [event | {"text": tell(event, language, NAMES, marked=True)} for event in shown]


def test_in_the_open_nothing_is_hidden(finished: Game) -> None:
    events = [json.loads(text) for text in open_events_as_json(finished.raw_events(), "en", NAMES, "current")]
    hidden = [event for event in finished.events(0, None) if event.get("staff", 0) is None]
    assert hidden
    assert all(event.get("staff", 0) is not None for event in events)


def test_what_was_rendered_once_is_not_rendered_again(finished: Game, told: list[Any]) -> None:
    first = events_as_json(finished.raw_events(), 0, "de", NAMES, "current")
    assert len(told) < finished.events_told
    told.clear()
    assert events_as_json(finished.raw_events(), 0, "de", NAMES, "current") == first
    assert not told


def test_others_at_the_table_need_only_what_they_see_differently(finished: Game, told: list[Any]) -> None:
    events_as_json(finished.raw_events(), None, "de", NAMES, "current")
    told.clear()
    events_as_json(finished.raw_events(), 0, "de", NAMES, "current")
    assert {event["seat"] for event in told} == {0}
    assert all(event["staff"] is not None for event in told)


def test_a_replay_renders_nothing_new_once_its_end_was_seen(client: TestClient, told: list[Any]) -> None:
    anna, ben, _ = people = made(client, ANNA, BEN)
    play_to_the_end(people)
    last = anna.get("/replay", at=0)["of"]
    whole = anna.get("/replay", at=last)["events"]["list"]
    told.clear()
    for at in range(0, last, 7):
        events = ben.get("/replay", at=at)["events"]["list"]
        assert events == whole[: len(events)]
    assert not told


def test_what_was_taken_back_is_no_longer_told(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    who, position = to_act(people)
    while not position["undo"]:
        who.choose(who.offered()[0])
        who, position = to_act(people)
    who.undo()
    who.choose(who.offered()[-1])
    game = client.app.state.services.tables._places[who.game].table.game  # type: ignore[attr-defined]
    texts = [event["text"] for event in who.get()["events"]["list"]]
    seat = people.index(who)
    assert texts == [tell(event, "en", ["Anna", "Ben"], marked=True) for event in game.events(0, seat)]


def to_act(people: list[Person]) -> tuple[Person, Any]:
    who = people[people[0].get()["view"]["prompt"]["seat"]]
    return who, who.get()
