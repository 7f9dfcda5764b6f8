"""The guards over real sockets: headers on every answer, other sites kept out, floods slowed down."""

import json
import select
import socket
import threading
from contextlib import ExitStack, contextmanager
from functools import partial
from http.client import HTTPConnection

import httpx
import pytest
from company import make
from running import Running
from websockets.exceptions import ConnectionClosed
from websockets.sync import client

from glastonbury.server.limits import Limits
from glastonbury.server.settings import Settings
from glastonbury.server.web.app import create_app
from glastonbury.server.web.guards import TOO_MANY, guarded
from glastonbury.server.web.sockets import LARGEST, STRANGER, TOO_LARGE

connect = partial(client.connect, open_timeout=60, ping_interval=None)  # the machine may be busy

PUBLIC = "https://game.example"
NEVER = 0.001  # tokens a second: none within a test


@contextmanager
def house(tmp_path, **settings):
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    make(database)
    app = create_app(Settings(database, **settings), warm=False)
    with Running(app) as running, client_of(running) as web:
        yield running, web


def client_of(running):
    return httpx.Client(base_url=running.url, timeout=60, verify=False)


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """Asked by all tests that leave it as it is, and far less than would be too much."""
    with house(tmp_path_factory.mktemp("public"), public_url=PUBLIC) as (running, _):
        yield running


@pytest.fixture
def web(public):
    with client_of(public) as web:
        yield web


def policy(response) -> dict[str, list[str]]:
    parts = [part.split() for part in response.headers["content-security-policy"].split("; ")]
    return {name: sources for name, *sources in parts}


# Headers


def test_every_answer_has_them(web):
    answers = [
        web.get("/api/health"),
        web.get("/metrics"),
        web.get("/nothing/here"),  # 404, which no route answers
        web.delete("/api/health"),  # 405
        web.post("/api/tables", json={}),  # 401
        web.post("/api/tables", content=b"x" * 10_000),
        web.post("/api/me", headers={"Origin": "https://evil.example"}),  # 403 of another guard
        web.get("/api/tables/NOSUCH"),
    ]
    assert len({answer.status_code for answer in answers}) >= 5
    for answer in answers:
        assert policy(answer)["default-src"] == ["'none'"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert answer.headers["permissions-policy"] == "camera=(), microphone=(), geolocation=()"
        assert "strict-transport-security" not in answer.headers  # this is not https
        assert "cross-origin-opener-policy" not in answer.headers
        assert "server" not in answer.headers
        assert (answer.headers.get("cache-control") == "no-store") == answer.request.url.path.startswith("/api")


def test_the_policy_lets_in_nothing_but_our_own(web):
    found = policy(web.get("/api/health"))
    own = web.base_url.netloc.decode()
    sockets = [f"ws://{own}", f"wss://{own}", "ws://game.example", "wss://game.example"]
    assert found.pop("connect-src") == ["'self'", *sockets]
    assert found == {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'"],
        "font-src": ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }


@pytest.mark.parametrize("host", ["x; script-src *", "*", "a b", "x:y"])
def test_a_strange_host_gets_no_place_in_the_policy(web, host):
    answer = web.get("/api/health", headers={"Host": host})
    assert answer.json() == {"code": "wrong_host", "data": {}}
    found = policy(answer)
    assert found["connect-src"] == ["'self'", "ws://game.example", "wss://game.example"]
    assert found["script-src"] == ["'self'"]


# Names


MACHINE = socket.gethostname().partition(".")[0]


@pytest.mark.few(4)
@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "game.localhost",
        "127.0.0.1",
        "192.168.1.7:8000",  # whatever address it has in its network
        "[::1]:8000",
        MACHINE,
        f"{MACHINE.upper()}.local:8000",
        f"{MACHINE}.local.",
        "game.example",
    ],
)
def test_it_may_be_asked_for_by_its_own_names(web, host):
    assert web.post("/api/me", headers={"Host": host, "Origin": f"http://{host}"}).status_code == 201


