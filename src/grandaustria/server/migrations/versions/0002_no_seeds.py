"""No game keeps a seed: games go on from their logged answers. A row for the health check to write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    games = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("games")}
    op.execute("UPDATE games SET seed = 0")  # PostgreSQL would keep what a dropped column held
    with op.batch_alter_table("games", schema=None) as batch:
        batch.drop_column("seed")
        # 0001 was changed twice before it was frozen: the first databases made by it lack these.
        batch.alter_column("invitation", existing_type=sa.String(length=64), nullable=True)
        if "round" not in games:
            batch.add_column(sa.Column("round", sa.SmallInteger(), nullable=True))
            batch.add_column(sa.Column("scores", sa.JSON(none_as_null=True), nullable=True))
    health = op.create_table(
        "health",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_health")),
    )
    op.bulk_insert(health, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    op.drop_table("health")
    with op.batch_alter_table("games", schema=None) as batch:
        batch.add_column(sa.Column("seed", sa.BigInteger(), nullable=False, server_default="0"))
