"""What a stranger may do to a server over the network, each in a process of its own.

    python -m glastonbury.cli.attacks NAME HOST SIZE

It prepares what it needs and says `ready`; a line of input lets it begin, and the end of input ends it. What it has
found out itself it says as JSON, one line per figure. It comes from addresses of its own, and is as quick as it can be
where others leave the processor to it: who attacks in earnest has a machine of their own.
"""

import asyncio
import hashlib
import json
import os
import random
import secrets
import string
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from .load import Failed, Load, Player, percentile

ADDRESS = "127.0.0.3"  # of whoever attacks alone
AT_ONCE = 8  # connections that send without end
MOST_SOCKETS = 200  # that one address may have open
WITCHES = 10  # tables at which one plays
PAUSE = 0.5  # seconds until a connection that was closed is opened again

Go = Callable[[], Awaitable[None]]
LOST = (OSError, EOFError, WebSocketException, TimeoutError, Failed)  # what the server does against it


class Attack(NamedTuple):
    work: Callable[[str, int, Go], Coroutine[Any, Any, None]]
    size: int  # how much of it
    alone: bool = True  # from one address


def addresses(network: int, number: int) -> list[str]:
    """So many."""
    return [f"127.{network}.{one // 200}.{one % 200 + 1}" for one in range(number)]


def tell(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit}), flush=True)


# Connections


