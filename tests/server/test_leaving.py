"""People who leave: all see it, a stand-in plays on if the others want it, and the seat stays theirs."""

import asyncio
import socket as plain_socket

from company import Person, Server, playing, two_at

from glastonbury.server.house import presence
from glastonbury.server.house.presence import Presence
from glastonbury.server.house.watching import FEW, PULSE, Watcher, Watching
from glastonbury.server.settings import PING


def test_whoever_closes_the_page_is_seen_to_be_gone_and_back(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ann.until_around(lambda here: here == {0: True, 1: True})
            await ben.socket.close()
            await ann.until_around(lambda here: here == {0: True, 1: False})
            assert ann.around["seats"][1]["away_for"] == 0
            assert ann.around["grace"] == 60
            async with ben.at(name):
                await ann.until_around(lambda here: here == {0: True, 1: True})

    asyncio.run(play())


def test_one_person_in_two_tabs_is_there_until_both_are_closed(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ann.until_around(lambda here: here == {0: True, 1: True})
            tab = Person(server, ben.cookie)
            async with tab.at(name):
                await tab.until(lambda table: table["seats"][1]["yours"])
                mover = next(person for person in (ann, ben, tab) if person.table["game"]["legal"])
                await mover.move()
                for person in (ann, ben, tab):
                    await person.until(lambda table: table["game"]["ply"] == 1)
                await ben.socket.close()
                server_side = server.house.presence.sockets[name]
                while sum(server_side.values()) > 2:
                    await server.do(asyncio.sleep(0))
                assert len(server.house.presence.connected(name)) == 2
            await ann.until_around(lambda here: here == {0: True, 1: False})

    asyncio.run(play())


def test_of_those_who_only_looked_on_it_is_not_kept_for_ever_when_they_left(server, monkeypatch):
    monkeypatch.setattr(presence, "MOST_LEFT", 1)

    async def play():
        async with playing(server) as (ann, ben, name):
            for _ in range(2):
                watcher = await Person(server).arrive()
                async with watcher.at(name):
                    await watcher.until(lambda _: True)
            await ben.socket.close()
            async with asyncio.timeout(60):
                while len(server.house.presence.left) < 3:
                    await server.do(asyncio.sleep(0))
            await server.pass_time(5)
            [(_, person)] = server.house.presence.left
            assert person == (await server.do(server.house.desk.table(name))).seats[1].person
            await ann.until_around(lambda here: here == {0: True, 1: False})
            while ann.around["seats"][1]["away_for"] != 5:
                await ann.receive()

    asyncio.run(play())


def test_stepping_away_is_seen_and_so_is_coming_back(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ben.do("StepAway")
            await ann.until_around(lambda here: not here[1])
            await ben.do("ImBack")
            await ann.until_around(lambda here: here[1])
            await ben.do("StepAway")
            await ann.until_around(lambda here: not here[1])
            if ben.table["game"]["legal"]:
                await ben.move()  # whoever moves is there
            else:
                await ann.move()
                await ben.until(lambda table: table["game"]["ply"] == 1)
                await ben.move()
            await ann.until_around(lambda here: here[1])
            watcher = await Person(server).arrive()
            assert (await ask(watcher, name, "StepAway"))["code"] == "not_at_table"

    async def ask(person, name, kind):
        command = {"id": "command-away", "wish": {"type": kind}}
        return (await person.post(f"/api/tables/{name}/commands", command)).json()

    asyncio.run(play())


async def three_at(server):
    """Ann, Ben and Cleo play; gives their table too."""
    ann, ben, name = await two_at(server, seats=3)
    cleo = await Person(server).arrive()
    return ann, ben, cleo, name


async def sit_and_begin(ann, ben, cleo):
    for seat, (person, called) in enumerate(((ann, "Ann"), (ben, "Ben"), (cleo, "Cleo"))):
        await person.do("Sit", seat=seat, name=called)
    await ann.begin(ben, cleo)


async def begin_and_lose_cleo(server, ann, ben, cleo):
    """They play, and she has been away for longer than the grace."""
    await sit_and_begin(ann, ben, cleo)
    await cleo.socket.close()
    await ann.until_around(lambda here: not here[2])
    server.clock.now += 60


def test_after_the_grace_all_others_together_let_a_stand_in_play(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await sit_and_begin(ann, ben, cleo)
            vote = {"seat": 2, "level": "herbalist"}
            assert await ann.refused("VoteStandIn", **vote) == "still_here"
            await cleo.socket.close()
            await ann.until_around(lambda here: not here[2])
            server.clock.now += 59
            assert await ann.refused("VoteStandIn", **vote) == "grace_runs"
            server.clock.now += 1
            await ann.do("VoteStandIn", **vote)
            await ann.until(lambda table: table["wanted"])
            assert ann.table["wanted"] == [{"kind": "VoteStandIn", "seats": [0], "seat": 2, "level": "herbalist"}]
            await ben.do("VoteStandIn", seat=2, level="witch")  # not the same
            await ben.until(lambda table: len(table["wanted"]) == 2)
            assert ben.table["seats"][2]["stand_in"] is None
            await ben.do("VoteStandIn", **vote)
            await ann.until(lambda table: table["seats"][2]["stand_in"] == "herbalist")
            assert ann.table["wanted"] == []
            # It plays; and the person takes the seat back at any time.
            async with cleo.at(name):
                await cleo.do("TakeBack", seat=2)
                await ann.until(lambda table: table["seats"][2]["stand_in"] is None)
                assert {"type": "AroundTable", "kind": "TakeBack", "seat": 2} in ann.happened

    asyncio.run(play())


def test_when_somebody_resigns_what_all_others_want_is_done(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await sit_and_begin(ann, ben, cleo)
            for person in (ann, ben):
                await person.do("Abandon")
            await cleo.until(lambda table: table["wanted"] and table["wanted"][0]["seats"] == [0, 1])
            await cleo.do("Resign", seat=2)
            await cleo.until(lambda table: table["status"] == "abandoned")

    asyncio.run(play())


def test_the_vote_of_whoever_resigns_decides_nothing(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await sit_and_begin(ann, ben, cleo)
            for person in (ann, cleo):
                await person.do("Abandon")
            await cleo.do("Resign", seat=2)
            await server.do(server.house.absence.count_votes(name))
            assert (await ann.until(lambda table: table["seats"][2]["resigned"]))["status"] == "playing"

    asyncio.run(play())


def test_a_stand_in_really_plays(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await begin_and_lose_cleo(server, ann, ben, cleo)
            for person in (ann, ben):
                await person.do("VoteStandIn", seat=2, level="random")
            while ann.table["game"]["ply"] < 6:  # so that all three have moved
                table = await ann.until(lambda table: table["game"]["deciding"] != 2 or table["game"]["ply"] >= 6)
                if table["game"]["deciding"] == 0:
                    await ann.move()
                elif table["game"]["deciding"] == 1:
                    await ben.until(lambda table: table["game"]["legal"])
                    ply = ben.table["game"]["ply"]
                    await ben.move()
                    await ann.until(lambda table, ply=ply: table["game"]["ply"] > ply)

    asyncio.run(play())


def test_a_vote_is_complete_when_the_last_one_against_it_has_gone(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await begin_and_lose_cleo(server, ann, ben, cleo)
            await ann.do("VoteStandIn", seat=2, level="random")
            await ben.socket.close()
            await ann.until(lambda table: table["seats"][2]["stand_in"] == "random")

    asyncio.run(play())


def test_where_the_clock_waits_for_days_nobody_is_voted_out(server):
    async def play():
        async with playing(server, pace={"seconds": 2 * 24 * 3600}) as (ann, ben, _):
            await ben.socket.close()
            await ann.until_around(lambda here: not here[1])
            server.clock.now += 3600
            assert await ann.refused("VoteStandIn", seat=1, level="random") == "clock_runs"

    asyncio.run(play())


def test_whoever_waits_hears_something_now_and_then(server):
    """Silence says that the connection is dead."""

    async def play():
        async with playing(server) as (ann, _, _):
            await server.pass_time(PULSE)
            assert (await ann.receive())["type"] == "Around"

    asyncio.run(play())


def test_of_very_many_who_have_long_heard_nothing_some_are_told_in_each_round():
    """Or everybody's moves would wait for all of them, again and again."""

    async def count():
        watching = Watching(Presence("this one", clock=lambda: PULSE), clock=lambda: PULSE)
        crowd = [Watcher(f"{number}", None) for number in range(8 * FEW)]
        for watcher in crowd:
            watcher.wake.clear()
            watching.watchers["a table"].add(watcher)
        for told in (3 * FEW, 6 * FEW, 8 * FEW, 8 * FEW):
            await watching.pulse()
            assert sum(watcher.wake.is_set() for watcher in crowd) == told

    asyncio.run(count())


def test_whoever_has_just_come_is_told_once_who_is_there(server):
    """Also if it is looked for those who have long heard nothing before they were told anything."""

    async def enter(name, person):
        watcher = Watcher(person, None)
        await server.house.enter(name, watcher)
        watcher.people_changed = False  # they are told
        await server.house.watching.pulse()
        return watcher.people_changed

    async def play():
        async with playing(server) as (_, _, name):
            assert not await server.do(enter(name, "somebody who watches"))

    asyncio.run(play())


def test_a_socket_that_does_not_answer_is_noticed(database):
    """A browser whose network is gone: nothing comes from it, not even that it closes."""
    assert 2 * PING < 20
    server = Server(database, ping=0.2)  # within which nobody else has to answer, should the machine be busy

    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table()
        await ann.post(
            f"/api/tables/{name}/commands", {"id": "sits-down", "wish": {"type": "Sit", "seat": 0, "name": "Ann"}}
        )

        async def gone_since():
            [person] = (await server.house.desk.table(name)).people
            return server.house.presence.absent_since(name, person)

        assert await server.do(gone_since()) == server.clock.now
        server.clock.now += 5
        deaf = plain_socket.create_connection(server.host.split(":"))
        deaf.sendall(
            f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: {server.host}\r\nCookie: {ann.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        async with asyncio.timeout(60):
            while await server.do(gone_since()) != server.clock.now:
                pass
        deaf.close()

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_an_old_vote_needs_its_grace_again(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await begin_and_lose_cleo(server, ann, ben, cleo)
            await ann.do("VoteStandIn", seat=2, level="random")
            async with cleo.at(name):
                await ann.until_around(lambda here: here[2])
            await ann.until_around(lambda here: not here[2])
            await ben.do("StepAway")
            await ann.until_around(lambda here: not here[1])
            await server.do(server.caretaker.look_around())
            assert (await ann.get(f"/api/tables/{name}")).json()["table"]["seats"][2]["stand_in"] is None
            await server.pass_time(60)
            await ann.until(lambda table: table["seats"][2]["stand_in"] == "random")

    asyncio.run(play())


def test_a_repeated_vote_gets_its_first_answer(server):
    async def play():
        ann, ben, cleo, name = await three_at(server)
        async with ann.at(name), ben.at(name), cleo.at(name):
            await begin_and_lose_cleo(server, ann, ben, cleo)
            vote = {"type": "VoteStandIn", "seat": 2, "level": "random"}
            first = await ann.ask(vote, "vote-once")
            async with cleo.at(name):
                await ann.until_around(lambda here: here[2])
                assert await ann.ask(vote, "vote-once") == first

    asyncio.run(play())


def test_whoever_comes_again_has_not_stepped_away_any_more(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            await ben.do("StepAway")
            await ben.socket.close()
            await ann.until_around(lambda here: not here[1])
            async with ben.at(name):
                await ann.until_around(lambda here: here[1])

    asyncio.run(play())


def test_a_spectator_alone_does_not_let_the_clock_run(server):
    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, ben, name):
            eve = await Person(server).arrive()
            async with eve.at(name):
                await eve.until_around(lambda here: here == {0: True, 1: True})
                await ann.socket.close()
                await ben.socket.close()
                await eve.until_around(lambda here: here == {0: False, 1: False})
                await server.pass_time(3600)
                assert (await eve.get(f"/api/tables/{name}")).json()["table"]["game"]["ply"] == 0

    asyncio.run(play())


def test_strangers_are_told_nothing_by_refusals(server):
    async def play():
        async with playing(server, spectators=False) as (_, __, name):
            eve = await Person(server).arrive()
            for wish in ({"type": "Move", "game": 1, "ply": 9, "move": "a1"}, {"type": "Abandon"}):
                command = {"id": f"stranger-{wish['type']}", "wish": wish}
                answer = (await eve.post(f"/api/tables/{name}/commands", command)).json()
                assert (answer["code"], answer["data"]) == ("no_spectators", {})

    asyncio.run(play())


def test_a_server_stops_though_somebody_is_just_going(server):
    """Who has said good-bye, and whose connection is not closed yet, is told nothing more."""

    async def stop_while_closing():
        [connection] = server.uvicorn.server_state.connections
        connection.conn.send_close(1000)
        connection.shutdown()

    async def play():
        person = await Person(server).arrive()
        async with person.at(await person.new_table()):
            await person.receive()
            await server.do(stop_while_closing())
            await person.socket.wait_closed()

    asyncio.run(play())
