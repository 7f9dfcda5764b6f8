"""What comes in by the doors: read strictly, at the right path and by the right name, and no guessing of tables."""

import asyncio
from dataclasses import replace

import httpx
import pytest
from company import Person, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync import client

from glastonbury.server.limits import PLENTY
from glastonbury.server.tables.changes import Author, Create, Options
from glastonbury.server.web.guards import TOO_MANY


async def posted(person: Person, path: str, text: str):
    return await person.request("POST", path, content=text)


# Ids


def test_the_id_of_one_command_is_not_anothers(server, database):
    sit = {"type": "Sit", "seat": 0, "name": "Ann"}
    hello, away = {"type": "Say", "phrase": "hello"}, {"type": "StepAway"}
    begin, withdraw = {"type": "Begin"}, {"type": "Withdraw"}

    async def answers(ann, name, *asked):
        async with ann.at(name):
            return [(answer["type"], answer.get("code")) for answer in [await ann.ask(*wish) for wish in asked]]

    async def ask():
        ann = await Person(server).arrive()
        name = await ann.new_table()
        done, taken, early = ("Done", None), ("Refusal", "id_taken"), ("Refusal", "seats_open")
        assert await answers(ann, name, (sit, "the-first"), ({**sit, "seat": 1}, "the-first"), (sit, "the-first")) == [
            done,
            taken,
            done,
        ]
        assert await answers(ann, name, (hello, "the-first"), (hello, "second-one"), (away, "second-one")) == [
            taken,
            done,
            taken,
        ]
        assert await answers(ann, name, (begin, "third-one"), (withdraw, "third-one"), (begin, "third-one")) == [
            early,
            taken,
            early,
        ]
        await answers(ann, name, ({**sit, "seat": 1, "name": "Ben"}, "fourth-one"))
        assert await answers(ann, name, (begin, "fifth-one"), (begin, "fifth-one"), (sit, "fifth-one")) == [
            done,
            done,  # though the secret of a deal is another one each time
            taken,
        ]
        return ann, name, done, taken

    ann, name, done, taken = asyncio.run(ask())
    server.stop()
    ann.server = again = Server(database)
    try:
        asked = ({**sit, "seat": 1}, "the-first"), (sit, "the-first"), (hello, "the-first"), (begin, "fifth-one")
        assert asyncio.run(answers(ann, name, *asked)) == [taken, done, taken, done]
    finally:
        again.stop()


# What is read


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ('{"options": {"seats": "2"}}', ["$.options.seats"]),
        ('{"options": {"recipes": 1}}', ["$.options.recipes"]),
        ('{"options": {"seats": 2.0}}', None),  # JSON knows one kind of number
        ('{"options": {"seats": true}}', ["$.options.seats"]),
        ('{"options": {"seats": 2, "seats": 3}}', []),
        ('{"seating": [], "options": {}, "seating": []}', []),
        ("", ["data"]),
        ("[" * 100_000, []),
        ('{"options": {"seats": 2}', []),
    ],
)
def test_rest_takes_nothing_for_what_it_is_not(shared, text, at):
    async def ask():
        ann = await Person(shared).arrive()
        answer = await posted(ann, "/api/tables", text)
        if len(text) > 65536:
            assert answer.status_code == 413
        elif at is None:
            assert answer.status_code == 201
        else:
            data = {"at": at} if at else {}
            assert (answer.status_code, answer.json()) == (400, {"code": "unreadable", "data": data})

    asyncio.run(ask())


def test_no_name_stands_twice_over_a_socket_either(shared):
    async def ask():
        ann = await Person(shared).arrive()
        name = await ann.new_table()
        async with ann.at(name):
            for text in (
                '{"id": "command-a", "id": "command-b", "wish": {"type": "Sit", "seat": 0, "name": "Ann"}}',
                '{"id": "command-a", "wish": {"type": "Sit", "seat": 0, "seat": 1, "name": "Ann"}}',
                '{"id": "command-a", "wish": {"type": "Sit", "seat": 0, "name": "Ann", "n\\u0061me": "Eve"}}',
            ):
                await ann.socket.send(text)
                assert (await ann.answer())["code"] == "unreadable"
            await ann.do("Sit", seat=0, name="Ann")

    asyncio.run(ask())


@pytest.mark.parametrize("path", ["/api//tables", "//api/tables", "/api/tables//", "/%2Fapi/tables", "/api/%2Ftables"])
def test_another_path_is_not_taken_for_a_known_one(server, path):
    async def ask():
        ann = await Person(server).arrive()
        answer = await ann.get(f"http://{server.host}{path}")
        assert (answer.status_code, answer.json()) == (404, {"code": "not_found", "data": {}})
        assert (await ann.get("/api/tables")).json() == []

    asyncio.run(ask())


# Opening tables


