"""Work of which there may be very much at once, when a crowd comes, goes or looks on: a little of it at a time."""

import asyncio
from collections.abc import Callable
from itertools import islice

Work = Callable[[], object]


class Turns:
    """So much in each turn of the event loop, and all else goes on between.

    What waits already is not added again, and work that fails holds up no other.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.waiting: dict[Work, None] = {}

    def add(self, work: Work) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.go_on)
        self.waiting[work] = None

    def go_on(self) -> None:
        loop = asyncio.get_running_loop()
        for work in list(islice(self.waiting, self.at_once)):
            del self.waiting[work]
            loop.call_soon(work)
        if self.waiting:
            loop.call_soon(self.go_on)

    async def wait(self) -> None:
        turn = asyncio.Event()
        self.add(turn.set)
        await turn.wait()
