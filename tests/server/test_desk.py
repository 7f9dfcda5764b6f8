"""Processes that share a database: what one has written, the other knows before it refuses anything."""

import asyncio
import threading
import time

import pytest

from glastonbury.server.house import desk
from glastonbury.server.house.desk import Desk
from glastonbury.server.log import entries, store
from glastonbury.server.log.store import opened
from glastonbury.server.tables.changes import Author, Create, Options, Sit, StandUp, Start
from glastonbury.server.tables.table import Refused
from glastonbury.server.turns import FEW

ANN, BEN = Author("person", "ann"), Author("person", "ben")


def test_nothing_is_refused_for_what_another_process_has_changed(postgres):
    url = postgres()

    async def play() -> None:
        async with opened(url) as here, opened(url) as there:
            ann, ben = Desk(here, time.time), Desk(there, time.time)
            await ann.decide("T", ANN, Create(Options()))
            await ann.decide("T", ANN, Sit(0, "Ann"))
            with pytest.raises(Refused, match="seats_open"):
                await ann.decide("T", ANN, Start("0" * 64))
            assert await ben.decide("T", BEN, Sit(1, "Ben"), "command-1") == 2
            assert await ann.decide("T", BEN, Sit(1, "Ben"), "command-1") == 2
            assert await ann.decide("T", ANN, Start("0" * 64)) == 3
            with pytest.raises(Refused, match="not_now"):
                await ben.decide("T", BEN, Sit(0, "Ben"))

    asyncio.run(play())


def test_the_news_of_many_tables_are_read_at_once(url):
    async def play() -> None:
        async with opened(url) as here, opened(url) as there:
            ann, ben = Desk(here, time.time), Desk(there, time.time)
            for name in "ABC":
                await ann.decide(name, ANN, Create(Options()))
            await ben.table("A")
            await ben.table("B")
            await ann.decide("A", ANN, Sit(0, "Ann"))
            await ann.decide("A", ANN, Sit(1, "Anna"))
            news = await ben.news("ABC")
            assert {name: [entry.row.seq for entry in new] for name, new in news.items()} == {
                "A": [1, 2],
                "B": [],
                "C": [0],
            }
            for name, new in news.items():
                await ben.follow_news(name, new)
                await ben.follow_news(name, new)  # twice is as once
                assert ben.known[name].table == ann.known[name].table

    asyncio.run(play())


def test_many_rows_of_another_process_are_read_and_replayed_beside_all_else(postgres, monkeypatch):
    url, threads = postgres(), set()

    def noticed(work):
        def noticing(*arguments):
            threads.add(threading.current_thread())
            return work(*arguments)

        return noticing

    async def play() -> None:
        async with opened(url) as here, opened(url) as there:
            ann, ben = Desk(here, time.time), Desk(there, time.time)
            await ann.decide("T", ANN, Create(Options()))
            await ben.table("T")
            for _ in range(FEW):
                await ann.decide("T", ANN, Sit(0, "Ann"))
                await ann.decide("T", ANN, StandUp(0))
            for place, name in ((store, "chained"), (entries, "replayed"), (desk, "replayed")):
                monkeypatch.setattr(place, name, noticed(getattr(place, name)))
            for name, news in (await ben.news("T")).items():
                await ben.follow_news(name, news)
            assert ben.known["T"].table == ann.known["T"].table
            assert threads
            assert threading.main_thread() not in threads

    asyncio.run(play())


def test_of_tables_that_nobody_watches_the_oldest_are_forgotten(database, monkeypatch):
    async def play() -> None:
        async with opened(database) as store:
            desk = Desk(store, time.time)
            for name in "ABCDE":
                await desk.decide(name, ANN, Create(Options()))
            desk.forget_unwatched({"A"})
            assert list(desk.known) == ["A", "D", "E"]
            assert await desk.decide("B", ANN, Sit(0, "Ann")) == 1  # it is read again

    monkeypatch.setattr("glastonbury.server.house.desk.MOST", 2)
    asyncio.run(play())


def test_of_a_tables_commands_the_latest_are_remembered_and_older_ones_looked_up(url, monkeypatch):
    """A table at which people play for days does not grow with each move."""
    monkeypatch.setattr(desk, "ANSWERED", 3)

    async def play() -> None:
        async with opened(url) as store:
            here = Desk(store, time.time)
            await here.decide("T", ANN, Create(Options()))
            for number in range(10):
                change = StandUp(0) if number % 2 else Sit(0, "Ann")
                assert await here.decide("T", ANN, change, f"command-{number}") == 1 + number
            known = here.known["T"]
            assert len(known.answered) <= 6
            assert "command-9" in known.answered
            for number in range(0, 10, 2):  # each could be done again by now
                assert await here.has_answered("T", f"command-{number}")
                assert await here.decide("T", ANN, Sit(0, "Ann"), f"command-{number}") == 1 + number
            with pytest.raises(Refused, match="id_taken"):
                await here.decide("T", ANN, Sit(1, "Ann"), "command-0")
            assert known.version == 11
            assert not await here.has_answered("T", "command-10")

    asyncio.run(play())
