"""How a database is opened, in this process or in another one, which needs nothing else of the tests."""

import asyncio
from multiprocessing.synchronize import Barrier

from glastonbury.server.log.store import opened


async def open_once(url: str) -> None:
    async with opened(url) as store:
        assert await store.read("one") == []


def open_when_all_are_there(url: str, together: Barrier) -> None:
    together.wait()
    asyncio.run(open_once(url))
