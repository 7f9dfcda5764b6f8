"""A database made by every release is opened and replayed, and its games go on."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing

import pytest
from databases.make import FOLDER, make, outcome, random_move

from glastonbury import __version__
from glastonbury.server.desk import Desk
from glastonbury.server.store import opened

RELEASES = sorted(path.stem for path in FOLDER.glob("*.sql"))


def load(dump, path):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


async def check(path, expected):
    async with opened(f"sqlite+aiosqlite:///{path}") as store:
        desk = Desk(store, clock=lambda: 1_900_000_000.0)
        tables = {name: await desk.table(name) for name in expected}
        for name, table in tables.items():
            assert json.loads(json.dumps(outcome(table))) == expected[name], name
        playing = [name for name, table in tables.items() if table.status == "playing"]
        assert playing
        for name in playing:
            table = tables[name]
            await desk.decide(name, *random_move(table, random.Random(name)), "next")
            assert len((await desk.table(name)).moves) == len(table.moves) + 1


@pytest.mark.parametrize("release", RELEASES)
def test_the_database_of_a_release_is_opened_and_replayed(release, tmp_path):
    load(FOLDER / f"{release}.sql", tmp_path / "tables.db")
    asyncio.run(check(tmp_path / "tables.db", json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))))


def test_this_release_has_its_database():
    """If this fails: `make database`."""
    assert __version__ in RELEASES


def test_a_database_can_be_made_and_is_the_same_each_time(tmp_path):
    """Also between releases: who makes one has nothing to mend."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
        make(folder)
    for ending in ("sql", "json"):
        one, two = ((folder / f"{__version__}.{ending}").read_bytes() for folder in folders)
        assert one == two
        assert len(one) < 300_000
    load(folders[0] / f"{__version__}.sql", tmp_path / "tables.db")
    asyncio.run(check(tmp_path / "tables.db", json.loads((folders[0] / f"{__version__}.json").read_text("utf-8"))))
