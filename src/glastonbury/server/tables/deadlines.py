"""Until when is waited: deadlines follow from the times of the rows, so they survive restarts."""

from typing import NamedTuple

from .changes import Postpone, TableChange
from .table import Table

TO_DEAL = 10  # seconds in which all devices promise their words, and again to reveal them


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
