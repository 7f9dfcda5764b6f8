"""All that runs while the server does: it takes wishes, wakes whoever watches a table, and looks after what is due."""

import asyncio
import math
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from . import hub
from .bots import Bots, Pause
from .changes import (
    Abandon,
    Author,
    CancelDeal,
    Forgotten,
    LetPlay,
    Postpone,
    Prepare,
    Resign,
    StandUp,
    Start,
    TableChange,
    VoteStandIn,
)
from .clock import BEAT, HouseClock, give_sign
from .desk import Desk
from .finished import Replays
from .happenings import after
from .hub import AnyNews, Hub
from .limits import Bucket, Buckets, Misses
from .logs import log, log_failure
from .metrics import Metrics
from .people import Mutes, forget, mute, tables_of, who_mutes
from .presence import Presence
from .protocol import (
    Around,
    Begin,
    Command,
    Done,
    ImBack,
    Message,
    Mute,
    Passing,
    Refusal,
    Said,
    Say,
    SeatPresence,
    Seen,
    StepAway,
    Wish,
    encoded,
)
from .schema import HEADS, ROWS, SEATED, SNAPSHOTS, TABLES
from .seen import NotForYou, may_see, seen_by
from .settings import Settings
from .store import DATABASE_ERRORS, Store, Work
from .table import SERVER, Refused, Table, Told, hosts
from .turns import Turns

GRACE = 60.0  # seconds that somebody may be gone before the others can vote for a stand-in
PHRASES = (0.5, 5)  # a second, and at once
A_DAY = 24 * 3600
KEPT = 30 * A_DAY  # seconds that a table is kept after its last change
SOME, BREATH = 100, 0.3  # tables that are looked at in one go, and seconds until the next: moves go on between
GATHERED = (0.05, 0.01, 2.0)  # seconds until all are told who came or went: at least, for each of them, at most
AT_ONCE = 4  # commands that are decided before all else goes on
WOKEN = 4  # and watchers of a table who are told something
ENOUGH = 1000  # of what somebody has not been told yet is kept
FRESH = 0.5  # seconds that one message serves: it says what time it is
PULSE = 8.0  # seconds after which a client hears again who is there: silence tells it that the connection is dead


class Shown(NamedTuple):
    """What was last told to somebody at a table, encoded, for all others who are to be told the same."""

    what: tuple[object, ...]
    at: float
    text: str


