"""A table is what its log makes of it: `after(table, author, change)` is the next one, or the change is refused.

Nothing here waits, writes or asks the time: the same rows give the same table in every process, after every restart.
A game that is over starts a new deal when all want a rematch; the tally of the evening is kept. Deadlines follow from
the times of the rows.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from .. import rules
from ..deal import Choices, deal, proof
from ..notation import RecordError, read_move, read_record
from ..rules import (
    CauldronCard,
    CauldronSeen,
    Color,
    DeclinatioUsed,
    Edition,
    Event,
    PawnMoved,
    PawnPlaced,
    Score,
    Setup,
    State,
    scores,
    start,
)
from .changes import (
    RULES,
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
    Postpone,
    Prepare,
    PromiseWord,
    Rematch,
    Rename,
    Resign,
    RevealWord,
    Row,
    SeatBot,
    Sit,
    StandUp,
    Start,
    TableChange,
    TakeBack,
    VoteStandIn,
    Withdraw,
)

SEATING = (Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW)

Status = Literal["waiting", "dealing", "playing", "over", "abandoned"]

SERVER = Author("server")

AN_HOUR, A_DAY = 3600, 24 * 3600
TO_DEAL = 10  # seconds in which all devices promise their words, and again to reveal them
MOST_ADDED = 200  # changes of one person between two moves
MOST_AROUND = 100  # of what happened around the game is told to whoever comes back: the last


class Refused(Exception):
    """A change that cannot be made: a code and data for whoever tells it to people."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data


@dataclass(frozen=True, slots=True)
class Seat:
    person: str | None = None
    name: str = ""
    color: Color | None = None  # as chosen; None: whatever is left
    bot: str | None = None  # the level of a bot that has the seat
    stand_in: str | None = None  # the level that plays for the person now
    resigned: bool = False  # in this game
    wins: float = 0.0  # this evening
    points: int = 0

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
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
        return tuple(one for one in self.devices if one not in said)

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
class Around:
    """Something that happened at the table, but not in the game."""

    kind: str  # the change
    seat: int | None


@dataclass(frozen=True, slots=True)
class Told:
    version: int  # of the table, after it
    what: Event | Around


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
    winners: tuple[int, ...] = ()  # seats, once the game is over; it stays so when people leave
    looks: Mapping[int, tuple[CauldronCard, ...]] = field(default_factory=dict)  # by Perluceo: player → own cauldron
    closing: frozenset[int] = frozenset()  # players whose look ends with the next move
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


def replay(rows: Iterable[Row]) -> Table:
    table: Table | None = None
    for row in rows:
        table = replayed(table, row)
    if table is None:
        raise ValueError("a log without rows is no table")
    return table


def replayed(table: Table | None, row: Row) -> Table:
    """After a row of the log. One that was written for a table that it no longer fits counts, and changes nothing.

    Names are not checked again: those of forgotten people are others now, and what looks alike may be decided anew.
    """
    try:
        return following(table, row.author, row.change, row.at)
    except Refused:
        if table is None:
            raise
        return replace(table, version=table.version + 1, latest=())


def after(table: Table | None, author: Author, change: TableChange, at: float = 0.0) -> Table:
    """The table after this change at this time. Raises Refused, and then nothing has happened."""
    then = following(table, author, change, at)
    if isinstance(change, Sit | Rename):
        check_name(then, change.seat)
    if not isinstance(change, NEEDED) and then.added.get(author.id, 0) > MOST_ADDED:
        raise Refused("too_much")
    return then


# What is never too much: it ends by itself, or something else has to come before it can be repeated.
NEEDED = Move | PromiseWord | RevealWord | StandUp | Resign | TakeBack | Abandon | Rematch

OF_THE_LOG = {"version", "latest", "told", "told_since", "turns_since", "added"}


def is_idle(table: Table, then: Table, author: Author, change: TableChange) -> bool:
    """Whether a person has asked for what is so already. (A link for a seat is more than the table knows of.)"""
    if author.kind != "person" or isinstance(change, Move | OfferSeat):
        return False
    pairs = ((getattr(table, one.name), getattr(then, one.name)) for one in fields(Table) if one.name not in OF_THE_LOG)
    return all(was is now or was == now for was, now in pairs)


