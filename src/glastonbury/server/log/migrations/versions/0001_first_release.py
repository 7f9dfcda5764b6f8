"""All tables of 0.1.0."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None


def upgrade(op: Operations) -> None:
    """Long, as it is all tables that there were, one after the other."""
    op.create_table(
        "rows",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("command", sa.String(36), nullable=True),
        sa.Column("game", sa.Integer, nullable=True),
        sa.Column("ply", sa.Integer, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("author", sa.JSON, nullable=False),
        sa.Column("change", sa.JSON, nullable=False),
        sa.UniqueConstraint("table", "command", name="uq_rows_table_command"),
        sa.UniqueConstraint("table", "game", "ply", name="uq_rows_table_game_ply"),
    )
    op.create_table(
        "tables",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("slow", sa.Boolean, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "seated",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("ix_seated_person", "seated", ["person"])
    op.create_table(
        "games",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("won", sa.Float, nullable=True),
        sa.Column("ingredients", sa.Integer, nullable=True),
        sa.Column("recipes", sa.Integer, nullable=True),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "links",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
    )
    op.create_index("ix_mutes_other", "mutes", ["other"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
