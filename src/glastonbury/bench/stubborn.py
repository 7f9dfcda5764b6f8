"""People who send every command again until it is answered, and what must be in the log then."""

import asyncio
import http.client
from collections.abc import Mapping
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ..rules import legal
from ..server.house.desk import Desk
from ..server.log.store import Store, opened
from ..server.tables.changes import Create, Postpone
from ..server.web.guards import NOT_FOUND
from .load import PATIENCE, READER, Device, Failed, Heard, SeenGame, SeenTable

TO_DEAL = ("Sit 0", "Sit 1", "Begin", "PromiseWord", "RevealWord")
ENOUGH = 12  # commands at a table, then there is another one
AGAIN = 0.02  # seconds until the next try, where nobody serves

Answers = dict[str, int | None]  # command → its row

CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)  # the handshake may be cut off too


class Stubborn(Device):
    """Plays alone, in both seats of one table after the other."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.answered: dict[str, Answers] = {}  # by table
        self.asking = False  # whether a command has no answer yet
        self.done = 0  # commands that were answered
        self.again = 0  # times that one was sent again
        self.name = ""
        self.table: SeenTable | None = None

    async def play_until(self, enough: asyncio.Event) -> None:
        """But no table is left before its last command."""
        await self.insist_on("/api/me")
        while not enough.is_set():
            self.name = (await self.insist_on("/api/tables", {}))["table"]
            self.answered[self.name] = {}
            await self.come()
            for number, wish in enumerate(TO_DEAL):
                await self.insist(number, self.wish(wish))
            for number in range(len(TO_DEAL), ENOUGH):
                game = await self.own_turn(number - len(TO_DEAL))
                move = {"type": "Move", "game": 1, "ply": game.ply, "move": game.legal[0].move}
                await self.insist(number, move)
            await self.socket.close()

    def wish(self, kind: str) -> dict[str, object]:
        match kind.split():
            case ["Sit", seat]:
                return {"type": "Sit", "seat": int(seat), "name": f"Ann {seat}"}
            case ["PromiseWord"]:
                return {"type": "PromiseWord", "sha256": self.promise}
            case ["RevealWord"]:
                return {"type": "RevealWord", "word": self.word.hex()}
            case _:
                return {"type": kind}

    async def insist_on(self, path: str, data: object = None) -> Any:
        """Over REST: 503 is a database that does not answer."""
        self.asking, first = True, True
        while True:
            try:
                answer = await asyncio.to_thread(self.post, path, data)
            except (OSError, http.client.HTTPException, Failed):
                self.again += first
                first = False
                await asyncio.sleep(AGAIN)
            else:
                self.asking = False
                return answer

    async def come(self) -> None:
        while True:
            try:
                await self.come_to(self.name)
                table = (await self.receive()).table
            except CUT as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == NOT_FOUND:
                    raise Failed(f"table {self.name} is lost") from None
                await asyncio.sleep(AGAIN)
            else:
                last = max((seq for seq in self.answered[self.name].values() if seq is not None), default=0)
                if table is None or table.version <= last:
                    raise Failed(f"table {self.name}: row {last} was answered, and is lost")
                return

    async def receive(self) -> Heard:
        async with asyncio.timeout(PATIENCE):
            heard = READER.decode(await self.socket.recv(decode=False))
        self.table = heard.table or self.table
        return heard

    async def insist(self, number: int, wish: dict[str, object]) -> None:
        command = f"command-{number}"
        self.asking = True
        while True:
            try:
                await self.send(command, wish)
                while (answer := await self.receive()).type not in ("Done", "Refusal"):
                    pass
            except ConnectionClosed:
                self.again += 1
                await self.come()
                continue
            if answer.code == "not_kept":
                self.again += 1
                continue
            if answer.type != "Done":
                raise Failed(f"table {self.name}, {wish}: {answer.code}")
            self.asking = False
            self.done += 1
            self.answered[self.name][command] = answer.seq
            return

    async def own_turn(self, ply: int) -> SeenGame:
        """At this ply or later. The fan-out may be cut off: then the table is seen after coming back."""
        while True:
            game = self.table and self.table.game
            if game and game.ply >= ply and game.legal:
                return game
            try:
                await self.receive()
            except ConnectionClosed:
                await self.come()


async def check(url: str, *played: Mapping[str, Answers]) -> None:
    """Every command that was answered is there with its answer, each one once, and nothing else. Raises Failed."""
    async with opened(url) as store:
        for name, answered in (table for tables in played for table in tables.items()):
            if wrong := await wrong_at(store, name, answered):
                raise Failed(f"table {name}: {wrong}")


async def wrong_at(store: Store, name: str, answered: Answers) -> str | None:
    entries = await store.read(name)
    commands = [entry for entry in entries if entry.command is not None]
    others = [entry.row.change for entry in entries if entry.command is None]
    table = await Desk(store, clock=lambda: 0.0).table(name)
    if [entry.row.seq for entry in entries] != list(range(len(entries))):
        return "rows are missing"
    if {entry.command: entry.row.seq for entry in commands} != answered:
        return "what was answered is not what is there"
    if len(commands) != ENOUGH:
        return "a command is missing, or there twice"
    if not isinstance(others[0], Create) or not all(isinstance(change, Postpone) for change in others[1:]):
        return "something is there that nobody asked for"  # a deal waits while no server runs
    if len(table.moves) != ENOUGH - len(TO_DEAL) or table.state is None or not legal(table.state):
        return "its game does not go on"
    return None
