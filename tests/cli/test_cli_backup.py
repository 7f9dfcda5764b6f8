"""`backup`: a whole copy while the server writes, or none."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from command import run

from glastonbury.cli.backup import Progress, copy
from glastonbury.server.log.entries import Entry, sealed
from glastonbury.server.log.store import opened
from glastonbury.server.tables.changes import Author, Create, Options, Row

WRITER = """
import asyncio, itertools, sys
from glastonbury.server.tables.changes import Author, Create, Options, Row
from glastonbury.server.log.store import Entry, opened

async def write():
    async with opened(sys.argv[1]) as store:
        for number in itertools.count():
            await store.append(Entry("BUSY", Row(number, 0.0, Author("person", "x" * 2000), Create(Options()))))
            if number == 500:
                print("writing", flush=True)

asyncio.run(write())
"""


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables ä.db"


def rows_in(path) -> list[tuple[int]]:
    with closing(sqlite3.connect(path)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return copy.execute("SELECT seq FROM rows ORDER BY seq").fetchall()


def write_rows(database, count):
    async def write():
        async with opened(f"sqlite+aiosqlite:///{database}") as store:
            entries = [Entry("T", Row(i, 0.0, Author("person", "x" * 3000), Create(Options()))) for i in range(count)]
            for number, entry in enumerate(entries):
                entries[number] = sealed(entry, entries[number - 1].seal.digest if number else "")
            await asyncio.gather(*(store.append(entry) for entry in entries))

    asyncio.run(write())


def test_while_the_server_writes(tmp_path, database):
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, f"sqlite+aiosqlite:///{database}"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert writer.stdout.readline() == "writing\n"
        copies = [tmp_path / f"copy-{number}.db" for number in range(3)]
        for copy in copies:
            done = run("backup", str(copy), "--database", f"sqlite:///{database}")
            assert done.returncode == 0, done.stderr
        assert writer.poll() is None  # it was not disturbed
    finally:
        writer.kill()
        writer.communicate()
    lengths = []
    for copy in copies:
        rows = rows_in(copy)
        assert rows == [(number,) for number in range(len(rows))]  # the beginning of the log, without a gap
        lengths.append(len(rows))
    assert 500 <= lengths[0] < lengths[1] < lengths[2] <= len(rows_in(database))


def test_what_is_written_between_two_steps_is_not_in_it_and_does_not_make_it_begin_again(
    tmp_path, database, monkeypatch
):
    monkeypatch.setattr(sys.modules["glastonbury.cli.backup"], "PAGES", 1)
    write_rows(database, 20)
    steps = []
    with closing(sqlite3.connect(database, isolation_level=None)) as writing:

        def write_one(*step):
            steps.append(step)
            if len(steps) < 10:
                values = "('T', 1000 + ?, 0, '{}', '{}')"
                writing.execute(f'INSERT INTO rows ("table", seq, at, author, change) VALUES {values}', [len(steps)])

        copy(database, tmp_path / "copy.db", write_one)
    assert len(rows_in(database)) == 29
    assert rows_in(tmp_path / "copy.db") == [(number,) for number in range(20)]
    pages = steps[0][2]
    assert [left for _, left, _ in steps] == list(range(pages - 1, -1, -1))


def test_the_copy_is_a_database_for_the_server(tmp_path, database):
    write_rows(database, 3)
    copy = tmp_path / "copy.db"
    done = run("backup", str(copy), "--database", f"sqlite:///{database}")
    assert done.stdout == f"{copy}: {copy.stat().st_size} bytes\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", database.name]

    async def read():
        async with opened(f"sqlite+aiosqlite:///{copy}") as store:
            return [entry.row.seq for entry in await store.read("T")]

    assert asyncio.run(read()) == [0, 1, 2]


def test_the_copy_is_for_its_owner_alone(tmp_path, database):
    write_rows(database, 1)
    run("backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{database}")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


def test_what_is_there_stays(tmp_path, database):
    write_rows(database, 1)
    (tmp_path / "copy.db").write_text("mine")
    done = run("backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{database}")
    assert done.returncode == 1
    assert "exists already: it is left as it is" in done.stderr
    assert (tmp_path / "copy.db").read_text() == "mine"


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://ann@here/tables", "pg_dump"),
        ("sqlite:////nowhere/tables.db", "no database at /nowhere/tables.db"),
        ("sqlite://", "no database"),
    ],
)
def test_what_cannot_be_copied(tmp_path, url, says):
    done = run("backup", str(tmp_path / "copy.db"), "--database", url)
    assert done.returncode == 1
    assert says in done.stderr
    assert not list(tmp_path.iterdir())


def test_what_is_no_database(tmp_path, database):
    database.write_text("something else" * 1000)
    done = run("backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{database}")
    assert done.returncode == 1
    assert "file is not a database" in done.stderr
    assert list(tmp_path.iterdir()) == [database]


def test_interrupted_it_leaves_nothing(tmp_path, database):
    """Ctrl-C between two steps of the copy."""
    write_rows(database, 3000)
    program = """
import os, signal, sys
from glastonbury.cli import main

import glastonbury.cli.backup
backup = sys.modules["glastonbury.cli.backup"]  # the module, whose name is also the command's

class Interrupted(backup.Progress):
    def __call__(self, *numbers):
        os.kill(os.getpid(), signal.SIGINT)
        super().__call__(*numbers)

backup.Progress = Interrupted
main()
"""
    command = [sys.executable, "-c", program, "backup", str(tmp_path / "copy.db")]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{database}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Aborted!" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == [database.name]


def test_progress_is_told_once_a_second(capsys):
    times = iter([0.0, 0.5, 1.2, 1.2, 1.5, 2.3, 2.3])
    progress = Progress(lambda: next(times))
    for left in (900, 500, 400, 100):
        progress(0, left, 1000)
    assert capsys.readouterr().err == "50 % of 1000 pages\n90 % of 1000 pages\n"
