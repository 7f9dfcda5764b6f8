"""`check`: what is wrong where, and status 1 if anything is."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from command import run

from glastonbury.server.house.desk import Desk
from glastonbury.server.log.store import opened
from glastonbury.server.tables.changes import Author, Create, Options, Rename, Sit

ANN = Author("person", "a" * 32)
DATABASES = Path(__file__).parents[1] / "server" / "databases"


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "tables ä.db"

    async def write():
        async with opened(f"sqlite+aiosqlite:///{path}") as store:
            desk = Desk(store, clock=lambda: 12.5)
            for name in ("one", "two"):
                await desk.decide(name, ANN, Create(Options()))
                await desk.decide(name, ANN, Sit(0, "Ann"))
                await desk.decide(name, ANN, Rename(0, "Anna"))

    asyncio.run(write())
    return path


def test_all_is_well_and_stays_as_it_is(database, tmp_path):
    before = database.read_bytes()
    done = run("check", str(database))
    assert (done.returncode, done.stdout) == (0, "2 tables with 6 rows, 0 finished games: all is well\n")
    assert database.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [database.name]


def test_a_backup_and_an_address_too(database, tmp_path):
    assert run("backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{database}").returncode == 0
    assert run("check", str(tmp_path / "copy.db")).returncode == 0
    assert run("check", f"sqlite:///{database}").returncode == 0


def rewrite(database, sql):
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(sql)
        connection.commit()


def test_what_is_wrong_is_said_with_its_place(database):
    rewrite(database, "UPDATE rows SET at = at + 1 WHERE \"table\" = 'two' AND seq = 1")
    done = run("check", str(database))
    assert done.returncode == 1
    assert done.stdout == (
        "table two, row 1: is not what was written\n2 tables with 3 rows, 0 finished games: 1 problem\n"
    )


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "no database at"),
        ("something else" * 1000, "file is not a database"),
        ("", "no database of this program"),
    ],
)
def test_what_is_no_database(tmp_path, content, says):
    path = tmp_path / "other.db"
    if content is not None:
        path.write_text(content)
    done = run("check", str(path))
    assert done.returncode == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_of_an_older_release_a_copy_is_brought_up_to_date(tmp_path):
    path = tmp_path / "older.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATABASES / "0.1.0.sql").read_text(encoding="utf-8"))
    done = run("check", str(path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("finished games: all is well\n")
    rewrite(path, "UPDATE rows SET change = '{}' WHERE seq = 3 AND \"table\" = 'over'")
    before = path.read_bytes()
    done = run("check", str(path))
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "table over, row 3: cannot be read")
    assert path.read_bytes() == before


def test_a_newer_database_is_left_as_it_is(database):
    rewrite(database, "UPDATE alembic_version SET version_num = '9999'")
    done = run("check", str(database))
    assert done.returncode == 1
    assert "it is at revision 9999, and this program checks" in done.stderr
