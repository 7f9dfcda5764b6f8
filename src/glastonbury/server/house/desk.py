"""Where commands are decided: checked against the table, written, and only then answered.

Every process may serve every table. Each keeps the tables that it has seen and learns from a lost race that another one
has moved on: then it reads what is new and decides again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice

from ..log.chain import Damaged
from ..log.entries import Entry, followed, new_standing, sealed, standing_of
from ..log.games import finished_game
from ..log.snapshots import EVERY
from ..log.store import PORTION, Store
from ..logs import log_failure
from ..tables.changes import Author, Create, Forgotten, Row, Start, TableChange
from ..tables.following import after, is_idle, replayed
from ..tables.table import Refused, Table
from ..turns import FEW

MOST = 1000  # tables in memory that nobody watches
ANSWERED = 100  # commands of a table that are remembered at least, and at most twice as many: older ones are looked up


class SetAside(Refused):
    """The table's log is damaged: nothing is done with it any more, and everything else goes on."""


Answered = tuple[Author, int, int]  # a command: who, what, and which row it became


@dataclass(slots=True)
class Known:
    """What this process knows of a table."""

    table: Table | None = None
    digest: str = ""  # of its last row
    answered: dict[str, Answered] = field(default_factory=dict)  # by command
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sure: bool = False  # that nothing is missing, but for what other processes do
    since: int = 0  # the first row whose answer is known: older ones, and those before a snapshot, are looked up
    damaged: bool = False

    def remember(self, command: str, row: Row) -> None:
        self.answered[command] = answered_by(row)
        if len(self.answered) > 2 * ANSWERED:
            for oldest in list(islice(self.answered, ANSWERED)):
                _, _, seq = self.answered.pop(oldest)
                self.since = max(self.since, seq + 1)

    @property
    def version(self) -> int:
        return self.table.version if self.table else 0