def following(table: Table | None, author: Author, change: TableChange, at: float) -> Table:
    if table is None:
        if isinstance(change, Create):
            return created(author, change)
        raise Refused("no_table")
    then, version = changed(table, author, change), table.version + 1
    told = then.told if isinstance(change, Move) else (*then.told, Told(version, around(table, author, change)))
    begins = last_turns(then) if isinstance(change, Move) and not then.options.memory_aid else 0
    memory = remembered(then, told, begins)
    if isinstance(change, Move):
        added: Mapping[str, int] = table.added and {}
    elif author.kind == "person":
        added = {**table.added, author.id: table.added.get(author.id, 0) + 1}
    else:
        added = table.added
    due = due_after(table, then, change, at)
    return replace(then, version=version, due=due, latest=since(told, version), added=added, **memory)


def created(author: Author, change: Create) -> Table:
    options = change.options
    if author.kind != "person":
        raise Refused("not_yours")
    if len(change.seating) not in (0, options.seats):
        raise Refused("bad_seating", seats=options.seats)
    if options.memory_aid is None:
        days = options.pace is not None and options.pace.seconds >= A_DAY
        options = msgspec.structs.replace(options, memory_aid=days)
    bots = change.seating or ("open",) * options.seats
    return Table(options, author.id, tuple(Seat(bot=None if bot == "open" else bot) for bot in bots))


def changed(table: Table, author: Author, change: TableChange) -> Table:
    match change:
        case Create():
            raise Refused("exists")
        case Sit():
            return sit(table, author, change)
        case Rename(seat, name):
            only(table, "waiting", "over", "abandoned")
            own(table, author, seat)
            return with_seat(table, seat, name=shown(name))
        case ChooseColor(seat, color):
            only(table, "waiting")
            own(table, author, seat)
            return with_seat(table, seat, color=free_color(table, seat, color))
        case StandUp(seat):
            only(table, "waiting", "over", "abandoned")
            if author.kind != "person" or author.id not in hosts(table):
                own(table, author, seat)
            return with_a_host(replace(put_seat(table, seat, Seat()), votes={}))
        case SeatBot(seat, level):
            only(table, "waiting")
            host(table, author)
            at(table, seat)
            return put_seat(table, seat, Seat(bot=level))
        case OfferSeat(seat):
            host(table, author)
            if at(table, seat).person in (None, author.id):
                raise Refused("nobody_to_replace", seat=seat)
            return replace(table, offered={**table.offered, seat: table.seats[seat].person or ""})
        case HandOver(seat, to):
            server(author)
            if at(table, seat).person is None or table.offered.get(seat) != table.seats[seat].person:
                raise Refused("nobody_to_replace", seat=seat)
            return handed_over(table, seat, to)
        case Start(secret, version):
            full(table, author)
            if version != RULES:
                raise Refused("other_rules", rules=version)
            return begin_deal(table, secret)
        case Prepare(record):
            full(table, author)
            return prepared(table, record)
        case PromiseWord() | RevealWord() | CancelDeal():
            return words(table, author, change)
        case Move():
            return move(table, author, change)
        case Resign(seat):
            only(table, "playing")
            own(table, author, seat)
            if at(table, seat).resigned:
                raise Refused("resigned", seat=seat)
            resigned = with_seat(table, seat, resigned=True, stand_in=table.options.stand_in)
            return ended(resigned) if len(table.seats) == 2 else resigned
        case VoteStandIn(seat, level):
            only(table, "playing")
            person(table, author)
            if at(table, seat).person in (None, author.id) or at(table, seat).stand_in:
                raise Refused("no_stand_in_needed", seat=seat)
            return replace(table, votes={**table.votes, author.id: VoteStandIn(seat, level)})
        case LetPlay(seat, level):
            only(table, "playing")
            server(author)
            if at(table, seat).person is None or at(table, seat).stand_in:
                raise Refused("no_stand_in_needed", seat=seat)
            return replace(with_seat(table, seat, stand_in=level), votes={})
        case TakeBack(seat):
            own(table, author, seat)
            if at(table, seat).resigned:
                raise Refused("resigned", seat=seat)
            if at(table, seat).stand_in is None:
                raise Refused("nobody_to_replace", seat=seat)
            return with_seat(table, seat, stand_in=None)
        case Postpone():
            server(author)
            if table.due is None:
                raise Refused("no_deadline")
            return table
        case Forgotten():
            server(author)
            return table
        case Withdraw():
            person(table, author)
            return replace(table, votes={one: vote for one, vote in table.votes.items() if one != author.id})
        case Abandon():
            only(table, "playing")
            return agreed(table, author, change, after_the_game(replace(table, status="abandoned", votes={})))
        case Rematch():
            only(table, "over", "abandoned")
            return agreed(table, author, change, with_a_host(replace(table, status="waiting", votes={})))


