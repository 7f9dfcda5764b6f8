"""A table is what its log makes of it: `after(table, author, change)` is the next one, or the change is refused.

Nothing here waits, writes or asks the time: the same rows give the same table in every process, after every restart.
A game that is over starts a new deal when all want a rematch; the tally of the evening is kept.
"""

import hashlib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .. import rules
from ..deal import Choices, deal, proof
from ..notation import read_move
from ..rules import CauldronSeen, Color, Edition, Event, PawnMoved, Setup, State, scores, start
from ..rules.cards import CauldronCard
from .changes import (
    Abandon,
    Author,
    CancelDeal,
    ChooseColor,
    Create,
    LetPlay,
    Move,
    Options,
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
)

SEATING = (Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW)

Status = Literal["waiting", "dealing", "playing", "over", "abandoned"]

SERVER = Author("server")


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
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def ingredients(self) -> tuple[bytes, list[bytes]]:
        return bytes.fromhex(self.secret), [bytes.fromhex(word) for word in self.words]


@dataclass(frozen=True, slots=True)
class Table:
    options: Options
    host: str
    seats: tuple[Seat, ...]
    status: Status = "waiting"
    game: int = 0  # counted from 1 when the first one is dealt
    first: int | None = None  # the seat that began the current game
    dealt: Deal | None = None
    silent: frozenset[str] = frozenset()  # people whose word the next deal goes without
    setup: Setup | None = None
    state: State | None = None
    moves: tuple[str, ...] = ()
    looks: Mapping[int, tuple[CauldronCard, ...]] = field(default_factory=dict)  # by Perluceo: player → own cauldron
    votes: Mapping[str, TableChange] = field(default_factory=dict)  # what people want together: person → change

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody with a seat, once, in seat order."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    @property
    def deciding(self) -> int | None:
        """The seat that has to move."""
        if self.status != "playing" or self.state is None or self.first is None:
            return None
        return (self.first + self.state.player) % len(self.seats)

    def seat_of_player(self, index: int) -> int:
        """Players are counted in turn order, seats as people sit."""
        return ((self.first or 0) + index) % len(self.seats)

    def player_in_seat(self, seat: int) -> int:
        return (seat - (self.first or 0)) % len(self.seats)


def replay(rows: Iterable[Row]) -> Table:
    table: Table | None = None
    for row in rows:
        table = after(table, row.author, row.change)
    if table is None:
        raise ValueError("a log without rows is no table")
    return table


def after(table: Table | None, author: Author, change: TableChange) -> Table:
    """The table after this change. Raises Refused, and then nothing has happened."""
    if isinstance(change, Create):
        if table is not None:
            raise Refused("exists")
        return Table(change.options, author.id, (Seat(),) * change.options.seats)
    if table is None:
        raise Refused("no_table")
    match change:
        case Sit():
            return sit(table, author, change)
        case Rename(seat, name):
            only(table, "waiting", "over")
            own(table, author, seat)
            return with_seat(table, seat, name=checked_name(table, seat, name))
        case ChooseColor(seat, color):
            only(table, "waiting")
            own(table, author, seat)
            return with_seat(table, seat, color=free_color(table, seat, color))
        case StandUp(seat):
            only(table, "waiting")
            if author.id != table.host:
                own(table, author, seat)
            return put_seat(table, seat, Seat())
        case SeatBot(seat, level):
            only(table, "waiting")
            host(table, author)
            if not at(table, seat).open:
                raise Refused("seat_taken", seat=seat)
            return put_seat(table, seat, Seat(bot=level))
        case Start(secret):
            only(table, "waiting")
            host(table, author)
            if any(seat.open for seat in table.seats):
                raise Refused("seats_open", seats=[i for i, seat in enumerate(table.seats) if seat.open])
            return begin_deal(table, secret)
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
            if at(table, seat).person is None:
                raise Refused("no_stand_in_needed", seat=seat)
            return replace(with_seat(table, seat, stand_in=level), votes={})
        case TakeBack(seat):
            only(table, "playing")
            own(table, author, seat)
            if at(table, seat).resigned:
                raise Refused("resigned", seat=seat)
            return with_seat(table, seat, stand_in=None)
        case Abandon():
            only(table, "playing")
            return agreed(table, author, change, replace(table, status="abandoned", votes={}))
        case Rematch():
            only(table, "over", "abandoned")
            return agreed(table, author, change, replace(table, status="waiting", votes={}))


# Who may


def only(table: Table, *status: Status) -> None:
    if table.status not in status:
        raise Refused("not_now", status=table.status)


