"""Who may change what when: each raises Refused where it is not so."""

from collections.abc import Mapping

from .changes import Author
from .table import Deal, Refused, Status, Table, hosts, seat_at


def require_status(table: Table, *status: Status) -> None:
    if table.status not in status:
        raise Refused("not_now", status=table.status)


def require_host(table: Table, author: Author) -> None:
    if author.kind != "person" or author.id not in hosts(table):
        raise Refused("not_host")


def require_ready(table: Table, author: Author) -> None:
    """A game may begin."""
    require_status(table, "waiting")
    require_host(table, author)
    if any(seat.open for seat in table.seats):
        raise Refused("seats_open", seats=[number for number, seat in enumerate(table.seats) if seat.open])


def require_server(author: Author) -> None:
    if author.kind != "server":
        raise Refused("not_yours")


def require_seated(table: Table, author: Author) -> None:
    if author.kind != "person" or author.id not in table.people:
        raise Refused("not_at_table")


def require_own_seat(table: Table, author: Author, seat: int) -> None:
    if author.kind != "person" or seat_at(table, seat).person != author.id:
        raise Refused("not_yours", seat=seat)


def require_device(dealt: Deal, author: Author, already: Mapping[str, str]) -> None:
    """One whose word is waited for, and is not there yet."""
    if author.kind != "person" or author.id not in dealt.devices:
        raise Refused("not_at_table")
    if author.id in already:
        raise Refused("already")
