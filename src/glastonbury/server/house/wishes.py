"""Wishes of people: decided at the desk, or only passed on; answered, and the same again where they are repeated."""

import math
import secrets
from collections import OrderedDict
from collections.abc import Iterable

from ...bots import Fact
from ..limits import Bucket, Buckets
from ..log.finding import all_tables_of
from ..log.forgetting import Rewriting, forget
from ..log.mutes import mute
from ..log.news import Away, SaidAt
from ..log.store import DATABASE_ERRORS
from ..logs import log_failure
from ..shown.protocol import (
    AskFriend,
    Begin,
    Command,
    Done,
    FactTold,
    ImBack,
    Message,
    MoveTold,
    Mute,
    Passing,
    Refusal,
    Say,
    StepAway,
    Whispered,
    Wish,
)
from ..shown.seen import NotForYou, may_see
from ..tables.changes import (
    Author,
    CancelDeal,
    Forgotten,
    LetPlay,
    Prepare,
    Resign,
    StandUp,
    Start,
    TableChange,
    VoteStandIn,
    Whisper,
)
from ..tables.playing import whisper
from ..tables.table import SERVER, Refused, Table
from ..turns import Turns
from .house import House

PHRASES = (0.5, 5)  # a second, and at once
WHISPERS = (0.5, 6)  # the same: somebody thinks about each
AT_ONCE = 16  # commands that are decided before all else goes on
MOST_KEPT = 10_000  # answers, and people who have said something


