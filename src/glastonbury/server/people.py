"""What is kept of people besides their seats: links to another device, whom they do not want to hear; and how they are
forgotten."""

import asyncio
import hashlib
import json
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..notation import RecordError, read_json_object
from .chain import personal_of
from .schema import GAMES, LINKS, MUTES, RESULTS, ROWS, SEATED, SNAPSHOTS, TABLES
from .store import Store, Work
from .table import FORGOTTEN, Refused

A_DAY = 24 * 3600
SOME = 10  # games that are rewritten at once


class Link(NamedTuple):
    person: str  # who gave it out
    table: str | None  # for one seat; none: for all that the person is
    seat: int | None


async def new_link(store: Store, link: Link, now: float) -> str:
    """The token, which is kept nowhere; it works once, and for a day."""
    token = secrets.token_urlsafe(24)
    values = {"sha256": hashed(token), **link._asdict(), "until": now + A_DAY, "used": False}

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(LINKS).where(LINKS.c.until < now))
        connection.execute(sa.insert(LINKS), values)

    await store.run(write)
    return token


async def find_link(store: Store, token: str, now: float, by: str | None = None) -> Link | None:
    """To look at it before it is used. None: there is no such link, or it has been used, or it is too old."""
    found = await store.find(sa.select(LINKS.c.person, LINKS.c.table, LINKS.c.seat).where(usable(token, now, by)))
    return Link(*found[0]) if found else None


async def use_link(store: Store, token: str, now: float, by: str | None = None) -> None:
    """Once, whoever asks at the same time; but `by` may do so again until it is `used_up`. Raises Refused."""

    def use(connection: sa.Connection) -> int:
        query = sa.update(LINKS).where(usable(token, now, by)).values(used=True, used_by=by)
        return connection.execute(query).rowcount

    if not await store.run(use):
        raise Refused("no_link")


async def used_up(store: Store, token: str, by: str) -> None:
    """For one of those who are the same person by it. Raises Refused."""

    def write(connection: sa.Connection) -> int:
        query = sa.update(LINKS).where(LINKS.c.sha256 == hashed(token), LINKS.c.used_by == by)
        return connection.execute(query.values(used_by=None)).rowcount

    if not await store.run(write):
        raise Refused("no_link")


def newcomer_by(token: str) -> str:
    """Who comes by a link without being anybody yet: the same one again, should it fail halfway."""
    return hashed(f"newcomer {token}")[:32]


def usable(token: str, now: float, by: str | None) -> sa.ColumnElement[bool]:
    free: sa.ColumnElement[bool] = LINKS.c.used.is_(False)
    if by is not None:
        free = sa.or_(free, LINKS.c.used_by == by)
    return sa.and_(LINKS.c.sha256 == hashed(token), free, LINKS.c.until >= now)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# Not hearing somebody


async def mute(store: Store, person: str, other: str, *, muted: bool) -> None:
    def write(connection: sa.Connection) -> None:
        pair = {"person": person, "other": other}
        if muted:
            connection.execute(store.dialect.insert(MUTES).values(pair).on_conflict_do_nothing())
        else:
            connection.execute(sa.delete(MUTES).filter_by(**pair))

    await store.run(write)


