"""`glastonbury serve`: the game server."""

import errno
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import __version__
from .database import DATABASE, async_url

if TYPE_CHECKING:
    from ..server.settings import Settings

PORT = 8000  # if none is said
NOTHING = subprocess.DEVNULL


@click.command(short_help="Run the game server.")
@click.option(
    "--host", metavar="ADDRESS", help="Listen on this address; 127.0.0.1, for this machine alone, if not said."
)
@click.option("--lan", is_flag=True, help="Listen for all devices of your network, and show a link for them.")
@click.option("--port", type=click.IntRange(1, 65535), help="This one; 8000 or the next free one, if not said.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes; needs PostgreSQL.")
@click.option("--open", "show", is_flag=True, help="Show the page in your browser, if there is one.")
@DATABASE
def serve(host: str | None, lan: bool, port: int | None, workers: int, show: bool, database: str | None) -> None:
    """Run the server on which people play, in their browsers. Ctrl-C stops it; every answered move is kept.

    Running it for others is described in docs/operate.md.
    """
    from ..server.settings import (
        EVERYWHERE,
        HANDED_ON,
        LOOPBACK,
        BadSetting,
        Settings,
        read_count_tutorial,
        read_hosts,
        read_proxies,
        read_public_url,
    )

    if lan and host is not None:
        raise click.UsageError("--lan listens on all addresses, --host on one: choose")
    url = async_url(database)
    if workers > 1 and url.startswith("sqlite"):
        raise click.UsageError(f"--workers {workers} needs PostgreSQL: with SQLite one process serves all tables")
    try:
        public_url = read_public_url(os.environ.get("GLASTONBURY_PUBLIC_URL", ""))
        proxies = read_proxies(os.environ.get("GLASTONBURY_PROXIES", ""))
        hosts = read_hosts(os.environ.get("GLASTONBURY_HOSTS", ""))
        count_tutorial = read_count_tutorial(os.environ.get("GLASTONBURY_COUNT_TUTORIAL", ""))
    except BadSetting as error:
        raise click.UsageError(str(error)) from None
    file = sqlite_file(url)
    try:
        with alone_with(file):
            listening = listen_on(host or (EVERYWHERE if lan else LOOPBACK), port)
            address, found = listening.getsockname()[:2]
            settings = Settings(
                url, address, found, workers, public_url, proxies, hosts=hosts, count_tutorial=count_tutorial
            )
            here = say_where(settings, wanted=port or PORT)
            if file is not None:
                say_address(file, here)
            os.environ[HANDED_ON] = settings.as_json()  # while it changes, no thread can start a browser
            if show:
                open_page(here)
            run("glastonbury.server.web.worker:app", settings, listening)
    except RunsAlready as other:
        if not show or other.address is None:
            raise
        click.echo(f"{other.address}\nThe server is running already.")
        open_page(other.address).join()


def sqlite_file(url: str) -> str | None:
    from sqlalchemy import make_url

    place = make_url(url)
    return place.database if place.get_backend_name() == "sqlite" else None


class RunsAlready(click.ClickException):
    def __init__(self, file: str, address: str | None) -> None:
        super().__init__(f"another server is running with {file}{f' at {address}' if address else ''}: stop it first")
        self.address = address


@contextmanager
def alone_with(file: str | None) -> Iterator[None]:
    """Two servers with one SQLite file would not hear of each other's moves. A killed one leaves no lock behind."""
    if file is None:
        yield
        return
    try:
        lock = sqlite3.connect(f"{os.path.realpath(file)}.lock", timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise click.ClickException(f"cannot open {file}: {error}") from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:  # the disk is full, or worse
                raise click.ClickException(f"cannot write beside {file}: {error}") from None
            raise RunsAlready(file, said_address(file)) from None
        address_file(file).unlink(missing_ok=True)  # of one that was killed
        try:
            yield
        finally:
            address_file(file).unlink(missing_ok=True)


def address_file(file: str) -> Path:
    """Beside the lock, which nobody else can read, and the file itself: there may be links to it."""
    return Path(f"{os.path.realpath(file)}.address")


def say_address(file: str, address: str) -> None:
    with suppress(OSError):  # then others are told that a server runs, and not where
        address_file(file).write_text(address, encoding="utf-8")


def said_address(file: str) -> str | None:
    try:
        return address_file(file).read_text(encoding="utf-8") or None
    except OSError:  # it has not said it yet
        return None


def open_page(address: str) -> threading.Thread:
    """In the browser, where there is a screen for one: a text browser would take this terminal. Failing is no error."""

    def show() -> None:
        screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
        local = sys.platform in ("win32", "darwin") and "SSH_CONNECTION" not in os.environ
        if local or any(os.environ.get(name) for name in screens):
            command = [sys.executable, "-I", "-m", "webbrowser", address]  # -I: whatever lies in this folder
            with suppress(OSError):  # what the browser says belongs into no log
                subprocess.run(command, stdin=NOTHING, stdout=NOTHING, stderr=NOTHING, check=False)

    opening = threading.Thread(target=show, daemon=True)  # some browsers return only when they are closed
    opening.start()
    return opening


def listen_on(host: str, port: int | None) -> socket.socket:
    """This port and no other: a proxy would look for it there. If none is said, 8000 or the next free one."""
    try:
        family, *_, (address, *_) = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise click.ClickException(f"cannot listen on {host}: {error.strerror}") from None
    for candidate in range(PORT, PORT + 100) if port is None else (port,):
        listening = socket.socket(family)
        if os.name == "posix":  # elsewhere it would share the port with another program
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, candidate))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if port is None and error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise click.ClickException(f"cannot listen on {host}, port {candidate}: {error.strerror}") from None
        return listening
    raise click.ClickException(f"no free port from {PORT} on")


def say_where(settings: "Settings", wanted: int) -> str:
    """The first line is for this machine, and returned; a link for others only where there is one."""
    from ..server.settings import LOOPBACK
    from ..server.web.addresses import blocks, public_url, url

    here = url(LOOPBACK if ip_address(settings.host).is_unspecified else settings.host, settings.port)
    click.echo(here)
    if settings.port != wanted:
        click.echo(f"Port {wanted} is taken; this is the next free one.")
    link = public_url(settings)
    if link is not None and link != here:
        click.echo(f"For other devices: {link}")
        if sys.stdout.isatty():
            click.echo(blocks(link), nl=False)
    return here


def run(app: str, settings: "Settings", listening: socket.socket) -> None:
    """Until it is told to stop, which is no error: sockets are closed with 1012, and what is under way is finished."""
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    from ..server.logs import configure, log
    from ..server.settings import SERVING
    from ..server.web.open_files import allow_more_files

    configure()
    allow_more_files()
    config = uvicorn.Config(
        app,
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=10,
        **SERVING,
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: sys.exit())  # before uvicorn listens to them, and when it raises them once more
    status: object = None
    try:
        log("started", version=__version__, host=settings.host, port=settings.port, workers=settings.workers)
        if settings.workers > 1:
            supervisor = Multiprocess(config, [listening])
            supervisor.run()
            if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
                status = STARTUP_FAILURE
        else:
            uvicorn.Server(config).run([listening])
    except SystemExit as ended:
        status = ended.code
    log("stopped")
    if status == STARTUP_FAILURE:
        raise click.ClickException("the server could not start; the lines above say why")
