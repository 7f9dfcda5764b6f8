"""Whatever happens to a table's rows: it goes on exactly as it was answered, or is set aside; others never notice."""

import asyncio
import itertools
import json
import os
import random
import shutil
import sqlite3
import struct
from contextlib import asynccontextmanager, closing
from functools import partial

import pytest
import sqlalchemy as sa
from company import Person, Server, playing
from databases.make import ANN, FOLDER, Evening, outcome
from sqlalchemy.ext.asyncio import create_async_engine

from glastonbury.server.house.desk import Desk, SetAside
from glastonbury.server.log.check import Check
from glastonbury.server.log.databases import database
from glastonbury.server.log.schema import HEADS, ROWS, SNAPSHOTS
from glastonbury.server.log.store import opened
from glastonbury.server.tables.changes import Author, Create, Options, Rename, Sit
from glastonbury.server.tables.table import Refused

KEY = ("table", "seq")
SEED = int(
    os.environ.get("SEED", random.randrange(10**6))
)  # said by what fails; `SEED=… pytest --large …` is the same again


async def problems_of(url):
    async with database(url, durable=False) as place:
        return [problem async for problem in Check(place).problems()]


@asynccontextmanager
async def raw(url):
    """The database behind the server's back."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        yield connection
    await engine.dispose()


async def spend_an_evening(url, seed):
    """Tables of every kind; how each was when the last command was answered."""
    async with opened(url) as store:
        desk = Desk(store, clock=partial(next, itertools.count(1_800_000_000.5)))  # each look is a second later
        evening = Evening(desk)
        evening.rng = random.Random(seed)
        for part in (evening.waits, evening.is_over, evening.is_played_with_bots, evening.has_a_clock):
            await part()
        return {name: await desk.table(name) for name in evening.names}


# Damage: each takes the rows of one table, as they are in the database, and leaves others


def other_bit(value, rng):
    """One bit of it, whatever it is."""
    if isinstance(value, str):
        content = bytearray(value.encode())
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        return bytes(content)
    if isinstance(value, float):
        (number,) = struct.unpack("<q", struct.pack("<d", value))
        return struct.unpack("<d", struct.pack("<q", number ^ 1 << rng.randrange(52)))[0]
    return value ^ 1 << rng.randrange(16)


def a_bit(rows, rng):
    place = rng.randrange(len(rows))
    column = rng.choice([name for name, value in rows[place].items() if name not in KEY and value not in (None, "")])
    return [*rows[:place], {**rows[place], column: other_bit(rows[place][column], rng)}, *rows[place + 1 :]]


def a_row(rows, rng):
    place = rng.randrange(len(rows))
    return rows[:place] + rows[place + 1 :]


def all_rows(_rows, _rng):
    return []


def two_swapped(rows, rng):
    first, second = rng.sample(rows, 2)
    swapped = {first["seq"]: {**second, "seq": first["seq"]}, second["seq"]: {**first, "seq": second["seq"]}}
    return [swapped.get(row["seq"], row) for row in rows]


def the_end(rows, rng):
    return rows[: rng.randrange(len(rows))]


def a_move_into_another(rows, rng):
    """One that the rules allow too."""
    moves = [row for row in rows if "Move" in row["change"]]
    if not moves:
        return a_row(rows, rng)
    victim, other = rng.choice(moves), json.loads(rng.choice(moves)["change"])
    return [
        {**row, "change": json.dumps({**json.loads(row["change"]), "move": other["move"]})} if row == victim else row
        for row in rows
    ]


DAMAGE = [a_bit, a_row, all_rows, two_swapped, the_end, a_move_into_another]


def damage_file(path, table, damage, rng):
    """Whether it is another one now: two rows of the same move are none that SQLite has a place for."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        found = connection.execute('SELECT * FROM rows WHERE "table" = ? ORDER BY seq', [table])
        rows = [dict(row) for row in found]
        damaged = damage(rows, rng)
        connection.execute('DELETE FROM rows WHERE "table" = ?', [table])
        for row in damaged:
            # What was text stays text for SQLite, though it may be none any more.
            places = ", ".join("CAST(? AS TEXT)" if isinstance(value, bytes) else "?" for value in row.values())
            names = ", ".join(f'"{name}"' for name in row)
            try:
                connection.execute(f"INSERT INTO rows ({names}) VALUES ({places})", list(row.values()))
            except sqlite3.IntegrityError:
                return False
        connection.commit()
    return damaged != rows


