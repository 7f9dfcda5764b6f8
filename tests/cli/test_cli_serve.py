"""`serve` as a process: it says where it is, answers there, keeps what it answered, and stops when told."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager

import httpx
import pytest
from command import run


@contextmanager
def serving(*arguments, **environment):
    server = subprocess.Popen(
        [sys.executable, "-m", "glastonbury", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )
    try:
        yield server, server.stdout.readline().strip()
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=60)


def test_it_serves_keeps_tables_and_stops(tmp_path):
    database = f"sqlite:///{tmp_path / 'mine.db'}"
    with (
        serving("--database", database) as (server, address),
        httpx.Client(base_url=address[: -len("/api/health")]) as web,
    ):
        assert web.get("/api/health").json() == {"status": "ok"}
        web.post("/api/me")
        name = web.post("/api/tables", json={}).json()["table"]
        cookies = dict(web.cookies)
    assert server.returncode in (0, -signal.SIGTERM)
    with serving(GLASTONBURY_DATABASE_URL=database) as (_, address):
        response = httpx.get(
            address.replace("health", f"tables/{name}"), headers={"Cookie": f"glastonbury={cookies['glastonbury']}"}
        )
        assert response.json()["table"]["you_are_host"]


def test_without_a_database_it_keeps_tables_in_the_data_directory(tmp_path):
    with serving(XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path)) as (_, address):
        httpx.post(address.replace("health", "me"))
    assert list(tmp_path.rglob("tables.db"))


def test_a_taken_port_gives_the_next_one(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving("--port", str(port), "--database", f"sqlite:///{tmp_path / 'x.db'}") as (_, address):
            assert int(address.split(":")[2].split("/")[0]) > port
            assert httpx.get(address).json() == {"status": "ok"}


@pytest.mark.parametrize("url", ["mysql://here", "x", "sqlite:file.db"])
def test_another_database_is_an_error(url):
    done = run("serve", "--database", url)
    assert done.returncode == 2
    assert "expected sqlite:///FILE or postgresql://" in done.stderr
