"""Dice that cannot be computed: no seed anywhere, and the operating system's generator behind every deal."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from sqlalchemy import inspect, select
from starlette.testclient import TestClient

from grandaustria import Game
from grandaustria.chance import Nature, SystemNature, seeded
from grandaustria.server.app import create_app
from grandaustria.server.schema import CHAT, ENTRIES, GAMES, METADATA, SEATS
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, made, play_to_the_end


def fields(document: Any) -> set[str]:
    """Every name of a field in a document, however deep."""
    if isinstance(document, dict):
        return set(document).union(*map(fields, document.values()))
    return set().union(*map(fields, document)) if isinstance(document, list) else set()


def deal(settings: Settings, nature: Nature) -> Any:
    with TestClient(create_app(replace(settings, nature=nature))) as client:
        return made(client, ANNA, BEN)[0].get()["view"]


def test_a_server_asks_the_operating_system(settings: Settings) -> None:
    assert isinstance(settings.nature, SystemNature)
    assert isinstance(Settings().nature, SystemNature)


def test_another_source_of_nature_deals_another_game(settings: Settings) -> None:
    one, same, other = (deal(settings, seeded(seed)) for seed in (1, 1, 2))
    assert one == same
    assert (one["queue"], one["players"][0]["hand"]) != (other["queue"], other["players"][0]["hand"])


def test_two_games_made_by_the_same_request_differ(client: TestClient) -> None:
    views = [made(client, ANNA, BEN)[0].get()["view"] for _ in range(3)]
    dealt = {json.dumps([view["queue"], view["players"][0]["hand"], view["objectives"]]) for view in views}
    assert len(dealt) == 3


def test_taken_back_choices_do_not_bring_other_dice_that_were_seen(client: TestClient) -> None:
    """What nature has answered cannot be taken back, so nobody rolls twice."""
    people = made(client, ANNA, BEN)
    for _ in range(30):
        asked = people[people[0].get()["view"]["prompt"]["seat"]]
        before = len(asked.get("/events")["list"])
        asked.choose(asked.offered()[-1])
        drawn = [e for e in asked.get("/events")["list"][before:] if e["event"] in ("die_rolled", "guest_drawn")]
        assert not drawn or asked.get()["undo"] == 0


def test_nobody_tries_dice_or_cards_until_they_fit(client: TestClient) -> None:
    """An action that goes on after dice were rolled or cards drawn is refused whatever they are, fitting or not."""
    people = made(client, ANNA, BEN)
    refused = 0
    while refused < 10:
        asked = people[people[0].get()["view"]["prompt"]["seat"]]
        choice, before = asked.offered()[0], asked.get()
        game = loaded(client, asked.game)
        game.play(choice)
        if game.seat == before["you"] and game.free_to_take_back(before["you"]) == 0:
            for then in game.choices():
                answer = asked.choose(choice, then, seq=before["seq"])
                assert (answer["error"], answer["index"]) == ("illegal_choice", 1)
                refused += 1
            assert asked.get() == before
        asked.choose(choice)


def loaded(client: TestClient, game: str) -> Game:
    """A twin of the game the server holds."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    table = client.portal.call(services.tables.find, game)
    assert table.game is not None
    return table.game.copy()


def test_no_seed_and_no_generator_in_schema_rows_messages_or_records(client: TestClient) -> None:
    assert not {column.name for table in METADATA.tables.values() for column in table.columns} & {"seed", "chance"}
    people = made(client, ANNA, BEN)
    with people[0].socket() as socket:
        told = [socket.next("position")]
        play_to_the_end(people)
        told.append(socket.position(people[0].seq))
    record = people[0].get("/record")
    told += [record, people[0].get("/replay", at=20), people[0].get("/events"), people[2].get()]
    services: Services = client.app.state.services  # type: ignore[attr-defined]

    async def rows() -> list[Any]:
        found: list[Any] = []
        for stored in (GAMES, SEATS, ENTRIES, CHAT):
            found += [dict(row._mapping) for row in await services.store.database.read(select(stored))]
        return found

    async def columns() -> set[str]:
        async with services.store.database.engine.connect() as connection:
            return await connection.run_sync(lambda c: {each["name"] for each in inspect(c).get_columns("games")})

    assert client.portal is not None
    told += client.portal.call(rows)
    assert client.portal.call(columns) == {column.name for column in GAMES.columns}
    for document in told:
        assert not fields(document) & {"seed", "chance", "generator", "nature"}
    assert (record["version"], "seed" in record) == (2, False)
    assert Game.replay(record).scores() == people[0].get()["scores"]


def test_a_game_goes_on_from_its_logged_answers_with_new_dice(settings: Settings) -> None:
    """The same log loaded twice has no future in common."""
    futures = set()
    with TestClient(create_app(settings)) as client:
        person = made(client, ANNA, BEN)[0]
    for _ in range(2):
        with TestClient(create_app(settings)) as client:
            game = loaded(client, person.game)
            while game.seat is not None:
                game.play(game.choices()[-1])
            futures.add(tuple(game.answers()))
    assert len(futures) == 2
