"""One bit of anything that the database keeps: whoever it concerns may lose that, and nobody else notices."""

import asyncio
import random
import sqlite3
from contextlib import closing
from itertools import count

import pytest
from company import Server, playing
from test_damage import other_bit, problems_of
from test_reviews import arrived, finished, reviewed
from thoughts import broken, hardly_anything

from glastonbury.server.house import caretaker
from glastonbury.server.house.desk import Desk
from glastonbury.server.house.reviews import Reviews
from glastonbury.server.log import finding
from glastonbury.server.log.clock import give_sign, house_clock
from glastonbury.server.log.schema import BEATS, KEYS, METADATA, MUTES
from glastonbury.server.log.store import COPIES, opened
from glastonbury.server.tables.changes import Author, Create, Options, Rename, Sit

OF_PEOPLE = [table for table in METADATA.sorted_tables if table not in (KEYS, BEATS)]
CELLS = [(table.name, column.name) for table in OF_PEOPLE for column in table.c]
random.Random(0).shuffle(CELLS)  # few of them are of many tables


class Household:
    """Two people, and all that the database may keep of them."""

    async def move_in(self, server):
        self.server, ids = server, count()
        self.people = ann, ben = await arrived(server, 2)

        async def do(person, table, kind, **wish):
            command = {"id": f"command-{next(ids)}", "wish": {"type": kind, **wish}}
            (await person.post(f"/api/tables/{table}/commands", command)).raise_for_status()

        self.ids = [person.cookie.partition("=")[2].partition(".")[0] for person in self.people]
        self.over = await finished(ann, ben)
        assert (await reviewed(ann, self.over))["done"]
        place = f"/api/tables/{self.over}/games/1"
        for path, data in (
            (f"{place}/review/strangers", {"allowed": True}),
            (f"{place}/cauldron", {"seat": 0, "said": {}}),
            ("/api/me/mistakes", {"table": self.over, "game": 1, "ply": 0, "found": True}),
            ("/api/me/link", None),
        ):
            (await ann.post(path, data)).raise_for_status()
        self.listed = await ann.new_table(listed=True)
        self.slow = await ann.new_table(("open", "open"), pace={"seconds": 86400})
        for table in (self.listed, self.slow):
            await do(ann, table, "Sit", seat=0, name="Ann")
        await do(ben, self.slow, "Sit", seat=1, name="Ben")
        await do(ann, self.slow, "Begin")
        return self

    def concerns(self, row):
        return any(value in (*self.ids, self.over, self.listed, self.slow) for value in row)

    async def looks(self):
        """All that they can see, and whether it was answered."""
        own = [f"/api/me/{what}" for what in ("tables", "games", "statistics", "mistakes", "trend")]
        games = [f"/api/tables/{self.over}/games/1{what}" for what in ("", "/replay")]
        tables = [f"/api/tables/{name}" for name in (self.over, self.listed, self.slow)]
        found = {}
        for person in self.people:
            for path in (*own, *games, *tables):
                found[person, path] = await person.get(path)
            found[person, "review"] = await person.post(f"/api/tables/{self.over}/games/1/review")
        assert all(answer.status_code < 500 for answer in found.values()), {
            path: answer.text for (_, path), answer in found.items() if answer.status_code >= 500
        }
        told = {where: (answer.status_code, answer.json()) for where, answer in found.items() if where[1] != games[0]}
        for _, seen in told.values():
            if isinstance(seen, dict):
                seen.pop("at", None)
        lobby = (await self.people[0].get("/api/tables")).raise_for_status().json()
        return told, [table for table in lobby if table["table"] == self.listed]


async def at_once(_reviews, game, draft, _asker):
    return hardly_anything(game.line, game.people, draft)


