"""Reviews of games that are over: made in the processes of the bots when no bot thinks, portion by portion, and kept.

The account is in the database before anything else begins, and the rest now and then. So a review is made once, whoever
asks and in whichever process of the server, and one that was interrupted is gone on with when somebody asks again.
"""

import asyncio
import time
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ...coach.draft import FORMAT
from ...net import NEWEST, load
from ..limits import Buckets, Clock
from ..log.reviews import Key, drop, keep_portion, kept_review, take_up
from ..log.store import DATABASE_ERRORS, Store
from ..logs import log_failure
from ..metrics import Metrics
from ..shown.reviews import is_whole
from ..tables.table import A_DAY, Refused
from .thinkers import Thinkers
from .thinking import PORTION, Portion, as_json, rehearse_review, review_portion

OF_ONE, OF_ADDRESS, OF_ALL = 2, 8, 64  # that are being made, in each process of the server
A_DAY_EACH = 40  # that one person may begin
FIRST, MORE, LONGEST = 0.25, 2.0, 20.0  # seconds until it is worth asking again: for the account, and for the rest
KEPT = 20.0  # seconds until what was made since is in the database: each time is one commit more for all
PATIENCE = 120.0  # seconds after which what another process makes is not waited for any more


class NotMade(Exception):
    """No process could make a portion, though it was tried twice."""


class Asker(NamedTuple):
    person: str
    address: str


class Game(NamedTuple):
    """What is to be reviewed."""

    line: str  # the record
    seats: list[int]  # of its players, in turn order
    people: tuple[int, ...]  # the players whose errors are looked for


class KeptReview(NamedTuple):
    """A review as far as it is made, as the database has it or will have it soon."""

    status: str
    draft: str | None
    players: str | None
    turns: str | None


@dataclass(slots=True)
class Making:
    asker: Asker
    kept: KeptReview | None = None  # nothing, until it is this process that makes it


@cache
def judge() -> str:
    """The digest of the net that judges."""
    return load(NEWEST).digest


class Reviews:
    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self.metrics = metrics
        self.begun = Buckets(A_DAY_EACH / A_DAY, A_DAY_EACH, clock)  # by person
        self.making: dict[Key, Making] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def rehearse(self) -> None:
        """So that nobody's first picture waits until the coach is loaded, or even compiled."""
        await self.thinkers.ask(rehearse_review, review=True, waited_for=False)

    async def asked(self, name: str, number: int, game: Game, asker: Asker, *, again: bool) -> Any | None:
        """What there is of it so far; somebody works on the rest from now on, `again` even if it has failed.

        Raises Refused.
        """
        key = Key(name, number, FORMAT, await asyncio.to_thread(judge))
        if key in self.making:
            return self.making[key].kept
        found = await kept_review(self.store, key)
        if found is not None and not is_whole(found):
            await drop(self.store, key)
            found = None
        if key in self.making or not self.is_left(found, again=again):
            return found
        self.admit(asker)
        making, begun = Making(asker), None
        self.making[key] = making
        try:
            begun = await take_up(self.store, key, found, as_json(game.seats), self.clock())
        finally:
            if begun is None:
                del self.making[key]
        if begun is None:
            return found
        making.kept = KeptReview(*(getattr(begun, part) for part in KeptReview._fields))
        task = asyncio.create_task(self.make(key, begun.portions, making, game))
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return making.kept

    def again_in(self, kept: Any | None) -> float:
        """In how many seconds there is more of it: one process makes all, a portion of each in turn."""
        return min(max(MORE if kept and kept.players else FIRST, PORTION * (len(self.making) - 1)), LONGEST)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("a review was not made", error)

    def is_left(self, found: Any | None, *, again: bool) -> bool:
        """Whether there is something to do, and nobody does it: one that has failed is left only if it is wanted
        once more.
        """
        if found is None or found.status == "done":
            return found is None
        if found.status == "failed":
            return again
        since: float = self.clock() - found.at
        return since > PATIENCE or not self.store.shared or bool(found.process == self.store.process)

    def admit(self, asker: Asker) -> None:
        """Raises Refused where there is too much to do already."""
        making = [making.asker for making in self.making.values()]
        of_one, of_address = (
            sum(getattr(begun, whose) == getattr(asker, whose) for begun in making) for whose in ("person", "address")
        )
        if of_one >= OF_ONE or of_address >= OF_ADDRESS or len(making) >= OF_ALL:
            raise Refused("too_many", retry_after=5)
        if not (bucket := self.begun.of(asker.person)).take():
            raise Refused("too_many", retry_after=int(bucket.wait) + 1)

    async def make(self, key: Key, portions: int, making: Making, game: Game) -> None:
        """The database may not answer: then it goes on when somebody asks again."""
        try:
            await self.go_on(key, portions, making, game)
        except DATABASE_ERRORS as error:
            log_failure("a review was not kept", error)
        finally:
            del self.making[key]

    async def go_on(self, key: Key, portions: int, making: Making, game: Game) -> None:
        """From there to its end, or until another process is quicker or somebody is forgotten."""
        assert making.kept is not None
        kept, began = making.kept, time.monotonic()
        written = began
        while kept.status == "begun":
            try:
                made = await self.portion(game, kept.draft, making.asker)
            except NotMade as failed:
                log_failure("a review failed", failed, table=key.table, game=key.game)
                kept = kept._replace(status="failed")
            else:
                players, turns = made.players or kept.players, made.turns or kept.turns
                kept = KeptReview("done" if made.done else "begun", made.draft, players, turns)
                if not (made.done or made.players) and time.monotonic() - written < KEPT:
                    making.kept = kept
                    continue
            if not await keep_portion(self.store, key, portions, at=self.clock(), **kept._asdict()):
                return
            portions, written, making.kept = portions + 1, time.monotonic(), kept
        self.metrics.reviews.labels(kept.status).inc()
        self.metrics.review_seconds.observe(time.monotonic() - began)

    async def portion(self, game: Game, draft: str | None, asker: Asker) -> Portion:
        """Once more, where a process hangs; where it is killed, those who think see to that."""
        for again in (True, False):
            try:
                return await self.thinkers.ask(
                    review_portion, game.line, game.people, draft, review=True, waited_for=False, share=asker.address
                )
            except Exception as error:  # whatever the coach does wrong
                if not again or not isinstance(error, TimeoutError):
                    raise NotMade from error
        raise AssertionError

    def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
