"""Two processes on one PostgreSQL: the players of a table on different ones, news lost, the database restarted."""

import asyncio
import random
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from company import Clock, Person, Server
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from glastonbury.bench.stubborn import Stubborn, check
from glastonbury.server.log import news
from glastonbury.server.log.news import Away, Present, SaidAt
from glastonbury.server.log.schema import ROWS
from glastonbury.server.tables.changes import Author, Sit
from glastonbury.server.tables.names import FORGOTTEN
from glastonbury.server.tables.table import Refused

ANN = Author("person", "ann")
A_DAY = 24 * 3600


@pytest.fixture
def both(postgres):
    """Two servers on one database, with one clock."""
    database, clock = postgres(), Clock()
    servers = Server(database, clock), Server(database, clock)
    yield servers
    for server in servers:
        server.stop()


async def ann_and_ben(first, other):
    """Each at a server of their own."""
    ann, ben = await Person(first).arrive(), await Person(other).arrive()
    return ann, ben, await ann.new_table()


async def begin(ann, ben):
    await ann.do("Sit", seat=0, name="Ann")
    await ben.do("Sit", seat=1, name="Ben")
    await ann.begin(ben)


def test_people_at_different_processes_play_a_whole_game(both):
    async def play():
        ann, ben, name = await ann_and_ben(*both)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)
            await ben.until_around(lambda here: here == {0: True, 1: True})
            await ann.do("Say", phrase="good_luck")
            while not ben.said:
                await ben.receive()
            await asyncio.gather(ann.play(random.Random(1)), ben.play(random.Random(2)))
            assert ann.table["game"]["players"][0]["score"] == ben.table["game"]["players"][0]["score"]
            await ben.do("StepAway")
            await ann.until_around(lambda here: not here[1])
            await ben.socket.close()
            await ann.until_around(lambda here: not here[1])

    asyncio.run(play())


def test_bots_play_on_wherever_the_people_are(both):
    async def play():
        ann, ben, _ = await ann_and_ben(*both)
        name = await ann.new_table(("open", "open", "random"), seats=3)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)
            await asyncio.gather(ann.play(random.Random(1)), ben.play(random.Random(2)))
            assert ann.table["version"] == ben.table["version"]

    asyncio.run(play())


def test_news_leave_after_the_commit(both):
    """Within, commits would wait for one another. Whoever hears of a row can read it."""
    first, other = both
    asked, rows, new = [], {}, []
    sa.event.listen(first.house.store.writing.sync, "before_cursor_execute", lambda *call: asked.append(call[2]))
    told = first.house.store.moved

    def moved(tables):
        found = asyncio.run_coroutine_threadsafe(other.house.store.versions(tables), other.loop).result(60)
        new.extend(found.get(name, 0) > rows.get(name, 0) for name in tables)
        rows.update(found)
        told(tables)

    first.house.store.moved = moved

    async def play():
        ann, ben, name = await ann_and_ben(*both)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)

    asyncio.run(play())
    assert any("INSERT INTO rows" in statement for statement in asked)
    assert not [statement for statement in asked if "notify" in statement.lower()]
    assert new
    assert all(new)


def test_lost_wake_ups_are_made_up_for(both):
    async def play():
        first, other = both
        ann, ben, name = await ann_and_ben(first, other)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)
            for server in both:
                server.house.hub.hear = lambda _: None  # nothing is heard any more
            for _ in range(6):
                mover, waiter = (ann, ben) if ann.table["game"]["legal"] else (ben, ann)
                ply = mover.table["game"]["ply"]
                await mover.move()
                await waiter.server.do(waiter.server.caretaker.look_around())
                await waiter.until(lambda table, ply=ply: table["game"]["ply"] > ply)

    asyncio.run(play())