class Watcher:
    """Somebody who looks at a table: what has changed for them since they were last told."""

    def __init__(self, person: str, since: int | None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.since = since  # the version that they know
        self.news: list[Told] | None = None  # all that happened after it; None: for whoever comes (back) to this game
        self.heard = 0  # the version that the news go to
        self.game = 0  # of which they are
        self.wake = asyncio.Event()
        self.table_changed = True
        self.people_changed = True
        self.muted: set[str] = set()
        self.seated: list[str | None] = []  # who had the seats when they were last told who is there
        self.said: list[Said] = []
        self.told = 0.0  # when they were last told who is there
        self.wake.set()

    def hear(self, table: Table) -> None:
        """A row, each once: they may all be read again."""
        if table.version <= self.heard:
            return
        if self.news is not None and (table.game != self.game or len(self.news) > ENOUGH):
            self.news = None
        if self.news is not None:
            self.news += table.latest
        self.heard = table.version

    def told_all(self, table: Table) -> None:
        self.since = self.heard = table.version
        self.news, self.game = [], table.game

    def tell_people(self) -> None:
        self.people_changed = True
        self.wake.set()


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
        self.desk = Desk(store, clock, self.learned, date)
        self.presence = Presence(store.process, clock)
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self.shown_to_all: dict[str, Shown] = {}  # by table: to those who only look on
        self.around_to_all: dict[str, Shown] = {}  # and who is there, until somebody comes or goes
        self.gathering: set[str] = set()  # tables where somebody has come or gone, and all will be told soon
        self.deciding, self.waking = Turns(AT_ONCE), Turns(WOKEN)
        self.mutes = Mutes(store)
        self.replays = Replays()
        self.bots = Bots(self.desk, self.tell, self.presence.connected, pause, metrics, self.address_at)
        self.hub = Hub(store.writing.sync.url, store.process, self.hear, self.look_around) if store.shared else None
        if self.hub is not None:
            store.moved = self.hub.say_moved
        self.tasks: set[asyncio.Task[Any]] = set()
        self.misses = Misses(settings.limits)
        self.commands = Buckets(settings.limits.commands_of_one, settings.limits.commands_of_one_burst)  # by address
        self.warm = asyncio.Event()  # when the bots are
        self.trial: asyncio.Future[None] | None = None  # to write, for whoever asks whether that can be done
        self.tried = 0.0  # when
        self.phrases: OrderedDict[str, Bucket] = OrderedDict()  # person → how much they may still say
        self.telling = asyncio.Lock()  # phrases one after the other, as they were said
        self.answers: OrderedDict[tuple[str, str, str], tuple[Wish, Message]] = OrderedDict()  # of what no log keeps

    # Wishes

    async def decide(self, name: str, person: str, command: Command) -> Message:
        """The answer, counted and timed."""
        with self.metrics.command_seconds.time():
            answer = await self.answer_to(name, person, command)
        self.metrics.commands.labels("refused" if isinstance(answer, Refusal) else "done").inc()
        return answer

    async def answer_to(self, name: str, person: str, command: Command) -> Message:
        """What is not in the log is answered from memory when it is repeated."""
        repeated = (name, person, command.id)
        if repeated in self.answers:
            wish, first = self.answers[repeated]
            return first if wish == command.wish else Refusal(command.id, "id_taken", {})
        try:
            table = await self.watched(name)
            may_see(person, table)
            if isinstance(command.wish, Passing):
                if await self.desk.has_answered(name, command.id):
                    raise Refused("id_taken")
                await self.pass_on(name, person, command.wish)
                answer: Message = Done(command.id, None)
            else:
                change = await self.change_of(name, table, person, command)
                seq = await self.desk.decide(name, Author("person", person), change, command.id)
                self.store.reached("telling")
                if seq is not None:
                    self.tell(name)
                if (name, person) in self.presence.away:
                    self.say(hub.Away(self.store.process, name, person, False))
                if isinstance(change, VoteStandIn | Resign):
                    self.soon(self.count_votes(name))
                return Done(command.id, seq)
        except Refused as refused:
            answer = Refusal(command.id, refused.code, refused.data)
            if refused.code in ("too_many", "id_taken"):
                return answer  # now: it may be asked again, or has another answer
        except NotForYou:
            return Refusal(command.id, "no_spectators", {})
        except DATABASE_ERRORS as error:
            log_failure("a command was not kept", error)
            return Refusal(command.id, "not_kept", {})  # and may be asked again
        self.answers[repeated] = command.wish, answer
        if len(self.answers) > 10_000:
            self.answers.popitem(last=False)
        return answer

    async def change_of(self, name: str, table: Table, person: str, command: Command) -> TableChange:
        wish: Any = command.wish
        match wish:
            case Begin():
                return Start(secrets.token_hex(32))
            case Prepare() if not self.settings.prepared:
                raise Refused("not_allowed")
            case VoteStandIn(seat) if person in table.people:
                if not await self.desk.has_answered(name, command.id):
                    self.check_absence(name, table, seat)
                return wish
            case _:
                change: TableChange = wish
                return change

    async def pass_on(self, name: str, person: str, wish: Passing) -> None:
        """What is only said, or seen, now."""
        table = await self.desk.table(name)
        may_see(person, table)
        match wish:
            case Say(phrase):
                if not table.seats_of(person):
                    raise Refused("not_at_table")
                if not self.may_speak(person):
                    raise Refused("too_many")
                self.say(hub.Said(self.store.process, name, person, phrase))
            case Mute(seat, muted):
                other = table.seats[seat].person if seat < len(table.seats) else None
                if other is None or other == person:
                    raise Refused("nobody_to_mute", seat=seat)
                await mute(self.store, person, other, muted=muted)
                for watcher in self.watchers.get(name, ()):
                    if watcher.person == person:
                        (watcher.muted.add if muted else watcher.muted.discard)(other)
                        watcher.tell_people()
            case StepAway() | ImBack():
                if not table.seats_of(person):
                    raise Refused("not_at_table")
                self.say(hub.Away(self.store.process, name, person, isinstance(wish, StepAway)))

    def may_speak(self, person: str) -> bool:
        bucket = self.phrases.pop(person, None) or Bucket(*PHRASES, self.clock)
        self.phrases[person] = bucket
        if len(self.phrases) > 10_000:
            self.phrases.popitem(last=False)
        return bucket.take()

    # Telling

    def learned(self, name: str, table: Table) -> None:
        for watcher in self.watchers.get(name, ()):
            watcher.hear(table)

    def tell(self, name: str) -> None:
        """Something has changed at a table: whoever watches it looks, a few at once, and bots too."""
        watchers = list(self.watchers.get(name, ()))
        for watcher in watchers:
            watcher.table_changed = True
        for watcher in watchers[:WOKEN]:
            watcher.wake.set()
        self.wake(name, watchers[WOKEN:])
        self.wake_bots(name)

    def wake(self, name: str, watchers: Iterable[Watcher]) -> None:
        """In their turn: where very many look on, moves elsewhere go on between."""
        for watcher in watchers:
            self.waking.add(watcher.wake.set, name)

    def address_at(self, name: str) -> str:
        """Of somebody who watches a table here: by it bots share their time."""
        return min((watcher.address for watcher in self.watchers.get(name, ())), default="")

    def wake_bots(self, name: str) -> None:
        known = self.desk.known.get(name)
        if known is not None and known.table is not None:
            self.bots.look_at(name, known.table)

    def tell_people(self, name: str) -> None:
        """Soon: many may come at once, and need not all be told of each."""
        self.around_to_all.pop(name, None)
        watchers = self.watchers.get(name, ())
        for watcher in watchers:
            watcher.people_changed = True
        if watchers and name not in self.gathering:
            self.gathering.add(name)
            least, each, most = GATHERED
            wait = min(most, least + each * len(watchers))
            asyncio.get_running_loop().call_later(wait, self.tell_gathered, name)

    def tell_gathered(self, name: str) -> None:
        self.gathering.discard(name)
        self.wake(name, (watcher for watcher in self.watchers.get(name, ()) if watcher.people_changed))

    def say(self, news: hub.Away | hub.Said) -> None:
        """To the other processes, and here."""
        if self.hub is not None:
            self.hub.say(news)
        self.hear(news)

    def hear(self, news: AnyNews) -> None:
        match news:
            case hub.Moved(_, tables):
                self.soon(self.look_again(tables))
            case hub.Present() | hub.Away():
                if self.presence.hear(news):
                    self.people_changed(news.table)
            case hub.Said():
                if news.table in self.watchers:
                    self.soon(self.tell_phrase(news))

    def people_changed(self, name: str) -> None:
        self.tell_people(name)
        if name in self.watchers:
            self.soon(self.count_votes(name))

    async def tell_phrase(self, news: hub.Said) -> None:
        """Not to those who do not want to hear this person."""
        async with self.telling:
            table = await self.desk.table(news.table)
            deaf = await who_mutes(self.store, news.person)
            for watcher in self.watchers.get(news.table, ()):
                if watcher.person not in deaf and (seats := table.seats_of(news.person)):
                    watcher.said = [*watcher.said[-20:], Said(seats[0], news.code)]
                    watcher.wake.set()

    async def look_again(self, names: Collection[str]) -> None:
        """Others have changed these tables."""
        watched = [name for name in names if name in self.watchers]
        for name, news in (await self.desk.news(watched) if watched else {}).items():
            await self.quietly(self.desk.hear(name, news))  # it may be set aside: whoever watches it is told so
            self.tell(name)

    # Watching

    async def enter(self, name: str, watcher: Watcher) -> None:
        """Raises Refused and NotForYou."""
        may_see(watcher.person, await self.desk.table(name))
        watcher.muted = await self.mutes.of(watcher.person)
        watcher.told = self.clock()  # what they are told first is on its way
        self.watchers[name].add(watcher)
        try:
            table = await self.desk.table(name)  # from now on its news are heard
        except BaseException:
            self.unwatch(name, watcher)
            raise
        gone_since = self.presence.absent_since(name, watcher.person)
        postponed = self.postponed(name, table, watcher.person)
        if not self.presence.is_connected(name, watcher.person):
            self.say(hub.Away(self.store.process, name, watcher.person, False))
        self.presence.enter(name, watcher.person)
        self.tell_presence(name)
        if postponed > 0:
            try:
                await self.quietly(self.desk.decide(name, SERVER, Postpone(postponed)))
            except BaseException:
                self.leave(name, watcher, gone_since)
                raise
            self.tell(name)
        self.wake_bots(name)  # whose turn a dead process may have left behind

    def leave(self, name: str, watcher: Watcher, gone_since: float | None = None) -> None:
        """`gone_since` is for whoever could not come in: as if they had not tried."""
        self.unwatch(name, watcher)
        self.presence.leave(name, watcher.person, gone_since)
        self.tell_presence(name)

    def unwatch(self, name: str, watcher: Watcher) -> None:
        self.watchers[name].discard(watcher)
        if not self.watchers[name]:
            del self.watchers[name]
            self.shown_to_all.pop(name, None)
            self.around_to_all.pop(name, None)

    def tell_presence(self, name: str) -> None:
        if self.hub is not None:
            self.hub.say(self.presence.said_of(name))
        self.people_changed(name)

    def postponed(self, name: str, table: Table, person: str) -> float:
        """Where moves take minutes, the time in which nobody was there does not count: by how much for this one."""
        pace = table.options.pace
        if table.due is None or pace is None or table.status != "playing" or table.slow or person not in table.people:
            return 0
        gone = [self.presence.absent_since(name, one) for one in table.people]
        if any(since is None for since in gone):
            return 0
        now, began = self.clock(), table.due - pace.seconds
        due = table.due + now - max(began, *(since for since in gone if since is not None))
        return (due if due > now else now + pace.seconds) - table.due  # it passed when no server knew who was there

    async def visited(self, name: str, person: str, address: str) -> Table:
        """A table for whoever says its name; who has no seat there may have guessed it. Raises Refused."""
        try:
            table = await self.desk.table(name)
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

    def seen(self, table: Table, person: str, since: int | None, news: Collection[Told] | None = None) -> Seen:
        """The table, and what happened after a version: the news of whoever was there, else what may be told (§5)."""
        shown = seen_by(person, table)
        if since is None or since > table.version:
            return Seen(self.clock(), table.due, None, False, [], shown)
        return Seen(self.clock(), table.due, *after(table, table.seats_of(person), since, news), shown)

    def shown(self, name: str, table: Table, watcher: Watcher) -> str:
        """What has changed for a watcher, encoded: once for all who only look on and were told the same before."""
        if watcher.person in table.people or watcher.person in hosts(table):
            return encoded(self.seen(table, watcher.person, watcher.since, watcher.news))
        may_see(watcher.person, table)
        what = (table.version, watcher.since, watcher.news is None)  # None: they have just come
        if (kept := self.shown_to_all.get(name)) is None or kept.what != what or self.clock() - kept.at > FRESH:
            seen = self.seen(table, watcher.person, watcher.since, watcher.news)
            kept = self.shown_to_all[name] = Shown(what, seen.at, encoded(seen))
        return kept.text

    def around(self, name: str, table: Table, muted: Collection[str]) -> str:
        """Who is there, encoded: once for all who hear the same people."""
        what = ([seat.person for seat in table.seats], muted)
        if (kept := self.around_to_all.get(name)) is None or kept.what != what or self.clock() - kept.at > FRESH:
            around = self.who_is_there(name, table, muted)
            kept = self.around_to_all[name] = Shown((what[0], set(muted)), self.clock(), encoded(around))
        return kept.text

    def who_is_there(self, name: str, table: Table, muted: Collection[str]) -> Around:
        seats = []
        for number, seat in enumerate(table.seats):
            if seat.person is not None:
                since = self.presence.absent_since(name, seat.person)
                away_for = None if since is None else self.clock() - since
                seats.append(SeatPresence(number, since is None, away_for, seat.person in muted))
        watching = len(self.presence.connected(name) - set(table.people))
        return Around(seats, watching, GRACE)

    # People who leave

    def check_absence(self, name: str, table: Table, seat: int) -> None:
        """Whether it is time to vote for a stand-in. Raises Refused."""
        person = table.seats[seat].person if seat < len(table.seats) else None
        if person is None:
            return  # the table says why not
        if table.slow:
            raise Refused("clock_runs")
        since = self.presence.absent_since(name, person)
        if since is None:
            raise Refused("still_here", seat=seat)
        if (left := since + GRACE - self.clock()) > 0:
            raise Refused("grace_runs", seat=seat, left=left)

    async def count_votes(self, name: str) -> None:
        """What all want who still play themselves is done: somebody may have resigned since they said so.

        If all other people who are there want the same stand-in for somebody who is not, it plays.
        """
        known = self.desk.known.get(name)
        table = known.table if known else None
        if table is None:
            return
        wanted = {table.votes.get(person) for person in table.playing}
        if len(wanted) == 1 and isinstance(vote := wanted.pop(), Abandon):
            await self.quietly(self.desk.decide(name, Author("person", table.playing[0]), vote))  # counted once more
            self.tell(name)
            return
        for vote in {vote for vote in table.votes.values() if isinstance(vote, VoteStandIn)}:
            person = table.seats[vote.seat].person
            others = self.presence.present(name, table.people) - {person}
            since = None if person is None else self.presence.absent_since(name, person)
            gone = since is not None and since + GRACE <= self.clock()
            if gone and others and all(table.votes.get(other) == vote for other in others):
                await self.quietly(self.desk.decide(name, SERVER, LetPlay(vote.seat, vote.level)))
                self.tell(name)

    async def forget(self, person: str) -> None:
        """A person wants to be gone: seats are left or played on, and then nothing says who it was."""
        author = Author("person", person)
        for found in await tables_of(self.store, person):
            try:
                table = await self.desk.table(found.name)
            except Refused:
                continue  # it is gone, or set aside
            for seat in table.seats_of(person):
                if table.status == "playing":
                    await self.quietly(self.desk.decide(found.name, SERVER, LetPlay(seat, table.options.stand_in)))
                else:
                    if table.status == "dealing":
                        await self.quietly(self.desk.decide(found.name, SERVER, CancelDeal()))
                    await self.quietly(self.desk.decide(found.name, author, StandUp(seat)))
        await forget(self.store, person, self.rewrite)

    async def rewrite(self, name: str, work: Work) -> None:
        """The log of a table; then all processes read it again."""
        await self.desk.forget(name, work)
        await self.quietly(self.desk.decide(name, SERVER, Forgotten()))
        self.tell(name)

    # What is due

    def pulse(self) -> None:
        """Whoever has long heard nothing hears something, one after the other: nobody's move waits."""
        now = self.clock()
        due = [one for watchers in self.watchers.values() for one in watchers if now - one.told >= PULSE]
        for number, watcher in enumerate(due):
            watcher.told = now
            wait = number * min(0.01, PULSE / 2 / len(due))
            asyncio.get_running_loop().call_later(wait, watcher.tell_people)

    async def sweep(self) -> None:
        """Deadlines that have passed."""
        self.pulse()
        alone = sa.or_(TABLES.c.slow, TABLES.c.status == "dealing")  # those that need nobody who watches
        query = sa.select(TABLES.c.name).where(TABLES.c.due <= self.clock(), alone).order_by(TABLES.c.due).limit(200)
        for name in dict.fromkeys([*self.watchers, *(found.name for found in await self.store.find(query))]):
            with suppress(Refused):  # it may be gone
                table = await self.watched(name)
                if table.due is None or table.due > self.clock():
                    continue
                if table.status == "dealing":
                    await self.quietly(self.desk.decide(name, SERVER, CancelDeal()))
                    self.tell(name)
                else:
                    self.bots.look_at(name, table)

    async def look_around(self) -> None:
        """What was missed: rows of other processes, processes that died, votes that have become complete."""
        await self.beat()
        await self.store.tidy_up()
        for name in self.presence.sweep():
            self.tell_people(name)
        names = list(self.watchers)
        for first in range(0, len(names), SOME):
            if first:
                await asyncio.sleep(BREATH)
            await self.look_at([name for name in names[first : first + SOME] if name in self.watchers])
        self.desk.forget_unwatched(self.watchers.keys())
        self.metrics.tables_in_memory.set(len(self.desk.known))
        self.metrics.tables_set_aside.set(len(self.desk.set_aside))

    async def look_at(self, names: Collection[str]) -> None:
        if self.hub is not None:
            for name in names:
                self.hub.say(self.presence.said_of(name))
            versions = await self.store.versions(names)
            known = self.desk.known
            await self.look_again(
                [name for name in names if name not in known or known[name].version != versions.get(name, 0)]
            )
        for name in names:
            await self.count_votes(name)
            if (known_here := self.desk.known.get(name)) is not None and known_here.table is not None:
                self.bots.look_at(name, known_here.table)  # a turn that was left behind

    async def tidy(self) -> None:
        """Tables at which nothing has happened for long, found so a day ago and again; their finished games stay."""
        now = self.clock()
        if now > self.date() + A_DAY:  # it is never ahead of the date: one of them is wrong, and nobody knows which
            log("nothing is tidied up: the clock of this machine is behind", seconds=now - self.date())
            return
        moved = sa.exists().where(ROWS.c.table == TABLES.c.name, ROWS.c.at >= now - KEPT)
        old = sa.select(TABLES.c.name).where(TABLES.c.at < now - KEPT, ~moved)
        found_before = sa.and_(TABLES.c.old_since > now - KEPT, TABLES.c.old_since <= now - A_DAY)
        lately = sa.and_(TABLES.c.old_since > now - A_DAY, TABLES.c.old_since <= now)
        new = old.where(sa.or_(TABLES.c.old_since.is_(None), ~sa.or_(found_before, lately)))
        found = [one.name for one in await self.store.find(new) if one.name not in self.watchers]
        if found:
            await self.store.run(partial(self.mark_old, names=found, now=now))
            log("tables will be deleted in a day: nothing has happened there for long", tables=len(found))

        def delete(connection: sa.Connection, name: str) -> None:
            if self.store.shared:  # whoever is adding rows is waited for; then it is looked at again
                connection.execute(sa.text("LOCK TABLE rows IN SHARE ROW EXCLUSIVE MODE"))
            if connection.scalar(old.where(found_before, TABLES.c.name == name)):
                for column in (ROWS.c.table, HEADS.c.table, SNAPSHOTS.c.table, SEATED.c.table, TABLES.c.name):
                    connection.execute(sa.delete(column.table).where(column == name))

        names = [one.name for one in await self.store.find(old.where(found_before)) if one.name not in self.watchers]
        for name in names:
            await self.desk.forget(name, partial(delete, name=name))
            self.desk.set_aside.discard(name)
        if names:
            log("tables were deleted: nothing had happened there for long", tables=len(names))

    def mark_old(self, connection: sa.Connection, names: Sequence[str], now: float) -> None:
        for first in range(0, len(names), SOME):
            some = TABLES.c.name.in_(names[first : first + SOME])
            connection.execute(sa.update(TABLES).where(some).values(old_since=now))

    async def beat(self) -> None:
        """A sign of life."""
        await give_sign(self.store, self.clock)

    async def try_to_write(self) -> None:
        """Raises what the database says; tried once a second, however many ask."""
        now = self.clock()
        if self.trial is None or (self.trial.done() and not 0 <= now - self.tried < 1):
            self.trial, self.tried = asyncio.ensure_future(self.beat()), now
        await asyncio.shield(self.trial)

    async def quietly(self, deciding: Coroutine[Any, Any, object]) -> None:
        """What the server does by itself may come too late: then it is not needed."""
        with suppress(Refused):
            await deciding

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log_failure("something was not done", error)

    async def run_until_cancelled(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            if self.hub is not None:
                tasks.create_task(self.hub.run_until_cancelled())
            for work, seconds in ((self.sweep, 1), (self.look_around, BEAT), (self.tidy, 3600)):
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

    async def warm_up(self) -> None:
        await self.bots.warm()
        self.warm.set()

    async def close(self) -> None:
        await self.bots.close()
        for task in list(self.tasks):
            task.cancel()
