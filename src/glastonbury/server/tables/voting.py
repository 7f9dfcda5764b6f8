"""What people decide together, and who plays for whom."""

from dataclasses import replace

import msgspec

from .changes import (
    LONGEST,
    Abandon,
    Author,
    LetPlay,
    Pace,
    Rematch,
    StopClock,
    StretchClock,
    TableChange,
    TakeBack,
    VoteStandIn,
)
from .guards import require_own_seat, require_seated, require_server, require_status
from .playing import after_the_game
from .seating import with_a_host
from .table import Refused, Table, put_seat, seat_at


def vote_stand_in(table: Table, author: Author, change: VoteStandIn) -> Table:
    require_status(table, "playing")
    require_seated(table, author)
    seat = seat_at(table, change.seat)
    if seat.person in (None, author.id) or seat.stand_in:
        raise Refused("no_stand_in_needed", seat=change.seat)
    return replace(table, votes={**table.votes, author.id: change})


def let_play(table: Table, author: Author, change: LetPlay) -> Table:
    require_status(table, "playing")
    require_server(author)
    seat = seat_at(table, change.seat)
    if seat.person is None or seat.stand_in:
        raise Refused("no_stand_in_needed", seat=change.seat)
    return replace(put_seat(table, change.seat, replace(seat, stand_in=change.level)), votes={})


def take_back(table: Table, author: Author, change: TakeBack) -> Table:
    require_own_seat(table, author, change.seat)
    seat = seat_at(table, change.seat)
    if seat.resigned:
        raise Refused("resigned", seat=change.seat)
    if seat.stand_in is None:
        raise Refused("nobody_to_replace", seat=change.seat)
    return put_seat(table, change.seat, replace(seat, stand_in=None))


def withdraw(table: Table, author: Author) -> Table:
    require_seated(table, author)
    return replace(table, votes={person: vote for person, vote in table.votes.items() if person != author.id})


def abandon(table: Table, author: Author, change: Abandon) -> Table:
    require_status(table, "playing")
    return agreed(table, author, change, after_the_game(replace(table, status="abandoned", votes={})))


def stretch_clock(table: Table, author: Author, change: StretchClock) -> Table:
    """The running move has the new time from now on: its deadline begins anew with it."""
    seconds = clock_of(table).seconds
    if seconds == LONGEST:
        raise Refused("already")
    return agreed(table, author, change, with_pace(table, Pace(min(2 * seconds, LONGEST))))


def stop_clock(table: Table, author: Author, change: StopClock) -> Table:
    clock_of(table)
    return agreed(table, author, change, with_pace(table, None))


def clock_of(table: Table) -> Pace:
    require_status(table, "playing")
    if table.options.pace is None:
        raise Refused("no_clock")
    return table.options.pace


def with_pace(table: Table, pace: Pace | None) -> Table:
    return replace(table, options=msgspec.structs.replace(table.options, pace=pace), votes={})


def rematch(table: Table, author: Author, change: Rematch) -> Table:
    require_status(table, "over", "abandoned")
    return agreed(table, author, change, with_a_host(replace(table, status="waiting", votes={})))


def agreed(table: Table, author: Author, change: TableChange, then: Table) -> Table:
    """What all people must want who play themselves: counted, and done with the last of them."""
    require_seated(table, author)
    votes = {**table.votes, author.id: change}
    if all(votes.get(person) == change for person in table.playing):
        return then
    return replace(table, votes=votes)
