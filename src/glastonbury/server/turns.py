"""Work of which there may be very much at once, when a crowd comes, goes or looks on: a little of it at a time."""

import asyncio
import time
from collections.abc import Callable

FEW = 20  # rows that are replayed at once, without a thread of their own
BREATH = 0.001  # seconds in which a thread lets all else go on

Work = Callable[[], object]


class Turns:
    """So much in each turn of the event loop, and all else goes on between; whose it is by turns.

    After a turn there is a pause, if wanted, in which quicker turns go by: what needs several of them does not wait for
    as many of these. What waits already is not added again, and work that fails holds up no other.
    """

    def __init__(self, at_once: int, pause: float = 0.0) -> None:
        self.at_once = at_once
        self.pause = pause  # seconds
        self.left = at_once  # of this turn; while somebody waits, none
        self.waiting: dict[str, dict[Work, None]] = {}  # whose: what; who is next comes first

    def add(self, work: Work, whose: str = "") -> None:
        if self.take():
            asyncio.get_running_loop().call_soon(work)
        else:
            self.waiting.setdefault(whose, {})[work] = None

    async def wait(self, whose: str = "") -> None:
        if not self.take():
            turn = asyncio.Event()
            self.waiting.setdefault(whose, {})[turn.set] = None
            await turn.wait()

    def take(self) -> bool:
        if not self.left:
            return False
        if self.left == self.at_once:
            loop = asyncio.get_running_loop()
            if self.pause:
                loop.call_later(self.pause, self.next_turn)
            else:
                loop.call_soon(self.next_turn)
        self.left -= 1
        return True

    def next_turn(self) -> None:
        self.left = self.at_once
        while self.waiting and self.take():
            whose = next(iter(self.waiting))
            theirs = self.waiting.pop(whose)
            work = next(iter(theirs))
            del theirs[work]
            if theirs:
                self.waiting[whose] = theirs
            asyncio.get_running_loop().call_soon(work)


def breathe(done: int) -> None:
    """Whoever does much in a thread lets all else go on meanwhile; of a few rows nobody notices anything."""
    if done and done % FEW == 0:
        time.sleep(BREATH)
