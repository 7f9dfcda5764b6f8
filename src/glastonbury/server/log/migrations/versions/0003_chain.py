"""The rows of a log are chained, and where each log ends is known: so that nothing is changed or lost unnoticed."""

import sqlalchemy as sa
from alembic.operations import Operations

from glastonbury.server.log.chain import seal_of

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    op.add_column("rows", sa.Column("digest", sa.String(32), nullable=True))
    op.add_column("rows", sa.Column("personal", sa.String(16), nullable=True))
    heads = op.create_table(
        "heads",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(32), nullable=True),
    )
    connection = op.get_bind()
    assert connection is not None
    names = ("table", "seq", "command", "at", "author", "change", "digest", "personal")
    types = {"author": sa.JSON, "change": sa.JSON}
    rows = sa.table("rows", *(sa.column(name, types.get(name, sa.types.NULLTYPE)) for name in names))
    here = sa.and_(rows.c.table == sa.bindparam("of_table"), rows.c.seq == sa.bindparam("of_seq"))
    update = sa.update(rows).where(here).values(digest=sa.bindparam("chained"), personal=sa.bindparam("own"))
    for name in connection.scalars(sa.select(rows.c.table).distinct().order_by(rows.c.table)).all():
        log = sa.select(rows).where(rows.c.table == name).order_by(rows.c.seq)
        found = connection.execute(log).all()
        seals, digest = [], ""
        for row in found:
            try:
                seal = seal_of(digest, row.table, row.seq, row.command, row.at, row.author, row.change)
            except (AttributeError, KeyError, TypeError):
                break  # it cannot be read: the table is set aside when somebody asks for it
            digest = seal.digest
            seals.append({"of_table": name, "of_seq": row.seq, "chained": seal.digest, "own": seal.personal})
        if seals:
            connection.execute(update, seals)
        end = digest if len(seals) == len(found) else None
        connection.execute(sa.insert(heads), {"table": name, "seq": found[-1].seq, "digest": end})
