"""A log grows with what happens, not with what is asked for; and however long it is, nobody waits for it."""

import asyncio
import pickle
import sqlite3
import threading
from contextlib import closing
from io import BytesIO
from types import SimpleNamespace

import pytest
from company import Person, Server, playing

from glastonbury.server.house import desk as desks
from glastonbury.server.house.desk import Desk
from glastonbury.server.log import snapshots
from glastonbury.server.log.check import Check
from glastonbury.server.log.snapshots import EVERY, Reader, snapshot_of, table_in
from glastonbury.server.log.store import PORTION, opened
from glastonbury.server.tables.changes import Author, Create, Options, Rename, Sit
from glastonbury.server.tables.following import MOST_ADDED, after, replay
from glastonbury.server.tables.table import Refused

ANN, BEN = Author("person", "a" * 32), Author("person", "b" * 32)


def test_what_is_so_already_has_no_row_and_wakes_nobody(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ben.do("Abandon")
            rows = len(await server.do(server.house.store.read(name)))
            version = (await ann.until(lambda table: table["version"] == rows))["version"]
            for wish in ({"type": "Withdraw"}, {"type": "Withdraw"}):
                done = await ann.ask(wish)
                assert (done["type"], done["seq"]) == ("Done", None)
            assert (await ben.ask({"type": "Abandon"}))["seq"] is None
            assert len(await server.do(server.house.store.read(name))) == rows
            assert ann.table["version"] == version
            assert (await ben.ask({"type": "Withdraw"}))["seq"] == rows
            assert (await ben.ask({"type": "Withdraw"}))["seq"] is None

    asyncio.run(play())


@pytest.fixture
def no_limit(monkeypatch):
    monkeypatch.setattr("glastonbury.server.tables.following.MOST_ADDED", 10**9)


async def renamed(desk, name, times):
    await desk.decide(name, ANN, Create(Options()), "create")
    await desk.decide(name, ANN, Sit(0, "Ann"), "sit")
    for number in range(times):
        await desk.decide(name, ANN, Rename(0, f"Ann {number}"), f"rename-{number}")


def test_what_a_person_changes_between_two_moves_is_limited(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            before = (await server.do(server.house.desk.table(name))).added
            left = MOST_ADDED - max(before.values())
            for _ in range(left // 2 + 10):
                vote, back = await ben.ask({"type": "Abandon"}), await ben.ask({"type": "Withdraw"})
                if back["type"] == "Refusal":
                    break
            assert (vote["type"], back["code"]) == ("Done", "too_much")
            await ann.do("Abandon")  # it is of no use to lock others out of what all want
            assert (await ben.get(f"/api/tables/{name}")).json()["table"]["status"] == "abandoned"

    asyncio.run(play())


def test_a_move_makes_room_again(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ann.do("Abandon")
            mover = ann if ann.table["game"]["legal"] else ben
            await mover.move()
            assert (await server.do(server.house.desk.table(name))).added == {}

    asyncio.run(play())


# Snapshots


@pytest.mark.usefixtures("no_limit")
def test_the_first_look_begins_at_the_snapshot(url):
    async def play():
        async with opened(url) as store:
            desk = Desk(store, clock=lambda: 12.5)
            await renamed(desk, "one", 2 * EVERY + 7)
            before = await desk.table("one")
        async with opened(url) as store:
            desk = Desk(store, clock=lambda: 12.5)
            assert await desk.table("one") == before
            assert desk.known["one"].since == 2 * EVERY
            assert before == replay(entry.row for entry in await store.read("one"))
            # What was answered long ago is answered again.
            assert await desk.decide("one", ANN, Rename(0, "Ann 3"), "rename-3") == 5
            with pytest.raises(Refused, match="id_taken"):
                await desk.decide("one", BEN, Sit(0, "Ben"), "rename-3")
            with pytest.raises(Refused, match="id_taken"):
                await desk.decide("one", BEN, Sit(1, "Ben"), "sit")
            assert await desk.decide("one", ANN, Create(Options()), "create") == 0
            assert (await desk.table("one")).version == before.version
            assert [problem async for problem in Check(store.reading).problems()] == []

    asyncio.run(play())


@pytest.mark.parametrize("spoilt", ["body = substr(body, 1, 100)", "digest = 'another'", "sum = ''"])
@pytest.mark.usefixtures("no_limit")
def test_a_snapshot_that_is_damaged_is_none(database, spoilt):
    async def write():
        async with opened(database) as store:
            desk = Desk(store, clock=lambda: 12.5)
            await renamed(desk, "one", EVERY)
            return await desk.table("one")

    async def read():
        async with opened(database) as store:
            desk = Desk(store, clock=lambda: 12.5)
            return await desk.table("one"), desk.known["one"].since

    before = asyncio.run(write())
    assert asyncio.run(read()) == (before, EVERY)
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        connection.execute(f"UPDATE snapshots SET {spoilt}")
        connection.commit()
    assert asyncio.run(read()) == (before, 0)


@pytest.mark.usefixtures("no_limit")
def test_a_snapshot_that_does_not_belong_to_the_log_is_none(database):
    """It is whole; but the row after which it was made is another one."""

    async def play():
        async with opened(database) as store:
            desk = Desk(store, clock=lambda: 12.5)
            for name in ("one", "two"):
                await renamed(desk, name, EVERY)
            before = await desk.table("one")
        with closing(sqlite3.connect(database.partition("///")[2])) as connection:
            connection.execute("DELETE FROM snapshots WHERE \"table\" = 'one'")
            connection.execute("UPDATE snapshots SET \"table\" = 'one'")
            connection.commit()
        async with opened(database) as store:
            desk = Desk(store, clock=lambda: 12.5)
            assert await desk.table("one") == before
            assert desk.known["one"].since == 0

    asyncio.run(play())


def test_a_snapshot_that_other_code_has_made_is_none(monkeypatch):
    table = after(None, ANN, Create(Options()))
    found = SimpleNamespace(**snapshot_of("one", table, "digest"))
    assert table_in(found) == table
    monkeypatch.setattr(snapshots, "CODE", "of another release")
    assert table_in(found) is None


def test_a_snapshot_can_run_nothing():
    class Evil:
        def __reduce__(self):
            return print, ("run",)

    for body in (pickle.dumps(Evil()), pickle.dumps(pickle.Unpickler), pickle.dumps(replay)):
        with pytest.raises(pickle.UnpicklingError):
            Reader(BytesIO(body)).load()


@pytest.mark.usefixtures("no_limit")
def test_whoever_is_forgotten_is_in_no_snapshot(database):
    server = Server(database)

    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table()
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann of the Well")
            for number in range(EVERY):
                await ann.do("Rename", seat=0, name=f"Ann of the Well {number % 2}")
        assert (await ann.request("DELETE", "/api/me")).status_code == 204
        return ann.cookie.partition("=")[2].partition(".")[0]

    person = asyncio.run(play())
    server.stop()
    with closing(sqlite3.connect(database.partition("///")[2])) as connection:
        kept = connection.execute("SELECT body FROM snapshots").fetchall()
    assert not [body for (body,) in kept if person.encode() in body or b"Ann of the Well" in body]


@pytest.mark.usefixtures("no_limit")
def test_a_long_log_is_replayed_beside_the_event_loop(url, monkeypatch):
    threads = set()

    def followed(table, entries):
        threads.add(threading.get_ident())
        return original(table, entries)

    original = desks.followed
    monkeypatch.setattr(desks, "followed", followed)
    monkeypatch.setattr(desks, "EVERY", 10**9)

    async def play():
        async with opened(url) as store:
            desk = Desk(store, clock=lambda: 12.5)
            await renamed(desk, "one", 2 * PORTION - 2)
            before = await desk.table("one")
        async with opened(url) as store:
            threads.clear()
            assert await Desk(store, clock=lambda: 12.5).table("one") == before
            assert threads
            assert threading.get_ident() not in threads

    asyncio.run(play())
