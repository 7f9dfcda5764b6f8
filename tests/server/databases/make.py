"""Makes a database with this program, as its release leaves it behind on people's disks (`make database`).

Two files named after the release: the database as SQL, and what it must give: each table by replaying it, and people's
statistics. Later releases
are tested with them, so those of a release that is out are never made again.
"""

import asyncio
import hashlib
import itertools
import json
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from msgspec import to_builtins

from glastonbury import __version__
from glastonbury.deal import Choices, deal
from glastonbury.notation import new_record, write_record
from glastonbury.rules import Color, legal, scores
from glastonbury.server.house.desk import Desk
from glastonbury.server.log.games import statistics_of
from glastonbury.server.log.links import A_DAY, hashed
from glastonbury.server.log.schema import KEYS, LINKS, MUTES
from glastonbury.server.log.store import opened
from glastonbury.server.tables.changes import (
    Abandon,
    Author,
    CancelDeal,
    ChooseColor,
    Create,
    Forgotten,
    HandOver,
    LetPlay,
    Move,
    OfferSeat,
    Options,
    Pace,
    Postpone,
    Prepare,
    PromiseWord,
    Rematch,
    Rename,
    Resign,
    RevealWord,
    SeatBot,
    Sit,
    StandUp,
    Start,
    TableChange,
    TakeBack,
    VoteStandIn,
    Whisper,
    Withdraw,
)

FOLDER = Path(__file__).parent
ANN, BEA, CEM = (Author("person", letter * 32) for letter in "abc")
SERVER = Author("server")
BEGIN = 1_800_000_000
KEY, TOKEN = b"key" * 8, "a link to another device"
OF_SEATS = ("person", "name", "color", "bot", "stand_in", "resigned", "wins", "points")
OF_DEALS = ("players", "edition", "removed_color", "deck", "recipes")


class Evening:
    """People and bots at the tables of one desk; whatever is left to chance comes from one seed."""

    def __init__(self, desk):
        self.desk = desk
        self.rng = random.Random(f"glastonbury {__version__}")
        self.commands = itertools.count()
        self.names = set()
        self.kinds = set()

    async def ask(self, name, author, *wanted):
        for change in wanted:
            command = f"command-{next(self.commands)}" if author.kind == "person" else None
            await self.desk.decide(name, author, change, command)
            self.names.add(name)
            self.kinds.add(type(change))

    async def deal(self, name, *people):
        """The first of them is the host; all show their words."""
        await self.ask(name, people[0], Start(self.rng.randbytes(32).hex()))
        words = [self.rng.randbytes(16) for _ in people]
        for person, word in zip(people, words, strict=True):
            await self.ask(name, person, PromiseWord(hashlib.sha256(word).hexdigest()))
        for person, word in zip(people, words, strict=True):
            await self.ask(name, person, RevealWord(word.hex()))

    async def play(self, name, most=1000):
        """So many moves, or to the end."""
        for _ in range(most):
            table = await self.desk.table(name)
            if table.status != "playing":
                return
            await self.ask(name, *random_move(table, self.rng))

    async def pass_by(self):
        await self.waits()
        await self.is_played_with_bots()
        await self.is_over()
        await self.is_played_again()
        await self.was_resigned()
        await self.is_abandoned()
        await self.has_a_clock()
        await self.was_prepared()

    async def waits(self):
        options = Options(seats=4, edition="ru", memory_aid=True, listed=True, pace=Pace(120), stand_in="witch")
        await self.ask("waits", ANN, Create(options), Sit(0, "Ann", "blue"), SeatBot(3, "herbalist"))
        await self.ask("waits", BEA, Sit(1, "Bea", "red"), Rename(1, "Béa"), ChooseColor(1, None))
        await self.ask("waits", CEM, Sit(2, "Джем"), StandUp(2))

    async def is_played_with_bots(self):
        await self.ask("bots", ANN, Create(Options(seats=3, edition="it", recipes=True)), Sit(0, "Ann"))
        await self.ask("bots", ANN, SeatBot(1, "random"), SeatBot(2, "merlin"))
        await self.deal("bots", ANN)
        await self.play("bots", 25)
        while (table := await self.desk.table("bots")).deciding != 0:
            await self.play("bots", 1)
        await self.ask("bots", ANN, Whisper(table.game, len(table.moves), "facts"))

    async def is_over(self):
        await self.ask("over", ANN, Create(Options(seats=3, recipes=True, spectators=False)), Sit(1, "Ann", "green"))
        await self.ask("over", BEA, Sit(0, "Bea", "yellow"))
        await self.ask("over", CEM, Sit(2, "Cem"))
        await self.deal("over", ANN, BEA, CEM)
        await self.play("over", 10)
        await self.ask("over", BEA, VoteStandIn(1, "wizard"))
        await self.ask("over", SERVER, LetPlay(1, "wizard"))
        await self.play("over", 10)
        await self.ask("over", ANN, TakeBack(1))
        await self.play("over")

    async def is_played_again(self):
        """After one game, and a deal for which no device showed its word."""
        await self.ask("again", ANN, Create(Options(edition="fr", removed_color=None)), Sit(0, "Ann"))
        await self.ask("again", BEA, Sit(1, "Bea"))
        await self.deal("again", ANN, BEA)
        await self.play("again")
        await self.ask("again", BEA, Rematch())
        await self.ask("again", ANN, Rematch(), Start(self.rng.randbytes(32).hex()))
        await self.ask("again", SERVER, CancelDeal())
        await self.ask("again", ANN, Start(self.rng.randbytes(32).hex()))
        await self.play("again", 12)

    async def was_resigned(self):
        await self.ask("resigned", CEM, Create(Options(seats=3)), Sit(0, "Cem"))
        await self.ask("resigned", CEM, SeatBot(1, "random"), SeatBot(2, "apprentice"))
        await self.deal("resigned", CEM)
        await self.play("resigned", 7)
        await self.ask("resigned", CEM, Resign(0))
        await self.play("resigned")

    async def is_abandoned(self):
        await self.ask("abandoned", BEA, Create(Options(seats=4)), Sit(0, "Bea"), SeatBot(2, "random"), Sit(3, "Bo"))
        await self.ask("abandoned", CEM, Sit(1, "Cem"))
        await self.deal("abandoned", BEA, CEM)
        await self.play("abandoned", 9)
        await self.ask("abandoned", BEA, Abandon())
        await self.ask("abandoned", CEM, Abandon())

    async def has_a_clock(self):
        """It stood still for a while; a seat has a new owner, and a stand-in moved for somebody whose time was over."""
        await self.ask("clock", ANN, Create(Options(pace=Pace(60)), ("open", "open")), Sit(0, "Ann"))
        await self.ask("clock", BEA, Sit(1, "Bea"))
        await self.deal("clock", ANN, BEA)
        await self.play("clock", 4)
        await self.ask("clock", SERVER, Postpone(30.5))
        await self.ask("clock", BEA, Abandon(), Withdraw())
        await self.ask("clock", ANN, OfferSeat(1))
        await self.ask("clock", SERVER, HandOver(1, CEM.id), Forgotten())
        table = await self.desk.table("clock")
        while self.desk.clock() < table.due:
            pass  # each look at the clock is a second
        _, move = random_move(table, self.rng)
        await self.ask("clock", Author("clock", "apprentice"), move)
        await self.play("clock", 3)

    async def was_prepared(self):
        record = new_record(deal(Choices((Color.RED, Color.GREEN, Color.BLUE), recipes=True), b"prepared"))
        await self.ask("prepared", ANN, Create(Options(seats=3), ("open", "witch", "witch")), Sit(0, "Ann"))
        await self.ask("prepared", ANN, Prepare(write_record(record)))
        await self.play("prepared", 8)


