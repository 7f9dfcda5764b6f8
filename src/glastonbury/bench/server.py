"""What `glastonbury bench server` measures: servers as processes of their own, and this one as all the devices."""

import asyncio
import gc
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from ..server.log.schema import ROWS
from ..server.tables.changes import Move
from ..server.web.open_files import allow_more_files, open_files
from .figures import Report, percentile
from .load import Failed, KeptMove, Load
from .servers import Server, memory_at_most, memory_now, processor_seconds, serving

SPARE_FILES = 200  # besides the sockets
FSYNC_SECONDS = 1.0
BLOCK = bytes(4096)


def measure(
    tables: int, spectators: int, rate: float, seconds: float, database: str, folder: Path, report: Report
) -> None:
    """Raises Failed if anything was lost. `folder` is on the disk whose speed is measured."""
    sockets = (2 + spectators) * tables
    allow_files(sockets + SPARE_FILES)
    two = database.startswith("postgresql")
    watched = f" with {spectators} spectators" if spectators else ""
    measured_with = f"{tables} tables{watched}, {'2 processes on PostgreSQL' if two else '1 process on SQLite'}"

    def told(name: str, value: float, unit: str) -> None:
        report(f"{name} ({measured_with})", value, unit)

    with serving(database, 2 if two else 1) as servers:
        load = Load([server.host for server in servers], tables, spectators)
        click.echo(f"{sockets} sockets …", err=True)
        asyncio.run(put_load(servers, load, sockets, rate, seconds, folder, told))
        peaks = [peak for server in servers if (peak := memory_at_most(server)) is not None]
    for number, peak in enumerate(peaks, 1):
        told(f"memory of server process {number} at most", peak, "MB")
    if not peaks:
        click.echo("How much memory the server had is only known on Linux.", err=True)
    if lost := lost_moves([load], database, told):
        raise Failed(lost)


async def put_load(
    servers: list[Server], load: Load, sockets: int, rate: float, seconds: float, folder: Path, report: Report
) -> None:
    empty = [memory_now(server) for server in servers]
    async with load.playing():
        grown = [
            now - then for server, then in zip(servers, empty, strict=True) if then and (now := memory_now(server))
        ]
        if grown:
            report("memory of a socket and its share of a table", 1e6 / 1024 * sum(grown) / sockets, "KiB")
        gc.disable()  # pauses of this process would be counted as the server's
        click.echo(f"{rate:g} moves/s for {seconds:g} s …", err=True)
        before, began = processor_times(servers), time.perf_counter()
        denied = denied_seconds()
        await load.paced(rate, seconds)
        seconds_paced = time.perf_counter() - began
        took = sorted(load.latencies)
        for name, part in (("median", 50), ("p99", 99), ("p99.9", 99.9)):
            report(f"paced at {rate:g} moves/s, {name} to the acknowledgement", 1000 * percentile(took, part), "ms")
        for number, (used, then) in enumerate(zip(before, processor_times(servers), strict=False), 1):
            report(f"paced, server process {number} used of a core", 100 * (then - used) / seconds_paced, "%")
        if denied is not None and (then_denied := denied_seconds()) is not None:
            share = (then_denied - denied) / seconds_paced / (os.cpu_count() or 1)
            report("paced, processor time that this virtual machine was denied", 100 * share, "%")
        report("fsync of 4 KiB, while nothing is sent", await asyncio.to_thread(fsyncs_per_second, folder), "fsyncs/s")
        click.echo(f"As many moves as possible for {seconds:g} s …", err=True)
        before, own = processor_times(servers), time.process_time()
        report("unpaced", await load.as_fast_as_possible(seconds), "moves/s")
        report("unpaced, median to the acknowledgement", 1000 * statistics.median(load.latencies), "ms")
        moves = len(load.latencies)
        for number, (used, then) in enumerate(zip(before, processor_times(servers), strict=False), 1):
            report(f"unpaced, processor time of server process {number}", 1000 * (then - used) / moves, "ms/move")
        report("unpaced, processor time of the client", 1000 * (time.process_time() - own) / moves, "ms/move")


def denied_seconds() -> float | None:
    """When this machine wanted to run, and the one that it is a part of ran others; None where that is not told."""
    try:
        ticks = Path("/proc/stat").read_text().splitlines()[0].split()[8]
    except OSError:
        return None
    return int(ticks) / os.sysconf("SC_CLK_TCK")


def processor_times(servers: list[Server]) -> list[float]:
    return [used for server in servers if (used := processor_seconds(server)) is not None]


def fsyncs_per_second(folder: Path) -> float:
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        began, done = time.perf_counter(), 0
        while (seconds := time.perf_counter() - began) < FSYNC_SECONDS:
            file.write(BLOCK)
            os.fsync(file.fileno())
            done += 1
    return done / seconds


def lost_moves(loads: Sequence[Load], database: str, report: Report) -> str:
    """What is wrong with the moves that were made; nothing, if all is well."""
    acknowledged = {kept for load in loads for kept in load.kept}
    there = asyncio.run(moves_in(database, {table.name for load in loads for table in load.tables}))
    unanswered = sum(load.unanswered + len(load.refused) for load in loads)
    report("acknowledged moves", len(acknowledged), "moves")
    report("acknowledged moves that are not in the database", len(acknowledged - there), "moves")
    report("moves in the database that were not acknowledged", len(there - acknowledged), "moves")
    report("moves without an acknowledgement", unanswered, "moves")
    all_kept = there == acknowledged and not unanswered
    return "" if all_kept else "not every move that was sent was acknowledged and kept"


async def moves_in(database: str, tables: set[str]) -> set[KeptMove]:
    """What the database says, whatever the servers thought."""
    engine = create_async_engine(database)
    try:
        async with engine.connect() as connection:
            query = sa.select(ROWS.c.table, ROWS.c.change).where(ROWS.c.ply.is_not(None))
            found = [(row.table, msgspec.convert(row.change, Move)) for row in await connection.execute(query)]
    finally:
        await engine.dispose()
    return {KeptMove(table, move.game, move.ply, move.move) for table, move in found if table in tables}


def allow_files(needed: int) -> None:
    """As many open files as sockets are needed, here and in the servers, which inherit it. Raises Failed."""
    allow_more_files()
    if (allowed := open_files()) < needed:
        raise Failed(f"{needed} open files are needed, and the system allows {allowed} at most (ulimit -Hn)")
