"""`glastonbury check`: whether all that a database or a backup keeps is what was written."""

import asyncio
from pathlib import Path

import click

from .backup import file_of
from .database import async_url


@click.command(short_help="Check a database or a backup.")
@click.argument("database")
def check(database: str) -> None:
    """Check every row of every table and every finished game of DATABASE: a file, sqlite:///FILE or postgresql://….

    It says what is wrong where, one line each, and ends with status 1 if anything is. Nothing is changed; a server may
    go on with it meanwhile.
    """
    asyncio.run(look_through(database))


async def look_through(database: str) -> None:
    from ..server.check import CannotCheck, Check
    from ..server.databases import database as opened
    from ..server.store import DATABASE_ERRORS

    url = async_url(database if "://" in database else f"sqlite:///{Path(database).absolute()}")
    if url.startswith("sqlite"):  # it is neither made nor changed
        url = f"sqlite+aiosqlite:///{file_of(url).absolute().as_uri()}?mode=rw&uri=true"
    found = 0
    async with opened(url, durable=False) as place:
        looking = Check(place)
        try:
            async for problem in looking.problems():
                found += 1
                click.echo(problem)
        except (CannotCheck, *DATABASE_ERRORS) as error:
            raise click.ClickException(f"cannot check it: {getattr(error, 'orig', error)}") from None
    tables, rows, games = looking.count
    verdict = "all is well" if not found else f"{found} problem{'s' if found > 1 else ''}"
    click.echo(f"{tables} tables with {rows} rows, {games} finished games: {verdict}")
    if found:
        raise SystemExit(1)