# What is told, and until when is waited


def around(table: Table, author: Author, change: TableChange) -> Around:
    own = table.seats_of(author.id) if author.kind == "person" else []
    return Around(type(change).__name__, getattr(change, "seat", own[0] if own else None))


def since(told: tuple[Told, ...], version: int) -> tuple[Told, ...]:
    """What came with this version and later."""
    first = len(told)
    while first and told[first - 1].version >= version:
        first -= 1
    return told[first:]


def remembered(table: Table, told: tuple[Told, ...], begins: int) -> dict[str, Any]:
    """What may still be told: no turn before this, and where there was very much around the game, not the oldest of it.

    One row may bring several turns, so some of it may be gone at once.
    """
    around = [one.version for one in told if isinstance(one.what, Around)]
    oldest = around[-MOST_AROUND] if len(around) > MOST_AROUND else 0
    if not begins and not oldest:
        return {"told": told}
    kept, told_since, turns_since = [], table.told_since, table.turns_since
    for index, one in enumerate(told):
        turn = not isinstance(one.what, Around)
        if index >= begins if turn else one.version >= oldest:
            kept.append(one)
        else:
            told_since = max(told_since, one.version)
            turns_since = max(turns_since, one.version) if turn else turns_since
    return {"told": tuple(kept), "told_since": told_since, "turns_since": turns_since}


def last_turns(table: Table) -> int:
    """Where the last whole turn of each player begins, and all that came after: older ones are only remembered (§5)."""
    begins, players, going_on = 0, set[int](), turn_goes_on(table)
    for index in range(len(table.told) - 1, -1, -1):
        player = turn_begins(table.told, index)
        if player in players:
            return begins
        if player is not None and going_on:
            going_on = False
        elif player is not None:
            players.add(player)
            begins = index
    return 0


def turn_goes_on(table: Table) -> bool:
    """Whether the turn that began last has not ended."""
    return table.state is not None and table.state.phase in ("take", "corner", "keep")


def turn_begins(told: tuple[Told, ...], index: int) -> int | None:
    """Whose turn begins with this; None: nobody's."""
    match told[index].what:
        case PawnPlaced(player):
            return player
        case PawnMoved(player) if not (index and isinstance(told[index - 1].what, DeclinatioUsed)):
            return player
        case _:
            return None


def due_after(table: Table, then: Table, change: TableChange, at: float) -> float | None:
    """The deadline: it begins anew with everything else that is waited for."""
    if isinstance(change, Postpone):
        return None if table.due is None else table.due + change.seconds
    if (waited := waited_for(then)) is None:
        return None
    if waited == waited_for(table):
        return table.due
    return at + waited.seconds


class Waiting(NamedTuple):
    seconds: int
    what: tuple[object, ...]


def waited_for(table: Table) -> Waiting | None:
    """How long, and for what; None: as long as it takes."""
    if table.status == "dealing" and table.dealt is not None:
        return Waiting(TO_DEAL, (table.dealt.commitment, table.dealt.all_promised))
    pace, deciding = table.options.pace, table.deciding
    if pace is None or deciding is None:
        return None
    player = table.seats[deciding].player
    if player is not None and not table.slow:
        return None
    return Waiting(0 if player else pace.seconds, (table.game, len(table.moves), player))


