"""What takes long is done in portions and beside all else: nobody waits for it."""

import asyncio
import sqlite3
import threading
from contextlib import closing

import pytest
from company import Person, playing
from test_damage import problems_of

from glastonbury.server.house import caretaker
from glastonbury.server.house.desk import Desk
from glastonbury.server.house.house import WAITING
from glastonbury.server.log import finding, forgetting
from glastonbury.server.shown import replays
from glastonbury.server.tables.changes import Author, Sit
from glastonbury.server.web import games


async def games_of_ann(server, games):
    """Finished games, with Ben."""
    async with playing(server) as (ann, ben, name):
        for number in range(games):
            if number:
                await ben.do("Rematch")
                await ann.do("Rematch")
                await ann.begin(ben)
            await ann.do("Resign", seat=0)
            await ben.until(lambda table: table["status"] == "over")
    return ann, ben, name


def cookie_id(person):
    return person.cookie.partition("=")[2].partition(".")[0]


def kept(server):
    with closing(sqlite3.connect(server.database.partition("///")[2])) as connection:
        return "".join(connection.iterdump())


async def tables_with(ann, ben, number):
    """More tables of Ann's, where Ben sits too."""
    names = []
    for _ in range(number):
        name = await ann.new_table()
        names.append(name)
        for seat, (person, called) in enumerate(((ann, "Ann"), (ben, "Ben"))):
            wish = {"type": "Sit", "seat": seat, "name": called}
            await person.post(f"/api/tables/{name}/commands", {"id": f"sit-{name}-{seat}", "wish": wish})
    return names


def test_others_write_while_somebody_is_forgotten(server):
    """After each table: were all of them one transaction, whoever waits here would wait for ever."""
    written = []

    async def play():
        async with playing(server) as (ann, ben, _):
            await tables_with(ann, ben, 3)
            other = await ben.new_table()
            rewrite = server.wishes.rewrite

            async def rewrite_and_look(name, work):
                await rewrite(name, work)
                wish = {"type": "Rename" if written else "Sit", "seat": 0, "name": f"Ben {len(written)}"}
                done = await asyncio.wait_for(write(wish), 60)
                written.append(done.status_code)

            async def write(wish):
                return await ben.post(f"/api/tables/{other}/commands", {"id": f"between-{len(written)}", "wish": wish})

            server.wishes.rewrite = rewrite_and_look
            assert (await ann.request("DELETE", "/api/me")).status_code == 204
            return cookie_id(ann)

    person = asyncio.run(play())
    assert written == [200] * 4
    assert person not in kept(server)
    assert asyncio.run(problems_of(server.database)) == []


def test_others_write_while_it_is_worked_out_how_a_log_is_rewritten(server, monkeypatch):
    """Also at the same table, by another process; and what they wrote is rewritten too."""
    original, others = forgetting.rewritten, []

    def while_others_write(log, *who):
        if not others:
            others.append(len(log))
            author, desk = Author("person", who[0]), Desk(server.house.store, server.clock)
            asyncio.run_coroutine_threadsafe(desk.decide(name, author, Sit(0, "Anna")), server.loop).result(10)
        return original(log, *who)

    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        [table] = await tables_with(ann, ben, 1)
        return ann, table

    monkeypatch.setattr(forgetting, "rewritten", while_others_write)
    monkeypatch.setattr(forgetting, "PORTION", 2)
    ann, name = asyncio.run(play())
    assert asyncio.run(ann.request("DELETE", "/api/me")).status_code == 204
    assert others == [4]  # one was opened, two sat down, one stood up
    assert cookie_id(ann) not in kept(server)
    assert "Ann" not in kept(server)
    assert asyncio.run(problems_of(server.database)) == []


def test_what_failed_halfway_is_gone_on_with(server):
    async def play():
        ann, ben, _ = await games_of_ann(server, 2)
        await tables_with(ann, ben, 2)
        rewrite, tables = server.wishes.rewrite, []

        async def rewrite_one(name, work):
            if tables:
                raise OSError("the disk is full")
            tables.append(name)
            await rewrite(name, work)

        server.wishes.rewrite = rewrite_one
        assert (await ann.request("DELETE", "/api/me")).status_code == 503
        assert cookie_id(ann) in kept(server)
        server.wishes.rewrite = rewrite
        assert (await ann.request("DELETE", "/api/me")).status_code == 204
        return cookie_id(ann)

    person = asyncio.run(play())
    assert person not in kept(server)
    assert '"name": "Ann"' not in kept(server)
    assert asyncio.run(problems_of(server.database)) == []


