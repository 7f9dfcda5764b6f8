"""Who sits where, in which colour, and whose seat it becomes."""

from dataclasses import replace

from ...deal import SEATING
from ...rules import Color
from .changes import Author, ChooseColor, HandOver, OfferSeat, Rename, SeatBot, Sit, StandUp
from .guards import require_host, require_own_seat, require_server, require_status
from .names import shown
from .table import Refused, Seat, Table, hosts, put_seat, seat_at


def sit(table: Table, author: Author, change: Sit) -> Table:
    require_status(table, "waiting")
    if author.kind != "person":
        raise Refused("not_yours")
    if not seat_at(table, change.seat).open:
        raise Refused("seat_taken", seat=change.seat)
    color = free_color(table, change.seat, change.color)
    return put_seat(table, change.seat, Seat(author.id, shown(change.name), color))


def rename(table: Table, author: Author, change: Rename) -> Table:
    require_status(table, "waiting", "over", "abandoned")
    require_own_seat(table, author, change.seat)
    return put_seat(table, change.seat, replace(seat_at(table, change.seat), name=shown(change.name)))


def choose_color(table: Table, author: Author, change: ChooseColor) -> Table:
    require_status(table, "waiting")
    require_own_seat(table, author, change.seat)
    color = free_color(table, change.seat, change.color)
    return put_seat(table, change.seat, replace(seat_at(table, change.seat), color=color))


def stand_up(table: Table, author: Author, change: StandUp) -> Table:
    """The host may let others go, and bots."""
    require_status(table, "waiting", "over", "abandoned")
    if author.kind != "person" or author.id not in hosts(table):
        require_own_seat(table, author, change.seat)
    return with_a_host(replace(put_seat(table, change.seat, Seat()), votes={}))


def seat_bot(table: Table, author: Author, change: SeatBot) -> Table:
    require_status(table, "waiting")
    require_host(table, author)
    return put_seat(table, change.seat, Seat(bot=change.level))


def offer_seat(table: Table, author: Author, change: OfferSeat) -> Table:
    require_host(table, author)
    loser = seat_at(table, change.seat).person
    if loser is None or loser == author.id:
        raise Refused("nobody_to_replace", seat=change.seat)
    return replace(table, offered={**table.offered, change.seat: loser})


def hand_over(table: Table, author: Author, change: HandOver) -> Table:
    """All that the person who had it was for this seat, the other one is now."""
    require_server(author)
    seat, to = change.seat, change.person
    lost = seat_at(table, seat)
    was = lost.person
    if was is None or table.offered.get(seat) != was:
        raise Refused("nobody_to_replace", seat=seat)
    votes = {person: vote for person, vote in table.votes.items() if getattr(vote, "seat", None) != seat}
    offered = {number: person for number, person in table.offered.items() if number != seat}
    moved = replace(put_seat(table, seat, replace(lost, person=to)), votes=votes, offered=offered)
    if was in moved.people:
        return moved
    dealt = table.dealt
    if dealt is not None:
        now = {was: to}
        dealt = replace(
            dealt,
            devices=tuple(dict.fromkeys(now.get(device, device) for device in dealt.devices)),
            promised={now.get(device, device): hashed for device, hashed in dealt.promised.items()},
            revealed={now.get(device, device): word for device, word in dealt.revealed.items()},
        )
    return replace(moved, dealt=dealt, votes={person: vote for person, vote in votes.items() if person != was})


def free_color(table: Table, seat: int, color: str | None) -> Color | None:
    if color is None:
        return None
    if any(other.color == color for number, other in enumerate(table.seats) if number != seat):
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
