"""A finished game gets a link for anybody, once every person who played has agreed, until one takes it back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from grandaustria import Game, Options
from grandaustria.server.happenings import Chosen, Dealt, Happening, Resigned
from grandaustria.server.log import Agreement, Entry, Move
from grandaustria.server.seats import Seat
from grandaustria.server.services import Services
from grandaustria.server.table import Table
from grandaustria.server.tokens import hashed, new_game_id, new_token
from tests.server.clients import ANNA, BEN, Person, made

GAME = Game(Options(), 7)
while GAME.seat is not None:
    GAME.play(GAME.choices()[0])
START = GAME.rewound(30).answers()
REST = GAME.answers(len(START))


@pytest.fixture
def people(client: TestClient) -> list[Person]:
    """Of a finished game, and the one with its invitation."""
    people = over(client, Seat("person", "Anna"), Seat("person", "Ben"))
    people[0].post("/chat", {"text": "between us", "request": "a-message"})
    return people


def over(client: TestClient, *seats: Seat, leaving: int | None = None) -> list[Person]:
    """The people of a game that is over, and the one with its invitation. One of them may have left it."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    tokens = [new_token() for _ in range(3)]
    hashes = tuple(hashed(token) if seat.kind == "person" else None for token, seat in zip(tokens, seats, strict=False))
    agreement = Agreement(
        game=new_game_id(),
        options=Options(),
        clock={"kind": "none"},
        pace="instant",
        seats=seats,
        hashes=hashes,
        invitation=hashed(tokens[2]),
    )
    table = Table(agreement, services.settings.nature)
    rows: list[Happening] = [Dealt(START), *([Resigned(leaving, "greedy")] if leaving is not None else [])]
    entries = [Entry(seq, 1.0, what) for seq, what in enumerate([*rows, Chosen(0, REST)], 1)]
    for entry in entries:
        table.accept(Move(entry))
    assert client.portal is not None
    assert client.portal.call(services.store.create, table, entries)
    people = [token for token, seat in zip(tokens, seats, strict=False) if seat.kind == "person"]
    return [Person(client, agreement.game, token) for token in (*people, tokens[2])]


def shared(people: list[Person]) -> str:
    """The link, for which all have agreed."""
    for person in people[:-1]:
        agreed = person.post("/share")
    link: str = agreed["sharing"]["link"]
    return link


def look(client: TestClient, link: str, path: str = "", **query: Any) -> Any:
    """Without any token."""
    answer = client.get(f"/api/shared/{link}{path}", params=query)
    return answer.json() if answer.is_success else answer.status_code


def test_all_must_agree_and_one_can_take_it_back(client: TestClient, people: list[Person]) -> None:
    anna, ben, _ = people
    assert anna.get()["sharing"] == {"agreed": [], "link": None}
    assert anna.post("/share")["sharing"] == {"agreed": [0], "link": None}
    assert anna.post("/share")["sharing"] == {"agreed": [0], "link": None}  # again changes nothing
    done = ben.post("/share")["sharing"]
    assert done["agreed"] == [0, 1]
    assert anna.get()["sharing"] == done
    assert look(client, done["link"])["status"] == "over"
    assert anna.post("/unshare")["sharing"] == {"agreed": [1], "link": None}
    assert [look(client, done["link"], path, at=0) for path in ("", "/replay", "/record")] == [404] * 3
    again = anna.post("/share")["sharing"]["link"]
    assert again != done["link"]
    assert look(client, done["link"]) == 404
    assert look(client, again)["status"] == "over"


def test_a_link_shows_the_game_and_nothing_else(client: TestClient, people: list[Person]) -> None:
    again = people[0].post("/rematch")["game"]
    link = shared(people)
    seen = [look(client, link), look(client, link, "/record"), look(client, link, "/replay", at=3)]
    assert [seat["name"] for seat in seen[0]["seats"]] == ["Anna", "Ben"]
    assert seen[1] == people[0].get("/record")
    assert seen[2] == people[0].get("/replay", at=3)
    assert seen[0]["scores"] == people[0].get()["scores"]
    assert (seen[0]["rematch"], seen[0]["notices"], seen[0]["you"]) == (None, [], None)
    text = json.dumps(seen)
    for secret in (people[0].game, again, "between us", *(person.token for person in people)):
        assert secret not in text
    for path in ("/chat", "/events", "/socket", "/share", "/unshare", "/rematch"):
        assert look(client, link, path) == 404
    assert client.get(f"/api/games/{link}", headers={"Authorization": f"Bearer {link}"}).status_code == 404


def test_people_who_left_must_agree_too(client: TestClient) -> None:
    anna, ben, _ = over(client, Seat("person", "Anna"), Seat("person", "Ben"), leaving=1)
    assert anna.get()["seats"][1]["resigned"]
    assert anna.post("/share")["sharing"]["link"] is None
    assert ben.post("/share")["sharing"]["link"] is not None


def test_only_finished_games_and_only_people_with_a_seat(client: TestClient, people: list[Person]) -> None:
    running = made(client, ANNA, BEN)
    assert running[0].get()["sharing"] is None
    assert (running[0].post("/share")["error"], running[0].post("/unshare")["sharing"]) == ("not_over", None)
    assert people[-1].post("/share")["error"] == "not_for_spectators"
    assert people[-1].post("/unshare")["error"] == "not_for_spectators"
    assert Person(client, people[0].game, running[0].token).post("/share")["status"] == 404


@pytest.mark.parametrize("link", ["x", "x" * 22, "x" * 43, "%00" * 22, "ö" * 22, "' OR 1=1 --           "])
def test_links_that_are_none(client: TestClient, link: str) -> None:
    assert look(client, link) == 404


def test_against_bots_one_click_is_enough_and_lists_know_it(client: TestClient) -> None:
    anna, _ = over(client, Seat("person", "Anna"), Seat("bot", "Greedy", "greedy"))
    link = anna.post("/share")["sharing"]["link"]
    assert [seat["kind"] for seat in look(client, link)["seats"]] == ["person", "bot"]
    (listed,) = client.post("/api/my-games", json={"tokens": [anna.token]}).json()["games"]
    assert (listed["agreed"], listed["link"], listed["loaded"]) == ([0], link, False)


def test_agreeing_and_taking_back_without_end(client: TestClient, people: list[Person]) -> None:
    """The rows of a log have a limit, and taking back always works."""
    store = client.app.state.services.tables  # type: ignore[attr-defined]
    anna = people[0]

    def worn_out(table: Any) -> Any:
        table._extras[0] = 1000
        return []

    assert anna.post("/share")["sharing"]["agreed"] == [0]
    assert client.portal is not None
    client.portal.call(store.act, anna.game, worn_out)
    assert anna.post("/unshare")["sharing"]["agreed"] == []
    assert anna.post("/share")["error"] == "too_many"


def test_other_processes_know_at_once(client: TestClient, other_client: TestClient, people: list[Person]) -> None:
    link = shared(people)
    assert look(other_client, link)["status"] == "over"
    there = Person(other_client, people[1].game, people[1].token)
    assert there.post("/unshare")["sharing"] == {"agreed": [0], "link": None}
    assert look(client, link) == look(other_client, link) == 404


def test_it_outlives_a_restart(client: TestClient, people: list[Person]) -> None:
    link = shared(people)
    client.app.state.services.tables.forget_all()  # type: ignore[attr-defined]
    assert people[0].get()["sharing"] == {"agreed": [0, 1], "link": link}
    assert look(client, link)["seats"][0]["name"] == "Anna"
