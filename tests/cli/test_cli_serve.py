"""`serve` as a process: it says where it is, answers there, keeps what it answered, and stops when told."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pexpect
import pytest
from click.testing import CliRunner
from command import Forked, run
from websockets.exceptions import ConnectionClosed
from websockets.sync import client

from glastonbury.cli.serve import address_file, alone_with, serve
from glastonbury.server.settings import HANDED_ON
from glastonbury.server.web.addresses import lan_address
from glastonbury.server.web.guards import TOO_MANY
from glastonbury.server.web.sockets import STRANGER

connect = partial(client.connect, open_timeout=60, ping_interval=None)  # the machine may be busy


# What was spent does not come back while a test runs, however long that takes.
SPENT_FOR_GOOD = """
from glastonbury.cli import main
from glastonbury.server.limits import Limits
_, requests, _, *others = Limits.__init__.__defaults__
Limits.__init__.__defaults__ = (0.001, requests, 0.001, *others)
main()
"""


CALLED = "from glastonbury.cli import main; main()"


@contextmanager
def serving(*arguments, stop=signal.SIGTERM, command=(), **environment):
    with tempfile.TemporaryFile("w+") as log, Path(os.devnull).open() as nothing:
        says, said = os.pipe()
        streams = (nothing.fileno(), said, log.fileno())
        server = Forked(*command, "serve", *arguments, streams=streams, **environment)
        os.close(said)
        with os.fdopen(says) as printed:
            try:
                address = printed.readline().strip()
                httpx.get(f"{address}/api/health", timeout=60, verify=False)  # it answers
                yield server, address
            finally:
                server.send_signal(stop)
                server.said = printed.read()
                server.wait()
                log.seek(0)
                server.logged = log.read()


def test_it_serves_keeps_tables_and_stops(tmp_path):
    database = f"sqlite:///{tmp_path / 'mine.db'}"
    with (
        serving("--database", database) as (server, address),
        httpx.Client(base_url=address, timeout=60, verify=False) as web,
    ):
        assert web.get("/api/health").json() == {"status": "ok"}
        web.post("/api/me")
        name = web.post("/api/tables", json={}).json()["table"]
        cookies = dict(web.cookies)
    assert server.returncode == 0
    assert server.said in ("", "Port 8000 is taken; this is the next free one.\n")  # where another test serves there
    assert [json.loads(line)["event"] for line in server.logged.splitlines()] == ["started", "stopped"]
    with serving(GLASTONBURY_DATABASE_URL=database) as (_, address):
        cookie = {"Cookie": f"glastonbury={cookies['glastonbury']}"}
        response = httpx.get(f"{address}/api/tables/{name}", headers=cookie, timeout=60, verify=False)
        assert response.json()["table"]["you_are_host"]


def test_without_a_database_it_keeps_tables_in_the_data_directory(tmp_path):
    with serving(XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path)) as (_, address):
        httpx.post(f"{address}/api/me", timeout=60, verify=False)
    assert list(tmp_path.rglob("tables.db"))


@pytest.mark.large
def test_a_second_server_with_the_same_file_is_refused(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving("--database", database) as (_, address):
        second = run("serve", "--database", database)
        assert second.returncode == 1
        assert f"another server is running with {tmp_path / 'x.db'} at {address}: stop it first" in second.stderr
        assert second.stdout == ""
        assert httpx.get(f"{address}/api/health", timeout=60, verify=False).json() == {"status": "ok"}


def test_a_second_server_by_a_symbolic_link_is_refused_too(tmp_path):
    (tmp_path / "link.db").symlink_to(tmp_path / "x.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    with serving("--database", f"sqlite:///{tmp_path / 'x.db'}") as (_, address):
        for name in ("link.db", "folder/x.db"):
            second = run("serve", "--database", f"sqlite:///{tmp_path / name}")
            assert second.returncode == 1
            assert f"another server is running with {tmp_path / name} at {address}: stop it first" in second.stderr


FULL = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); "  # whatever is written fails


def test_a_full_disk_is_not_taken_for_another_server(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", FULL + CALLED, "serve", "--database", f"sqlite:///{tmp_path / 'x.db'}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "another server" not in done.stderr
    assert f"Error: cannot write beside {tmp_path / 'x.db'}: " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_killed_server_does_not_keep_the_next_one_out(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving("--database", database, stop=signal.SIGKILL):
        pass
    with serving("--database", database) as (_, address):
        assert httpx.get(f"{address}/api/health", timeout=60, verify=False).json() == {"status": "ok"}


def test_a_killed_servers_address_is_not_taken_for_the_next_ones(tmp_path):
    with alone_with(str(tmp_path / "x.db")):  # which has not said its address yet
        pass
    address_file(str(tmp_path / "x.db")).write_text("http://127.0.0.1:1")
    with alone_with(str(tmp_path / "x.db")):
        second = run("serve", "--open", "--database", f"sqlite:///{tmp_path / 'x.db'}")
        assert second.returncode == 1
        assert f"another server is running with {tmp_path / 'x.db'}: stop it first" in second.stderr


# The browser


@pytest.fixture
def browser(tmp_path):
    """A program that tells which page it should show: the command for it, and where it says so."""
    told, program = tmp_path / "told", tmp_path / "browser"
    os.mkfifo(told)
    program.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    program.chmod(0o700)
    return f"{program} %s", told


def heard(told):
    return subprocess.run(["cat", told], capture_output=True, text=True, timeout=60, check=True).stdout


def test_it_opens_the_page(tmp_path, browser):
    command, told = browser
    with serving("--open", "--database", f"sqlite:///{tmp_path / 'x.db'}", BROWSER=command) as (_, address):
        assert heard(told) == f"{address}\n"


def test_nothing_changes_the_environment_while_the_browser_is_started(tmp_path, monkeypatch):
    """It would not start, now and then: what it is handed may move in memory meanwhile."""
    monkeypatch.setenv(HANDED_ON, "")
    then = []

    def stop(_app, _settings, listening):
        then.append(dict(os.environ))
        listening.close()

    monkeypatch.setattr("glastonbury.cli.serve.open_page", lambda _: then.append(dict(os.environ)))
    monkeypatch.setattr("glastonbury.cli.serve.run", stop)
    done = CliRunner().invoke(serve, ["--open", "--database", f"sqlite:///{tmp_path / 'x.db'}"])
    assert done.exit_code == 0, done.output
    assert then[0] == then[1]
    assert then[0][HANDED_ON]


def test_where_a_server_runs_already_it_opens_that_one(tmp_path, browser):
    command, told = browser
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving("--database", database) as (_, address), ThreadPoolExecutor() as beside:
        environment = os.environ | {"BROWSER": command}
        second = beside.submit(run, "serve", "--open", "--database", database, env=environment)
        assert heard(told) == f"{address}\n"
        assert second.result().returncode == 0
        assert second.result().stdout == f"{address}\nThe server is running already.\n"


@pytest.mark.large
def test_no_browser_is_no_error(tmp_path):
    nothing = {"BROWSER": str(tmp_path / "missing"), "DISPLAY": ":9"}
    with serving("--open", "--database", f"sqlite:///{tmp_path / 'x.db'}", **nothing) as (server, address):
        assert httpx.get(f"{address}/api/health", timeout=60, verify=False).json() == {"status": "ok"}
    assert [json.loads(line)["event"] for line in server.logged.splitlines()] == ["started", "stopped"]


# Where it listens


OWN = "127.0.0.77"  # where nobody else listens


def test_where_no_port_is_named_the_next_free_one_is_taken(tmp_path):
    here = ("--host", OWN, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    with socket.create_server((OWN, 8000)), serving(*here) as (server, address):
        assert address == f"http://{OWN}:8001"
        assert httpx.get(f"{address}/api/health", timeout=60, verify=False).json() == {"status": "ok"}
    assert "Port 8000 is taken; this is the next free one." in server.said


def test_a_port_that_was_named_and_is_taken_is_an_error(tmp_path):
    with socket.create_server((OWN, 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run("serve", "--host", OWN, "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"cannot listen on {OWN}, port {port}: Address already in use" in done.stderr


@pytest.mark.parametrize("url", ["mysql://here", "x", "sqlite:file.db"])
def test_another_database_is_an_error(url):
    done = run("serve", "--database", url)
    assert done.returncode == 2
    assert "expected sqlite:///FILE or postgresql://" in done.stderr


@pytest.mark.few(1)
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told_and_says_so_to_whoever_is_connected(tmp_path, stop):
    with ExitStack() as connected:
        with serving("--database", f"sqlite:///{tmp_path / 'x.db'}", stop=stop) as (server, address):
            with httpx.Client(base_url=address, timeout=60, verify=False) as web:
                cookie = {"Cookie": f"glastonbury={web.post('/api/me').cookies['glastonbury']}"}
                name = web.post("/api/tables", json={}, headers=cookie).json()["table"]
            url = f"{address.replace('http', 'ws')}/api/tables/{name}/socket"
            socket = connected.enter_context(connect(url, additional_headers=cookie))
            assert json.loads(socket.recv())["type"] == "Seen"
        with pytest.raises(ConnectionClosed) as ended:
            for _ in iter(socket.recv, None):
                pass
    assert ended.value.rcvd.code == 1012  # the server goes, and comes back: connect again
    assert server.returncode == 0


def test_nobody_else_is_let_in_unless_it_is_said(tmp_path):
    with serving("--database", f"sqlite:///{tmp_path / 'x.db'}") as (server, address):
        port = int(address.split(":")[2])
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.2", port))
    assert "For other devices" not in server.said


def test_in_the_home_network_it_is_reached_by_every_address(tmp_path):
    with serving("--lan", "--database", f"sqlite:///{tmp_path / 'x.db'}") as (server, address):
        found = int(address.split(":")[2])
        assert address == f"http://127.0.0.1:{found}"
        own = lan_address()  # none on a machine without a network
        hosts = ["127.0.0.1", "127.0.0.2", *([own] if own else [])]
        for host in hosts:
            with httpx.Client(base_url=f"http://{host}:{found}", timeout=60, verify=False) as web:
                assert web.get("/api/health").json() == {"status": "ok"}
                assert web.post("/api/me", headers={"Origin": f"http://{host}:{found}"}).status_code == 201
                name = web.post("/api/tables", json={}).json()["table"]
                link = web.get(f"/api/tables/{name}/invitation").json()["link"]
                assert link == (f"http://{own}:{found}/t/{name}" if own else None)
    assert ("For other devices: " in server.said) == (own is not None)
    assert own is None or f"For other devices: http://{own}:{found}\n" in server.said


@pytest.mark.large
def test_another_address_and_the_public_one(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving("--host", "127.0.0.2", "--database", database, GLASTONBURY_PUBLIC_URL="https://game.example/") as (
        server,
        address,
    ):
        assert address.startswith("http://127.0.0.2:")
        assert httpx.get(f"{address}/api/health", timeout=60, verify=False).json() == {"status": "ok"}
        public = {"Origin": "https://game.example"}
        assert httpx.post(f"{address}/api/me", headers=public, timeout=60, verify=False).status_code == 201
    assert "For other devices: https://game.example\n" in server.said


def test_a_terminal_gets_a_code_for_phones_and_ctrl_c_ends_it_without_a_word(tmp_path):
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "glastonbury", "serve", "--database", f"sqlite:///{tmp_path / 'x.db'}"],
        encoding="utf-8",
        timeout=60,
        env=os.environ | {"GLASTONBURY_PUBLIC_URL": "https://game.example"},
    )
    terminal.expect(r"http://127\.0\.0\.1:\d+")
    address = terminal.match[0]
    terminal.expect("For other devices: https://game.example")
    terminal.expect("█▄▄▄█")
    terminal.expect('"event": "started"')
    while httpx.get(f"{address}/api/ready", timeout=60, verify=False).status_code != 200:
        pass  # until the bots' processes are there, who hear it too
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in terminal.before
    assert terminal.wait() == 0


@pytest.mark.large
def test_a_name_that_was_given_is_answered(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving("--database", database, GLASTONBURY_HOSTS="game.box, other.example") as (server, address):
        for host, status in (("game.box", 200), ("GAME.box:8000", 200), ("box", 421), ("game.example", 421)):
            assert (
                httpx.get(f"{address}/api/health", headers={"Host": host}, timeout=60, verify=False).status_code
                == status
            )
    assert server.logged.count("GLASTONBURY_HOSTS") == 1  # said once


# Proxies


def forwarded(address, name, value):
    return httpx.post(f"{address}/api/me", headers={name: value}, timeout=60, verify=False)


def socket_closed(address, forwarded_for):
    """By what code, for somebody without a cookie."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/NOSUCH/socket"
    with connect(url, additional_headers={"X-Forwarded-For": forwarded_for}) as stranger:
        with pytest.raises(ConnectionClosed) as closed:
            stranger.recv(timeout=60)
        return closed.value.rcvd.code


