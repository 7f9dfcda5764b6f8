"""Reviews of finished games, who lets strangers see them, guesses of cauldrons, and mistakes looked at again."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0006"
down_revision = "0005"


def upgrade(op: Operations) -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("format", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("portions", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=True),
        sa.Column("turns", sa.Text, nullable=True),
        sa.Column("draft", sa.Text, nullable=True),
    )
    op.create_table(
        "allowed",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "guesses",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("truth", sa.JSON, nullable=False),
    )
    op.create_table(
        "exercises",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("found", sa.Integer, nullable=False),
        sa.Column("next", sa.Float, nullable=False),
    )
    for table in ("allowed", "guesses"):
        op.create_index(f"ix_{table}_person", table, ["person"])
