"""Deadlines: whoever is too slow is played for, deals do not wait for ever, and time stands still where nobody is."""

import asyncio

import pytest
from company import Clock, Person, Server, playing, two_at

from glastonbury.server.tables.changes import Author

A_DAY = 24 * 3600


def deciding(*people):
    """Whoever has to move, and the other one."""
    return sorted(people, key=lambda person: not person.table["game"]["legal"])


def test_when_the_time_is_over_the_stand_in_moves_once(server):
    async def play():
        async with playing(server, pace={"seconds": 30}, stand_in="herbalist") as (ann, ben, name):
            slow, other = deciding(ann, ben)
            assert ann.seen["due"] == server.clock.now + 30
            await server.pass_time(29)
            assert (await slow.get(f"/api/tables/{name}")).json()["table"]["game"]["ply"] == 0
            await server.pass_time(1)
            await other.until(lambda table: table["game"]["ply"] == 1)
            last = (await server.do(server.house.store.read(name)))[-1].row
            assert (last.author, last.at) == (Author("clock", "herbalist"), server.clock.now)
            assert other.table["seats"][slow.table["game"]["seat"]]["stand_in"] is None
            await other.move()
            await slow.until(lambda table: table["game"]["ply"] == 2)
            await slow.move()  # who was slow plays on

    asyncio.run(play())


def test_a_turn_for_which_there_was_no_time_is_told_as_one(server):
    """Else whoever was too slow would read that they took a card."""

    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, ben, _):
            slow, other = deciding(ann, ben)
            await slow.move()
            await other.move()
            await slow.until(lambda table: table["game"]["legal"])
            await server.pass_time(30)
            table = await other.until(lambda table: table["game"]["ply"] == 3)
            seat = slow.table["game"]["seat"]
            late = {"type": "AroundTable", "kind": "Move", "seat": seat}
            [turn] = [player["last_turn"] for player in table["game"]["players"] if player["seat"] == seat]
            assert (turn[0]["type"], turn[1], turn[2]["type"]) == ("PawnMoved", late, "CardTaken")
            assert other.happened.count(late) == 1

    asyncio.run(play())


def test_a_move_begins_the_time_of_the_next_one(server):
    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, ben, _):
            first, second = deciding(ann, ben)
            server.clock.now += 20
            await first.move()
            await second.until(lambda table: table["game"]["ply"] == 1)
            assert second.seen["due"] == server.clock.now + 30

    asyncio.run(play())


def test_without_a_pace_nobody_is_hurried(server):
    async def play():
        async with playing(server) as (ann, ben, _):
            assert ann.seen["due"] is None
            await server.pass_time(29 * A_DAY)
            assert deciding(ann, ben)[0].table["game"]["ply"] == 0
            await deciding(ann, ben)[0].move()

    asyncio.run(play())


@pytest.mark.parametrize("down", [5, 5000])
def test_deadlines_survive_a_restart_and_stand_still_while_the_server_is_down(database, down):
    clock = Clock()

    async def begin(server):
        async with playing(server, pace={"seconds": 30}) as (ann, ben, name):
            server.clock.now += 10
            await server.do(server.caretaker.beat())
            return ann, ben, name

    async def go_on(server, old, name):
        ann, ben = (Person(server, person.cookie) for person in old)
        async with ann.at(name), ben.at(name):
            await ann.until(lambda _: True)
            await ben.until(lambda _: True)
            assert ann.seen["due"] == ann.seen["at"] + 20
            await server.pass_time(21)
            await ann.until(lambda table: table["game"]["ply"] == 1)

    server = Server(database, clock)
    *old, name = asyncio.run(begin(server))
    server.stop()
    clock.now += down
    again = Server(database, clock)
    try:
        asyncio.run(go_on(again, old, name))
    finally:
        again.stop()


def test_a_table_with_nobody_there_stops(server):
    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table(("open", "random"), pace={"seconds": 30})
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.begin()
            await ann.until(lambda table: table["game"]["legal"])
            server.clock.now += 10
            ply = ann.table["game"]["ply"]
        await server.do(wait_until(lambda: not server.house.presence.connected(name)))
        await server.pass_time(3600)
        assert (await ann.get(f"/api/tables/{name}")).json()["table"]["game"]["ply"] == ply
        async with ann.at(name):
            await ann.until(lambda _: True)
            assert ann.seen["due"] == server.clock.now + 20
            await ann.move()

    asyncio.run(play())


async def wait_until(true):
    while not true():
        await asyncio.sleep(0)


