"""The log: written before it is acknowledged, replayed after a restart, shared by several servers."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
from alembic import command
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, QueuePool, String, select, text
from starlette.testclient import TestClient

from grandaustria.chance import SystemNature
from grandaustria.server.app import create_app
from grandaustria.server.database import Database
from grandaustria.server.migrate import configured
from grandaustria.server.schema import CHAT, ENTRIES, GAMES, SEATS
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.table import Rebuilding, Table
from tests.server.clients import ANNA, BEN, Clock, Person, made, play_to_the_end, request_id
from tests.waiting import wait_until


def services_of(client: TestClient) -> Services:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    return services


def again(person: Person, client: TestClient) -> Person:
    """The same person at another server."""
    return Person(client, person.game, person.token)


def test_the_migrations_make_the_schema(client: TestClient) -> None:
    def check(connection: Connection) -> None:
        command.check(configured(connection))

    async def compare() -> None:
        async with services_of(client).store.database.engine.connect() as connection:
            await connection.run_sync(check)

    assert client.portal is not None
    client.portal.call(compare)


def test_sqlite_writes_through(client: TestClient, database: str) -> None:
    if not database.startswith("sqlite"):
        pytest.skip("of SQLite")
    store = services_of(client).store

    async def pragmas() -> list[object]:
        async with store.database.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]

    assert client.portal is not None
    assert client.portal.call(pragmas) == ["wal", 2, 1]


def test_a_changed_schema_loses_no_row(client: TestClient) -> None:
    """A later migration may make the table of games anew, to which everything else refers."""
    people = made(client, ANNA, BEN)
    asked = next(person for person in people if person.offered())
    asked.choose(asked.offered()[0])
    asked.post("/chat", {"request": request_id(), "text": "Servus!"})
    store = services_of(client).store

    async def rows() -> list[int]:
        return [len(await store.database.read(select(rows))) for rows in (GAMES, SEATS, ENTRIES, CHAT)]

    def change(connection: Connection) -> None:
        with Operations(MigrationContext.configure(connection)).batch_alter_table("games") as games:
            games.alter_column("pace", existing_type=String(16), nullable=True)

    assert client.portal is not None
    before = client.portal.call(rows)
    assert all(before)
    client.portal.call(store.database.change_schema, change)
    assert client.portal.call(rows) == before


@pytest.mark.parametrize("staff", ["standard", "draft"])
def test_after_a_restart_everything_is_as_it_was(settings: Settings, staff: str) -> None:
    rng = random.Random(5)
    with TestClient(create_app(settings)) as client:
        people = made(client, ANNA, BEN, clock={"kind": "turn", "seconds": 60}, staff=staff)
        for _ in range(60):
            askable = [person for person in people[:2] if person.offered()]
            who = rng.choice(askable)
            if rng.random() < 0.3 and who.get()["undo"]:
                who.undo(rng.randint(1, who.get()["undo"]))
            else:
                who.choose(rng.choice(who.offered()))
        before = [person.get() for person in people]
    with TestClient(create_app(settings)) as client:
        assert [again(person, client).get() for person in people] == before


def test_a_table_that_was_forgotten_comes_back(client: TestClient, clock: Clock) -> None:
    anna, _, _ = made(client, ANNA, BEN)
    with anna.socket() as socket:
        before = socket.next("position")
        clock.time += 61
        tables = services_of(client).tables
        tables.forget_idle()
        assert not tables.has(anna.game)
        assert anna.get()["view"] == before["view"]


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    sleepy = replace(settings, pace_factor=1e6)
    with TestClient(create_app(sleepy)) as client:
        wanted = {"options": {}, "seats": [ANNA, {"kind": "bot", "bot": "greedy"}], "pace": "calm"}
        new = client.post("/api/games", json=wanted).json()
        anna = Person(client, new["game"], new["seats"][0]["token"])
        while anna.offered():
            anna.choose(anna.offered()[0])
        seq = anna.seq
    with TestClient(create_app(settings)) as client:
        anna = again(anna, client)
        wait_until(anna.offered)
        assert anna.seq > seq


def test_rows_are_never_changed_and_tell_the_whole_game(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    rng = random.Random(2)
    play_to_the_end(people, rng.choice)
    store = services_of(client).store

    async def log_of_it() -> tuple[Table, Table]:
        entries = await store.entries_since(people[0].game, 0)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        loaded = await store.load(people[0].game)
        assert loaded is not None
        rebuilding = Rebuilding(loaded.agreement, SystemNature())
        for entry in entries:
            rebuilding.add(entry)
        return loaded, rebuilding.table(None)

    assert client.portal is not None
    loaded, told = client.portal.call(log_of_it)
    assert loaded.game is not None
    assert told.game is not None
    assert loaded.game.record() == told.game.record() == people[0].get("/record")


def test_two_servers_share_a_game(client: TestClient, other_client: TestClient) -> None:
    """Without notices, as on SQLite, a server that is behind finds out when it writes."""
    people = made(client, ANNA, BEN)
    there = [again(person, other_client) for person in people]
    rng = random.Random(7)
    for _ in range(40):
        here_or_there = rng.choice([people, there])
        position = people[0].get()
        who = here_or_there[position["view"]["prompt"]["seat"]]
        answer = who.post(
            "/choices", {"seq": who.seq, "request": request_id(), "choices": [rng.choice(who.offered() or [0])]}
        )
        assert "seq" in answer or answer["error"] in ("stale", "not_your_turn", "illegal_choice")
        services_of(client).tables.forget_all()
    services_of(other_client).tables.forget_all()
    assert [person.get()["view"] for person in people] == [person.get()["view"] for person in there]


def test_of_two_servers_racing_one_wins(client: TestClient, other_client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    seat = people[0].get()["view"]["prompt"]["seat"]
    here, there = people[seat], again(people[seat], other_client)
    assert here.get()["view"] == there.get()["view"]
    seq, choices = here.seq, here.offered()
    assert here.choose(choices[0], seq=seq) == {"seq": seq + 1}
    late = there.choose(choices[1], seq=seq)
    assert (late["status"], late["error"], late["seq"]) == (409, "stale", seq + 1)
    assert there.get()["view"] == here.get()["view"]


def test_a_retry_at_another_server_is_known(client: TestClient, other_client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    seat = people[0].get()["view"]["prompt"]["seat"]
    here, there = people[seat], again(people[seat], other_client)
    seq, choice, request = there.seq, here.offered()[0], request_id()
    first = here.choose(choice, seq=seq, request=request)
    assert there.choose(choice, seq=seq, request=request) == first
    assert there.seq == seq + 1


def test_who_joined_at_one_server_is_known_at_the_other(client: TestClient, other_client: TestClient) -> None:
    anna, guest = made(client, ANNA, {"kind": "open"})
    assert again(anna, other_client).get()["status"] == "open"
    ben = guest.post("/join", {"name": "Ben"})
    assert Person(other_client, anna.game, ben["token"]).get()["you"] == 1


def test_servers_on_postgresql_hear_of_each_other(client: TestClient, other_client: TestClient, database: str) -> None:
    if not database.startswith("postgresql"):
        pytest.skip("of PostgreSQL")
    people = made(client, ANNA, BEN)
    seat = people[0].get()["view"]["prompt"]["seat"]
    who, other = people[seat], again(people[1 - seat], other_client)
    with other.socket() as socket:
        socket.next("position")
        seq = who.choose(who.offered()[0])["seq"]
        assert socket.position(seq)["view"] == people[1 - seat].get()["view"]
        who.post("/chat", {"text": "Servus", "request": request_id()})
        assert socket.next("chat")["text"] == "Servus"
        with who.socket() as here:
            here.next("position")
            while socket.next("presence")["seats"] != [True, True]:
                pass


def test_old_games_are_removed(client: TestClient, clock: Clock) -> None:
    old, _ = made(client, ANNA, {"kind": "open"})
    clock.time += 10 * 24 * 3600
    young, _ = made(client, ANNA, {"kind": "open"})
    old_chat = young.post("/chat", {"text": "x", "request": request_id()})
    assert old_chat == {"n": 0}
    assert client.portal is not None
    assert client.portal.call(services_of(client).store.clean_up, 9) == 1
    services_of(client).tables.forget_all()
    assert old.get()["error"] == "no_such_game"
    assert young.get()["status"] == "open"


async def test_connections_in_use_are_closed_when_they_are_given_back(settings: Settings) -> None:
    database = Database(settings)
    await database.open()
    in_use = asyncio.Event()

    async def read() -> None:
        async with database.reading() as connection:
            in_use.set()
            await asyncio.sleep(0.05)
            await connection.execute(text("SELECT 1"))

    reading = asyncio.create_task(read())
    await in_use.wait()
    pool = database.engine.pool
    await database.close()
    await reading
    assert isinstance(pool, QueuePool)
    assert pool.checkedin() == pool.checkedout() == 0


async def test_a_database_that_cannot_be_opened_says_so() -> None:
    store = Store(Settings(database="sqlite:////nowhere/at/all.db"))
    with pytest.raises(Exception, match="unable to open"):
        await store.database.open()
    await store.database.close()
