"""What comes in by the doors: read strictly, at the right path and by the right name, and no guessing of tables."""

import asyncio

import pytest
from company import Person, Server


async def posted(person: Person, path: str, text: str):
    return await person.request("POST", path, content=text)


# Ids


def test_the_id_of_one_command_is_not_anothers(server, database):
    sit = {"type": "Sit", "seat": 0, "name": "Ann"}
    hello, away = {"type": "Say", "phrase": "hello"}, {"type": "StepAway"}
    begin, withdraw = {"type": "Begin"}, {"type": "Withdraw"}

    async def answers(ann, name, *asked):
        async with ann.at(name):
            return [(answer["type"], answer.get("code")) for answer in [await ann.ask(*one) for one in asked]]

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
def test_rest_takes_nothing_for_what_it_is_not(server, text, at):
    async def ask():
        ann = await Person(server).arrive()
        answer = await posted(ann, "/api/tables", text)
        if len(text) > 65536:
            assert answer.status_code == 413
        elif at is None:
            assert answer.status_code == 201
        else:
            data = {"at": at} if at else {}
            assert (answer.status_code, answer.json()) == (400, {"code": "unreadable", "data": data})

    asyncio.run(ask())


def test_no_name_stands_twice_over_a_socket_either(server):
    async def ask():
        ann = await Person(server).arrive()
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