def test_where_a_move_may_take_days_the_clock_and_the_bots_go_on_alone(server):
    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table(("open", "random", "random"), seats=3, pace={"seconds": 2 * A_DAY})
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.begin()
            await ann.until(lambda table: table["game"]["legal"])
            ply = ann.table["game"]["ply"]
            assert ann.table["options"]["memory_aid"]  # §5
        await server.do(wait_until(lambda: not server.house.presence.connected(name)))
        await server.pass_time(2 * A_DAY)
        await server.do(wait_until(lambda: not server.house.bots.busy))
        game = (await ann.get(f"/api/tables/{name}")).json()["table"]["game"]
        assert game["ply"] >= ply + 3
        assert game["legal"]

    asyncio.run(play())


def test_a_bots_turn_that_a_dead_process_left_behind_is_picked_up(server):
    """Where a move may take days nobody has to come for that."""

    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table(("open", "random"), pace={"seconds": A_DAY})
        look_at, server.house.bots.look_at = server.house.bots.look_at, lambda *_: None
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.begin()
            for _ in range(2):  # the bot may have begun
                if ann.table["game"]["legal"]:
                    await ann.move()
        server.house.bots.look_at = look_at
        before = (await ann.get(f"/api/tables/{name}")).json()["table"]["game"]
        assert before["deciding"] == 1
        await server.pass_time(1)
        await server.do(wait_until(lambda: not server.house.bots.busy))
        assert (await ann.get(f"/api/tables/{name}")).json()["table"]["game"]["deciding"] == 0

    asyncio.run(play())


def test_whoever_does_not_promise_in_time_cancels_the_deal_and_all_see_it(server):
    async def play():
        ann, ben, name = await two_at(server)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            await ann.do("Begin")
            await ann.promise()
            server.clock.now += 9
            await server.do(server.caretaker.sweep())
            await ann.until(lambda table: table["status"] == "dealing")
            assert ann.table["deal"]["waits_for"] == [0, 1] or ann.table["deal"]["waits_for"] == [1]
            await server.pass_time(1)
            await ben.until(lambda table: table["status"] == "waiting" and table["silent"] == [1])
            assert {"type": "AroundTable", "kind": "CancelDeal", "seat": None} in ben.happened
            # The next one goes without Ben's word, and says so.
            await ann.do("Begin")
            await ann.promise()
            await ann.reveal()
            await ben.until(lambda table: table["status"] == "playing")
            assert ben.table["deal"]["words"] == [ann.word.hex()]

    asyncio.run(play())


def test_whoever_does_not_reveal_in_time_is_left_out(server):
    async def play():
        ann, ben, name = await two_at(server)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            await ann.do("Begin")
            server.clock.now += 9
            await ann.promise()
            await ben.promise()  # now there are 10 seconds more
            server.clock.now += 9
            await ben.reveal()
            await server.do(server.caretaker.sweep())
            await server.pass_time(1)
            await ann.until(lambda table: table["silent"] == [0])

    asyncio.run(play())


def test_tables_are_kept_for_30_days_and_finished_games_stay(server, monkeypatch):
    async def play():
        async with playing(server) as (ann, ben, old):
            await ann.do("Resign", seat=0)
        server.clock.now += 20 * A_DAY
        young = await ann.new_table()
        await server.do(server.caretaker.tidy())
        assert (await ann.get(f"/api/tables/{old}")).status_code == 200
        server.clock.now += 11 * A_DAY
        await server.do(server.caretaker.tidy())
        assert (await ann.get(f"/api/tables/{old}")).status_code == 200  # one look is not enough
        server.clock.now += A_DAY
        await server.do(server.caretaker.tidy())
        assert (await ann.get(f"/api/tables/{old}")).status_code == 404
        assert (await ann.get(f"/api/tables/{young}")).status_code == 200
        assert (await ben.get(f"/api/tables/{old}/games/1")).status_code == 200
        assert (await ann.get("/api/me/statistics")).json()["games"] == 1
        assert [table["table"] for table in (await ann.get("/api/me/tables")).json()] == []
        codes = iter(old + "AAAAAAAA")  # chance may want the same one again: its games would be in each other's way
        monkeypatch.setattr("glastonbury.server.web.rest.secrets.choice", lambda _: next(codes))
        assert await ann.new_table() == "AAAAAAAA"

    asyncio.run(play())


def test_a_table_at_which_moves_are_made_is_kept(server):
    """Where no clock runs, a move changes nothing of what tables are found by."""

    async def play():
        async with playing(server) as (ann, ben, name):
            server.clock.now += 29 * A_DAY
            await deciding(ann, ben)[0].move()
        while name in server.house.watching.watchers:
            await asyncio.sleep(0.01)
        for days in (2, 1):
            server.clock.now += days * A_DAY
            await server.do(server.caretaker.tidy())
        assert (await ann.get(f"/api/tables/{name}")).status_code == 200

    asyncio.run(play())
