"""A damaged game is refused, named, and nobody else's business; nothing is tried without an end."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, text, update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grandaustria.server.app import create_app
from grandaustria.server.happenings import Chosen, Hurried
from grandaustria.server.log import Entry
from grandaustria.server.schema import CHAT, ENTRIES, GAMES, SEATS
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.store import MOST_MESSAGES
from tests.server.clients import ANNA, BEN, BOT, Clock, Person, made, play_to_the_end, request_id

LATER = {"kind": "turn", "seconds": 60}


def services_of(client: TestClient) -> Services:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    return services


def changed(client: TestClient, *statements: Any) -> None:
    """The database, behind the server's back."""

    async def change() -> None:
        async with services_of(client).store.database.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    assert client.portal is not None
    client.portal.call(change)


def sweep(client: TestClient) -> None:
    services = services_of(client)
    assert client.portal is not None
    client.portal.call(services.sweeper.sweep, services.settings.now())


def started(client: TestClient, clock: Any = None) -> list[Person]:
    people = made(client, ANNA, BEN, clock=clock)
    for _ in range(4):
        asked = next(person for person in people if person.offered())
        asked.choose(asked.offered()[0])
    return people


def garbage(client: TestClient) -> str:
    return "'not JSON'" if services_of(client).settings.database.startswith("sqlite") else '\'{"not": "answers"}\''


