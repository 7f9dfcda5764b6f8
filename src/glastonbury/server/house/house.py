"""All that runs while the server does, in one place: the desk, the bots, who is there and who watches.

Wishes are taken by wishes.py, and what is due is looked after by caretaker.py.
"""

import asyncio
import math
from collections.abc import Callable, Collection, Coroutine
from typing import Any
from weakref import WeakValueDictionary

from ..limits import Buckets, Doors, Misses
from ..log.clock import HouseClock
from ..log.mutes import Mutes, who_mutes
from ..log.news import AnyNews, Away, Hub, Moved, Present, SaidAt
from ..log.store import Store
from ..logs import log_failure
from ..metrics import Metrics
from ..settings import Settings
from ..shown.protocol import Said
from ..shown.replays import Replays
from ..shown.seen import may_see
from ..tables.changes import Postpone
from ..tables.table import SERVER, Refused, Table
from .absence import Absence
from .bots import Bots, Pause
from .desk import Desk, SetAside
from .presence import Presence
from .reviews import Reviews
from .watching import Watcher, Watching

WAITING = 4  # things that take long, and are being made for one address


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        key: bytes,
        clock: HouseClock,
        date: Callable[[], float],
        pause: Pause,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        self.clock = clock
        self.date = date
        self.metrics = metrics
        self.presence = Presence(store.process, clock)
        self.watching = Watching(self.presence, clock)
        self.desk = Desk(store, clock, self.watching.learned, date)
        self.absence = Absence(self.desk, self.presence, clock, self.tell)
        self.mutes = Mutes(store)
        self.making = asyncio.Lock()  # what takes long and may wait: one after the other, in a thread
        self.doors = Doors(WAITING)
        self.replays = Replays(self.making)
        self.bots = Bots(self.desk, self.tell, self.presence.connected, pause, metrics, self.watching.address_at)
        self.reviews = Reviews(store, self.bots.thinkers, clock, metrics)
        self.hub = Hub(store.writing.sync.url, store.process, self.hear) if store.shared else None
        if self.hub is not None:
            store.moved = self.hub.say_moved
        self.tasks: set[asyncio.Task[Any]] = set()
        self.misses = Misses(settings.limits)
        self.new_tables = Buckets(settings.limits.tables, settings.limits.tables_burst)
        self.warm = asyncio.Event()  # when the bots are
        self.telling: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table, while phrases wait

    # Telling

    def tell(self, name: str) -> None:
        """Something has changed at a table: whoever watches it is told, and bots look too."""
        self.watching.tell(name)
        self.wake_bots(name)

    def wake_bots(self, name: str) -> None:
        known = self.desk.known.get(name)
        if known is not None and known.table is not None:
            self.bots.look_at(name, known.table)

    def say(self, news: Away | SaidAt) -> None:
        """To the other processes, and here."""
        if self.hub is not None:
            self.hub.send(news)
        self.hear(news)

    def hear(self, news: AnyNews) -> None:
        match news:
            case Moved(_, tables):
                self.soon(self.look_again(tables))
            case Present() | Away():
                if self.presence.note_news(news):
                    self.people_changed(news.table)
            case SaidAt():
                if news.table in self.watching.watchers:
                    self.soon(self.tell_phrase(news))

    def people_changed(self, name: str) -> None:
        self.watching.tell_people(name)
        if name in self.watching.watchers:
            self.soon(self.absence.count_votes(name))

    async def tell_phrase(self, news: SaidAt) -> None:
        """Those of a table one after the other, as they were said; no other table waits for it."""
        async with self.telling.setdefault(news.table, asyncio.Lock()):
            table = await self.desk.table(news.table)
            deaf = await who_mutes(self.store, news.person)
            if seats := table.seats_of(news.person):
                self.watching.tell_phrase(news.table, Said(seats[0], news.code), deaf)

    async def look_again(self, names: Collection[str]) -> None:
        """Others have changed these tables."""
        watched = [name for name in names if name in self.watching.watchers]
        for name, news in (await self.desk.news(watched) if watched else {}).items():
            await self.desk.follow_news_quietly(name, news)  # it may be set aside: whoever watches it is told so
            self.tell(name)

    # Coming and going

    async def enter(self, name: str, watcher: Watcher) -> None:
        """Raises Refused and NotForYou."""
        may_see(watcher.person, await self.desk.table(name))
        watcher.muted = await self.mutes.of(watcher.person)
        self.watching.watch(name, watcher)
        try:
            table = await self.desk.table(name)  # from now on its news are heard
        except BaseException:
            self.watching.unwatch(name, watcher)
            raise
        gone_since = self.presence.absent_since(name, watcher.person)
        postponed = self.absence.postponed(name, table, watcher.person)
        if not self.presence.is_connected(name, watcher.person):
            self.say(Away(self.store.process, name, watcher.person, False))
        self.presence.enter(name, watcher.person)
        self.tell_presence(name)
        if postponed > 0:
            try:
                await self.desk.decide_quietly(name, SERVER, Postpone(postponed))
            except BaseException:
                self.leave(name, watcher, gone_since)
                raise
            self.tell(name)
        self.wake_bots(name)  # whose turn a dead process may have left behind

    def leave(self, name: str, watcher: Watcher, gone_since: float | None = None) -> None:
        """`gone_since` is for whoever could not come in: as if they had not tried."""
        self.watching.unwatch(name, watcher)
        self.presence.leave(name, watcher.person, gone_since)
        self.tell_presence(name)

    def tell_presence(self, name: str) -> None:
        if self.hub is not None:
            self.hub.send(self.presence.said_of(name))
        self.people_changed(name)

    async def visited(self, name: str, person: str, address: str) -> Table:
        """A table for whoever says its name; who has no seat there may have guessed it. Raises Refused."""
        try:
            table = await self.desk.table(name)
        except SetAside:  # it is there
            self.guess(address)
            raise
        except Refused:
            self.guess(address)
            self.misses.missed(address)
            raise
        if person != table.host and person not in table.people:
            self.guess(address)
        return table

    def guess(self, address: str) -> None:
        """Raises Refused, whether it would be right or wrong, where there were too many wrong ones."""
        if wait := self.misses.wait(address):
            raise Refused("too_many", retry_after=math.ceil(wait))

    async def watched(self, name: str) -> Table:
        """A table that somebody watches is kept up to date."""
        known = self.desk.known.get(name)
        return known.table if known and known.table and known.sure else await self.desk.table(name)

    def seated(self, name: str) -> Collection[str]:
        """Who sits at a table that somebody watches, as far as is known without asking."""
        known = self.desk.known.get(name)
        return known.table.people if known and known.table else ()

    def may_be_due(self, name: str, now: float) -> bool:
        """Something at a table that somebody watches, as far as is known without asking: of all of them each second."""
        known = self.desk.known.get(name)
        if known is None or known.table is None or not known.sure:
            return True
        return known.table.due is not None and known.table.due <= now

    # Running

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log_failure("something was not done", error)

    async def warm_up(self) -> None:
        """If some cannot be warmed, that is logged, and others play on for them."""
        try:
            await self.bots.warm()
        finally:
            self.warm.set()
        await self.reviews.rehearse()

    async def close(self) -> None:
        self.reviews.close()
        await self.bots.close()
        for task in list(self.tasks):
            task.cancel()
