"""Whispers: who may ask a friend, what is answered, and how it is counted."""

import asyncio
import random

from company import Person, Server, playing
from test_table import ANN, BEN, Log

from builders import random_game, random_setup
from glastonbury.bots.whispers import advice, hints
from glastonbury.knowledge import Follower
from glastonbury.notation import new_record, read_record, write_record
from glastonbury.server.shown.replays import replay_of
from glastonbury.server.tables.changes import Abandon, LetPlay, Rematch, SeatBot, Sit, TakeBack, Whisper
from glastonbury.server.tables.following import is_idle
from glastonbury.server.tables.playing import whisper
from glastonbury.server.tables.table import SERVER


def among_bots(seats: int = 2) -> Log:
    """Ann's turn, and all others are bots."""
    log = Log(seats=seats).do(ANN, Sit(0, "Ann"), *(SeatBot(seat, "random") for seat in range(1, seats))).deal(ANN)
    while log.table.deciding != 0:
        log.move()
    return log


def about(log: Log, what: str = "facts") -> Whisper:
    return Whisper(log.table.game, len(log.table.moves), what)


# The table


def test_each_thing_counts_once():
    log = among_bots()
    log.do(ANN, about(log), about(log, "moves"))
    assert log.table.seats[0].whispers == 2
    again = whisper(log.table, ANN, about(log))
    assert is_idle(log.table, again, ANN, about(log))  # there is no row for it
    while log.move().table.deciding != 0:
        pass
    assert log.do(ANN, about(log)).table.seats[0].whispers == 3


def test_another_game_counts_anew():
    log = among_bots()
    log.do(ANN, about(log), Abandon())
    assert log.table.seats[0].whispers == 1
    log.do(ANN, Rematch()).deal(ANN)
    assert log.table.seats[0].whispers == 0


def test_who_may_not_ask():
    log = among_bots(3)
    log.refused(BEN, about(log), "not_at_table")
    log.refused(SERVER, about(log), "not_at_table")
    log.refused(ANN, Whisper(2, 0, "facts"), "not_now")
    ply = len(log.table.moves)
    log.refused(ANN, Whisper(1, ply + 1, "facts"), "stale", ply=ply)
    log.move()
    log.refused(ANN, about(log), "not_your_turn", seat=log.table.deciding)
    while log.table.deciding != 0:
        log.move()
    log.do(SERVER, LetPlay(0, "random"))
    log.refused(ANN, about(log), "not_your_turn")
    log.do(ANN, TakeBack(0), about(log))


def test_nobody_asks_where_somebody_else_plays():
    """Nor where a stand-in plays for that one now, nor where several share a device."""
    log = Log(seats=3).do(ANN, Sit(0, "Ann"), SeatBot(1, "random")).do(BEN, Sit(2, "Ben")).deal(ANN, BEN)
    log.do(SERVER, LetPlay(2, "random"))
    while log.table.deciding != 0:
        log.move()
    log.refused(ANN, about(log), "not_alone", seats=[2])
    shared = Log().do(ANN, Sit(0, "Ann"), Sit(1, "Eve")).deal(ANN)
    shared.refused(ANN, about(shared), "not_alone", seats=[1 - shared.table.deciding])


# The server


def a_game(memory_aid: bool):
    """A record of the first plies of a game of two, and what the one who decides knows there."""
    seed = next(seed for seed in range(1000) if fits(random_setup(random.Random(seed)), memory_aid))
    rng = random.Random(seed)
    setup = random_setup(rng)
    game, moves = Follower(setup, (0,)), []
    for state, move, _ in random_game(rng, setup):
        moves += [move] if move else []
        if move:
            game.play(move)
        if len(moves) > 12 and (state.player, state.phase) == (0, "take"):
            break
    record = new_record(setup)
    return write_record(type(record)(record.setup, record.header, tuple(moves))), game.known[0]


def fits(setup, memory_aid: bool) -> bool:
    return len(setup.players) == 2 and setup.memory_aid == memory_aid


async def asked(person: Person, name: str, what: str, **more: object):
    game = person.table["game"]
    return await person.post(
        f"/api/tables/{name}/whispers", {"game": game["game"], "ply": game["ply"], "about": what, **more}
    )


