"""Finished games can be shared under a link, and games can begin with a position instead of a deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch:
        batch.add_column(sa.Column("start", sa.JSON(none_as_null=True), nullable=True))
        batch.add_column(sa.Column("agreed", sa.JSON(none_as_null=True), nullable=True))
        batch.add_column(sa.Column("link", sa.String(length=22), nullable=True))
        batch.create_index(batch.f("ix_games_link"), ["link"], unique=True)


def downgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch:
        batch.drop_index(batch.f("ix_games_link"))
        batch.drop_column("link")
        batch.drop_column("agreed")
        batch.drop_column("start")
