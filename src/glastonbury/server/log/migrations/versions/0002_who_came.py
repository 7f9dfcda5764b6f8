"""Where a person ever was is found without reading all rows; whose link failed halfway is known."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    op.add_column("rows", sa.Column("person", sa.String(32), nullable=True))
    op.add_column("links", sa.Column("used_by", sa.String(32), nullable=True))
    op.create_index("ix_rows_person", "rows", ["person"])
    rows = sa.table("rows", sa.column("author", sa.JSON), sa.column("change", sa.JSON), sa.column("person"))
    wanted = (rows.c.change, "type"), (rows.c.author, "id"), (rows.c.change, "person")
    if op.get_context().dialect.name == "sqlite":  # which refuses all rows for one that is damaged
        kind, author, to = (sa.case((sa.func.json_valid(column), column[key].as_string())) for column, key in wanted)
    else:
        kind, author, to = (column[key].as_string() for column, key in wanted)
    op.execute(sa.update(rows).where(kind.in_(["Create", "Sit"])).values(person=author))
    op.execute(sa.update(rows).where(kind == "HandOver").values(person=to))
