"""What has happened at a table, as far as it may still be told: older turns are only remembered (§5)."""

from dataclasses import replace

from ...rules import DeclinatioUsed, PawnMoved, PawnPlaced
from .changes import Agreement, Author, TableChange, kind_of
from .table import Beside, Table, Told

MOST_BESIDE = 100  # of what happened around the game is told to whoever comes back: the last


def beside(table: Table, then: Table, author: Author, change: TableChange) -> Beside:
    own = table.seats_of(author.id) if author.kind == "person" else []
    agreed = isinstance(change, Agreement) and author.id not in then.votes
    return Beside(kind_of(change), getattr(change, "seat", own[0] if own else None), agreed)


def since(told: tuple[Told, ...], version: int) -> tuple[Told, ...]:
    """What came with this version and later."""
    first = len(told)
    while first and told[first - 1].version >= version:
        first -= 1
    return told[first:]


def remembering(table: Table, told: tuple[Told, ...], begins: int) -> Table:
    """The table with what may still be told of it: no turn before this one.

    Where there was very much around the game, not the oldest of it either. One row may bring several turns, so some of
    it may be gone at once.
    """
    beside = [thing.version for thing in told if isinstance(thing.what, Beside)]
    oldest = beside[-MOST_BESIDE] if len(beside) > MOST_BESIDE else 0
    if not begins and not oldest:
        return replace(table, told=told)
    kept, told_since, turns_since = [], table.told_since, table.turns_since
    for index, thing in enumerate(told):
        turn = not isinstance(thing.what, Beside)
        if index >= begins if turn else thing.version >= oldest:
            kept.append(thing)
        else:
            told_since = max(told_since, thing.version)
            turns_since = max(turns_since, thing.version) if turn else turns_since
    return replace(table, told=tuple(kept), told_since=told_since, turns_since=turns_since)


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
