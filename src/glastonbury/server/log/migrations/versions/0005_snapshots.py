"""Tables as they were after some row: the first look at one does not replay all of its log."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"


def upgrade(op: Operations) -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("sum", sa.String(32), nullable=False),
    )
