"""How others come to a table, whether the server is ready, and what bots do when their processes die."""

import asyncio
import logging
import random
import secrets
import sqlite3
from contextlib import closing

import pytest
from company import Person, Server, playing
from test_metrics import samples

from glastonbury.server.logs import Lines
from glastonbury.server.tables.changes import Author
from glastonbury.server.web import addresses


@pytest.fixture
def public(database):
    server = Server(database, public_url="https://game.example")
    yield server
    server.stop()


def test_links_have_the_public_address_and_tokens_only_in_the_fragment(public):
    async def ask():
        ann = await Person(public).arrive()
        name = await ann.new_table()
        invitation = (await ann.get(f"/api/tables/{name}/invitation")).json()
        assert invitation == {"table": name, "link": f"https://game.example/t/{name}"}
        picture = await ann.get(f"/api/tables/{name}/invitation.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        made = addresses.picture.cache_info().misses
        assert picture.text == addresses.picture(invitation["link"])
        assert addresses.picture.cache_info().misses == made  # it takes long: who asks again gets the same
        made = (await ann.post("/api/me/link")).json()
        assert made["link"] == f"https://game.example/link#{made['token']}"

    asyncio.run(ask())


def test_a_server_for_this_machine_alone_has_no_link_for_others(server):
    async def ask():
        ann = await Person(server).arrive()
        name = await ann.new_table()
        assert (await ann.get(f"/api/tables/{name}/invitation")).json()["link"] is None
        assert (await ann.get(f"/api/tables/{name}/invitation.svg")).json()["code"] == "only_here"

    asyncio.run(ask())


def test_a_server_is_ready_when_its_bots_are_warm(database):
    server = Server(database, warm=True)

    async def ask():
        ann = Person(server)
        warming = await ann.get("/api/ready")
        assert (warming.status_code, warming.json()) == (503, {"status": "warming_up"})
        for process in processes_of(server):
            process.kill()  # it is warmed up all the same
        await server.do(server.house.warm.wait())
        ready = await ann.get("/api/ready")
        assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
        await server.do(all_done(server.house.tasks))
        assert server.house.bots.thinkers.all[-1].warm_for_reviews  # and then the coach

    async def all_done(tasks):
        await asyncio.gather(*tasks)

    try:
        asyncio.run(ask())
    finally:
        server.stop()


def test_a_server_whose_database_does_not_answer_is_not_ready(postgres):
    database = postgres()
    server = Server(database)

    async def ask():
        ann = Person(server)
        assert (await ann.get("/api/ready")).json() == {"status": "ok"}
        await asyncio.to_thread(postgres.drop, database)
        server.clock.now += 1
        ready = await ann.get("/api/ready")
        assert (ready.status_code, ready.json()) == (503, {"status": "no_database"})
        assert (await ann.get("/api/health")).json() == {"status": "ok"}  # to start it again would not help

    try:
        asyncio.run(ask())
    finally:
        server.stop()


def processes_of(server) -> list:
    """In which its bots think."""
    return [
        process for thinker in server.house.bots.thinkers.all for process in (thinker.pool._processes or {}).values()
    ]


def test_a_bot_whose_process_is_killed_thinks_again_and_the_log_says_so(server, caplog):
    caplog.set_level("INFO", "glastonbury")

    async def play():
        ann = await Person(server).arrive()
        name = await ann.new_table(("open", "random"))
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.begin()
            await ann.until(lambda table: table["game"]["legal"])
            if ann.table["game"]["ply"] == 0:
                await ann.move()
                await ann.until(lambda table: table["game"]["legal"])
            for process in processes_of(server):
                process.kill()
            await ann.play(random.Random(1))
        moves = [entry.row.author for entry in await server.do(server.house.store.read(name))]
        told = samples((await ann.get("/metrics")).text)
        assert told["glastonbury_bot_moves_total", "random"] == moves.count(Author("bot", "random")) > 5
        assert told["glastonbury_bot_seconds_count", "random"] == moves.count(Author("bot", "random"))

    asyncio.run(play())
    assert "a process of bots died, and is replaced" in [record.getMessage() for record in caplog.records]


def test_no_secret_is_in_a_log_line(server, tmp_path, caplog, monkeypatch):
    """Not even where the row that holds it cannot be written."""
    made, honest = [], secrets.token_hex

    def noted(size):
        made.append(honest(size))
        return made[-1]

    async def play():
        async with playing(server) as (ann, ben, name):
            await ann.refused("Move", game=1, ply=99, move="@a1")
            assert ann.table["deal"]["secret"] is None
            tokens = [
                (await ann.post(path)).json()["token"] for path in ("/api/me/link", f"/api/tables/{name}/seats/1/link")
            ]
            for token in (*tokens, *tokens):  # once, and once too often
                await Person(server, ben.cookie).post("/api/links", {"token": token, "replace": True})
            await ann.do("Resign", seat=0)
            await ann.do("Rematch")
            await ben.do("Rematch")
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
                connection.execute("DROP TABLE rows")
            assert await ann.refused("Begin") == "not_kept"
            return [*tokens, ann.word.hex(), ben.word.hex(), ann.cookie, ben.cookie]

    monkeypatch.setattr(secrets, "token_hex", noted)
    with caplog.at_level(logging.INFO):
        told = asyncio.run(play())
    logged = caplog.text + "".join(map(Lines().format, caplog.records))
    assert "a command was not kept" in logged
    deals = [hashed for hashed in made if len(hashed) == 64]
    assert len(deals) == 2
    for secret in (*told, *deals):
        assert secret not in logged
