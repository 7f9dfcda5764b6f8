"""Databases of every age on real databases: they come to what this program needs, whole or not at all."""

import asyncio
import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from multiprocessing import get_context

import pytest
import sqlalchemy as sa
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from opening import open_once, open_when_all_are_there
from sqlalchemy.ext.asyncio import create_async_engine

from glastonbury.server.log import migrate
from glastonbury.server.log.databases import make_durable
from glastonbury.server.log.schema import BEATS, METADATA

REVISIONS = [script.revision for script in ScriptDirectory(migrate.FOLDER).walk_revisions()][::-1]


@asynccontextmanager
async def connected(url):
    """A transaction on it as it is."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()


async def run(url, function, *arguments):
    async with connected(url) as connection:
        return await connection.run_sync(function, *arguments)


def revision_of(connection):
    return MigrationContext.configure(connection).get_current_revision()


def missing(connection):
    """The operations that the next migration would need."""
    context = MigrationContext.configure(connection)
    upgrade = produce_migrations(context, METADATA).upgrade_ops
    return "" if upgrade.is_empty() else render_python_code(upgrade, render_as_batch=True)


def schema_of(connection):
    """All that can be told about its tables but the one that has the revision."""
    look = sa.inspect(connection)
    return {
        table: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in look.get_columns(table)],
            look.get_pk_constraint(table),
            sorted(map(str, look.get_unique_constraints(table))),
            sorted(map(str, look.get_indexes(table))),
        )
        for table in look.get_table_names()
        if table != "alembic_version"
    }


def test_a_new_database_has_the_schema(url):
    """If this fails: what is shown belongs into a new migration."""
    asyncio.run(open_once(url))
    assert asyncio.run(run(url, missing)) == ""


def test_a_new_database_has_exactly_the_schema(url):
    """Also what the comparison above leaves out, such as primary keys."""

    def make_otherwise(connection):
        METADATA.drop_all(connection)
        METADATA.create_all(connection)

    asyncio.run(open_once(url))
    migrated = asyncio.run(run(url, schema_of))
    assert migrated.keys() == METADATA.tables.keys()
    asyncio.run(run(url, make_otherwise))
    assert migrated == asyncio.run(run(url, schema_of))


def test_opening_again_changes_nothing(url):
    asyncio.run(open_once(url))
    before = asyncio.run(run(url, schema_of))
    asyncio.run(open_once(url))
    assert asyncio.run(run(url, schema_of)) == before
    assert asyncio.run(run(url, revision_of)) == REVISIONS[-1]


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_revision_is_reached_and_left(url, revision):
    async def step():
        await run(url, migrate.upgrade, revision)
        assert await run(url, revision_of) == revision
        await open_once(url)
        assert await run(url, revision_of) == REVISIONS[-1]
        assert await run(url, missing) == ""

    asyncio.run(step())


# At once


def test_two_open_a_new_database_at_once(url):
    async def open_both():
        await asyncio.gather(open_once(url), open_once(url))

    asyncio.run(open_both())
    assert asyncio.run(run(url, missing)) == ""


def test_two_new_databases_are_opened_at_once(url, tmp_path):
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"

    async def open_both():
        await asyncio.gather(open_once(url), open_once(other))

    asyncio.run(open_both())
    assert asyncio.run(run(url, missing)) == asyncio.run(run(other, missing)) == ""


@pytest.mark.few(1)
def test_processes_open_a_new_database_at_once(url):
    spawn = get_context("spawn")
    together = spawn.Barrier(3)
    processes = [spawn.Process(target=open_when_all_are_there, args=(url, together)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert asyncio.run(run(url, missing)) == ""


def test_new_files_become_durable_at_once(tmp_path):
    """Without waiting for one another, about one of ten would find the file locked."""
    together = threading.Barrier(4)

    def open_together(path):
        together.wait()
        with closing(sqlite3.connect(path)) as connection:
            make_durable(connection, None)
            return connection.execute("PRAGMA journal_mode").fetchone()

    with ThreadPoolExecutor(4) as threads:
        for number in range(100):
            assert list(threads.map(open_together, [tmp_path / f"{number}.db"] * 4)) == [("wal",)] * 4


# Databases that are not for this program


def test_a_newer_database_is_refused_and_left_as_it_is(url):
    def make_newer(connection):
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(sa.text("CREATE TABLE clocks (name INTEGER)"))
        connection.execute(sa.text("DROP TABLE mutes"))

    asyncio.run(open_once(url))
    asyncio.run(run(url, make_newer))
    before = asyncio.run(run(url, schema_of))
    knows = f"at revision 9999, and this program knows 0001 to {REVISIONS[-1]}: .* upgrade this one"
    with pytest.raises(migrate.UnknownDatabase, match=knows):
        asyncio.run(open_once(url))
    assert asyncio.run(run(url, schema_of)) == before
    assert asyncio.run(run(url, revision_of)) == "9999"


def test_a_database_of_another_program_is_refused_and_left_as_it_is(url):
    asyncio.run(run(url, BEATS.create))
    with pytest.raises(migrate.UnknownDatabase, match=r"no release of this program made \(beats\)"):
        asyncio.run(open_once(url))
    assert asyncio.run(run(url, schema_of)).keys() == {"beats"}
    assert asyncio.run(run(url, revision_of)) is None


# A later release


@pytest.fixture
def add_migration(tmp_path, monkeypatch):
    """Adds one to those that there are; its operations are the lines given."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder)
    monkeypatch.setattr(migrate, "FOLDER", folder)

    def add(revision, *operations):
        before = ScriptDirectory(folder).get_current_head()
        lines = ("import sqlalchemy as sa", f"revision, down_revision = '{revision}', '{before}'", "def upgrade(op):")
        text = "\n".join((*lines, *(f"    {operation}" for operation in operations)))
        (folder / "versions" / f"{revision}.py").write_text(text)

    return add


