"""News between the processes that serve the same tables: by PostgreSQL's LISTEN and NOTIFY, on one channel.

A wake-up says only that a table has new rows; who hears it reads them. It leaves after the commit, on a connection of
its own: within, commits would wait for one another. After each new LISTEN, and every few seconds, the versions of all
watched tables are compared, so a lost or doubled wake-up harms nothing. With SQLite there is one process, and nobody
else to tell.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress

import asyncpg
import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ..logs import log_failure
from ..tables.changes import Phrase

CHANNEL = "glastonbury"
MOST_UNSAID = 10_000  # things that wait to be said
MOST_PEOPLE = 200  # that are told of at one table: a notification has to be under 8,000 bytes
AGAIN = 0.5  # seconds until the next try to listen


class News(Struct, frozen=True, tag=True):
    process: str  # who says it


class Moved(News, frozen=True):
    """These tables have new rows."""

    tables: list[str]


class Present(News, frozen=True):
    """Who is at a table, by this process' sockets."""

    table: str
    people: list[str]


class Away(News, frozen=True):
    """Somebody has stepped away from a table, or is back."""

    table: str
    person: str
    away: bool


class SaidAt(News, frozen=True, tag="Said"):
    """Somebody says something at a table."""

    table: str
    person: str
    code: Phrase


AnyNews = Moved | Present | Away | SaidAt


def payload(news: News) -> str:
    return msgspec.json.encode(news).decode()


def payloads(news: Moved) -> Iterator[str]:
    """In parts that fit into a notification."""
    for first in range(0, len(news.tables), 300):
        yield payload(msgspec.structs.replace(news, tables=news.tables[first : first + 300]))


class Hub:
    """Hears the other processes, and tells them."""

    def __init__(self, url: sa.URL, process: str, hear: Callable[[AnyNews], None]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process
        self.hear = hear
        self.to_say: dict[object, News] = {}  # by what it is about
        self.new_rows: dict[str, None] = {}  # tables that have some, each once
        self.wake = asyncio.Event()

    def send(self, news: Present | Away | SaidAt) -> None:
        """Soon; what is said while there is no connection is said after it: of who is where the last, and of very much
        the newest. Who is at a table is said again every few seconds.
        """
        match news:
            case Present(_, table):
                about: object = table
            case Away(_, table, person):
                about = table, person
            case SaidAt():
                about = object()  # each is heard
        self.to_say.pop(about, None)
        self.to_say[about] = news
        if len(self.to_say) > MOST_UNSAID:
            del self.to_say[next(iter(self.to_say))]
        self.wake.set()

    def say_moved(self, tables: Iterable[str]) -> None:
        self.new_rows |= dict.fromkeys(tables)
        self.wake.set()

    async def run_until_cancelled(self, again: Callable[[], Awaitable[None]]) -> None:
        """Listen, and speak; whenever the connection is lost, again. `again` is awaited after each connection."""
        while True:
            try:
                await self.listen(again)
            except Exception as error:  # whatever it was: who does not listen any more would be deaf for ever
                log_failure("news of other processes are not heard", error)
            await asyncio.sleep(AGAIN)

    async def listen(self, again: Callable[[], Awaitable[None]]) -> None:
        lost = asyncio.Event()
        # Nothing is written: what is lost with the machine, nobody needs to hear.
        connection = await asyncpg.connect(self.url, server_settings={"synchronous_commit": "off"})
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self.heard)
            await again()
            speaking = asyncio.create_task(self.speak(connection))
            losing = asyncio.create_task(lost.wait())
            try:
                await asyncio.wait((speaking, losing), return_when=asyncio.FIRST_COMPLETED)
            finally:
                speaking.cancel()
                losing.cancel()
                with suppress(asyncio.CancelledError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await speaking
        finally:
            connection.terminate()

    async def speak(self, connection: asyncpg.Connection) -> None:
        """All that waits at once: each transaction that tells news holds up all others that do."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            said = [*map(payload, self.to_say.values()), *payloads(Moved(self.process, list(self.new_rows)))]
            self.to_say, self.new_rows = {}, {}
            await connection.execute("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", CHANNEL, said)

    def heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            news: AnyNews = msgspec.json.decode(str(payload), type=AnyNews)
        except (msgspec.DecodeError, msgspec.ValidationError):
            return  # of a later release
        if news.process != self.process:
            self.hear(news)