class Wishes:
    def __init__(self, house: House) -> None:
        self.house = house
        self.deciding = Turns(AT_ONCE)
        limits = house.settings.limits
        self.of_address = Buckets(limits.commands_of_one, limits.commands_of_one_burst)
        self.phrases: OrderedDict[str, Bucket] = OrderedDict()  # person → how much they may still say
        self.whispers = Buckets(*WHISPERS, house.clock)  # by person
        self.answers: OrderedDict[tuple[str, str, str], tuple[Wish, Message]] = OrderedDict()  # of what no log keeps

    async def answer(self, name: str, person: str, command: Command) -> Message:
        """The answer, counted and timed."""
        with self.house.metrics.command_seconds.time():
            answer = await self.answer_once(name, person, command)
        self.house.metrics.commands.labels("refused" if isinstance(answer, Refusal) else "done").inc()
        return answer

    async def answer_once(self, name: str, person: str, command: Command) -> Message:
        """What is not in the log is answered from memory when it is repeated."""
        repeated = (name, person, command.id)
        if repeated in self.answers:
            wish, first = self.answers[repeated]
            return first if wish == command.wish else Refusal(command.id, "id_taken", {})
        try:
            table = await self.house.watched(name)
            may_see(person, table)
            if not isinstance(command.wish, Passing):
                return await self.done(name, table, person, command)
            if await self.house.desk.has_answered(name, command.id):
                raise Refused("id_taken")
            await self.pass_on(name, person, command.wish)
            answer: Message = Done(command.id, None)
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
        if len(self.answers) > MOST_KEPT:
            self.answers.popitem(last=False)
        return answer

    async def done(self, name: str, table: Table, person: str, command: Command) -> Done:
        """It has become a row, or was so already. Raises Refused."""
        house = self.house
        change = await self.change_of(name, table, person, command)
        seq = await house.desk.decide(name, Author("person", person), change, command.id)
        house.store.reached("telling")
        if seq is not None:
            house.tell(name)
        if (name, person) in house.presence.away:
            house.say(Away(house.store.process, name, person, False))
        if isinstance(change, VoteStandIn | Resign):
            house.soon(house.absence.count_votes(name))
        return Done(command.id, seq)

    async def change_of(self, name: str, table: Table, person: str, command: Command) -> TableChange:
        """What is to be written for a wish. Raises Refused."""
        wish = command.wish
        assert not isinstance(wish, Passing)
        match wish:
            case Begin():
                return Start(secrets.token_hex(32))
            case Prepare() if not self.house.settings.prepared:
                raise Refused("not_allowed")
            case VoteStandIn(seat) if person in table.people:
                if not await self.house.desk.has_answered(name, command.id):
                    self.house.absence.check(name, table, seat)
        return wish

    async def pass_on(self, name: str, person: str, wish: Passing) -> None:
        """What is only said, or seen, now."""
        house = self.house
        table = await house.desk.table(name)
        may_see(person, table)
        match wish:
            case Say(phrase):
                if not table.seats_of(person):
                    raise Refused("not_at_table")
                if not self.may_speak(person):
                    raise Refused("too_many")
                house.say(SaidAt(house.store.process, name, person, phrase))
            case Mute(seat, muted):
                other = table.seats[seat].person if seat < len(table.seats) else None
                if other is None or other == person:
                    raise Refused("nobody_to_mute", seat=seat)
                await mute(house.store, person, other, muted=muted)
                house.watching.mute(name, person, other, muted=muted)
            case StepAway() | ImBack():
                if not table.seats_of(person):
                    raise Refused("not_at_table")
                house.say(Away(house.store.process, name, person, isinstance(wish, StepAway)))

    def may_speak(self, person: str) -> bool:
        bucket = self.phrases.pop(person, None) or Bucket(*PHRASES, self.house.clock)
        self.phrases[person] = bucket
        if len(self.phrases) > MOST_KEPT:
            self.phrases.popitem(last=False)
        return bucket.take()

    # A friend's advice

    async def whisper(self, name: str, person: str, asked: AskFriend) -> Whispered:
        """What a friend says to somebody among bots; first it is counted. Raises Refused."""
        house, author = self.house, Author("person", person)
        table = await house.desk.table(name)
        change = Whisper(asked.game, asked.ply, asked.about)
        whisper(table, author, change)
        if asked.unasked and asked.about != "facts":
            raise Refused("not_allowed")
        if not (bucket := self.whispers.of(person)).take():
            raise Refused("too_many", retry_after=math.ceil(bucket.wait))
        if not asked.unasked and await house.desk.decide(name, author, change) is not None:
            house.tell(name)
        if asked.about == "facts":
            return Whispered(facts=facts_told(table, await house.bots.hint(name, table)))
        advised = await house.bots.advise(name, table)
        return Whispered(moves=[MoveTold(move, facts_told(table, facts)) for move, facts in advised])

    # To be forgotten

    async def forget(self, person: str) -> None:
        """A person wants to be gone: seats are left or played on, and then nothing says who it was."""
        desk, author = self.house.desk, Author("person", person)
        for name in await all_tables_of(self.house.store, person):
            try:
                table = await desk.table(name)
            except Refused:
                continue  # it is gone, or set aside
            for seat in table.seats_of(person):
                if table.status == "playing":
                    await desk.decide_quietly(name, SERVER, LetPlay(seat, table.options.stand_in))
                else:
                    if table.status == "dealing":
                        await desk.decide_quietly(name, SERVER, CancelDeal())
                    await desk.decide_quietly(name, author, StandUp(seat))
        await forget(self.house.store, person, self.rewrite)

    async def rewrite(self, name: str, work: Rewriting) -> None:
        """The log of a table; then all processes read it again."""
        await self.house.desk.forget(name, work)
        await self.house.desk.decide_quietly(name, SERVER, Forgotten())
        self.house.tell(name)


def facts_told(table: Table, facts: Iterable[Fact]) -> list[FactTold]:
    """Players are counted in turn order, seats as people sit."""
    return [FactTold(code, with_seat_of_player(table, data)) for code, data in facts]


def with_seat_of_player(table: Table, data: dict[str, str | int]) -> dict[str, str | int]:
    if "player" not in data:
        return data
    rest = {key: value for key, value in data.items() if key != "player"}
    return {"seat": table.seat_of_player(int(data["player"])), **rest}