# Who may


def only(table: Table, *status: Status) -> None:
    if table.status not in status:
        raise Refused("not_now", status=table.status)


def host(table: Table, author: Author) -> None:
    if author.kind != "person" or author.id not in hosts(table):
        raise Refused("not_host")


def hosts(table: Table) -> tuple[str, ...]:
    """The host; and where that one has no seat, whoever has one."""
    return (table.host,) if table.host in table.people else (table.host, *table.people)


def full(table: Table, author: Author) -> None:
    """A game may begin."""
    only(table, "waiting")
    host(table, author)
    if any(seat.open for seat in table.seats):
        raise Refused("seats_open", seats=[i for i, seat in enumerate(table.seats) if seat.open])


def server(author: Author) -> None:
    if author.kind != "server":
        raise Refused("not_yours")


def person(table: Table, author: Author) -> None:
    if author.kind != "person" or author.id not in table.people:
        raise Refused("not_at_table")


def at(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refused("no_seat", seat=seat)
    return table.seats[seat]


def own(table: Table, author: Author, seat: int) -> None:
    if author.kind != "person" or at(table, seat).person != author.id:
        raise Refused("not_yours", seat=seat)


# Seats


def sit(table: Table, author: Author, change: Sit) -> Table:
    only(table, "waiting")
    if author.kind != "person":
        raise Refused("not_yours")
    if not at(table, change.seat).open:
        raise Refused("seat_taken", seat=change.seat)
    color = free_color(table, change.seat, change.color)
    return put_seat(table, change.seat, Seat(author.id, shown(change.name), color))


FORGOTTEN = "-"  # whose data was deleted


def shown(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).split())


def check_name(table: Table, seat: int) -> None:
    """Of whoever has it since now: two at a table must be told apart, look-alikes too. Raises Refused."""
    name = table.seats[seat].name
    unprintable = any(unicodedata.category(letter)[0] == "C" for letter in name)
    if len(name) > 24 or unprintable or drawn(name) in ("", FORGOTTEN):
        raise Refused("bad_name")
    if any(alike(name, other.name) for number, other in enumerate(table.seats) if number != seat and other.name):
        raise Refused("name_taken")


def alike(name: str, other: str) -> bool:
    """By letters or by strokes: в and В are one letter, В and B one picture."""
    return visible(name).casefold() == visible(other).casefold() or drawn(name) == drawn(other)


