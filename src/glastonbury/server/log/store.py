"""The log of all tables in a database: SQLite (a file) or PostgreSQL, the same code for both (databases.py).

One writer per process gathers what comes in while it is busy into one transaction, so that a commit serves many moves.
A row is there when `append` says so, and not before. Rows are only ever added: the primary key (table, seq) decides
who of two was first, also between processes. Everything else that is written goes through the same writer.
"""

import asyncio
import re
import secrets
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ..logs import log
from ..tables.changes import Forgotten, Row
from ..tables.table import Table
from ..turns import FEW
from .chain import Damaged
from .databases import Database, database
from .entries import Entry, chained, entry_of, values_of
from .migrate import upgrade
from .schema import GAMES, HEADS, KEYS, RESULTS, ROWS, SEATED, SNAPSHOTS, TABLES
from .snapshots import snapshot_of, table_in

T = TypeVar("T")


GATHERED = 0.003  # seconds that a commit waits for company: each costs far more than a row
PORTION = 100  # rows that are read at once
READERS = 4  # connections at once
COPIES = ("cookies", "cookies, again", "cookies, thrice")  # of the key

ASKED = sa.select(sa.bindparam("table", type_=sa.String).label("name")).subquery()
ROWS_AND_END = (
    sa.select(ROWS, HEADS.c.seq.label("last"), HEADS.c.digest.label("end"))
    .select_from(
        ASKED.outerjoin(HEADS, HEADS.c.table == ASKED.c.name).outerjoin(
            ROWS, sa.and_(ROWS.c.table == ASKED.c.name, ROWS.c.seq >= sa.bindparam("since"))
        )
    )
    .order_by(ROWS.c.seq)
    .limit(PORTION)
)  # one without a row where there is none
LAST_ROWS = sa.select(
    TABLES.c.name, sa.select(sa.func.max(ROWS.c.seq)).where(ROWS.c.table == TABLES.c.name).scalar_subquery()
).where(TABLES.c.name.in_(sa.bindparam("tables", expanding=True)))
STAND_UP = sa.delete(SEATED).where(SEATED.c.table.in_(sa.bindparam("tables", expanding=True)))

