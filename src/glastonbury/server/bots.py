"""Bots at tables: players without a socket, whose moves are computed by other processes.

A search never blocks the event loop. A bot is given what its seat can know, worked out from what the seat saw.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ..bots import LEVELS
from ..knowledge import Knowledge
from ..notation import read_move
from ..rules import Setup, play, start
from ..views import view, witness
from .changes import Author, Move
from .desk import Desk
from .table import Refused, Table


class Bots:
    """Moves for every table where it is a bot's turn; `pause` lets people follow."""

    def __init__(self, desk: Desk, moved: Callable[[str], None], pause: Callable[[], Awaitable[None]]) -> None:
        self.desk = desk
        self.moved = moved
        self.pause = pause
        self.pool = ProcessPoolExecutor(mp_context=get_context("spawn"))
        self.busy: dict[str, asyncio.Task[None]] = {}

    def look_at(self, name: str, table: Table) -> None:
        """If it is a bot's turn there, and nobody thinks about it yet, somebody begins to."""
        if name not in self.busy and level_to_move(table) is not None:
            task = asyncio.create_task(self.play_on(name))
            self.busy[name] = task
            task.add_done_callback(lambda _: self.busy.pop(name, None))

    async def play_on(self, name: str) -> None:
        """Until it is a person's turn, or the game is over."""
        while True:
            table = await self.desk.table(name)
            level, deciding = level_to_move(table), table.deciding
            if level is None or deciding is None or table.setup is None:
                return
            seat = table.player_in_seat(deciding)
            seed = f"{name}/{table.game}/{len(table.moves)}"
            await self.pause()
            loop = asyncio.get_running_loop()
            token = await loop.run_in_executor(self.pool, think, level, table.setup, table.moves, seat, seed)
            try:
                await self.desk.decide(name, Author("bot", level), Move(table.game, len(table.moves), token))
            except Refused:
                continue  # somebody was quicker: another process, or the person is back
            self.moved(name)

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


def level_to_move(table: Table) -> str | None:
    return None if table.deciding is None else table.seats[table.deciding].player


def think(level: str, setup: Setup, moves: tuple[str, ...], seat: int, seed: str) -> str:
    """In another process: follow the game as this seat saw it, and choose."""
    state = start(setup)
    known = Knowledge.begin(view(state, seat))
    for token in moves:
        state, events = play(state, read_move(token))
        known = known.learn(witness(events, seat), view(state, seat))
    return str(LEVELS[level].choose(known, random.Random(seed)))
