"""Several processes at one PostgreSQL, as the command starts them."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest
from company import Person
from websockets.exceptions import ConnectionClosed

from glastonbury.server.log.store import opened

FEW = 40  # moves, below the limit for a second


async def make(url):
    async with opened(url):
        pass


@asynccontextmanager
async def serving(url):
    """`serve --workers 2`, until somebody tells it to stop."""
    server = subprocess.Popen(
        [sys.executable, "-m", "glastonbury", "serve", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"GLASTONBURY_DATABASE_URL": url.replace("postgresql+asyncpg", "postgresql")},
    )
    try:
        yield server, server.stdout.readline().strip().removeprefix("http://")
    finally:
        server.send_signal(signal.SIGTERM)
        _, logged = await asyncio.to_thread(server.communicate, timeout=60)
    assert server.returncode == 0, logged
    assert re.findall('"event": "(.*?)"', logged) == ["started", "stopped"]


@pytest.mark.large
def test_several_processes_serve_one_database_and_stop_in_the_middle_of_moves(postgres):
    url = postgres()

    async def play_on(person, acknowledged):
        """Until the server goes; gives the command that it did not answer, and how it went."""
        while True:
            game = (await person.until(lambda table: table["game"]["ply"] >= len(acknowledged)))["game"]
            wish = {"type": "Move", "game": 1, "ply": game["ply"], "move": game["legal"][0]["move"]}
            command = f"move-number-{game['ply']}"
            try:
                if game["ply"] == FEW:
                    await person.until(lambda _: False)
                assert (await person.ask(wish, command))["type"] == "Done"
            except ConnectionClosed as closed:
                return wish, command, closed.rcvd.code
            acknowledged.append(wish)

    async def play():
        await make(url)
        acknowledged = []
        async with serving(url) as (server, host):
            ann = await Person(SimpleNamespace(host=host)).arrive()
            name = await ann.new_table()
            for _ in range(20):  # each over a connection of its own, which any of the two may take
                assert (await ann.get(f"/api/tables/{name}")).status_code == 200
            async with ann.at(name):
                await ann.do("Sit", seat=0, name="Ann")
                await ann.do("Sit", seat=1, name="Ben")
                await ann.begin()
                going_on = asyncio.create_task(play_on(ann, acknowledged))
                watching = Person(ann.server, ann.cookie)
                async with watching.at(name):
                    await watching.until(lambda table: table["game"]["ply"] >= 5)
                server.send_signal(signal.SIGTERM)
                wish, command, why = await going_on
                assert why == 1012  # it comes back: connect again
        assert len(acknowledged) >= 5
        async with serving(url) as (_, host):
            ann.server = SimpleNamespace(host=host)
            async with ann.at(name):
                ply = (await ann.until(lambda table: table["game"]))["game"]["ply"]
                assert ply in (len(acknowledged), len(acknowledged) + 1)
                assert (await ann.ask(wish, command))["type"] == "Done"
                await ann.until(lambda table: table["game"]["ply"] == len(acknowledged) + 1)

    asyncio.run(play())


def test_two_people_at_different_processes_lose_no_move(postgres, tmp_path):
    url = postgres().replace("postgresql+asyncpg", "postgresql")
    small = ("--tables", "4", "--rate", "20", "--seconds", "1", "--database", url)
    done = subprocess.run(
        [sys.executable, "-m", "glastonbury", "bench", "server", *small],
        capture_output=True,
        text=True,
        env=os.environ | {"TMPDIR": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = {line["name"]: line["value"] for line in map(json.loads, done.stdout.splitlines())}
    tables = "(4 tables, 2 processes on PostgreSQL)"
    assert figures[f"acknowledged moves {tables}"] >= 20
    assert figures[f"acknowledged moves that are not in the database {tables}"] == 0
    assert figures[f"moves in the database that were not acknowledged {tables}"] == 0
