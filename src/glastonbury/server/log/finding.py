"""Tables that are found without reading their logs: one's own, those that wait, that are due, and that are old."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from .schema import HEADS, ROWS, SEATED, SNAPSHOTS, TABLES
from .store import Store

A_DAY = 24 * 3600
KEPT = 30 * A_DAY  # seconds that a table is kept after its last change
MOST_DUE = 200  # that are found at once
MOST_OWN = 50  # of one's own that are told: each is read from its log


async def whole(store: Store, query: sa.Select[Any]) -> list[Any]:
    """What is found by it, but for names that are damaged: there is no such table."""
    return [found for found in await store.find(query) if isinstance(found.name, str)]


async def tables_of(store: Store, person: str, *, going_on: bool = False) -> list[str]:
    """Where the person sits, or where it goes on there too, the last changed first."""
    query = seats_of(person).order_by(TABLES.c.at.desc()).limit(MOST_OWN)
    if going_on:
        query = query.where(TABLES.c.status.not_in(("over", "abandoned")))
    return [found.name for found in await whole(store, query)]


async def all_tables_of(store: Store, person: str) -> list[str]:
    return [found.name for found in await whole(store, seats_of(person))]


def seats_of(person: str) -> sa.Select[tuple[str]]:
    return sa.select(TABLES.c.name).join(SEATED, SEATED.c.table == TABLES.c.name).where(SEATED.c.person == person)


async def waiting_tables(store: Store, now: float) -> list[Any]:
    """Of the last day that want to be found, the newest first."""
    recent = (TABLES.c.listed, TABLES.c.status == "waiting", TABLES.c.at > now - A_DAY)
    return await whole(store, sa.select(TABLES).where(*recent).order_by(TABLES.c.at.desc()).limit(200))


async def due_alone(store: Store, now: float, but: Collection[str]) -> list[str]:
    """Those whose deadlines need nobody who watches, but for some for which nothing can be done."""
    alone = sa.or_(TABLES.c.slow, TABLES.c.status == "dealing")
    query = sa.select(TABLES.c.name).where(TABLES.c.due <= now, alone).order_by(TABLES.c.due)
    found = await whole(store, query.limit(MOST_DUE + len(but)))
    return [table.name for table in found if table.name not in but]


# Old ones: found so twice, a day apart


def old(now: float) -> sa.Select[tuple[str]]:
    moved = sa.exists().where(ROWS.c.table == TABLES.c.name, ROWS.c.at >= now - KEPT)
    return sa.select(TABLES.c.name).where(TABLES.c.at < now - KEPT, ~moved)


def found_before(now: float) -> sa.ColumnElement[bool]:
    return sa.and_(TABLES.c.old_since > now - KEPT, TABLES.c.old_since <= now - A_DAY)


async def newly_old(store: Store, now: float) -> list[str]:
    lately = sa.and_(TABLES.c.old_since > now - A_DAY, TABLES.c.old_since <= now)
    new = old(now).where(sa.or_(TABLES.c.old_since.is_(None), ~sa.or_(found_before(now), lately)))
    return [found.name for found in await whole(store, new)]


async def long_old(store: Store, now: float) -> list[str]:
    return [found.name for found in await whole(store, old(now).where(found_before(now)))]


def mark_old(connection: sa.Connection, names: Sequence[str], now: float) -> None:
    connection.execute(sa.update(TABLES).where(TABLES.c.name.in_(names)).values(old_since=now))


def delete_if_old(connection: sa.Connection, name: str, now: float) -> None:
    if connection.dialect.name == "postgresql":  # whoever is adding rows is waited for; then it is looked at again
        connection.execute(sa.text("LOCK TABLE rows IN SHARE ROW EXCLUSIVE MODE"))
    if connection.scalar(old(now).where(found_before(now), TABLES.c.name == name)):
        for column in (ROWS.c.table, HEADS.c.table, SNAPSHOTS.c.table, SEATED.c.table, TABLES.c.name):
            connection.execute(sa.delete(column.table).where(column == name))
