"""Connections, below the application: how long and how much one may send before anything is made of it, and how many.

uvicorn's protocols wait for ever, and its parser takes whatever it is sent. Here a request's head and body have a size
and a time, an answer has to be taken, and nobody holds so many connections that others find none.
"""

import asyncio
import ipaddress
import time
from collections import Counter, deque
from functools import partial
from typing import Any, ClassVar, cast

import httptools
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from ..limits import Bucket, Buckets, Clock, household
from ..logs import log
from ..metrics import Metrics
from ..settings import Settings
from ..turns import Turns
from .guards import TOO_MANY
from .open_files import open_files

LARGEST_HEAD, MOST_HEADERS = 16 * 1024, 100  # bytes, and lines
LARGEST_BODY = 256 * 1024  # bytes as they are sent; the application takes less
MOST_PIPELINED = 8  # requests that are sent before the first is answered; browsers send none
PART, PART_OF_SOCKET = 4096, 1024  # bytes that are parsed before all this is looked at again
AT_ONCE = 1  # sockets that are opened, and requests that are answered, before all else goes on
PAUSE = 0.002  # seconds between two sockets that are opened: each takes half of it
GONE = 4  # sockets that are taken leave of
FLOOD = 20  # a socket over which too much came counts as so many when its sender comes again
FRAMES = 2  # times as many as commands may come over a socket
HEAD, BODY, ANSWER, IDLE = 10.0, 30.0, 120.0, 15.0  # seconds for each, and from an answer to the next head's end
SWEEP = 0.5  # seconds between two looks at who is late
A_MINUTE = 60.0
SPARE_FILES = 100  # for the database, the bots and what else is open
MOST_OF_ONE, SHARE = 400, 4  # connections of one address: so many, and a quarter of all at most
KEY = "connections"  # in the state that uvicorn hands to every connection


