"""The log on real databases: what was answered is there, nothing is there twice, and what fails is not there at all."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from functools import partial

import pytest
import sqlalchemy as sa
from company import playing
from sqlalchemy.exc import OperationalError

from glastonbury.rules import legal
from glastonbury.server.house.desk import Desk
from glastonbury.server.log.entries import Entry, sealed
from glastonbury.server.log.schema import ROWS
from glastonbury.server.log.store import opened
from glastonbury.server.tables.changes import Abandon, Author, Create, Move, Options, Row, SeatBot, Sit, Start
from glastonbury.server.tables.following import replay
from glastonbury.server.tables.table import Refused

ANN, BOT = Author("person", "ann"), Author("bot", "random")
SECRET = "5e" * 32


@asynccontextmanager
async def a_desk(url):
    """As after a new start of the program."""
    async with opened(url) as store:
        yield Desk(store, clock=lambda: 12.5)


async def bots_at(desk, name):
    """A table where the first of two bots has to place its pawn."""
    await desk.decide(name, ANN, Create(Options()), "create")
    for seat in (0, 1):
        await desk.decide(name, ANN, SeatBot(seat, "random"))
    await desk.decide(name, ANN, Start(SECRET))


async def move(desk, name, command=None):
    table = await desk.table(name)
    token = str(legal(table.state)[0])
    return await desk.decide(name, BOT, Move(1, len(table.moves), token), command)


def test_what_was_answered_is_there_after_a_restart(url):
    async def play():
        async with a_desk(url) as desk:
            await bots_at(desk, "one")
            for _ in range(5):
                await move(desk, "one")
            before = await desk.table("one")
        async with a_desk(url) as desk:
            assert await desk.table("one") == before
            assert len(before.moves) == 5
            entries = await desk.store.read("one")
            assert [entry.row.seq for entry in entries] == list(range(9))
            assert replay(entry.row for entry in entries) == before
            assert entries[-1].row.at == 12.5

    asyncio.run(play())


def test_a_repeated_command_gets_its_first_answer_also_from_another_process(url):
    async def play():
        async with a_desk(url) as desk, a_desk(url) as other:
            await bots_at(desk, "one")
            seq = await move(desk, "one", "move-1")
            again = Move(1, 0, "@a1")
            assert await desk.decide("one", BOT, again, "move-1") == seq
            assert await other.decide("one", BOT, again, "move-1") == seq
        async with a_desk(url) as desk:
            assert await desk.decide("one", BOT, again, "move-1") == seq
            assert len((await desk.table("one")).moves) == 1

    asyncio.run(play())


def test_of_two_processes_that_move_at_once_one_is_first(url):
    """Both believe that it is ply 0; the other one learns that it is not, among 50 tables in one batch."""

    async def play():
        async with a_desk(url) as desk, a_desk(url) as other:
            names = [f"table-{number}" for number in range(50)]
            await asyncio.gather(*(bots_at(desk, name) for name in names))
            for name in names:
                await other.table(name)
            answers = await asyncio.gather(
                *(writer.decide(name, BOT, Move(1, 0, "@a1")) for name in names for writer in (desk, other)),
                return_exceptions=True,
            )
            accepted = [answer for answer in answers if isinstance(answer, int)]
            refused = [answer.code for answer in answers if isinstance(answer, Refused)]
            assert (len(accepted), refused) == (50, ["stale"] * 50)
            for name in names:
                assert await desk.table(name) == await other.table(name)
                assert len((await desk.table(name)).moves) == 1

    asyncio.run(play())


def test_of_two_moves_for_one_ply_in_one_commit_the_first_is_in(url):
    """Among 48 others, which are in whoever of the two is first."""

    async def play():
        async with a_desk(url) as desk:
            twin = Desk(desk.store, desk.clock)  # the same writer, and its own opinion of every table
            free, contested = [f"table-{number}" for number in range(48)], "contested"
            await asyncio.gather(*(bots_at(desk, name) for name in (*free, contested)))
            await twin.table(contested)
            commits = []
            desk.store.rows_per_commit = commits.append
            for ply, (first, second) in enumerate(((desk, twin), (twin, desk))):
                tokens = [str(move) for move in legal((await desk.table(contested)).state)[:2]]
                deciding = [
                    writer.decide(contested, BOT, Move(1, ply, token))
                    for writer, token in zip((first, second), tokens, strict=True)
                ]
                deciding[1:1] = [desk.decide(name, BOT, Move(1, ply, tokens[0])) for name in free]
                *accepted, refused = await asyncio.gather(*deciding, return_exceptions=True)
                assert accepted == [4 + ply] * 49
                assert refused.code == "stale"
                assert (await desk.table(contested)).moves[ply] == (await twin.table(contested)).moves[ply] == tokens[0]
            assert commits == [49, 49]

    asyncio.run(play())


def test_many_commands_at_once_share_commits(tmp_path):
    """Counted at the database: fewer transactions than rows."""
    commits = []

    async def play():
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as store:
            sa.event.listen(store.writing.sync, "commit", commits.append)
            rows = [sealed(Entry(f"t{n}", Row(0, 0.0, ANN, Create(Options()))), "") for n in range(200)]
            assert await asyncio.gather(*map(store.append, rows)) == [True] * 200
            assert len(commits) < 20

    asyncio.run(play())


def test_what_is_written_is_durable_whatever_the_database_is_set_to(url):
    def ask(connection):
        if connection.dialect.name == "sqlite":
            return [connection.scalar(sa.text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
        return connection.scalar(sa.text("SHOW synchronous_commit"))

    async def write():
        async with opened(url) as store:
            if store.shared:
                name = sa.make_url(url).database
                await store.run(lambda it: it.execute(sa.text(f"ALTER DATABASE {name} SET synchronous_commit = off")))
        async with opened(url) as store:
            asked = await store.run(ask)  # of the connection that writes
            assert asked == ("on" if store.shared else ["wal", 2])

    asyncio.run(write())


def test_a_refused_command_leaves_nothing(url):
    async def play():
        async with a_desk(url) as desk:
            with pytest.raises(Refused, match="no_table"):
                await desk.decide("none", ANN, Abandon())
            with pytest.raises(Refused, match="no_table"):
                await desk.table("none")
            await desk.decide("one", ANN, Create(Options()))
            with pytest.raises(Refused, match="exists"):
                await desk.decide("one", ANN, Create(Options()))
            assert len(await desk.store.read("one")) == 1
            assert await desk.store.read("none") == []

    asyncio.run(play())


def set_pragma(desk, pragma):
    """For every transaction from now on."""
    engine = desk.store.writing.sync
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(f"PRAGMA {pragma}"))


def test_a_locked_database_refuses_loses_nothing_and_recovers(tmp_path):
    path = tmp_path / "tables.db"

    async def play():
        async with a_desk(f"sqlite+aiosqlite:///{path}") as desk:
            await bots_at(desk, "one")
            set_pragma(desk, "busy_timeout=0")
            with closing(sqlite3.connect(path)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(OperationalError, match="locked"):
                    await move(desk, "one")
            assert await move(desk, "one") == 4
        async with a_desk(f"sqlite+aiosqlite:///{path}") as desk:
            assert len((await desk.table("one")).moves) == 1

    asyncio.run(play())


def test_a_full_database_refuses_loses_nothing_and_recovers(tmp_path):
    async def play():
        async with a_desk(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as desk:
            await bots_at(desk, "one")
            pages = await desk.store.reading.run(lambda connection: connection.scalar(sa.text("PRAGMA page_count")))
            set_pragma(desk, f"max_page_count={pages}")
            answered = []
            with pytest.raises(OperationalError, match="full"):
                await move_on(desk, answered)
            assert answered
            set_pragma(desk, "max_page_count=1000000")
            assert len((await desk.table("one")).moves) == len(answered)
            await move(desk, "one")
            assert len((await desk.table("one")).moves) == len(answered) + 1

    async def move_on(desk, answered):
        for _ in range(40):
            answered.append(await move(desk, "one"))

    asyncio.run(play())


def test_what_was_asked_before_closing_is_still_written(url):
    async def play():
        async with a_desk(url) as desk:
            asked = [asyncio.create_task(desk.decide(f"t{n}", ANN, Create(Options()))) for n in range(20)]
            while len(desk.store.waiting) < 20 and not all(task.done() for task in asked):
                await asyncio.sleep(0)
        assert await asyncio.gather(*asked) == [0] * 20
        async with opened(url) as store:
            assert len(await store.find(sa.select(ROWS.c.table))) == 20

    asyncio.run(play())


def test_a_person_sits_down_once_whoever_asks_twice(url):
    async def play():
        async with a_desk(url) as desk, a_desk(url) as other:
            await desk.decide("one", ANN, Create(Options()))
            answers = await asyncio.gather(
                desk.decide("one", ANN, Sit(0, "Ann"), "sit"), other.decide("one", ANN, Sit(0, "Ann"), "sit")
            )
            assert answers == [1, 1]

    asyncio.run(play())


def test_of_two_rows_for_one_place_in_one_commit_one_is_there(url):
    async def play():
        async with opened(url) as store:
            rows = [sealed(Entry("one", Row(0, 0.0, ANN, Create(Options(seats=seats)))), "") for seats in (2, 3)]
            assert sorted(await asyncio.gather(*map(store.append, rows))) == [False, True]
            assert len(await store.read("one")) == 1

    asyncio.run(play())


def nothing(_connection):
    pass


def test_a_table_forgotten_in_the_middle_of_a_command_loses_nothing(url):
    async def play():
        async with a_desk(url) as desk:
            await bots_at(desk, "one")
            moving = asyncio.create_task(move(desk, "one", "move-1"))
            while not desk.store.waiting and not moving.done():
                await asyncio.sleep(0)
            forgetting = desk.forget("one", partial(desk.store.run, nothing))
            await asyncio.gather(forgetting, moving, move(desk, "one", "move-2"), return_exceptions=True)
            commands = [entry.command for entry in await desk.store.read("one")]
            assert commands.count("move-1") == 1
            assert len((await desk.table("one")).moves) == len(
                [command for command in commands if command and "move" in command]
            )

    asyncio.run(play())


def test_a_reading_that_nobody_waits_for_any_more_goes_to_its_end(url):
    """A person leaves in the middle: the connection is given back, and the database can be closed."""

    async def play():
        async with opened(url) as store:
            asked = [asyncio.create_task(store.read("one")) for _ in range(20)]
            await asyncio.sleep(0)
            for task in asked:
                task.cancel()
            assert store.reading.sync.pool.checkedout() <= len(store.readings)
        assert store.readings == set()
        assert store.reading.sync.pool.checkedout() == 0

    asyncio.run(play())


def test_forgetting_people_and_tables_reads_only_what_is_theirs(server):
    """By SQLite's own plan for each statement: it searches for rows, and never goes through all of them."""
    asked = []

    async def play():
        async with playing(server) as (ann, _, _):
            await ann.request("DELETE", "/api/me")
        for days in (31, 1):
            server.clock.now += days * 24 * 3600
            await server.do(server.caretaker.tidy())

    sa.event.listen(
        server.house.store.writing.sync,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, parameters, _context, many: asked.append(
            (statement, parameters[0] if many else parameters)
        ),
    )
    asyncio.run(play())
    with closing(sqlite3.connect(server.database.partition("///")[2])) as connection:
        plans = [
            (line[3], statement)
            for statement, parameters in asked
            if "FROM rows" in statement or "UPDATE rows" in statement
            for line in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    assert {statement.split()[0] for _, statement in plans} == {"SELECT", "UPDATE", "DELETE"}
    assert [plan for plan in plans if "SCAN rows" in plan[0]] == []