async def write_a_beat(url):
    async with connected(url) as connection:
        await connection.execute(sa.insert(BEATS).values(name="one", at=12.5))


async def beats(url):
    async with connected(url) as connection:
        found = (await connection.execute(sa.text("SELECT * FROM beats"))).mappings()
        return [tuple(value for name, value in beat.items() if name != "written") for beat in found]


def test_a_later_migration_keeps_what_is_there(url, add_migration):
    async def migrate_again():
        await open_once(url)
        await write_a_beat(url)
        add_migration(
            "8001",
            "with op.batch_alter_table('beats') as beats:",
            "    beats.add_column(sa.Column('speed', sa.Integer, nullable=False, server_default='7'))",
        )
        add_migration(
            "8002",
            "with op.batch_alter_table('beats') as beats:",
            "    beats.alter_column('speed', server_default=None)",
            "    beats.create_check_constraint('fast', sa.column('speed') > 0)",
        )
        await run(url, migrate.upgrade, "8001")
        assert await run(url, revision_of) == "8001"
        await asyncio.gather(open_once(url), open_once(url))
        assert await beats(url) == [("one", 12.5, 7)]
        assert await run(url, revision_of) == "8002"

    asyncio.run(migrate_again())


def test_a_migration_that_fails_leaves_nothing(url, add_migration):
    async def fail():
        await open_once(url)
        await write_a_beat(url)
        before = await run(url, schema_of)
        add_migration("8001", "op.create_table('clocks', sa.Column('name', sa.Integer))")
        add_migration("8002", "op.execute('DELETE FROM beats')", "op.drop_table('keys')", "raise OSError('no')")
        with pytest.raises(OSError, match="no"):
            await open_once(url)
        assert await run(url, schema_of) == before
        assert await run(url, revision_of) == REVISIONS[-1]
        assert await beats(url) == [("one", 12.5)]

    asyncio.run(fail())
