"""What `glastonbury bench siege` measures: people who play while others attack the server.

Those who play are the *canary*: 20 sockets at 10 tables, paced at 100 moves/s. Each attack is a process of its own
(attacks), and each time the canary plays alone before. The server has the limits that users have.
"""

import asyncio
import gc
import json
import re
import statistics
import subprocess
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import TypeVar

import click

from ..server.limits import Limits
from .attacks import ATTACKS, Attack
from .attacks.strangers import LOST, addresses, arrived, new_table
from .figures import Report, percentile
from .load import PATIENCE, Failed, Load
from .server import allow_files, lost_moves
from .servers import Server, forget_most_memory, memory_at_most, memory_now, one_serving, processor_seconds

TABLES, RATE = 10, 100  # of the canary: tables of two, and moves a second in all
ENOUGH = 2000  # moves: of fewer the slowest hundredth is a matter of luck, and is not judged
FILES = 5000  # open at most
TIMES, QUICK = 2, 25.0  # the canary may be so many times as slow as alone, or so many ms
MOST_MEMORY = 100.0  # MB that an attack may add
REST = 2.0  # seconds after an attack

Figures = dict[tuple[str, str], float]  # by name and unit
T = TypeVar("T")

ALONE, ATTACKED = "the canary alone", "the canary under attack"
MEMORY = ("memory of the server grew by", "MB")
NEWCOMERS = ("newcomers who found no place", "people")


def measure(names: Sequence[str], moves: int, rounds: int, database: str, folder: Path, report: Report) -> None:
    """Raises Failed, with a sentence for each bound that was broken."""
    allow_files(FILES)
    if moves < ENOUGH:
        click.echo(f"With fewer than {ENOUGH} moves it is not judged how long they took.", err=True)
    loads, broken = [], []
    for name in names:
        log = folder / f"{name}.log"
        with log.open("wb") as file, one_serving(database, Limits(), file) as server:
            load = Load([server.host], TABLES, addresses=addresses(1, TABLES))
            try:
                figures = asyncio.run(besiege(server, load, name, moves / RATE, rounds))
            except Failed as failed:
                raise Failed(f"{name}: {failed}") from None
        loads.append(load)
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        figures["lines in the log", "lines"] = len(lines)
        figures["tracebacks in the log", "lines"] = sum("traceback" in line for line in lines)
        for (figure, unit), value in figures.items():
            report(f"{name}, {figure}", value, unit)
        if lines:
            click.echo(f"the log: {dict(Counter(line['event'] for line in lines))}", err=True)
        for line in lines:
            click.echo(line.get("traceback", ""), nl=False, err=True)
        broken += [f"{name}: {what}" for what in judged(figures, ATTACKS[name], long=moves >= ENOUGH)]
    if broken := [*broken, *not_kept(loads, database, report)]:
        raise Failed("; ".join(broken))


def not_kept(loads: Sequence[Load], database: str, report: Report) -> list[str]:
    """What is wrong with the moves that were made, and with what `glastonbury check` finds; nothing, if all is well."""
    return [broken for broken in (lost_moves(loads, database, report), wrong_with(database)) if broken]


def judged(figures: Figures, attack: Attack, *, long: bool) -> list[str]:
    """What was broken of what must hold. A crowd may need memory: one address may not."""
    broken = []
    most = min(max(TIMES * figures[f"{ALONE}, p99", "ms"], QUICK), attack.p99)
    if long and (p99 := figures[f"{ATTACKED}, p99", "ms"]) > most:
        broken.append(f"the canary's p99 was {p99:.0f} ms, and may be {most:.0f} ms")
    if long and attack.bound:
        found = figures.get((attack.bound.figure, attack.bound.unit))
        if found is None:
            broken.append(f"{attack.bound.figure}: nothing was measured")
        elif found > attack.bound.most:
            broken.append("{}: {:.1f} {}, and may be {:g}".format(attack.bound.figure, found, *attack.bound[1:]))
    if attack.alone and (grown := figures.get(MEMORY, 0)) >= MOST_MEMORY:
        broken.append(f"the server's memory grew by {grown:.0f} MB, and may grow by {MOST_MEMORY:.0f} MB")
    if figures[NEWCOMERS]:
        broken.append("a newcomer could not open a table")
    if figures["tracebacks in the log", "lines"]:
        broken.append("there were tracebacks in the log")
    return broken


