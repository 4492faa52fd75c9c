"""Several processes on one PostgreSQL: what they hear of each other, and what they find out without."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from grandaustria.server.channels import presence_from_text, presence_to_text, rows_from_text, rows_to_text
from grandaustria.server.happenings import Chosen, Dealt, Joined
from grandaustria.server.log import Entry, columns_of
from grandaustria.server.services import Services
from tests.server.clients import ANNA, BEN, BOT, OPEN, Clock, Person, made, request_id
from tests.server.postgresql import Postgresql
from tests.waiting import wait_until


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """Only there are several processes."""
    return postgresql.emptied()


def services_of(client: TestClient) -> Services:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    return services


def at(client: TestClient, person: Person) -> Person:
    return Person(client, person.game, person.token)


def hears(client: TestClient, game: str) -> bool:
    return services_of(client).notices.is_heard(game)


def heard(client: TestClient, kind: str = "rows") -> float:
    """How many notices of other processes have come."""
    count: float = services_of(client).metrics.notices.labels(kind)._value.get()
    return count


def reads(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games of which rows are read from now on."""
    store, found = services_of(client).store, []
    really = store.entries_since

    async def noted(game: str, seq: int) -> list[Entry]:
        found.append(game)
        return await really(game, seq)

    monkeypatch.setattr(store, "entries_since", noted)
    return found


def pair(here: TestClient, there: TestClient) -> tuple[Person, Person]:
    """Who is asked, here, and the opponent, at another process."""
    people = made(here, ANNA, BEN)
    seat = people[0].get()["view"]["prompt"]["seat"]
    return people[seat], at(there, people[1 - seat])


def test_a_process_hears_only_of_games_it_has_listeners_for(client: TestClient, other_client: TestClient) -> None:
    who, other = pair(client, other_client)
    quiet, at_the_quiet_table = pair(client, other_client)
    at_the_quiet_table.get()  # in memory there, but nobody listens
    with other.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(other_client, who.game))
        assert not hears(other_client, quiet.game)
        quiet.choose(quiet.offered()[0])
        seq = who.choose(who.offered()[0])["seq"]
        socket.position(seq)
        assert heard(other_client) == 1


def test_what_is_heard_is_not_read_again(
    client: TestClient, other_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = pair(client, other_client)
    with other.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(other_client, who.game))
        found = reads(other_client, monkeypatch)
        seq = who.choose(who.offered()[0])["seq"]
        assert socket.position(seq)["view"] == at(client, other).get()["view"]
        if who.get()["undo"]:
            seq = who.undo()["seq"]
            assert socket.position(seq)["view"] == at(client, other).get()["view"]
        assert other.seq == seq
        assert found == []


def test_a_table_without_listeners_is_brought_up_to_date_when_asked_for(
    client: TestClient, other_client: TestClient
) -> None:
    who, other = pair(client, other_client)
    before = other.get()
    seq = who.choose(who.offered()[0])["seq"]
    assert other.get()["seq"] == seq > before["seq"]
    assert other.get()["view"] == at(client, other).get()["view"]
    assert heard(other_client) == 0


def test_rows_that_were_not_heard_are_read(
    client: TestClient, other_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = pair(client, other_client)
    with other.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(other_client, who.game))
        monkeypatch.setattr(services_of(other_client).notices, "_hear_rows", lambda game, body: None)
        who.choose(who.offered()[0])
        wait_until(lambda: heard(other_client) == 1)
        monkeypatch.undo()
        found = reads(other_client, monkeypatch)
        seq = next(person.choose(person.offered()[0])["seq"] for person in (who, at(client, other)) if person.offered())
        assert socket.position(seq)["view"] == at(client, other).get()["view"]
        assert found == [who.game]


def test_rows_too_long_for_a_notice_are_read(
    client: TestClient, other_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = pair(client, other_client)
    monkeypatch.setattr("grandaustria.server.channels._LONGEST", 10)
    with other.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(other_client, who.game))
        seq = who.choose(who.offered()[0])["seq"]
        assert socket.position(seq)["view"] == at(client, other).get()["view"]


def test_a_notice_of_rows_says_all_of_them_or_the_last_ones_number() -> None:
    rows = [
        Entry(7, 1.25, Joined(1, "Zoë\x00")),
        Entry(8, 1.25, Dealt([3, 1, 2])),
        Entry(9, 2.5, Chosen(0, [1], [1]), "request-1"),
    ]
    seq, told = rows_from_text(rows_to_text(rows))
    assert seq == 9
    assert told == rows
    assert (*columns_of(told[0]).values(),) == (7, "join", 1.25, 1, None, [], {"name": "Zoë\x00"})
    assert rows_from_text(rows_to_text([*rows, Entry(10, 1.0, Dealt(range(9000)))])) == (10, [])
    assert len(rows_to_text([Entry(1, 1.0, Dealt(range(1800)))]).encode()) < 8000
    assert presence_from_text(presence_to_text({2, 0}, {1: 3.5})) == ({0, 2}, {1: 3.5})


def test_a_guest_who_joins_is_known_to_listeners_elsewhere(client: TestClient, other_client: TestClient) -> None:
    anna, guest = made(client, ANNA, OPEN)
    with at(other_client, anna).socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(other_client, anna.game))
        ben = guest.post("/join", {"name": "Ben"})
        assert socket.position(2)["status"] == "playing"
        assert Person(other_client, anna.game, ben["token"]).get()["you"] == 1


