"""How a person is forgotten: nothing else ever changes rows."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from ...notation import RecordError, read_json_object
from ..tables.names import FORGOTTEN
from ..turns import breathe
from .chain import personal_of
from .reviews import forget_answers, forget_seat
from .schema import GAMES, LINKS, MUTES, RESULTS, ROWS, SEATED, SNAPSHOTS, TABLES
from .store import PORTION, Store

SOME = 10  # games that are rewritten at once

Rewriting = Callable[[], Awaitable[None]]


async def forget(store: Store, person: str, at_table: Callable[[str, Rewriting], Awaitable[None]]) -> None:
    """Nothing says any more who it was: the log and the records have another id, and no name.

    In small portions, between which others write: each table, some games at a time, and what else there is at the end.
    Should it fail halfway, the person is still there to ask for the rest. `at_table` has a table's log rewritten.
    """
    somebody = f"{FORGOTTEN}{secrets.token_hex(15)}"
    came = sa.select(ROWS.c.table).where(ROWS.c.person == person).distinct().order_by(ROWS.c.table)
    for found in await store.find(came):
        await at_table(found.table, partial(rewrite_log, store, found.table, person, somebody))
    while await store.run(partial(rewrite_records, person=person)):
        pass

    def leave(connection: sa.Connection) -> None:
        connection.execute(sa.update(SEATED).where(SEATED.c.person == person).values(person=somebody))
        connection.execute(sa.delete(LINKS).where(LINKS.c.person == person))
        connection.execute(sa.delete(MUTES).where(sa.or_(MUTES.c.person == person, MUTES.c.other == person)))
        forget_answers(connection, person)

    await store.run(leave)


async def rewrite_log(store: Store, table: str, person: str, somebody: str) -> None:
    """All rows at once, since a log in which one person is two cannot be replayed; what they shall be is worked out
    before, while others write.
    """
    here = sa.select(ROWS).where(ROWS.c.table == table).order_by(ROWS.c.seq)
    log: list[Any] = []
    while portion := await store.find(here.where(ROWS.c.seq > (log[-1].seq if log else -1)).limit(PORTION)):
        log += portion
    changed = await asyncio.to_thread(worked_out, log, person, somebody)

    def write(connection: sa.Connection) -> None:
        more = connection.execute(here.where(ROWS.c.seq > log[-1].seq)).all() if log else []  # of another process
        if new := list(rewritten([*log, *more], person, somebody)) if more else changed:
            connection.execute(REWRITE, new)
        connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
        found = connection.scalar(sa.select(TABLES.c.about).where(TABLES.c.name == table))
        nameless = {**(found or {}), "names": []}  # until the table itself says them
        connection.execute(sa.update(TABLES).where(TABLES.c.name == table).values(about=nameless))
        seat = sa.and_(SEATED.c.table == table, SEATED.c.person == person)
        connection.execute(sa.update(SEATED).where(seat).values(person=somebody))

    await store.run(write)


def worked_out(log: Sequence[Any], person: str, somebody: str) -> list[dict[str, Any]]:
    new: list[dict[str, Any]] = []
    for row in rewritten(log, person, somebody):
        breathe(len(new))
        new.append(row)
    return new


def rewrite_records(connection: sa.Connection, person: str) -> bool:
    """Some of them; whether there were any."""
    query = sa.select(RESULTS.c.table, RESULTS.c.game, RESULTS.c.seat, GAMES.c.record).outerjoin(
        GAMES, sa.and_(GAMES.c.table == RESULTS.c.table, GAMES.c.game == RESULTS.c.game)
    )
    found = connection.execute(query.where(RESULTS.c.person == person).limit(SOME)).all()
    records: dict[tuple[str, int], str] = {}
    for result in found:
        game = result.table, result.game
        records[game] = without_name(records.get(game, result.record or ""), result.seat)
    for (table, number), record in records.items():
        here = sa.and_(GAMES.c.table == table, GAMES.c.game == number)
        connection.execute(sa.update(GAMES).where(here).values(record=record))
    for result in found:
        forget_seat(connection, result.table, result.game, result.seat)
        here = sa.and_(RESULTS.c.table == result.table, RESULTS.c.game == result.game, RESULTS.c.seat == result.seat)
        connection.execute(sa.update(RESULTS).where(here).values(person=None))
    return bool(found)


REWRITE = (
    sa.update(ROWS)
    .where(ROWS.c.table == sa.bindparam("of_table"), ROWS.c.seq == sa.bindparam("of_seq"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("author", "change", "person", "personal")})
)


def rewritten(log: Sequence[Any], person: str, somebody: str) -> Iterator[dict[str, Any]]:
    """The rows of a table that name this person, as they shall be. What cannot be read may name anybody: it goes."""
    readable = {row.seq for row in log if is_readable(row)}
    # Whoever was handed a seat has the name from the device before.
    handed_over = [row.change.get("seat") for row in log if row.seq in readable and row.change.get("person") == person]
    for row in log:
        if row.seq in readable:
            author, change = dict(row.author), dict(row.change)
            mine = author["kind"] == "person" and author["id"] == person
            if mine:
                author["id"] = somebody
            if "name" in change and (mine or change.get("seat") in handed_over):
                change["name"] = FORGOTTEN
            if change.get("person") == person:
                change["person"] = somebody
            new = {"author": author, "change": change, "person": somebody if row.person == person else row.person}
            if new == {name: getattr(row, name) for name in new}:
                continue
            whole = row.personal == personal_of(row.digest, row.author, row.change)  # else it stays damaged
            new["personal"] = personal_of(row.digest, author, change) if whole else row.personal
        else:
            new = {"author": None, "change": None, "person": None, "personal": None}
        yield {"of_table": row.table, "of_seq": row.seq, **{f"new_{name}": value for name, value in new.items()}}


def is_readable(row: Any) -> bool:
    return isinstance(row.author, dict) and row.author.keys() >= {"kind", "id"} and isinstance(row.change, dict)


def without_name(line: str, seat: int) -> str:
    """Nothing, where the record cannot be read."""
    try:
        record = read_json_object(line)
        for player in record["players"]:
            if player.get("seat") == seat:
                player["name"] = FORGOTTEN
    except (RecordError, AttributeError, KeyError, TypeError):
        return ""
    return json.dumps(record)
