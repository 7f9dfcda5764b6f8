"""A table: who sits there, the deal, the game, the evening so far, and what has been told of it."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from ...bots import Level
from ...deal import Choices
from ...rules import (
    CauldronCard,
    Color,
    Event,
    Setup,
    State,
)
from ..codes import Code, Detail
from .changes import Author, ChangeKind, Options, TableChange, WhisperAbout

Status = Literal["waiting", "dealing", "playing", "over", "abandoned"]

SERVER = Author("server")

AN_HOUR, A_DAY = 3600, 24 * 3600


class Refused(Exception):
    """A change that cannot be made: a code and data for whoever tells it to people."""

    def __init__(self, code: Code, **data: Detail) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data


@dataclass(frozen=True, slots=True)
class Seat:
    person: str | None = None
    name: str = ""
    color: Color | None = None  # as chosen; None: whatever is left
    bot: Level | None = None  # the level of a bot that has the seat
    stand_in: Level | None = None  # the level that plays for the person now
    resigned: bool = False  # in this game
    whispers: int = 0  # that were asked for in this game
    wins: float = 0.0  # this evening
    points: int = 0

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> Level | None:
        """The level that plays the seat now; None: its person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal that is being made, or the one of the current game."""

    secret: str
    choices: Choices | None = None  # what the table had chosen, once it is dealt
    words: tuple[str, ...] = ()  # in the order of the devices, once it is dealt
    devices: tuple[str, ...] = ()  # people whose word is waited for
    promised: Mapping[str, str] = field(default_factory=dict)  # person → SHA-256
    revealed: Mapping[str, str] = field(default_factory=dict)  # person → word

    @property
    def all_promised(self) -> bool:
        return len(self.promised) == len(self.devices)

    @property
    def missing(self) -> tuple[str, ...]:
        """People whose promise, or then word, is not there yet."""
        said = self.revealed if self.all_promised else self.promised
        return tuple(person for person in self.devices if person not in said)

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    @property
    def ingredients(self) -> tuple[bytes, list[bytes]]:
        return bytes.fromhex(self.secret), [bytes.fromhex(word) for word in self.words]


@lru_cache(maxsize=10_000)
def commitment_to(secret: str) -> str:
    """Everybody sees it in every message about a game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True, slots=True)
class Beside:
    """Something that happened at the table, but not in the game."""

    kind: ChangeKind
    seat: int | None
    agreed: bool = False  # with this the last one wanted it, and it is done


@dataclass(frozen=True, slots=True)
class Told:
    version: int  # of the table, after it
    what: Event | Beside


@dataclass(frozen=True, slots=True)
class Table:
    options: Options
    host: str
    seats: tuple[Seat, ...]
    version: int = 1  # the number of its rows
    status: Status = "waiting"
    game: int = 0  # counted from 1 when the first one is dealt
    first: int | None = None  # the seat that began the current game
    dealt: Deal | None = None
    offered: Mapping[int, str] = field(default_factory=dict)  # seats for which there is a link → who had lost them
    silent: frozenset[str] = frozenset()  # people whose word the next deal goes without
    setup: Setup | None = None
    state: State | None = None
    moves: tuple[str, ...] = ()
    stood_in: tuple[int, ...] = ()  # plies at which somebody else moved in a person's place
    winners: tuple[int, ...] = ()  # seats, once the game is over; it stays so when people leave
    looks: Mapping[int, tuple[CauldronCard, ...]] = field(default_factory=dict)  # by Perluceo: player → own cauldron
    closing: frozenset[int] = frozenset()  # players whose look ends with the next move
    whispered: frozenset[WhisperAbout] = frozenset()  # what was asked for at this decision
    votes: Mapping[str, TableChange] = field(default_factory=dict)  # what people want together: person → change
    added: Mapping[str, int] = field(default_factory=dict)  # person → changes since the last move
    due: float | None = None  # when the deal is cancelled, or a stand-in moves (a bot, where moves take days)
    latest: tuple[Told, ...] = ()  # what the last row brought, whole: for whoever was there
    told: tuple[Told, ...] = ()  # for whoever comes back: no turn but each player's last, and the one going on (§5)
    told_since: int = 1  # all that happened after this version is there
    turns_since: int = 0  # all turns after this one are

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody with a seat, once, in seat order."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    @property
    def playing(self) -> tuple[str, ...]:
        """Those of them who play themselves."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person and not seat.stand_in))

    @property
    def deciding(self) -> int | None:
        """The seat that has to move."""
        if self.status != "playing" or self.state is None or self.first is None:
            return None
        return (self.first + self.state.player) % len(self.seats)

    @property
    def slow(self) -> bool:
        """People come and go, and the clock runs on; elsewhere a table with nobody there stops."""
        return self.options.pace is not None and self.options.pace.seconds >= AN_HOUR

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def seat_of_player(self, index: int) -> int:
        """Players are counted in turn order, seats as people sit."""
        return ((self.first or 0) + index) % len(self.seats)

    def player_in_seat(self, seat: int) -> int:
        return (seat - (self.first or 0)) % len(self.seats)


def hosts(table: Table) -> tuple[str, ...]:
    """The host; and where that one has no seat, whoever has one."""
    return (table.host,) if table.host in table.people else (table.host, *table.people)


def seat_at(table: Table, seat: int) -> Seat:
    """Raises Refused."""
    if seat >= len(table.seats):
        raise Refused("no_seat", seat=seat)
    return table.seats[seat]


def put_seat(table: Table, number: int, seat: Seat) -> Table:
    seat_at(table, number)
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
