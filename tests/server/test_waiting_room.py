"""Before a game begins: bots on open seats, people who give up theirs, and people without a name."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tests.server.clients import ANNA, BEN, BOT, OPEN, Clock, Person, made

NAMELESS = {"kind": "person"}


def _names(person: Person, **query: Any) -> list[str | None]:
    return [seat["name"] for seat in person.get(**query)["seats"]]


def test_a_bot_takes_the_seat_that_nobody_wants(client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN, OPEN)
    assert guest.post("/fill", {"seat": 1, "bot": "random"})["error"] == "not_for_spectators"
    assert anna.post("/fill", {"seat": 0, "bot": "random"})["error"] == "no_open_seat"
    assert anna.post("/fill", {"seat": 1, "bot": "nobody"})["error"] == "invalid"
    assert anna.post("/fill", {"seat": 2, "bot": "random", "name": "Klara"}) == {"seq": 1}
    assert anna.post("/fill", {"seat": 2, "bot": "random"})["error"] == "no_open_seat"
    assert (anna.get()["status"], _names(anna)) == ("open", ["Anna", None, "Klara"])
    anna.post("/fill", {"seat": 1, "bot": "random"})
    position = anna.get()
    assert (position["status"], _names(anna)) == ("playing", ["Anna", "Random", "Klara"])
    assert [seat["kind"] for seat in position["seats"]] == ["person", "bot", "bot"]
    listed = client.post("/api/my-games", json={"tokens": [anna.token]}).json()["games"][0]
    assert listed["names"] == ["Anna", "Random", "Klara"]


def test_who_gives_up_a_seat_leaves_it_open(client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN, OPEN)
    ben = Person(client, anna.game, guest.post("/join", {"name": "Ben"})["token"])
    assert ben.post("/resign") == {"seq": 2}
    assert ben.get()["error"] == "no_such_game"
    assert (anna.get()["status"], _names(anna)) == ("open", ["Anna", None, None])
    assert guest.post("/join", {"name": "Cleo"})["seat"] == 1


def test_what_somebody_said_stays_theirs_when_they_give_up_the_seat(client: TestClient, clock: Clock) -> None:
    anna, guest = made(client, ANNA, OPEN, OPEN)
    for name in ("Ben", "Cleo"):
        person = Person(client, anna.game, guest.post("/join", {"name": name})["token"])
        person.post("/chat", {"text": "Servus!", "request": f"request-{name}"})
        assert [said["name"] for said in anna.get("/chat")["list"]][-1] == name
        person.post("/resign")
        clock.time += 1
    guest.post("/join", {"name": "Dora"})
    assert [said["name"] for said in anna.get("/chat")["list"]] == ["Ben", "Cleo"]
    with anna.socket() as socket:
        assert [socket.next("chat")["name"] for _ in range(2)] == ["Ben", "Cleo"]


def test_a_game_that_everybody_gives_up_is_called_off(client: TestClient) -> None:
    anna, guest = made(client, ANNA, BOT, OPEN)
    anna.post("/resign")
    assert guest.get()["status"] == "abandoned"
    assert guest.post("/join", {"name": "Ben"})["error"] == "no_open_seat"
    assert anna.get()["error"] == "no_such_game"


def test_who_has_given_up_a_seat_hears_nothing_of_who_takes_it(client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN, OPEN)
    ben = Person(client, anna.game, guest.post("/join", {"name": "Ben"})["token"])
    with ben.socket() as socket:
        socket.position(1)
        ben.post("/resign")
        assert socket.next("bye")["reason"] == "no_such_game"


def test_a_person_without_a_name_has_one_in_every_language(client: TestClient) -> None:
    anna, guest = made(client, NAMELESS, OPEN)
    assert _names(guest) == ["Hotelier 1", None]
    listed = client.post("/api/my-games?language=pl", json={"tokens": [anna.token]}).json()["games"][0]
    assert listed["names"] == ["Hotelarz 1", None]
    joined = guest.post("/join", {})
    assert _names(guest, language="it") == ["Albergatore 1", "Albergatore 2"]
    ben = Person(client, anna.game, joined["token"])
    ben.post("/chat", {"text": "Servus!", "request": "request-1"})
    assert anna.get("/chat", language="uk")["list"][0]["name"] == "Готельєр 2"
    listed = client.post("/api/my-games", json={"tokens": [anna.token]}).json()["games"][0]
    assert listed["names"] == ["Hotelier 1", "Hotelier 2"]
    with ben.socket(language="it") as socket:
        assert socket.next("chat")["name"] == "Albergatore 2"
        assert [seat["name"] for seat in socket.next("position")["seats"]] == ["Albergatore 1", "Albergatore 2"]


def test_people_with_and_without_names_play_a_game_again(client: TestClient) -> None:
    anna, ben, _ = made(client, NAMELESS, BEN)
    for person in (anna, ben):
        person.post("/resign")
    again = anna.post("/rematch")
    assert _names(Person(client, again["game"], again["token"])) == ["Hotelier 1", "Ben"]
