"""The clock of a machine is set: deadlines, signs of life and limits go on as if nothing had happened."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
import sqlalchemy as sa
from company import Clock, Person, Server, playing

from glastonbury.server.house.watching import PULSE
from glastonbury.server.log.schema import BEATS
from glastonbury.server.log.store import opened

A_DAY = 24 * 3600
SET = [-3600, 3600, 40 * A_DAY]  # seconds by which the clock is set while nobody looks


@pytest.mark.parametrize("seconds", SET)
def test_the_clock_is_set_while_people_play(server, seconds):
    async def play():
        async with playing(server, pace={"seconds": 60}) as (ann, ben, name):
            for _ in range(5):
                await ann.do("Say", phrase="hello")
            assert await ann.refused("Say", phrase="hello") == "too_many"
            server.clock.wrong = seconds
            assert await ann.refused("Say", phrase="hello") == "too_many"
            server.clock.now += 10
            await ann.do("Say", phrase="hello")
            first, second = sorted((ann, ben), key=lambda person: not person.table["game"]["legal"])
            await first.move()
            await second.until(lambda table: table["game"]["ply"] == 1)
            assert second.seen["due"] - second.seen["at"] == 60
            server.clock.now += PULSE
            ann.around = None
            await server.do(server.house.watching.pulse())
            await ann.until_around(lambda here: here == {0: True, 1: True})  # a sign of life
            await server.pass_time(59 - PULSE)
            assert (await second.get(f"/api/tables/{name}")).json()["table"]["game"]["ply"] == 1
            await server.pass_time(1)
            await first.until(lambda table: table["game"]["ply"] == 2)

    asyncio.run(play())


def rows_of(database):
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        return connection.execute("SELECT count(*) FROM rows").fetchone()


@pytest.mark.parametrize("seconds", [*SET, 0])
def test_the_clock_is_set_while_no_server_runs(database, seconds):
    """Deadlines go on where they were, no table is deleted, and no table has a row for it."""
    clock = Clock()

    async def begin(server):
        async with playing(server, pace={"seconds": 2 * A_DAY}) as (ann, _, name):
            server.clock.now += 1000
            await server.do(server.caretaker.beat())
            return ann.cookie, name

    async def go_on(server, cookie, name):
        ann = Person(server, cookie)
        seen = (await ann.get(f"/api/tables/{name}")).json()
        assert seen["due"] - seen["at"] == 2 * A_DAY - 1000
        for _ in range(2):
            await server.do(server.caretaker.tidy())
        assert (await ann.get(f"/api/tables/{name}")).status_code == 200

    server = Server(database, clock)
    cookie, name = asyncio.run(begin(server))
    server.stop()
    before = rows_of(database)
    clock.wrong = seconds
    again = Server(database, clock)
    assert rows_of(database) == before
    try:
        asyncio.run(go_on(again, cookie, name))
    finally:
        again.stop()


@pytest.mark.parametrize("at", ["1e300", "1.8e9", "'never'"])
def test_a_sign_of_life_that_is_damaged_deletes_nothing(database, at, caplog):
    """One that says that it is much later than anybody could know, or nothing at all."""

    async def begin(server):
        return await (await Person(server).arrive()).new_table()

    async def go_on(server, name):
        for _ in range(3):
            await server.do(server.caretaker.tidy())
            server.clock.now += 2 * A_DAY
        assert (await (await Person(server).arrive()).get(f"/api/tables/{name}")).status_code == 200

    server = Server(database)
    name = asyncio.run(begin(server))
    server.stop()
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        connection.execute(f"UPDATE beats SET at = {at}, written = {at}")
        connection.commit()
    caplog.set_level("INFO", "glastonbury")
    again = Server(database)
    try:
        asyncio.run(go_on(again, name))
    finally:
        again.stop()
    told = [record.message for record in caplog.records if record.name == "glastonbury"]
    assert ("nothing is tidied up: the clock of this machine is behind" in told) == (at == "1.8e9")


def test_what_is_deleted_is_in_the_log(server, caplog):
    caplog.set_level("INFO", "glastonbury")

    async def play():
        ann = await Person(server).arrive()
        for _ in range(3):
            await ann.new_table()
        for days in (31, 0.5, 0.5):
            server.clock.now += days * A_DAY
            await server.do(server.caretaker.tidy())

    asyncio.run(play())
    assert [(record.message, record.data) for record in caplog.records if record.name == "glastonbury"] == [
        ("tables will be deleted in a day: nothing has happened there for long", {"tables": 3}),
        ("tables were deleted: nothing had happened there for long", {"tables": 3}),
    ]


def test_a_table_that_was_old_and_was_played_at_again_is_looked_at_twice_again(server):
    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table()
        server.clock.now += 31 * A_DAY
        await server.do(server.caretaker.tidy())
        sit = {"id": "sits-down", "wish": {"type": "Sit", "seat": 0, "name": "Ann"}}
        assert (await ann.post(f"/api/tables/{name}/commands", sit)).status_code == 200
        for days, there in ((1, 200), (30, 200), (0.5, 200), (0.5, 404)):
            server.clock.now += days * A_DAY
            await server.do(server.caretaker.tidy())
            assert (await ann.get(f"/api/tables/{name}")).status_code == there

    asyncio.run(play())


def test_processes_have_one_time_whatever_their_machines_say(postgres):
    url = postgres()
    clock, other_clock = Clock(), Clock()
    other_clock.now += 5000  # another machine, which is on for longer, and whose date is wrong
    other_clock.wrong = 7 * A_DAY
    first = Server(url, clock)
    second = Server(url, other_clock)
    try:
        assert 0 <= second.house.clock() - first.house.clock() < 60
        other_clock.now += 100
        asyncio.run(second.do(second.caretaker.beat()))
        asyncio.run(first.do(first.caretaker.beat()))
        assert first.house.clock() == second.house.clock()
    finally:
        second.stop()
        first.stop()


def test_time_stands_still_while_no_process_runs(postgres):
    url = postgres()
    clock = Clock()
    first = Server(url, clock)

    before = first.house.clock()
    asyncio.run(first.do(first.caretaker.beat()))
    first.stop()

    async def long_ago():
        async with opened(url) as store:
            await store.run(lambda it: it.execute(sa.update(BEATS).values(written=BEATS.c.written - 1000)))

    asyncio.run(long_ago())
    clock.now += 1000
    second = Server(url, clock)
    try:
        assert second.house.clock() == before
    finally:
        second.stop()