async def besiege(server: Server, load: Load, name: str, seconds: float, rounds: int) -> Figures:
    """The median of each figure."""
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    async with load.playing():
        for number in range(1, rounds + 1):
            click.echo(f"{name}, {number} of {rounds} …", err=True)
            for figure, value in (await one_round(server, load, name, seconds)).items():
                found[figure].append(value)
            await asyncio.sleep(REST)
    return {figure: statistics.median(values) for figure, values in found.items()}


async def one_round(server: Server, load: Load, name: str, seconds: float) -> Figures:
    figures = await played(server, load, seconds, ALONE)
    forget_most_memory(server)
    before = memory_now(server)
    under_attack, found = await endure(server.host, name, seconds, partial(played, server, load, seconds, ATTACKED))
    figures |= under_attack | found
    if before is not None and (peak := memory_at_most(server)) is not None:
        figures[MEMORY] = peak - before
    return figures


async def endure(host: str, name: str, seconds: float, playing: Callable[[], Awaitable[T]]) -> tuple[T, Figures]:
    """An attack, while others play: what came of their playing, and what newcomers and the attack itself found."""
    async with attacked(name, host) as attack:
        assert attack.stdin is not None
        assert attack.stdout is not None
        attack.stdin.write(b"go\n")
        coming = asyncio.create_task(newcomers(host, time.perf_counter() + seconds))
        came_of_it = await playing()
        found = await coming
        attack.stdin.close()
        for line in (await attack.stdout.read()).splitlines():
            own = json.loads(line)
            found[own["name"], own["unit"]] = own["value"]
    return came_of_it, found


async def played(server: Server, load: Load, seconds: float, who: str) -> Figures:
    gc.collect()
    gc.disable()  # pauses of this process would be counted as the server's
    began, used = time.perf_counter(), processor_seconds(server)
    try:
        await load.paced(RATE, seconds)
    finally:
        gc.enable()
    took = sorted(load.latencies)
    figures = {(f"{who}, p{part}", "ms"): 1000 * percentile(took, part) for part in (50, 99)}
    figures[f"{who}, at most", "ms"] = 1000 * took[-1]
    if used is not None and (then := processor_seconds(server)) is not None:
        figures[f"{who}, the server used of a core", "%"] = 100 * (then - used) / (time.perf_counter() - began)
    return figures


@asynccontextmanager
async def attacked(name: str, host: str) -> AsyncIterator[Process]:
    """By a process that is ready to begin; it is gone at the end."""
    command = [sys.executable, "-m", "glastonbury.bench.attacks", name, host, str(ATTACKS[name].size)]
    attack = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        assert attack.stdout is not None
        if await attack.stdout.readline() != b"ready\n":
            raise Failed(f"the attack {name} could not be prepared")
        yield attack
    finally:
        assert attack.stdin is not None
        attack.stdin.close()
        try:
            await asyncio.wait_for(attack.wait(), PATIENCE)
        except TimeoutError:
            attack.kill()
            await attack.wait()


numbers = count(1)


async def newcomers(host: str, until: float) -> Figures:
    """Once a second somebody comes from a new address and opens a table."""
    took, turned_away = [], 0
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            newcomer = await arrived(host, addresses(7, next(numbers))[-1])
            await newcomer.come_to(await new_table(newcomer))
            await newcomer.socket.recv()
            await newcomer.socket.close()
        except LOST as error:
            click.echo(f"a newcomer: {error!r}", err=True)
            turned_away += 1
        took.append(time.perf_counter() - began)
        await asyncio.sleep(1)
    return {("a newcomer had a table after, at most", "ms"): 1000 * max(took), NEWCOMERS: turned_away}


# The command, as people use it


def wrong_with(database: str) -> str:
    """What `glastonbury check` finds; nothing, if all is well."""
    checked = glastonbury("check", plain(database))
    return "" if checked.returncode == 0 else f"`check` said: {checked.stdout}{checked.stderr}"


def plain(database: str) -> str:
    """As people write it: without the driver."""
    return re.sub(r"\+\w+", "", database, count=1)


def glastonbury(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "glastonbury", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)
