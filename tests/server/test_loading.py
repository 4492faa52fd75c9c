"""Records, snapshots, positions and games as text are read from what people bring along, and played on against bots."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from starlette.testclient import TestClient

from grandaustria import Game, Options
from grandaustria.chance import SystemNature, seeded
from grandaustria.notation import AnnotatedGame, write_game
from grandaustria.server.loading import LONGEST_TEXT, MOST_CHOICES
from tests.damage import damaged_text
from tests.random_games import SOLO_OPTIONS
from tests.server.clients import ANNA, BOT, Person, made, same_json

GREEDY = {"kind": "bot", "bot": "greedy"}


def finished(options: Options | None = None, seed: int = 7, nature: Any = None) -> Game:
    game = Game(options, None if nature else seed, nature=nature)
    chance = seeded(seed)
    while game.seat is not None:
        choices = game.choices()
        game.play(choices[chance.below(len(choices))])
    return game


GAME = finished()


def loaded(client: TestClient, text: str | Mapping[str, Any]) -> Any:
    answer = client.post("/api/loaded", json={"text": text if isinstance(text, str) else json.dumps(text)})
    return answer.json()


def frame(client: TestClient, text: str | Mapping[str, Any], at: int, **query: Any) -> Any:
    text = text if isinstance(text, str) else json.dumps(text)
    return client.post("/api/loaded/replay", json={"text": text}, params={"at": at} | query).json()


def played_on(client: TestClient, text: str | Mapping[str, Any], at: int, *seats: Any) -> Any:
    text = text if isinstance(text, str) else json.dumps(text)
    wanted = {"text": text, "at": at, "seats": seats or (ANNA, BOT), "pace": "instant"}
    return client.post("/api/loaded/play", json=wanted).json()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("record", json.dumps(GAME.record())),
        ("record", f"\ufeff {json.dumps(finished(nature=SystemNature()).record(), indent=2)}\n"),
        ("text", write_game(AnnotatedGame(GAME), "de")),
        ("snapshot", json.dumps(GAME.rewound(40).snapshot())),
        ("position", GAME.rewound(40).position() + "\n"),
    ],
    ids=lambda given: given[:8],
)
def test_what_can_be_loaded(client: TestClient, kind: str, text: str) -> None:
    read = loaded(client, text)
    game = Game.replay(read["record"])
    assert read["kind"] == kind
    assert read["record"]["version"] == 2
    assert not {"seed", "chance"} & {*read["record"], *read["record"].get("start", {})}
    assert (read["of"], read["over"], read["scores"]) == (game.decisions, game.seat is None, game.scores())
    assert read["names"] == ["Hotelier 1", "Hotelier 2"]
    assert loaded(client, read["record"]) == read | {"kind": "record"}


def test_every_moment_can_be_seen_as_in_the_replay_of_a_game(client: TestClient) -> None:
    record = GAME.record()
    for at in (0, 17, GAME.decisions):
        seen = frame(client, record, at)
        assert (seen["at"], seen["of"], seen["rounds"]) == (at, GAME.decisions, GAME.round_starts())
        assert seen["view"]["players"][1]["hand"] == GAME.rewound(at).snapshot()["players"][1]["hand"]
    assert "Hotelier 1" in json.dumps(frame(client, record, 5)["events"])
    assert "Hotelier 1" not in json.dumps(frame(client, record, 5, language="uk")["events"])
    assert frame(client, record, GAME.decisions + 1)["field"] == "at"


def test_an_unfinished_game_ends_where_somebody_is_asked(client: TestClient) -> None:
    record = GAME.rewound(30).record()
    read = loaded(client, record | {"choices": record["choices"][:-3]})
    assert not read["over"]
    last = frame(client, read["record"], read["of"])
    assert (last["choice"], last["view"]["prompt"] is None) == (None, False)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "text"),
        ("Servus!", "text"),
        ("[" * 5000, "line 1"),
        ('{"a":' * 5000, "text"),
        ("9" * 5000, "text"),
        ("7", "format"),
        ("{}", "format"),
        ('{"format": "grandaustria.view"}', "format"),
        (json.dumps(GAME.record() | {"version": 3}), "version"),
        (json.dumps(GAME.record() | {"choices": [*GAME.record()["choices"][:100], 0]}), "choices[100]"),
        (json.dumps(GAME.record() | {"choices": [1] * (MOST_CHOICES + 1)}), "choices"),
        (json.dumps(GAME.snapshot() | {"round": 9}), "round"),
        (json.dumps({"format": "grandaustria.snapshot", "version": 1}), "options"),
        (GAME.rewound(3).position()[:-4] + "0000", "check"),
        (write_game(AnnotatedGame(GAME)) * 2, "text"),
        (write_game(AnnotatedGame(GAME)).replace("END_TURN", "PASS", 1), None),
    ],
    ids=range(16),
)
def test_what_cannot_be_loaded_is_refused_by_its_field(client: TestClient, text: str, field: str | None) -> None:
    for path in ("", "/replay?at=0"):
        answer = client.post(f"/api/loaded{path}", json={"text": text})
        assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
        assert field is None or answer.json()["field"] == field
    assert played_on(client, text, 0)["error"] == "invalid"


def test_what_is_too_long_is_refused(client: TestClient) -> None:
    assert client.post("/api/loaded", json={"text": " " * (LONGEST_TEXT + 1)}).status_code == 413
    assert client.post("/api/loaded", json={"text": "x" * 70_000}).status_code == 413
    rounds = GAME.rewound(40).snapshot()
    rounds["story"]["rounds"] = [[0, 0]] * 3000
    assert loaded(client, rounds)["field"] == "story.rounds"


def test_nothing_unknown_gets_any_further(client: TestClient) -> None:
    snapshot = json.loads(json.dumps(GAME.rewound(40).snapshot()))
    snapshot["graffiti"] = snapshot["story"]["graffiti"] = snapshot["players"][0]["graffiti"] = "x"
    read = loaded(client, snapshot)
    assert "graffiti" not in json.dumps(read)
    here = played_on(client, snapshot, 0)
    store = client.app.state.services.store  # type: ignore[attr-defined]
    assert client.portal is not None
    table = client.portal.call(store.load, here["game"])
    assert "graffiti" not in json.dumps(table.agreement.start)


def test_damaged_texts_are_refused_or_read(client: TestClient) -> None:
    """Whatever is in it, there is an answer in words."""
    chance = seeded(3)
    for text in (json.dumps(GAME.snapshot()), json.dumps(GAME.record()), GAME.position()):
        for _ in range(40):
            hurt = text
            for _ in range(1 + chance.below(2)):
                hurt = damaged_text(hurt, chance)
            answer = client.post("/api/loaded", json={"text": hurt})
            assert answer.status_code in (200, 422), hurt


def test_playing_on_from_a_moment(client: TestClient) -> None:
    at = 60
    here = played_on(client, GAME.record(), at, BOT, ANNA)
    anna = Person(client, here["game"], here["token"])
    assert here["seat"] == 1
    position = anna.get()
    assert (position["status"], position["loaded"], position["you"]) == ("playing", True, 1)
    assert [seat["kind"] for seat in position["seats"]] == ["bot", "person"]
    then = GAME.rewound(at)
    assert position["view"]["round"] == then.round
    assert position["view"]["players"][1]["hand"] == then.snapshot()["players"][1]["hand"]
    while anna.get()["status"] == "playing":
        if anna.offered():
            anna.choose(anna.offered()[0])
    end = anna.get()
    assert [sum(points.values()) for points in end["breakdown"]] == end["scores"]
    record = anna.get("/record")
    assert record["start"]["round"] == then.round
    assert Game.replay(record).scores() == end["scores"]
    assert anna.get("/replay", at=0)["view"]["round"] == then.round
    assert loaded(client, record)["scores"] == end["scores"]
    (listed,) = client.post("/api/my-games", json={"tokens": [here["token"]]}).json()["games"]
    assert listed["loaded"]
    client.app.state.services.tables.forget_all()  # type: ignore[attr-defined]
    assert same_json(anna.get()["scores"], end["scores"])


def test_dice_from_then_on_are_the_servers_own(client: TestClient) -> None:
    """A seed in a record, or the generator in a snapshot, says nothing about what comes."""
    at = GAME.round_starts()[2]
    for text in (GAME.record(), GAME.rewound(at).snapshot()):
        here = played_on(client, text, at if "choices" in text else 0)
        store = client.app.state.services.store  # type: ignore[attr-defined]
        assert client.portal is not None
        table = client.portal.call(store.load, here["game"])
        assert "chance" not in table.agreement.start
        assert "seed" not in table.game.record()
        assert isinstance(table.game._nature, SystemNature)


def test_nobody_else_gets_in(client: TestClient) -> None:
    here = played_on(client, GAME.record(), 20)
    anna = Person(client, here["game"], here["token"])
    other = made(client, ANNA, BOT)
    for token in (other[0].token, other[1].token):
        stranger = Person(client, here["game"], token)
        for answer in (stranger.get(), stranger.post("/join", {}), stranger.post("/rematch")):
            assert answer["status"] == 404
    assert anna.post("/join", {})["error"] == "has_a_seat"
    assert anna.post("/fill", {"seat": 1, "bot": "random"})["error"] == "no_open_seat"


@pytest.mark.parametrize("seats", [[ANNA, ANNA], [BOT, BOT], [ANNA], [ANNA, BOT, BOT], [ANNA, {"kind": "open"}]])
def test_one_person_plays_on_against_bots(client: TestClient, seats: list[Any]) -> None:
    assert re.match("invalid", played_on(client, GAME.record(), 20, *seats)["error"])


def test_a_finished_game_cannot_be_played_on(client: TestClient) -> None:
    assert played_on(client, GAME.record(), GAME.decisions)["error"] == "over"
    assert played_on(client, GAME.record(), GAME.decisions + 1)["field"] == "at"


def test_a_position_without_room_to_grow_is_shown_but_not_played_on(client: TestClient) -> None:
    snapshot = json.loads(json.dumps(GAME.rewound(40).snapshot()))
    snapshot["players"][1]["kitchen"]["wine"] = 999
    assert loaded(client, snapshot)["kind"] == "snapshot"
    assert played_on(client, snapshot, 0)["field"] == "players[1].kitchen.wine"


def test_a_rematch_begins_at_the_same_moment_and_does_not_count_either(client: TestClient) -> None:
    at = GAME.decisions - 2
    here = played_on(client, GAME.record(), at, *([ANNA, BOT] if GAME.rewound(at).seat == 0 else [BOT, ANNA]))
    anna = Person(client, here["game"], here["token"])
    while anna.get()["status"] == "playing":
        if anna.offered():
            anna.choose(anna.offered()[0])
    again = anna.post("/rematch")
    position = Person(client, again["game"], again["token"]).get()
    assert (position["loaded"], position["status"]) == (True, "playing")
    assert position["view"]["round"] == GAME.rewound(at).round


def test_alone_against_leopold(client: TestClient) -> None:
    game = finished(SOLO_OPTIONS[3])
    read = loaded(client, game.record())
    assert read["names"][1] == "Leopold"
    here = played_on(client, game.record(), game.decisions // 2, ANNA)
    position = Person(client, here["game"], here["token"]).get()
    assert [seat["kind"] for seat in position["seats"]] == ["person", "automa"]
    assert position["view"]["round"] == game.rewound(game.decisions // 2).round


def test_new_games_are_counted_however_they_begin(client: TestClient) -> None:
    bucket = client.app.state.services.new_games  # type: ignore[attr-defined]
    while not bucket.wait("testclient"):
        pass
    assert played_on(client, GAME.record(), 3, ANNA, GREEDY)["error"] == "too_many"
    assert loaded(client, GAME.record())["over"]
