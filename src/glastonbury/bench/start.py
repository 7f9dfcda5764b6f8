"""What `glastonbury bench start` measures: a server that begins with very many tables.

At all of them two people have begun a game, every tenth has a clock, and at a few much has been played. Then `serve`
begins anew, as people start it, and one table after the other is looked at for the first time. At last a server that
has lost what it keeps as a help, and has to follow all that was played, while others play.
"""

import asyncio
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from ..server.log.schema import SNAPSHOTS
from ..server.settings import LOOPBACK
from .attacks.strangers import addresses
from .figures import Report, percentile
from .load import Failed, Load, LoadedTable
from .server import SPARE_FILES, allow_files
from .servers import one_serving
from .siege import QUICK, RATE, TABLES, TIMES, plain

AT_A_TIME = 500  # tables whose people are there together, while they are made
WITH_CLOCK = 10  # one of so many
A_DAY = {"options": {"pace": {"seconds": 86_400}}}
LONG = 10  # tables at which much has been played
LOOKS = 200  # at others
ENOUGH = 10_000  # tables: with fewer nothing is judged
QUICK_START, QUICK_LOOK = 3.0, 50.0  # seconds until it answers, and milliseconds of a look, at most
PATIENCE = 60  # seconds until it answers


def measure(tables: int, seconds: float, database: str, folder: Path, report: Report) -> None:
    """Raises Failed, with a sentence for each bound that was broken."""
    allow_files(2 * AT_A_TIME + SPARE_FILES)
    with one_serving(database) as server:
        much, others = asyncio.run(fill(server.host, tables, seconds))
    report("moves at each of those where much was played", len(much.kept) / LONG, "moves")
    if tables < ENOUGH:
        click.echo(f"With fewer than {ENOUGH} tables it is not judged how long it took.", err=True)
    broken = []
    began = time.perf_counter()
    with serve(database, folder / "serve.log") as host:
        answered = asyncio.run(first_answer(host)) - began
        looks = {
            "a table where much was played": asyncio.run(look_at(host, much.tables)),
            "another": asyncio.run(look_at(host, random.Random(1).sample(others, min(LOOKS, len(others))))),
        }
    report(f"`serve` with {tables} tables answered after", answered, "s")
    if answered > QUICK_START:
        broken.append(f"it answered after {answered:.1f} s, and may after {QUICK_START:.0f} s")
    for which, took in looks.items():
        for name, value in (("median", percentile(took, 50)), ("at most", took[-1])):
            report(f"the first look at {which}, {name}", 1000 * value, "ms")
        if 1000 * took[-1] > QUICK_LOOK:
            broken.append(f"a look at {which} took {1000 * took[-1]:.0f} ms, and may take {QUICK_LOOK:.0f} ms")
    asyncio.run(forget_snapshots(database))
    with one_serving(database) as server:
        alone, beside, took = asyncio.run(look_without_snapshots(server.host, much.tables, seconds))
    report("the same without snapshots, at most", 1000 * took[-1], "ms")
    report("moves of others meanwhile, p99", beside, "ms")
    report("moves of others alone, p99", alone, "ms")
    if beside > max(TIMES * alone, QUICK):
        broken.append(f"without snapshots the p99 of others' moves was {beside:.0f} ms instead of {alone:.0f} ms")
    if broken and tables >= ENOUGH:
        raise Failed("; ".join(broken))


async def fill(host: str, tables: int, seconds: float) -> tuple[Load, list[LoadedTable]]:
    """Those at which much is played, for so many seconds, and the others."""
    much = Load([host], LONG)
    click.echo(f"{LONG} tables at which much is played, for {seconds:g} s …", err=True)
    async with much.playing():
        await much.as_fast_as_possible(seconds)
    others: list[LoadedTable] = []
    for first in range(LONG, tables, AT_A_TIME):
        click.echo(f"{first} of {tables} tables …", err=True)
        number = min(AT_A_TIME, tables - first)
        for wanted, share in ((A_DAY, number // WITH_CLOCK), ({}, number - number // WITH_CLOCK)):
            some = Load([host], share, wanted=wanted)
            async with some.playing():
                others += some.tables
    return much, others


@contextmanager
def serve(database: str, log: Path) -> Iterator[str]:
    """As people start it; its address."""
    with socket.create_server((LOOPBACK, 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "glastonbury", "serve", "--port", str(port), "--database", plain(database)]
    with log.open("wb") as file, subprocess.Popen(command, stdout=file, stderr=file) as serving:
        try:
            yield f"{LOOPBACK}:{port}"
        finally:
            serving.terminate()


async def first_answer(host: str) -> float:
    """When it came. Raises Failed."""
    name, _, port = host.partition(":")
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        try:
            reading, writing = await asyncio.open_connection(name, int(port))
        except OSError:
            await asyncio.sleep(0.01)
            continue
        writing.write(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = await reading.read()
        writing.close()
        if answer.startswith(b"HTTP/1.1 2"):
            return time.perf_counter()
    raise Failed(f"the server did not answer within {PATIENCE} s")


async def look_at(host: str, tables: Sequence[LoadedTable]) -> list[float]:
    """How long each took for one of its players, the quickest first. They live in houses of their own."""
    took = []
    for table, address in zip(tables, addresses(8, len(tables)), strict=True):
        player = table.players[0]
        player.host, player.address = host, (address, 0)
        began = time.perf_counter()
        await player.come_to(table.name)
        await player.socket.recv()
        took.append(time.perf_counter() - began)
        await player.socket.close()
    return sorted(took)


async def forget_snapshots(database: str) -> None:
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.execute(sa.delete(SNAPSHOTS))
    await engine.dispose()


async def look_without_snapshots(
    host: str, tables: Sequence[LoadedTable], seconds: float
) -> tuple[float, float, list[float]]:
    """The p99 of others' moves in milliseconds, alone and meanwhile, and how long each look took."""
    load = Load([host], TABLES)
    async with load.playing():
        found = []
        looking: asyncio.Task[list[float]] | None = None
        for meanwhile in (False, True):
            if meanwhile:
                looking = asyncio.create_task(look_at(host, tables))
            await load.paced(RATE, seconds)
            found.append(1000 * percentile(sorted(load.latencies), 99))
        assert looking is not None
        took = await looking
    return found[0], found[1], took
