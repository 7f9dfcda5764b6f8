"""Whether all that a database keeps is what was written: every log, what is found from it, and every finished game.

Nothing is changed, not even the revision of an older database.
"""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import sqlalchemy as sa

from ...deal import DealError, verify
from ...notation import RecordError, final_state, read_record, result
from ..tables.table import Table
from .chain import Damaged
from .databases import Database
from .entries import following, standing_of
from .migrate import is_older, newest, revision_of
from .schema import GAMES, HEADS, KEYS, ROWS, SEATED, TABLES
from .store import Store, is_key


class Count(NamedTuple):
    tables: int
    rows: int
    games: int


class CannotCheck(Exception):
    """The database is of another release: in one sentence."""


class Older(CannotCheck):
    """A copy of it can be brought up to date, and be checked."""


class Check:
    """`problems` are sentences, found one after the other; then `count` is how much was looked at."""

    def __init__(self, database: Database) -> None:
        self.store = Store(database, database, lambda _: None)
        self.count = Count(0, 0, 0)

    async def problems(self) -> AsyncIterator[str]:
        found = await self.store.reading.run(revision_of)
        if found is None:
            raise CannotCheck("it is no database of this program")
        if found != newest():
            raise (Older if is_older(found) else CannotCheck)(
                f"it is at revision {found}, and this program checks {newest()}: check a copy that was served by it"
            )
        if not self.store.shared:
            for line in await self.store.reading.run(file_problems):
                yield line
        if not await self.store.reading.run(keys_agree):
            yield "the key of all cookies: is not what was written"
        for name in await self.names():
            self.count = self.count._replace(tables=self.count.tables + 1)
            try:
                table = await self.replayed(name)
                while wrong := await self.standing_problems(name, table) if table else []:
                    before, table = table, await self.replayed(name)
                    if table == before:  # else it has gone on meanwhile
                        break
            except Damaged as damaged:
                yield str(damaged)
                continue
            self.count = self.count._replace(rows=self.count.rows + (table.version if table else 0))
            for what in wrong:
                yield f"table {name}: {what}"
        every = sa.select(GAMES.c.table, GAMES.c.game).order_by(GAMES.c.table, GAMES.c.game)
        for game in await self.store.find(every):
            self.count = self.count._replace(games=self.count.games + 1)
            here = (GAMES.c.table == game.table, GAMES.c.game == game.game)
            kept = await self.store.find(sa.select(GAMES.c.record).where(*here))
            if kept:
                problem = record_problem(kept[0].record)
            else:  # a server has tidied it away meanwhile, or it is there under a name that nobody can have
                problem = "its name is damaged" if game in await self.store.find(every) else None
            if problem:
                yield f"table {game.table}, game {game.game}: {problem}"

    async def names(self) -> list[str]:
        """Wherever a table is told of."""
        columns = (ROWS.c.table, HEADS.c.table, TABLES.c.name)
        every = sa.union(*(sa.select(column.label("name")) for column in columns))
        return sorted(str(found.name) for found in await self.store.find(sa.select(every.subquery())))

    async def replayed(self, name: str) -> Table | None:
        """None: a server has tidied it away meanwhile."""
        table: Table | None = None
        for entry in await self.store.read(name):
            table = following(table, entry)
        if table is None and await self.store.find(sa.select(TABLES.c.name).where(TABLES.c.name == name)):
            raise Damaged(name, 0, "is missing")
        return table

    async def standing_problems(self, name: str, table: Table) -> list[str]:
        """By what it is found: it follows from the log, so it is no loss."""
        standing = standing_of(table)
        columns = [column for column in TABLES.c if column.name in standing._fields]
        found = await self.store.find(sa.select(*columns).where(TABLES.c.name == name))
        if not found:
            return ["it cannot be found in the lobby and by its deadline"]
        others = [column.name for column in columns if getattr(found[0], column.name) != getattr(standing, column.name)]
        seated = await self.store.find(sa.select(SEATED.c.person).where(SEATED.c.table == name))
        if {found.person for found in seated} != set(standing.people):
            others.append("people")
        return [f"its {other} is kept otherwise than its log says" for other in others]


def keys_agree(connection: sa.Connection) -> bool:
    keys = set(connection.scalars(sa.select(KEYS.c.key)))
    return len(keys) <= 1 and all(map(is_key, keys))


def file_problems(connection: sa.Connection) -> list[str]:
    """What SQLite itself says of its file."""
    try:
        found = list(connection.scalars(sa.text("PRAGMA integrity_check(10)")))
    except sa.exc.DatabaseError as error:
        found = [str(error.orig)]
    return [f"the file: {line}" for line in found if line != "ok"]


def record_problem(line: Any) -> str | None:
    try:
        record = read_record(line)
        if "deal" in record.header:
            verify(record.setup, record.header["deal"])
    except RecordError as error:
        return f"its record cannot be read: {error}"
    except DealError as error:
        return f"its record has another deal: {error}"
    if record.header.get("result") != result(final_state(record)):
        return "its record has another result"
    return None