def test_who_hurries_a_bot_need_not_ask_the_process_that_plays_for_it(
    client: TestClient, other_client: TestClient
) -> None:
    services = services_of(client)
    object.__setattr__(services.settings, "pace_factor", 1e6)  # would pause for weeks
    answer = client.post("/api/games", json={"options": {}, "seats": [ANNA, BOT], "pace": "calm"}).json()
    anna = Person(client, answer["game"], answer["seats"][0]["token"])
    while anna.offered():
        anna.choose(anna.offered()[0])
    wait_until(lambda: services.driver._pauses)
    wait_until(lambda: hears(client, anna.game))
    at(other_client, anna).post("/hurry")
    wait_until(anna.offered)


def replaced(person: Person, seat: int) -> Any:
    return person.post("/replace", {"seat": seat, "bot": "random", "request": request_id()})


def test_who_is_connected_to_another_process_is_not_away(
    client: TestClient, other_client: TestClient, clock: Clock
) -> None:
    who, other = pair(client, other_client)
    seat = who.get()["you"]
    with who.socket() as socket:
        socket.next("position")
        clock.time += 1000
        assert replaced(other, seat)["error"] == "not_away"
    clock.time += 100  # and was there until just now
    assert replaced(other, seat)["error"] == "not_away"


def test_who_left_another_process_a_moment_ago_is_not_away(
    client: TestClient, other_client: TestClient, clock: Clock
) -> None:
    who, other = pair(client, other_client)
    seat = who.get()["you"]
    clock.time += 1000
    with who.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(client, who.game))
    clock.time += 100
    assert replaced(other, seat)["error"] == "not_away"
    clock.time += 21
    assert "seq" in replaced(other, seat)


def test_nobody_is_away_while_it_cannot_be_found_out(
    client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = pair(client, client)
    clock.time += 1000
    monkeypatch.setattr(services_of(client).notices._subscriptions, "heard", lambda game: False)
    assert replaced(other, who.get()["you"])["error"] == "not_away"


def test_who_connects_sees_who_is_connected_to_another_process(client: TestClient, other_client: TestClient) -> None:
    who, other = pair(client, other_client)
    with who.socket() as first:
        first.next("position")
        wait_until(lambda: hears(client, who.game))
        with other.socket() as second:
            assert wait_until(lambda: second.next("presence")["seats"] == [True, True])
        you = who.get()["you"]
        assert wait_until(lambda: first.next("presence")["seats"] == [you == 0, you == 1])


def test_who_was_connected_to_a_process_that_died_was_last_there_with_it(clock: Clock) -> None:
    from grandaustria.server.hub import Hub

    hub = Hub(clock)
    clock.time += 1000
    hub.hear_from("other")
    hub.told_of("game", "other", {1}, {})
    clock.time += 60
    hub.hear_from("other")
    assert hub.connected("game") == {1}
    clock.time += 80
    assert hub.connected("game") == set()
    hub.forget_lost_processes()
    assert hub.away_for("game", 1) == 80


def test_a_game_that_nobody_listens_to_any_more_is_left_after_a_while(client: TestClient, clock: Clock) -> None:
    who, _ = pair(client, client)
    notices = services_of(client).notices
    assert client.portal is not None
    with who.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(client, who.game))
        clock.time += 1000
        client.portal.call(notices.leave_idle)
        assert hears(client, who.game)
    wait_until(lambda: not services_of(client).hub.listened_to(who.game))
    clock.time += 121
    client.portal.call(notices.leave_idle)
    assert hears(client, who.game)  # somebody may still ask who was here
    clock.time += 60
    client.portal.call(notices.leave_idle)
    assert not hears(client, who.game)


def test_after_the_connection_was_cut_everything_is_heard_again(
    client: TestClient, other_client: TestClient, postgresql: Postgresql
) -> None:
    who, other = pair(client, other_client)
    with other.socket() as socket:
        socket.next("position")
        wait_until(lambda: hears(other_client, who.game))
        postgresql.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND backend_type = 'client backend' AND query LIKE 'LISTEN%'"
        )
        wait_until(lambda: not hears(other_client, who.game))
        seq = who.choose(who.offered()[0])["seq"]
        assert socket.position(seq)["view"] == at(client, other).get()["view"]
        wait_until(lambda: hears(other_client, who.game))


def test_one_game_that_cannot_be_caught_up_does_not_keep_others_from_being_heard(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, _ = pair(client, client)
    good, _ = pair(client, client)
    store = services_of(client).store
    really = store.seq

    async def seq(game: str) -> int | None:
        if game == bad.game:
            raise ValueError("what this one row says cannot be")
        return await really(game)

    with bad.socket() as socket, good.socket() as other_socket:
        socket.next("position")
        other_socket.next("position")
        notices = services_of(client).notices
        assert client.portal is not None
        for game in (bad.game, good.game):
            wait_until(partial(hears, client, game))  # else a catching up under way would end well later
            client.portal.call(notices._subscriptions.remove, game)
        monkeypatch.setattr(store, "seq", seq)
        for game in (bad.game, good.game):
            client.portal.call(notices.attend, game)
        wait_until(lambda: hears(client, good.game))
        assert not hears(client, bad.game)


def test_connections_that_postgresql_closed_are_replaced_before_anybody_notices(
    client: TestClient, postgresql: Postgresql
) -> None:
    used: set[Any] = set()
    engine = services_of(client).store.database.engine.sync_engine
    event.listen(engine, "checkin", lambda connection, _: used.add(connection.driver_connection))
    who, _ = pair(client, client)
    postgresql.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND backend_type = 'client backend'"
    )
    assert used
    wait_until(lambda: all(connection.is_closed() for connection in used))
    assert "seq" in who.choose(who.offered()[0])
