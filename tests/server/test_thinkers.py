"""Bots that think too long, die, cheat or fail; and whose turn it is to think."""

import asyncio
import os
import random
import signal
import time
from itertools import count

import pytest
from company import Person, Server
from test_invitations import processes_of
from test_metrics import told_by
from thoughts import breaks, cheats, nobody_can

from glastonbury.server.house import bots, thinkers
from glastonbury.server.house.thinkers import Queue, Thought
from glastonbury.server.house.thinking import rehearse

# Whose turn it is


def asked(*thoughts: tuple[str, bool, bool]) -> Queue:
    """From an address, searching or not, where people wait or not."""
    queue, numbers = Queue(), count()
    for share, searching, waited_for in thoughts:
        queue.waiting.append(Thought(len, (), searching, waited_for, share, next(numbers), None))
    return queue


def order(queue: Queue, *, may_search: bool = True) -> list[int]:
    return [thought.number for thought in iter(lambda: queue.next(may_search=may_search), None)]


def test_what_is_quick_comes_first_then_where_people_wait():
    queue = asked(("ann", True, True), ("ann", False, False), ("ann", True, False), ("ann", False, True))
    assert order(queue) == [3, 1, 0, 2]


def test_each_address_has_its_turn_however_much_another_asks_for():
    queue = asked(*[("eve", True, True)] * 4, *[("ann", True, True)] * 2, ("ben", True, True))
    assert order(queue) == [0, 4, 6, 1, 5, 2, 3]


def test_one_process_is_never_taken_by_a_search():
    queue = asked(("eve", True, True), ("ann", False, True))
    assert order(queue, may_search=False) == [1]
    assert order(queue) == [0]


def test_addresses_are_forgotten_some_time(monkeypatch):
    monkeypatch.setattr(thinkers, "MOST_SHARES", 2)
    queue = asked(("ann", True, True), ("ben", True, True), ("eve", True, True))
    assert order(queue) == [0, 1, 2]
    assert list(queue.served) == ["ben", "eve"]


# Bots that fail


def failures(caplog, event="a bot failed, another one plays on") -> list[str]:
    return [record.data["level"] for record in caplog.records if record.getMessage() == event]


async def play_against(server, level: str) -> str:
    """To the end of the game."""
    ann = await Person(server).arrive()
    name = await ann.new_table(("open", level))
    async with ann.at(name):
        await ann.do("Sit", seat=0, name="Ann")
        await ann.begin()
        await ann.play(random.Random(1))
    return name


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("think", "failing"), [(cheats, ["witch"]), (breaks, ["witch"]), (nobody_can, ["witch", "apprentice"])]
)
def test_in_the_place_of_a_bot_that_fails_another_plays_on(server, caplog, monkeypatch, think, failing):
    monkeypatch.setattr(bots, "think", think)

    async def play():
        name = await play_against(server, "witch")
        authors = {entry.row.author.id for entry in await server.do(server.house.store.read(name))}
        assert "witch" in authors  # it is still the witch's seat
        told = await told_by(server)
        assert [told["glastonbury_bot_failures_total", level] for level in failing] == [1.0] * len(failing)

    asyncio.run(play())
    assert failures(caplog) == failing  # each is tried once in a game


def test_a_process_that_hangs_is_replaced(server, caplog, monkeypatch):
    caplog.set_level("INFO", "glastonbury")

    async def play():
        await play_against(server, "random")  # all is warm
        hanging = processes_of(server)
        for process in hanging:
            os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinkers, "LONGEST", 0.5)
        await play_against(server, "random")
        hanging[0].join()  # it was killed, though it stood still

    asyncio.run(play())
    assert failures(caplog, "a bot took too long, another one plays on")[0] == "random"
    assert not any(record.exc_info for record in caplog.records)


def test_a_process_that_has_not_searched_yet_may_need_long_for_its_first_search():
    """It may have to compile it; what is quick says nothing about that."""

    async def think():
        searcher = thinkers.Thinker("wizard")
        all_of_them = thinkers.Thinkers()
        try:
            for searching, warm in ((False, False), (True, True), (False, True)):
                done = asyncio.get_running_loop().create_future()
                thought = Thought(os.getpid, (), searching, True, "", 0, done)
                await all_of_them.thought_by(searcher, thought)
                assert searcher.warm == warm
        finally:
            all_of_them.close()
            thinkers.kill(searcher.pool)

    asyncio.run(think())


def test_a_process_that_took_the_place_of_another_rehearses_before_anybody_waits_for_it(monkeypatch):
    """Or the next one to hang would be waited for as long as a cold one."""
    monkeypatch.setattr(thinkers, "rehearse", len)

    async def think():
        all_of_them = thinkers.Thinkers()
        first = all_of_them.all[0]
        try:
            await all_of_them.ask(os.getpid)
            assert first.warm
            monkeypatch.setattr(thinkers, "LONGEST", 0.5)
            with pytest.raises(TimeoutError):
                await all_of_them.ask(time.sleep, 600)
            async with asyncio.timeout(60):
                while first not in all_of_them.idle:
                    await asyncio.sleep(0.01)
            assert first.warm
        finally:
            all_of_them.close()

    asyncio.run(think())


def test_a_server_whose_bots_cannot_rehearse_is_ready_all_the_same(database, caplog, monkeypatch):
    monkeypatch.setattr(thinkers, "rehearse", nobody_can)
    server = Server(database, warm=True)

    async def ask():
        async with asyncio.timeout(60):
            await server.do(server.house.warm.wait())
        assert (await Person(server).get("/api/ready")).status_code == 200

    try:
        asyncio.run(ask())
    finally:
        server.stop()
    assert "something was not done" in [record.getMessage() for record in caplog.records]


def test_bots_at_a_table_that_nobody_watches_think_in_the_turn_of_whose_table_it_is(server, monkeypatch):
    """Whoever lets bots play at many tables does not go before everybody else."""
    shares = []

    async def ask(*_, share, **__):
        shares.append(share)

    monkeypatch.setattr(server.house.bots.thinkers, "ask", ask)

    async def play():
        for _ in range(2):
            ann = await Person(server).arrive()
            name = await ann.new_table()
            table = await server.do(server.house.desk.table(name))
            await server.do(server.house.bots.thought_of(name, table, "merlin", 0))
            assert shares.pop() == table.host
            async with ann.at(name):
                await ann.until(lambda _: True)
                await server.do(server.house.bots.thought_of(name, table, "merlin", 0))
                assert shares.pop() == "127.0.0.1"

    asyncio.run(play())


def test_what_nobody_wants_any_more_is_not_thought(server):
    async def ask():
        ask = server.house.bots.thinkers.ask
        busy = [asyncio.ensure_future(ask(rehearse, "random")) for _ in range(thinkers.PROCESSES)]
        unwanted = asyncio.ensure_future(ask(rehearse, "random"))
        await asyncio.sleep(0)
        unwanted.cancel()
        await asyncio.gather(unwanted, return_exceptions=True)
        assert server.house.bots.thinkers.queue.waiting == []
        await asyncio.gather(*busy)

    asyncio.run_coroutine_threadsafe(ask(), server.loop).result(120)
