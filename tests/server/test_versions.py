"""Coming back: who knows a version gets what happened since, and never more than each player's last turn (§5)."""

import asyncio
import itertools
import random
from contextlib import asynccontextmanager

import pytest
from company import Person, playing, two_at
from websockets.exceptions import ConnectionClosed

from glastonbury.deal import Choices, deal
from glastonbury.notation import new_record, write_record
from glastonbury.rules import Color
from glastonbury.server.web.sockets import UNREADABLE

TAKES = ("CardTaken", "PawnPlaced")


@asynccontextmanager
async def playing_the_same(server, *, memory_aid=False):
    """Always the same game: where two pass at corners with one move, less may be told of it."""
    choices = Choices((Color.BLUE, Color.RED), memory_aid=memory_aid)
    record = write_record(new_record(deal(choices, bytes(32), [bytes(16)])))
    ann, ben, name = await two_at(server, memory_aid=memory_aid)
    async with ann.at(name), ben.at(name):
        await ann.do("Sit", seat=0, name="Ann")
        await ben.do("Sit", seat=1, name="Ben")
        await ann.do("Prepare", record=record)
        for person in (ann, ben):
            await person.until(lambda table: table["game"])
        yield ann, ben, name


async def moves(ann, ben, number):
    """So many, whoever has to."""
    rng = random.Random(number)
    for _ in range(number):
        ply = ann.table["game"]["ply"]
        mover = ann if ann.table["game"]["legal"] else ben
        if ann.table["status"] == "over" or ben.table["status"] == "over":
            return
        await mover.move(rng.choice(mover.table["game"]["legal"])["move"])
        for person in (ann, ben):
            await person.until(lambda table, ply=ply: table["game"]["ply"] > ply or table["status"] == "over")


async def both_ways(person, name, since):
    """The first message of a socket, and the answer to a GET."""
    tab = Person(person.server, person.cookie)
    async with tab.at(name, since):
        while tab.seen is None:
            await tab.receive()
    asked = (await person.get(f"/api/tables/{name}?since={since}")).json()
    for message in (tab.seen, asked):
        message.pop("at")
    assert tab.seen == asked
    return asked


def test_whoever_was_away_for_a_moment_gets_what_was_missed(shared):
    async def play():
        async with playing_the_same(shared) as (ann, ben, name):
            await moves(ann, ben, 7)
            version = ann.table["version"]
            ann.happened.clear()
            ben.happened.clear()
            await moves(ann, ben, 1)
            message = await both_ways(ann, name, version)
            assert message["since"] == version
            assert message["happened"] == ann.happened
            assert message["table"] == ann.table
            assert (await both_ways(ann, name, version + 1))["happened"] == []

    asyncio.run(play())


@pytest.mark.parametrize("behind", [3, 6, 100])
def test_whoever_was_away_for_longer_gets_each_players_last_turn_and_no_history(shared, behind):
    async def play():
        async with playing_the_same(shared) as (ann, ben, name):
            await moves(ann, ben, 12)
            since = max(0, ann.table["version"] - behind)
            for person in (ann, await Person(shared).arrive()):
                message = await both_ways(person, name, since)
                game = message["table"]["game"]  # as this person sees it: what Perluceo shows is for its owner
                assert (message["since"], message["missed"]) == (None, True)
                happened = [happening for happening in message["happened"] if happening["type"] != "AroundTable"]
                whole = list(itertools.chain(*(player["last_turn"] for player in game["players"])))
                assert sorted(map(str, whole)) == sorted(map(str, happened[: len(whole)]))
                going_on = happened[len(whole) :]
                assert [(happening["type"], happening["seat"]) for happening in going_on] == [
                    ("PawnMoved", game["deciding"])
                ]
            nobody = (await ann.get(f"/api/tables/{name}")).json()
            assert (nobody["since"], nobody["missed"], nobody["happened"]) == (None, False, [])

    asyncio.run(play())


def test_a_forged_version_is_unreadable_and_a_future_one_gives_the_table(shared):
    async def play():
        async with playing(shared) as (ann, ben, name):
            await moves(ann, ben, 4)
            assert (await both_ways(ann, name, ann.table["version"] + 1))["since"] is None
            assert (await both_ways(ann, name, 10**6))["happened"] == []
            for forged in ("-1", "x", "1e3", "99999999999999999999"):
                answer = await ann.get(f"/api/tables/{name}?since={forged}")
                if forged == "1e3":  # 1000, as good a number as any
                    assert (answer.json()["since"], answer.json()["happened"]) == (None, [])
                else:
                    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), forged
                tab = Person(shared, ann.cookie)
                async with tab.at(name, forged):
                    with pytest.raises(ConnectionClosed) as ended:
                        await tab.receive()
                    assert ended.value.rcvd.code == UNREADABLE

    asyncio.run(play())


def test_with_the_memory_aid_all_of_the_game_is_told(shared):
    async def play():
        async with playing_the_same(shared, memory_aid=True) as (ann, ben, name):
            begun = ann.table["version"]
            ann.happened.clear()
            await moves(ann, ben, 10)
            assert (await both_ways(ann, name, begun))["happened"] == ann.happened
            assert sum(happening["type"] in TAKES for happening in ann.happened) == 10

    asyncio.run(play())


def test_the_view_has_the_last_turn_of_each_player_and_no_other(shared):
    async def play():
        async with playing(shared) as (ann, ben, _):
            await moves(ann, ben, 14)
            for player in ann.table["game"]["players"]:
                turn = player["last_turn"]
                assert turn[0]["type"] in ("PawnMoved", "PawnPlaced")
                assert sum(happening["type"] == "CardTaken" for happening in turn) <= 1
                assert all(happening.get("seat", player["seat"]) == player["seat"] for happening in turn)

    asyncio.run(play())
