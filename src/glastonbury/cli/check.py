"""`glastonbury check`: whether all that a database or a backup keeps is what was written."""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .backup import Progress, copy, file_of
from .database import async_url

if TYPE_CHECKING:
    from ..server.log.databases import Database


@click.command(short_help="Check a database or a backup.")
@click.argument("database")
def check(database: str) -> None:
    """Check every row of every table and every finished game of DATABASE: a file, sqlite:///FILE or postgresql://….

    It says what is wrong where, one line each, and ends with status 1 if anything is. Nothing is changed; a server may
    go on with it meanwhile. Of a file that an older release made a copy is brought up to date and checked.
    """
    asyncio.run(look_through(database))


async def look_through(database: str) -> None:
    from ..server.log.check import CannotCheck, Older
    from ..server.log.databases import database as opened
    from ..server.log.store import DATABASE_ERRORS
    from ..server.log.store import opened as brought_up_to_date

    url = async_url(database if "://" in database else f"sqlite:///{Path(database).absolute()}")
    file = file_of(url) if url.startswith("sqlite") else None
    try:
        if file is None:
            async with opened(url) as place:
                await say_what_is_wrong(place)
            return
        try:  # it is neither made nor changed
            async with opened(f"sqlite:///{file.absolute().as_uri()}?mode=rw&uri=true", durable=False) as place:
                await say_what_is_wrong(place)
        except Older:
            with tempfile.TemporaryDirectory(prefix="glastonbury-") as folder:
                draft = Path(folder, "copy.db")
                copy(file, draft, Progress(time.monotonic))
                async with brought_up_to_date(f"sqlite:///{draft}") as store:
                    await say_what_is_wrong(store.reading)
    except (CannotCheck, *DATABASE_ERRORS) as error:
        raise click.ClickException(f"cannot check it: {getattr(error, 'orig', error)}") from None


async def say_what_is_wrong(place: "Database") -> None:
    from ..server.log.check import Check

    looking, found = Check(place), 0
    async for problem in looking.problems():
        found += 1
        click.echo(problem)
    tables, rows, games = looking.count
    verdict = "all is well" if not found else f"{found} problem{'s' if found > 1 else ''}"
    click.echo(f"{tables} tables with {rows} rows, {games} finished games: {verdict}")
    if found:
        raise SystemExit(1)
