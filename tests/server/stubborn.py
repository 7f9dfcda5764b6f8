"""People who send every command again until it is answered, and what must be in the log then."""

import asyncio
import hashlib
from contextlib import AsyncExitStack, suppress

import httpx
from company import Person
from websockets.exceptions import ConnectionClosed, InvalidMessage

from glastonbury.rules import legal
from glastonbury.server.changes import Create, Postpone
from glastonbury.server.desk import Desk
from glastonbury.server.sockets import NOT_FOUND
from glastonbury.server.store import opened

TO_DEAL = ("Sit 0", "Sit 1", "Begin", "PromiseWord", "RevealWord")
ENOUGH = 12  # commands at a table, then there is another one


class Stubborn(Person):
    """Plays alone, in both seats of one table after the other."""

    def __init__(self, server) -> None:
        super().__init__(server)
        self.answered = {}  # table → command → seq
        self.asking = False  # whether a command has no answer yet
        self.again = 0  # times that one was sent again
        self.name = ""

    async def play_until(self, enough: asyncio.Event) -> None:
        """But no table is left before its last command."""
        await self.insist_on(lambda: self.post("/api/me"))
        while not enough.is_set():
            self.name = await self.insist_on(self.new_table)
            self.answered[self.name] = {}
            self.stack = AsyncExitStack()
            async with self.stack:
                await self.connect()
                for number, wish in enumerate(TO_DEAL):
                    await self.insist(number, self.wish(wish))
                for number in range(len(TO_DEAL), ENOUGH):
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

    async def insist_on(self, request):
        """Over REST: 503 is a database that does not answer."""
        self.asking = True
        while True:
            with suppress(httpx.HTTPError):
                answer = await request()
                self.asking = False
                return answer
            self.again += 1

    async def connect(self) -> None:
        """The handshake may be cut off too."""
        while True:
            with suppress(ConnectionClosed, InvalidMessage, OSError, EOFError):
                await self.stack.enter_async_context(self.at(self.name))
                table = await self.until(lambda _: True)
                assert table["version"] > max(self.answered[self.name].values(), default=0), "what was answered is lost"
                return
            assert self.socket is None or self.socket.close_code != NOT_FOUND, "a table is lost"

    async def insist(self, number: int, wish: dict) -> None:
        command = f"command-{number}"
        self.asking = True
        while True:
            try:
                answer = await self.ask(wish, command)
            except ConnectionClosed:
                self.again += 1
                await self.connect()
                continue
            if answer["type"] == "Refusal" and answer["code"] == "not_kept":
                self.again += 1
                continue
            assert answer["type"] == "Done", answer
            self.asking = False
            self.answered[self.name][command] = answer["seq"]
            return

    async def looked_at(self, true) -> dict:
        """The fan-out may be cut off: then the table is seen after coming back."""
        while True:
            try:
                return await self.until(true)
            except ConnectionClosed:
                await self.connect()


async def check(url: str, *people: Stubborn) -> None:
    """Every command that was answered is there with its answer, each one once, and nothing else."""
    async with opened(url) as store:
        for name, answered in (table for person in people for table in person.answered.items()):
            assert len(answered) == ENOUGH
            entries = await store.read(name)
            assert [entry.row.seq for entry in entries] == list(range(len(entries)))
            commands = [entry for entry in entries if entry.command is not None]
            assert {entry.command: entry.row.seq for entry in commands} == answered
            assert len(commands) == len(answered)
            others = [entry.row.change for entry in entries if entry.command is None]
            assert isinstance(others[0], Create)
            assert all(isinstance(change, Postpone) for change in others[1:])  # a deal waits while no server runs
            table = await Desk(store, clock=lambda: 0.0).table(name)
            assert len(table.moves) == ENOUGH - len(TO_DEAL)
            assert legal(table.state)
