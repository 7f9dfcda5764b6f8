"""Connections over real sockets: what is sent has an end, in size and in time, and nobody holds them all."""

import asyncio
import json
import socket
import threading
from contextlib import ExitStack, contextmanager

import pytest
from running import Running
from test_metrics import samples
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync import client

from glastonbury.bench.attacks import ATTACKS
from glastonbury.server.limits import Limits
from glastonbury.server.logs import LOGGER, Lines
from glastonbury.server.metrics import Metrics
from glastonbury.server.settings import SERVING, Settings
from glastonbury.server.web.connections import (
    ANSWER,
    BODY,
    FLOOD,
    HEAD,
    IDLE,
    LARGEST_BODY,
    LARGEST_HEAD,
    MOST_HEADERS,
    SPARE_FILES,
    Connections,
    HttpConnection,
    SocketConnection,
    connected,
)
from glastonbury.server.web.guards import TOO_MANY

ASK = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"x" * 50_000_000  # more than any buffer on the way holds
NO_PAUSE = Limits(pause=0)  # whoever is refused is closed
NEVER = 0.001  # a second


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def app(scope, receive, send):
    """Says hello; to /read after the body, to /long with very much, to sockets until they go."""
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "hello", "bytes": None})
    else:
        if scope["path"] == "/read":
            while (message := await receive())["type"] == "http.request" and message["more_body"]:
                pass
        body = LONG if scope["path"] == "/long" else b"hello"
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body, "more_body": False})


class House:
    def __init__(self, files=10_000, limits=NO_PAUSE, **settings) -> None:
        self.clock = Clock()
        self.metrics = Metrics()
        self.connections = Connections(Settings("", limits=limits, **settings), self.metrics, self.clock, files)
        self.app = connected(app, self.connections)

    def refused(self) -> dict[str, float]:
        told = samples(self.metrics.text().decode())
        return {name[1]: value for name, value in told.items() if name[0] == "glastonbury_connections_refused_total"}

    def open(self) -> float:
        return samples(self.metrics.text().decode())["glastonbury_connections_open",]

    def settle(self) -> None:
        """All that was sent before has been taken."""
        with self.call(ASK) as line:
            assert status(line) == 200

    @contextmanager
    def call(self, sent=b"", source="127.0.0.1"):
        with socket.create_connection(self.address, timeout=60, source_address=(source, 0)) as line:
            line.sendall(sent)
            yield line


@contextmanager
def house(**settings):
    found = House(**settings)
    kept = {"timeout_keep_alive": SERVING["timeout_keep_alive"]}  # else uvicorn closes them by a clock of its own
    with Running(found.app, http=HttpConnection, ws=SocketConnection, **kept) as running:
        host, _, port = running.host.partition(":")
        found.address, found.host = (host, int(port)), running.host
        yield found


def answer(line) -> bytes:
    """All of it, until the connection is closed."""
    said = b""
    while some := received(line):
        said += some
    return said


def received(line) -> bytes:
    try:
        return line.recv(65536)
    except ConnectionResetError:  # closed while something was still being sent
        return b""