def test_headers_of_proxies_are_believed_from_nobody(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving("--database", database, command=("-c", SPENT_FOR_GOOD), FORWARDED_ALLOW_IPS="*") as (_, address):
        answer = forwarded(address, "X-Forwarded-Proto", "https")
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers
        with httpx.Client(timeout=60, verify=False) as web:  # one address, whatever it says
            answers = (
                web.get(f"{address}/api/health", headers={"X-Forwarded-For": f"198.51.100.{i % 250}"})
                for i in range(101)
            )
            assert any(answer.status_code == 429 for answer in answers)
        assert socket_closed(address, "198.51.100.251") == TOO_MANY


@pytest.mark.large
def test_but_from_those_that_are_named(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    proxies = "10.0.0.1,127.0.0.0/8"
    with serving("--database", database, command=("-c", SPENT_FOR_GOOD), GLASTONBURY_PROXIES=proxies) as (_, address):
        answer = forwarded(address, "X-Forwarded-Proto", "https")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        with httpx.Client(timeout=60, verify=False) as web:
            flood = {"X-Forwarded-For": "203.0.113.9, 198.51.100.1"}  # the first one is what the flood says of itself
            assert any(web.get(f"{address}/api/health", headers=flood).status_code == 429 for _ in range(101))
            assert web.get(f"{address}/api/health", headers={"X-Forwarded-For": "198.51.100.2"}).status_code == 200
            assert web.get(f"{address}/api/health", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200
        # Sockets are counted by the same address.
        assert socket_closed(address, "198.51.100.1") == TOO_MANY
        assert socket_closed(address, "198.51.100.2") == STRANGER


# Connections


def test_one_address_cannot_take_every_connection_from_the_others(tmp_path):
    few = ("-c", "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (120, 300)); " + CALLED)
    with serving("--database", f"sqlite:///{tmp_path / 'x.db'}", command=few) as (server, address), ExitStack() as held:
        host, port = address.removeprefix("http://").split(":")
        for _ in range(350):
            held.enter_context(socket.create_connection((host, int(port)), timeout=60))
        newcomer = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=address, transport=newcomer, timeout=60, verify=False) as web:
            assert web.get("/api/health").json() == {"status": "ok"}
            web.post("/api/me")
            assert web.post("/api/tables", json={}).status_code == 201
            told = web.get("/metrics").text
            assert 'glastonbury_connections_refused_total{reason="too_many"} 300.0' in told  # a quarter of 200 are held
    started, *refused, stopped = [json.loads(line)["event"] for line in server.logged.splitlines()]
    assert (started, {*refused}, stopped) == ("started", {"connections refused"}, "stopped")
    assert len(refused) <= 2  # when it begins and at the end; else once a minute


# What is wrong


@pytest.mark.parametrize(
    ("arguments", "environment", "says"),
    [
        (["--workers", "2"], {}, "--workers 2 needs PostgreSQL"),
        (["--lan", "--host", "127.0.0.1"], {}, "--lan listens on all addresses, --host on one: choose"),
        ([], {"GLASTONBURY_PUBLIC_URL": "game.example"}, "GLASTONBURY_PUBLIC_URL: expected http(s)://"),
        ([], {"GLASTONBURY_HOSTS": "x:80"}, "GLASTONBURY_HOSTS: expected names of hosts without ports, got x:80"),
        ([], {"GLASTONBURY_COUNT_TUTORIAL": "maybe"}, "GLASTONBURY_COUNT_TUTORIAL: expected yes or no, got maybe"),
        ([], {"GLASTONBURY_PROXIES": "*"}, "GLASTONBURY_PROXIES: expected addresses or networks, got *"),
    ],
)
def test_called_wrongly(tmp_path, arguments, environment, says):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    done = run("serve", "--database", database, *arguments, environment=environment)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())


def test_an_address_of_somebody_else_cannot_be_listened_on(tmp_path):
    done = run("serve", "--host", "198.51.100.1", "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert done.returncode == 1
    assert "cannot listen on 198.51.100.1, port 8000: " in done.stderr


def test_a_database_that_cannot_be_opened_is_an_error(tmp_path):
    done = run("serve", "--database", f"sqlite:///{tmp_path / 'nowhere' / 'x.db'}")
    assert done.returncode == 1
    assert "unable to open database file" in done.stderr


def test_a_file_that_is_no_database_is_an_error(tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all," * 1000)
    done = run("serve", "--database", f"sqlite:///{letter}")
    assert done.returncode == 1
    *lines, last = done.stderr.splitlines()
    assert last == "Error: the server could not start; the lines above say why"
    assert "file is not a database" in "".join(json.loads(line)["data"].get("message", "") for line in lines)
    assert letter.read_text() == "Dear all," * 1000
