"""Processes in which bots think, and who may next: what is quick first, then where people wait, each address in turn.

One process never searches, so that a quick bot finds it free or soon free, however many others search. Reviews of games
come last, one process alone makes them, and the more the server has to do the longer they rest: even a patient process
costs others their caches. A thought has its time: a process that hangs or dies is ended, and another one takes its
place.
"""

import asyncio
import itertools
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, TypeVar

from ...bots import SEARCHING
from ..logs import log, log_failure
from .thinking import begin, rehearse

T = TypeVar("T")

PROCESSES = max(2, min(4, (os.cpu_count() or 2) - 1))
LONGEST = 20.0  # seconds for a thought, on a busy machine
COLD = 300.0  # and for the first one of a process, which may have to compile the search
REST = 2.0  # seconds without reviews for each that the server itself has worked during a portion of one
LONGEST_REST = 2.0  # a portion may have had to be compiled
MOST_SHARES = 10_000  # addresses that are remembered


def new_pool(level: str) -> ProcessPoolExecutor:
    """Of one process: of a larger pool a single one could not be ended."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin, initargs=(level in SEARCHING,))


def kill(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits any more for what they think about (what `kill_workers` does from Python 3.14 on)."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


@dataclass(eq=False, slots=True)
class Thought:
    """What shall be thought, and for whom."""

    work: Callable[..., Any]
    arguments: tuple[object, ...]
    searching: bool
    waited_for: bool  # by people who are there
    share: str  # the address of whoever asks for it
    number: int
    done: asyncio.Future[Any]
    review: bool = False  # a portion of one: all bots go first


@dataclass(eq=False, slots=True)
class Thinker:
    """A process, and the level that it rehearses: one that searches, where it may."""

    level: str
    pool: ProcessPoolExecutor = field(init=False)
    warm: bool = field(init=False, default=False)
    warm_for_reviews: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        self.pool = new_pool(self.level)

    @property
    def may_search(self) -> bool:
        return self.level in SEARCHING

    def time_for(self, thought: Thought) -> float:
        """In seconds. What is done for the first time may have to be compiled."""
        return LONGEST if (self.warm_for_reviews if thought.review else self.warm) else COLD

    def warmed_by(self, thought: Thought) -> None:
        if thought.review:
            self.warm_for_reviews = True
        else:
            self.warm |= thought.searching or not self.may_search

    def replace(self) -> None:
        kill(self.pool)
        self.pool, self.warm, self.warm_for_reviews = new_pool(self.level), False, False


class Queue:
    """Whose turn it is."""

    def __init__(self) -> None:
        self.waiting: list[Thought] = []
        self.served: dict[str, int] = {}  # share → when it last had its turn
        self.turns = itertools.count(1)

    def next(self, *, may_search: bool, may_review: bool = True) -> Thought | None:
        fitting = [
            thought
            for thought in self.waiting
            if (may_review if thought.review else may_search or not thought.searching)
        ]
        if not fitting:
            return None
        chosen = min(fitting, key=self.order)
        self.waiting.remove(chosen)
        self.served.pop(chosen.share, None)
        self.served[chosen.share] = next(self.turns)
        if len(self.served) > MOST_SHARES:
            del self.served[next(iter(self.served))]
        return chosen

    def order(self, thought: Thought) -> tuple[bool, bool, bool, int, int]:
        turn = self.served.get(thought.share, 0), thought.number
        return thought.review, thought.searching, not thought.waited_for, *turn


class Thinkers:
    def __init__(self) -> None:
        self.all = [Thinker("witch"), *(Thinker("wizard") for _ in range(PROCESSES - 1))]  # the idle are asked in order
        self.idle = list(self.all)
        self.queue = Queue()
        self.numbers = itertools.count()
        self.resting = False  # no reviews now
        self.tasks: set[asyncio.Task[None]] = set()

    async def warm(self) -> None:
        """All have their code ready: each rehearses something, since all are idle at the start."""
        await asyncio.gather(*(self.ask(rehearse, thinker.level, searching=thinker.may_search) for thinker in self.all))

    async def ask(
        self,
        work: Callable[..., T],
        *arguments: object,
        searching: bool = False,
        waited_for: bool = True,
        share: str = "",
        review: bool = False,
    ) -> T:
        """In another process, when it is its turn. Raises what the work raises, and TimeoutError."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        thought = Thought(work, arguments, searching, waited_for, share, next(self.numbers), done, review)
        self.queue.waiting.append(thought)
        self.set_to_work()
        try:
            return await done
        finally:
            if thought in self.queue.waiting:  # nobody wants it any more
                self.queue.waiting.remove(thought)

    def set_to_work(self) -> None:
        for thinker in list(self.idle):
            may_review = thinker is self.all[-1] and not self.resting
            thought = self.queue.next(may_search=thinker.may_search, may_review=may_review)
            if thought is not None:
                self.idle.remove(thinker)
                task = asyncio.create_task(self.think(thinker, thought))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def think(self, thinker: Thinker, thought: Thought) -> None:
        was_warm, worked = thinker.warm, time.process_time()
        try:
            result = await self.thought_by(thinker, thought)
            if not thought.done.done():
                thought.done.set_result(result)
        except Exception as error:  # whatever a bot does wrong is for whoever asked it
            if not thought.done.done():
                thought.done.set_exception(error)
        finally:
            if thought.review:
                self.rest(min(REST * (time.process_time() - worked), LONGEST_REST))
            if was_warm and not thinker.warm:
                await self.rehearse_again(thinker)
            self.idle.append(thinker)
            self.idle.sort(key=self.all.index)
            self.set_to_work()

    def rest(self, seconds: float) -> None:
        """No reviews for so long."""
        self.resting = True
        asyncio.get_running_loop().call_later(seconds, self.end_rest)

    def end_rest(self) -> None:
        self.resting = False
        self.set_to_work()

    async def rehearse_again(self, thinker: Thinker) -> None:
        """In a process that took another one's place: nobody's thought shall have the time that a cold one needs."""
        going = asyncio.get_running_loop().run_in_executor(thinker.pool, rehearse, thinker.level)
        try:
            await asyncio.wait_for(going, COLD)
        except Exception as error:  # whatever it was: then its first thought has that time
            log_failure("a process of the bots could not rehearse", error)
            thinker.replace()
        else:
            thinker.warm = True

    async def thought_by(self, thinker: Thinker, thought: Thought) -> Any:
        """Once more, where the process was killed; one that hangs is ended."""
        for again in (True, False):
            try:
                going = asyncio.get_running_loop().run_in_executor(thinker.pool, thought.work, *thought.arguments)
                result = await asyncio.wait_for(going, thinker.time_for(thought))
            except TimeoutError:
                thinker.replace()
                raise
            except BrokenProcessPool:
                log("a process of bots died, and is replaced")
                thinker.replace()
                if not again:
                    raise
            else:
                thinker.warmed_by(thought)
                return result
        raise AssertionError

    def close(self) -> None:
        self.queue.waiting.clear()
        for task in list(self.tasks):
            task.cancel()
        for thinker in self.all:
            kill(thinker.pool)