@pytest.fixture(scope="module")
def street(tmp_path_factory):
    """A server with two households."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviews, "portion", at_once)
        path = tmp_path_factory.mktemp("server") / "tables.db"
        server = Server(f"sqlite+aiosqlite:///{path}")

        async def move_in():
            return [await Household().move_in(server) for _ in range(2)]

        try:
            households = asyncio.run(move_in())
            with closing(sqlite3.connect(path)) as connection:
                connection.execute(f"INSERT INTO {MUTES.name} VALUES (?, ?)", households[0].ids)
                connection.commit()
            yield server, path, households[0], households[1], asyncio.run(households[1].looks())
        finally:
            server.stop()


def flip(path, table, column, concerned, rng):
    """In a row that concerns somebody; how to undo it, and None where there is nothing to flip."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = lambda text: str(text, "utf-8", "replace")
        rows = connection.execute(f'SELECT rowid, "{column}", * FROM "{table}"').fetchall()
        rows = [(rowid, value) for rowid, value, *row in rows if concerned(row) and value not in (None, "", b"")]
        if not rows:
            return None
        rowid, value = rng.choice(rows)
        damaged = other_bit(value, rng)
        cast = (
            "CAST(? AS TEXT)" if isinstance(value, str) and rng.random() < 0.8 else "?"
        )  # else it is no text any more
        connection.execute(f'UPDATE OR REPLACE "{table}" SET "{column}" = {cast} WHERE rowid = ?', (damaged, rowid))
        connection.commit()
    return rowid, value


def put_back(path, table, column, rowid, value):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f'UPDATE OR REPLACE "{table}" SET "{column}" = ? WHERE rowid = ?', (value, rowid))
        connection.commit()


@pytest.mark.few(6)
@pytest.mark.parametrize(("table", "column"), CELLS, ids=map(".".join, CELLS))
def test_a_flipped_bit_concerns_nobody_else(table, column, street, pytestconfig):
    server, path, here, there, before = street

    async def look():
        server.house.desk.known.clear()
        for work in (server.caretaker.sweep, server.caretaker.look_around, server.caretaker.tidy):
            await server.do(work())
        await here.looks()
        assert await there.looks() == before
        await problems_of(server.database)

    for seed in range(5 if pytestconfig.getoption("large") else 1):
        rng = random.Random(f"{table} {column} {seed}")
        if (was := flip(path, table, column, here.concerns, rng)) is not None:
            try:
                asyncio.run(look())
            finally:
                put_back(path, table, column, *was)
                server.house.desk.set_aside.clear()


# The server itself


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.db"


def changed(file, statement, *values):
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(statement, values).rowcount
        connection.commit()


async def key_of(file):
    async with opened(f"sqlite+aiosqlite:///{file}") as store:
        return await store.key()


@pytest.mark.parametrize("copy", COPIES)
def test_a_key_that_is_damaged_is_outvoted(file, copy):
    key, url = asyncio.run(key_of(file)), f"sqlite+aiosqlite:///{file}"
    for damaged in (b"\xff", "", "0" * 64, key.hex()[:-1]):
        changed(file, "UPDATE keys SET key = ? WHERE name = ?", damaged, copy)
        assert asyncio.run(problems_of(url)) == ["the key of all cookies: is not what was written"]
        assert asyncio.run(key_of(file)) == key
        assert asyncio.run(problems_of(url)) == []


def test_without_any_key_that_is_whole_there_is_a_new_one_and_nobody_can_forge_it(file, caplog):
    caplog.set_level("INFO", "glastonbury")
    key = asyncio.run(key_of(file))
    for damaged in ("", "not a key"):
        changed(file, "UPDATE keys SET key = ?", damaged)
        assert len(new := asyncio.run(key_of(file))) == 32
        assert new != key
        assert "the key of all cookies was damaged" in caplog.text
        caplog.clear()


def test_a_key_of_an_older_release_stays_and_is_kept_thrice(file):
    key = asyncio.run(key_of(file))
    changed(file, "DELETE FROM keys WHERE name != ?", COPIES[0])
    assert asyncio.run(key_of(file)) == key
    changed(file, "DELETE FROM keys WHERE name = ?", COPIES[0])
    assert asyncio.run(key_of(file)) == key


