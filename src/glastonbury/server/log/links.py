"""Links: to be the same person on another device, or to take over a seat. They work once, and for a day."""

import hashlib
import secrets
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from ..tables.table import Refused
from .schema import LINKS
from .store import Store

A_DAY = 24 * 3600
MOST = 20  # links of one person that work
SOME = 100  # that are deleted in one go


class Link(NamedTuple):
    person: str  # who gave it out
    table: str | None  # for one seat; none: for all that the person is
    seat: int | None


async def new_link(store: Store, link: Link, now: float) -> str:
    """The token, which is kept nowhere; it works once, and for a day. The oldest goes where the person has too many."""
    token = secrets.token_urlsafe(24)
    values = {"sha256": hashed(token), **link._asdict(), "until": now + A_DAY, "used": False}
    own = sa.select(LINKS.c.sha256).where(LINKS.c.person == link.person).order_by(LINKS.c.until.desc())
    oldest = own.offset(MOST - 1).limit(SOME)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(LINKS).where(LINKS.c.sha256.in_(oldest)))
        connection.execute(sa.insert(LINKS), values)

    await store.run(write)
    return token


async def delete_old_links(store: Store, now: float) -> None:
    """They say who gave them out. They are found while others write, and go some at a time."""
    found = await store.find(sa.select(LINKS.c.sha256).where(LINKS.c.until < now))
    for first in range(0, len(found), SOME):
        await store.run(partial(delete_links, hashes=[link.sha256 for link in found[first : first + SOME]]))


def delete_links(connection: sa.Connection, hashes: Sequence[str]) -> None:
    connection.execute(sa.delete(LINKS).where(LINKS.c.sha256.in_(hashes)))


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
