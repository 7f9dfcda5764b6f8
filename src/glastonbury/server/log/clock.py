"""The time of the house: seconds since 1970 when it was first opened, and from then on those in which it was open.

It never jumps, whatever is done to the clock of a machine, and it stands still while no server runs. So deadlines need
nobody who moves them, and nothing grows old because a clock was wrong. Only dates that people read are the machine's.
"""

import math
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from .schema import BEATS, ROWS
from .store import Store

BEAT = 5.0  # seconds between two signs of life of a server
LATEST = 2.0**37  # seconds since 1970 that a beat may tell of; beyond it is damaged

NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)  # PostgreSQL's, which all processes share


class HouseClock:
    def __init__(self, now: float, steady: Callable[[], float]) -> None:
        self.steady = steady
        self.began = now - steady()

    def __call__(self) -> float:
        return self.began + self.steady()

    def at_least(self, now: float) -> None:
        """Another process is further: it is as late here."""
        self.began = max(self.began, now - self.steady())


async def house_clock(store: Store, date: Callable[[], float], steady: Callable[[], float]) -> HouseClock:
    """Goes on where the last sign of life was; or with those who are open now.

    Where that sign is damaged: where the last row was written, so that no deadline has passed meanwhile.
    """
    ago = NOW - BEATS.c.written if store.shared else sa.literal(None)
    found = await store.find(sa.select(BEATS, ago.label("ago")).where(BEATS.c.name == "server"))
    if not found or not is_sign(found[0], store):
        [last] = await store.find(sa.select(sa.func.max(ROWS.c.at).label("at")).where(ROWS.c.at < LATEST))
        return HouseClock(date() if last.at is None else last.at, steady)
    ago = found[0].ago
    return HouseClock(found[0].at + (ago if ago is not None and 0 <= ago <= 2 * BEAT else 0), steady)


def is_sign(found: Any, store: Store) -> bool:
    """SQLite, which has no clock of its own and no sums over its pages, has it twice."""
    whole = store.shared or found.written in (None, found.at)
    return whole and isinstance(found.at, float) and 0 <= found.at < LATEST


async def give_sign(store: Store, clock: HouseClock) -> None:
    """A sign of life; whoever is behind others learns it."""

    def write(connection: sa.Connection) -> float:
        now = clock()
        insert = store.dialect.insert(BEATS).values(name="server", at=now, written=NOW if store.shared else now)
        at = sa.func.greatest(BEATS.c.at, now) if store.shared else now
        new = {"at": at, "written": insert.excluded.written}
        upsert = insert.on_conflict_do_update(index_elements=["name"], set_=new)
        return float(connection.scalar(upsert.returning(BEATS.c.at)) or now)

    at = await store.run(write)
    if math.isfinite(at) and at < LATEST:
        clock.at_least(at)
