"""The log of all tables in a database: SQLite (a file) or PostgreSQL, the same code for both.

One writer per process gathers what comes in while it is busy into one transaction, so that a commit serves many moves.
A row is there when `append` says so, and not before. Rows are only ever added: the primary key (table, seq) decides
who of two was first, also between processes.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .changes import Author, Move, Row, TableChange
from .migrate import upgrade
from .schema import KEYS, ROWS


class Entry(NamedTuple):
    """A row of a table's log, and the id of the command that it answers."""

    table: str
    row: Row
    command: str | None = None


Point = Literal["received", "validated", "written", "committed", "answering"]  # of a command's way
Reached = Callable[[Point], None]


class Store:
    """Open while the program runs; `opened` makes one. `reached` hears of every point: tests pull the plug there."""

    def __init__(self, engine: AsyncEngine, reached: Reached) -> None:
        self.engine = engine
        self.dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self.reached = reached
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.closing = False

    async def append(self, entry: Entry) -> bool:
        """True once the row is safe on the disk; False if another one has its place. Raises what the database says."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        self.wake.set()
        return await done

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """A table's rows from this one on."""
        query = sa.select(ROWS).where(ROWS.c.table == table, ROWS.c.seq >= since).order_by(ROWS.c.seq)
        async with self.engine.connect() as connection:
            return [entry_of(found) for found in await connection.execute(query)]

    async def listed(self) -> list[str]:
        """The names of all tables, the newest first."""
        query = sa.select(ROWS.c.table).where(ROWS.c.seq == 0).order_by(ROWS.c.at.desc(), ROWS.c.table)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def key(self) -> bytes:
        """What cookies are signed with: made once."""
        async with self.engine.begin() as connection:
            new = {"name": "cookies", "key": secrets.token_hex(32)}
            await connection.execute(self.dialect.insert(KEYS).values(new).on_conflict_do_nothing())
            return bytes.fromhex(await connection.scalar(sa.select(KEYS.c.key)) or "")

    async def write_until_closed(self) -> None:
        async with self.engine.connect() as connection:
            while self.waiting or not self.closing:
                await self.wake.wait()
                self.wake.clear()
                batch, self.waiting = self.waiting, []
                if batch:
                    await self.write(connection, batch)

    async def write(self, connection: AsyncConnection, batch: Sequence[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """All of them in one transaction. If that fails, none is there, and each asker learns why."""
        try:
            async with connection.begin():
                written = await connection.execute(self.insert(), [values_of(entry) for entry, _ in batch])
                there = {(table, seq) for table, seq in written}
                self.reached("written")
            self.reached("committed")
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for entry, done in batch:
            if not done.done():
                done.set_result((entry.table, entry.row.seq) in there)

    def insert(self) -> Any:
        """Whoever comes second adds nothing, and is not told of."""
        return self.dialect.insert(ROWS).on_conflict_do_nothing().returning(ROWS.c.table, ROWS.c.seq)


@asynccontextmanager
async def opened(url: str, reached: Reached = lambda _: None) -> AsyncIterator[Store]:
    """Connect, bring the database up to date, write until it is left; whatever was asked before is still written."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", make_durable)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        store = Store(engine, reached)
        writer = asyncio.create_task(store.write_until_closed())
        try:
            yield store
        finally:
            store.closing = True
            store.wake.set()
            await writer
    finally:
        await engine.dispose()


def make_durable(connection: Any, _record: object) -> None:
    """A commit has reached the disk when it returns; readers do not wait for the writer."""
    for pragma in ("busy_timeout=5000", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:  # two do this to a new file at once: SQLite lets neither wait for the other
            connection.execute("BEGIN IMMEDIATE")  # this waits
            connection.rollback()


def values_of(entry: Entry) -> dict[str, Any]:
    table, row, command = entry
    move = row.change if isinstance(row.change, Move) else None
    return {
        "table": table,
        "seq": row.seq,
        "command": command,
        "game": move.game if move else None,
        "ply": move.ply if move else None,
        "at": row.at,
        "author": msgspec.to_builtins(row.author),
        "change": msgspec.to_builtins(row.change),
    }


def entry_of(found: Any) -> Entry:
    author = msgspec.convert(found.author, Author)
    change: TableChange = msgspec.convert(found.change, TableChange)
    return Entry(found.table, Row(found.seq, found.at, author, change), found.command)
