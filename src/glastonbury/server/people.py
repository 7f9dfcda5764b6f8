"""What is kept of people besides their seats: links to another device, whom they do not want to hear; and how they are
forgotten."""

import hashlib
import json
import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ..notation import read_json_object
from .schema import GAMES, LINKS, MUTES, RESULTS, ROWS, SEATED, TABLES
from .store import Store
from .table import FORGOTTEN, Refused

A_DAY = 24 * 3600


class Link(NamedTuple):
    person: str  # who gave it out
    table: str | None  # for one seat; none: for all that the person is
    seat: int | None


async def new_link(store: Store, link: Link, now: float) -> str:
    """The token, which is kept nowhere; it works once, and for a day."""
    token = secrets.token_urlsafe(24)
    values = {"sha256": hashed(token), **link._asdict(), "until": now + A_DAY, "used": False}

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(sa.delete(LINKS).where(LINKS.c.until < now))
        await connection.execute(sa.insert(LINKS), values)

    await store.run(write)
    return token


async def find_link(store: Store, token: str, now: float, by: str | None = None) -> Link | None:
    """To look at it before it is used. None: there is no such link, or it has been used, or it is too old."""
    found = await store.find(sa.select(LINKS.c.person, LINKS.c.table, LINKS.c.seat).where(usable(token, now, by)))
    return Link(*found[0]) if found else None


async def use_link(store: Store, token: str, now: float, by: str | None = None) -> None:
    """Once, whoever asks at the same time; but `by` may do so again until it is `used_up`. Raises Refused."""

    async def use(connection: AsyncConnection) -> int:
        query = sa.update(LINKS).where(usable(token, now, by)).values(used=True, used_by=by)
        return (await connection.execute(query)).rowcount

    if not await store.run(use):
        raise Refused("no_link")


async def used_up(store: Store, token: str, by: str) -> None:
    """For one of those who are the same person by it. Raises Refused."""

    async def write(connection: AsyncConnection) -> int:
        query = sa.update(LINKS).where(LINKS.c.sha256 == hashed(token), LINKS.c.used_by == by)
        return (await connection.execute(query.values(used_by=None))).rowcount

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
    async def write(connection: AsyncConnection) -> None:
        pair = {"person": person, "other": other}
        if muted:
            await connection.execute(store.dialect.insert(MUTES).values(pair).on_conflict_do_nothing())
        else:
            await connection.execute(sa.delete(MUTES).filter_by(**pair))

    await store.run(write)


async def muted_by(store: Store, person: str) -> list[str]:
    return [one.other for one in await store.find(sa.select(MUTES.c.other).where(MUTES.c.person == person))]


async def who_mutes(store: Store, other: str) -> set[str]:
    return {one.person for one in await store.find(sa.select(MUTES.c.person).where(MUTES.c.other == other))}


# Tables


async def tables_of(store: Store, person: str) -> list[Any]:
    """Where the person sits, the last changed first."""
    query = sa.select(TABLES).join(SEATED, SEATED.c.table == TABLES.c.name).where(SEATED.c.person == person)
    return await store.find(query.order_by(TABLES.c.at.desc()))


# Forgetting


async def forget(store: Store, person: str) -> list[str]:
    """Nothing says any more who it was: the log and the records have another id, and no name. Gives those tables."""
    somebody = f"{FORGOTTEN}{secrets.token_hex(15)}"

    async def rewrite(connection: AsyncConnection) -> list[str]:
        came = sa.select(ROWS.c.table).where(ROWS.c.person == person).distinct().order_by(ROWS.c.table)
        tables = list(await connection.scalars(came))
        author, change = ROWS.c.author["id"].as_string(), ROWS.c.change["person"].as_string()
        mine = sa.select(ROWS).where(ROWS.c.table.in_(tables), sa.or_(author == person, change == person))
        for row in (await connection.execute(mine)).all():
            if row.change["type"] == "HandOver":  # the name is from the device before
                await unname(connection, row.table, row.change["seat"])
            here = sa.and_(ROWS.c.table == row.table, ROWS.c.seq == row.seq)
            await connection.execute(sa.update(ROWS).where(here).values(nameless(row, person, somebody)))
        results = sa.select(RESULTS).where(RESULTS.c.person == person)
        for result in (await connection.execute(results)).all():
            game = sa.and_(GAMES.c.table == result.table, GAMES.c.game == result.game)
            line = await connection.scalar(sa.select(GAMES.c.record).where(game))
            await connection.execute(sa.update(GAMES).where(game).values(record=without_name(line or "", result.seat)))
        await connection.execute(sa.update(RESULTS).where(RESULTS.c.person == person).values(person=None))
        await connection.execute(sa.update(SEATED).where(SEATED.c.person == person).values(person=somebody))
        await connection.execute(sa.delete(LINKS).where(LINKS.c.person == person))
        await connection.execute(sa.delete(MUTES).where(sa.or_(MUTES.c.person == person, MUTES.c.other == person)))
        return tables

    return await store.run(rewrite)


async def unname(connection: AsyncConnection, table: str, seat: int) -> None:
    """Whoever had this seat."""
    here = sa.and_(ROWS.c.table == table, ROWS.c.change["seat"].as_integer() == seat)
    for row in (await connection.execute(sa.select(ROWS.c.seq, ROWS.c.change).where(here))).all():
        if "name" in row.change:
            change = {**row.change, "name": FORGOTTEN}
            same = sa.and_(ROWS.c.table == table, ROWS.c.seq == row.seq)
            await connection.execute(sa.update(ROWS).where(same).values(change=change))


def nameless(row: Any, person: str, somebody: str) -> dict[str, Any]:
    author, change = dict(row.author), dict(row.change)
    if author["id"] == person:
        author["id"] = somebody
        if "name" in change:
            change["name"] = FORGOTTEN
    if change.get("person") == person:
        change["person"] = somebody
    return {"author": author, "change": change, "person": somebody if row.person == person else row.person}


def without_name(line: str, seat: int) -> str:
    record = read_json_object(line)
    for player in record["players"]:
        if player.get("seat") == seat:
            player["name"] = FORGOTTEN
    return json.dumps(record)