# Besides spaces: joiners, fillers, vowels without a sound, variation selectors, the empty Braille pattern.
UNSEEN = re.compile(r"[\s\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def visible(name: str) -> str:
    """Without spaces, accents, and what shows nothing."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return UNSEEN.sub("", plain)


LOOK_ALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаекморстухіјѕԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορτυχɡı01|‐‒–—―−",
    "ABEKMHOPCTYXIJSaekmopctyxijsdhABEZHIKMNOPTYXaynikvoptuxgioll------",
)


def drawn(name: str) -> str:
    """The same for names that look the same: Cyrillic and Greek letters, digits and dashes that look Latin."""
    return visible(name).translate(LOOK_ALIKES).casefold().replace("i", "l")


def free_color(table: Table, seat: int, color: str | None) -> Color | None:
    if color is None:
        return None
    if any(other.color == color for i, other in enumerate(table.seats) if i != seat):
        raise Refused("color_taken", color=color)
    return Color(color)


def colors(table: Table) -> tuple[Color, ...]:
    """Everybody's: as chosen, the others get what is left."""
    left = [color for color in SEATING if all(seat.color != color for seat in table.seats)]
    return tuple(seat.color or left.pop(0) for seat in table.seats)


def with_a_host(table: Table) -> Table:
    """A host who leaves, or lets others play, makes the next person the host."""
    playing = table.playing
    return table if not playing or table.host in playing else replace(table, host=playing[0])


def handed_over(table: Table, seat: int, to: str) -> Table:
    """All that the person who had it was for this seat, the other one is now."""
    was = table.seats[seat].person
    votes = {one: vote for one, vote in table.votes.items() if getattr(vote, "seat", None) != seat}
    offered = {number: person for number, person in table.offered.items() if number != seat}
    moved = replace(with_seat(table, seat, person=to), votes=votes, offered=offered)
    if was is None or was in moved.people:
        return moved
    dealt = table.dealt
    if dealt is not None:
        one = {was: to}
        dealt = replace(
            dealt,
            devices=tuple(dict.fromkeys(one.get(device, device) for device in dealt.devices)),
            promised={one.get(device, device): hashed for device, hashed in dealt.promised.items()},
            revealed={one.get(device, device): word for device, word in dealt.revealed.items()},
        )
    return replace(moved, dealt=dealt, votes={one: vote for one, vote in votes.items() if one != was})


def with_seat(table: Table, number: int, **changes: Any) -> Table:
    return put_seat(table, number, replace(at(table, number), **changes))


def put_seat(table: Table, number: int, seat: Seat) -> Table:
    at(table, number)
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


# The deal


def begin_deal(table: Table, secret: str) -> Table:
    here = {seat.person for seat in table.seats if not seat.player}
    devices = tuple(one for one in table.people if one in here and one not in table.silent)
    dealing = replace(table, status="dealing", dealt=Deal(secret, devices=devices), votes={})
    return dealing if devices else finish_deal(dealing)


def words(table: Table, author: Author, change: PromiseWord | RevealWord | CancelDeal) -> Table:
    only(table, "dealing")
    assert table.dealt is not None
    dealt = table.dealt
    match change:
        case PromiseWord(sha256):
            device(dealt, author, dealt.promised)
            return replace(table, dealt=replace(dealt, promised={**dealt.promised, author.id: sha256}))
        case RevealWord(word):
            if not dealt.all_promised:
                raise Refused("promises_missing")
            device(dealt, author, dealt.revealed)
            if hashlib.sha256(bytes.fromhex(word)).hexdigest() != dealt.promised[author.id]:
                raise Refused("broken_promise")
            revealed = replace(table, dealt=replace(dealt, revealed={**dealt.revealed, author.id: word}))
            return finish_deal(revealed) if len(dealt.revealed) + 1 == len(dealt.devices) else revealed
        case CancelDeal():
            server(author)
            return replace(table, status="waiting", dealt=None, silent=table.silent | frozenset(dealt.missing))


def device(dealt: Deal, author: Author, already: Mapping[str, str]) -> None:
    if author.kind != "person" or author.id not in dealt.devices:
        raise Refused("not_at_table")
    if author.id in already:
        raise Refused("already")


def finish_deal(table: Table) -> Table:
    """All words are there: the first seat of the first game follows from them, later the next one begins."""
    assert table.dealt is not None
    options = table.options
    choices = Choices(
        colors(table),
        Edition(options.edition),
        options.recipes,
        first="random" if table.first is None else (table.first + 1) % len(table.seats),
        removed_color=options.removed_color,
        memory_aid=bool(options.memory_aid),
    )
    dealt = replace(table.dealt, choices=choices, words=tuple(table.dealt.revealed[one] for one in table.dealt.devices))
    setup = deal(choices, *dealt.ingredients)
    return set_up(replace(table, dealt=dealt), setup, first=choices.seats.index(setup.players[0]))


def set_up(table: Table, setup: Setup, first: int) -> Table:
    return replace(
        table,
        **remembered(table, table.told, len(table.told)),
        status="playing",
        seats=tuple(replace(seat, resigned=False) for seat in table.seats),
        game=table.game + 1,
        first=first,
        silent=frozenset(),
        setup=setup,
        state=start(setup),
        moves=(),
        winners=(),
        looks={},
        closing=frozenset(),
    )


def prepared(table: Table, line: str) -> Table:
    """The seats are the record's players in turn order."""
    try:
        record = read_record(line)
    except RecordError as error:
        raise Refused("bad_record", ply=error.ply) from None
    setup = record.setup
    if len(setup.players) != len(table.seats):
        raise Refused("bad_record", seats=len(setup.players))
    seats = tuple(replace(seat, color=color) for seat, color in zip(table.seats, setup.players, strict=True))
    options = msgspec.structs.replace(
        table.options,
        edition=setup.edition.value,
        recipes=setup.recipes is not None,
        removed_color=None,
        memory_aid=setup.memory_aid,
    )
    table = set_up(replace(table, options=options, seats=seats, dealt=None), setup, first=0)
    for one in record.moves:
        table = moved(table, str(one))
        begins = 0 if table.options.memory_aid else last_turns(table)
        table = replace(table, **remembered(table, table.told, begins))
    return table


def proof_of(table: Table) -> dict[str, Any]:
    """What the record carries as `deal`; it has the secret, so it is for games that are over."""
    assert table.dealt is not None
    assert table.dealt.choices is not None
    return proof(table.dealt.choices, *table.dealt.ingredients)


# The game


def move(table: Table, author: Author, change: Move) -> Table:
    if change.game != table.game or table.status != "playing" or table.state is None:
        raise Refused("not_now", status=table.status, game=table.game)
    if change.ply != len(table.moves):
        raise Refused("stale", ply=len(table.moves))
    deciding = table.deciding
    assert deciding is not None
    seat = table.seats[deciding]
    if seat.player:
        may = author == Author("bot", seat.player)
    else:
        may = author == Author("person", seat.person or "") or author == Author("clock", table.options.stand_in)
    if not may:
        raise Refused("not_your_turn", seat=deciding)
    return moved(table, change.move)


def moved(table: Table, token: str) -> Table:
    assert table.state is not None
    try:
        state, events = rules.play(table.state, read_move(token))
    except ValueError:
        raise Refused("illegal", legal=sorted(str(one) for one in rules.legal(table.state))) from None
    began = frozenset(event.player for event in events if isinstance(event, PawnMoved))
    looks = {player: cards for player, cards in table.looks.items() if player not in began | table.closing}
    looks |= {event.player: event.cards for event in events if isinstance(event, CauldronSeen) and event.cards}
    then = replace(
        table,
        state=state,
        moves=(*table.moves, token),
        # A look lasts until its player's next turn begins (§5); where that is at once, until the next move.
        looks=looks,
        closing=began & looks.keys(),
        told=table.told + tuple(Told(table.version + 1, event) for event in events),
    )
    return ended(then) if state.phase == "over" else then


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game came to for a seat."""

    won: float  # a part of the win
    score: Score | None  # none where a game was not played to its end


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """Seat by seat: wins are shared, and whoever has resigned has not won."""
    assert table.state is not None
    found: list[Score | None] = [None] * len(table.seats)
    if table.state.phase == "over":
        for index, score in enumerate(scores(table.state)):
            found[table.seat_of_player(index)] = score
    able = [number for number, seat in enumerate(table.seats) if not seat.resigned]
    totals = [score.total if score else 0 for score in found]
    won = [number for number in able if totals[number] == max(totals[one] for one in able)]
    return tuple(Outcome(1 / len(won) if number in won else 0.0, score) for number, score in enumerate(found))


def ended(table: Table) -> Table:
    """The game counts for the evening."""
    counted = outcomes(table)
    seats = tuple(
        replace(
            seat,
            wins=seat.wins + outcome.won,
            points=seat.points + (outcome.score.total if outcome.score else 0),
        )
        for seat, outcome in zip(table.seats, counted, strict=True)
    )
    winners = tuple(number for number, outcome in enumerate(counted) if outcome.won)
    return after_the_game(replace(table, status="over", seats=seats, winners=winners, votes={}))


def after_the_game(table: Table) -> Table:
    """Whoever has resigned is there again for the next one."""
    seats = tuple(replace(seat, stand_in=None) if seat.resigned else seat for seat in table.seats)
    return replace(table, seats=seats)


def agreed(table: Table, author: Author, change: TableChange, then: Table) -> Table:
    """What all people must want who play themselves: counted, and done with the last of them."""
    person(table, author)
    votes = {**table.votes, author.id: change}
    if all(votes.get(one) == change for one in table.playing):
        return then
    return replace(table, votes=votes)
