"""The application over real sockets: people and bots play, and everything that is wrong gets a code."""

import asyncio
import hashlib
import itertools
import json
import random
import threading
from contextlib import asynccontextmanager

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from glastonbury.server.app import NOT_FOUND, STRANGER, TOO_LARGE, create_app
from glastonbury.server.settings import Settings

ids = itertools.count()


async def no_pause():
    pass


class Server:
    """A server of its own in a thread, on whatever port is free."""

    def __init__(self, database: str) -> None:
        app = create_app(Settings(database), pause=no_pause)
        self.uvicorn = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio"))
        self.started = threading.Event()
        started_up = self.uvicorn.startup

        async def startup(sockets=None):
            await started_up(sockets)
            self.started.set()

        self.uvicorn.startup = startup
        self.thread = threading.Thread(target=self.uvicorn.run)
        self.thread.start()
        assert self.started.wait(60)
        self.host = f"127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()


@pytest.fixture
def database(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def server(database):
    server = Server(database)
    yield server
    server.stop()


class Person:
    """Somebody with a browser: a cookie, and the last view of the table."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie
        self.word = random.randbytes(16)
        self.table = None
        self.socket = None

    async def post(self, path: str, data: object = None) -> httpx.Response:
        return await self.request("POST", path, json=data)

    async def get(self, path: str) -> httpx.Response:
        return await self.request("GET", path)

    async def request(self, method: str, path: str, **more: object) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{self.server.host}") as web:
            return await web.request(method, path, headers={"Cookie": self.cookie}, **more)

    async def arrive(self) -> "Person":
        response = await self.post("/api/me")
        assert response.json() == {"new": True}
        self.cookie = f"glastonbury={response.cookies['glastonbury']}"
        return self

    @asynccontextmanager
    async def at(self, name: str, **headers: str):
        url = f"ws://{self.server.host}/api/tables/{name}/socket"
        async with connect(url, additional_headers={"Cookie": self.cookie, **headers}) as self.socket:
            yield self

    async def receive(self) -> dict:
        message = json.loads(await self.socket.recv())
        if message["type"] == "Seen":
            self.table = message["table"]
        return message

    async def until(self, true) -> dict:
        """Read messages until the table is like this."""
        while self.table is None or not true(self.table):
            await self.receive()
        return self.table

    async def ask(self, wish: dict, command: str | None = None) -> dict:
        """Send a command and wait for its answer; views that come between are kept."""
        command = command or f"command-{next(ids)}"
        await self.socket.send(json.dumps({"id": command, "wish": wish}))
        return await self.answer()

    async def answer(self) -> dict:
        while (message := await self.receive())["type"] == "Seen":
            pass
        return message

    async def do(self, type_: str, **wish: object) -> dict:
        message = await self.ask({"type": type_, **wish})
        assert message["type"] == "Done", message
        return message

    async def deal(self) -> None:
        await self.do("PromiseWord", sha256=hashlib.sha256(self.word).hexdigest())

    async def reveal(self) -> None:
        await self.do("RevealWord", word=self.word.hex())

    async def play(self, rng: random.Random) -> None:
        """To the end, whenever it is the own turn."""
        while True:
            table = await self.until(
                lambda table: table["status"] == "over" or (table["game"] and table["game"]["legal"])
            )
            if table["status"] == "over":
                return
            game = table["game"]
            move = rng.choice(game["legal"])["move"]
            await self.do("Move", game=game["game"], ply=game["ply"], move=move)
            await self.until(lambda table, ply=game["ply"]: table["game"]["ply"] > ply)


async def new_table(host: Person, **options: object) -> str:
    return (await host.post("/api/tables", options)).raise_for_status().json()["table"]


def test_two_people_play_a_whole_game(server):
    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        name = await new_table(ann, recipes=True)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben", color="red")
            await ann.do("Begin")
            await asyncio.gather(ann.deal(), ben.deal())
            await asyncio.gather(ann.reveal(), ben.reveal())
            await asyncio.gather(ann.play(random.Random(1)), ben.play(random.Random(2)))
            assert ann.table["game"]["players"] == ben.table["game"]["players"]
            assert ann.table["deal"] == ben.table["deal"]
            secret = bytes.fromhex(ann.table["deal"]["secret"])
            assert hashlib.sha256(secret).hexdigest() == ann.table["deal"]["commitment"]
            assert ann.table["deal"]["words"] == [ann.word.hex(), ben.word.hex()]
            assert sum(seat["wins"] for seat in ann.table["seats"]) == 1

    asyncio.run(play())


def test_a_person_plays_bots_across_a_restart_of_the_server(server, database):
    async def begin(ann, name):
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.do("SeatBot", seat=1, level="herbalist")
            await ann.do("SeatBot", seat=2, level="random")
            await ann.do("Begin")
            await ann.deal()
            await ann.reveal()
            table = await ann.until(lambda table: table["game"] and table["game"]["legal"])
            await ann.do("Move", game=1, ply=table["game"]["ply"], move=table["game"]["legal"][0]["move"])

    async def go_on(ann, name):
        assert (await ann.post("/api/me")).json() == {"new": False}
        async with ann.at(name):
            await ann.play(random.Random(1))
            assert len(ann.table["game"]["players"]) == 3

    async def first():
        ann = await Person(server).arrive()
        name = await new_table(ann, seats=3)
        await begin(ann, name)
        return ann, name

    ann, name = asyncio.run(first())
    server.stop()
    again = Server(database)
    try:
        asyncio.run(go_on(Person(again, ann.cookie), name))
    finally:
        again.stop()


def test_a_repeated_command_gets_its_first_answer(server):
    async def play():
        ann = await Person(server).arrive()
        name = await new_table(ann)
        async with ann.at(name):
            sit = {"type": "Sit", "seat": 0, "name": "Ann"}
            first = await ann.ask(sit, "the-same-one")
            assert await ann.ask(sit, "the-same-one") == first
        response = await ann.post(f"/api/tables/{name}/commands", {"id": "the-same-one", "wish": sit})
        assert response.json() == first

    asyncio.run(play())


def test_what_is_wrong_gets_a_code(server):
    async def play():
        ann, eve = await Person(server).arrive(), await Person(server).arrive()
        name = await new_table(ann)
        async with ann.at(name), eve.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            refusal = await eve.ask({"type": "Sit", "seat": 0, "name": "Eve"})
            assert (refusal["type"], refusal["code"], refusal["data"]) == ("Refusal", "seat_taken", {"seat": 0})
            for wish in ({"type": "Fly"}, {"type": "Sit"}, {"type": "Start", "secret": "00" * 32}, 7, None):
                assert (await eve.ask(wish))["code"] == "unreadable"
            await eve.socket.send("not json")
            assert (await eve.answer())["code"] == "unreadable"
            assert (await eve.ask({"type": "Begin"}))["code"] == "not_host"
            await ann.do("StandUp", seat=0)  # nobody else was disturbed

    asyncio.run(play())


def test_sockets_of_strangers_and_for_nothing_are_closed(server):
    async def closed(person, name, **headers) -> int:
        async with person.at(name, **headers) as there:
            with pytest.raises(ConnectionClosed) as ended:
                await there.receive()
            return ended.value.rcvd.code

    async def play():
        ann = await Person(server).arrive()
        name = await new_table(ann)
        assert await closed(Person(server), name) == STRANGER
        assert await closed(ann, name, Origin="http://evil.example") == STRANGER
        assert await closed(ann, "NOSUCH") == NOT_FOUND
        assert await closed(Person(server, ann.cookie[:-1] + "x"), name) == STRANGER
        async with ann.at(name, Origin=f"http://{server.host}"):
            await ann.socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as ended:
                await ann.answer()
            assert ended.value.rcvd.code == TOO_LARGE

    asyncio.run(play())


def test_rest_says_who_is_a_stranger_and_what_is_not_there(server):
    async def ask():
        ann, eve = await Person(server).arrive(), await Person(server).arrive()
        assert (await Person(server).post("/api/tables", {})).json() == {"code": "stranger", "data": {}}
        assert (await ann.get("/api/tables/NOSUCH")).status_code == 404
        private = await new_table(ann, spectators=False)
        assert (await eve.get(f"/api/tables/{private}")).status_code == 403
        assert (await ann.get(f"/api/tables/{private}")).json()["table"]["you_are_host"]
        begin = {"id": "command-x", "wish": {"type": "Begin"}}
        refused = await eve.post(f"/api/tables/{private}/commands", begin)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_host")
        assert (await ann.post("/api/tables", {"seats": 7})).status_code == 400
        assert (await ann.get("/api/health")).json() == {"status": "ok"}

    asyncio.run(ask())


def test_listed_tables_are_found_and_others_not(server):
    async def ask():
        ann = await Person(server).arrive()
        await new_table(ann)
        listed = await new_table(ann, listed=True, seats=4)
        assert (await ann.get("/api/tables")).json() == [{"table": listed, "open": 4, "seats": 4}]

    asyncio.run(ask())


def test_the_cookie_cannot_be_read_by_scripts(server):
    async def ask():
        cookie = (await Person(server).post("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie  # plain http at home

    asyncio.run(ask())
