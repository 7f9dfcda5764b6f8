"""Moving to another device, and giving a seat to somebody who has lost theirs: links that work once, by a POST."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from company import Person, Server, playing

from glastonbury.server.log import links

A_DAY = 24 * 3600


async def redeem(person, token, **more):
    return await person.post("/api/links", {"token": token, **more})


async def fetched_twice(person, token):
    """By a preview of the link, or a careless click: GET changes nothing, and makes nobody of anybody."""
    for _ in range(2):
        for path in ("/link", f"/link?{token}", f"/link?token={token}"):
            answer = await person.get(path)
            assert answer.status_code != 404  # the page, where it was built
            assert "set-cookie" not in answer.headers
        for path in ("/api/links", f"/api/links?token={token}"):
            assert (await person.get(path)).status_code == 405
    assert person.cookie == ""


def test_a_link_brings_all_seats_to_another_device_once(server):
    async def play():
        async with playing(server) as (ann, _, name):
            made = (await ann.post("/api/me/link")).json()
            assert made["link"] is None  # a server for this machine alone has no address for others
            phone, thief = Person(server), await Person(server).arrive()
            await fetched_twice(phone, made["token"])
            redeemed = await redeem(phone, made["token"])
            assert redeemed.json() == {"tables": [name]}
            async with phone.at(name):
                await phone.until(lambda table: table["seats"][0]["yours"])
            again = await redeem(thief, made["token"])
            assert (again.status_code, again.json()["code"]) == (404, "no_link")

    asyncio.run(play())


@pytest.mark.parametrize("strangers", [True, False])
@pytest.mark.parametrize("for_seat", [False, True])
def test_of_two_who_redeem_at_once_one_is_first(server, for_seat, strangers):
    async def play():
        async with playing(server) as (ann, _, name):
            path = f"/api/tables/{name}/seats/1/link" if for_seat else "/api/me/link"
            token = (await ann.post(path)).json()["token"]
            people = [Person(server) for _ in range(5)]
            if not strangers:
                await asyncio.gather(*(person.arrive() for person in people))
            answers = await asyncio.gather(*(redeem(person, token) for person in people))
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]
            first = people[[answer.status_code for answer in answers].index(200)]
            async with first.at(name):
                await first.until(lambda table: table["seats"][for_seat]["yours"])

    asyncio.run(play())


def test_a_link_is_for_a_day(server):
    async def play():
        ann = await Person(server).arrive()
        token = (await ann.post("/api/me/link")).json()["token"]
        server.clock.now += A_DAY + 1
        assert (await redeem(Person(server), token)).json()["code"] == "no_link"

    asyncio.run(play())


def test_links_that_are_too_old_are_not_kept(server, tmp_path, monkeypatch):
    """They say who gave them out."""

    def kept():
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            return database.execute("SELECT until FROM links").fetchall()

    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        for _ in range(3):
            await ann.post("/api/me/link")
        assert len(kept()) == 3
        server.clock.now += A_DAY + 1
        await ben.post("/api/me/link")
        await server.do(server.caretaker.tidy())
        assert kept() == [(server.clock.now + A_DAY,)]

    monkeypatch.setattr(links, "SOME", 2)
    asyncio.run(play())


def test_of_one_persons_links_the_newest_work(server, monkeypatch):
    """Nobody waits for what is done with a hundred thousand of them."""
    monkeypatch.setattr(links, "MOST", 2)

    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        tokens = []
        for person in (ann, ben, ann, ann):
            server.clock.now += 1
            tokens.append((await person.post("/api/me/link")).json()["token"])
        answers = [await redeem(Person(server), token) for token in tokens]
        assert [answer.status_code for answer in answers] == [404, 200, 200, 200]

    asyncio.run(play())


def test_a_device_with_seats_of_its_own_is_asked_before_it_gives_them_up(server):
    async def play():
        ann, ben = await Person(server).arrive(), await Person(server).arrive()
        mine = await ben.new_table()
        async with ben.at(mine):
            await ben.do("Sit", seat=0, name="Ben")
        token = (await ann.post("/api/me/link")).json()["token"]
        refused = await redeem(ben, token)
        assert refused.json() == {"code": "has_seats", "data": {"tables": [mine]}}
        assert (await ben.get("/api/me/tables")).json()[0]["table"] == mine
        assert (await redeem(ben, token, replace=True)).status_code == 200
        assert (await ben.get("/api/me/tables")).json() == []

    asyncio.run(play())


def test_the_host_gives_a_lost_seat_to_a_new_device_and_all_see_it(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            path = f"/api/tables/{name}/seats/1/link"
            assert (await ben.post(path)).json()["code"] == "not_host"
            assert (await ann.post(f"/api/tables/{name}/seats/0/link")).json()["code"] == "nobody_to_replace"
            assert (await ann.post(f"/api/tables/{name}/seats/3/link")).json()["code"] == "no_seat"
            assert (await ann.post(f"/api/tables/{name}/seats/9/link")).json()["code"] == "unreadable"
            token = (await ann.post(path)).json()["token"]
            await ben.until(lambda table: table["version"] > 8)
            assert {"type": "AroundTable", "kind": "OfferSeat", "seat": 1} in ben.happened
            tablet = Person(server)
            await fetched_twice(tablet, token)
            assert (await redeem(tablet, token)).json() == {"tables": [name]}
            assert (await redeem(Person(server), token)).json()["code"] == "no_link"
            async with tablet.at(name):
                await tablet.until(lambda table: table["seats"][1]["yours"])
                await ben.until(lambda table: not table["seats"][1]["yours"])
                assert {"type": "AroundTable", "kind": "HandOver", "seat": 1} in ben.happened
                if ann.table["game"]["legal"]:
                    await ann.move()
                await tablet.move()

    asyncio.run(play())


def test_a_seat_link_after_the_seat_is_gone_is_refused(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            token = (await ann.post(f"/api/tables/{name}/seats/1/link")).json()["token"]
            await ann.do("Resign", seat=0)
            await ben.until(lambda table: table["status"] == "over")
            await ben.do("StandUp", seat=1)
            refused = await redeem(Person(server), token)
            assert (refused.status_code, refused.json()["code"]) == (409, "nobody_to_replace")

    asyncio.run(play())


def test_links_and_cookies_work_after_a_restart_and_at_another_process(postgres):
    database = postgres()
    first, second = Server(database), Server(database)

    async def begin():
        async with playing(first) as (ann, _, name):
            links = [await ann.post(path) for path in ("/api/me/link", f"/api/tables/{name}/seats/1/link")]
            return ann, name, *(link.json()["token"] for link in links)

    async def elsewhere(ann, name, token, for_seat):
        at_second = Person(second, ann.cookie)
        assert (await at_second.post("/api/me")).json() == {"new": False}
        phone = Person(second)
        assert (await redeem(phone, token)).json() == {"tables": [name]}
        tablet = Person(second)
        assert (await redeem(tablet, for_seat)).json() == {"tables": [name]}
        for used in (token, for_seat):
            assert (await redeem(Person(second), used)).json()["code"] == "no_link"
        return phone, tablet

    async def after_restart(server, devices, name):
        for seat, device in enumerate(devices):
            again = Person(server, device.cookie)
            async with again.at(name):
                await again.until(lambda table, seat=seat: table["seats"][seat]["yours"])

    try:
        ann, name, *tokens = asyncio.run(begin())
        first.stop()
        devices = asyncio.run(elsewhere(ann, name, *tokens))
        second.stop()
        second = Server(database)
        asyncio.run(after_restart(second, devices, name))
    finally:
        first.stop()
        second.stop()
