"""A database that is full or locked: people are told that nothing was kept, nothing is lost, and then it goes on."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing

import pytest
import sqlalchemy as sa
from company import Person, Server, playing
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

EVERYTHING = "rows, tables, seated, games, results, links, mutes"


@pytest.fixture
def served(url):
    server = Server(url)
    yield server
    server.stop()


@asynccontextmanager
async def each_transaction_says(server, statement):
    """Of those that this server begins meanwhile."""
    engine = server.house.store.writing.sync

    def say(connection):
        connection.exec_driver_sql(statement)

    sa.event.listen(engine, "begin", say)
    yield
    sa.event.remove(engine, "begin", say)


@asynccontextmanager
async def locked(server, tables=EVERYTHING):
    """Somebody else writes, and the server does not wait for long: SQLite locks all tables."""
    if server.house.store.shared:
        engine = create_async_engine(server.database)
        async with each_transaction_says(server, "SET LOCAL lock_timeout = 1"), engine.begin() as other:
            await other.execute(sa.text(f"LOCK TABLE {tables} IN SHARE MODE"))
            yield
        await engine.dispose()
    else:
        with closing(sqlite3.connect(server.database.partition("///")[2])) as other:
            other.execute("BEGIN IMMEDIATE")
            async with each_transaction_says(server, "PRAGMA busy_timeout=0"):
                yield


NOT_KEPT = {"code": "not_kept", "data": {}}


def next_move(*people):
    """Whoever has to move, and a move that would do."""
    mover = next(person for person in people if person.table["game"]["legal"])
    game = mover.table["game"]
    return mover, {"type": "Move", "game": game["game"], "ply": game["ply"], "move": game["legal"][0]["move"]}


def test_while_the_database_is_locked_nothing_is_kept_and_then_it_goes_on(served):
    async def play():
        async with playing(served) as (ann, ben, name):
            mover, move = next_move(ann, ben)
            token = (await ann.post("/api/me/link")).json()["token"]
            asked = [
                ("POST", "/api/tables", {"options": {}, "seating": []}),
                ("POST", "/api/me/link", None),
                ("POST", f"/api/tables/{name}/seats/1/link", None),
                ("POST", "/api/links", {"token": token}),
                ("DELETE", "/api/me", None),
            ]
            async with locked(served):
                assert await mover.ask(move, "the-move") == {"type": "Refusal", "id": "the-move", **NOT_KEPT}
                for method, path, data in asked:
                    answer = await ann.request(method, path, json=data)
                    assert (answer.status_code, answer.json()) == (503, NOT_KEPT), path
            before = len(await served.do(served.house.store.read(name)))
            assert await mover.ask(move, "the-move") == {"type": "Done", "id": "the-move", "seq": before}
            assert await mover.ask(move, "the-move") == {"type": "Done", "id": "the-move", "seq": before}
            for method, path, data in asked:
                assert (await ann.request(method, path, json=data)).is_success, path

    asyncio.run(play())


def test_whoever_cannot_come_in_is_not_there_and_loses_no_time(served):
    """Where nobody is the clock stands still; that is written when somebody comes."""

    async def play():
        async with playing(served, pace={"seconds": 60}) as (ann, ben, name):
            served.clock.now += 20
        for person in (ann, ben):
            async with person.at(name):
                await person.receive()
        served.clock.now += 30
        async with locked(served):
            async with ann.at(name):
                with pytest.raises(ConnectionClosed):
                    await ann.receive()
            assert ann.socket.close_code == 1011
        assert name not in served.house.watching.watchers
        assert served.house.presence.connected(name) == set()
        served.clock.now += 30
        async with ann.at(name):
            table = await ann.until(lambda table: table["game"])
            assert table["game"]
            assert ann.seen["due"] == served.clock.now + 40

    asyncio.run(play())


def test_a_seat_that_was_handed_over_halfway_is_handed_over(postgres):
    """Its new person has no cookie yet when the row cannot be written: the same link gives the seat to the same one."""
    served = Server(postgres())

    async def play():
        async with playing(served) as (ann, _, name):
            token = (await ann.post(f"/api/tables/{name}/seats/1/link")).json()["token"]
            tablet = Person(served)
            async with locked(served, "rows"):
                answer = await tablet.post("/api/links", {"token": token})
                assert (answer.status_code, answer.json()) == (503, NOT_KEPT)
                eve = await Person(served).arrive()
                assert (await eve.post("/api/links", {"token": token})).json()["code"] == "no_link"
            assert (await tablet.post("/api/links", {"token": token})).json() == {"tables": [name]}
            async with tablet.at(name):
                await tablet.until(lambda table: table["seats"][1]["yours"])
            assert (await Person(served).post("/api/links", {"token": token})).json()["code"] == "no_link"

    try:
        asyncio.run(play())
    finally:
        served.stop()


def test_a_server_that_cannot_write_is_not_ready(server):
    async def ask():
        ann = Person(server)
        assert (await ann.get("/api/ready")).status_code == 200
        async with each_transaction_says(server, "PRAGMA query_only=1"):  # it can be read
            assert (await ann.get("/api/ready")).status_code == 200  # as a moment ago
            server.clock.now += 1
            for _ in range(2):
                answer = await ann.get("/api/ready")
                assert (answer.status_code, answer.json()) == (503, {"status": "no_database"})
        async with each_transaction_says(server, "PRAGMA query_only=0"):
            server.clock.now += 1
            assert (await ann.get("/api/ready")).status_code == 200

    asyncio.run(ask())


def test_when_the_database_is_full_nothing_is_kept_and_then_it_goes_on(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            done = []
            async with each_transaction_says(server, "PRAGMA max_page_count=1"):  # SQLite takes what it has
                while True:
                    mover, move = next_move(ann, ben)
                    answer = await mover.ask(move, f"move-{len(done):03}")
                    if answer["type"] == "Refusal":
                        break
                    done.append(answer["seq"])
                    for person in (ann, ben):
                        await person.until(lambda table: table["version"] > done[-1])
                assert answer == {"type": "Refusal", "id": f"move-{len(done):03}", **NOT_KEPT}
                again = await mover.ask(move, f"move-{len(done):03}")
                assert again == answer
            async with each_transaction_says(server, "PRAGMA max_page_count=1000000"):
                answer = await mover.ask(move, f"move-{len(done):03}")
            assert answer["type"] == "Done"
            seqs = [entry.row.seq for entry in await server.do(server.house.store.read(name)) if entry.command]
            assert seqs[-len(done) - 1 :] == [*done, answer["seq"]]

    asyncio.run(play())
