"""Attacks by bytes and requests: heads without an end, silence, and questions as fast as they are answered."""

import asyncio
import random
import string
import time
from collections.abc import Callable

from ..load import Load
from .strangers import ADDRESS, Go, addresses, again_and_again, arrived, tell

PAUSE = 0.5  # seconds until a connection that was closed is opened again


async def connection(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    name, _, port = host.partition(":")
    return await asyncio.open_connection(name, int(port), local_addr=(ADDRESS, 0))


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
