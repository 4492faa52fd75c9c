"""Making, joining, watching and listing games, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from grandaustria.bots.ladder import BOTS
from grandaustria.cards.editions import EDITIONS
from tests.server.clients import ANNA, BEN, BOT, OPEN, Person, made, play_to_the_end


def test_what_the_server_offers(client: TestClient) -> None:
    about = client.get("/api/about").json()
    assert "en" in about["languages"]
    assert [(bot["name"], bot["rating"]) for bot in about["bots"]] == [(name, bot.rating) for name, bot in BOTS.items()]
    assert about["options"]["staff"] == ["standard", "introductory", "draft"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_with_their_words(client: TestClient, edition: str) -> None:
    cards = client.get("/api/cards", params={"edition": edition}).json()
    board = cards.pop("board")
    assert (board["rounds"], board["claim_points"]) == (7, [15, 10, 5])
    assert {kind: len(cards[kind]) for kind in cards} == {
        "guests": 58,
        "staff": 48,
        "objectives": 12,
        "tiles": 12,
        "hotels": 5,
    }
    assert all(card["text"] or card["reward"] == [] for kind in cards for card in cards[kind])
    assert sorted(room for group in cards["hotels"][2]["groups"] for room in group) == list(range(20))
    assert client.get("/api/cards", params={"edition": "third"}).status_code == 422


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"hotel": "day", "staff": "draft", "edition": "first", "promos": False},
        {"hotel": ["C", "A", "B"], "staff": "introductory"},
    ],
)
def test_a_game_with_all_options(client: TestClient, options: dict[str, Any]) -> None:
    anna, _ = made(client, ANNA, BOT, BOT, **options)
    position = anna.get()
    assert position["status"] == "playing"
    assert {name: position["options"][name] for name in options} == options
    assert position["view"]["options"] == position["options"]


def test_the_game_starts_when_the_last_open_seat_is_taken(client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN, OPEN)
    assert (anna.get()["status"], anna.get()["view"]) == ("open", None)
    assert anna.choose(1)["error"] == "not_started"
    ben = guest.post("/join", {"name": " Ben \u202e", "seat": 2})
    assert ben["seat"] == 2
    assert [seat["name"] for seat in anna.get()["seats"]] == ["Anna", None, "Ben"]
    assert guest.post("/join", {"name": "Cleo", "seat": 2})["error"] == "no_open_seat"
    assert guest.post("/join", {"name": "Cleo"})["seat"] == 1
    assert anna.get()["status"] == "playing"
    assert guest.post("/join", {"name": "Dora"})["error"] == "no_open_seat"
    assert Person(client, anna.game, ben["token"]).get()["you"] == 2


def test_who_joins_again_with_the_same_secret_gets_the_same_seat(client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN, OPEN)
    joining = {"name": "Ben", "secret": "a-secret-of-the-client-1"}
    first = guest.post("/join", joining)
    assert guest.post("/join", joining) == first
    assert [seat["name"] for seat in anna.get()["seats"]] == ["Anna", "Ben", None]
    assert guest.post("/join", joining | {"secret": "a-secret-of-another-one"})["seat"] == 2
    assert guest.post("/join", joining) == first
    assert guest.post("/join", joining | {"secret": "short"})["error"] == "invalid"


def test_who_has_a_seat_cannot_take_another(client: TestClient) -> None:
    anna, _ = made(client, ANNA, OPEN)
    answer = anna.post("/join", {"name": "Anna"})
    assert (answer["status"], answer["error"]) == (403, "has_a_seat")


def test_a_spectator_sees_no_hand(client: TestClient) -> None:
    *_, spectator = made(client, ANNA, BEN)
    position = spectator.get()
    assert position["you"] is None
    assert [player["hand"] for player in position["view"]["players"]] == [6, 6]
    assert "choices" not in position["view"]["prompt"]
    for path in ("/undo", "/chat", "/resign", "/return", "/rematch", "/hint", "/replace"):
        body = {"seq": 1, "request": "12345678", "text": "x", "seat": 0, "bot": "random"}
        wanted = {"/undo": ("seq", "request"), "/chat": ("text", "request"), "/replace": ("seat", "bot", "request")}
        answer = spectator.post(path, {name: body[name] for name in wanted.get(path, ())})
        assert (path, answer["error"]) == (path, "not_for_spectators")


def test_my_games(client: TestClient) -> None:
    anna, ben, spectator = made(client, ANNA, BEN)
    lonely, _ = made(client, ANNA, OPEN, BOT)
    tokens = [anna.token, "nonsense", ben.token, spectator.token, lonely.token]
    games = client.post("/api/my-games", json={"tokens": tokens}).json()["games"]
    assert games[1] is None
    assert [games[k]["game"] for k in (0, 2, 3, 4)] == [anna.game] * 3 + [lonely.game]
    assert [games[k]["you"] for k in (0, 2, 3, 4)] == [0, 1, None, 0]
    assert [games[0]["your_turn"], games[2]["your_turn"]].count(True) == 1
    assert (games[4]["status"], games[4]["names"]) == ("open", ["Anna", None, "Random"])
    assert [games[k]["bots"] for k in (0, 4)] == [[None, None], [None, None, "random"]]
    assert [(games[k]["seat"], games[k]["round"], games[k]["scores"]) for k in (2, 4)] == [
        (anna.get()["view"]["prompt"]["seat"], 0, [0, 0]),
        (None, None, None),
    ]


def test_a_finished_game_is_listed_with_its_scores(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    play_to_the_end(people)
    (game,) = client.post("/api/my-games", json={"tokens": [people[0].token]}).json()["games"]
    assert (game["status"], game["seat"], game["round"]) == ("over", None, 7)
    assert game["scores"] == people[0].get()["scores"] != [0, 0]


GOOD: dict[str, Any] = {"options": {"players": 2}, "seats": [ANNA, OPEN]}


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seats": [ANNA]}, "seats"),
        ({"seats": [ANNA, BEN, BEN]}, "seats"),
        ({"seats": [BOT, BOT]}, "seats"),
        ({"seats": [ANNA, {"kind": "bot", "bot": "os:system"}]}, "seats.1.bot.bot"),
        ({"seats": [ANNA, {"kind": "person", "name": "x" * 41}]}, "seats.1.person.name"),
        ({"seats": [ANNA, {"kind": "person", "name": "\u202e\x00 "}]}, "seats.1.person.name"),
        ({"seats": [ANNA, {"kind": "ghost"}]}, "seats.1"),
        ({"options": {"players": "2"}}, "options.players"),
        ({"options": {"players": 5}}, "options.players"),
        ({"options": {"players": 2, "hotel": ["A"]}}, "options.hotel"),
        ({"options": {"players": 2, "seed": 1}}, "options.seed"),
        ({"clock": {"kind": "turn", "seconds": 1}}, "clock.turn.seconds"),
        ({"pace": "slow"}, "pace"),
        ({"more": 1}, "more"),
    ],
)
def test_what_cannot_be_a_game(client: TestClient, wrong: dict[str, Any], field: str) -> None:
    answer = client.post("/api/games", json=GOOD | wrong)
    assert (answer.status_code, answer.json()["error"], answer.json()["field"]) == (422, "invalid", field)


@pytest.mark.parametrize("body", [b"", b"{", b"[1]", b'"x"', b"\xff\xfe", b"null", b'{"seats": NaN}'])
def test_bad_bodies(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] in ("malformed", "invalid")


def test_unknown_addresses_and_methods(client: TestClient) -> None:
    assert client.get("/api/nothing").json()["error"] == "not_found"
    assert client.put("/api/games").json()["error"] == "not_allowed"
    assert client.put("/api/games").status_code == 405


@pytest.mark.parametrize("choice", ["1", 1.5, None, True, 10**30, -1])
def test_bad_choices(client: TestClient, choice: Any) -> None:
    anna, _ = made(client, ANNA, BOT)
    answer = anna.post("/choices", {"seq": 1, "request": "12345678", "choices": [choice]})
    assert answer["status"] in (409, 422)
    assert answer["error"] in ("invalid", "illegal_choice", "not_your_turn", "stale")


def test_names_cannot_pretend_to_be_cards(client: TestClient) -> None:
    anna, _ = made(client, {"kind": "person", "name": "[[guest:75|<b>x</b>]]"}, BOT)
    texts = json.dumps([event["text"] for event in anna.get()["events"]["list"]])
    assert "[[guest:75|<b>" not in texts
    assert "<b>" in texts  # plain text; whoever shows it must not take it for markup
