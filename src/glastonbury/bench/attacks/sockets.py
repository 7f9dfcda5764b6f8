"""Attacks by sockets at tables: frames, messages and changes without an end, and sockets that nobody reads."""

import asyncio
import random
import secrets
from collections.abc import Mapping
from functools import partial

import msgspec
from websockets.frames import Frame, Opcode

from ..load import Device
from .strangers import Go, again_and_again, arrived, at_table, new_table, same


async def flood(somebody: Device, table: str, data: bytes) -> None:
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
