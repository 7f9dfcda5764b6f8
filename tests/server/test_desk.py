"""Processes that share a database: what one has written, the other knows before it refuses anything."""

import asyncio
import time

import pytest

from glastonbury.server.changes import Author, Create, Options, Sit, Start
from glastonbury.server.desk import Desk
from glastonbury.server.store import opened
from glastonbury.server.table import Refused

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