class Mutes:
    """Whom people do not want to hear. Many ask at once when a crowd comes: while one answer is awaited, the next
    question gathers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking = asyncio.Lock()
        self.people: list[str] = []  # whom the next question is about
        self.answer: asyncio.Task[Mapping[str, set[str]]] | None = None  # to it

    async def of(self, person: str) -> set[str]:
        self.people.append(person)
        if self.answer is None:
            self.answer = asyncio.create_task(self.ask())
        return set((await asyncio.shield(self.answer))[person])

    async def ask(self) -> Mapping[str, set[str]]:
        async with self.asking:
            people, self.people, self.answer = self.people, [], None
            muted: defaultdict[str, set[str]] = defaultdict(set)
            for found in await self.store.find(sa.select(MUTES).where(MUTES.c.person.in_(people))):
                muted[found.person].add(found.other)
            return muted


async def who_mutes(store: Store, other: str) -> set[str]:
    return {one.person for one in await store.find(sa.select(MUTES.c.person).where(MUTES.c.other == other))}


# Tables


async def tables_of(store: Store, person: str) -> list[Any]:
    """Where the person sits, the last changed first."""
    query = sa.select(TABLES).join(SEATED, SEATED.c.table == TABLES.c.name).where(SEATED.c.person == person)
    return await store.find(query.order_by(TABLES.c.at.desc()))


# Forgetting


async def forget(store: Store, person: str, at_table: Callable[[str, Work], Awaitable[None]]) -> None:
    """Nothing says any more who it was: the log and the records have another id, and no name.

    In small portions, between which others write: each table, some games at a time, and what else there is at the end.
    Should it fail halfway, the person is still there to ask for the rest. `at_table` has a table's log rewritten.
    """
    somebody = f"{FORGOTTEN}{secrets.token_hex(15)}"
    came = sa.select(ROWS.c.table).where(ROWS.c.person == person).distinct().order_by(ROWS.c.table)
    for found in await store.find(came):
        await at_table(found.table, partial(rewrite_log, table=found.table, person=person, somebody=somebody))
    while await store.run(partial(rewrite_records, person=person)):
        pass

    def leave(connection: sa.Connection) -> None:
        connection.execute(sa.update(SEATED).where(SEATED.c.person == person).values(person=somebody))
        connection.execute(sa.delete(LINKS).where(LINKS.c.person == person))
        connection.execute(sa.delete(MUTES).where(sa.or_(MUTES.c.person == person, MUTES.c.other == person)))

    await store.run(leave)


def rewrite_log(connection: sa.Connection, table: str, person: str, somebody: str) -> None:
    log = connection.execute(sa.select(ROWS).where(ROWS.c.table == table).order_by(ROWS.c.seq)).all()
    if changed := list(rewritten(log, person, somebody)):
        connection.execute(REWRITE, changed)
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    found = connection.scalar(sa.select(TABLES.c.about).where(TABLES.c.name == table))
    nameless = {**(found or {}), "names": []}  # until the table itself says them
    connection.execute(sa.update(TABLES).where(TABLES.c.name == table).values(about=nameless))
    here = sa.and_(SEATED.c.table == table, SEATED.c.person == person)
    connection.execute(sa.update(SEATED).where(here).values(person=somebody))


def rewrite_records(connection: sa.Connection, person: str) -> bool:
    """Some of them; whether there were any."""
    query = sa.select(RESULTS.c.table, RESULTS.c.game, RESULTS.c.seat, GAMES.c.record).outerjoin(
        GAMES, sa.and_(GAMES.c.table == RESULTS.c.table, GAMES.c.game == RESULTS.c.game)
    )
    found = connection.execute(query.where(RESULTS.c.person == person).limit(SOME)).all()
    records: dict[tuple[str, int], str] = {}
    for one in found:
        records[one.table, one.game] = without_name(records.get((one.table, one.game), one.record or ""), one.seat)
    for (table, game), record in records.items():
        here = sa.and_(GAMES.c.table == table, GAMES.c.game == game)
        connection.execute(sa.update(GAMES).where(here).values(record=record))
    for one in found:
        here = sa.and_(RESULTS.c.table == one.table, RESULTS.c.game == one.game, RESULTS.c.seat == one.seat)
        connection.execute(sa.update(RESULTS).where(here).values(person=None))
    return bool(found)


REWRITE = (
    sa.update(ROWS)
    .where(ROWS.c.table == sa.bindparam("of_table"), ROWS.c.seq == sa.bindparam("of_seq"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("author", "change", "person", "personal")})
)


def rewritten(log: Sequence[Any], person: str, somebody: str) -> Iterator[dict[str, Any]]:
    """The rows of a table that name this person, as they shall be. What cannot be read may name anybody: it goes."""
    readable = {row.seq for row in log if is_readable(row)}
    # Whoever was handed a seat has the name from the device before.
    handed_over = [row.change.get("seat") for row in log if row.seq in readable and row.change.get("person") == person]
    for row in log:
        if row.seq in readable:
            author, change = dict(row.author), dict(row.change)
            mine = author["kind"] == "person" and author["id"] == person
            if mine:
                author["id"] = somebody
            if "name" in change and (mine or change.get("seat") in handed_over):
                change["name"] = FORGOTTEN
            if change.get("person") == person:
                change["person"] = somebody
            new = {"author": author, "change": change, "person": somebody if row.person == person else row.person}
            if new == {name: getattr(row, name) for name in new}:
                continue
            whole = row.personal == personal_of(row.digest, row.author, row.change)  # else it stays damaged
            new["personal"] = personal_of(row.digest, author, change) if whole else row.personal
        else:
            new = {"author": None, "change": None, "person": None, "personal": None}
        yield {"of_table": row.table, "of_seq": row.seq, **{f"new_{name}": value for name, value in new.items()}}


def is_readable(row: Any) -> bool:
    return isinstance(row.author, dict) and row.author.keys() >= {"kind", "id"} and isinstance(row.change, dict)


def without_name(line: str, seat: int) -> str:
    """Nothing, where the record cannot be read."""
    try:
        record = read_json_object(line)
        for player in record["players"]:
            if player.get("seat") == seat:
                player["name"] = FORGOTTEN
    except (RecordError, AttributeError, KeyError, TypeError):
        return ""
    return json.dumps(record)
