"""Migrations: bring a database to the newest schema, or say what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from grandaustria.errors import InvalidData


def configured(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> bool:
    """Upgrade the schema. Returns whether an existing one was changed."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(18901216)"))
    config = configured(connection)
    script = ScriptDirectory.from_config(config)
    before = MigrationContext.configure(connection).get_current_revision()
    newest = script.get_current_head()
    _check(connection, before, [revision.revision for revision in script.walk_revisions()])
    command.upgrade(config, "head")
    return before not in (None, newest)


def _check(connection: Connection, revision: str | None, known: list[str]) -> None:
    if revision is None and "games" in inspect(connection).get_table_names():
        raise InvalidData("database", "it holds something else; name an empty or a new one")
    if revision is not None and revision not in known:
        newer = f"schema {revision}, known are those up to {known[0]}"
        raise InvalidData("database", f"a newer version of grandaustria wrote it ({newer}); update the program")
