"""The caretaker looks after all that is due now and then: deadlines, what was missed, signs of life, old tables."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial

from ..log.clock import BEAT, give_sign
from ..log.finding import delete_if_old, due_alone, long_old, mark_old, newly_old
from ..log.links import delete_old_links
from ..logs import log, log_failure
from ..tables.changes import CancelDeal
from ..tables.table import SERVER, Refused
from .house import House

A_DAY = 24 * 3600
SOME, BREATH = 100, 0.3  # tables that are looked at in one go, and seconds until the next: moves go on between


class Caretaker:
    def __init__(self, house: House) -> None:
        self.house = house
        self.trial: asyncio.Future[None] | None = None  # to write, for whoever asks whether that can be done
        self.tried = 0.0  # when

    async def run_until_cancelled(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            if self.house.hub is not None:
                tasks.create_task(self.house.hub.run_until_cancelled(self.look_around))
            pulse = self.house.watching.pulse
            for work, seconds in ((pulse, 1), (self.sweep, 1), (self.look_around, BEAT), (self.tidy, 3600)):
                tasks.create_task(self.every(seconds, work))

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.attempt(work)

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:  # whatever it was: without this the clocks would stop
            log_failure(f"could not {work.__name__}", error)

    async def sweep(self) -> None:
        """Deadlines that have passed: first where somebody watches, whatever can be found of all others."""
        house = self.house
        now = house.clock()
        watched = [name for name in house.watching.watchers if house.may_be_due(name, now)]
        for name in watched:
            await self.look_at_deadline(name)
        for name in await due_alone(house.store, now, but=house.desk.set_aside):
            if name not in watched:
                await self.look_at_deadline(name)

    async def look_at_deadline(self, name: str) -> None:
        house = self.house
        with suppress(Refused):  # it may be gone
            table = await house.watched(name)
            if table.due is None or table.due > house.clock():
                return
            if table.status == "dealing":
                await house.desk.decide_quietly(name, SERVER, CancelDeal())
                house.tell(name)
            else:
                house.bots.look_at(name, table)

    async def look_around(self) -> None:
        """What was missed: rows of other processes, processes that died, votes that have become complete."""
        house, watchers = self.house, self.house.watching.watchers
        await self.beat()
        await house.store.tidy_up()
        for name in house.presence.sweep(house.seated):
            house.watching.tell_people(name)
        names = list(watchers)
        for first in range(0, len(names), SOME):
            if first:
                await asyncio.sleep(BREATH)
            await self.look_at([name for name in names[first : first + SOME] if name in watchers])
        house.desk.forget_unwatched(watchers.keys())
        house.metrics.tables_in_memory.set(len(house.desk.known))
        house.metrics.tables_set_aside.set(len(house.desk.set_aside))

    async def look_at(self, names: Collection[str]) -> None:
        house = self.house
        if house.hub is not None:
            for name in names:
                house.hub.send(house.presence.said_of(name))
            versions = await house.store.versions(names)
            known = house.desk.known
            await house.look_again(
                [name for name in names if name not in known or known[name].version != versions.get(name, 0)]
            )
        for name in names:
            await house.absence.count_votes(name)
            house.wake_bots(name)  # for a turn that was left behind

    async def tidy(self) -> None:
        """Links that are too old, and tables at which nothing has happened for long, found so a day ago and again;
        their finished games stay.
        """
        house = self.house
        now = house.clock()
        await delete_old_links(house.store, now)
        if now > house.date() + A_DAY:  # it is never ahead of the date: one of them is wrong, and nobody knows which
            log("nothing is tidied up: the clock of this machine is behind", seconds=now - house.date())
            return
        if found := [name for name in await newly_old(house.store, now) if name not in house.watching.watchers]:
            for first in range(0, len(found), SOME):
                await house.store.run(partial(mark_old, names=found[first : first + SOME], now=now))
            log("tables will be deleted in a day: nothing has happened there for long", tables=len(found))
        old = [name for name in await long_old(house.store, now) if name not in house.watching.watchers]
        for name in old:
            await house.desk.forget(name, partial(house.store.run, partial(delete_if_old, name=name, now=now)))
            house.desk.set_aside.discard(name)
        if old:
            log("tables were deleted: nothing had happened there for long", tables=len(old))

    async def beat(self) -> None:
        """A sign of life."""
        await give_sign(self.house.store, self.house.clock)

    async def try_to_write(self) -> None:
        """Raises what the database says; tried once a second, however many ask."""
        now = self.house.clock()
        if self.trial is None or (self.trial.done() and not 0 <= now - self.tried < 1):
            self.trial, self.tried = asyncio.ensure_future(self.beat()), now
        await asyncio.shield(self.trial)