class Connections:
    """All that are open in this process, by address; and why others were refused."""

    def __init__(self, settings: Settings, metrics: Metrics, clock: Clock = time.monotonic, files: int | None = None):
        """`files` that may be open: as many as the system says, if not said."""
        self.most = max(SHARE, (open_files() if files is None else files) - SPARE_FILES)
        self.limits = settings.limits
        self.most_of_one = settings.limits.connections or min(MOST_OF_ONE, self.most // SHARE)
        self.proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self.metrics = metrics
        self.clock = clock
        self.open: Counter[str] = Counter()  # by address
        self.due: dict[HttpConnection, float] = {}  # when those are closed that somebody is waited for
        self.refused: Counter[str] = Counter()  # since it was last logged
        self.logged = -A_MINUTE
        self.coming, self.asking, self.going = Turns(AT_ONCE, PAUSE), Turns(AT_ONCE), Turns(GONE)
        self.arrivals = Buckets(self.limits.arrivals, self.limits.arrivals_burst, clock)

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Takes a place; why there is none, if so."""
        if self.open.total() >= self.most:
            return "full"
        address = self.counted_as(client)
        if address and self.open[address] >= self.most_of_one:
            return "too_many"
        self.open[address] += 1
        self.metrics.connections_open.inc()
        return None

    def leave(self, client: tuple[str, int] | None) -> None:
        address = self.counted_as(client)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
        self.metrics.connections_open.dec()

    def counted_as(self, client: tuple[str, int] | None) -> str:
        """Nobody, for a proxy: many come by it, and their requests and sockets are counted by their own addresses."""
        address = household(client)
        if client is None or not self.proxies:
            return address
        try:
            peer = ipaddress.ip_address(client[0].partition("%")[0])
        except ValueError:
            return address
        return "" if any(peer in proxy for proxy in self.proxies) else address

    def may_open_socket(self, client: tuple[str, int] | None) -> bool:
        address = self.counted_as(client)
        return not address or self.arrivals.of(address).take()

    def flooded(self, client: tuple[str, int] | None) -> None:
        """By a socket: whoever did it comes back less often."""
        self.refuse("too_many")
        if address := self.counted_as(client):
            self.arrivals.of(address).tokens -= FLOOD

    def refuse(self, reason: str) -> None:
        self.refused[reason] += 1
        self.metrics.connections_refused.labels(reason).inc()

    async def sweep_until_cancelled(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        now = self.clock()
        for connection in [late for late, due in self.due.items() if due <= now]:
            connection.give_up()
        if now - self.logged >= A_MINUTE:
            self.tell()

    def tell(self) -> None:
        if self.refused:
            log("connections refused", **self.refused)
            self.refused.clear()
            self.logged = self.clock()


def connected(app: ASGIApp, connections: Connections) -> ASGIApp:
    """While the application runs, its connections are looked after; uvicorn hands them what is put into its state."""

    async def guard(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await connections.asking.wait(household(scope["client"]))
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        scope["state"][KEY] = connections
        sweeping = asyncio.create_task(connections.sweep_until_cancelled())
        try:
            await app(scope, receive, send)
        finally:
            sweeping.cancel()
            connections.tell()

    return guard


class TooMuch(Exception):
    pass


class HttpConnection(HttpToolsProtocol):
    """uvicorn's, with an end to everything."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.all: Connections = self.app_state[KEY]
        self.entered = self.refused = False
        self.reading: str | None = None  # the head or the body of a request
        self.taken = 0  # bytes of it

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        refused = self.all.enter(self.client)
        self.entered = refused is None
        self.wait_for(HEAD)
        if refused is not None:
            self.refuse(503, refused)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.all.due.pop(self, None)
        if self.entered:
            self.all.leave(self.client)

    def handle_websocket_upgrade(self) -> None:
        """In its turn: many may come at once, and moves go on between."""
        if not self.all.may_open_socket(self.client):
            self.refuse(503, "too_many")
            return
        self.transport.pause_reading()
        self.all.coming.add(self.become_socket, household(self.client))

    def become_socket(self) -> None:
        """Its place is the socket's now."""
        if not self.transport.is_closing():
            self.all.due.pop(self, None)
            super().handle_websocket_upgrade()
            self.transport.resume_reading()
            del self.parser  # it holds what holds it

    def wait_for(self, seconds: float) -> None:
        self.all.due[self] = self.all.clock() + seconds

    def give_up(self) -> None:
        """What was not sent, or not taken, in time."""
        if self.transport.is_closing():  # and has still not taken its answer
            self.transport.abort()
            return
        if not self.refused and (self.reading is not None or self.transport.get_write_buffer_size()):
            self.all.refuse("slow")
        self.wait_for(IDLE)
        self.transport.close()

    def refuse(self, status: int, reason: str) -> None:
        """It keeps its place for a while, if it has one: whoever comes again at once shall not come often."""
        self.all.refuse(reason)
        self.refused = True
        self.wait_for(IDLE)
        self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        if self.entered:
            self.transport.pause_reading()
            self.loop.call_later(self.all.limits.some_pause(), self.transport.close)
        else:
            self.transport.close()

    # What is sent

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for first in range(0, len(data), PART):
            if self.refused or self.transport.is_closing():
                return
            part = data[first : first + PART]
            try:
                self.parser.feed_data(part)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                return  # to anything else: it is answered as if that had not been asked
            except httptools.HttpParserError as error:
                too_much = isinstance(error.__context__, TooMuch)
                self.refuse(431 if too_much else 400, "too_large" if too_much else "unreadable")
                return
            self.taken += len(part)
            if self.reading == "head" and self.taken > LARGEST_HEAD:
                self.refuse(431, "too_large")
            elif self.reading == "body" and self.taken > LARGEST_BODY:
                self.refuse(413, "too_large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading, self.taken = "head", 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self.reading, self.taken = "body", 0
        super().on_headers_complete()
        self.wait_for(BODY)

    def on_message_complete(self) -> None:
        self.reading = None
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self.wait_for(ANSWER)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        all_taken = self.cycle.response_complete and not self.transport.get_write_buffer_size()
        self.wait_for(IDLE if all_taken else ANSWER)


def framed(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class SocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's, which gives its place back, also where somebody takes nothing of what it is sent.

    Frames are counted, whatever they are: pings, and parts of a message, reach nobody else who would.
    """

    latest: ClassVar[deque[tuple[str, bytes]]] = deque(maxlen=4)  # what was told last, and its frame

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.all: Connections = self.app_state[KEY]
        self.sent_on = 0  # bytes after its end
        self.frames_left = Bucket(FRAMES * self.all.limits.commands, FRAMES * self.all.limits.commands_burst)

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.sent_on += len(data)
            if self.sent_on > LARGEST_HEAD:  # who was told that it is over goes on as before
                self.transport.abort()
        for first in range(0, len(data), PART_OF_SOCKET):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PART_OF_SOCKET])

    async def send(self, message: Any) -> None:
        """What many are told at once is made a frame of once."""
        plain = message["type"] == "websocket.send" and self.conn.state is State.OPEN and not self.close_sent
        if not plain or self.disconnected or not self.writable.is_set():
            await super().send(message)
        else:
            self.transport.write(self.frame_of(message["text"]))

    def frame_of(self, text: str) -> bytes:
        for told, frame in self.latest:
            if told is text:
                return frame
        frame = framed(text)
        self.latest.append((text, frame))
        return frame

    def handle_events(self) -> None:
        if all(self.frames_left.take() for _ in self.conn.events):
            super().handle_events()
            return
        self.all.flooded(self.client)
        if self.handshake_complete:
            self.conn.send_close(TOO_MANY)
            self.handle_parser_exception()  # which ends it as this must
        else:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops. Where one of both has said good-bye already, nothing is left to say."""
        self.close_sent |= self.handshake_complete and self.conn.state is not State.OPEN
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """In its turn: many may go at once, and moves go on between."""
        self.all.leave(self.client)
        self.all.going.add(partial(super().connection_lost, exc))
        self.conn.parser.close()  # it holds what holds it
