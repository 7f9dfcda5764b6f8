"""The clock is stretched or stopped when all want it who play, and never without one of them."""

import asyncio

import pytest
from company import Person, playing, two_at
from hypothesis import given
from hypothesis import strategies as st
from test_table import ANN, BEN, EVE, Log

from glastonbury.rules import legal
from glastonbury.server.tables.changes import (
    LONGEST,
    Abandon,
    Author,
    LetPlay,
    Move,
    Pace,
    Resign,
    Sit,
    StopClock,
    StretchClock,
    TakeBack,
    Withdraw,
)
from glastonbury.server.tables.following import after
from glastonbury.server.tables.table import SERVER, Refused

A_DAY = 24 * 3600


def timed(seconds: int = 60) -> Log:
    """Ann, Ben and Eve play with a clock."""
    log = Log(seats=3, pace=Pace(seconds))
    for seat, person in enumerate((ANN, BEN, EVE)):
        log.do(person, Sit(seat, person.id))
    return log.deal(ANN, BEN, EVE)


def seconds(table) -> int | None:
    return table.options.pace and table.options.pace.seconds


# Over sockets, with a clock that is turned


def test_when_all_agree_the_running_move_and_all_others_have_twice_the_time(server):
    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, ben, name):
            await server.pass_time(20)
            await ann.do("StretchClock")
            await ben.until(lambda table: table["wanted"])
            assert ben.table["wanted"] == [{"kind": "StretchClock", "seats": [0], "seat": None, "level": None}]
            assert ben.seen["due"] == server.clock.now + 10  # nothing yet
            assert {"type": "AroundTable", "kind": "StretchClock", "seat": 0} in ben.happened
            await ben.do("StretchClock")
            await ann.until(lambda table: table["options"]["pace"] == {"seconds": 60})
            assert ann.table["wanted"] == []
            assert ann.seen["due"] == server.clock.now + 60
            assert {"type": "AroundTable", "kind": "StretchClock", "seat": 1, "agreed": True} in ann.happened
            await server.pass_time(59)
            assert (await ann.get(f"/api/tables/{name}")).json()["table"]["game"]["ply"] == 0
            await server.pass_time(1)
            await ann.until(lambda table: table["game"]["ply"] == 1)
            assert ann.seen["due"] == server.clock.now + 60

    asyncio.run(play())


def test_when_all_agree_nobody_is_hurried_any_more(server):
    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, ben, name):
            await ann.do("StopClock")
            await ben.do("StopClock")
            await ann.until(lambda table: table["options"]["pace"] is None)
            assert ann.seen["due"] is None
            await server.pass_time(A_DAY)
            assert (await ann.get(f"/api/tables/{name}")).json()["table"]["game"]["ply"] == 0
            assert await ann.refused("StretchClock") == "no_clock"
            assert await ann.refused("StopClock") == "no_clock"

    asyncio.run(play())


def test_who_thinks_better_of_it_is_not_counted(server):
    async def play():
        async with playing(server, pace={"seconds": 30}) as (ann, ben, _):
            await ann.do("StopClock")
            await ann.do("Withdraw")
            await ben.do("StopClock")
            table = await ann.until(lambda table: table["wanted"] and table["wanted"][0]["seats"] == [1])
            assert table["options"]["pace"] == {"seconds": 30}

    asyncio.run(play())


def test_bots_agree_always(server):
    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table(("open", "random", "random"), seats=3, pace={"seconds": 30})
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.begin()
            await ann.do("StretchClock")
            await ann.until(lambda table: table["options"]["pace"] == {"seconds": 60})
            await ann.do("StopClock")
            await ann.until(lambda table: table["options"]["pace"] is None)

    asyncio.run(play())


def test_when_somebody_resigns_the_others_have_agreed(server):
    async def play():
        ann, ben, name = await two_at(server, seats=3, pace={"seconds": 30})
        eve = await Person(server).arrive()
        async with ann.at(name), ben.at(name), eve.at(name):
            for seat, (person, called) in enumerate(((ann, "Ann"), (ben, "Ben"), (eve, "Eve"))):
                await person.do("Sit", seat=seat, name=called)
            await ann.begin(ben, eve)
            for person in (ann, ben):
                await person.do("StopClock")
            await eve.do("Resign", seat=2)
            await ann.until(lambda table: table["options"]["pace"] is None)

    asyncio.run(play())


# What the log makes of it


def test_only_who_plays_can_ask_for_it_and_only_in_a_game():
    log = timed()
    log.refused(Author("person", "somebody"), StopClock(), "not_at_table")
    log.refused(SERVER, StretchClock(), "not_at_table")
    waiting = Log(pace=Pace(60)).do(ANN, Sit(0, "Ann"))
    waiting.refused(ANN, StopClock(), "not_now")


def test_a_clock_is_stretched_to_two_weeks_and_no_further():
    log = timed(8 * A_DAY)
    for person in (ANN, BEN, EVE):
        log.do(person, StretchClock())
    assert seconds(log.table) == LONGEST
    log.refused(ANN, StretchClock(), "already")


@pytest.mark.parametrize("change", [StretchClock(), StopClock()])
def test_a_stand_in_that_has_thought_for_somebody_comes_too_late(change):
    """Its move was on the way when there was more time."""
    table = timed(60).table
    clock, move = Author("clock", "apprentice"), Move(1, 0, str(legal(table.state)[0]))
    assert after(table, clock, move, table.due).moves
    for person in (ANN, BEN, EVE):
        table = after(table, person, change, 59.0)
    with pytest.raises(Refused) as refusal:
        after(table, clock, move, 61.0)
    assert refusal.value.code == "not_your_turn"


PEOPLE = (ANN, BEN, EVE)
WANTED = st.sampled_from((StretchClock(), StopClock(), Abandon(), Withdraw()))
DONE = st.one_of(
    st.tuples(st.sampled_from(PEOPLE), WANTED),
    st.tuples(st.just(SERVER), st.builds(LetPlay, st.sampled_from((0, 1, 2)), st.just("apprentice"))),
    st.sampled_from([(person, TakeBack(seat)) for seat, person in enumerate(PEOPLE)]),
    st.sampled_from([(person, Resign(seat)) for seat, person in enumerate(PEOPLE)]),
)
BEGUN = timed().table


@given(st.lists(DONE, max_size=40))
def test_the_clock_never_changes_without_all_who_play(changes):
    table, wants = BEGUN, dict.fromkeys(PEOPLE)
    for author, change in changes:
        try:
            then = after(table, author, change)
        except Refused:
            continue
        if author in wants and isinstance(change, StretchClock | StopClock | Abandon | Withdraw):
            wants[author] = None if change == Withdraw() else change
        playing = [person for seat, person in enumerate(PEOPLE) if table.seats[seat].stand_in is None]
        agreed = author in wants and wants[author] == change and all(wants[person] == change for person in playing)
        expected = seconds(table)
        if agreed and change == StretchClock():
            expected *= 2
        elif agreed and change == StopClock():
            expected = None
        assert seconds(then) == (expected and min(expected, LONGEST))
        if agreed or isinstance(change, LetPlay):  # what was wanted before is done, or asked for anew
            wants = dict.fromkeys(PEOPLE)
        table = then
