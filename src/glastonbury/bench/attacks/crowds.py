"""Attacks by many: bots that think at many tables, and people who come or come back at once."""

import asyncio
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Mapping

from ..load import Device, Heard, Load
from .ears import listen
from .strangers import AT_ONCE, Go, addresses, arrived, ignore, new_table, same, tell, tell_times

WITCHES = 10  # tables at which one plays

# What is found out
A_WITCH = "a Witch's move elsewhere, with her pause of 250 ms"
REACHED = "a move reached all spectators after"
BACK = "all were back after"


async def merlins(host: str, size: int, go: Go) -> None:
    """Many tables at which Merlin thinks; at others people play against a Witch."""
    took: list[float] = []
    async with asyncio.TaskGroup() as group:
        for _ in range(WITCHES):
            group.create_task(play_witch(await arrived(host, "127.0.0.4"), took))
        while not took:  # the first one has to learn how to think
            await asyncio.sleep(0.1)
        for address in addresses(4, size // AT_ONCE + 1):
            merlin = await arrived(host, address)
            for _ in range(min(AT_ONCE, size)):
                group.create_task(ignore(await table_of_merlins(merlin)))
                size -= 1
        await go()
        took.clear()
        try:
            await asyncio.Event().wait()
        finally:
            tell_times(A_WITCH, took)


async def table_of_merlins(host: Device) -> Device:
    """Somebody looks on, since they would not play for nobody."""
    looking_on = same(host)
    await looking_on.come_to(await new_table(looking_on, options={"bot_pace": "quick"}, seating=("merlin", "merlin")))
    await looking_on.send(secrets.token_hex(8), {"type": "Begin"})
    return looking_on


async def play_witch(player: Device, took: list[float]) -> None:
    """One game after the other; `took` gets the time of each of her moves."""
    await player.come_to(await new_table(player, options={"bot_pace": "quick"}, seating=("open", "witch")))
    await begin(player, {"type": "Sit", "seat": 0, "name": "Eve"})
    known, since = (0, -1), 0.0  # what game and ply there was, and since when
    hers = False
    async for heard in player.heard():
        if heard.table is None or heard.table.game is None or (heard.table.game.game, heard.table.game.ply) <= known:
            continue
        game, now = heard.table.game, time.perf_counter()
        if hers:
            took.append(now - since)
        known, since = (game.game, game.ply), now
        hers = heard.table.status == "playing" and not game.legal
        if heard.table.status == "over":
            await begin(player, {"type": "Rematch"})
        elif game.legal:
            wish = {"type": "Move", "game": game.game, "ply": game.ply, "move": random.choice(game.legal).move}
            await player.send(secrets.token_hex(8), wish)


async def begin(player: Device, first: Mapping[str, object]) -> None:
    """Each is done after the one before."""
    word = {"type": "RevealWord", "word": player.word.hex()}
    promise = {"type": "PromiseWord", "sha256": player.promise}
    wishes: tuple[Mapping[str, object], ...] = (first, {"type": "Begin"}, promise, word)
    for wish in wishes:
        await player.send(secrets.token_hex(8), wish)


async def spectators(host: str, size: int, go: Go) -> None:
    """Many come at once to look on at a table, where moves go on."""
    people = await crowd(host, 5, size)
    load = Load([host], 1, addresses=addresses(3, 1))
    there: set[Device] = set()
    knowing: defaultdict[tuple[int, int], set[Device]] = defaultdict(set)  # game and ply → who knows of it

    async def look_on(player: Device) -> None:
        def hear(heard: Heard) -> None:
            there.add(player)
            if heard.table is not None and heard.table.game is not None:
                knowing[heard.table.game.game, heard.table.game.ply].add(player)

        await listen(player, load.tables[0].name, hear)

    async def reached_all(game: int, ply: int) -> None:
        while len(knowing[game, ply]) < size:
            await asyncio.sleep(0.001)

    async with load.playing(), asyncio.TaskGroup() as group:
        await go()
        began = time.perf_counter()
        for player in people:
            group.create_task(look_on(player))
        while len(there) < size:
            await asyncio.sleep(0.001)
        tell(f"{size} spectators were there after", time.perf_counter() - began, "s")
        took: list[float] = []
        try:
            while True:
                while not load.ready:
                    await asyncio.sleep(0.01)
                began, (game, ply) = time.perf_counter(), load.tables[0].at
                await load.move(load.ready.popleft(), began)
                await reached_all(game, ply + 1)
                took.append(time.perf_counter() - began)
                await asyncio.sleep(0.2)
        finally:
            tell_times(REACHED, took)


async def reconnecting(host: str, size: int, go: Go) -> None:
    """Many lose their connection at once, and come back: two to a table."""
    people = await crowd(host, 6, size)
    tables = [name for person in people[::2] for name in 2 * [await new_table(person)]]

    ears = await asyncio.gather(*map(listen, people, tables))
    await go()
    for ear in ears:
        ear.transport.abort()
    began = time.perf_counter()
    await asyncio.gather(*map(listen, people, tables))
    tell(BACK, time.perf_counter() - began, "s")
    await asyncio.Event().wait()


async def crowd(host: str, network: int, size: int) -> list[Device]:
    """So many, and few of one address: it may open 100 sockets at once."""
    places = addresses(network, size // 20 + 1)
    return [await arrived(host, places[number % len(places)]) for number in range(size)]
