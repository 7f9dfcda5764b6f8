"""The load on a server: tables of two people each, whose devices play random legal moves.

Paced, it is an open loop: when a move shall be sent is planned beforehand, and how long it took counts from then, also
where it had to wait for its turn. Unpaced, each table sends its next move as soon as it may.
"""

import asyncio
import hashlib
import http.client
import json
import random
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 32  # tables that are made at the same time
PATIENCE = 30  # seconds for what was sent last


class OfferedMove(Struct):
    move: str


class SeenGame(Struct):
    game: int
    ply: int
    legal: list[OfferedMove]


class SeenTable(Struct):
    version: int
    status: str
    game: SeenGame | None


class Heard(Struct):
    """What matters here of a server's message."""

    type: str
    id: str | None = None
    code: str = ""
    seq: int | None = None
    table: SeenTable | None = None


READER = msgspec.json.Decoder(Heard)


class KeptMove(Struct, frozen=True, order=True):
    """A move that a server has acknowledged."""

    table: str
    game: int
    ply: int
    move: str


class Sent(Struct):
    """A move that is on its way."""

    id: str
    planned: float
    what: KeptMove


class Failed(Exception):
    """A server did what it should not."""


class Device:
    """A device with its socket at a table."""

    def __init__(self, host: str, address: str | None = None) -> None:
        """`address` is its own; on Linux this machine has all that begin with 127."""
        self.host = host
        self.address = None if address is None else (address, 0)
        self.cookie = ""
        self.word = secrets.token_bytes(16)
        self.promise = hashlib.sha256(self.word).hexdigest()
        self.socket: ClientConnection
        self.answers: dict[str, asyncio.Future[Heard]] = {}

    def post(self, path: str, data: object = None) -> Any:
        return self.request("POST", path, data)

    def request(self, method: str, path: str, data: object = None) -> Any:
        """Raises Failed."""
        web = http.client.HTTPConnection(self.host, timeout=PATIENCE, source_address=self.address)
        try:
            web.request(method, path, json.dumps(data), {"Content-Type": "application/json", "Cookie": self.cookie})
            response = web.getresponse()
            answer = json.loads(response.read() or "null")
            if response.status >= 300:
                raise Failed(f"{path}: {response.status} {answer}")
            self.cookie = (response.headers["Set-Cookie"] or self.cookie).partition(";")[0]
            return answer
        finally:
            web.close()

    async def ask(self, wish: str, **data: object) -> None:
        command = secrets.token_hex(8)
        answer = self.answers[command] = asyncio.get_running_loop().create_future()
        await self.send(command, {"type": wish, **data})
        heard = await asyncio.wait_for(answer, PATIENCE)
        if heard.type != "Done":
            raise Failed(f"{wish}: {heard.code}")

    async def come_to(self, table: str) -> None:
        self.socket = await connect(
            f"ws://{self.host}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            max_queue=None,
            local_addr=self.address,
        )

    async def heard(self) -> AsyncIterator[Heard]:
        """All that comes, but for answers to what was asked."""
        while True:
            heard = READER.decode(await self.socket.recv(decode=False))
            if heard.id in self.answers:
                self.answers.pop(heard.id).set_result(heard)
            else:
                yield heard

    async def send(self, command: str, wish: Mapping[str, object]) -> None:
        await self.socket.send(msgspec.json.encode({"id": command, "wish": wish}), text=True)


class LoadedTable:
    def __init__(
        self, hosts: Sequence[str], spectators: int, address: str | None, wanted: Mapping[str, object]
    ) -> None:
        everybody = [Device(hosts[number % len(hosts)], address) for number in range(2 + spectators)]
        self.players, self.spectators = everybody[:2], everybody[2:]
        self.wanted = wanted  # of who makes it
        self.name = ""
        self.turn: tuple[Device, SeenGame] | None = None  # who may move now
        self.at = (0, -1)  # game and ply of the newest turn that was seen
        self.sent: Sent | None = None  # there is one at a time

    def make(self) -> None:
        for player in (*self.players, *self.spectators):
            player.post("/api/me")
        self.name = self.players[0].post("/api/tables", dict(self.wanted))["table"]

    async def deal(self) -> None:
        await self.players[0].ask("Begin")
        for player in self.players:
            await player.ask("PromiseWord", sha256=player.promise)
        for player in self.players:
            await player.ask("RevealWord", word=player.word.hex())

    async def deal_again(self) -> None:
        for player in self.players:
            await player.ask("Rematch")
        await self.deal()