def status(line) -> int:
    """Of the next answer, which is read to its end, in whatever parts it comes, and no further."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += next_byte(line)
    headers = dict(header.lower().split(b": ", 1) for header in head.splitlines()[1:-1])
    for _ in range(int(headers[b"content-length"])):
        next_byte(line)
    return int(head.split()[1])


def next_byte(line) -> bytes:
    byte = line.recv(1)
    assert byte, "the connection was closed"
    return byte


def send_on(line, some, times) -> None:
    """Until nobody takes it any more."""
    try:
        for _ in range(times):
            line.sendall(some)
    except OSError:
        pass


# How much


def test_a_head_of_a_browser_is_taken():
    cookies = b"Cookie: " + b"x" * (LARGEST_HEAD // 2) + b"\r\n"
    others = b"".join(b"X-%d: y\r\n" % number for number in range(MOST_HEADERS - 2))
    with house() as here, here.call(ASK[:-2] + cookies + others + b"\r\n") as line:
        assert status(line) == 200
        line.sendall(ASK)  # and the next one over the same connection
        assert status(line) == 200
        assert here.refused() == {}


@pytest.mark.parametrize(
    "endless",
    [b"a" * 4000, b"X: a\r\n" * 4000],
    ids=["one header", "many headers"],
)
def test_a_head_without_end_is_refused_and_not_kept(endless):
    with house() as here, here.call(b"GET / HTTP/1.1\r\nX: ") as line:
        send_on(line, endless, 2000)
        assert status_if_any(line) in (431, None)  # what is sent after it may undo the answer
        assert here.refused() == {"too_large": 1}
        with here.call(ASK) as other:
            assert status(other) == 200


def status_if_any(line) -> int | None:
    try:
        said = answer(line)
    except OSError:
        return None
    return int(said.split()[1]) if said else None


def test_the_limits_of_a_head_are_told():
    for head in (b"GET / HTTP/1.1\r\nX: " + b"a" * LARGEST_HEAD, ASK[:-2] + b"X: y\r\n" * (MOST_HEADERS + 1)):
        with house() as here, here.call(head) as line:
            assert status(line) == 431


def test_a_body_without_end_is_refused_though_nobody_reads_it():
    head = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for body in (b"1000\r\n%b\r\n" % (b"x" * 4096), b"0\r\n" + b"X: y\r\n" * 1000):  # the second: as trailers
        with house() as here, here.call(head) as line:
            send_on(line, body, 1 + LARGEST_BODY // 1000)
            answer(line)
            assert here.refused() == {"too_large": 1}


def test_what_is_no_request_is_refused():
    with house() as here, here.call(b"\x16\x03\x01\x00\xa5") as line:  # the beginning of TLS
        assert answer(line).startswith(b"HTTP/1.1 400 ")
        assert here.refused() == {"unreadable": 1}


def test_a_few_requests_may_be_sent_at_once_and_no_flood():
    with house() as here:
        with here.call(ASK * 3) as line:
            assert [status(line) for _ in range(3)] == [200] * 3
        with here.call(ASK * 1000) as line:
            assert answer(line).count(b"hello") < 100
        assert here.refused() == {"too_large": 1}


TEXT, PING, LAST = 0x1, 0x9, 0x80


def frame(kind: int, content: bytes = b"") -> bytes:
    """Of a client, with a mask that changes nothing."""
    return bytes([kind, 0x80 | len(content), 0, 0, 0, 0]) + content


@pytest.mark.parametrize(
    ("first", "others"),
    [
        (b"", frame(LAST | TEXT, b"x")),
        (b"", frame(LAST | PING)),
        (frame(TEXT), frame(0)),
    ],
    ids=["messages", "pings", "parts of a message"],
)
def test_a_flood_of_small_frames_ends_the_socket(first, others):
    with house(limits=Limits(commands=NEVER, commands_burst=5)) as here:
        url = f"ws://{here.host}/"
        with client.connect(url) as socket:
            send_on(socket.socket, first + 50_000 * others, 1)
            with pytest.raises(ConnectionClosed) as ended:
                list(iter(lambda: socket.recv(timeout=60), None))
            assert ended.value.rcvd is None or ended.value.rcvd.code == TOO_MANY  # what is sent on may undo it
        wait_until(lambda: here.refused() == {"too_many": 1} and here.open() == 0)
        with client.connect(url) as socket:  # as many as commands, and as many again
            socket.socket.sendall(8 * frame(LAST | PING) + frame(LAST | TEXT, b"x"))
            assert socket.recv() == "hello"


def test_whoever_floods_sockets_comes_back_less_often():
    with house(limits=Limits(commands=NEVER, commands_burst=5, arrivals=1, arrivals_burst=FLOOD + 1, pause=0)) as here:
        url = f"ws://{here.host}/"
        with client.connect(url) as socket:
            send_on(socket.socket, 50 * frame(LAST | PING), 1)
            wait_until(lambda: here.refused() == {"too_many": 1})
        with pytest.raises(InvalidStatus, match="503"), client.connect(url):
            pass
        here.clock.now += 1
        with client.connect(url) as socket:
            socket.send("x")
            assert socket.recv() == "hello"


# How long


def test_who_is_refused_keeps_the_place_for_a_while():
    with house(limits=Limits(connections=1, pause=600)) as here, here.call(b"what?\r\n\r\n") as line:
        assert status(line) == 400
        with here.call(ASK) as again:
            assert status(again) == 503
    with house(limits=Limits(connections=1, pause=0)) as here:
        for _ in range(2):
            with here.call(b"what?\r\n\r\n") as line:
                assert answer(line).startswith(b"HTTP/1.1 400 ")
            wait_until(lambda: here.open() == 0)


@pytest.mark.parametrize(
    ("sent", "seconds", "counted"),
    [
        (b"", HEAD, {}),  # as browsers do, to be quicker later
        (b"GET / HT", HEAD, {"slow": 1}),
        (b"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf", BODY, {"slow": 1}),
    ],
    ids=["silent", "half a head", "half a body"],
)
def test_whoever_is_late_is_closed(sent, seconds, counted):
    with house() as here, here.call() as earlier:
        here.settle()
        here.clock.now = 5.0
        with here.call(sent) as line:
            here.settle()
            here.clock.now += seconds - 1
            assert answer(earlier) == b""  # so all have been looked at
            assert not line_is_closed(line)
            here.clock.now += 1
            assert answer(line) == b""
            assert here.refused() == counted


def line_is_closed(line) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    finally:
        line.settimeout(60)


def test_a_little_now_and_then_gains_no_time():
    with house() as here:
        for drops in (b"GET / HTTP/1.1\r\n", b"X: y\r\n", b"X: y\r\n", b"X: y\r\n"), (ASK, b"\r", b"\n", b"\r"):
            with here.call() as line:
                for drop in drops:
                    line.sendall(drop)
                    if drop == ASK:
                        assert status(line) == 200
                    here.settle()
                    here.clock.now += max(HEAD, IDLE) / 3
                assert answer(line) == b""


def test_whoever_does_not_take_the_answer_is_closed():
    with house() as here, here.call(ASK.replace(b"/", b"/long", 1)) as line:
        assert line.recv(5) == b"HTTP/"
        here.settle()
        here.clock.now += ANSWER
        wait_until(lambda: here.refused() == {"slow": 1})
        here.settle()
        here.clock.now += IDLE
        wait_until(lambda: here.open() == 0)
        assert len(answer(line)) < len(LONG)


def test_nobody_else_closes_a_connection_that_is_not_used():
    """uvicorn would after five seconds, when many clients use theirs for the last time: a request would be lost."""
    assert SERVING["timeout_keep_alive"] > IDLE > 2 * 5


LOOKING = threading.Event()  # for its time-out


def wait_until(true):
    """The condition, which another thread brings about."""
    for _ in range(6000):
        if true():
            return
        LOOKING.wait(0.01)
    raise AssertionError("it did not happen")


@pytest.mark.parametrize("name", ["endless-line", "endless-head"])
def test_who_sends_heads_without_end_in_a_siege_is_refused(name):
    async def go():
        pass

    async def besiege(here):
        attack = asyncio.create_task(ATTACKS[name].work(here.host, 1, go))
        async with asyncio.timeout(60):
            while not attack.done() and not here.refused():
                await asyncio.sleep(0.01)
        assert attack.cancel()
        assert here.refused().keys() == {"too_large"}

    with house() as here:
        asyncio.run(besiege(here))


# How many


def test_one_address_has_so_many_and_another_its_own():
    with house(limits=Limits(connections=3)) as here, ExitStack() as held:
        for _ in range(3):
            held.enter_context(here.call())
        with here.call(ASK) as fourth:
            assert answer(fourth).startswith(b"HTTP/1.1 503 ")
        with here.call(ASK, source="127.0.0.2") as other:
            assert status(other) == 200
        assert here.refused() == {"too_many": 1}
        held.close()
        wait_until(lambda: here.open() == 0)
        with here.call(ASK) as again:
            assert status(again) == 200


def test_sockets_count_and_give_their_place_back():
    with house(limits=Limits(connections=2)) as here:
        url = f"ws://{here.host}/"
        for _ in range(3):
            with client.connect(url) as first, client.connect(url) as second:
                first.send("x")
                assert first.recv() == "hello"
                with here.call(ASK) as third:
                    assert status(third) == 503
                here.clock.now += 3600  # whoever is connected may be silent
                second.send("x")
                assert second.recv() == "hello"
            wait_until(lambda: here.open() == 0)


def test_all_together_stay_below_the_number_of_files():
    with house(files=SPARE_FILES + 8) as here, ExitStack() as held:
        for number in range(4):  # a quarter of all each
            for _ in range(2):
                held.enter_context(here.call(source=f"127.0.0.{number + 1}"))
        with here.call(ASK, source="127.0.0.5") as other:
            assert status(other) == 503
        assert here.refused() == {"full": 1}


def test_those_who_come_by_a_proxy_are_not_taken_for_one():
    with house(limits=Limits(connections=1), proxies=("127.0.0.0/30",)) as here:
        for source, allowed in (("127.0.0.2", 200), ("127.0.0.9", 503)):
            with here.call(source=source), here.call(ASK, source=source) as second:
                assert status(second) == allowed


def test_one_address_opens_so_many_sockets_in_a_while_and_a_proxy_as_many_as_come():
    def come(here) -> None:
        with client.connect(f"ws://{here.host}/") as socket:
            socket.send("x")
            assert socket.recv() == "hello"

    limits = Limits(arrivals=1, arrivals_burst=2, pause=0)
    with house(limits=limits) as here:
        come(here)
        come(here)
        with pytest.raises(InvalidStatus, match="503"):
            come(here)
        here.clock.now += 1
        come(here)
        assert here.refused() == {"too_many": 1}
    with house(limits=limits, proxies=("127.0.0.1",)) as here:
        for _ in range(3):
            come(here)


# What is told


def test_the_log_tells_of_refusals_once_a_minute(caplog):
    caplog.set_level("INFO", LOGGER.name)
    with house() as here:
        for minute in range(2):
            for _ in range(5):
                with here.call(b"what?\r\n\r\n") as line:
                    answer(line)
            here.clock.now += 61
            wait_until(lambda minute=minute: sum(told(caplog)) == 5 * (minute + 1))
    assert len(told(caplog)) <= 3  # the first one at once


def told(caplog) -> list[int]:
    lines = [json.loads(Lines().format(record)) for record in caplog.records]
    return [line["data"]["unreadable"] for line in lines if line["event"] == "connections refused"]
