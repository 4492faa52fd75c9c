"""Whether players may ask for hints and see forecasts. In games of before, there were hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch:
        batch.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
        batch.add_column(sa.Column("forecast", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch:
        batch.drop_column("forecast")
        batch.drop_column("hints")
