"""What very many want at once is done a little at a time."""

import asyncio
from functools import partial

import pytest

from glastonbury.server.turns import Turns


@pytest.mark.parametrize("at_once", [1, 2, 5])
def test_so_much_in_each_turn(at_once):
    async def go():
        turns, done = Turns(at_once), []
        for number in range(10):
            turns.add(lambda number=number: done.append(number))
        while len(done) < 10:
            before = len(done)
            await asyncio.sleep(0)
            assert len(done) <= before + at_once
        assert done == list(range(10))
        turns.add(lambda: done.append("later"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done[-1] == "later"

    asyncio.run(go())


def test_nobody_waits_for_all_of_somebody_else():
    async def go():
        turns, done = Turns(2), []
        for whose in ("many", "many", "many", "many", "many", "one", "other"):
            turns.add(partial(done.append, whose), whose)
        while len(done) < 7:
            await asyncio.sleep(0)
        assert done == ["many", "many", "many", "one", "other", "many", "many"]

    asyncio.run(go())


def test_what_waits_already_is_not_added_again():
    async def go():
        turns, done = Turns(1), []
        for work in (done.clear, done.clear, turn.set, turn.set):
            turns.add(work)
        assert list(turns.waiting[""]) == [done.clear, turn.set]

    turn = asyncio.Event()
    asyncio.run(go())


def test_what_fails_holds_up_no_other():
    def fail():
        raise ZeroDivisionError

    async def go():
        failures, done = [], asyncio.Event()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
        turns = Turns(2)
        for work in (fail, done.set):
            turns.add(work)
        await done.wait()
        assert [type(failure) for failure in failures] == [ZeroDivisionError]

    asyncio.run(go())


def test_one_waits_for_its_turn_and_may_go_before():
    async def go():
        turns, came = Turns(1), []

        async def come(number):
            await turns.wait()
            came.append(number)

        coming = [asyncio.create_task(come(number)) for number in range(4)]
        await asyncio.sleep(0)
        coming[1].cancel()
        await asyncio.wait(coming)
        assert came == [0, 2, 3]

    asyncio.run(go())


def test_after_a_turn_there_is_a_pause():
    """In which all else has turns of its own."""

    async def go():
        turns, done = Turns(1, pause=3600), []
        for number in range(3):
            turns.add(partial(done.append, number))
        for _ in range(10):
            await asyncio.sleep(0)
        assert done == [0]
        turns.next_turn()  # an hour later
        await asyncio.sleep(0)
        assert done == [0, 1]

    asyncio.run(go())
