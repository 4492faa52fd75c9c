"""The deal of the day: the same for everybody, not to be known before, closed until the day is over."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from grandaustria import Game
from grandaustria.chance import KeyedNature
from grandaustria.server import daily_routes, days, new_games
from grandaustria.server.days import day_of, end_of, key_of, nature_of
from grandaustria.server.schema import SECRETS
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from tests.server.clients import Clock, Person
from tests.waiting import wait_until

KEY = key_of(b"secret", "deal 2026-11-17")
DAY = 24 * 3600


@pytest.fixture(autouse=True)
def quick_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (new_games, daily_routes):
        monkeypatch.setattr(module, "DAILY_BOT", "random")


def deal(client: TestClient) -> Person:
    answer = client.post("/api/daily/deal", json={"pace": "instant"})
    assert answer.status_code == 201, answer.text
    return Person(client, answer.json()["game"], answer.json()["token"])


def finish(person: Person, seed: int = 1) -> None:
    chance = Random(seed)
    while (table := person.get())["status"] == "playing":
        prompt = table["view"]["prompt"]
        if "choices" in prompt:
            person.choose(chance.choice(prompt["choices"])["id"], seq=table["seq"])
        else:
            wait_until(lambda: person.seq > table["seq"])  # the bot acts before the next table


def listed(person: Person) -> Any:
    return person.client.post("/api/my-games", json={"tokens": [person.token]}).json()["games"][0]


def opening(game: Game | Any) -> str:
    view = game.view(0) if isinstance(game, Game) else game
    return json.dumps([view["queue"], view["objectives"], view["tiles"], view["start"], view["players"][0]["hand"]])


def played(seed: int, key: bytes = KEY) -> Game:
    """By people who choose as they like."""
    game, chance = Game(nature=KeyedNature(key)), Random(seed)
    while game.seat is not None:
        game.play(chance.choice(game.choices()))
    return game


def guests_of(game: Game) -> list[int]:
    return [event["guest"] for event in game.events() if event["event"] == "guest_arrived"]


def test_a_key_deals_the_same_whoever_plays() -> None:
    one, other = played(1), played(2)
    assert opening(one.rewound(0)) == opening(other.rewound(0))
    guests, others = guests_of(one), guests_of(other)
    shared = min(len(guests), len(others))
    assert guests[:shared] == others[:shared]
    assert opening(played(1, key_of(b"secret", "deal 2026-11-18")).rewound(0)) != opening(one.rewound(0))


def test_the_dice_of_a_round_are_the_same_for_everybody() -> None:
    def first_rolls(game: Game) -> list[list[int]]:
        """The ten dice after the start of each round."""
        rolls: list[list[int]] = []
        for event in game.events():
            if event["event"] == "round_started":
                rolls.append([])
            elif event["event"] == "die_rolled" and rolls and len(rolls[-1]) < 10:
                rolls[-1].append(event["value"])
        return rolls

    one, other = first_rolls(played(1)), first_rolls(played(2))
    assert len(one) == 7
    assert one == other
    assert len({tuple(roll) for roll in one}) == 7


def test_its_answers_are_spread_evenly() -> None:
    counts = [0] * 6
    for key in range(100):
        game = Game(nature=KeyedNature(bytes([key])))
        while not sum(game.view(0)["dice"]):
            game.play(game.choices()[0])
        counts = [n + more for n, more in zip(counts, game.view(0)["dice"], strict=True)]
    assert sum(counts) == 1000
    assert all(95 < n < 238 for n in counts), counts  # six standard deviations around 167


def test_a_game_goes_on_the_same_after_it_was_read_again() -> None:
    """A restart, another process and a choice taken back change nothing."""
    game = played(3)
    for decisions in (0, 10, game.decisions - 1):
        again = Game.replay(game.rewound(decisions).record(), KeyedNature(KEY))
        while again.seat is not None:
            again.follow([game.answers()[len(again.answers())]])
        assert again.answers() == game.answers()


def test_days_end_at_midnight_utc() -> None:
    assert day_of(0) == "1970-01-01"
    assert end_of("1970-01-01") == DAY
    assert day_of(end_of("2026-02-28")) == "2026-03-01"


def test_keys_of_days_have_nothing_in_common() -> None:
    keys = {key_of(b"secret", f"deal 2026-11-{day:02}") for day in range(1, 31)}
    assert len(keys) == 30
    assert key_of(b"other", "deal 2026-11-01") not in keys


def test_everybody_has_the_same_deal_today_and_another_tomorrow(
    client: TestClient, other_client: TestClient, clock: Clock
) -> None:
    today = [opening(deal(each).get()["view"]) for each in (client, client, other_client)]
    assert len(set(today)) == 1
    assert client.get("/api/daily").json()["day"] == day_of(clock.time)
    clock.time += DAY
    assert opening(deal(client).get()["view"]) != today[0]


def test_it_is_closed_until_the_day_is_over(client: TestClient, clock: Clock) -> None:
    person = deal(client)
    table = person.get()
    assert table["day"] == day_of(clock.time)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    finish(person)
    for answer in (person.get("/record"), person.get("/replay", at=0), person.post("/share")):
        assert answer["error"] == "day_not_over"
    assert person.get()["sharing"] == {"agreed": [], "link": None}
    assert listed(person)["closed"]
    assert person.get()["scores"] is not None  # the own result is there
    told = client.get("/api/daily").json()["deal"]
    assert (told["played"], told["best"]) == (1, person.get()["scores"][0])
    clock.time = end_of(table["day"]) - 1
    assert person.get("/record")["error"] == "day_not_over"
    clock.time += 1
    assert person.get("/record")["format"] == "grandaustria.record"
    assert person.get("/replay", at=0)["at"] == 0
    assert not listed(person)["closed"]
    link = person.post("/share")["sharing"]["link"]
    assert client.get(f"/api/shared/{link}/record").json() == person.get("/record")
    assert client.get("/api/daily").json()["deal"]["played"] == 0


def test_a_link_shows_nothing_before_the_day_is_over(
    client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it came about."""
    person = deal(client)
    finish(person)
    clock.time += DAY
    link = person.post("/share")["sharing"]["link"]
    monkeypatch.setattr(days, "end_of", lambda _: clock.time + 1)
    for path in ("", "/record", "/replay?at=0"):
        assert client.get(f"/api/shared/{link}{path}").json()["error"] == "day_not_over", path


def test_a_rematch_is_an_ordinary_game(client: TestClient) -> None:
    person = deal(client)
    finish(person)
    again = person.post("/rematch")
    table = Person(client, again["game"], again["token"]).get()
    assert "day" not in table
    assert opening(table["view"]) != opening(deal(client).get()["view"])


async def test_the_secret_stays_here(settings: Settings) -> None:
    """It is made with the database, is the same for all its processes, and nothing that is kept of a game has it."""
    one, other = Services(settings), Services(settings)
    async with one.opened(), other.opened():
        (row,) = await one.store.database.read(select(SECRETS.c.value))
        secret = await one.store.secret()
        assert bytes.fromhex(row.value) == secret == await other.store.secret()
    game = Game(nature=nature_of(secret, "2026-11-17"))
    assert "chance" not in game.snapshot()
    assert "seed" not in game.record()