def test_two_commands_for_one_seat_at_many_tables_at_once(both, pytestconfig):
    """The same person sits down at both processes: of each two one is accepted. (For moves: test_store.py.)"""

    number_of_tables = 50 if pytestconfig.getoption("large") else 15

    async def play():
        first, _ = both
        ann = await Person(first).arrive()
        names = await asyncio.gather(*(ann.new_table(("random", "random")) for _ in range(number_of_tables)))
        tabs = [Person(server, ann.cookie) for _ in names for server in both]
        paths = [f"/api/tables/{name}/commands" for name in names for _ in both]
        # At each table a bot stands up, so that there is one open seat to fight for.
        stand_up = {"type": "StandUp", "seat": 0}
        await asyncio.gather(
            *(ann.post(path, {"id": f"standing-{n}", "wish": stand_up}) for n, path in enumerate(paths[::2]))
        )

        async def sit(number, tab):
            wish = {"type": "Sit", "seat": 0, "name": f"Ann {number % 2}"}
            return (await tab.post(paths[number], {"id": f"sitting-{number}", "wish": wish})).json()

        answers = await asyncio.gather(*(sit(number, tab) for number, tab in enumerate(tabs)))
        assert [answer["type"] for answer in answers].count("Done") == number_of_tables
        assert {answer["code"] for answer in answers if answer["type"] == "Refusal"} == {"seat_taken"}
        seen = await asyncio.gather(*(tab.get(f"/api/tables/{names[n // 2]}") for n, tab in enumerate(tabs)))
        tables = [answer.json()["table"] for answer in seen]
        assert tables[::2] == tables[1::2]

    asyncio.run(play())


@pytest.mark.parametrize("wake_ups", [True, False])
def test_who_is_forgotten_at_one_process_is_forgotten_at_the_other(both, wake_ups):
    async def play():
        first, other = both
        ann, ben, name = await ann_and_ben(first, other)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)
            if not wake_ups:
                first.house.hub.hear = lambda _: None
            await ben.request("DELETE", "/api/me")
            if not wake_ups:
                await first.do(first.caretaker.look_around())
            await ann.until(lambda table: table["seats"][1]["name"] == FORGOTTEN)

    asyncio.run(play())


def test_what_one_process_has_tidied_away_is_gone_at_the_other(both):
    async def play():
        first, other = both
        ann = await Person(other).arrive()
        known, watched = await ann.new_table(), await ann.new_table()
        async with ann.at(watched):
            await ann.receive()
            for days in (31, 1):
                first.clock.now += days * A_DAY
                await first.do(first.caretaker.tidy())
            with pytest.raises(Refused, match="no_table"):
                await other.do(other.house.desk.decide(known, ANN, Sit(0, "Ann")))
            assert await other.do(other.house.store.read(known)) == []
            await other.do(other.caretaker.look_around())
            with pytest.raises(ConnectionClosed):
                await ann.until(lambda _: False)
            assert ann.socket.close_code == 4404

    asyncio.run(play())


@asynccontextmanager
async def two_connections(server):
    """To the database, beside the servers'."""
    engine = create_async_engine(server.database)
    try:
        async with engine.connect() as first, engine.connect() as other:
            yield first, other
    finally:
        await engine.dispose()


async def until_blocked(connection, sessions, *tasks):
    """So many sessions of this database wait for others; or what they do has ended."""
    blocked = sa.text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0"
    )
    while await connection.scalar(blocked) < sessions and not any(task.done() for task in tasks):
        pass


async def take_place(connection, name, seq):
    """As long as this is not committed, whoever wants the same place waits."""
    await connection.execute(sa.insert(ROWS).values(table=name, seq=seq, at=0.0, author={}, change={}))


