"""Reviews on a server: made in portions when no bot thinks, kept, and shown to those who may see them."""

import asyncio
import json
import os
import random
from functools import cache
from itertools import count

import pytest
import sqlalchemy as sa
from company import Person, Server
from test_finished import contents
from test_metrics import told_by
from thoughts import broken, dies_once, hardly_anything, in_four_portions, quick

from builders import random_record
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.notation import Record, read_record, replay, write_record
from glastonbury.rules import Immuto
from glastonbury.server.house import reviews, thinkers
from glastonbury.server.house.thinkers import Queue, Thought
from glastonbury.server.log.schema import ALLOWED, EXERCISES, GUESSES, REVIEWS
from glastonbury.server.shown.reviews import A_DAY, DAYS, forgetting


@cache
def a_record(seed=2, memory_aid=False):
    setup = deal(Choices(SEATING[:2], recipes=True, first=0, memory_aid=memory_aid), b"%d" % seed)
    return random_record(random.Random(seed), setup)


async def finished(*people, memory_aid=False, **options):
    """A table at which these people, or bots in their place, have just finished a game; its players are its seats."""
    host = next(person for person in people if person)
    seating = tuple("open" if person else "random" for person in people)
    name = await host.new_table(seating, **options)
    ids = count()

    async def do(person, kind, **wish):
        command = {"id": f"command-{next(ids)}", "wish": {"type": kind, **wish}}
        (await person.post(f"/api/tables/{name}/commands", command)).raise_for_status()

    for seat, person in enumerate(people):
        if person:
            await do(person, "Sit", seat=seat, name=f"Player {seat}")
    record = next(
        record
        for record in (a_record(seed, memory_aid) for seed in range(2, 99))
        if people[list(replay(record))[-2][0].player]
    )
    begun = Record(record.setup, record.header, record.moves[:-1])
    mover = people[list(replay(record))[-2][0].player]
    await do(host, "Prepare", record=write_record(begun))
    await do(mover, "Move", game=1, ply=len(record.moves) - 1, move=str(record.moves[-1]))
    return name


async def arrived(server, number):
    return [await Person(server).arrive() for _ in range(number)]


async def asked(person, name, *more, game=1):
    return await person.post(f"/api/tables/{name}/games/{game}/review{''.join(more)}")


async def reviewed(person, name, *more):
    """When nobody works on it any more."""
    (await asked(person, name, *more)).raise_for_status()
    await person.server.do(all_made(person.server))
    return (await asked(person, name)).json()


async def all_made(server):
    await asyncio.gather(*server.house.reviews.tasks)


async def first_of(awaited, *tasks):
    await asyncio.wait({asyncio.ensure_future(awaited), *tasks}, return_when=asyncio.FIRST_COMPLETED)


# What is told, and to whom


def test_a_game_is_reviewed_and_each_is_told_of_the_own_errors_alone(shared, monkeypatch):
    monkeypatch.setattr(reviews, "review_portion", quick)

    async def play():
        ann, ben = await arrived(shared, 2)
        name = await finished(ann, ben)
        first = (await asked(ann, name)).json()
        assert (first["done"], first["progress"], first["players"]) == (False, 0, [])
        mine, theirs = await reviewed(ann, name), await reviewed(ben, name)
        assert mine["progress"] == 1
        for player in mine["players"]:
            parts = ("deal", "luck", "own_play", "others_play", "revealed")
            assert sum(player[part]["points"] for part in parts) == pytest.approx(player["result"]["points"], abs=1e-4)
        record = read_record((await ann.get(f"/api/tables/{name}/games/1")).text)
        assert len(mine["turns"]) == len(record.moves)
        assert mine["turns"][0].keys() == {"player", "shares", "play", "luck"}
        assert mine["moments"]
        assert theirs["moments"]
        for player, review in enumerate((mine, theirs)):
            assert {moment["player"] for moment in review["moments"]} == {player}
            assert [bool(memory) for memory in review["half_life"]] == [player == 0, player == 1]
            for moment in review["moments"]:
                assert moment["played"] == str(record.moves[moment["ply"]])
                assert all(fact["data"].keys().isdisjoint({"player"}) for fact in moment["played_facts"])
        told = await told_by(shared)
        assert told["glastonbury_reviews_total", "done"] == 1  # though two have asked for it

    asyncio.run(play())


