"""Where commands are decided: checked against the table, written, and only then answered.

Every process may serve every table. Each keeps the tables that it has seen and learns from a lost race that another one
has moved on: then it reads what is new and decides again.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from .changes import Author, Row, TableChange
from .store import Entry, Store
from .table import Refused, Table, after


@dataclass(slots=True)
class Known:
    """What this process knows of a table."""

    table: Table | None = None
    rows: list[Row] = field(default_factory=list)
    answered: dict[str, int] = field(default_factory=dict)  # command → seq


class Desk:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.known: defaultdict[str, Known] = defaultdict(Known)
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def decide(self, name: str, author: Author, change: TableChange, command: str | None = None) -> int:
        """The seq of the row that this command has become; the same again for the same command. Raises Refused.

        When this returns, the row is safe; when it raises anything, it is not there.
        """
        self.store.reached("received")
        async with self.locks[name]:
            known = self.known[name]
            if known.table is None:
                await self.catch_up(name)
            while True:
                if command is not None and command in known.answered:
                    return known.answered[command]
                table = after(known.table, author, change)
                row = Row(len(known.rows), self.clock(), author, change)
                self.store.reached("validated")
                if await self.store.append(Entry(name, row, command)):
                    self.learn(known, Entry(name, row, command), table)
                    self.store.reached("answering")
                    return row.seq
                if not await self.catch_up(name):
                    raise RuntimeError(f"table {name}: row {row.seq} has no place, and nothing is in it")

    async def table(self, name: str) -> Table:
        """As it is now, for whoever looks at it."""
        async with self.locks[name]:
            await self.catch_up(name)
            table = self.known[name].table
        if table is None:
            del self.known[name]
            raise Refused("no_table")
        return table

    async def catch_up(self, name: str) -> int:
        """Read what others have written since; how many rows that was."""
        known = self.known[name]
        news = await self.store.read(name, since=len(known.rows))
        for entry in news:
            self.learn(known, entry, after(known.table, entry.row.author, entry.row.change))
        return len(news)

    def learn(self, known: Known, entry: Entry, table: Table) -> None:
        known.table = table
        known.rows.append(entry.row)
        if entry.command is not None:
            known.answered[entry.command] = entry.row.seq
