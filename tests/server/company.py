"""People with browsers and the server they play on: real sockets, a clock that the test turns."""

import asyncio
import hashlib
import itertools
import json
import random
import threading
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import sqlalchemy as sa
import uvicorn
from websockets.asyncio.client import connect

from glastonbury.server.limits import PLENTY
from glastonbury.server.log.migrate import upgrade
from glastonbury.server.settings import SERVING, Settings
from glastonbury.server.web.app import create_app
from glastonbury.server.web.page import BUILT

ids = itertools.count()


async def no_pause(_pace):
    pass


class Clock:
    """Seconds since 1970; they pass when the test says so. The date may be set without any passing."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0
        self.wrong = 0.0

    def __call__(self) -> float:
        return self.now

    def date(self) -> float:
        return self.now + self.wrong


@cache
def new_database() -> bytes:
    """A file as the server makes it, which takes half as long as all the rest of its start."""
    with TemporaryDirectory() as folder:
        engine = sa.create_engine(f"sqlite:///{folder}/new.db")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return (Path(folder) / "new.db").read_bytes()


def make(database: str) -> None:
    path = Path(database.removeprefix("sqlite+aiosqlite:///"))
    if database != str(path) and path.parent.is_dir() and not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(new_database())


class Server:
    """A server of its own in a thread, on whatever port is free if none is said."""

    def __init__(
        self,
        database: str,
        clock: Clock | None = None,
        ping: float | None = None,  # on a busy machine a silent socket is not a dead one
        port: int = 0,
        page: Path = BUILT,
        warm: bool = False,
        **settings: object,
    ) -> None:
        self.database = database
        make(database)
        self.clock = clock or Clock()
        self.started = threading.Event()
        self.house = self.wishes = self.caretaker = None
        app = create_app(
            Settings(database, **{"limits": PLENTY, "prepared": True, **settings}),
            self.clock.date,
            no_pause,
            steady=self.clock,
            page=page,
            warm=warm,
            furnished=self.furnished,
        )
        config = uvicorn.Config(
            app, port=port, log_level="error", **SERVING | {"ws_ping_interval": ping, "ws_ping_timeout": ping}
        )
        self.uvicorn = uvicorn.Server(config)
        started_up = self.uvicorn.startup

        async def startup(sockets=None):
            await started_up(sockets)
            self.started.set()

        self.uvicorn.startup = startup
        self.thread = threading.Thread(target=self.uvicorn.run)
        self.thread.start()
        assert self.started.wait(60)
        self.host = f"127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"

    def furnished(self, state) -> None:
        self.house, self.wishes, self.caretaker = state.house, state.wishes, state.caretaker
        self.loop = asyncio.get_running_loop()

    async def do(self, work):
        """Something in the house, in its own thread: `await server.do(server.caretaker.sweep())`."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def pass_time(self, seconds: float) -> None:
        """And whatever is due then happens."""
        self.clock.now += seconds
        await self.do(self.house.watching.pulse())
        await self.do(self.caretaker.sweep())
        await self.do(self.caretaker.look_around())

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()


