"""The two kinds of databases: what is done with a connection is the same plain code for both.

SQLite, which is a file, is asked by threads, and PostgreSQL by its asynchronous driver. A whole transaction is one way
there and back for the event loop, which may be busy at every step.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")

PATIENCE = 5  # seconds for a lock that somebody else holds; then it is refused, and may be asked again
LARGEST_WAL = 16_384  # pages; beyond them a commit tidies up, and everybody waits for it

# Every session with PostgreSQL: a commit has reached the disk, whatever the server, database or role is set to.
DURABLE = {"synchronous_commit": "on", "lock_timeout": f"{PATIENCE}s"}

ENCODER = msgspec.json.Encoder()


class Database(Protocol):
    sync: sa.Engine

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Raises what the database says; then the connection is not used again."""


class Threads:
    """SQLite: as many as may ask at once."""

    def __init__(self, engine: sa.Engine, number: int) -> None:
        self.sync = engine
        self.threads = ThreadPoolExecutor(number, "database")

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.done, work)

    def done(self, work: Callable[[sa.Connection], T]) -> T:
        with self.sync.connect() as connection:
            try:
                return work(connection)
            except BaseException:
                connection.invalidate()
                raise

    async def close(self) -> None:
        await asyncio.to_thread(self.threads.shutdown)
        self.sync.dispose()


class Driver:
    """PostgreSQL's."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sync = engine.sync_engine

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        async with self.engine.connect() as connection:
            try:
                return await connection.run_sync(work)
            except BaseException:
                await connection.invalidate()
                raise

    async def close(self) -> None:
        await self.engine.dispose()


@asynccontextmanager
async def database(url: str, *, readers: int = 0, durable: bool = True) -> AsyncIterator[Database]:
    """One connection; or so many that only read: a query needs no transaction, which would cost more than the query.

    `durable`: SQLite's file may be changed to what that needs.
    """
    options: dict[str, Any] = {
        "pool_size": readers or 1,
        "max_overflow": 0,
        "hide_parameters": True,
        "json_serializer": lambda value: ENCODER.encode(value).decode(),
        "json_deserializer": read_json,
    }
    if readers:
        options |= {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None}
    made: Threads | Driver
    if url.startswith("postgresql"):
        options |= {"connect_args": {"server_settings": DURABLE}, "pool_pre_ping": bool(readers)}
        made = Driver(create_async_engine(url, **options))
    else:
        options |= {"connect_args": {"check_same_thread": False}, "poolclass": sa.QueuePool}
        engine = sa.create_engine(sa.make_url(url).set(drivername="sqlite"), **options)
        for prepare in (read_any_text, *((make_durable,) if durable else ())):
            sa.event.listen(engine, "connect", prepare)
        made = Threads(engine, readers or 1)
    try:
        yield made
    finally:
        await made.close()


def make_durable(connection: sqlite3.Connection, _record: object) -> None:
    """A commit has reached the disk when it returns; readers do not wait for the writer."""
    for pragma in (f"busy_timeout={PATIENCE * 1000}", "synchronous=FULL", f"wal_autocheckpoint={LARGEST_WAL}"):
        connection.execute(f"PRAGMA {pragma}")
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:  # two do this to a new file at once: SQLite lets neither wait for the other
            connection.execute("BEGIN IMMEDIATE")  # this waits
            connection.rollback()


def read_any_text(connection: sqlite3.Connection, _record: object) -> None:
    """A flipped bit may leave what is no text: it alone is damaged, and keeps no other row from being read. What is
    read can be asked for again, which a half of a letter cannot.
    """
    connection.text_factory = lambda text: str(text, "utf-8", "replace")


def read_json(text: str) -> Any:
    """None for what is damaged: whoever needs it says so."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, TypeError):
        return None
