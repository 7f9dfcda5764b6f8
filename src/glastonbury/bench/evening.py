"""What `glastonbury bench evening` measures: people play, come, go and play again, and others attack, for an hour.

The canary of siege.py plays all the time, once a second somebody comes from a new address and opens a table, and
one attack follows the other.
"""

import asyncio
import itertools
import json
import time
from functools import partial
from pathlib import Path

import click

from ..server.limits import Limits
from .attacks import ATTACKS
from .attacks.strangers import addresses
from .figures import Report, percentile
from .load import Failed, Load
from .server import allow_files
from .servers import Server, memory_now, one_serving
from .siege import FILES, NEWCOMERS, RATE, TABLES, endure, not_kept

EACH = 30.0  # seconds of an attack: within ten minutes all of them have been there
SETTLED = 600.0  # seconds after which memory should grow no more
MOST = 1.1  # times as much at the end


def measure(minutes: float, database: str, folder: Path, report: Report) -> None:
    """Raises Failed, with a sentence for each thing that did not hold."""
    allow_files(FILES)
    log = folder / "evening.log"
    with log.open("wb") as file, one_serving(database, Limits(), file) as server:
        load = Load([server.host], TABLES, addresses=addresses(1, TABLES))
        broken = asyncio.run(spend(server, load, 60 * minutes, report))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    for line in lines:
        click.echo(line.get("traceback", ""), nl=False, err=True)
    tracebacks = sum("traceback" in line for line in lines)
    report("lines in the log", len(lines), "lines")
    report("tracebacks in the log", tracebacks, "lines")
    if tracebacks:
        broken.append("there were tracebacks in the log")
    if broken := [*broken, *not_kept([load], database, report)]:
        raise Failed("; ".join(broken))


async def spend(server: Server, load: Load, seconds: float, report: Report) -> list[str]:
    """What was broken of what must hold."""
    took: list[float] = []
    turned_away, settled = 0.0, None
    began = time.perf_counter()
    async with load.playing():
        for name in itertools.cycle(ATTACKS):
            gone, memory = time.perf_counter() - began, memory_now(server)
            if settled is None and gone >= min(SETTLED, seconds):
                settled = memory
            if gone >= seconds:
                break
            click.echo(f"after {gone / 60:.1f} minutes {memory or 0:.0f} MB; now {name}", err=True)
            each = min(EACH, seconds)
            _, found = await endure(server.host, name, each, partial(load.paced, RATE, each))
            turned_away += found[NEWCOMERS]
            took += load.latencies
    took.sort()
    for part in (50, 99):
        report(f"moves, p{part}", 1000 * percentile(took, part), "ms")
    who, unit = NEWCOMERS
    report(who, turned_away, unit)
    broken = ["a newcomer could not open a table"] if turned_away else []
    if settled is not None and memory is not None:
        report("memory of the server after ten minutes", settled, "MB")
        report("memory of the server at the end", memory, "MB")
        if memory > MOST * settled:
            broken.append(f"its memory grew from {settled:.0f} to {memory:.0f} MB")
    return broken
