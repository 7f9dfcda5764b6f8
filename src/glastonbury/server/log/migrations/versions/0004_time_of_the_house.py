"""Time that stands still while no server runs; and tables that are old are looked at twice before they go."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"


def upgrade(op: Operations) -> None:
    op.add_column("beats", sa.Column("written", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("old_since", sa.Float, nullable=True))
