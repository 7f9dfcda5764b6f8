"""Where tables are kept: the option, and the file that is meant without it."""

from pathlib import Path

import click

DATABASE = click.option(
    "--database",
    envvar="GLASTONBURY_DATABASE_URL",
    metavar="URL",
    help="Where tables are kept: sqlite:///FILE or postgresql://…; without it a file in your data directory. "
    "[env: GLASTONBURY_DATABASE_URL]",
)


def async_url(url: str | None) -> str:
    """The database as SQLAlchemy's asynchronous drivers call it."""
    from platformdirs import user_data_path

    from ..server.settings import BadSetting, read_database

    if url is None:
        folder: Path = user_data_path("glastonbury", appauthor=False, ensure_exists=True)
        url = f"sqlite:///{folder / 'tables.db'}"
    try:
        return read_database(url)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None
