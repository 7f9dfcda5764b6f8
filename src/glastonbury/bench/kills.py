"""What `glastonbury bench kills` looks for: anything lost or doubled by a server that is killed again and again.

People play as fast as they can and send every command again until it is answered. Now and then the server is killed in
the middle, and another one takes its place. After every tenth there is a copy of the database, which must be whole,
and must be found damaged when it is.
"""

import asyncio
import math
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

import click
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..server.log.schema import ROWS
from .figures import Report
from .load import Failed
from .servers import one_serving
from .siege import glastonbury, plain, wrong_with
from .stubborn import Stubborn, check

PEOPLE = 8
LONGEST = 0.3  # seconds from a server's first answer to its end
BACKUP_EVERY = 10  # kills


def measure(kills: int, database: str, folder: Path, report: Report) -> None:
    """Raises Failed."""
    people = [Stubborn("") for _ in range(PEOPLE)]
    log = folder / "server.log"
    try:
        with log.open("wb") as file:
            damages = asyncio.run(kill_often(people, kills, database, folder, file))
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None
    if failures := [line for line in log.read_text().splitlines() if '"traceback"' in line]:
        raise Failed(f"{len(failures)} tracebacks in the log, the first: {failures[0]}")
    if problems := wrong_with(database):
        raise Failed(problems)
    report("servers that were killed", kills, "servers")
    report(
        "commands that were answered, each of which is there once", sum(person.done for person in people), "commands"
    )
    report("commands that were sent again", sum(person.again for person in people), "commands")
    report("copies that were whole, and found damaged once they were", damages, "copies")


async def kill_often(people: list[Stubborn], kills: int, database: str, folder: Path, log: IO[bytes]) -> int:
    """How many copies were damaged, and found to be."""
    enough, checked, damages = asyncio.Event(), set[str](), 0

    async def check_finished() -> None:
        finished = {name: table for person in people for name, table in person.answered.items() if name != person.name}
        await check(database, {name: table for name, table in finished.items() if name not in checked})
        checked.update(finished)

    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(person.play_until(enough)) for person in people]
        for number in range(1, kills + 1):
            async with served(database, people, log):
                await check_finished()
                before = [person.done for person in people]
                while before == [person.done for person in people]:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(random.uniform(0, LONGEST))
            if number % BACKUP_EVERY == 0:
                await damage_a_copy(database, folder / "backup.db")
                damages += 1
                click.echo(f"{number} of {kills} killed, {sum(person.done for person in people)} answers", err=True)
        async with served(database, people, log):
            enough.set()
            await asyncio.wait(playing)
            for person in people:
                person.name = ""  # the last table is finished too
            await check_finished()
    return damages


@asynccontextmanager
async def served(database: str, people: list[Stubborn], log: IO[bytes]) -> AsyncIterator[None]:
    """By a new server, which is killed at the end."""
    serving = one_serving(database, log=log)
    server = await asyncio.to_thread(serving.__enter__)
    try:
        for person in people:
            person.host = server.host
        yield
    finally:
        os.kill(server.process, signal.SIGKILL)
        await asyncio.to_thread(serving.__exit__, None, None, None)


# Copies


async def damage_a_copy(database: str, file: Path) -> None:
    """Raises Failed unless it is whole before, and found to be damaged afterwards."""
    async with copied(database, file) as copy:
        if problems := await asyncio.to_thread(wrong_with, copy):
            raise Failed(f"a copy was not whole: {problems}")
        what = await damage(copy)
        if not await asyncio.to_thread(wrong_with, copy):
            raise Failed(f"a copy was damaged ({what}), and `check` did not notice")


async def damage(database: str) -> str:
    """Says what was done to it."""
    async with connected(database) as connection:
        row = random.choice(list(await connection.execute(sa.select(ROWS.c.table, ROWS.c.seq, ROWS.c.at))))
        this = sa.and_(ROWS.c.table == row.table, ROWS.c.seq == row.seq)
        damages = {
            "a bit": sa.update(ROWS).where(this).values(at=math.nextafter(row.at, math.inf)),
            "a row": sa.delete(ROWS).where(this),
            "the end of a log": sa.delete(ROWS).where(ROWS.c.table == row.table, ROWS.c.seq >= row.seq),
            "a log": sa.delete(ROWS).where(ROWS.c.table == row.table),
        }
        what = random.choice(list(damages))
        await connection.execute(damages[what])
        return f"{what} of table {row.table}, row {row.seq}"


@asynccontextmanager
async def copied(database: str, file: Path) -> AsyncIterator[str]:
    """By `glastonbury backup`, or by PostgreSQL itself; it is gone at the end."""
    if database.startswith("sqlite"):
        copying = await asyncio.to_thread(glastonbury, "backup", str(file), "--database", plain(database))
        if copying.returncode:
            raise Failed(f"`backup` said: {copying.stderr}")
        try:
            yield f"sqlite+aiosqlite:///{file}"
        finally:
            file.unlink()
        return
    url = sa.make_url(database)
    copy = url.set(database=f"{url.database}_copy")
    beside = url.set(database="postgres").render_as_string(hide_password=False)
    async with connected(beside, isolation_level="AUTOCOMMIT") as connection:
        await connection.execute(sa.text(ALL_GONE), {"name": url.database})
        await connection.execute(sa.text(f'CREATE DATABASE "{copy.database}" TEMPLATE "{url.database}"'))
        try:
            yield copy.render_as_string(hide_password=False)
        finally:
            await connection.execute(sa.text(f'DROP DATABASE "{copy.database}" WITH (FORCE)'))


# PostgreSQL copies a database that nobody is connected to; of a killed server it learns a moment later.
ALL_GONE = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = :name"


@asynccontextmanager
async def connected(database: str, **options: Any) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(database, **options)
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()
