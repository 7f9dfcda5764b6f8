"""Bots at tables: players without a socket, whose moves are computed by other processes.

A search never blocks the event loop (thinkers.py). In the same way a stand-in moves for a person whose time is over.
One that fails is logged, and another plays on in its place.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from ...bots import SEARCHING, Fact
from ...rules import Setup, legal
from ..logs import log, log_failure
from ..metrics import Metrics
from ..tables.changes import Author, BotPace, Move
from ..tables.table import Refused, Table
from .desk import Desk
from .thinkers import Thinkers
from .thinking import advise, hint, think

Here = Callable[[str], set[str]]  # who is at a table
Pause = Callable[[BotPace], Awaitable[None]]
Share = Callable[[str], str]  # the address of somebody at a table

IN_ITS_PLACE = "apprentice"  # who plays on for a bot that fails
MOST_FAILED = 1000  # that are remembered


class Bots:
    """Moves for every table where it is a bot's turn; `pause` lets people follow."""

    def __init__(
        self,
        desk: Desk,
        moved: Callable[[str], None],
        here: Here,
        pause: Pause,
        metrics: Metrics,
        share: Share = lambda _: "",
    ) -> None:
        self.desk = desk
        self.share = share
        self.metrics = metrics
        self.moved = moved
        self.here = here
        self.pause = pause
        self.thinkers = Thinkers()
        self.failed: OrderedDict[tuple[str, int, str], None] = OrderedDict()  # (table, game, level)
        self.busy: dict[str, asyncio.Task[None]] = {}

    async def warm(self) -> None:
        await self.thinkers.warm()

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
            await self.pause(table.options.bot_pace)
            level = self.level_for(name, table, mover.id)
            try:
                token = await self.thought_of(name, table, level, table.player_in_seat(deciding))
            except Exception as error:  # whatever it was, or it took too long
                self.fail(name, table, level, error)
                continue
            try:
                await self.desk.decide(name, mover, Move(table.game, len(table.moves), token))
            except Refused as refused:
                if refused.code == "illegal":
                    self.fail(name, table, level, refused)
                continue  # somebody was quicker: another process, or the person is back
            self.metrics.bot_moves.labels(mover.id).inc()
            self.moved(name)

    async def thought_of(self, name: str, table: Table, level: str | None, seat: int) -> str:
        """The move that a level makes; where none is left, the first that there is."""
        if level is None:
            assert table.state is not None
            return min(str(move) for move in legal(table.state))
        secret = table.dealt.secret if table.dealt else ""  # or everybody could foresee what looks random
        seed = f"{secret}/{name}/{table.game}/{len(table.moves)}"
        with self.metrics.bot_seconds.labels(level).time():
            return await self.thinkers.ask(
                think,
                level,
                table.setup,
                table.moves,
                seat,
                seed,
                searching=level in SEARCHING,
                waited_for=bool(self.here(name)),
                share=self.share(name) or table.host,  # where nobody watches, whose table it is
            )

    async def hint(self, name: str, table: Table) -> tuple[Fact, ...]:
        """What a friend says first to whoever decides there."""
        return await self.thinkers.ask(hint, *decision(table), share=self.share(name))

    async def advise(self, name: str, table: Table) -> list[tuple[str, tuple[Fact, ...]]]:
        """And then: the same at each asking, so nothing that is hidden goes into the seed."""
        seed = f"{name}/{table.game}/{len(table.moves)}"
        return await self.thinkers.ask(advise, *decision(table), seed, share=self.share(name))

    def level_for(self, name: str, table: Table, level: str) -> str | None:
        """Who plays in this game: not who has failed in it."""
        able = (who for who in (level, IN_ITS_PLACE) if (name, table.game, who) not in self.failed)
        return next(able, None)

    def fail(self, name: str, table: Table, level: str | None, error: Exception) -> None:
        if level is None:
            raise error
        about = {"table": name, "ply": len(table.moves), "level": level}
        if isinstance(error, TimeoutError):  # on a machine with too much to do: where it was waited for says nothing
            log("a bot took too long, another one plays on", **about)
        else:
            log_failure("a bot failed, another one plays on", error, **about)
        self.metrics.bot_failures.labels(level).inc()
        self.failed[name, table.game, level] = None
        if len(self.failed) > MOST_FAILED:
            self.failed.popitem(last=False)

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        self.thinkers.close()


def decision(table: Table) -> tuple[Setup | None, tuple[str, ...], int]:
    """What somebody has to know who thinks about it: how it came to it, and whose it is."""
    assert table.state is not None
    return table.setup, table.moves, table.state.player
