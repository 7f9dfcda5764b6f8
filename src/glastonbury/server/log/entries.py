"""Rows of the log as they are written and read: chained, each following from the one before, and what they bring."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from ..tables.changes import Author, Create, HandOver, Move, Row, Sit, TableChange
from ..tables.following import replayed
from ..tables.table import Table
from ..turns import breathe
from .chain import Damaged, Seal, seal_of
from .databases import ENCODER


class Standing(NamedTuple):
    """Where a table stands: what finds it without reading its log."""

    status: str
    listed: bool
    slow: bool
    about: dict[str, Any]
    due: float | None
    people: tuple[str, ...]


class Finished(NamedTuple):
    """A game that is over: its row of `games`, and those of `results`."""

    game: dict[str, Any]
    results: list[dict[str, Any]]


class Entry(NamedTuple):
    """A row of a table's log, the id of the command that it answers, and what else it changes."""

    table: str
    row: Row
    command: str | None = None
    seal: Seal = Seal()
    standing: Standing | None = None  # where it is another one now
    finished: Finished | None = None
    snapshot: Table | None = None  # after it, where that is to be kept


def values_of(entry: Entry) -> dict[str, Any]:
    row = entry.row
    move = row.change if isinstance(row.change, Move) else None
    return {
        "table": entry.table,
        "seq": row.seq,
        "command": entry.command,
        "game": move.game if move else None,
        "ply": move.ply if move else None,
        "at": row.at,
        "author": row.author,
        "change": row.change,
        "person": who_came(row),
        **entry.seal._asdict(),
    }


def who_came(row: Row) -> str | None:
    """Whoever does anything at a table has made it, or sat down there, or was handed a seat."""
    match row.change:
        case Create() | Sit():
            return row.author.id
        case HandOver(_, person):
            return person
        case _:
            return None


def sealed(entry: Entry, before: str) -> Entry:
    """With its digest, made of the digest before."""
    row = entry.row
    author, change = msgspec.json.decode(ENCODER.encode([row.author, row.change]))  # as it will be read
    return entry._replace(seal=seal_of(before, entry.table, row.seq, entry.command, row.at, author, change))


def chained(table: str, rows: Iterable[Any], since: int, before: str | None) -> list[Entry]:
    """What was read, if each row follows from the digest before; None: whoever reads knows the first one's own."""
    entries: list[Entry] = []
    for seq, found in enumerate(rows, since):
        breathe(len(entries))
        if found.seq != seq:
            raise Damaged(table, seq, "is missing")
        try:
            entry = entry_of(found)
            content = (table, seq, found.command, found.at, found.author, found.change)
            derived = values_of(entry)
            follows = before is None or entry.seal == seal_of(before, *content)
        except Exception as error:  # there is no end to what a damaged row may look like
            raise Damaged(table, seq, "cannot be read") from error
        if not follows or any(derived[name] != getattr(found, name) for name in ("game", "ply", "person")):
            raise Damaged(table, seq, "is not what was written")
        entries.append(entry)
        before = entry.seal.digest
    return entries


def entry_of(found: Any) -> Entry:
    author = msgspec.convert(found.author, Author)
    change: TableChange = msgspec.convert(found.change, TableChange)
    return Entry(
        found.table, Row(found.seq, found.at, author, change), found.command, Seal(found.digest, found.personal)
    )


def followed(table: Table | None, entries: Iterable[Entry]) -> list[tuple[Entry, Table]]:
    tables: list[tuple[Entry, Table]] = []
    for entry in entries:
        breathe(len(tables))
        table = following(table, entry)
        tables.append((entry, table))
    return tables


def following(table: Table | None, entry: Entry) -> Table:
    """The table after a row of its log. Raises Damaged: a row that is what was written, and makes no table."""
    try:
        return replayed(table, entry.row)
    except Exception as error:  # whatever the rules of the table stumble over
        raise Damaged(entry.table, entry.row.seq, "cannot be replayed") from error


def new_standing(before: Table | None, table: Table) -> Standing | None:
    """Where the table stands; None where it stood there before."""
    if before is not None and standing_follows_from(before) == standing_follows_from(table):
        return None
    return standing_of(table)


def standing_follows_from(table: Table) -> tuple[object, ...]:
    """With most moves it stays the same, and need not be worked out."""
    return table.status, table.options, table.seats, table.due


def standing_of(table: Table) -> Standing:
    about = {
        "seats": len(table.seats),
        "open": sum(seat.open for seat in table.seats),
        "names": [seat.name for seat in table.seats if seat.name],
        "bots": [seat.bot for seat in table.seats if seat.bot],
        "edition": table.options.edition,
        "recipes": table.options.recipes,
        "memory_aid": bool(table.options.memory_aid),
        "spectators": table.options.spectators,
        "pace": table.options.pace.seconds if table.options.pace else None,
    }
    return Standing(table.status, table.options.listed, table.slow, about, table.due, table.people)
