"""What `glastonbury bench reviews` measures: how long one waits for the first picture of a review, and how long moves
take while others have their games reviewed.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median

import click
import sqlalchemy as sa

from ..deal import SEATING, Choices, deal
from ..notation import write_record
from ..server.house.thinking import played_out
from ..server.log.databases import make_durable
from ..server.log.schema import GAMES, RESULTS
from .figures import Report, percentile
from .load import Device, Failed, Load
from .server import SPARE_FILES, allow_files
from .servers import Server, serving

AT_ONCE = 10  # reviews
GAMES_EACH = 4  # of everybody who asks for them: of one that is done the next one comes
APART = 2.0  # seconds until all have begun: people do not ask in step
PATIENCE = 300.0  # seconds until the first account is there
ADDRESSES = ("127.0.0.2", "127.0.0.3")  # of those who ask: one alone may not ask for so many


def measure(tables: int, rate: float, seconds: float, pairs: int, folder: Path, report: Report) -> None:
    """Each time a new server, for the moves by turns without reviews and with them."""
    allow_files(2 * tables + SPARE_FILES)
    with serving(f"sqlite+aiosqlite:///{folder / 'first.db'}", 1) as [server]:
        waited = first_pictures(server, folder / "first.db")
    report("until the account is there, of a game of four, in a process that has just begun", waited[0], "s")
    report(f"until the account is there, of a game of four (median of {GAMES_EACH - 1})", median(waited[1:]), "s")
    slowest: dict[bool, list[float]] = {False: [], True: []}
    for number in range(pairs):
        for beside in (False, True):
            file = folder / f"{number}-{beside}.db"
            with serving(f"sqlite+aiosqlite:///{file}", 1) as [server]:
                slowest[beside].append(asyncio.run(p99(server, file, tables, rate, seconds, beside=beside)))
            click.echo(f"{'with' if beside else 'without'}: {1000 * slowest[beside][-1]:.1f} ms", err=True)
    without, with_reviews = (median(slowest[beside]) for beside in (False, True))
    about = f"{tables} tables, {rate:g} moves/s, median of {pairs}"
    report(f"p99 to the acknowledgement, alone ({about})", 1000 * without, "ms")
    report(f"p99 to the acknowledgement, beside {AT_ONCE} reviews ({about})", 1000 * with_reviews, "ms")
    ratios = [after / before for before, after in zip(slowest[False], slowest[True], strict=True)]
    report(f"the second against the first, pair by pair ({about})", median(ratios), "times")


def first_pictures(server: Server, file: Path) -> list[float]:
    """Seconds for each game in turn, asked for as the page does while nothing else is going on."""
    person, waited = Device(server.host, ADDRESSES[0]), []
    bring_games([person], file)
    for game in range(1, GAMES_EACH + 1):
        began, path = time.perf_counter(), f"/api/tables/REVIEW0/games/{game}/review"
        seen = 0.0
        while not (review := person.post(path))["done"]:
            if review["failed"]:
                raise Failed("a review was not made")
            if review["players"] and not seen:
                seen = time.perf_counter() - began
            time.sleep(review["again_in"])
        waited.append(seen)
    return waited


async def p99(server: Server, file: Path, tables: int, rate: float, seconds: float, *, beside: bool) -> float:
    load = Load([server.host], tables)
    async with load.playing():
        if not beside:
            await load.paced(rate, seconds)
        else:
            async with reviewed(server, file):
                await load.paced(rate, seconds)
        return percentile(sorted(load.latencies), 99)


@asynccontextmanager
async def reviewed(server: Server, file: Path) -> AsyncIterator[None]:
    """Meanwhile so many are being made, of games of four people. Those ask by a process of their own: what they do
    with the answers would be counted as the server's.
    """
    people = [Device(server.host, ADDRESSES[number % len(ADDRESSES)]) for number in range(AT_ONCE)]
    await asyncio.to_thread(bring_games, people, file)
    spawn = get_context("spawn")
    first = spawn.Event()
    asking = spawn.Process(target=ask_all, args=(server.host, [person.cookie for person in people], first), daemon=True)
    asking.start()
    try:
        await asyncio.to_thread(first.wait, PATIENCE)  # the process that makes them has begun
        yield
        if not first.is_set() or not asking.is_alive():
            raise Failed("no more reviews were made")
    finally:
        asking.kill()
        asking.join()


def ask_all(host: str, cookies: list[str], first: Event) -> None:
    """Until one has nothing more to ask for."""
    with ThreadPoolExecutor(len(cookies)) as threads:
        people = [Device(host, ADDRESSES[number % len(ADDRESSES)]) for number in range(len(cookies))]
        asked = []
        for number, (person, cookie) in enumerate(zip(people, cookies, strict=True)):
            person.cookie = cookie
            asked.append(threads.submit(ask, person, f"REVIEW{number}", first))
            time.sleep(APART / len(cookies))
        wait(asked, return_when=FIRST_COMPLETED)
        os._exit(0)


def ask(person: Device, table: str, first: Event) -> None:
    """As often as the page does."""
    for game in range(1, GAMES_EACH + 1):
        while not (review := person.post(f"/api/tables/{table}/games/{game}/review"))["done"]:
            if review["failed"]:
                return
            if review["players"]:
                first.set()
            time.sleep(review["again_in"])


def bring_games(people: list[Device], file: Path) -> None:
    """Each person has some games that are over, as if they had been played here."""
    engine = sa.create_engine(f"sqlite:///{file}")
    sa.event.listen(engine, "connect", make_durable)
    with engine.begin() as connection:
        for number, person in enumerate(people):
            person.post("/api/me")
            me = person.cookie.partition("=")[2].partition(".")[0]
            for game in range(1, GAMES_EACH + 1):
                place = {"table": f"REVIEW{number}", "game": game}
                setup = deal(Choices(SEATING, recipes=True, first=0), b"%d/%d" % (number, game))
                record = write_record(played_out(setup))
                connection.execute(sa.insert(GAMES), {**place, "at": time.time(), "spectators": True, "record": record})
                results = [{**place, "seat": seat, "person": me if seat == 0 else None} for seat in range(4)]
                connection.execute(sa.insert(RESULTS), results)
    engine.dispose()
