"""Sockets that only listen, made of as little as can be.

There are hundreds or thousands of them in one process: with more, the time that they take would be measured, and not
the server's.
"""

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import cast

from websockets.frames import Frame, Opcode

from ..load import READER, Device, Failed, Heard

HEAD = """GET /api/tables/{table}/socket HTTP/1.1\r
Host: {host}\r
Cookie: {cookie}\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: {key}\r
\r
"""


class Ear(asyncio.Protocol):
    """Of a device at a table. `first` is awaited for the first message, and fails if none comes."""

    def __init__(self, device: Device, table: str, hear: Callable[[Heard], None] = lambda _: None) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.head = HEAD.format(table=table, host=device.host, cookie=device.cookie, key=key)
        self.hear = hear
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.data = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, self.open, self.data = cut(self.data)
            if self.open and b" 101 " not in head:
                self.connection_lost(Failed(head.decode()))
                self.transport.abort()
        while self.open and self.take_frame():
            pass

    def take_frame(self) -> bool:
        """The next one, if it is there: a server's are whole messages, and not masked."""
        if len(self.data) < 2:
            return False
        size, begin = self.data[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            if len(self.data) < begin:
                return False
            (size,) = struct.unpack("!H" if begin == 4 else "!Q", self.data[2:begin])
        if len(self.data) < begin + size:
            return False
        kind, message, self.data = self.data[0] & 15, self.data[begin : begin + size], self.data[begin + size :]
        if kind == Opcode.PING:
            self.transport.write(Frame(Opcode.PONG, message).serialize(mask=True))
        elif kind == Opcode.TEXT:
            self.hear(READER.decode(message))
            if not self.first.done():
                self.first.set_result(None)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.first.done():
            self.first.set_exception(exc or Failed("the connection was closed"))


def cut(data: bytes) -> tuple[bytes, bool, bytes]:
    """At the end of a head, if it is there."""
    head, end, rest = data.partition(b"\r\n\r\n")
    return (head, True, rest) if end else (b"", False, data)


async def listen(device: Device, table: str, hear: Callable[[Heard], None] = lambda _: None) -> Ear:
    """Once the first message is there."""
    name, _, port = device.host.partition(":")
    loop = asyncio.get_running_loop()
    _, ear = await loop.create_connection(lambda: Ear(device, table, hear), name, int(port), local_addr=device.address)
    await ear.first
    return ear
