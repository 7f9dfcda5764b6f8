"""The application over real sockets: people and bots play, and everything that is wrong gets a code."""

import asyncio
import hashlib
import random

import pytest
from company import Person, Server, playing, two_at
from websockets.exceptions import ConnectionClosed

from glastonbury.server.web.app import PAUSES
from glastonbury.server.web.sockets import LARGEST, NOT_FOUND, NOT_TEXT, STRANGER, TOO_LARGE


def test_two_people_play_a_whole_game(shared):
    async def play():
        ann, ben, name = await two_at(shared, recipes=True)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben", color="red")
            await ann.begin(ben)
            await asyncio.gather(ann.play(random.Random(1)), ben.play(random.Random(2)))
            for player, same in zip(ann.table["game"]["players"], ben.table["game"]["players"], strict=True):
                assert {**player, "last_turn": None} == {**same, "last_turn": None}  # a last look is one's own
            assert ann.table["deal"] == ben.table["deal"]
            secret = bytes.fromhex(ann.table["deal"]["secret"])
            assert hashlib.sha256(secret).hexdigest() == ann.table["deal"]["commitment"]
            assert ann.table["deal"]["words"] == [ann.word.hex(), ben.word.hex()]
            assert sum(seat["wins"] for seat in ann.table["seats"]) == 1

    asyncio.run(play())


def test_a_person_plays_bots_across_a_restart_of_the_server(server, database):
    async def begin(ann, name):
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.do("SeatBot", seat=1, level="herbalist")
            await ann.do("SeatBot", seat=2, level="random")
            await ann.begin()
            await ann.move()

    async def go_on(ann, name):
        assert (await ann.post("/api/me")).json() == {"new": False}
        async with ann.at(name):
            await ann.play(random.Random(1))
            assert len(ann.table["game"]["players"]) == 3

    async def first():
        ann = await Person(server).arrive()
        name = await ann.new_table(seats=3)
        await begin(ann, name)
        return ann, name

    ann, name = asyncio.run(first())
    server.stop()
    again = Server(database)
    try:
        asyncio.run(go_on(Person(again, ann.cookie), name))
    finally:
        again.stop()


@pytest.mark.parametrize(("options", "pace"), [({}, "natural"), ({"bot_pace": "slow"}, "slow")])
def test_bots_pause_as_long_as_the_table_says(server, options, pace):
    paused = []

    async def pause(pace):
        paused.append(pace)

    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table(("open", "random"), **options)
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.begin()
            await ann.move()
            await ann.until(lambda table: table["game"]["ply"] >= 2)

    server.house.bots.pause = pause
    asyncio.run(play())
    assert set(paused) == {pace}


def test_a_quick_bot_pauses_shorter_than_a_slow_one():
    assert 0 < PAUSES["quick"] < PAUSES["natural"] < PAUSES["slow"]


def test_a_repeated_command_gets_its_first_answer(shared):
    async def play():
        ann = await Person(shared).arrive()
        name = await ann.new_table()
        async with ann.at(name):
            sit = {"type": "Sit", "seat": 0, "name": "Ann"}
            first = await ann.ask(sit, "the-same-one")
            assert await ann.ask(sit, "the-same-one") == first
        response = await ann.post(f"/api/tables/{name}/commands", {"id": "the-same-one", "wish": sit})
        assert response.json() == first

    asyncio.run(play())


def test_what_is_wrong_gets_a_code(shared):
    async def play():
        ann, eve = await Person(shared).arrive(), await Person(shared).arrive()
        name = await ann.new_table()
        async with ann.at(name), eve.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            refusal = await eve.ask({"type": "Sit", "seat": 0, "name": "Eve"})
            assert (refusal["type"], refusal["code"], refusal["data"]) == ("Refusal", "seat_taken", {"seat": 0})
            for wish in ({"type": "Fly"}, {"type": "Sit"}, {"type": "Start", "secret": "00" * 32}, 7, None):
                assert (await eve.ask(wish))["code"] == "unreadable"
            await eve.socket.send("not json")
            assert (await eve.answer())["code"] == "unreadable"
            assert (await eve.ask({"type": "Begin"}))["code"] == "not_host"
            await ann.do("StandUp", seat=0)  # nobody else was disturbed

    asyncio.run(play())