def random_move(table, rng):
    """Whoever has to move, and a move."""
    seat = table.seats[table.deciding]
    author = Author("bot", seat.player) if seat.player else Author("person", seat.person)
    return author, Move(table.game, len(table.moves), rng.choice(sorted(map(str, legal(table.state)))))


def outcome(table):
    """What replaying a table must give, in words that do not change when the program does."""
    over = table.state is not None and table.state.phase == "over"
    dealt = new_record(table.setup).header if table.setup else {}
    return {
        "status": table.status,
        "host": table.host,
        "game": table.game,
        "first": table.first,
        "seats": [{name: getattr(seat, name) for name in OF_SEATS} for seat in table.seats],
        "dealt": {key: dealt[key] for key in OF_DEALS} if dealt else None,
        "moves": list(table.moves),
        "legal": sorted(map(str, legal(table.state))) if table.status == "playing" else [],
        "scores": [[score.ingredient_points, score.recipe_a, score.recipe_b] for score in scores(table.state)]
        if over
        else [],
    }


async def spend_an_evening(path):
    """With the database in this file: what it must give then, and the kinds of change that its tables have seen."""
    async with opened(f"sqlite+aiosqlite:///{path}") as store:
        ticks = itertools.count(BEGIN)
        desk = Desk(store, clock=lambda: float(next(ticks)))
        evening = Evening(desk)
        await evening.pass_by()
        await store.run(leave_things)
        tables = {name: outcome(await desk.table(name)) for name in sorted(evening.names)}
        people = {person.id: to_builtins(await statistics_of(store, person.id)) for person in (ANN, BEA, CEM)}
        return {"tables": tables, "statistics": people}, evening.kinds


def leave_things(connection):
    """What chance would make otherwise each time: the key of the cookies, and a link to another device."""
    link = {"sha256": hashed(TOKEN), "person": ANN.id, "until": BEGIN + A_DAY, "used": False}
    connection.execute(sa.insert(LINKS), link)
    connection.execute(sa.insert(KEYS), {"name": "cookies", "key": KEY.hex()})
    connection.execute(sa.insert(MUTES), {"person": ANN.id, "other": CEM.id})


def in_lines(members):
    """As JSON, a line for each, so that differences can be read."""
    texts = {
        name: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        for name, value in members.items()
    }
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {text}" for name, text in texts.items()) + "\n}"


def make(folder):
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "tables.db"
        outcomes, kinds = asyncio.run(spend_an_evening(path))
        with closing(sqlite3.connect(path)) as connection:
            files = {".sql": "\n".join(connection.iterdump())}
    files[".json"] = in_lines({name: in_lines(part) for name, part in outcomes.items()})
    for ending, text in files.items():
        (folder / f"{__version__}{ending}").write_text(text + "\n", encoding="utf-8")
        print(f"{__version__}{ending}  {len(text):,} characters")
    unused = sorted(kind.__name__ for kind in set(TableChange.__args__) - kinds)
    print("kinds of change that no table has:", ", ".join(unused) or "none")


if __name__ == "__main__":
    make(FOLDER)
