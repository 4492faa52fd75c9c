"""Databases of earlier versions are brought up to date, and those of later ones refused in one clear line."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, inspect, text
from starlette.testclient import TestClient
from typer.testing import CliRunner

from grandaustria import Game, InvalidData, Options
from grandaustria.cli.app import app
from grandaustria.server import migrate
from grandaustria.server.app import create_app
from grandaustria.server.migrate import configured
from grandaustria.server.schema import GAMES
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.tokens import hashed, new_token
from tests.server.clients import ANNA, BEN, Person, made

FROZEN = {
    "0001_games_seats_entries_chat.py": "0a733d5382fda55e67b2efc4cc437ce5f5333a7a68a38aa6ca554b9556a651a5",
    "0002_no_seeds.py": "f3a535e5fab66c9833b614c5b6588d4105ed503941285f3494b5c1414bfe329c",
    "0003_sharing_and_loading.py": "7a0d51f1258d06dd64c59db7fc12b27bc4a36142ff5ebb8369c265a0326dba75",
    "0004_daily.py": "e9485f2ba368571bc6c0149164fa9f50e53a41196ce9106004966dbcd6b5e9e0",
    "0005_reviews.py": "14385292e51f59fa64eb463dbd8b796266cf056047ccc7d4ac1c9b5140bcd6ab",
    "0006_advice.py": "941242e41a7a2a7a04f9987ea59ffaeb027706d02968a5f04f28e931d487d75c",
}
SEED = 0x1A2B3C4D5E6F70
TOKENS = [new_token(), new_token()]
GAME = "old-game-of-two-"

# What 0001 made when it was first released, and after its two changes.
EARLY = {
    "of the first commit": [
        "ALTER TABLE games DROP COLUMN round",
        "ALTER TABLE games DROP COLUMN scores",
    ],
    "before it was frozen": [],
}


def test_migrations_that_were_released_are_frozen() -> None:
    """Whoever has run one will not run it again: change the schema with a new one."""
    folder = Path(migrate.__file__).parent / "migrations" / "versions"
    found = {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("0*.py"))}
    assert found == FROZEN


def old_database(connection: Connection, changes: list[str]) -> None:
    command.upgrade(configured(connection), "0001")
    for change in changes:
        connection.execute(text(change))
    game = Game(Options(), SEED)
    connection.execute(
        text(
            "INSERT INTO games"
            " (id, made, options, seed, clock, pace, invitation, seq, status, seat, bot_to_act, changed)"
            " VALUES (:id, 1, :options, :seed, '{\"kind\": \"none\"}', 'calm', 'x', 1, 'playing', 0, :no, 1)"
        ),
        {"id": GAME, "options": json.dumps(Options().to_json()), "seed": SEED, "no": False},
    )
    for seat, token in enumerate(TOKENS):
        values = {"game": GAME, "seat": seat, "token": hashed(token)}
        connection.execute(
            text("INSERT INTO seats (game, seat, kind, name, token) VALUES (:game, :seat, 'person', 'A', :token)"),
            values,
        )
    connection.execute(
        text("INSERT INTO entries (game, seq, kind, answers, data, at) VALUES (:game, 1, 'deal', :answers, '{}', 1)"),
        {"game": GAME, "answers": json.dumps(game.answers())},
    )


def with_database(settings: Settings, change: Any) -> None:
    if settings.database.startswith("sqlite"):
        Path(settings.database.removeprefix("sqlite:///")).touch()

    async def made() -> None:
        store = Store(settings)
        await store.database.change_schema(change)
        await store.database.close()

    asyncio.run(made())


def stored_in(settings: Settings) -> bytes:
    file = Path(settings.database.removeprefix("sqlite:///"))
    return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


@pytest.mark.parametrize("early", EARLY)
def test_a_database_of_an_earlier_version_goes_on_without_its_seeds(settings: Settings, early: str) -> None:
    with_database(settings, lambda connection: old_database(connection, EARLY[early]))
    in_a_file = settings.database.startswith("sqlite")
    assert not in_a_file or SEED.to_bytes(7, "big") in stored_in(settings)
    with TestClient(create_app(settings)) as client:
        people = [Person(client, GAME, token) for token in TOKENS]
        before = people[0].get()["view"]
        assert before["queue"] == Game(Options(), SEED).view(0)["queue"]
        asked = people[before["prompt"]["seat"]]
        assert "seq" in asked.choose(asked.offered()[0])
        new = client.post("/api/games", json={"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]})
        assert new.status_code == 201
        store: Store = client.app.state.services.store  # type: ignore[attr-defined]

        async def columns() -> set[str]:
            async with store.database.engine.connect() as connection:
                return await connection.run_sync(lambda c: {each["name"] for each in inspect(c).get_columns("games")})

        assert client.portal is not None
        assert client.portal.call(columns) == {column.name for column in GAMES.columns}
    assert not in_a_file or SEED.to_bytes(7, "big") not in stored_in(settings)


def test_games_outlive_the_way_back_and_forth(settings: Settings) -> None:
    """From the newest schema to the one before it, and to the newest again."""
    with TestClient(create_app(settings)) as client:
        person = made(client, ANNA, BEN)[0]
        before = person.get()
    with_database(settings, lambda connection: command.downgrade(configured(connection), "-1"))
    with TestClient(create_app(settings)) as client:
        assert Person(client, person.game, person.token).get() == before


def test_a_database_from_the_future_is_refused_in_one_line(settings: Settings) -> None:
    with TestClient(create_app(settings)):
        pass
    with_database(
        settings, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='0099'"))
    )
    for arguments in (["serve", "--port", "0"], ["cleanup"]):
        said = CliRunner().invoke(app, [*arguments, "--database", settings.database])
        assert said.exit_code != 0
        assert said.output.strip() == (
            "grandaustria: database: a newer version of grandaustria wrote it "
            "(schema 0099, known are those up to 0006); update the program"
        )


def test_a_database_of_something_else_is_refused(settings: Settings) -> None:
    with_database(settings, lambda connection: connection.execute(text("CREATE TABLE games (title TEXT)")))

    async def opened() -> None:
        store = Store(settings)
        try:
            await store.database.open()
        finally:
            await store.database.close()

    with pytest.raises(InvalidData, match="it holds something else"):
        asyncio.run(opened())