# What is raised where the database is full, locked or away: SQLAlchemy's, and the driver's while it connects.
DATABASE_ERRORS = (sa.exc.SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


Point = Literal["received", "validated", "written", "committed", "answering", "telling"]  # of a command's way
Reached = Callable[[Point], None]
Work = Callable[[sa.Connection], Any]


# Whether a new row follows another: a table that this process knows may be gone, by another one. (PostgreSQL might look
# for what EXISTS by reading all rows.)
FOLLOWS = sa.literal_column(
    'rows.seq = 0 OR (SELECT seq FROM rows AS old WHERE old."table" = rows."table" AND old.seq = rows.seq - 1) >= 0',
    sa.Boolean,
)


class Store:
    """Open while the program runs; `opened` makes one. `reached` hears of every point: tests pull the plug there."""

    def __init__(self, writing: Database, reading: Database, reached: Reached) -> None:
        self.writing = writing
        self.reading = reading
        self.shared = writing.sync.dialect.name == "postgresql"  # other processes may write too
        self.dialect = postgresql if self.shared else sqlite
        follows = FOLLOWS if self.shared else sa.true()
        new_rows = self.dialect.insert(ROWS).on_conflict_do_nothing()
        self.new_rows = new_rows.returning(ROWS.c.table, ROWS.c.seq, follows)
        self.new_snapshots = upsert(self.dialect.insert(SNAPSHOTS), "digest", "body", "sum")
        self.new_heads = upsert(self.dialect.insert(HEADS), "seq", "digest")
        self.new_standings = upsert(self.dialect.insert(TABLES), "status", "listed", "slow", "about", "at", "due")
        self.reached = reached
        self.process = secrets.token_hex(8)
        self.rows_per_commit: Callable[[int], object] = lambda _: None  # for whoever measures
        self.moved: Callable[[list[str]], object] = lambda _: None  # these tables have new rows: for other processes
        self.waiting: list[tuple[Entry | Work, asyncio.Future[Any]]] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.readings: set[asyncio.Task[Any]] = set()

    # Reading

    async def snapshot(self, table: str) -> tuple[Table, str] | None:
        """The table as it was after some row, and the digest of that."""
        if "\0" in table:  # PostgreSQL fails where others find nothing
            return None
        try:
            kept = await self.find(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
        except (sa.exc.DatabaseError, asyncpg.PostgresError) as error:
            if is_damage(error):
                return None  # it is never the truth
            raise
        for found in kept:
            if (read := table_in(found)) is not None:
                return read, found.digest
        return None

    async def row_of(self, table: str, command: str) -> Row | None:
        """What this command has become."""
        for found in await self.find(sa.select(ROWS).where(ROWS.c.table == table, ROWS.c.command == command)):
            return entry_of(found).row
        return None

    async def read(self, table: str, since: int = 0, before: str | None = "") -> list[Entry]:
        """A table's rows from this one on, each of which follows from the digest before. Raises Damaged."""
        entries: list[Entry] = []
        while len(portion := await self.read_portion(table, since, before)) == PORTION:
            entries += portion
            since, before = since + PORTION, portion[-1].seal.digest
        return [*entries, *portion]

    async def read_portion(self, table: str, since: int, before: str | None) -> list[Entry]:
        """So many at once that nobody waits for them for long."""
        if "\0" in table:
            return []
        try:
            found = await self.find(ROWS_AND_END, table=table, since=since)
        except (sa.exc.DatabaseError, asyncpg.PostgresError) as error:
            if is_damage(error):
                raise Damaged(table, since, "cannot be read from the disk") from error
            raise
        last, end = found[0].last, found[0].end
        log = [] if found[0].seq is None else found
        if len(log) > FEW:
            entries = await asyncio.to_thread(chained, table, log, since, before)
        else:
            entries = chained(table, log, since, before)
        if len(entries) == PORTION and last is not None and last > entries[-1].row.seq:
            return entries  # there are more
        if entries and entries[-1].row.seq != last:
            raise Damaged(table, entries[-1].row.seq + 1, f"the log ended with row {last}")
        if entries and entries[-1].seal.digest != end:
            raise Damaged(table, entries[-1].row.seq, "is not the one that the log ended with")
        if not entries and last is not None and last >= since:
            raise Damaged(table, since, "is missing")
        return entries

    async def read_many(self, since: Mapping[str, tuple[int, str]]) -> dict[str, list[Entry]]:
        """Of many tables, each from another row and digest on: in one query where processes tell each other of many.

        Of a table whose log is damaged there is nothing: whoever reads it alone learns it.
        """
        if not self.shared:
            return {name: await self.read(name, *place) for name, place in since.items()}
        wanted = listed((name, version) for name, (version, _) in since.items())
        new = sa.and_(ROWS.c.table == wanted.c.name, ROWS.c.seq >= wanted.c.number)
        found: dict[str, list[Any]] = {name: [] for name in since}
        for row in await self.find(sa.select(ROWS).join(wanted, new).order_by(ROWS.c.table, ROWS.c.seq)):
            found[row.table].append(row)
        if sum(map(len, found.values())) > FEW:
            return await asyncio.to_thread(each_chained, found, since)
        return each_chained(found, since)

    async def find(self, query: sa.Select[Any], **values: object) -> list[Any]:
        """What is asked often, of several parts, is made once and gets its `values` here: each one that is made leaves
        cycles behind (worker.py)."""
        return (await self.to_its_end(self.fetch([query], values)))[0]

    async def find_all(self, *queries: sa.Select[Any]) -> list[list[Any]]:
        """At one go, which costs not much more than one of them."""
        return await self.to_its_end(self.fetch(queries, {}))

    async def fetch(self, queries: Sequence[sa.Select[Any]], values: Mapping[str, object]) -> list[list[Any]]:
        return await self.reading.run(lambda connection: [list(connection.execute(query, values)) for query in queries])

    async def to_its_end(self, reading: Coroutine[Any, Any, T]) -> T:
        """Though nobody may wait for it any more: a connection that is let go of in the middle would be lost."""
        task = asyncio.create_task(reading)
        self.readings.add(task)
        task.add_done_callback(self.readings.discard)
        return await asyncio.shield(task)

    async def has_games(self, table: str) -> bool:
        """Whether some were finished there: they stay when the table is forgotten."""
        return bool(await self.find(sa.select(GAMES.c.game).where(GAMES.c.table == table).limit(1)))

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """How many rows each has, if any. The last row of each is looked up, or all would be read."""
        return {name: seq + 1 for name, seq in await self.find(LAST_ROWS, tables=list(tables)) if seq is not None}

    async def tidy_up(self) -> None:
        """Brings what was committed into its place in the file, while others read and write."""
        if not self.shared:
            checkpoint = "PRAGMA wal_checkpoint(PASSIVE)"
            await self.to_its_end(self.reading.run(lambda connection: connection.exec_driver_sql(checkpoint).close()))

    # Writing

    async def append(self, entry: Entry) -> bool:
        """True once the row is safe on the disk; False if another one has its place.

        Raises what the database says: then the row is most likely not there, and a reader finds out.
        """
        there: bool = await self.asked(entry)
        return there

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Something else to write, in a transaction of its own."""
        result: T = await self.asked(work)
        return result

    async def asked(self, what: Entry | Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((what, done))
        self.wake.set()
        return await done

    async def write_until_closed(self) -> None:
        while self.waiting or not self.closing:
            await self.wake.wait()
            await asyncio.sleep(GATHERED)
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            entries = [(what, done) for what, done in batch if isinstance(what, Entry)]
            works = [(what, done) for what, done in batch if not isinstance(what, Entry)]
            try:
                if entries:
                    await self.write(entries)
                for work, done in works:
                    answer(done, await self.writing.run(partial(in_transaction, work)))
            except Exception as error:  # whatever the database says: nothing of this is there, and each asker learns it
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)

    async def write(self, batch: Sequence[tuple[Entry, asyncio.Future[Any]]]) -> None:
        """All of them in one transaction. Whoever comes second adds nothing, and is told so."""
        first: dict[tuple[str, int], Entry] = {}
        for entry, _ in batch:
            first.setdefault((entry.table, entry.row.seq), entry)
        # In order: of two processes one waits for the other, and never each for the other.
        new = await self.writing.run(partial(self.write_rows, entries={place: first[place] for place in sorted(first)}))
        self.rows_per_commit(len(new))
        self.moved([entry.table for entry in new])
        there = {id(entry) for entry in new}
        for entry, done in batch:
            answer(done, id(entry) in there)

    def write_rows(self, connection: sa.Connection, entries: Mapping[tuple[str, int], Entry]) -> list[Entry]:
        """Those that are new."""
        with connection.begin():
            written = connection.execute(self.new_rows, [values_of(entry) for entry in entries.values()])
            places = {(table, seq): follows for table, seq, follows in written}
            for table, seq in (place for place, follows in places.items() if not follows):
                connection.execute(sa.delete(ROWS).where(ROWS.c.table == table, ROWS.c.seq == seq))
            new = [entries[place] for place, follows in places.items() if follows]
            if new:
                heads = [{"table": entry.table, "seq": entry.row.seq, "digest": entry.seal.digest} for entry in new]
                connection.execute(self.new_heads, heads)
            self.write_standings(connection, [entry for entry in new if entry.standing is not None])
            self.write_snapshots(connection, new)
            for entry in new:
                if entry.finished is not None:
                    connection.execute(sa.insert(GAMES), entry.finished.game)
                    connection.execute(sa.insert(RESULTS), entry.finished.results)
            self.reached("written")
        self.reached("committed")
        return new

    def write_snapshots(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """After somebody was forgotten there is none before the next one."""
        forgotten = [entry.table for entry in entries if isinstance(entry.row.change, Forgotten)]
        if forgotten:
            connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table.in_(forgotten)))
        new = [(entry.table, entry.snapshot, entry.seal.digest) for entry in entries if entry.snapshot is not None]
        if new:
            connection.execute(self.new_snapshots, [snapshot_of(*kept) for kept in new if kept[1] is not None])

    def write_standings(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        found = [(entry.table, entry.row.at, entry.standing) for entry in entries if entry.standing is not None]
        values = [{"name": name, "at": at, **standing._asdict()} for name, at, standing in found]
        for value in values:
            del value["people"]
        connection.execute(self.new_standings, values)
        connection.execute(STAND_UP, {"tables": [name for name, _, _ in found]})
        seated = [{"table": name, "person": person} for name, _, standing in found for person in standing.people]
        if seated:
            connection.execute(sa.insert(SEATED), seated)

    async def key(self) -> bytes:
        """What cookies are signed with: made once, by whichever process is the first.

        It is kept three times: a damaged one is outvoted, for with another key nobody would have a seat any more.
        """

        def make(connection: sa.Connection) -> str:
            new = {"name": COPIES[0], "key": secrets.token_hex(32)}
            connection.execute(self.dialect.insert(KEYS).values(new).on_conflict_do_nothing())
            kept = Counter(key for key in connection.scalars(sa.select(KEYS.c.key)) if is_key(key))
            if not kept:
                log("the key of all cookies was damaged: there is another one, and nobody has a seat any more")
            key = kept.most_common(1)[0][0] if kept else new["key"]
            copies = [{"name": name, "key": key} for name in COPIES]
            connection.execute(upsert(self.dialect.insert(KEYS), "key"), copies)
            return key

        return bytes.fromhex(await self.run(make))


def is_key(key: object) -> bool:
    return isinstance(key, str) and re.fullmatch("([0-9a-f]{2}){16,}", key) is not None


def each_chained(found: Mapping[str, Sequence[Any]], since: Mapping[str, tuple[int, str]]) -> dict[str, list[Entry]]:
    news: dict[str, list[Entry]] = {}
    for name, rows in found.items():
        try:
            news[name] = chained(name, rows, *since[name])
        except Damaged:
            news[name] = []
    return news


def upsert(insert: Any, *columns: str) -> Any:
    """A row of its own for each primary key: the last one."""
    keys = [column.name for column in insert.table.primary_key]
    return insert.on_conflict_do_update(index_elements=keys, set_={name: insert.excluded[name] for name in columns})


def listed(places: Iterable[tuple[str, int]]) -> sa.TableValuedAlias:
    """Names and numbers as PostgreSQL's table of them: one statement, however many there are."""
    names, numbers = zip(*places, strict=True)
    columns = sa.cast(names, postgresql.ARRAY(sa.String)), sa.cast(numbers, postgresql.ARRAY(sa.Integer))
    return sa.func.unnest(*columns).table_valued("name", "number").render_derived()


def answer(done: asyncio.Future[Any], result: object) -> None:
    if not done.done():  # whoever asked may have gone
        done.set_result(result)


@asynccontextmanager
async def opened(url: str, reached: Reached = lambda _: None) -> AsyncIterator[Store]:
    """Connect, bring the database up to date, write until it is left; whatever was asked before is still written."""
    place = sa.make_url(url)
    if place.get_backend_name() == "sqlite" and place.database:
        with suppress(OSError):  # SQLite says what is wrong
            Path(place.database).touch(mode=0o600)  # with its secrets it is for its owner alone
    async with database(url) as writing, database(url, readers=READERS) as reading:
        await writing.run(partial(in_transaction, upgrade))
        store = Store(writing, reading, reached)
        writer = asyncio.create_task(store.write_until_closed())
        try:
            yield store
        finally:
            store.closing = True
            store.wake.set()
            await writer
            await asyncio.gather(*store.readings, return_exceptions=True)


def in_transaction(work: Callable[[sa.Connection], T], connection: sa.Connection) -> T:
    with connection.begin():
        return work(connection)


def is_damage(error: sa.exc.DatabaseError | asyncpg.PostgresError) -> bool:
    """Of the disk, and not that the database is full, locked or away."""
    cause = getattr(error, "orig", error)
    code = getattr(cause, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT or getattr(cause, "sqlstate", None) in ("XX001", "XX002")