DAMAGE: dict[str, Callable[[TestClient, str], list[Any]]] = {
    "a row is gone": lambda client, game: [delete(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq == 2)],
    "the last rows are gone": lambda client, game: [delete(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq > 2)],
    "all rows are gone": lambda client, game: [delete(ENTRIES).where(ENTRIES.c.game == game)],
    "the first row is gone": lambda client, game: [delete(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq == 1)],
    "a seat is gone": lambda client, game: [delete(SEATS).where(SEATS.c.game == game, SEATS.c.seat == 0)],
    "answers are garbage": lambda client, game: [
        text(f"UPDATE entries SET answers = {garbage(client)} WHERE game = '{game}' AND seq = 3")
    ],
    "answers are impossible": lambda client, game: [
        update(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq == 3).values(answers=[999_999])
    ],
    "a kind's data are missing": lambda client, game: [
        update(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq == 3).values(kind="replace", data={})
    ],
    "the options are unknown": lambda client, game: [
        update(GAMES).where(GAMES.c.id == game).values(options={"players": 77})
    ],
    "the clock is unknown": lambda client, game: [update(GAMES).where(GAMES.c.id == game).values(clock={"a": 1})],
    "the pace is unknown": lambda client, game: [update(GAMES).where(GAMES.c.id == game).values(pace="allegro")],
    "a row goes too deep": lambda client, game: [
        text(f"UPDATE entries SET data = '{'[' * 5000}{']' * 5000}' WHERE game = '{game}' AND seq = 3")
    ],
    "there is a row too many": lambda client, game: [
        ENTRIES.insert().values(game=game, seq=6, kind="pace", seat=0, answers=[], data={"pace": "calm"}, at=1.0)
    ],
    "the number of rows is wrong": lambda client, game: [update(GAMES).where(GAMES.c.id == game).values(seq=900)],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_game_is_refused_and_named_and_hinders_no_other(
    client: TestClient, clock: Clock, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    victims, others = started(client, LATER), started(client, LATER)
    bots, _ = made(client, ANNA, BOT)
    changed(client, *DAMAGE[damage](client, victims[0].game))
    services_of(client).tables.forget_all()
    clock.time += 61
    with caplog.at_level(logging.ERROR, "grandaustria.server"):
        sweep(client)
    refused = victims[0].get()
    assert (refused["status"], refused["error"]) == (410, "damaged")
    assert victims[1].choose(0, seq=5)["error"] == "damaged"
    with victims[0].socket() as socket:
        assert socket.next("bye")["reason"] == "damaged"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.next("nothing")
    assert closed.value.code == 4410
    damaged = [record for record in caplog.records if record.getMessage() == "game_damaged"]
    assert [record.fields["game"] for record in damaged] == [victims[0].game]  # type: ignore[attr-defined]
    assert f'grandaustria_damaged_games{{game="{victims[0].game}"}} 1.0' in client.get("/metrics").text
    assert any(seat["stand_in"] or seat["missed"] for seat in others[0].get()["seats"])  # its deadline was enforced
    assert bots.get()["status"] == "playing"
    assert victims[0].game not in _waiting(client)


def _waiting(client: TestClient) -> list[str]:
    services = services_of(client)
    assert client.portal is not None
    found: list[str] = client.portal.call(services.store.waiting, services.settings.now(), services.tables.damaged)
    return found


def test_a_doubled_row_is_damage(settings: Settings) -> None:
    if not settings.database.startswith("sqlite"):
        pytest.skip("PostgreSQL keeps its primary keys")
    with TestClient(create_app(settings)) as client:
        people = started(client)
        columns = ", ".join(column.name for column in ENTRIES.columns)
        changed(
            client,
            text("PRAGMA foreign_keys=OFF"),
            text(f"CREATE TABLE doubled AS SELECT {columns} FROM entries"),
            text(f"INSERT INTO doubled SELECT {columns} FROM entries WHERE seq = 2"),
            text("DROP TABLE entries"),
            text("ALTER TABLE doubled RENAME TO entries"),
        )
        services_of(client).tables.forget_all()
        assert people[0].get()["error"] == "damaged"


def test_a_game_removed_while_it_is_played_is_gone_at_once(client: TestClient, clock: Clock) -> None:
    """As if `cleanup` had removed it beside a running server: nothing is retried forever."""
    people, others = started(client), started(client)
    asked = next(person for person in people if person.offered())
    choice, seq = asked.offered()[0], asked.seq
    with people[0].socket() as socket:
        socket.next("position")
        changed(client, delete(GAMES).where(GAMES.c.id == people[0].game))
        refused = asked.choose(choice, seq=seq)
        assert (refused["status"], refused["error"]) == (404, "no_such_game")
        assert socket.next("bye")["reason"] == "no_such_game"
    assert asked.post("/chat", {"text": "x", "request": request_id()})["error"] == "no_such_game"
    who = next(person for person in others if person.offered())
    assert "seq" in who.choose(who.offered()[0])


def test_chat_in_a_removed_game_has_an_end(client: TestClient) -> None:
    people = started(client)
    people[0].get()
    changed(client, delete(GAMES).where(GAMES.c.id == people[0].game))
    services = services_of(client)
    assert client.portal is not None
    with pytest.raises(Exception, match="no_such_game"):
        client.portal.call(services.store.say, people[0].game, 0, "x", request_id())


def test_a_log_cut_back_behind_the_servers_back_is_read_anew(client: TestClient) -> None:
    """A backup was put back: what was in memory is no longer true."""
    people = started(client)
    game = people[0].game
    asked = next(person for person in people if person.offered())
    seq, choice = asked.seq, asked.offered()[0]
    changed(
        client,
        delete(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.seq > seq - 2),
        update(GAMES).where(GAMES.c.id == game).values(seq=seq - 2),
    )
    assert asked.choose(choice, seq=seq)["error"] in ("stale", "not_your_turn", "illegal_choice")
    assert people[0].get()["seq"] == seq - 2


def test_a_long_log_is_read_in_pages(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served between two pages."""
    people = started(client)
    game, seq = people[0].game, people[0].seq
    rows = [
        {"game": game, "seq": seq + k, "kind": "pace", "seat": 0, "request": None, "answers": [], "at": 1.0}
        | {"data": {"pace": ("quick", "calm")[k % 2]}}
        for k in range(1, 3001)
    ]
    changed(client, ENTRIES.insert().values(rows[:1500]), ENTRIES.insert().values(rows[1500:]))
    changed(client, update(GAMES).where(GAMES.c.id == game).values(seq=seq + 3000))
    services = services_of(client)
    services.tables.forget_all()

    async def load_while_others_count() -> tuple[int, int]:
        served = 0
        loading = asyncio.create_task(services.store.load(game))
        while not loading.done():
            served += 1
            await asyncio.sleep(0)
        table = await loading
        assert table is not None
        return table.seq, served

    assert client.portal is not None
    loaded, served = client.portal.call(load_while_others_count)
    assert loaded == seq + 3000
    assert served > 6
    # and nobody can make such a log any more
    assert people[0].post("/pace", {"pace": "instant"})["error"] == "too_many"


def test_the_chat_of_a_game_has_an_end(client: TestClient) -> None:
    people = started(client)
    game = people[0].game
    said = [
        {"game": game, "n": n, "seat": 0, "request": f"request-{n:08}", "text": "x", "at": 1.0}
        for n in range(MOST_MESSAGES - 1)
    ]
    changed(client, CHAT.insert().values(said[:1000]), CHAT.insert().values(said[1000:]))
    assert people[0].post("/chat", {"text": "x", "request": request_id()}) == {"n": MOST_MESSAGES - 1}
    assert people[0].post("/chat", {"text": "x", "request": request_id()})["error"] == "too_many"


def test_chat_goes_on_where_messages_are_gone_or_nobodys(client: TestClient) -> None:
    anna, ben, _ = started(client)
    for _ in range(3):
        anna.post("/chat", {"text": "x", "request": request_id()})
    here = CHAT.c.game == anna.game
    changed(client, delete(CHAT).where(here, CHAT.c.n == 0), update(CHAT).where(here, CHAT.c.n == 1).values(seat=9))
    assert anna.post("/chat", {"text": "y", "request": request_id()}) == {"n": 3}
    assert [said["n"] for said in ben.get("/chat")["list"]] == [2, 3]
    with ben.socket() as socket:
        assert [socket.next("chat")["n"] for _ in range(2)] == [2, 3]


@pytest.mark.parametrize("column", ["scores", "seats"])
def test_a_damaged_game_hides_no_other_in_a_list(client: TestClient, column: str) -> None:
    victim, other = started(client)[-1], started(client)[0]  # a spectator, and a player of another game
    if column == "seats":
        changed(client, delete(SEATS).where(SEATS.c.game == victim.game))
    elif services_of(client).settings.postgresql:
        pytest.skip("PostgreSQL stores no garbage as JSON")
    else:
        changed(client, text(f"UPDATE games SET scores = 'not JSON' WHERE id = '{victim.game}'"))
    games = client.post("/api/my-games", json={"tokens": [victim.token, other.token]}).json()["games"]
    assert games[0] is None
    assert games[1]["game"] == other.game


def test_a_game_removed_while_it_is_loaded_is_gone_not_damaged(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = started(client)[0]
    services = services_of(client)
    read_log = services.store._read_log

    async def read_what_is_removed(*which: Any) -> None:
        async with services.store.database.engine.begin() as connection:
            await connection.execute(delete(GAMES).where(GAMES.c.id == person.game))
        await read_log(*which)

    monkeypatch.setattr(services.store, "_read_log", read_what_is_removed)
    services.tables.forget_all()
    assert person.get()["error"] == "no_such_game"
    assert person.game not in services.tables.damaged


def test_chat_is_limited_for_an_address(settings: Settings, clock: Clock) -> None:
    with TestClient(create_app(replace(settings, messages_per_second=1, messages_at_once=3))) as client:
        anna = made(client, ANNA, BEN)[0]
        answers = [anna.post("/chat", {"text": "x", "request": request_id()}) for _ in range(4)]
        assert ["n" in answer for answer in answers] == [True, True, True, False]
        assert answers[3]["error"] == "too_many"
        clock.time += 1
        assert "n" in anna.post("/chat", {"text": "x", "request": request_id()})


def test_rematches_count_as_new_games(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, games_per_hour=3))) as client:
        anna = made(client, ANNA, BOT)[0]
        games = 1
        for _ in range(5):
            anna.post("/resign")
            again = anna.post("/rematch")
            if "error" in again:
                assert again["error"] == "too_many"
                break
            anna = Person(client, again["game"], again["token"])
            games += 1
        assert games == 3


def test_asking_again_for_the_same_rematch_costs_nothing(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, games_per_hour=2))) as client:
        people = made(client, ANNA, BEN)
        play_to_the_end(people)
        games = {people[seat].post("/rematch")["game"] for seat in (0, 1, 0, 1, 0)}
        assert len(games) == 1


def test_a_race_lost_again_and_again_has_an_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    people = started(client)
    services = services_of(client)
    lost = 0

    async def never(*_: Any) -> bool:
        nonlocal lost
        lost += 1
        return False

    monkeypatch.setattr(services.store, "append", never)
    asked = next(person for person in people if person.offered())
    refused = asked.choose(asked.offered()[0])
    assert (refused["status"], refused["error"]) == (503, "busy")
    assert lost < 50


def test_a_row_that_does_not_follow_is_damage(client: TestClient) -> None:
    people = started(client)
    services = services_of(client)
    assert client.portal is not None
    table = client.portal.call(services.tables.find, people[0].game)
    for entry in (Entry(table.seq + 2, 0.0, Hurried(0)), Entry(table.seq + 1, 0.0, Chosen(0, [999]))):
        with pytest.raises(Exception, match="row"):
            table.copy().follow(entry)


def test_what_is_logged_of_damage_is_one_line_of_json(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    from grandaustria.server.logs import JsonLines

    people = started(client)
    changed(client, delete(ENTRIES).where(ENTRIES.c.game == people[0].game, ENTRIES.c.seq == 2))
    services_of(client).tables.forget_all()
    with caplog.at_level(logging.ERROR, "grandaustria.server"):
        people[0].get()
    [line] = [JsonLines().format(record) for record in caplog.records if record.getMessage() == "game_damaged"]
    assert "row 2 is missing" in json.loads(line)["problem"]
