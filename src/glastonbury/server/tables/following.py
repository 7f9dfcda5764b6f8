"""A table is what its log makes of it: `after(table, author, change)` is the next one, or the change is refused.

Nothing here waits, writes or asks the time: the same rows give the same table in every process, after every restart.
A game that is over starts a new deal when all want a rematch; the tally of the evening is kept.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace

import msgspec

from .changes import (
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
    Postpone,
    Prepare,
    PromiseWord,
    Rematch,
    Rename,
    Resign,
    RevealWord,
    Row,
    SeatBot,
    Seating,
    Sit,
    StandUp,
    Start,
    StopClock,
    StretchClock,
    TableChange,
    TakeBack,
    VoteStandIn,
    Whisper,
    Withdraw,
)
from .deadlines import due_after
from .dealing import begin, cancel_deal, prepare, promise_word, reveal_word
from .guards import require_server
from .history import beside, last_turns, remembering, since
from .names import check_name
from .playing import move, resign, whisper
from .seating import choose_color, hand_over, offer_seat, rename, seat_bot, sit, stand_up
from .table import A_DAY, Refused, Seat, Table, Told
from .voting import abandon, let_play, rematch, stop_clock, stretch_clock, take_back, vote_stand_in, withdraw

MOST_ADDED = 200  # changes of one person between two moves


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
    if author.kind == "clock" and table is not None and (table.due is None or table.due > at):
        raise Refused("not_your_turn")  # while somebody thought about it, there was more time
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
    parts = [part.name for part in fields(Table) if part.name not in OF_THE_LOG]
    pairs = ((getattr(table, part), getattr(then, part)) for part in parts)
    return all(was is now or was == now for was, now in pairs)


def following(table: Table | None, author: Author, change: TableChange, at: float) -> Table:
    if table is None:
        if isinstance(change, Create):
            return created(author, change)
        raise Refused("no_table")
    then, version = changed(table, author, change), table.version + 1
    told = then.told if isinstance(change, Move) else (*then.told, Told(version, beside(table, then, author, change)))
    begins = last_turns(then) if isinstance(change, Move) and not then.options.memory_aid else 0
    if isinstance(change, Move):
        added: Mapping[str, int] = table.added and {}
    elif author.kind == "person":
        added = {**table.added, author.id: table.added.get(author.id, 0) + 1}
    else:
        added = table.added
    due = due_after(table, then, change, at)
    then = remembering(then, told, begins)
    return replace(then, version=version, due=due, latest=since(told, version), added=added)


def created(author: Author, change: Create) -> Table:
    options = change.options
    if author.kind != "person":
        raise Refused("not_yours")
    if len(change.seating) not in (0, options.seats):
        raise Refused("bad_seating", seats=options.seats)
    if options.memory_aid is None:
        days = options.pace is not None and options.pace.seconds >= A_DAY
        options = msgspec.structs.replace(options, memory_aid=days)
    nobody: Seating = "open"
    seating = change.seating or (nobody,) * options.seats
    return Table(options, author.id, tuple(Seat(bot=None if who == "open" else who) for who in seating))


def changed(table: Table, author: Author, change: TableChange) -> Table:
    """Long because it names each kind of change."""
    match change:
        case Create():
            raise Refused("exists")
        case Sit():
            return sit(table, author, change)
        case Rename():
            return rename(table, author, change)
        case ChooseColor():
            return choose_color(table, author, change)
        case StandUp():
            return stand_up(table, author, change)
        case SeatBot():
            return seat_bot(table, author, change)
        case OfferSeat():
            return offer_seat(table, author, change)
        case HandOver():
            return hand_over(table, author, change)
        case Start():
            return begin(table, author, change)
        case Prepare():
            return prepare(table, author, change)
        case PromiseWord():
            return promise_word(table, author, change)
        case RevealWord():
            return reveal_word(table, author, change)
        case CancelDeal():
            return cancel_deal(table, author)
        case Move():
            return move(table, author, change)
        case Whisper():
            return whisper(table, author, change)
        case Resign():
            return resign(table, author, change)
        case VoteStandIn():
            return vote_stand_in(table, author, change)
        case LetPlay():
            return let_play(table, author, change)
        case TakeBack():
            return take_back(table, author, change)
        case Withdraw():
            return withdraw(table, author)
        case Abandon():
            return abandon(table, author, change)
        case StretchClock():
            return stretch_clock(table, author, change)
        case StopClock():
            return stop_clock(table, author, change)
        case Rematch():
            return rematch(table, author, change)
        case Postpone():
            return postpone(table, author)
        case Forgotten():
            require_server(author)
            return table


def postpone(table: Table, author: Author) -> Table:
    """The deadline alone."""
    require_server(author)
    if table.due is None:
        raise Refused("no_deadline")
    return table
