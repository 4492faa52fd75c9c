"""The schema. `migrations/` is its history."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What was agreed on, and below the line what can also be told from the log, kept for lists and sweeps.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("made", Float, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("invitation", String(64)),  # null in a rematch until somebody who watched asks for it
    Column("start", JSON(none_as_null=True)),  # the position where a loaded game begins, instead of a deal
    Column("day", String(10)),  # of which this is the deal, which is the same for everybody
    Column("hints", Boolean, nullable=False),  # players may ask for them
    Column("forecast", Boolean, nullable=False),  # players may see it
    # ----
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seat", SmallInteger),  # the one to act
    Column("bot_to_act", Boolean, nullable=False),
    Column("deadline", Float),
    Column("round", SmallInteger),  # null before the game is dealt, like the scores
    Column("scores", JSON(none_as_null=True)),
    Column("changed", Float, nullable=False),
    Column("agreed", JSON(none_as_null=True)),  # the seats whose persons want anybody to see the finished game
    Column("link", String(22)),  # under which anybody may see it
    Index(None, "invitation"),
    Index(None, "link", unique=True),
    Index(None, "status", "deadline"),
    Index(None, "changed"),
    Index(None, "day"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(16), nullable=False),  # as it was when the game was made
    Column("name", String(80)),
    Column("bot", String(16)),
    Column("token", String(64)),
    Index(None, "token"),
)

# The log: a game is its rows, in order. Rows are only ever added.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", SmallInteger),
    Column("request", String(64)),
    Column("answers", JSON, nullable=False),  # what it adds to the record, nature's answers included
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "seat", "request"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("request", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "seat", "request"),
)

# What is known so far of finished games. `work` is what is needed to go on.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("document", Text, nullable=False),
    Column("work", Text, nullable=False),
    Column("until", Float, nullable=False),  # then nobody is at it any more
)

# What nobody outside this server knows.
SECRETS: Final = Table(
    "secrets", METADATA, Column("name", String(16), primary_key=True), Column("value", String(64), nullable=False)
)

# What people tried at the puzzle of a day, under a name that their browser made up for that day.
TRIES: Final = Table(
    "tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("solver", String(64), primary_key=True),
    Column("n", SmallInteger, primary_key=True),
    Column("missing", Float),  # points; null for who gave up
)

# One row, which the health check writes.
HEALTH: Final = Table("health", METADATA, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False))