def test_no_other_site_can_lead_its_name_here(tmp_path):
    """As a page whose name suddenly stands for this machine: to the browser it asks its own server."""
    with house(tmp_path) as (running, web):
        path, cookie = seat_at_a_table(web)
        web.cookies.clear()
        for host in ("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.nip.io"):
            rebound = {"Host": host, "Origin": f"http://{host}"}
            for answer in (web.post("/api/me", headers=rebound), web.get("/", headers={"Host": host})):
                assert (answer.status_code, answer.json()) == (421, {"code": "wrong_host", "data": {}}), host
                assert "set-cookie" not in answer.headers
            with socket.create_connection(running.host.split(":"), timeout=60) as line:
                head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie['Cookie']}\r\n{UPGRADE}\r\n"
                line.sendall(head.encode())
                assert line.recv(65536).startswith(b"HTTP/1.1 403 "), host


UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def test_behind_a_proxy_the_proxy_knows_the_names(tmp_path):
    with house(tmp_path, proxies=("10.0.0.1",)) as (_, web):
        assert web.get("/api/health", headers={"Host": "server-1"}).status_code == 200


# Origins


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "https://game.example.evil.com"]
)
def test_another_sites_page_may_not_change_anything(web, origin):
    answer = web.post("/api/me", headers={"Origin": origin})
    assert (answer.status_code, answer.json()) == (403, {"code": "wrong_origin", "data": {}})
    assert "set-cookie" not in answer.headers
    assert web.get("/api/health", headers={"Origin": origin}).status_code == 200


def test_our_own_pages_may(web):
    for origin in (str(web.base_url), PUBLIC, "HTTPS://GAME.EXAMPLE"):
        assert web.post("/api/me", headers={"Origin": origin}).status_code == 201


def test_without_a_public_url_only_the_host_that_was_asked_counts(tmp_path):
    with house(tmp_path) as (running, web):
        assert web.post("/api/me", headers={"Origin": PUBLIC}).status_code == 403
        assert web.post("/api/me", headers={"Origin": running.url}).status_code == 201


def seat_at_a_table(web) -> tuple[str, dict[str, str]]:
    """The path of a new table's socket, and the cookie for it."""
    cookie = {"Cookie": f"glastonbury={web.post('/api/me').cookies['glastonbury']}"}
    name = web.post("/api/tables", json={}, headers=cookie).json()["table"]
    return f"/api/tables/{name}/socket", cookie


def test_sockets_too(tmp_path):
    with house(tmp_path, public_url=PUBLIC) as (running, web):
        path, cookie = seat_at_a_table(web)
        with connect(f"ws://{running.host}{path}", origin=PUBLIC, additional_headers=cookie) as socket:
            assert json.loads(socket.recv())["type"] == "Seen"
        with connect(f"ws://{running.host}{path}", origin="https://evil.example", additional_headers=cookie) as socket:
            assert closed(socket) == STRANGER


def closed(socket) -> int:
    with pytest.raises(ConnectionClosed) as ended:
        socket.recv()
    return ended.value.rcvd.code


# Limits