def test_sockets_of_strangers_and_for_nothing_are_closed(shared):
    async def closed(person, name, **headers) -> int:
        async with person.at(name, **headers) as there:
            with pytest.raises(ConnectionClosed) as ended:
                await there.receive()
            return ended.value.rcvd.code

    async def play():
        ann = await Person(shared).arrive()
        name = await ann.new_table()
        assert await closed(Person(shared), name) == STRANGER
        assert await closed(ann, name, Origin="http://evil.example") == STRANGER
        assert await closed(ann, "NOSUCH") == NOT_FOUND
        assert await closed(Person(shared, ann.cookie[:-1] + "x"), name) == STRANGER
        async with ann.at(name, Origin=f"http://{shared.host}"):
            await ann.socket.send("x" * (4 * LARGEST + 1))
            with pytest.raises(ConnectionClosed) as ended:
                await ann.answer()
            assert ended.value.rcvd.code == TOO_LARGE
        async with ann.at(name):
            await ann.socket.send(b"{}")
            with pytest.raises(ConnectionClosed) as ended:
                await ann.answer()
            assert ended.value.rcvd.code == NOT_TEXT

    asyncio.run(play())


def test_rest_says_who_is_a_stranger_and_what_is_not_there(shared):
    async def ask():
        ann, eve = await Person(shared).arrive(), await Person(shared).arrive()
        for stranger in (Person(shared), Person(shared, ann.cookie[:-1] + "x"), Person(shared, ann.cookie[:-64])):
            assert (await stranger.post("/api/tables", {})).json() == {"code": "stranger", "data": {}}
        assert (await ann.get("/api/tables/NOSUCH")).status_code == 404
        private = await ann.new_table(("witch", "witch"), spectators=False)
        assert (await eve.get(f"/api/tables/{private}")).status_code == 403
        assert (await ann.get(f"/api/tables/{private}")).json()["table"]["you_are_host"]
        begin = {"id": "command-x", "wish": {"type": "Begin"}}
        refused = await eve.post(f"/api/tables/{private}/commands", begin)
        assert (refused.status_code, refused.json()["code"]) == (409, "no_spectators")
        assert (await ann.post("/api/tables", {"options": {"seats": 7}})).status_code == 400
        assert (await ann.get("/api/health")).json() == {"status": "ok"}

    asyncio.run(ask())


def test_listed_tables_are_found_and_others_not(server):
    async def ask():
        ann = await Person(server).arrive()
        await ann.new_table()
        listed = await ann.new_table(listed=True, seats=4)
        [found] = (await ann.get("/api/tables")).json()
        assert (found["table"], found["about"]["open"], found["about"]["seats"]) == (listed, 4, 4)

    asyncio.run(ask())


def test_own_tables_say_whose_turn_it_is_and_the_own_turn_comes_first(shared):
    async def ask():
        async with playing(shared) as (ann, ben, name):
            first = next(person for person in (ann, ben) if person.table["game"]["legal"])
            other = ben if first is ann else ann
            waiting = await first.new_table()
            unseated = await first.new_table()
            async with first.at(waiting):
                await first.do("Sit", seat=0, name="Ann", color="red")
            found = (await first.get("/api/me/tables")).json()
            assert [(table["table"], table["your_turn"]) for table in found] == [(name, True), (waiting, False)]
            assert unseated not in str(found)
            assert [seat["name"] for seat in found[0]["seats"]] == ["Ann", "Ben"]
            assert found[1]["color"] == "red"
            [theirs] = (await other.get("/api/me/tables")).json()
            assert (theirs["deciding"], theirs["your_turn"]) == (found[0]["deciding"], False)
            async with other.at(name), first.at(name):
                await other.do("Resign", seat=next(i for i, seat in enumerate(theirs["seats"]) if seat["yours"]))
            assert [table["table"] for table in (await first.get("/api/me/tables")).json()] == [waiting]

    asyncio.run(ask())


def test_the_cookie_cannot_be_read_by_scripts(shared):
    async def ask():
        cookie = (await Person(shared).post("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie  # plain http at home

    asyncio.run(ask())