class Load:
    """All tables, what they have sent, and what came back."""

    def __init__(
        self,
        hosts: Sequence[str],
        tables: int,
        spectators: int = 0,
        addresses: Sequence[str | None] = (None,),
        wanted: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        """`spectators` of each table; of the addresses each has one."""
        self.tables = [
            LoadedTable(hosts, spectators, addresses[number % len(addresses)], wanted) for number in range(tables)
        ]
        self.ready: deque[LoadedTable] = deque()  # that could move; whoever waits longest is first
        self.late: deque[float] = deque()  # planned times at which no table could
        self.unpaced = False
        self.latencies: list[float] = []
        self.kept: list[KeptMove] = []
        self.refused: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.errors: list[Exception] = []
        self.ids = count()
        self.rng = random.Random(1)

    # Phases

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody sits, and all games are dealt."""
        places = asyncio.Semaphore(AT_ONCE)

        async def begin(table: LoadedTable) -> None:
            async with places:
                await asyncio.to_thread(table.make)
                for player in (*table.players, *table.spectators):
                    await player.come_to(table.name)
                    self.soon(self.listen(table, player))
                for seat, player in enumerate(table.players):
                    await player.ask("Sit", seat=seat, name=f"Player {seat}")
                await table.deal()

        try:
            await asyncio.gather(*(begin(table) for table in self.tables))
            yield
        finally:
            for task in list(self.tasks):
                task.cancel()
            everybody = [player for table in self.tables for player in (*table.players, *table.spectators)]
            sockets = [player.socket for player in everybody if hasattr(player, "socket")]
            await asyncio.gather(*(socket.close() for socket in sockets))

    async def paced(self, rate: float, seconds: float) -> None:
        """So many moves a second, whatever the server does."""
        self.latencies = []
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            planned = began + number / rate
            if (left := planned - time.perf_counter()) > 0:
                await asyncio.sleep(left)
            self.check()
            if self.ready:
                await self.move(self.ready.popleft(), planned)
            else:
                self.late.append(planned)
        await self.rest()
        if not self.latencies:
            raise Failed("no move was acknowledged")

    async def as_fast_as_possible(self, seconds: float) -> float:
        """How many moves a second were acknowledged."""
        self.latencies = []
        self.unpaced = True
        began = time.perf_counter()
        ready, self.ready = self.ready, deque()
        for table in ready:
            await self.move(table, began)
        while (left := began + seconds - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, 0.1))
            self.check()
        speed = len(self.latencies) / (time.perf_counter() - began)
        self.unpaced = False
        await self.rest()
        return speed

    async def rest(self) -> None:
        """Until all that was sent is answered, or has been waited for long enough: then it is lost."""
        until = time.perf_counter() + PATIENCE
        while self.unanswered and time.perf_counter() < until:
            await asyncio.sleep(0.01)
            self.check()

    @property
    def unanswered(self) -> int:
        return len(self.late) + sum(table.sent is not None for table in self.tables)

    # Moves

    async def move(self, table: LoadedTable, planned: float) -> None:
        assert table.turn is not None
        player, game = table.turn
        table.turn = None
        token = self.rng.choice(game.legal).move
        table.sent = Sent(f"move-{next(self.ids):08}", planned, KeptMove(table.name, game.game, game.ply, token))
        await player.send(table.sent.id, {"type": "Move", "game": game.game, "ply": game.ply, "move": token})

    async def listen(self, table: LoadedTable, player: Device) -> None:
        async for heard in player.heard():
            if heard.table is not None:
                await self.seen(table, player, heard.table)
            elif table.sent is not None and heard.id == table.sent.id:
                await self.answered(table, table.sent, heard)
            elif heard.type == "Refusal":
                raise Failed(heard.code)

    async def seen(self, table: LoadedTable, player: Device, seen: SeenTable) -> None:
        game = seen.game
        if game is None:
            return
        if game.legal and (game.game, game.ply) > table.at:
            table.at = game.game, game.ply
            table.turn = player, game
            if table.sent is None:
                await self.offer(table)
        elif seen.status == "over" and player is table.players[0] and (game.game, game.ply) > table.at:
            table.at = game.game, game.ply
            self.soon(table.deal_again())

    async def answered(self, table: LoadedTable, sent: Sent, heard: Heard) -> None:
        table.sent = None
        if heard.type == "Done":
            self.latencies.append(time.perf_counter() - sent.planned)
            self.kept.append(sent.what)
        else:
            self.refused.append(heard.code)
        if table.turn is not None:
            await self.offer(table)

    async def offer(self, table: LoadedTable) -> None:
        """A table could move."""
        if self.late:
            await self.move(table, self.late.popleft())
        elif self.unpaced:
            await self.move(table, time.perf_counter())
        else:
            self.ready.append(table)

    # Tasks

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self.noted(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def noted(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # whatever it was: `check` tells of it
            self.errors.append(error)

    def check(self) -> None:
        """A socket that was closed must not go unnoticed."""
        if self.errors:
            raise Failed(f"{len(self.errors)} sockets or games failed, the first with: {self.errors[0]!r}")