class Person:
    """Somebody with a browser: a cookie, and the last view of the table."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie
        self.word = random.randbytes(16)
        self.socket = None
        self.seen = None  # the last message about the table
        self.around = None
        self.said = []
        self.happened = []

    @property
    def table(self) -> dict | None:
        return self.seen and self.seen["table"]

    # REST

    async def post(self, path: str, data: object = None) -> httpx.Response:
        return await self.request("POST", path, json=data)

    async def get(self, path: str) -> httpx.Response:
        return await self.request("GET", path)

    async def request(self, method: str, path: str, **more: object) -> httpx.Response:
        # Without TLS there is nothing to verify; reading all certificates would take 30 ms.
        async with httpx.AsyncClient(base_url=f"http://{self.server.host}", timeout=60, verify=False) as web:
            response = await web.request(method, path, headers={"Cookie": self.cookie}, **more)
        if "glastonbury" in response.cookies:
            self.cookie = f"glastonbury={response.cookies['glastonbury']}"
        return response

    async def arrive(self) -> "Person":
        assert (await self.post("/api/me")).json() == {"new": True}
        return self

    async def new_table(self, seating: tuple = (), **options: object) -> str:
        made = await self.post("/api/tables", {"options": options, "seating": seating})
        return made.raise_for_status().json()["table"]

    # The socket

    @asynccontextmanager
    async def at(self, name: str, since: object = None, **headers: str):
        self.seen = self.around = None
        query = "" if since is None else f"?since={since}"
        url = f"ws://{self.server.host}/api/tables/{name}/socket{query}"
        # All that comes is read, as a browser does: else it could not close a socket while much is left.
        cookie = {"Cookie": self.cookie, **headers}
        patient = {"open_timeout": 60, "ping_interval": None}
        async with connect(url, additional_headers=cookie, max_queue=None, **patient) as self.socket:
            yield self

    async def frame(self) -> str:
        """As it came. What never comes is a failure, and no test hangs for it."""
        async with asyncio.timeout(60):
            return await self.socket.recv()

    async def receive(self) -> dict:
        message = json.loads(await self.frame())
        match message["type"]:
            case "Seen":
                self.seen = message
                self.happened += message["happened"]
            case "Around":
                self.around = message
            case "Said":
                self.said.append(message)
        return message

    async def until(self, true) -> dict:
        """Read messages until the table is like this."""
        while self.table is None or not true(self.table):
            await self.receive()
        return self.table

    async def until_around(self, true) -> dict:
        """Read messages until the people are like this: seat → whether the person is there."""
        while self.around is None or not true({seat["seat"]: seat["here"] for seat in self.around["seats"]}):
            await self.receive()
        return self.around

    async def ask(self, wish: object, command: str | None = None) -> dict:
        """Send a command and wait for its answer; whatever comes between is kept."""
        command = command or f"command-{next(ids)}"
        await self.socket.send(json.dumps({"id": command, "wish": wish}))
        return await self.answer()

    async def answer(self) -> dict:
        while (message := await self.receive())["type"] not in ("Done", "Refusal"):
            pass
        return message

    async def do(self, type_: str, **wish: object) -> dict:
        message = await self.ask({"type": type_, **wish})
        assert message["type"] == "Done", message
        return message

    async def refused(self, type_: str, **wish: object) -> str:
        message = await self.ask({"type": type_, **wish})
        assert message["type"] == "Refusal", message
        return message["code"]

    # Playing

    async def promise(self) -> None:
        await self.do("PromiseWord", sha256=hashlib.sha256(self.word).hexdigest())

    async def reveal(self) -> None:
        await self.do("RevealWord", word=self.word.hex())

    async def begin(self, *others: "Person") -> None:
        """The host begins, and everybody takes part in the deal."""
        await self.do("Begin")
        for person in (self, *others):
            await person.promise()
        for person in (self, *others):
            await person.reveal()
        for person in (self, *others):
            await person.until(lambda table: table["status"] == "playing")

    async def move(self, move: str | None = None) -> dict:
        """When it is the own turn."""
        table = await self.until(lambda table: table["game"] and table["game"]["legal"])
        game = table["game"]
        token = move or game["legal"][0]["move"]
        done = await self.do("Move", game=game["game"], ply=game["ply"], move=token)
        await self.until(lambda table: table["game"]["ply"] > game["ply"] or table["status"] != "playing")
        return done

    async def play(self, rng: random.Random) -> None:
        """To the end, whenever it is the own turn."""
        while True:
            table = await self.until(
                lambda table: table["status"] == "over" or (table["game"] and table["game"]["legal"])
            )
            if table["status"] == "over":
                return
            await self.move(rng.choice(table["game"]["legal"])["move"])


async def two_at(server: Server, **options: object) -> tuple[Person, Person, str]:
    """Two people, and a table of the first one's."""
    ann, ben = await Person(server).arrive(), await Person(server).arrive()
    return ann, ben, await ann.new_table(**options)


@asynccontextmanager
async def playing(server: Server, **options: object):
    """Ann and Ben at a table, with a game that has just been dealt."""
    ann, ben, name = await two_at(server, **options)
    async with ann.at(name), ben.at(name):
        await ann.do("Sit", seat=0, name="Ann")
        await ben.do("Sit", seat=1, name="Ben")
        await ann.begin(ben)
        yield ann, ben, name
