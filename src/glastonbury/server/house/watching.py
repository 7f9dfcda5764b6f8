"""Who watches which table, and what they are told: each what has changed for them, and what many see once for all."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from ..shown.happenings import after
from ..shown.protocol import Around, Said, SeatPresence, Seen, encoded
from ..shown.seen import may_see, seen_by
from ..tables.table import Table, Told
from ..turns import Turns
from .absence import GRACE
from .presence import Presence

GATHERED = (0.05, 0.01, 2.0)  # seconds until all are told who came or went: at least, for each of them, at most
WOKEN = 4  # watchers of a table who are told something before all else goes on
ENOUGH = 1000  # of what somebody has not been told yet is kept
FRESH = 0.5  # seconds that one message serves: it says what time it is
FEW = 20  # watchers who are told so in any round
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

    def note_row(self, table: Table) -> None:
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


class Watching:
    def __init__(self, presence: Presence, clock: Callable[[], float]) -> None:
        self.presence = presence
        self.clock = clock
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)  # by table
        self.shown_to_all: dict[str, Shown] = {}  # by table: to those who only look on
        self.around_to_all: dict[str, Shown] = {}  # and who is there, until somebody comes or goes
        self.gathering: set[str] = set()  # tables where somebody has come or gone, and all will be told soon
        self.asleep: dict[str, OrderedDict[Watcher, None]] = {}  # by table: who is to be woken in their turn
        self.waking = Turns(1)

    def watch(self, name: str, watcher: Watcher) -> None:
        watcher.told = self.clock()  # what they are told first is on its way
        self.watchers[name].add(watcher)

    def unwatch(self, name: str, watcher: Watcher) -> None:
        self.watchers[name].discard(watcher)
        if not self.watchers[name]:
            del self.watchers[name]
            self.shown_to_all.pop(name, None)
            self.around_to_all.pop(name, None)

    def address_at(self, name: str) -> str:
        """Of somebody who watches a table here: by it bots share their time."""
        return min((watcher.address for watcher in self.watchers.get(name, ())), default="")

    # What has changed

    def learned(self, name: str, table: Table) -> None:
        for watcher in self.watchers.get(name, ()):
            watcher.note_row(table)

    def tell(self, name: str) -> None:
        """Something has changed at a table: whoever watches it looks, a few at once."""
        watchers = list(self.watchers.get(name, ()))
        for watcher in watchers:
            watcher.table_changed = True
        for watcher in watchers[:WOKEN]:
            watcher.wake.set()
        self.wake(name, watchers[WOKEN:])

    def wake(self, name: str, watchers: Sequence[Watcher]) -> None:
        """In their turn: where very many look on, moves elsewhere go on between."""
        if name in self.asleep:
            self.asleep[name].update(dict.fromkeys(watchers))
        elif watchers:
            self.asleep[name] = OrderedDict.fromkeys(watchers)
            self.waking.add(partial(self.wake_some, name), name)

    def wake_some(self, name: str) -> None:
        asleep = self.asleep[name]
        for _ in range(min(WOKEN, len(asleep))):
            asleep.popitem(last=False)[0].wake.set()
        if asleep:
            self.waking.add(partial(self.wake_some, name), name)
        else:
            del self.asleep[name]

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
        self.wake(name, [watcher for watcher in self.watchers.get(name, ()) if watcher.people_changed])

    def tell_phrase(self, name: str, said: Said, deaf: Collection[str]) -> None:
        """Not to those who do not want to hear this person."""
        for watcher in self.watchers.get(name, ()):
            if watcher.person not in deaf:
                watcher.said = [*watcher.said[-20:], said]
                watcher.wake.set()

    def mute(self, name: str, person: str, other: str, *, muted: bool) -> None:
        """Somebody does, or does not, want to hear another one any more."""
        for watcher in self.watchers.get(name, ()):
            if watcher.person == person:
                (watcher.muted.add if muted else watcher.muted.discard)(other)
                watcher.tell_people()

    async def pulse(self) -> None:
        """Whoever has long heard nothing hears something, a few after the others, within a second: nobody's move waits.

        Of very many some in each round, so that they are not all due again at the same time.
        """
        now = self.clock()
        everybody = [watcher for watchers in self.watchers.values() for watcher in watchers]
        due = [watcher for watcher in everybody if now - watcher.told >= PULSE][: FEW + 2 * int(len(everybody) / PULSE)]
        for watcher in due:
            watcher.told = now
        for first in range(0, len(due), WOKEN):
            if first:
                await asyncio.sleep(min(0.01, WOKEN / len(due)))
            for watcher in due[first : first + WOKEN]:
                watcher.tell_people()

    # What they are told

    def seen(self, table: Table, person: str, since: int | None, news: Collection[Told] | None = None) -> Seen:
        """The table, and what happened after a version: the news of whoever was there, else what may be told (§5)."""
        shown = seen_by(person, table)
        if since is None or since > table.version:
            return Seen(self.clock(), table.due, None, False, [], shown)
        return Seen(self.clock(), table.due, *after(table, table.seats_of(person), since, news), shown)

    def shown(self, name: str, table: Table, watcher: Watcher) -> str:
        """What has changed for a watcher, encoded: once for all who only look on and were told the same before."""
        if watcher.person == table.host or table.seats_of(watcher.person):
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
