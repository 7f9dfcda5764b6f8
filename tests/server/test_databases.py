"""A database made by every release is opened and replayed, and its games go on."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing

import msgspec
import pytest
import sqlalchemy as sa
from databases.make import ANN, BEGIN, CEM, FOLDER, KEY, TOKEN, make, outcome, random_move
from sqlalchemy.ext.asyncio import create_async_engine

from glastonbury import __version__
from glastonbury.deal import verify
from glastonbury.notation import read_record
from glastonbury.server.house.desk import Desk
from glastonbury.server.log import migrate
from glastonbury.server.log.check import Check
from glastonbury.server.log.forgetting import forget
from glastonbury.server.log.games import games_of, kept_game, statistics_of
from glastonbury.server.log.links import Link, find_link
from glastonbury.server.log.mutes import Mutes
from glastonbury.server.log.store import opened
from glastonbury.server.web.identity import person_in, signed

RELEASES = sorted(path.stem for path in FOLDER.glob("*.sql"))


def load(dump, path):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


async def copy(path, url):
    """From SQLite to PostgreSQL, as the release of the file would have left it there."""
    source, target = create_async_engine(f"sqlite+aiosqlite:///{path}"), create_async_engine(url)
    async with source.begin() as old, target.begin() as new:
        await new.run_sync(migrate.upgrade, await old.scalar(sa.text("SELECT version_num FROM alembic_version")))
        tables = sa.MetaData()
        await new.run_sync(tables.reflect)
        for table in set(tables.tables.values()) - {tables.tables["alembic_version"]}:
            if found := (await old.execute(sa.select(table))).mappings().all():
                await new.execute(sa.insert(table), [dict(row) for row in found])
    await source.dispose()
    await target.dispose()


async def check(url, expected):
    async with opened(url) as store:
        desk = Desk(store, clock=lambda: 1_900_000_000.0)
        tables = {name: await desk.table(name) for name in expected["tables"]}
        for name, table in tables.items():
            assert json.loads(json.dumps(outcome(table))) == expected["tables"][name], name
        playing = [name for name, table in tables.items() if table.status == "playing"]
        assert playing
        for name in playing:
            table = tables[name]
            await desk.decide(name, *random_move(table, random.Random(name)), "next")
            assert len((await desk.table(name)).moves) == len(table.moves) + 1
        assert [problem async for problem in Check(store.reading).problems()] == []
        await check_people(store, expected["statistics"])


async def check_people(store, statistics):
    """Cookies, links, and games that are over."""
    games = []
    for person, counted in statistics.items():
        assert person_in(signed(person, KEY), await store.key()) == person
        assert msgspec.to_builtins(await statistics_of(store, person)) == counted
        for played in await games_of(store, person):
            games.append(played)
            record = read_record((await kept_game(store, played.table, played.game, person))[0])
            assert verify(record.setup, record.header["deal"])
    assert any(played.won is None for played in games)
    assert any(played.won for played in games)
    assert await find_link(store, TOKEN, BEGIN) == Link(ANN.id, None, None)
    assert await Mutes(store).of(ANN.id) == {CEM.id}
    names = set()

    async def at_table(name, work):
        names.add(name)
        await work()

    await forget(store, ANN.id, at_table)
    assert names == {"again", "bots", "clock", "over", "prepared", "waits"}


@pytest.mark.parametrize("release", RELEASES)
def test_the_database_of_a_release_is_opened_and_replayed(release, url, tmp_path):
    path = tmp_path / "tables.db"
    load(FOLDER / f"{release}.sql", path)
    if url.startswith("postgresql"):
        asyncio.run(copy(path, url))
    asyncio.run(check(url, json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))))


def test_this_release_has_its_database():
    """If this fails: `make database`."""
    assert __version__ in RELEASES


def test_a_database_can_be_made_and_is_the_same_each_time(database, tmp_path):
    """Also between releases: who makes one has nothing to mend."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
        make(folder)
    for ending in ("sql", "json"):
        first, second = ((folder / f"{__version__}.{ending}").read_bytes() for folder in folders)
        assert first == second
        assert len(first) < 300_000
    load(folders[0] / f"{__version__}.sql", tmp_path / "tables.db")
    asyncio.run(check(database, json.loads((folders[0] / f"{__version__}.json").read_text("utf-8"))))