def test_a_flood_of_requests_is_told_to_wait(tmp_path):
    with house(tmp_path, limits=Limits(requests=NEVER, requests_burst=5, pause=0)) as (_, web):
        answers = [web.get("/api/health") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        seconds = answers[5].json()["data"]["retry_after"]
        assert answers[5].json() == {"code": "too_many", "data": {"retry_after": seconds}}
        assert 900 < seconds <= 1000
        assert answers[5].headers["retry-after"] == str(seconds)
        assert web.get("/nothing").status_code == 404  # only what works for it is counted


def test_a_flood_of_requests_is_answered_late(tmp_path):
    """And so are files of the page; others are answered at once."""
    once = Limits(requests=NEVER, requests_burst=1, files=NEVER, files_burst=1)
    with house(tmp_path, limits=once) as (running, _), ExitStack() as held:
        for path, late in (("/api/health", 429), ("/robots.txt", 404)):

            def asked(source, path=path):
                line = HTTPConnection(running.host, timeout=60, source_address=(source, 0))
                held.callback(line.close)
                line.request("GET", path)
                return line

            assert asked("127.0.0.1").getresponse().status == (200 if late == 429 else 404)
            waiting = asked("127.0.0.1")
            asked("127.0.0.2").getresponse()
            assert select.select([waiting.sock], [], [], 0)[0] == []
            assert waiting.getresponse().status == late


def test_sockets_are_counted_with_the_requests(tmp_path):
    with house(tmp_path, limits=Limits(requests=NEVER, requests_burst=3, pause=0)) as (running, web):
        path, cookie = seat_at_a_table(web)
        for expected in ("Seen", TOO_MANY):
            with connect(f"ws://{running.host}{path}", additional_headers=cookie) as socket:
                assert (json.loads(socket.recv())["type"] if expected == "Seen" else closed(socket)) == expected


def test_a_flood_of_commands_is_refused_and_the_socket_stays(tmp_path):
    with house(tmp_path, limits=Limits(commands=NEVER, commands_burst=2, pause=0)) as (running, web):
        path, cookie = seat_at_a_table(web)
        with connect(f"ws://{running.host}{path}", additional_headers=cookie) as socket:
            for number in range(3):
                socket.send(json.dumps({"id": f"command-{number}", "wish": {"type": "Begin"}}))
            answers = []
            while len(answers) < 3:
                message = json.loads(socket.recv())
                if message["type"] == "Refusal":
                    answers.append((message["id"], message["code"]))
            assert answers == [("command-0", "seats_open"), ("command-1", "seats_open"), ("command-2", "too_many")]
        with connect(f"ws://{running.host}{path}", additional_headers=cookie) as socket:  # each has its own
            socket.send(json.dumps({"id": "command-3", "wish": {"type": "Begin"}}))
            assert refusal(socket)["code"] == "seats_open"


def test_commands_of_one_address_are_counted_together(tmp_path):
    with house(tmp_path, limits=Limits(commands_of_one=NEVER, commands_of_one_burst=1, pause=0)) as (running, web):
        path, cookie = seat_at_a_table(web)
        url = f"ws://{running.host}{path}"
        with connect(url, additional_headers=cookie) as first, connect(url, additional_headers=cookie) as second:
            for socket, code in ((first, "seats_open"), (second, "too_many")):
                socket.send(json.dumps({"id": "command-1", "wish": {"type": "Begin"}}))
                assert refusal(socket)["code"] == code


def test_a_command_may_be_so_long_and_no_longer(tmp_path):
    """Where games are prepared it may be longer, which other tests show."""
    with house(tmp_path) as (running, web):
        path, cookie = seat_at_a_table(web)
        with connect(f"ws://{running.host}{path}", additional_headers=cookie) as socket:
            socket.send("x" * LARGEST)
            assert refusal(socket)["code"] == "unreadable"
            socket.send("x" * (LARGEST + 1))
            with pytest.raises(ConnectionClosed) as ended:
                refusal(socket)
            assert ended.value.rcvd.code == TOO_LARGE


def refusal(socket) -> dict:
    """The next one, whatever else is said before."""
    while (message := json.loads(socket.recv()))["type"] != "Refusal":
        pass
    return message


def test_so_many_sockets_may_be_open_and_no_more():
    left = threading.Semaphore(0)

    async def talk(_scope, receive, send):
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.send", "text": "hello", "bytes": None})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    inner = guarded(talk, Settings("", limits=Limits(sockets=2)))

    async def app(scope, receive, send):
        assert scope["type"] == "websocket"  # by which uvicorn learns that nothing is to be started
        await inner(scope, receive, send)
        left.release()

    with Running(app) as running:
        address = f"ws://{running.host}/"
        with connect(address) as first:
            with (
                connect(address) as second,
                connect(address) as third,
            ):
                assert first.recv() == second.recv() == "hello"
                assert closed(third) == TOO_MANY
            for _ in range(2):
                assert left.acquire(timeout=60)
            with connect(address) as again:
                assert again.recv() == "hello"
