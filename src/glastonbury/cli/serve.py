"""`glastonbury serve`: the game server."""

import os
import socket
from pathlib import Path

import click


@click.command(short_help="Run the game server.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Or the next free one.")
@click.option(
    "--database",
    envvar="GLASTONBURY_DATABASE_URL",
    metavar="URL",
    help="Where tables are kept: sqlite:///FILE or postgresql://…; without it a file in your data directory. "
    "[env: GLASTONBURY_DATABASE_URL]",
)
def serve(port: int, database: str | None) -> None:
    """Run the server on which people play, for this machine alone. Ctrl-C stops it; every answered move is kept.

    So far it has an interface for programs (/api) and no page.
    """
    import uvicorn  # takes a moment to import, which no other command should wait for

    from ..server.app import create_app
    from ..server.settings import Settings

    listening = listen_on(port)
    free = listening.getsockname()[1]
    if free != port:
        click.echo(f"Port {port} is taken; this is the next free one.", err=True)
    click.echo(f"http://127.0.0.1:{free}/api/health")
    config = uvicorn.Config(create_app(Settings(async_url(database))), log_level="warning", ws="websockets-sansio")
    uvicorn.Server(config).run([listening])


def listen_on(port: int) -> socket.socket:
    """This port, or the next free one."""
    for candidate in range(port, min(port + 100, 65536)):
        listening = socket.socket()
        if os.name == "posix":  # elsewhere it would share the port with another program
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("127.0.0.1", candidate))
            listening.listen(2048)
        except OSError:
            listening.close()
            continue
        return listening
    raise click.ClickException(f"no free port from {port} on")


def async_url(url: str | None) -> str:
    """The database as SQLAlchemy's asynchronous drivers call it."""
    if url is None:
        from platformdirs import user_data_path

        folder: Path = user_data_path("glastonbury", appauthor=False, ensure_exists=True)
        url = f"sqlite:///{folder / 'tables.db'}"
    for name, driver in (("sqlite", "aiosqlite"), ("postgresql", "asyncpg"), ("postgres", "asyncpg")):
        if url.startswith(f"{name}://"):
            return url.replace(f"{name}://", f"{'sqlite' if name == 'sqlite' else 'postgresql'}+{driver}://", 1)
    raise click.BadParameter(f"expected sqlite:///FILE or postgresql://…, got {url}", param_hint="--database")