def host(table: Table, author: Author) -> None:
    if author.kind != "person" or author.id != table.host:
        raise Refused("not_host")


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
    name = checked_name(table, change.seat, change.name)
    color = free_color(table, change.seat, change.color)
    return put_seat(table, change.seat, Seat(author.id, name, color))


def checked_name(table: Table, seat: int, name: str) -> str:
    """As it will be shown; two at a table must be told apart, look-alikes too."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not shown or len(shown) > 24 or any(unicodedata.category(letter)[0] == "C" for letter in shown):
        raise Refused("bad_name")
    if any(skeleton(other.name) == skeleton(shown) for i, other in enumerate(table.seats) if i != seat and other.name):
        raise Refused("name_taken")
    return shown


LOOK_ALIKES = str.maketrans("аеорсухіјѕԁɡ01|", "aeopcyxijsdgoll")


def skeleton(name: str) -> str:
    """The same for names that look the same: case, accents, and Cyrillic letters or digits that look Latin."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return plain.casefold().translate(LOOK_ALIKES).replace("i", "l")


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


def with_seat(table: Table, number: int, **changes: Any) -> Table:
    return put_seat(table, number, replace(at(table, number), **changes))


def put_seat(table: Table, number: int, seat: Seat) -> Table:
    at(table, number)
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


# The deal


def begin_deal(table: Table, secret: str) -> Table:
    devices = tuple(one for one in table.people if one not in table.silent)
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
            if len(dealt.promised) < len(dealt.devices):
                raise Refused("promises_missing")
            device(dealt, author, dealt.revealed)
            if hashlib.sha256(bytes.fromhex(word)).hexdigest() != dealt.promised[author.id]:
                raise Refused("broken_promise")
            revealed = replace(table, dealt=replace(dealt, revealed={**dealt.revealed, author.id: word}))
            return finish_deal(revealed) if len(dealt.revealed) + 1 == len(dealt.devices) else revealed
        case CancelDeal():
            server(author)
            missing = frozenset(dealt.devices) - frozenset(dealt.revealed)
            return replace(table, status="waiting", dealt=None, silent=table.silent | missing)


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
        memory_aid=options.memory_aid,
    )
    dealt = replace(table.dealt, choices=choices, words=tuple(table.dealt.revealed[one] for one in table.dealt.devices))
    setup = deal(choices, *dealt.ingredients)
    return replace(
        table,
        status="playing",
        seats=tuple(replace(seat, resigned=False, stand_in=None) for seat in table.seats),
        game=table.game + 1,
        first=choices.seats.index(setup.players[0]),
        dealt=dealt,
        silent=frozenset(),
        setup=setup,
        state=start(setup),
        moves=(),
        looks={},
    )


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
    if author != (Author("bot", seat.player) if seat.player else Author("person", seat.person or "")):
        raise Refused("not_your_turn", seat=deciding)
    try:
        state, events = rules.play(table.state, read_move(change.move))
    except ValueError:
        raise Refused("illegal", legal=sorted(str(one) for one in rules.legal(table.state))) from None
    looks = looks_after(table.looks, events)
    moved = replace(table, state=state, moves=(*table.moves, change.move), looks=looks)
    return ended(moved) if state.phase == "over" else moved


def looks_after(
    looks: Mapping[int, tuple[CauldronCard, ...]], events: Iterable[Event]
) -> Mapping[int, tuple[CauldronCard, ...]]:
    """A look lasts until its player's next turn begins, and is then gone for good (§5, §6)."""
    for event in events:
        match event:
            case CauldronSeen(player, cards) if cards is not None:
                looks = {**looks, player: cards}
            case PawnMoved(player) if player in looks:
                looks = {one: cards for one, cards in looks.items() if one != player}
            case _:
                pass
    return looks


def ended(table: Table) -> Table:
    """The game counts for the evening: wins are shared, and whoever has resigned has not won."""
    assert table.state is not None
    over = table.state.phase == "over"
    totals = [0] * len(table.seats)
    if over:
        for index, score in enumerate(scores(table.state)):
            totals[table.seat_of_player(index)] = score.total
    able = [number for number, seat in enumerate(table.seats) if not seat.resigned]
    best = max((totals[number] for number in able), default=0)
    won = [number for number in able if totals[number] == best]
    seats = tuple(
        replace(seat, points=seat.points + totals[i], wins=seat.wins + (1 / len(won) if i in won else 0.0))
        for i, seat in enumerate(table.seats)
    )
    return replace(table, status="over", seats=seats, votes={})


def agreed(table: Table, author: Author, change: TableChange, then: Table) -> Table:
    """What all people at the table must want: counted, and done with the last of them."""
    person(table, author)
    votes = {**table.votes, author.id: change}
    if all(votes.get(one) == change for one in table.people):
        return then
    return replace(table, votes=votes)
