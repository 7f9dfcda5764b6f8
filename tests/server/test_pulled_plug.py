"""kill -9 at every point of a command's way: what was answered is there, once, and the game goes on."""

import asyncio
import hashlib
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import httpx
import pytest
from company import Person
from websockets.exceptions import ConnectionClosed

from glastonbury.rules import legal
from glastonbury.server.changes import Create, Postpone
from glastonbury.server.desk import Desk
from glastonbury.server.store import Point, opened

ENOUGH = 18  # commands at a table, then there is another one


class Stubborn(Person):
    """Sends a command again, with the same id, until it is answered."""

    def __init__(self, server) -> None:
        super().__init__(server)
        self.answered = {}  # table → command → seq
        self.cut_off = 0
        self.name = ""

    async def insist_on(self, request):
        while True:
            with suppress(httpx.TransportError):
                return await request()
            self.cut_off += 1

    async def take_part(self, served: subprocess.Popen) -> None:
        """At one table after the other, in both seats, until the plug is pulled no more."""
        last = asyncio.create_task(asyncio.to_thread(served.stdout.readline))
        await self.insist_on(lambda: self.post("/api/me"))
        while not last.done():
            self.name = await self.insist_on(self.new_table)
            self.answered[self.name] = {}
            self.stack = AsyncExitStack()
            async with self.stack:
                await self.connect()
                for number, wish in enumerate(("Sit 0", "Sit 1", "Begin", "PromiseWord", "RevealWord")):
                    await self.insist(number, self.wish(wish))
                for number in range(5, ENOUGH):
                    table = await self.looked_at(lambda table: table["game"] and table["game"]["legal"])
                    game = table["game"]
                    move = {"type": "Move", "game": 1, "ply": game["ply"], "move": game["legal"][0]["move"]}
                    await self.insist(number, move)
                    await self.looked_at(lambda table, ply=game["ply"]: table["game"]["ply"] > ply)

    def wish(self, kind: str) -> dict:
        match kind.split():
            case ["Sit", seat]:
                return {"type": "Sit", "seat": int(seat), "name": f"Ann {seat}"}
            case ["PromiseWord"]:
                return {"type": "PromiseWord", "sha256": hashlib.sha256(self.word).hexdigest()}
            case ["RevealWord"]:
                return {"type": "RevealWord", "word": self.word.hex()}
            case _:
                return {"type": kind}

    async def connect(self) -> None:
        """The handshake may be cut off too."""
        while True:
            with suppress(ConnectionClosed, OSError, EOFError):
                await self.stack.enter_async_context(self.at(self.name))
                return
            self.cut_off += 1

    async def insist(self, number: int, wish: dict) -> None:
        command = f"command-{number}"
        while True:
            try:
                answer = await self.ask(wish, command)
            except ConnectionClosed:
                self.cut_off += 1
                await self.connect()
                continue
            assert answer["type"] == "Done", answer
            self.answered[self.name][command] = answer["seq"]
            return

    async def looked_at(self, true) -> dict:
        """The fan-out may be cut off: then the table is seen after coming back."""
        while True:
            try:
                return await self.until(true)
            except ConnectionClosed:
                self.cut_off += 1
                await self.connect()


async def check(url: str, name: str, answered: dict) -> None:
    """Every command that was answered is there with its answer, each one once, and nothing else."""
    async with opened(url) as store:
        entries = await store.read(name)
        assert [entry.row.seq for entry in entries] == list(range(len(entries)))
        commands = [entry for entry in entries if entry.command is not None]
        assert {entry.command: entry.row.seq for entry in commands} == answered
        assert len(commands) == len(answered)
        others = [entry.row.change for entry in entries if entry.command is None]
        assert isinstance(others[0], Create)
        assert all(isinstance(change, Postpone) for change in others[1:])  # a deal stands still while no server runs
        table = await Desk(store, clock=lambda: 0.0).table(name)
        assert len(table.moves) == len(answered) - 5
        assert legal(table.state)


def pull_plugs(url: str, point: str, times: int) -> None:
    command = [sys.executable, str(Path(__file__).with_name("pulled_plug.py")), url, point, str(times)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as served:
        ann = Stubborn(SimpleNamespace(host=f"127.0.0.1:{served.stdout.readline().strip()}"))
        asyncio.run(ann.take_part(served))
        served.communicate()
    assert served.returncode == 0
    assert 0 < ann.cut_off <= times  # one that postpones a deadline before it serves anybody may be killed then
    for name, answered in ann.answered.items():
        assert len(answered) == ENOUGH
        asyncio.run(check(url, name, answered))


@pytest.mark.parametrize("point", get_args(Point))
def test_the_plug_is_pulled(url, point):
    pull_plugs(url, point, 6)


@pytest.mark.large
@pytest.mark.parametrize("point", get_args(Point))
def test_the_plug_is_pulled_often(url, point):
    pull_plugs(url, point, 50)
