"""Somebody comes, reloads or goes: the view is for whoever comes, and the others learn who is there. Real sockets."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack

import pytest
from company import Clock, Person, Server, playing
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from glastonbury.server.house import watching
from glastonbury.server.house.caretaker import Caretaker
from glastonbury.server.log.mutes import mute
from glastonbury.server.log.schema import MUTES
from glastonbury.server.shown.seen import seen_by
from glastonbury.server.web import connections


async def next_types(person, number):
    return [(await person.receive())["type"] for _ in range(number)]


def test_whoever_comes_gets_the_table_and_the_others_who_is_there(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            for person in (ann, ben):
                await person.until_around(lambda here: here == {0: True, 1: True})
            eve, phone = await Person(server).arrive(), Person(server, ann.cookie)
            async with eve.at(name):
                assert await next_types(eve, 2) == ["Seen", "Around"]
                for person in (ann, ben):
                    assert (await person.receive())["type"] == "Around"
                    assert person.around["watching"] == 1
                async with phone.at(name, since=ann.table["version"]):
                    assert await next_types(phone, 2) == ["Seen", "Around"]
                    mover, waiter = (ann, ben) if ann.table["game"]["legal"] else (ben, ann)
                    await mover.move()
                    await waiter.until(lambda table: table["game"]["ply"] == 1)

            async def until_alone(person):
                while person.around["watching"]:
                    assert (await person.receive())["type"] == "Around"

            for person in (ann, ben):
                await until_alone(person)

    asyncio.run(play())


def test_what_all_spectators_see_is_made_once(server, monkeypatch):
    """Those who stay get the news, those who come what may be told; those who play each their own view."""
    made, frames = [], []

    def counted(person, table):
        made.append(person)
        return seen_by(person, table)

    def framed(text, frame=connections.framed):
        frames.append(text)
        return frame(text)

    monkeypatch.setattr(watching, "seen_by", counted)
    monkeypatch.setattr(connections, "framed", framed)

    async def play():
        async with playing(server) as (ann, ben, name), AsyncExitStack() as sockets:
            crowd = [await Person(server).arrive() for _ in range(20)]
            late = await Person(server).arrive()
            for person in crowd:
                await sockets.enter_async_context(person.at(name))
                await person.until(lambda table: table["game"])
            made.clear()
            frames.clear()
            mover = ann if ann.table["game"]["legal"] else ben
            await mover.move()
            for person in (ann, ben, *crowd):
                await person.until(lambda table: table["game"]["ply"] == 1)
            assert len(made) == 3  # for each player, and for all others
            assert 0 < len(frames) < len(crowd)
            assert len({repr(person.seen) for person in crowd}) == 1
            assert crowd[0].seen["happened"]
            assert not crowd[0].table["game"]["legal"]
            await sockets.enter_async_context(late.at(name))
            await late.until(lambda table: table["game"])
            assert (late.seen["since"], late.seen["happened"]) == (None, [])
            assert late.table == crowd[0].table
            assert len(made) == 4

    asyncio.run(play())


def test_where_very_many_look_on_they_are_told_some_at_a_time(server):
    async def tell():
        watchers = [watching.Watcher("eve", None) for _ in range(2 * watching.WOKEN + 1)]
        for watcher in watchers:
            watcher.wake.clear()
        server.house.watching.wake("a table", watchers)
        before = 0
        while before < len(watchers):
            woken = sum(watcher.wake.is_set() for watcher in watchers)
            assert woken <= before + watching.WOKEN
            before = woken
            await asyncio.sleep(0)  # all else goes on

    asyncio.run(tell())


def test_of_many_who_come_back_at_once_each_is_told_once_more(server, monkeypatch):
    many = 40
    monkeypatch.setattr(watching, "GATHERED", (3600.0, 0.0, 3600.0))  # told when this test says so

    async def play():
        async with AsyncExitStack() as sockets:
            people = [await Person(server).arrive() for _ in range(many)]
            name = await people[0].new_table()

            async def come(person):
                await sockets.enter_async_context(person.at(name))
                assert await next_types(person, 2) == ["Seen", "Around"]

            await asyncio.gather(*map(come, people))

            async def tell():
                server.house.watching.tell_gathered(name)

            await server.do(tell())
            behind = [person for person in people if person.around["watching"] < many]
            assert behind
            for person in behind:
                assert await next_types(person, 1) == ["Around"]
                assert person.around["watching"] == many
            for person in people:  # whatever else there was would have come before the answer
                await person.socket.send("?")
                assert (await person.receive())["type"] == "Refusal"
            assert server.house.metrics.messages_sent._value.get() <= 4 * many

    asyncio.run(play())


def test_who_is_there_is_made_once_for_all_who_hear_the_same_people(server, monkeypatch):
    monkeypatch.setattr(watching, "GATHERED", (3600.0, 0.0, 3600.0))  # told when this test says so
    made = []
    honest = watching.Watching.who_is_there

    def counted(house, name, table, muted):
        made.append(muted)
        return honest(house, name, table, muted)

    monkeypatch.setattr(watching.Watching, "who_is_there", counted)

    async def play():
        async with playing(server) as (ann, _, name), AsyncExitStack() as sockets:
            crowd = [await Person(server).arrive() for _ in range(20)]
            for person in crowd:
                await sockets.enter_async_context(person.at(name))
                assert await next_types(person, 2) == ["Seen", "Around"]
            await crowd[0].do("Mute", seat=0, muted=True)
            while not crowd[0].around["seats"][0]["muted"]:
                await crowd[0].receive()

            async def tell():
                made.clear()
                server.house.watching.tell_gathered(name)

            await server.do(tell())
            for person in (ann, *crowd[:-1]):  # the last one knows already who is there
                while person.around["watching"] < len(crowd):
                    await person.receive()
            assert [person.around["seats"][0]["muted"] for person in crowd] == [True] + 19 * [False]
            assert len(made) <= 3  # for the one who does not hear Ann, and for the others before and after

    asyncio.run(play())


def test_whom_those_do_not_hear_who_come_at_once_is_asked_together(server, monkeypatch):
    """The first question is asked at once; while it is answered, the next one gathers."""
    store, gate, asked = server.house.store, asyncio.Event(), []
    find = store.find

    async def slow(query, **values):
        if MUTES in query.get_final_froms():  # and nothing that the house looks for meanwhile
            asked.append(query)
            await gate.wait()
        return await find(query, **values)

    async def ask():
        people = [f"{number:032x}" for number in range(50)]
        await mute(store, people[7], people[8], muted=True)
        monkeypatch.setattr(store, "find", slow)
        asking = [asyncio.create_task(server.house.mutes.of(person)) for person in people[:1]]
        while not (asked or asking[0].done()):
            await asyncio.sleep(0)
        asking += [asyncio.create_task(server.house.mutes.of(person)) for person in people[1:]]
        await asyncio.sleep(0)
        asking[3].cancel()  # who goes takes no answer from the others
        gate.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(answers.pop(3), asyncio.CancelledError)
        assert [answer for answer in answers if answer] == [{people[8]}]
        assert len(asked) == 2

    asyncio.run(server.do(ask()))


def test_many_who_go_at_once_are_taken_leave_of_some_at_a_time(server, monkeypatch):
    """Between them all else goes on."""
    turn, left = [0], []
    honest = WebSocketsSansIOProtocol.connection_lost

    def noted(protocol, exc):
        left.append(turn[0])
        honest(protocol, exc)

    async def until_all_are_gone(name):
        while server.house.presence.connected(name):
            turn[0] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", noted)

    async def play():
        person = await Person(server).arrive()
        name = await person.new_table()
        async with AsyncExitStack() as sockets:
            crowd = [Person(server, person.cookie) for _ in range(40)]
            for person in crowd:
                await sockets.enter_async_context(person.at(name))
                await person.receive()
            going = asyncio.create_task(server.do(until_all_are_gone(name)))
            while not turn[0]:
                await asyncio.sleep(0)
            for person in crowd:
                person.socket.transport.abort()
            await going
        assert len(left) == len(crowd)
        assert max(Counter(left).values()) <= connections.GONE

    asyncio.run(play())


def test_the_wait_until_all_are_told_is_short_for_few_and_bounded_for_many():
    least, each, most = watching.GATHERED
    assert least + 4 * each < 0.1
    assert least + 1000 * each > most == 2.0


def test_a_bot_whose_process_died_moves_when_somebody_comes(database, monkeypatch):
    async def nothing(_house):
        """Or it would find the turn after some seconds."""

    monkeypatch.setattr(Caretaker, "look_around", nothing)
    clock = Clock()
    server = Server(database, clock)
    ann = Person(server)

    async def begin():
        await ann.arrive()
        name = await ann.new_table(("open", "random"), bot_pace="quick")
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            monkeypatch.setattr(server.house.bots, "look_at", lambda *_: None)
            await ann.begin()
            if ann.table["game"]["deciding"] == 0:
                await ann.move()
        return name

    try:
        name = asyncio.run(begin())
    finally:
        server.stop()
    server = ann.server = Server(database, clock)

    async def come_back():
        async with ann.at(name):
            table = await ann.until(lambda table: table["game"])
            if table["game"]["deciding"] == 1:
                await ann.until(lambda table: table["game"]["deciding"] == 0)

    try:
        asyncio.run(come_back())
    finally:
        server.stop()


GAME = ("PawnPlaced", "PawnMoved", "TurnPassed", "CardTaken", "CardsSwept", "CardTurnedOver", "Scored")


@pytest.fixture(params=["one process", "two processes"])
def servers(request, tmp_path):
    clock = Clock()
    if request.param == "one process":
        found = (Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", clock),)
    else:
        database = request.getfixturevalue("postgres")()
        found = Server(database, clock), Server(database, clock)
    yield found
    for server in found:
        server.stop()


@pytest.mark.few(2)
@pytest.mark.parametrize("bots", [(), ("random",)])
def test_people_who_stay_are_told_every_turn_of_a_game(servers, bots):
    async def play():
        ann, ben, eve = [await Person(server).arrive() for server in (servers[0], servers[-1], servers[-1])]
        name = await ann.new_table(("open", "open", *bots), seats=2 + len(bots), bot_pace="quick")
        async with ann.at(name), ben.at(name), eve.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            await ann.begin(ben)
            await eve.until(lambda table: table["status"] == "playing")
            seens = []
            for person in (ann, ben, eve):
                noted(person, seens)
            await asyncio.gather(ann.play(random.Random(1)), ben.play(random.Random(2)))
            await eve.until(lambda table: table["status"] == "over")
        assert not any(seen["since"] is None or seen["missed"] for seen in seens)
        replay = (await ann.get(f"/api/tables/{name}/games/1/replay")).json()
        first = ann.table["game"]["players"][0]["seat"]
        happened = [
            {**happening, "seat": (happening["seat"] + first) % (2 + len(bots))} if "seat" in happening else happening
            for frame in replay["frames"]
            for happening in frame["happened"]
        ]
        for person in (ann, ben, eve):
            assert told(person.happened) == told(happened)

    def noted(person, seens):
        received = person.receive

        async def receive():
            message = await received()
            if message["type"] == "Seen":
                seens.append(message)
            return message

        person.receive = receive

    def told(happened):
        return [
            {key: value for key, value in happening.items() if key not in ("swept", "scores", "winners")}
            for happening in happened
            if happening["type"] in GAME
        ]

    asyncio.run(play())
