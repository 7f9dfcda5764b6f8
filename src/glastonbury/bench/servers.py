"""Servers as processes of their own, for measuring: `python -m glastonbury.bench.servers` is one of them.

It listens on loopback, on whatever port is free, and says which on its standard output. No bots are warmed up: where
only people play, they would measure nothing but themselves.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

from ..server.limits import PLENTY, Limits
from ..server.settings import HANDED_ON, LOOPBACK, Settings

PATIENCE = 20  # seconds for a server to stop by itself


class Server(NamedTuple):
    process: int  # its id
    host: str  # with the port


@contextmanager
def serving(database: str, count: int) -> Iterator[list[Server]]:
    """So many on one database; none of them is left afterwards."""
    with ExitStack() as running:
        yield [running.enter_context(one_serving(database)) for _ in range(count)]


@contextmanager
def one_serving(database: str, limits: Limits = PLENTY, log: IO[bytes] | None = None) -> Iterator[Server]:
    """Its log goes where this process' own errors go, if nothing else is said. Without limits all clients may have the
    same address."""
    settings = Settings(database, limits=limits)
    process = subprocess.Popen(
        [sys.executable, "-m", __spec__.name],
        stdin=subprocess.PIPE,  # open as long as this process lives
        stdout=subprocess.PIPE,
        stderr=log,
        env={**os.environ, HANDED_ON: settings.as_json()},
        text=True,
    )
    try:
        assert process.stdout is not None
        if not (port := process.stdout.readline().strip()):
            raise OSError("the server did not start")
        yield Server(process.pid, f"{LOOPBACK}:{port}")
    finally:
        try:
            process.communicate(timeout=PATIENCE)  # its standard input ends, and so does it
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def memory_at_most(server: Server) -> float | None:
    """Megabytes that it had in memory at one time; None where the system does not tell."""
    return memory(server, "VmHWM")


def memory_now(server: Server) -> float | None:
    return memory(server, "VmRSS")


def forget_most_memory(server: Server) -> None:
    """What it has now is what it had at most."""
    with suppress(OSError):
        Path(f"/proc/{server.process}/clear_refs").write_text("5")


def memory(server: Server, kind: str) -> float | None:
    try:
        status = Path(f"/proc/{server.process}/status").read_text()
    except OSError:
        return None
    [found] = [line for line in status.splitlines() if line.startswith(f"{kind}:")]
    return int(found.split()[1]) * 1024 / 1e6


def processor_seconds(server: Server) -> float | None:
    """That it has used so far; None where the system does not tell."""
    try:
        used = Path(f"/proc/{server.process}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return None
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def serve() -> None:
    import socket
    import threading

    import uvicorn

    from ..server.settings import SERVING
    from ..server.web.worker import app

    listening = socket.create_server((LOOPBACK, 0), backlog=2048)
    config = uvicorn.Config(app(warm=False), log_config=None, access_log=False, **SERVING)
    server = uvicorn.Server(config)

    def end_with_who_measures() -> None:
        """Who was killed could not say that it is over."""
        while os.read(0, 1):
            pass
        server.should_exit = True

    threading.Thread(target=end_with_who_measures, daemon=True).start()
    print(listening.getsockname()[1], flush=True)
    server.run([listening])


if __name__ == "__main__":
    serve()