async def seated(server: Server, record: str) -> tuple[Person, str]:
    ann = await Person(server).arrive()
    name = await ann.new_table(("open", "random"))
    async with ann.at(name):
        await ann.do("Sit", seat=0, name="Ann")
        await ann.do("Prepare", record=record)
    return ann, name


def test_a_friend_answers_what_the_bots_would_say_and_is_counted_after_a_restart_too(database):
    """Facts as codes with data, and no prose; of the record and of the replay they are a part."""

    async def ask(server: Server) -> tuple[str, str]:
        for memory_aid in (True, False):
            record, known = a_game(memory_aid)
            ann, name = await seated(server, record)
            async with ann.at(name):
                await ann.until(lambda table: table["game"]["legal"])
                before = ann.table["version"]
                facts = (await asked(ann, name, "facts", unasked=True)).json()
                assert facts == {
                    "facts": [{"code": fact.code, "data": with_seat(fact.data)} for fact in hints(known)],
                    "moves": [],
                }
                assert facts["facts"]
                assert (await asked(ann, name, "facts")).json() == facts
                await ann.until(lambda table: table["seats"][0]["whispers"] == 1)
                assert ann.table["version"] == before + 1
                for _ in range(2):
                    moves = (await asked(ann, name, "moves")).json()
                    expected = advice(known, random.Random(f"{name}/1/{ann.table['game']['ply']}"))
                    assert [(move["move"], len(move["facts"])) for move in moves["moves"]] == [
                        (str(candidate.opinion.move), len(candidate.facts)) for candidate in expected
                    ]
                await ann.until(lambda table: table["seats"][0]["whispers"] == 2)
                assert (await asked(ann, name, "moves", unasked=True)).json()["code"] == "not_allowed"
        return ann.cookie, name

    async def go_on(server: Server, cookie: str, name: str) -> None:
        ann = Person(server, cookie)
        async with ann.at(name):
            await ann.until(lambda table: table["seats"][0]["whispers"] == 2)
            await asked(ann, name, "moves")  # it was asked for before
            await ann.do("Abandon")
            await ann.until(lambda table: table["status"] == "abandoned")
            assert ann.table["seats"][0]["whispers"] == 2
            assert (await asked(ann, name, "facts")).json()["code"] == "not_now"
        kept = (await ann.get(f"/api/tables/{name}/games/1")).text
        assert [player.get("whispers") for player in read_record(kept).header["players"]] == [2, None]
        assert [player.whispers for player in replay_of(kept, None).players] == [2, 0]

    server = Server(database)
    try:
        cookie, name = asyncio.run(ask(server))
    finally:
        server.stop()
    server = Server(database)
    try:
        asyncio.run(go_on(server, cookie, name))
    finally:
        server.stop()


def with_seat(data: dict) -> dict:
    """A prepared game has its players on their seats."""
    return {("seat" if key == "player" else key): value for key, value in data.items()}


def test_who_is_refused_and_nothing_is_counted(server):
    async def play():
        eve = await Person(server).arrive()
        async with playing(server) as (ann, ben, name):
            decides, waits = (ann, ben) if ann.table["game"]["deciding"] == 0 else (ben, ann)
            for person, code in ((decides, "not_alone"), (waits, "not_your_turn")):
                answer = await asked(person, name, "facts")
                assert (answer.status_code, answer.json()["code"]) == (409, code)
            async with eve.at(name):
                await eve.until(lambda _: True)
                assert (await asked(eve, name, "moves", unasked=True)).json()["code"] == "not_at_table"
            version = ann.table["version"]
            await ann.do("Say", phrase="hello")
            assert ann.table["version"] == version
            unreadable = await ann.post(f"/api/tables/{name}/whispers", {"game": 1, "ply": 0, "about": "everything"})
            assert (unreadable.status_code, unreadable.json()["code"]) == (400, "unreadable")

    asyncio.run(play())


def test_whoever_asks_too_much_has_to_wait(server):
    async def play():
        ann, name = await seated(server, a_game(True)[0])
        async with ann.at(name):
            await ann.until(lambda table: table["game"]["legal"])
            for _ in range(6):
                assert (await asked(ann, name, "facts", unasked=True)).status_code == 200
            answer = await asked(ann, name, "facts")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
            assert ann.table["seats"][0]["whispers"] == 0
            server.clock.now += 2
            assert (await asked(ann, name, "facts")).status_code == 200

    asyncio.run(play())