def test_one_address_opens_so_many_tables_and_no_other_is_concerned(database):
    server = Server(database, limits=replace(PLENTY, tables=NEVER, tables_burst=2))
    try:
        ann, same_house = (Caller(server, "198.51.100.1") for _ in range(2))
        assert [person.post("/api/tables", {}).status_code for person in (ann, ann, ann)] == [201, 201, 429]
        refused = same_house.post("/api/tables", {})
        assert refused.json() == {"code": "too_many", "data": {"retry_after": int(refused.headers["retry-after"])}}
        assert Caller(server, "198.51.100.2").post("/api/tables", {}).status_code == 201
    finally:
        server.stop()


# Guessing


NEVER = 0.0001  # tokens a second: none within a test


class Caller:
    """Somebody at an address, which a proxy tells."""

    def __init__(self, server: Server, address: str) -> None:
        self.host, self.address, self.cookie = server.host, address, ""
        self.cookie = f"glastonbury={self.post('/api/me').cookies['glastonbury']}"

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": self.address, "Cookie": self.cookie}

    def get(self, path: str) -> int:
        return httpx.get(f"http://{self.host}{path}", headers=self.headers, timeout=60, verify=False).status_code

    def post(self, path: str, data: object = None) -> httpx.Response:
        return httpx.post(f"http://{self.host}{path}", json=data, headers=self.headers, timeout=60, verify=False)

    def closed(self, name: str) -> int:
        """By what code the socket of a table is."""
        url = f"ws://{self.host}/api/tables/{name}/socket"
        with client.connect(url, additional_headers=self.headers, open_timeout=60) as socket:
            with pytest.raises(ConnectionClosed) as ended:
                socket.recv(timeout=60)
            return ended.value.rcvd.code

    def new_table(self, **options: object) -> str:
        return self.post("/api/tables", {"options": options}).json()["table"]


@pytest.fixture
def guarded(database):
    server = Server(database, limits=replace(PLENTY, misses=NEVER, misses_burst=3))
    yield server
    server.stop()


def test_private_tables_have_longer_names_and_old_ones_still_work(server):
    ann = Caller(server, "198.51.100.1")
    assert len(ann.new_table()) == 8
    assert len(ann.new_table(listed=True)) == 6
    asyncio.run(server.do(server.house.desk.decide("OLDONE", Author("person", "eve"), Create(Options()))))
    assert ann.get("/api/tables/OLDONE") == 200


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "path", ["", "/invitation", "/invitation.svg", "/games/1", "/games/1/replay"], ids=lambda path: path or "table"
)
def test_whoever_guesses_wrong_too_often_learns_nothing_more(guarded, path):
    ann, eve = Caller(guarded, "198.51.100.1"), Caller(guarded, "198.51.100.2")
    name = ann.new_table()
    assert [eve.get(f"/api/tables/NOSUCH{number}{path}") for number in range(5)] == [404, 404, 404, 429, 429]
    assert eve.get(f"/api/tables/{name}{path}") == 429  # it would have been right
    assert eve.closed(name) == TOO_MANY
    wish = {"id": "command-1", "wish": {"type": "Sit", "seat": 0, "name": "Eve"}}
    assert eve.post(f"/api/tables/{name}/commands", wish).status_code == 429
    answer = eve.post(f"/api/tables/{name}/seats/0/link")
    assert answer.json() == {"code": "too_many", "data": {"retry_after": int(answer.headers["retry-after"])}}
    ben = Caller(guarded, "198.51.100.3")
    assert ben.get(f"/api/tables/{name}") == 200  # others are not concerned
    # Nor is whoever sits there, though from the same address.
    ann.address = eve.address
    assert ann.get(f"/api/tables/{name}") == 200


def test_sockets_and_commands_are_guesses_too(guarded):
    for number, guess in enumerate(
        (Caller.closed, lambda caller, name: caller.post(f"/api/tables/{name}/seats/0/link"))
    ):
        eve = Caller(guarded, f"198.51.100.{number}")
        for _ in range(3):
            guess(eve, "NOSUCH")
        assert eve.get("/api/tables/NOSUCH") == 429


@pytest.mark.large
def test_many_addresses_together_may_not_guess_for_ever(guarded):
    ann = Caller(guarded, "198.51.100.1")
    name = ann.new_table()
    asyncio.run(sit(guarded, ann, name))
    codes = [Caller(guarded, f"203.0.113.{number}").get("/api/tables/NOSUCH") for number in range(31)]
    assert codes == [404] * 30 + [429]
    assert Caller(guarded, "198.51.100.9").get(f"/api/tables/{name}") == 429  # whoever comes now has to wait
    assert ann.get(f"/api/tables/{name}") == 200  # and whoever sits there plays on


async def sit(server: Server, caller: Caller, name: str) -> None:
    person = Person(server, caller.cookie)
    async with person.at(name):
        await person.do("Sit", seat=0, name="Ann")