class Desk:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        learned: Callable[[str, Table], None] = lambda _, __: None,
        date: Callable[[], float] | None = None,
    ) -> None:
        """`learned` hears of every row, one after the other, wherever it was written. Finished games have a `date`."""
        self.store = store
        self.clock = clock
        self.date = date or clock
        self.learned = learned
        self.known: dict[str, Known] = {}  # the least recently asked for first
        self.set_aside: set[str] = set()

    async def decide(self, name: str, author: Author, change: TableChange, command: str | None = None) -> int | None:
        """The seq of the row that this command has become; the same again for the same command. Raises Refused.

        When this returns, the row is safe; when it raises Refused, it is not there. None: a person wants what is so
        already, and there is no row for it.
        """
        self.store.reached("received")
        known = self.recall(name)
        async with known.lock:
            if not known.sure:
                await self.catch_up(name, known)
            while True:
                if command is not None and command in known.answered:
                    return first_answer(known.answered[command], author, change)
                if isinstance(change, Create) and known.table is None and await self.store.has_games(name):
                    raise Refused("exists")  # it did, and its games would be taken for those of this one
                now = self.clock()
                try:
                    table = after(known.table, author, change, now)
                except Refused:
                    if self.store.shared and await self.catch_up(name, known):
                        continue  # not for a reason that another process has done away with
                    if command is not None and (was := await self.looked_up(name, known, command)) is not None:
                        return first_answer(was, author, change)
                    raise
                if known.table is not None and is_idle(known.table, table, author, change):
                    return None
                row = Row(known.version, now, author, change)
                standing = standing_of(table) if isinstance(change, Forgotten) else new_standing(known.table, table)
                finished = finished_game(name, known.table, table, self.date())
                snapshot = table if table.version % EVERY == 0 else None
                entry = Entry(name, row, command, standing=standing, finished=finished, snapshot=snapshot)
                entry = sealed(entry, known.digest)
                self.store.reached("validated")
                known.sure = False  # should this be interrupted
                if await self.store.append(entry):
                    known.sure = True
                    self.learn(known, entry, table)
                    self.store.reached("answering")
                    return row.seq
                if not await self.catch_up(name, known):
                    if command is not None and (was := await self.looked_up(name, known, command)) is not None:
                        return first_answer(was, author, change)
                    raise RuntimeError(f"table {name}: row {row.seq} has no place, and nothing is in it")

    async def decide_quietly(self, name: str, author: Author, change: TableChange) -> None:
        """What the server does by itself may come too late: then it is not needed."""
        with suppress(Refused):
            await self.decide(name, author, change)

    async def table(self, name: str) -> Table:
        """As it is now, for whoever looks at it."""
        known = self.recall(name)
        async with known.lock:
            if self.store.shared or not known.sure:
                await self.catch_up(name, known)
        if known.table is None:
            self.known.pop(name, None)
            raise Refused("no_table")
        return known.table

    async def catch_up(self, name: str, known: Known) -> bool:
        """Read what others have written since; whether there was anything. Whoever asks holds the lock."""
        if known.damaged:
            raise SetAside("set_aside")
        try:
            return await self.read(name, known)
        except Damaged as damaged:
            known.table, known.digest, known.answered, known.since = None, "", {}, 0
            known.sure, known.damaged = False, True
            if name not in self.set_aside:
                self.set_aside.add(name)
                log_failure("a table was set aside", damaged.__cause__, table=name, row=damaged.row, what=damaged.what)
            raise SetAside("set_aside") from None

    async def has_answered(self, name: str, command: str) -> bool:
        return await self.looked_up(name, self.recall(name), command) is not None

    async def looked_up(self, name: str, known: Known, command: str) -> Answered | None:
        """Whose command this was, and the row it became: older ones are not in memory."""
        if command not in known.answered and known.since and (row := await self.store.row_of(name, command)):
            return answered_by(row)
        return known.answered.get(command)

    async def read(self, name: str, known: Known) -> bool:
        known_before = known.version
        if known.table is None and (snapshot := await self.store.snapshot(name)) is not None:
            known.table, known.digest = snapshot
            known.since = known.version
        before = known.version
        rows = await self.store.read(name, since=max(0, before - 1), before=None if before else "")
        news = [entry for entry in rows if entry.row.seq >= before]
        gone = before > 0 and (len(news) == len(rows) or rows[0].seal.digest != known.digest)  # the last that was known
        if gone or (before > 0 and any(isinstance(entry.row.change, Forgotten) for entry in news)):
            news = await self.store.read(name)
            known.table, known.digest, known.answered, known.since = None, "", {}, 0
        for first in range(0, len(news), PORTION):
            for entry, table in await self.follow(known.table, news[first : first + PORTION]):
                self.learn(known, entry, table)
        known.sure = True
        return known.version != known_before

    async def follow(self, table: Table | None, news: Sequence[Entry]) -> list[tuple[Entry, Table]]:
        """A long log beside all else."""
        if len(news) > FEW:
            return await asyncio.to_thread(followed, table, news)
        return followed(table, news)

    async def news(self, names: Iterable[str]) -> dict[str, list[Entry]]:
        """What others have written at these tables since, read at once; `follow_news` with it, one after the other."""
        known = {name: self.recall(name) for name in names}
        return await self.store.read_many({name: (what.version, what.digest) for name, what in known.items()})

    async def follow_news(self, name: str, news: Collection[Entry]) -> None:
        known = self.recall(name)
        async with known.lock:
            if not news or known.damaged or len(news) > FEW:
                await self.catch_up(name, known)  # it may be gone, or cannot be read, or there is much of it
            for entry in news:
                if isinstance(entry.row.change, Forgotten):
                    await self.catch_up(name, known)  # more has changed than this
                elif entry.row.seq == known.version:  # it may have come another way meanwhile
                    self.learn(known, entry, replayed(known.table, entry.row))

    async def follow_news_quietly(self, name: str, news: Collection[Entry]) -> None:
        with suppress(Refused):
            await self.follow_news(name, news)

    def learn(self, known: Known, entry: Entry, table: Table) -> None:
        known.table = table
        known.digest = entry.seal.digest
        if entry.command is not None:
            known.remember(entry.command, entry.row)
        self.learned(entry.table, table)

    # Memory

    def recall(self, name: str) -> Known:
        known = self.known.pop(name, None) or Known()
        self.known[name] = known
        return known

    async def forget(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Its rows are rewritten or deleted now, while nobody adds to them here."""
        known = self.recall(name)
        async with known.lock:
            await work()
            known.table, known.digest, known.answered, known.since = None, "", {}, 0
            known.sure, known.damaged = False, False

    def forget_unwatched(self, watched: Collection[str]) -> None:
        """The oldest, where there are too many."""
        idle = [name for name, known in self.known.items() if name not in watched and not known.lock.locked()]
        for name in idle[: max(0, len(idle) - MOST)]:
            del self.known[name]


def first_answer(was: Answered, author: Author, change: TableChange) -> int:
    asker, what, seq = was
    if (asker, what) != (author, gist(change)):
        raise Refused("id_taken")
    return seq


def answered_by(row: Row) -> Answered:
    return row.author, gist(row.change), row.seq


def gist(change: TableChange) -> int:
    """What tells a change from others, in little room. The secret of a deal is the server's: each time another one."""
    return hash(Start if isinstance(change, Start) else change)