async def time_of(file, *, signs):
    async with opened(f"sqlite+aiosqlite:///{file}") as store:
        clock = await house_clock(store, lambda: 1_900_000_000.0, lambda: 0.0)
        if signs:
            await Desk(store, clock).decide("one", Author("person", "a" * 20), Create(Options()))
            await give_sign(store, clock)
        return clock()


def test_a_sign_of_life_that_is_damaged_moves_no_deadline(file):
    asyncio.run(time_of(file, signs=True))
    changed(file, "UPDATE beats SET at = 1000.5, written = 1000.5")  # long ago
    changed(file, "UPDATE rows SET at = 900.5")
    assert asyncio.run(time_of(file, signs=False)) == 1000.5
    for seed in range(4):
        changed(file, "UPDATE beats SET at = 1000.5, written = 1000.5")
        column = ("at", "written")[seed % 2]
        changed(file, f"UPDATE beats SET {column} = ?", other_bit(1000.5, random.Random(seed)))
        assert asyncio.run(time_of(file, signs=False)) == 900.5


def damage_page(file, root):
    """The first page of a table or an index: SQLite itself refuses to read it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [root]).fetchone()
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : (page - 1) * size + 8] = b"\xff" * 8
    file.write_bytes(content)


def test_snapshots_that_cannot_be_read_are_none(file):
    async def make(number):
        async with opened(f"sqlite+aiosqlite:///{file}") as store:
            desk = Desk(store, clock=lambda: 12.5)
            await desk.decide("one", Author("person", "a" * 20), Create(Options()))
            for seat in range(2):
                await desk.decide("one", Author("person", "ab"[seat] * 20), Sit(seat, ("Ann", "Ben")[seat]))
            for name in range(number):
                await desk.decide("one", Author("person", "a" * 20), Rename(0, f"Name {name}"))
            assert await store.snapshot("one")
            return await desk.table("one")

    async def look():
        async with opened(f"sqlite+aiosqlite:///{file}") as store:
            return await Desk(store, clock=lambda: 12.5).table("one")

    table = asyncio.run(make(60))
    damage_page(file, "snapshots")
    assert asyncio.run(look()) == table


def test_what_is_found_of_tables_may_be_lost_and_deadlines_where_people_are_stay(file):
    server = Server(f"sqlite+aiosqlite:///{file}")

    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, _, name):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(caretaker, "due_alone", lambda *_, **__: broken())
                server.clock.now += 31
                with pytest.raises(ZeroDivisionError):
                    await server.do(server.caretaker.sweep())
            await ann.until(lambda table: table["game"]["ply"] > 0)
            return name

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_many_tables_that_are_set_aside_let_others_be_due(file):
    server = Server(f"sqlite+aiosqlite:///{file}")

    async def play():
        ann, ben = await arrived(server, 2)
        names = [await ann.new_table(("open", "open"), pace={"seconds": 86400}) for _ in range(3)]
        for name in names:
            for seat, person in enumerate((ann, ben)):
                command = {"id": f"sits-down-{seat}", "wish": {"type": "Sit", "seat": seat, "name": f"Player {seat}"}}
                (await person.post(f"/api/tables/{name}/commands", command)).raise_for_status()
            command = {"id": "begins-to-play", "wish": {"type": "Begin"}}
            (await ann.post(f"/api/tables/{name}/commands", command)).raise_for_status()
            server.clock.now += 1
        changed(file, "UPDATE rows SET change = 'x' WHERE \"table\" != ?", names[-1])
        server.house.desk.known.clear()
        for _ in range(2):
            await server.pass_time(60)
        assert (await ann.get(f"/api/tables/{names[-1]}")).json()["table"]["status"] == "waiting"
        for _ in range(20):  # whoever has a seat there is told what it is, however often
            assert (await ann.get(f"/api/tables/{names[0]}")).json()["code"] == "set_aside"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "MOST_DUE", 2)
        try:
            asyncio.run(play())
        finally:
            server.stop()