def forget_snapshots(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM snapshots")
        connection.commit()


async def how_they_are(url, names):
    """Each table after a new start; None: it is set aside."""
    found = {}
    async with opened(url) as store:
        desk = Desk(store, clock=partial(next, itertools.count(1_800_000_000.5)))  # each look is a second later
        for name in names:
            try:
                found[name] = await desk.table(name)
            except SetAside:
                found[name] = None
    return found


@pytest.mark.few(2)
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_goes_on_as_it_was_answered_or_is_set_aside_and_no_other_notices(
    damage, tmp_path, pytestconfig
):
    """In the large size of five evenings that nobody has seen before."""
    seeds = range(SEED, SEED + 5) if pytestconfig.getoption("large") else [0]
    assert sum(set_aside_after(damage, seed, tmp_path) for seed in seeds) >= 3


def set_aside_after(damage, seed, folder):
    """How often a table of an evening was, when it was damaged in several ways."""
    whole, path = folder / f"whole {seed}.db", folder / "tables.db"
    tables = asyncio.run(spend_an_evening(f"sqlite+aiosqlite:///{whole}", f"{damage.__name__} {seed}"))
    set_aside = 0
    for number in range(12 if damage is a_bit else 6):
        said = f"SEED={seed}, {number}"
        rng = random.Random(f"{damage.__name__} {said}")
        shutil.copy(whole, path)
        victim = rng.choice(sorted(tables))
        if not damage_file(path, victim, damage, rng):
            continue
        if alone := number % 2 == 0:
            forget_snapshots(path)
        found = asyncio.run(how_they_are(f"sqlite+aiosqlite:///{path}", tables))
        assert {name: table for name, table in found.items() if name != victim} == {
            name: table for name, table in tables.items() if name != victim
        }, said
        assert found[victim] in (None, tables[victim]), said
        problems = asyncio.run(problems_of(f"sqlite+aiosqlite:///{path}"))
        assert all(problem.startswith(f"table {victim}, row ") for problem in problems), said
        # Whose snapshot is whole plays on.
        assert len(problems) == (found[victim] is None) or (len(problems) == 1 and not alone), said
        set_aside += found[victim] is None
    return set_aside


@pytest.mark.few(1)
@pytest.mark.parametrize("damage", ["another value", "a row", "the end", "all rows"])
def test_with_postgresql_too(damage, postgres):
    url = postgres()
    tables = asyncio.run(spend_an_evening(url, damage))

    async def spoil():
        async with raw(url) as connection:
            await connection.execute(sa.delete(SNAPSHOTS))
            here = ROWS.c.table == "over"
            if damage == "another value":
                statement = sa.update(ROWS).where(here, ROWS.c.seq == 20).values(at=ROWS.c.at + 1e-6)
            else:
                seqs = {"a row": ROWS.c.seq == 20, "the end": ROWS.c.seq > 20, "all rows": sa.true()}
                statement = sa.delete(ROWS).where(here, seqs[damage])
            await connection.execute(statement)

    asyncio.run(spoil())
    assert asyncio.run(how_they_are(url, tables)) == {**tables, "over": None}
    [problem] = asyncio.run(problems_of(url))
    assert problem.startswith("table over, row ")


def test_where_the_log_ends_may_be_damaged_too(url):
    tables = asyncio.run(spend_an_evening(url, "heads"))

    async def spoil():
        async with raw(url) as connection:
            await connection.execute(sa.delete(HEADS).where(HEADS.c.table == "over"))
            await connection.execute(sa.update(HEADS).where(HEADS.c.table == "bots").values(seq=3))

    asyncio.run(spoil())
    assert asyncio.run(how_they_are(url, tables)) == {**tables, "over": None, "bots": None}


def test_a_page_of_the_file_that_cannot_be_read_is_one_tables_loss(tmp_path):
    """SQLite itself refuses to read it."""
    path = tmp_path / "tables.db"
    url = f"sqlite+aiosqlite:///{path}"

    async def write():
        async with opened(url) as store:
            desk = Desk(store, clock=lambda: 12.5)
            for name in ("one", "two"):
                await desk.decide(name, ANN, Create(Options(seats=4)))
                for seat in range(4):
                    await desk.decide(name, Author("person", f"{seat}" * 20), Sit(seat, f"Somebody {seat}"))
                for number in range(120):  # so that each has pages of its own
                    await desk.decide(name, Author("person", "0" * 20), Rename(0, f"Name {number}"))

    asyncio.run(write())
    forget_snapshots(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(path.read_bytes())
    place = next(
        page
        for page in range(0, len(content), size)
        if content[page] == 13 and b"Name 50" in content[page : page + size] and b"one" in content[page : page + size]
    )
    content[place : place + 8] = b"\xff" * 8
    path.write_bytes(content)
    found = asyncio.run(how_they_are(url, ["one", "two"]))
    assert found["one"] is None
    assert found["two"].seats[0].name == "Name 119"
    assert any("the file: " in problem for problem in asyncio.run(problems_of(url)))


# Two processes


def test_the_chain_is_whole_whoever_writes(postgres):
    url = postgres()

    async def play():
        async with opened(url) as here, opened(url) as there:
            desks = [Desk(store, clock=lambda: 12.5) for store in (here, there)]
            await desks[0].decide("one", ANN, Create(Options(seats=4)))
            await desks[0].decide("one", ANN, Sit(0, "Ann"))
            for number in range(20):
                await asyncio.gather(
                    *(desk.decide("one", ANN, Rename(0, f"Ann {number} {place}")) for place, desk in enumerate(desks))
                )
            assert await desks[0].table("one") == await desks[1].table("one")
            assert (await desks[0].table("one")).version == 42

    asyncio.run(play())
    assert asyncio.run(problems_of(url)) == []


# Forgetting


def test_after_somebody_is_forgotten_the_chain_is_whole(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ann.move() if ann.table["game"]["legal"] else await ben.move()
            assert (await ann.request("DELETE", "/api/me")).status_code == 204
            await ben.until(lambda table: any(seat["name"] == "-" for seat in table["seats"]))
        return name

    name = asyncio.run(play())
    assert asyncio.run(problems_of(server.database)) == []
    path = server.database.partition("///")[2]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("""UPDATE rows SET author = replace(author, '"id":"-', '"id":"+') WHERE seq = 1""")
        connection.commit()
    assert asyncio.run(problems_of(server.database)) == [f"table {name}, row 1: is not what was written"]


def test_forgetting_somebody_does_not_make_whole_what_was_damaged(database):
    path = database.partition("///")[2]
    server = Server(database)

    async def play():
        async with playing(server) as (ann, _, name):
            return ann, name

    async def forget(again, cookie):
        assert (await Person(again, cookie).request("DELETE", "/api/me")).status_code == 204

    ann, name = asyncio.run(play())
    server.stop()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("""UPDATE rows SET change = replace(change, 'Ann', 'Ana') WHERE seq = 1""")
        connection.execute("""UPDATE rows SET change = substr(change, 1, 20) WHERE seq = 2""")
        connection.commit()
    again = Server(database)
    try:
        asyncio.run(forget(again, ann.cookie))
    finally:
        again.stop()
    assert asyncio.run(problems_of(database)) == [f"table {name}, row 1: is not what was written"]
    person = ann.cookie.partition("=")[2].partition(".")[0]
    with closing(sqlite3.connect(path)) as connection:
        kept = "".join(connection.iterdump())
    assert person not in kept
    assert "Ann" not in kept


# A server


def test_a_damaged_row_takes_nothing_else_down(database, caplog):
    """It starts, and deadlines, lists, other tables and whoever plays at both go on; what is damaged says so."""
    first = Server(database)

    async def begin():
        async with playing(first, pace={"seconds": 30}) as (ann, ben, bad), ann.at(bad):
            good = await ann.new_table(listed=True)
            for person, seat, name in ((ann, 0, "Ann"), (ben, 1, "Ben")):
                command = {"id": f"sits-{seat}-down", "wish": {"type": "Sit", "seat": seat, "name": name}}
                assert (await person.post(f"/api/tables/{good}/commands", command)).status_code == 200
            listed = await ben.new_table(listed=True)
            return ann.cookie, ben.cookie, bad, good, listed

    ann_cookie, ben_cookie, bad, good, listed = asyncio.run(begin())
    first.stop()
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        connection.execute('UPDATE rows SET change = substr(change, 1, 20) WHERE "table" = ? AND seq = 2', [bad])
        connection.execute("UPDATE tables SET about = substr(about, 1, 20) WHERE name = ?", [good])
        connection.commit()
    again = Server(database)

    async def go_on():
        ann, ben = Person(again, ann_cookie), Person(again, ben_cookie)
        assert sorted(
            (table["table"], table["set_aside"]) for table in (await ann.get("/api/me/tables")).json()
        ) == sorted([(good, False), (bad, True)])
        assert [table["table"] for table in (await ann.get("/api/tables")).json()] == [listed]
        refused = await ann.get(f"/api/tables/{bad}")
        assert (refused.status_code, refused.json()["code"]) == (404, "set_aside")
        async with ann.at(bad):
            await ann.socket.wait_closed()
            assert ann.socket.close_code == 4410
        async with ann.at(good), ben.at(good):
            await ann.do("Begin")
            await ann.promise()
            await again.pass_time(10)
            await ann.until(lambda table: table["status"] == "waiting" and table["silent"])
        assert "glastonbury_tables_set_aside 1.0" in (await ann.get("/metrics")).text
        assert (await ann.request("DELETE", "/api/me")).status_code == 204
        assert {table["table"] for table in (await ben.get("/api/me/tables")).json() if not table["set_aside"]} == {
            good
        }

    try:
        asyncio.run(go_on())
    finally:
        again.stop()
    told = [record.data for record in caplog.records if record.message == "a table was set aside"]
    assert told == [{"table": bad, "row": 2, "what": "cannot be read"}]
    assert {record.message for record in caplog.records if record.name == "glastonbury"} == {"a table was set aside"}


def test_a_table_is_set_aside_while_somebody_watches_it(postgres):
    """What it knows is not what is written any more."""
    server = Server(postgres())

    async def play():
        async with playing(server) as (ann, _, name):
            async with raw(server.database) as connection:
                await connection.execute(sa.delete(ROWS).where(ROWS.c.table == name, ROWS.c.seq > 3))
            await server.do(server.caretaker.look_around())
            assert (await ann.get(f"/api/tables/{name}")).json()["code"] == "set_aside"
            async with asyncio.timeout(60):
                while name in server.house.watching.watchers:
                    await asyncio.sleep(0.01)

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_a_finished_game_that_is_damaged_is_one_games_loss(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ann.do("Resign", seat=0)
            with closing(sqlite3.connect(server.database.partition("///")[2])) as connection:
                connection.execute("UPDATE games SET record = substr(record, 1, 500)")
                connection.commit()
            refused = await ben.get(f"/api/tables/{name}/games/1/replay")
            assert (refused.status_code, refused.json()["code"]) == (404, "set_aside")
            assert [game["table"] for game in (await ben.get("/api/me/games")).json()] == [name]
            [problem] = await problems_of(server.database)
            assert problem.startswith(f"table {name}, game 1: its record cannot be read")
            assert (await ben.request("DELETE", "/api/me")).status_code == 204

    asyncio.run(play())


# Older databases


def test_a_database_that_was_damaged_before_there_were_chains_is_opened(database):
    tables = json.loads((FOLDER / "0.1.0.json").read_text(encoding="utf-8"))["tables"]
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        connection.executescript((FOLDER / "0.1.0.sql").read_text(encoding="utf-8"))
        connection.execute("""UPDATE rows SET author = '{"kin' WHERE "table" = 'bots' AND seq = 9""")
        connection.commit()
    found = asyncio.run(how_they_are(database, tables))
    assert found.pop("bots") is None
    assert {name: json.loads(json.dumps(outcome(table))) for name, table in found.items()} == {
        name: table for name, table in tables.items() if name != "bots"
    }
    assert asyncio.run(problems_of(database)) == ["table bots, row 9: cannot be read"]


def test_what_follows_from_the_log_is_compared_with_it(database):
    asyncio.run(spend_an_evening(database, "standings"))
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        connection.execute("UPDATE tables SET status = 'waiting' WHERE name = 'over'")
        connection.execute("DELETE FROM seated WHERE \"table\" = 'bots'")
        connection.execute("DELETE FROM tables WHERE name = 'clock'")
        connection.commit()
    assert asyncio.run(problems_of(database)) == [
        "table bots: its people is kept otherwise than its log says",
        "table clock: it cannot be found in the lobby and by its deadline",
        "table over: its status is kept otherwise than its log says",
    ]


def test_what_is_set_aside_refuses_every_command(database):
    asyncio.run(spend_an_evening(database, "commands"))
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        connection.execute("DELETE FROM rows WHERE \"table\" = 'waits' AND seq = 1")
        connection.commit()

    async def ask():
        async with opened(database) as store:
            desk = Desk(store, clock=lambda: 12.5)
            for _ in range(2):
                with pytest.raises(Refused, match="set_aside"):
                    await desk.decide("waits", ANN, Rename(0, "Anna"))
            with pytest.raises(Refused, match="set_aside"):
                await desk.decide("waits", ANN, Create(Options()))

    asyncio.run(ask())