def test_processes_do_not_wait_for_each_other_crosswise(both):
    """Each of them would have written a part of what the other one wants to: then PostgreSQL ends one of them."""

    async def sit(desk, names, seat):
        return await asyncio.gather(*(desk.decide(name, ANN, Sit(seat, f"Ann {seat}")) for name in names))

    async def play():
        ann = await Person(both[0]).arrive()
        names = sorted([await ann.new_table() for _ in range(3)])
        for server in both:
            for name in names:
                await server.do(server.house.desk.table(name))
        async with two_connections(both[0]) as (elsewhere, watching):
            await take_place(elsewhere, names[1], 1)
            forwards = asyncio.create_task(both[0].do(sit(both[0].house.desk, names, 0)))
            backwards = asyncio.create_task(both[1].do(sit(both[1].house.desk, names[::-1], 1)))
            await until_blocked(watching, 2, forwards, backwards)
            await elsewhere.rollback()
            rows = zip(await forwards, reversed(await backwards), strict=True)
            assert [sorted(both_rows) for both_rows in rows] == [[1, 2]] * 3

    asyncio.run(play())


def test_a_table_that_is_used_again_while_it_is_tidied_away_stays(both):
    """A row for it is written and not committed yet when another process looks for what is old."""

    async def play():
        first, other = both
        ann = await Person(other).arrive()
        old, young = sorted([await ann.new_table(), await ann.new_table()])
        first.clock.now += 31 * A_DAY
        await first.do(first.caretaker.tidy())
        first.clock.now += A_DAY
        async with two_connections(first) as (elsewhere, watching):
            await take_place(elsewhere, young, 1)
            desk = other.house.desk
            sitting = [asyncio.create_task(other.do(desk.decide(name, ANN, Sit(0, "Ann")))) for name in (young, old)]
            await until_blocked(watching, 1, *sitting)
            tidying = asyncio.create_task(first.do(first.caretaker.tidy()))
            await until_blocked(watching, 2, *sitting, tidying)
            await elsewhere.rollback()
            await asyncio.gather(*sitting, tidying)
        for name in (old, young):
            assert len(await first.do(first.house.store.read(name))) == 2

    asyncio.run(play())


def test_a_process_that_dies_leaves_its_people_absent(both):
    async def play():
        first, other = both
        ann, ben, name = await ann_and_ben(first, other)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)
            await ann.until_around(lambda here: here == {0: True, 1: True})
            other.house.hub.send = lambda _: None  # as if it had been killed
            await first.pass_time(21)
            await ann.until_around(lambda here: here == {0: True, 1: False})

    asyncio.run(play())


def test_what_waits_to_be_said_while_nobody_hears_it_does_not_grow(monkeypatch):
    """Of who is where the last, every phrase, and of very much the newest."""
    monkeypatch.setattr(news, "MOST_UNSAID", 4)
    hub = news.Hub(sa.make_url("postgresql://nowhere"), "this one", lambda _: None)
    ann, gone = Present("this one", "ABC", ["ann"]), Present("this one", "ABC", [])
    back = Away("this one", "ABC", "ann", False)
    laugh = SaidAt("this one", "ABC", "ann", "laugh")
    for message in (ann, Away("this one", "ABC", "ann", True), laugh, laugh, back, gone):
        hub.send(message)
    assert list(hub.to_say.values()) == [laugh, laugh, back, gone]
    hub.send(Present("this one", "DEF", []))
    assert list(hub.to_say.values()) == [laugh, back, gone, Present("this one", "DEF", [])]


def test_the_database_is_restarted_in_the_middle_of_moves_and_nothing_is_lost(postgres, both):
    async def play():
        people = [Stubborn(server.host) for server in (*both, *both)]
        enough = asyncio.Event()
        playing = [asyncio.create_task(person.play_until(enough)) for person in people]
        ann, ben, name = await ann_and_ben(*both)
        async with ann.at(name), ben.at(name):
            await begin(ann, ben)
        await asyncio.to_thread(postgres.restart)
        enough.set()
        await asyncio.gather(*playing)
        assert sum(person.again for person in people) > 0
        await check(both[0].database, *(person.answered for person in people))
        async with ann.at(name), ben.at(name):  # and news are heard again
            await asyncio.gather(*(person.until(lambda table: table["game"]) for person in (ann, ben)))
            mover, waiter = (ann, ben) if ann.table["game"]["legal"] else (ben, ann)
            await mover.move()
            await waiter.until(lambda table: table["game"]["ply"] > 0)

    asyncio.run(play())
