"""Whom people do not want to hear."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping

import sqlalchemy as sa

from .schema import MUTES
from .store import Store

MUTED = sa.select(MUTES).where(MUTES.c.person.in_(sa.bindparam("people", expanding=True)))


async def mute(store: Store, person: str, other: str, *, muted: bool) -> None:
    def write(connection: sa.Connection) -> None:
        pair = {"person": person, "other": other}
        if muted:
            connection.execute(store.dialect.insert(MUTES).values(pair).on_conflict_do_nothing())
        else:
            connection.execute(sa.delete(MUTES).filter_by(**pair))

    await store.run(write)


class Mutes:
    """Many ask at once when a crowd comes: while one answer is awaited, the next question gathers."""

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
            for found in await self.store.find(MUTED, people=people):
                muted[found.person].add(found.other)
            return muted


async def who_mutes(store: Store, other: str) -> set[str]:
    return {found.person for found in await store.find(sa.select(MUTES.c.person).where(MUTES.c.other == other))}
