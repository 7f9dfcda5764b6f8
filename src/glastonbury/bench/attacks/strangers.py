"""Strangers: who attacks, from where, and how they go on whatever the server does."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from websockets.exceptions import WebSocketException

from ..figures import percentile
from ..load import Device, Failed

ADDRESS = "127.0.0.3"  # of whoever attacks alone
AT_ONCE = 8  # connections that send without end

Go = Callable[[], Awaitable[None]]
LOST = (OSError, EOFError, WebSocketException, TimeoutError, Failed)  # what the server does against it


def addresses(network: int, number: int) -> list[str]:
    """So many."""
    return [f"127.{network}.{host // 200}.{host % 200 + 1}" for host in range(number)]


def tell(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit}), flush=True)


def tell_times(name: str, took: list[float]) -> None:
    """Of seconds, the median and the slowest hundredth."""
    took.sort()
    tell(f"{name}, median", 1000 * percentile(took, 50), "ms")
    tell(f"{name}, p99", 1000 * percentile(took, 99), "ms")


async def again_and_again(work: Callable[[], Awaitable[None]], at_once: int, pause: float = 0.001) -> None:
    """Whatever the server does."""

    async def go_on() -> None:
        while True:
            with suppress(*LOST):
                await work()
            await asyncio.sleep(pause)

    await asyncio.gather(*(go_on() for _ in range(at_once)))


async def arrived(host: str, address: str = ADDRESS) -> Device:
    player = Device(host, address)
    await asyncio.to_thread(player.post, "/api/me")
    return player


async def new_table(host: Device, **wanted: object) -> str:
    made = await asyncio.to_thread(host.post, "/api/tables", wanted)
    return str(made["table"])


async def ignore(player: Device) -> None:
    """All that comes."""
    with suppress(*LOST):
        async for _ in player.heard():
            pass


def same(player: Device) -> Device:
    """Another device of the same person, in the same house."""
    other = Device(player.host, player.address and player.address[0])
    other.cookie = player.cookie
    return other


@asynccontextmanager
async def at_table(somebody: Device, table: str) -> AsyncIterator[Device]:
    """Another device of somebody, which takes all that it is told and makes nothing of it."""
    player = same(somebody)
    await player.come_to(table)
    hearing = asyncio.create_task(ignore(player))
    try:
        yield player
    finally:
        hearing.cancel()
        player.socket.transport.abort()