def test_many_games_are_rewritten_some_at_a_time(server):
    portions = []

    async def play():
        ann, ben, _ = await games_of_ann(server, 12)
        run = server.house.store.run

        async def counted(work):
            portions.append(getattr(getattr(work, "func", work), "__name__", ""))
            return await run(work)

        server.house.store.run = counted
        assert (await ann.request("DELETE", "/api/me")).status_code == 204
        assert (await ben.get("/api/me/statistics")).json()["games"] == 12
        return cookie_id(ann)

    person = asyncio.run(play())
    assert portions.count("rewrite_records") == 3  # 10, 2, and none
    assert person not in kept(server)
    assert '"name": "Ann"' not in kept(server)


# Very many tables


def test_of_very_many_own_tables_the_newest_are_told_and_all_are_left(server, monkeypatch):
    monkeypatch.setattr(finding, "MOST_OWN", 2)

    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        names = []
        for _ in range(3):
            server.clock.now += 1
            names += await tables_with(ann, ben, 1)
        told = [table["table"] for table in (await ann.get("/api/me/tables")).json()]
        assert told == names[:0:-1]
        await ann.request("DELETE", "/api/me")
        for name in names:
            table = (await ben.get(f"/api/tables/{name}")).json()["table"]
            assert [seat["open"] for seat in table["seats"]] == [True, False]

    asyncio.run(play())


def test_old_tables_are_marked_some_at_a_time(server, monkeypatch):
    monkeypatch.setattr(caretaker, "SOME", 2)
    portions = []

    async def play():
        ann = await Person(server).arrive()
        for _ in range(3):
            await ann.new_table()
        run = server.house.store.run

        async def counted(work):
            if names := getattr(work, "keywords", {}).get("names"):
                portions.append(len(names))
            return await run(work)

        server.house.store.run = counted
        server.clock.now += 31 * 24 * 3600
        await server.do(server.caretaker.tidy())
        assert portions == [2, 1]
        assert len(await server.do(finding.newly_old(server.house.store, server.clock.now))) == 0

    asyncio.run(play())


# Replays


def test_a_replay_is_made_once_whoever_asks(server, monkeypatch):
    made, original = [], replays.written_replay

    def counted(line, player, yours):
        made.append((threading.current_thread() is threading.main_thread(), player, yours))
        return original(line, player, yours)

    monkeypatch.setattr(replays, "written_replay", counted)

    async def play():
        ann, ben, name = await games_of_ann(server, 1)
        path = f"/api/tables/{name}/games/1/replay"
        answers = await asyncio.gather(ann.get(path), ann.get(path), ann.get(path))
        assert len({answer.content for answer in answers}) == 1
        assert [player["name"] for player in answers[0].json()["players"] if player["yours"]] == ["Ann"]
        assert made == [(False, None, (0,))]
        for query in ("", "?player=1", ""):
            assert (await ben.get(f"{path}{query}")).status_code == 200
        assert len(made) == 3
        await ann.request("DELETE", "/api/me")
        assert "Ann" not in (await ben.get(path)).text
        assert len(made) == 4

    asyncio.run(play())


def test_one_address_has_some_replays_made_at_once(server, monkeypatch):
    going_on, original = threading.Event(), replays.written_replay

    def waits(line, player, yours):
        assert going_on.wait(60)
        return original(line, player, yours)

    monkeypatch.setattr(replays, "written_replay", waits)

    async def play():
        ann, ben, name = await games_of_ann(server, WAITING + 1)
        paths = [f"/api/tables/{name}/games/{1 + number}/replay" for number in range(WAITING + 1)]
        asked = [asyncio.create_task(ann.get(path)) for path in paths[:-1]]
        async with asyncio.timeout(60):
            while server.house.doors.open["127.0.0.1"] < WAITING:
                await asyncio.sleep(0.01)
        refused = await Person(server, ben.cookie).get(paths[-1])
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert refused.headers["retry-after"] == "1"
        going_on.set()
        assert [(await answer).status_code for answer in asked] == [200] * WAITING
        assert (await ben.get(paths[-1])).status_code == 200

    asyncio.run(play())


# Looking back over all games


@pytest.mark.parametrize("what", ["mistakes", "trend"])
def test_what_is_told_of_all_own_games_is_made_beside_all_else_and_a_few_times_at_once(server, monkeypatch, what):
    going_on, original = threading.Event(), getattr(games, f"{what}_told")

    def waits(*found):
        assert going_on.wait(60)
        return original(*found)

    monkeypatch.setattr(games, f"{what}_told", waits)

    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        asked = [asyncio.create_task(Person(server, ann.cookie).get(f"/api/me/{what}")) for _ in range(WAITING)]
        async with asyncio.timeout(60):
            while server.house.doors.open["127.0.0.1"] < WAITING:
                await asyncio.sleep(0.01)
        refused = await ben.get("/api/me/trend")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert (await ben.get("/api/me/games")).status_code == 200
        going_on.set()
        assert [(await answer).status_code for answer in asked] == [200] * WAITING

    asyncio.run(play())
