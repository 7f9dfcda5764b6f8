"""`glastonbury backup`: a copy of the database, while the server runs."""

import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import click

from .database import DATABASE, async_url
from .files import FILE

PAGES = 1000  # copied at a time: Ctrl-C waits for no more


@click.command(short_help="Copy the server's database, while it runs.")
@click.argument("file", type=FILE)
@DATABASE
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to FILE, which must not exist yet, as they are at this moment. The server may go on meanwhile.

    The copy is an SQLite database like the server's own: to go back to it, stop the server and put it in its place. It
    holds everybody's games and the key of their cookies, so keep it as you keep the server's.
    """
    source = file_of(async_url(database))
    target = file.absolute()
    refuse(target)
    try:
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".glastonbury-") as folder:
            draft = Path(folder) / "draft"
            draft.touch(mode=0o600)
            copy(source, draft, Progress(time.monotonic))
            refuse(target)
            draft.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise click.ClickException(f"cannot copy {source} to {file}: {error}") from None
    click.echo(f"{file}: {target.stat().st_size} bytes")


def file_of(url: str) -> Path:
    """The file of an SQLite database that is there."""
    from sqlalchemy import make_url

    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        raise click.ClickException("a PostgreSQL database is copied by its own pg_dump: see docs/operate.md")
    if place.database is None or not Path(place.database).is_file():
        raise click.ClickException(f"no database at {place.database}")
    return Path(place.database)


def refuse(target: Path) -> None:
    if target.exists():
        raise click.ClickException(f"{target} exists already: it is left as it is")


def copy(source: Path, target: Path, progress: Callable[[int, int, int], None]) -> None:
    """One reading transaction from beginning to end: writers do not wait for it, and it never begins again for them."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_master").fetchone()  # it begins with the first look
        reading.backup(writing, pages=PAGES, progress=progress)


class Progress:
    """Says how far it is, once a second; nothing for what is done at once."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.said = clock()

    def __call__(self, _status: int, left: int, pages: int) -> None:
        if self.clock() - self.said >= 1:
            self.said = self.clock()
            click.echo(f"{(pages - left) * 100 // pages} % of {pages} pages", err=True)
