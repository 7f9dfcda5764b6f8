"""A database as this program needs it: made when it is empty, brought up to date when an older program made it.

The steps are Alembic's, in migrations/versions. They are run here without its command line, configuration and env.py:
those go through names that a whole process shares, and a process may open two databases at once.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep, RevisionStep
from alembic.script import ScriptDirectory

from .schema import METADATA

FOLDER = Path(__file__).with_name("migrations")
LOCK = 0x676C6173746F6E  # any number that every program of ours takes, and no other: "glaston"


class UnknownDatabase(Exception):
    """Made by a newer program, or by another one. It is left as it is."""


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Bring the database to this revision, in the transaction of the caller: all of it, or nothing.

    Of several programs that start at once one does it; the others wait, and find it done.
    """
    lock(connection, LOCK)
    scripts = ScriptDirectory(FOLDER)

    def steps(found: tuple[str, ...], _: MigrationContext) -> list[RevisionStep]:
        missing = scripts.iterate_revisions(to, found or None)  # the newest first
        return [MigrationStep.upgrade_from_script(scripts.revision_map, script) for script in missing][::-1]

    context = MigrationContext.configure(connection, opts={"fn": steps, "target_metadata": METADATA})
    check(connection, context.get_current_heads(), [script.revision for script in scripts.walk_revisions()][::-1])
    context.run_migrations(op=Operations(context))


def revision_of(connection: sa.Connection) -> str | None:
    """None: it is no database of this program."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """What this program brings a database to."""
    return ScriptDirectory(FOLDER).get_current_head() or ""


def is_older(revision: str) -> bool:
    """Made by this program, and to be brought up to date."""
    return revision != newest() and revision in {step.revision for step in ScriptDirectory(FOLDER).walk_revisions()}


def lock(connection: sa.Connection, number: int) -> None:
    """Until the end of the transaction, however long another one takes.

    SQLite's driver would begin one for rows only, and not for tables.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))


def check(connection: sa.Connection, found: tuple[str, ...], known: list[str]) -> None:
    if not set(found) <= set(known):
        raise UnknownDatabase(
            f"the database is at revision {', '.join(found)}, and this program knows {known[0]} to {known[-1]}: "
            "a newer program has used it; upgrade this one. Nothing was changed."
        )
    strangers = sorted(set(METADATA.tables) & set(sa.inspect(connection).get_table_names()))
    if not found and strangers:
        raise UnknownDatabase(
            f"the database has no revision, and tables that no release of this program made ({', '.join(strangers)}): "
            "name an empty one. Nothing was changed."
        )