def test_strangers_see_the_account_where_all_people_let_them_and_nobody_is_forgotten(server, monkeypatch, tmp_path):
    monkeypatch.setattr(reviews, "review_portion", hardly_anything)

    async def refused(person, name):
        answer = await asked(person, name)
        return answer.status_code, answer.json()["code"]

    async def let(person, name, allowed):
        answer = await person.post(f"/api/tables/{name}/games/1/review/strangers", {"allowed": allowed})
        return answer.raise_for_status().json()

    async def play():
        ann, ben, eve = await arrived(server, 3)
        name = await finished(ann, ben)
        private = await finished(ann, None, spectators=False)
        with_bot = await finished(ann, None)
        assert await refused(eve, name) == (409, "not_yours")
        assert (await eve.post(f"/api/tables/{name}/games/1/review/strangers", {"allowed": True})).status_code == 409
        answer = await let(ann, name, allowed=True)
        assert (answer["strangers"], answer["allowed"]) == (False, True)
        assert await refused(eve, name) == (409, "not_yours")
        assert (await let(ben, name, allowed=True))["strangers"]
        seen = await reviewed(eve, name)
        assert seen["players"]
        assert (seen["moments"], seen["half_life"], seen["guesses"], seen["allowed"]) == ([], [None, None], [], None)
        assert not (await let(ben, name, allowed=False))["strangers"]
        assert await refused(eve, name) == (409, "not_yours")
        await let(ben, name, allowed=True)
        await let(ann, private, allowed=True)
        assert await refused(eve, private) == (404, "no_game")
        assert (await let(ann, with_bot, allowed=True))["strangers"]  # bots need not be asked
        # Whoever is forgotten allows nothing, and nothing is left of how that one played.
        guess = {"seat": 1, "said": {"immuto": 2}}
        assert (await ben.post(f"/api/tables/{name}/games/1/cauldron", guess)).status_code == 200
        assert (await ben.post("/api/me/mistakes", {"table": name, "game": 1, "ply": 1, "found": True})).is_success
        ben_id = ben.cookie.split("=")[1].split(".")[0]
        assert contents(tmp_path / "tables.db").count(ben_id) >= 3
        assert (await ben.request("DELETE", "/api/me")).status_code == 204
        assert ben_id not in contents(tmp_path / "tables.db")
        assert await refused(eve, name) == (409, "not_yours")
        mine = await reviewed(ann, name)
        assert [moment["player"] for moment in mine["moments"]] == [0]
        for table in (ALLOWED, GUESSES, EXERCISES):
            there = await server.do(server.house.store.find(sa.select(table).where(table.c.table == name)))
            assert [row.person == ben_id for row in there] == ([False] if table is ALLOWED else [])
        [kept] = await server.do(server.house.store.find(sa.select(REVIEWS).where(REVIEWS.c.table == name)))
        left = json.loads(kept.draft)
        assert [moment["player"] for moment in left["moments"]] == [0]
        assert [memory is None for memory in left["memory"]] == [False, True]

    asyncio.run(play())


def test_what_was_not_played_to_its_end_is_not_reviewed(shared):
    async def play():
        ann, ben = await arrived(shared, 2)
        assert (await asked(ann, "NOWHERE")).json()["code"] == "no_game"
        name = await ann.new_table()
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            await ann.begin(ben)
            assert (await asked(ann, name)).json()["code"] == "no_game"  # it is going on
            await ann.do("Resign", seat=0)
        answer = await asked(ann, name)
        assert (answer.status_code, answer.json()["code"]) == (409, "abandoned")

    asyncio.run(play())


def test_moves_that_any_memory_may_have_made_tell_of_none():
    """As with the memory aid, where nobody forgets."""
    assert forgetting([[[-1.0] * 5] * 8]) is None
    assert forgetting([[[float(-((row - 3) ** 2))] * 5 for row in range(8)]]).takes == 8


# Making them


def order(queue):
    return [thought.number for thought in iter(lambda: queue.next(may_search=True), None)]


def test_every_bot_thinks_before_a_review_goes_on_and_addresses_take_turns():
    queue, numbers = Queue(), count()
    for share, searching, review in (
        *[("eve", False, True)] * 2,
        ("ann", False, True),
        ("ben", True, False),
        ("ben", False, False),
    ):
        queue.waiting.append(Thought(len, (), searching, not review, share, next(numbers), None, review))
    assert queue.next(may_search=True, may_review=False).number == 4
    assert queue.next(may_search=False, may_review=False) is None
    assert order(queue) == [3, 0, 2, 1]