async def connection(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    name, _, port = host.partition(":")
    return await asyncio.open_connection(name, int(port), local_addr=(ADDRESS, 0))


async def again_and_again(work: Callable[[], Awaitable[None]], at_once: int, pause: float = 0.001) -> None:
    """Whatever the server does."""

    async def one() -> None:
        while True:
            with suppress(*LOST):
                await work()
            await asyncio.sleep(pause)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def send_and_wait(host: str, beginning: bytes, more: bytes = b"") -> None:
    """A beginning, then the same without end, or nothing: until the connection is closed."""
    reading, writing = await connection(host)
    try:
        writing.write(beginning)
        while more and not reading.at_eof():
            writing.write(more)
            await writing.drain()
        await reading.read()
    finally:
        writing.transport.abort()


HEAD = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n"


async def endless_line(host: str, size: int, go: Go) -> None:
    """A head with a line that does not end."""
    await go()
    await again_and_again(lambda: send_and_wait(host, HEAD + b"X: ", b"a" * 65_536), size)


async def endless_head(host: str, size: int, go: Go) -> None:
    """A head with small lines that do not end."""
    await go()
    await again_and_again(lambda: send_and_wait(host, HEAD, b"a: b\r\n" * 10_000), size)


async def silence(host: str, size: int, go: Go) -> None:
    """Connections that say nothing, or half of what they have to say."""
    await go()
    await asyncio.gather(
        again_and_again(lambda: send_and_wait(host, b""), size // 2, PAUSE),
        again_and_again(lambda: send_and_wait(host, HEAD), size - size // 2, PAUSE),
    )


async def no_body(host: str, size: int, go: Go) -> None:
    """Requests whose body never comes."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    await go()
    await again_and_again(lambda: send_and_wait(host, head + b"Content-Length: 1000\r\n\r\n{"), size, PAUSE)


# Requests


async def ask_on(host: str, head: Callable[[], bytes]) -> None:
    """Over one connection, as fast as it is answered."""
    reading, writing = await connection(host)
    try:
        while True:
            writing.write(head())
            answer = await reading.readuntil(b"\r\n\r\n")
            length = next(
                (line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0"
            )
            await reading.readexactly(int(length.partition(b":")[2]))
    finally:
        writing.transport.abort()


def get(path: str, cookie: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode()


async def page(host: str, size: int, go: Go) -> None:
    """The page, as if many devices opened it again and again."""
    await go()
    await again_and_again(lambda: ask_on(host, lambda: get("/", "")), size)


async def guessing(host: str, size: int, go: Go) -> None:
    """Codes of tables."""
    somebody = await arrived(host)
    letters = string.ascii_uppercase

    def guess() -> bytes:
        return get(f"/api/tables/{''.join(random.choices(letters, k=6))}", somebody.cookie)

    await go()
    await again_and_again(lambda: ask_on(host, guess), size)


async def replays(host: str, size: int, go: Go) -> None:
    """The replay of a finished game, through all eyes."""
    load = Load([host], 1, addresses=addresses(3, 1))
    async with load.playing():
        while load.tables[0].at[0] < 2:
            await load.as_fast_as_possible(1)
    path = f"/api/tables/{load.tables[0].name}/games/1/replay"
    cookie = load.tables[0].players[0].cookie
    eyes = ("", "?player=0", "?player=1")
    await go()
    await again_and_again(lambda: ask_on(host, lambda: get(path + random.choice(eyes), cookie)), size)


async def forgetting(host: str, size: int, go: Go) -> None:
    """Somebody who has played at many tables wants to be forgotten."""
    somebody = await arrived(host)
    load = Load([host], size, addresses=addresses(3, size))
    for table in load.tables:
        table.players[0].cookie = somebody.cookie
    async with load.playing():
        await load.as_fast_as_possible(max(1.0, size / 8))
    await go()
    began = time.perf_counter()
    await asyncio.to_thread(somebody.request, "DELETE", "/api/me")
    tell(f"somebody with {size} games was forgotten after", time.perf_counter() - began, "s")


# Sockets


async def arrived(host: str, address: str = ADDRESS) -> Player:
    player = Player(host, address)
    await asyncio.to_thread(player.post, "/api/me")
    return player


async def new_table(host: Player, **wanted: object) -> str:
    made = await asyncio.to_thread(host.post, "/api/tables", wanted)
    return str(made["table"])


async def ignore(player: Player) -> None:
    """All that comes."""
    with suppress(*LOST):
        async for _ in player.heard():
            pass


def same(player: Player) -> Player:
    """Another device of the same person, in the same house."""
    other = Player(player.host, player.address and player.address[0])
    other.cookie = player.cookie
    return other


@asynccontextmanager
async def at_table(somebody: Player, table: str) -> AsyncIterator[Player]:
    """Another device of somebody, which takes all that it is told and makes nothing of it."""
    player = same(somebody)
    await player.come_to(table)
    hearing = asyncio.create_task(ignore(player))
    try:
        yield player
    finally:
        hearing.cancel()
        player.socket.transport.abort()


async def flood(somebody: Player, table: str, data: bytes) -> None:
    """A socket over which the same is sent without end, whatever is answered."""
    async with at_table(somebody, table) as player:
        transport = player.socket.transport
        while not transport.is_closing():
            transport.write(data)
            while transport.get_write_buffer_size() and not transport.is_closing():
                await asyncio.sleep(0.001)


def frame(opcode: Opcode, data: bytes, *, last: bool = True) -> bytes:
    return Frame(opcode, data, last).serialize(mask=True)


async def tiny_frames(host: str, size: int, go: Go) -> None:
    """Messages, pings and parts of messages that are as small as they may be."""
    somebody = await arrived(host)
    table = await new_table(somebody)
    floods = [
        frame(Opcode.TEXT, b"1") * 20_000,
        frame(Opcode.PING, b"") * 20_000,
        frame(Opcode.TEXT, b"", last=False) + frame(Opcode.CONT, b"", last=False) * 40_000,
    ]
    await go()
    await asyncio.gather(*(again_and_again(partial(flood, somebody, table, data), size) for data in floods))


async def large_messages(host: str, size: int, go: Go) -> None:
    """Messages that are as large as they may be: for a socket, and for a command."""
    somebody = await arrived(host)
    table = await new_table(somebody)
    command = msgspec.json.encode({"id": "a" * 36, "wish": {"type": "Sit", "seat": 0, "name": ""}})
    floods = [frame(Opcode.TEXT, b"[" * 65_536), frame(Opcode.TEXT, command.ljust(4096)) * 20]
    await go()
    await asyncio.gather(*(again_and_again(partial(flood, somebody, table, data), size) for data in floods))


async def changes(host: str, size: int, go: Go) -> None:
    """Somebody with a seat changes things, and takes back what was never said, by all sockets that one may have."""
    somebody = await arrived(host)
    table = await new_table(somebody)

    async def change() -> None:
        async with at_table(somebody, table) as player:
            while True:
                wishes: tuple[Mapping[str, object], ...] = (
                    {"type": "Withdraw"},
                    {"type": "Sit", "seat": 0, "name": "Eve"},
                    {"type": "Rename", "seat": 0, "name": secrets.token_hex(8)},
                    {"type": "ChooseColor", "seat": 0, "color": random.choice(("yellow", "green", "red", "blue"))},
                    {"type": "SeatBot", "seat": 1, "level": random.choice(("random", "witch"))},
                    {"type": "StandUp", "seat": 0},
                )
                for wish in wishes:
                    await player.send(secrets.token_hex(8), wish)
                    await asyncio.sleep(0.05)  # as often as it is allowed

    await go()
    await again_and_again(change, size)


async def not_reading(host: str, size: int, go: Go) -> None:
    """Sockets at a table where much happens, of which they take nothing."""
    somebody = await arrived(host)
    table = await new_table(somebody)

    async def come() -> None:
        player = same(somebody)
        await player.come_to(table)
        player.socket.transport.pause_reading()
        await player.socket.wait_closed()

    async def make_news() -> None:
        async with at_table(somebody, table) as player:
            await player.ask("Sit", seat=0, name="Eve")
            while True:
                await player.ask("Rename", seat=0, name=secrets.token_hex(8))
                await asyncio.sleep(0.05)

    await go()
    await asyncio.gather(again_and_again(make_news, 1), again_and_again(come, size - 1))


# Bots


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
            took.sort()
            tell("a Witch's move elsewhere, with her pause of 250 ms, median", 1000 * percentile(took, 50), "ms")
            tell("a Witch's move elsewhere, with her pause of 250 ms, p99", 1000 * percentile(took, 99), "ms")


async def table_of_merlins(host: Player) -> Player:
    """Somebody looks on, since they would not play for nobody."""
    looking_on = same(host)
    await looking_on.come_to(await new_table(looking_on, options={"bot_pace": "quick"}, seating=("merlin", "merlin")))
    await looking_on.send(secrets.token_hex(8), {"type": "Begin"})
    return looking_on


async def play_witch(player: Player, took: list[float]) -> None:
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


async def begin(player: Player, first: Mapping[str, object]) -> None:
    """Each is done after the one before."""
    word = {"type": "RevealWord", "word": player.word.hex()}
    promise = {"type": "PromiseWord", "sha256": hashlib.sha256(player.word).hexdigest()}
    wishes: tuple[Mapping[str, object], ...] = (first, {"type": "Begin"}, promise, word)
    for wish in wishes:
        await player.send(secrets.token_hex(8), wish)


# Crowds


async def spectators(host: str, size: int, go: Go) -> None:
    """Many come at once to look on at a table, where moves go on."""
    people = await crowd(host, 5, size)
    load = Load([host], 1, addresses=addresses(3, 1))
    knowing: defaultdict[tuple[int, int], set[Player]] = defaultdict(set)  # game and ply → who knows of it

    async def look_on(player: Player) -> None:
        await player.come_to(load.tables[0].name)
        async for heard in player.heard():
            if heard.table is not None and heard.table.game is not None:
                knowing[heard.table.game.game, heard.table.game.ply].add(player)

    async def reached_all(game: int, ply: int) -> None:
        while len(knowing[game, ply]) < size:
            await asyncio.sleep(0.001)

    async with load.playing(), asyncio.TaskGroup() as group:
        await go()
        began = time.perf_counter()
        for player in people:
            group.create_task(look_on(player))
        await reached_all(*load.tables[0].at)
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
            took.sort()
            tell(f"a move reached {size} spectators after, median", 1000 * percentile(took, 50), "ms")
            tell(f"a move reached {size} spectators after, p99", 1000 * percentile(took, 99), "ms")


async def reconnecting(host: str, size: int, go: Go) -> None:
    """Many lose their connection at once, and come back: two to a table."""
    people = await crowd(host, 6, size)
    tables = [name for one in people[::2] for name in 2 * [await new_table(one)]]

    async def come(player: Player, table: str) -> None:
        await player.come_to(table)
        await player.socket.recv()

    async def come_all() -> None:
        await asyncio.gather(*(come(*one) for one in zip(people, tables, strict=False)))

    await come_all()
    await go()
    for player in people:
        player.socket.transport.abort()
    began = time.perf_counter()
    await come_all()
    tell(f"{size} were back after", time.perf_counter() - began, "s")
    await asyncio.Event().wait()


async def crowd(host: str, network: int, size: int) -> list[Player]:
    """So many, and few of one address: it may open 100 sockets at once."""
    places = addresses(network, size // 20 + 1)
    return [await arrived(host, places[number % len(places)]) for number in range(size)]


ATTACKS = {
    "endless-line": Attack(endless_line, AT_ONCE),
    "endless-head": Attack(endless_head, AT_ONCE),
    "silence": Attack(silence, 1100),
    "no-body": Attack(no_body, 300),
    "page": Attack(page, AT_ONCE),
    "guessing": Attack(guessing, AT_ONCE),
    "replays": Attack(replays, AT_ONCE),
    "forgetting": Attack(forgetting, 96),
    "changes": Attack(changes, MOST_SOCKETS),
    "tiny-frames": Attack(tiny_frames, AT_ONCE),
    "large-messages": Attack(large_messages, AT_ONCE),
    "not-reading": Attack(not_reading, MOST_SOCKETS),
    "merlins": Attack(merlins, 200),
    "spectators": Attack(spectators, 600, alone=False),
    "reconnecting": Attack(reconnecting, 2000, alone=False),
}


def leave_the_processor_to_others() -> None:
    """Whoever else wants it has it at once: nobody shall wait for the attacker, only for the server."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


async def attack(name: str, host: str, size: int) -> None:
    begun = asyncio.Event()

    async def go() -> None:
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        begun.set()

    async def until_enough() -> None:
        await begun.wait()
        await asyncio.to_thread(sys.stdin.read)

    attacking = asyncio.create_task(ATTACKS[name].work(host, size, go))
    enough = asyncio.create_task(until_enough())
    await asyncio.wait((attacking, enough), return_when=asyncio.FIRST_COMPLETED)
    if attacking.done():
        attacking.result()  # or what went wrong
    attacking.cancel()
    enough.cancel()
    await asyncio.wait((attacking,))


if __name__ == "__main__":
    leave_the_processor_to_others()
    asyncio.run(attack(sys.argv[1], sys.argv[2], int(sys.argv[3])))
