"""Bots at tables: players without a socket, whose moves are computed by other processes.

A search never blocks the event loop. In the same way a stand-in moves for a person whose time is over.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from .changes import Author, BotPace, Move
from .desk import Desk
from .logs import log_failure
from .metrics import Metrics
from .table import Refused, Table
from .thinking import end_with_the_server, rehearse, think

T = TypeVar("T")
Here = Callable[[str], set[str]]  # who is at a table
Pause = Callable[[BotPace], Awaitable[None]]


class Bots:
    """Moves for every table where it is a bot's turn; `pause` lets people follow."""

    def __init__(
        self,
        desk: Desk,
        moved: Callable[[str], None],
        here: Here,
        pause: Pause,
        metrics: Metrics,
    ) -> None:
        self.desk = desk
        self.metrics = metrics
        self.moved = moved
        self.here = here
        self.pause = pause
        self.pool = new_pool()
        self.busy: dict[str, asyncio.Task[None]] = {}

    async def warm(self) -> None:
        """All processes of the pool have their code ready."""
        await asyncio.gather(*(self.elsewhere(rehearse) for _ in range(PROCESSES)))

    def look_at(self, name: str, table: Table) -> None:
        """If it is a bot's turn there, and nobody thinks about it yet, somebody begins to."""
        if name not in self.busy and self.mover(name, table) is not None:
            task = asyncio.create_task(self.play_on(name))
            self.busy[name] = task
            task.add_done_callback(lambda ended: self.ended(name, ended))

    def ended(self, name: str, task: asyncio.Task[None]) -> None:
        """Whoever looks around finds a turn that was left behind."""
        self.busy.pop(name, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("a bot did not move", error)

    def mover(self, name: str, table: Table) -> Author | None:
        """Who shall move now without being asked: a bot, or the clock for a person. Where nobody is, nobody."""
        if table.deciding is None:
            return None
        here = self.here(name)
        if (level := table.seats[table.deciding].player) is not None:
            return Author("bot", level) if here or table.slow else None
        if table.due is not None and table.due <= self.desk.clock() and (table.slow or here & set(table.people)):
            return Author("clock", table.options.stand_in)
        return None

    async def play_on(self, name: str) -> None:
        """Until it is a person's turn, or the game is over."""
        while True:
            table = await self.desk.table(name)
            mover, deciding = self.mover(name, table), table.deciding
            if mover is None or deciding is None or table.setup is None:
                return
            seat = table.player_in_seat(deciding)
            secret = table.dealt.secret if table.dealt else ""  # or everybody could foresee what looks random
            seed = f"{secret}/{name}/{table.game}/{len(table.moves)}"
            await self.pause(table.options.bot_pace)
            with self.metrics.bot_seconds.labels(mover.id).time():
                token = await self.elsewhere(think, mover.id, table.setup, table.moves, seat, seed)
            try:
                await self.desk.decide(name, mover, Move(table.game, len(table.moves), token))
            except Refused:
                continue  # somebody was quicker: another process, or the person is back
            self.metrics.bot_moves.labels(mover.id).inc()
            self.moved(name)

    async def elsewhere(self, work: Callable[..., T], *arguments: object) -> T:
        """In another process."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:  # one of its processes was killed: new ones, and once more
            if self.pool is pool:
                self.pool = new_pool()
            return await loop.run_in_executor(self.pool, work, *arguments)

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        kill(self.pool)


PROCESSES = max(1, min(4, (os.cpu_count() or 2) - 1))


def new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn"), initializer=end_with_the_server)


def kill(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits any more for what they think about (what `kill_workers` does from Python 3.14 on)."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
