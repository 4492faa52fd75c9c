"""The deal and the puzzle of the day: a secret of this server, the day of a game, and what people tried."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch:
        batch.add_column(sa.Column("day", sa.String(length=10), nullable=True))
        batch.create_index(batch.f("ix_games_day"), ["day"], unique=False)
    table = op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.bulk_insert(table, [{"name": "daily", "value": secrets.token_hex(32)}])
    op.create_table(
        "tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("solver", sa.String(length=64), nullable=False),
        sa.Column("n", sa.SmallInteger(), nullable=False),
        sa.Column("missing", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("day", "solver", "n", name=op.f("pk_tries")),
    )


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("secrets")
    with op.batch_alter_table("games", schema=None) as batch:
        batch.drop_index(batch.f("ix_games_day"))
        batch.drop_column("day")