def test_a_bot_thinks_between_two_portions(monkeypatch):
    """It is asked while the one process that searches makes the first."""
    monkeypatch.setattr(thinkers, "PROCESSES", 2)
    order = []

    async def ask():
        all_of_them = thinkers.Thinkers()
        try:
            asked = [all_of_them.ask(os.getpid, review=True, share=share) for share in ("ann", "ben")]
            asked += [all_of_them.ask(os.getpid, searching=True) for _ in range(2)]
            tasks = [asyncio.ensure_future(coroutine) for coroutine in asked]
            for number, task in enumerate(tasks):
                task.add_done_callback(lambda _, number=number: order.append(number))
            await asyncio.gather(*tasks)
        finally:
            all_of_them.close()

    asyncio.run(ask())
    assert order == [0, 2, 3, 1]


def test_after_a_portion_reviews_rest_for_what_the_server_has_worked_and_bots_do_not(monkeypatch):
    monkeypatch.setattr(thinkers, "PROCESSES", 2)
    monkeypatch.setattr(thinkers, "REST", 1e9)
    monkeypatch.setattr(thinkers, "LONGEST_REST", 1e9)

    async def ask():
        all_of_them = thinkers.Thinkers()
        try:
            await all_of_them.ask(os.getpid, review=True)
            second = asyncio.ensure_future(all_of_them.ask(os.getpid, review=True))
            await all_of_them.ask(os.getpid, searching=True)  # by the same process
            assert [thought.review for thought in all_of_them.queue.waiting] == [True]
            all_of_them.end_rest()
            await second
        finally:
            all_of_them.close()

    asyncio.run(ask())


@pytest.mark.parametrize(("portion", "failed"), [(dies_once, False), (broken, True)])
def test_a_process_that_dies_costs_a_retry_and_a_coach_that_breaks_the_review(
    server, monkeypatch, caplog, tmp_path, portion, failed
):
    monkeypatch.setenv("REVIEW_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(reviews, "review_portion", portion)

    async def play():
        [ann] = await arrived(server, 1)
        name = await finished(ann, None)
        assert (await reviewed(ann, name))["failed"] == failed
        assert (tmp_path / "mark").exists() != failed
        if failed:
            assert (await reviewed(ann, name))["failed"]  # and nobody tries again by just asking
            assert (await reviewed(ann, name, "?again=true"))["failed"]
            monkeypatch.setattr(reviews, "review_portion", hardly_anything)
            assert not (await asked(ann, name, "?again=true")).json()["failed"]
            assert (await reviewed(ann, name, "?again=true"))["done"]
        told = await told_by(server)
        assert told["glastonbury_reviews_total", "done"] == 1
        assert told.get(("glastonbury_reviews_total", "failed"), 0) == 2 * failed

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records] == ["a review failed"] * 2 * failed


@pytest.mark.parametrize("times", [1, 2])
def test_a_process_that_hangs_costs_a_retry_and_one_that_hangs_again_the_review(server, monkeypatch, times):
    """As those who think tell it, who have ended it by then."""
    monkeypatch.setattr(reviews, "review_portion", hardly_anything)
    ask, drafts = server.house.reviews.thinkers.ask, []

    async def hangs(work, line, people, draft, **how):
        drafts.append(draft)
        if 2 <= len(drafts) < 2 + times:
            raise TimeoutError
        return await ask(work, line, people, draft, **how)

    monkeypatch.setattr(server.house.reviews.thinkers, "ask", hangs)

    async def play():
        [ann] = await arrived(server, 1)
        name = await finished(ann, None)
        made = await reviewed(ann, name)
        assert (made["done"], made["failed"]) == ((True, False) if times == 1 else (False, True))
        if made["failed"]:
            assert made["players"]  # what was there is kept, and gone on with
            assert (await reviewed(ann, name, "?again=true"))["done"]

    asyncio.run(play())
    assert drafts[0] is None
    assert drafts[1:] == [drafts[1]] * (times + 1)


@pytest.mark.parametrize(("seconds", "written"), [(0.0, [0, 1, 2, 3]), (1000.0, [0, 3])])
def test_what_is_found_is_told_at_once_and_written_down_now_and_then(server, monkeypatch, seconds, written):
    monkeypatch.setattr(reviews, "review_portion", in_four_portions)
    monkeypatch.setattr(reviews, "KEPT", seconds)
    ask, keep, told, kept = server.house.reviews.thinkers.ask, reviews.keep_portion, [], []

    async def keeps(store, key, portions, **new):
        kept.append(json.loads(new["draft"])["weighed"])
        return await keep(store, key, portions, **new)

    monkeypatch.setattr(reviews, "keep_portion", keeps)

    async def play():
        [ann] = await arrived(server, 1)
        name = await finished(ann, None)

        async def looks(*asking, **how):
            told.append((await asked(ann, name)).json()["progress"])
            return await ask(*asking, **how)

        monkeypatch.setattr(server.house.reviews.thinkers, "ask", looks)
        assert (await reviewed(ann, name))["done"]

    asyncio.run(play())
    assert kept == written
    assert told == sorted(set(told))  # each time there was more of it
    assert len(told) == 4


def test_to_try_again_counts_as_begun(server, monkeypatch):
    monkeypatch.setattr(reviews, "review_portion", broken)

    async def play():
        [ann] = await arrived(server, 1)
        name = await finished(ann, None)
        assert (await reviewed(ann, name))["failed"]
        server.house.reviews.begun.of(id_of(ann)).tokens = 0.0
        assert (await asked(ann, name)).status_code == 200  # what is there is free
        assert (await asked(ann, name, "?again=true")).status_code == 429

    asyncio.run(play())


@pytest.mark.few(1)
def test_a_review_goes_on_after_a_restart_where_it_was(url, monkeypatch):
    seen = []

    def noted(ask, reached=None):
        async def asked(work, line, people, draft, **how):
            seen.append(draft)
            if len(seen) == 2:
                reached.set()
                await asyncio.Event().wait()  # until the server stops
            return await ask(work, line, people, draft, **how)

        return asked

    monkeypatch.setattr(reviews, "review_portion", hardly_anything)

    async def begin(server):
        reached = asyncio.Event()
        server.house.bots.thinkers.ask = noted(server.house.bots.thinkers.ask, reached)
        [ann] = await arrived(server, 1)
        name = await finished(ann, None)
        (await asked(ann, name)).raise_for_status()
        await server.do(first_of(reached.wait(), *server.house.reviews.tasks))
        begun = (await asked(ann, name)).json()
        assert begun["players"]
        assert 0 < begun["progress"] < 1
        assert not begun["done"]
        return ann.cookie, name

    async def go_on(server, cookie, name):
        server.house.bots.thinkers.ask = noted(server.house.bots.thinkers.ask)
        server.clock.now += reviews.PATIENCE + 1  # until nobody waits for the other process any more
        assert (await reviewed(Person(server, cookie), name))["done"]

    server = Server(url)
    try:
        cookie, name = asyncio.run(begin(server))
    finally:
        server.stop()
    server = Server(url)
    try:
        asyncio.run(go_on(server, cookie, name))
    finally:
        server.stop()
    assert seen[0] is None
    assert seen[1] == seen[2] is not None
    assert len(seen) == 3


def test_whoever_asks_for_much_has_to_wait_and_what_is_there_is_free(server, monkeypatch):
    monkeypatch.setattr(reviews, "review_portion", hardly_anything)
    monkeypatch.setattr(reviews, "OF_ONE", 1)
    monkeypatch.setattr(reviews, "OF_ADDRESS", 2)
    monkeypatch.setattr(reviews, "PORTION", 3.0)

    async def play():
        people = await arrived(server, 4)
        tables = [await finished(person, None) for person in (people[0], *people)]
        free, going_on = asyncio.Event(), server.house.reviews.go_on

        async def waits(*asked):
            await free.wait()
            await going_on(*asked)

        monkeypatch.setattr(server.house.reviews, "go_on", waits)
        assert (await asked(people[0], tables[0])).json()["again_in"] == reviews.FIRST
        assert (await asked(people[0], tables[0])).status_code == 200  # the same one
        answer = await asked(people[0], tables[1])
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert (await asked(people[1], tables[2])).json()["again_in"] == 3.0  # one after the other
        assert (await asked(people[2], tables[3])).status_code == 429  # too many from there
        await server.do(set_(free))
        for person, table in ((people[0], tables[0]), (people[1], tables[2]), (people[2], tables[3])):
            assert (await reviewed(person, table))["again_in"] == 0
        server.house.reviews.begun.of(id_of(people[3])).tokens = 0.0
        assert (await asked(people[3], tables[4])).status_code == 429  # so many a day
        server.clock.now += A_DAY / reviews.A_DAY_EACH
        assert (await reviewed(people[3], tables[4]))["done"]

    async def set_(event):
        event.set()

    asyncio.run(play())


def id_of(person):
    return person.cookie.split("=")[1].split(".")[0]


# What people make of them


def test_cauldrons_are_guessed_once_mistakes_come_back_after_days_and_a_trend_counts_both(server, monkeypatch):
    monkeypatch.setattr(reviews, "review_portion", hardly_anything)

    async def play():
        ann, ben = await arrived(server, 2)
        name = await finished(ann, ben)
        record = read_record((await ann.get(f"/api/tables/{name}/games/1")).text)
        *_, (state, _) = replay(record)
        cards = state.players[0].cauldron
        ingredients = [card.ingredient.code for card in cards if not isinstance(card, Immuto)]
        first = ingredients[0]
        said = {first: ingredients.count(first) + 2, "immuto": 0}

        async def guess(person, seat, said, table=name):
            return await person.post(f"/api/tables/{table}/games/1/cauldron", {"seat": seat, "said": said})

        assert (await guess(ann, 1, said)).json()["code"] == "not_yours"
        for nonsense in ({"Spider": 1}, {first: -1}, {first: 10**30}):
            assert (await guess(ann, 0, nonsense)).json()["code"] == "not_allowed"
        told = (await guess(ann, 0, said)).json()
        assert told == (await guess(ann, 0, said)).json()
        assert (await guess(ann, 0, {first: 1})).json()["code"] == "guessed"
        assert sum(told["truth"].values()) == len(cards)
        assert told["truth"][first] == told["right"] == ingredients.count(first)
        assert told["of"] == max(len(cards), sum(said.values()))
        server.clock.now += 60
        open_ = await finished(ann, ben, memory_aid=True)
        assert (await guess(ann, 0, said, open_)).json()["code"] == "not_allowed"

        async def mistakes():
            return (await ann.get("/api/me/mistakes")).json()

        assert await mistakes() == []
        assert (await ann.get("/api/me/trend")).json() == {"games": [], "half_life": None}
        assert (await reviewed(ann, name))["guesses"] == [told]
        assert (await reviewed(ben, name))["guesses"] == []
        [mistake] = await mistakes()
        assert (mistake["player"], mistake["due"], mistake["found"], mistake["table"]) == (0, True, 0, name)
        assert mistake["played_facts"] == [{"code": "denies", "data": {"seat": 1, "points": 2}}]
        answer = {"table": name, "game": 1, "ply": 0}
        for number, days in enumerate((*DAYS, DAYS[-1]), 1):
            new = (await ann.post("/api/me/mistakes", answer | {"found": True})).json()
            assert (new["found"], new["due"], new["next"]) == (number, False, server.clock.date() + days * A_DAY)
            assert (await ann.post("/api/me/mistakes", answer | {"found": True})).json() == new  # too early to count
            assert await mistakes() == [new]
            server.clock.now += days * A_DAY
            assert [mistake["due"] for mistake in await mistakes()] == [True]
        missed = (await ann.post("/api/me/mistakes", answer | {"found": False})).json()
        assert (missed["found"], missed["next"]) == (0, server.clock.date() + A_DAY)
        other = await ann.post("/api/me/mistakes", answer | {"ply": 1, "found": True})
        assert (other.status_code, other.json()["code"]) == (404, "no_game")  # it is Ben's
        await reviewed(ann, open_)
        trend = (await ann.get("/api/me/trend")).json()
        assert [game["table"] for game in trend["games"]] == [name, open_]
        assert [game["guess_right"] for game in trend["games"]] == [told["right"], None]
        assert [(game["mistakes"], game["points_lost"], game["unforced"]) for game in trend["games"]] == [
            (1, 5.0, 3)
        ] * 2
        assert trend["half_life"]["takes"] == 8

    asyncio.run(play())
