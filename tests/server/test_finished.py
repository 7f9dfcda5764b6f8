"""Games that are over: the record, the proof of its deal, the replay, what it counts, and how people are forgotten."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing

import pytest
from click.testing import CliRunner
from company import Person, playing, two_at

from glastonbury.cli.verify import verify
from glastonbury.deal import Choices, deal
from glastonbury.notation import Record, final_state, new_record, read_record, write_record
from glastonbury.rules import PLAYER_COLORS, Color, legal, play, scores, start
from glastonbury.server.shown.happenings import CardTaken, PawnMoved, TurnPassed
from glastonbury.server.shown.replays import replay_of
from glastonbury.server.tables.following import replay
from glastonbury.server.tables.names import FORGOTTEN


async def play_to_the_end(ann, ben, seed=1):
    await asyncio.gather(ann.play(random.Random(seed)), ben.play(random.Random(seed + 1)))


def test_the_record_has_the_game_and_the_proof_of_its_deal(shared, tmp_path):
    async def play():
        async with playing(shared, recipes=True) as (ann, ben, name):
            commitment = ann.table["deal"]["commitment"]
            assert (await ann.get(f"/api/tables/{name}/games/1")).json()["code"] == "no_game"
            await play_to_the_end(ann, ben)
            response = await ben.get(f"/api/tables/{name}/games/1")
            assert response.headers["content-disposition"] == f'attachment; filename="glastonbury-{name}-1.jsonl"'
            record = read_record(response.text)
            assert record.header["rules"] == 1
            assert {player["name"] for player in record.header["players"]} == {"Ann", "Ben"}
            points = [player["score"]["total"] for player in ann.table["game"]["players"]]
            assert [score.total for score in scores(final_state(record))] == points
            assert record.header["result"]["scores"][0]["total"] == points[0]
            checked = (await Person(shared).post("/api/verify", {"record": response.text})).json()
            assert checked == {"honest": True, "commitment": commitment, "problem": None}
            (tmp_path / "game.jsonl").write_bytes(response.content)
            said = CliRunner().invoke(verify, [str(tmp_path / "game.jsonl")])
            assert (said.exit_code, said.output) == (0, f"game 0: dealt from its secret, SHA-256 {commitment}\n")
            record.header["deck"].reverse()
            forged = {**record.header, "actions": []}
            for line, problem in (
                (json.dumps(forged), {"code": "other_deal", "data": {"what": "deck"}}),
                (json.dumps({**forged, "deal": {}}), {"code": "bad_proof", "data": {}}),
                (json.dumps({**forged, "actions": ["a1"]}), {"code": "bad_record", "data": {"ply": 0}}),
                ("{}", {"code": "bad_record", "data": {"ply": None}}),
            ):
                checked = (await Person(shared).post("/api/verify", {"record": line})).json()
                assert checked == {"honest": False, "commitment": None, "problem": problem}

    asyncio.run(play())


def test_an_abandoned_game_counts_for_nobody_and_shows_its_secret(shared):
    async def play():
        async with playing(shared) as (ann, ben, name):
            await ann.do("Abandon")
            await ann.do("Withdraw")
            await ben.do("Abandon")
            await ben.until(
                lambda table: table["wanted"] == [{"kind": "Abandon", "seats": [1], "seat": None, "level": None}]
            )
            await ann.do("Abandon")
            await ben.until(lambda table: table["status"] == "abandoned")
            record = (await ann.get(f"/api/tables/{name}/games/1")).text
            assert json.loads(record)["abandoned"]
            assert (await ann.post("/api/verify", {"record": record})).json()["honest"]
            assert (await ann.get("/api/me/statistics")).json()["games"] == 0
            assert [game["won"] for game in (await ann.get("/api/me/games")).json()] == [None]
            assert ben.table["deal"]["secret"]

    asyncio.run(play())


def test_the_replay_has_every_position_open_or_as_one_player_saw_it(shared):
    async def play():
        async with playing(shared, recipes=True) as (ann, ben, name):
            assert (await ann.get(f"/api/tables/{name}/games/1/replay")).status_code == 404
            await play_to_the_end(ann, ben)
            path = f"/api/tables/{name}/games/1/replay"
            everything = (await ann.get(path)).json()
            moves = json.loads((await ann.get(f"/api/tables/{name}/games/1")).text)["actions"]
            assert [frame["move"] for frame in everything["frames"]] == [None, *moves]
            assert all(
                player["cauldron"] is not None and player["recipes"]
                for frame in everything["frames"]
                for player in frame["game"]["players"]
            )
            assert everything["result"]["scores"]
            sat = {player["name"]: (player["seat"], player["yours"]) for player in everything["players"]}
            assert sat == {"Ann": (0, True), "Ben": (1, False)}  # whoever began
            assert all(frame["happened"] for frame in everything["frames"][1:])
            through_her_eyes = (await ann.get(f"{path}?player=1")).json()["frames"]
            assert through_her_eyes[5]["game"]["players"][0]["recipes"] is None
            assert through_her_eyes[5]["game"]["players"][1]["recipes"]
            assert through_her_eyes[5]["game"]["players"][1]["cauldron"] is None
            assert (await ann.get(f"{path}?player=2")).json()["code"] == "no_seat"
            assert (await ann.get(f"{path}?player=-1")).json()["code"] == "unreadable"
            assert (await ann.get(f"/api/tables/{name}/games/2")).json()["code"] == "no_game"

    asyncio.run(play())


def test_the_replay_is_what_a_player_saw_while_it_was_played(shared):
    async def play():
        async with playing(shared, recipes=True) as (ann, ben, name):
            seen = {"Ann": remember(ann), "Ben": remember(ben)}
            await play_to_the_end(ann, ben)
            players = json.loads((await ann.get(f"/api/tables/{name}/games/1")).text)["players"]
            for number, player in enumerate(players):
                replay = (await ann.get(f"/api/tables/{name}/games/1/replay?player={number}")).json()
                known = seen[player["name"]]
                assert len(known) > 20
                for ply, game in known.items():
                    assert in_turn_order(game, players) == in_turn_order(replay["frames"][ply]["game"], players)

    asyncio.run(play())


def remember(person):
    """What somebody is shown of a game from now on: ply → the game."""
    seen, receive = {}, person.receive

    async def received():
        message = await receive()
        if person.table and person.table["game"]:
            seen[person.table["game"]["ply"]] = person.table["game"]
        return message

    person.receive = received
    return seen


def in_turn_order(game, players):
    """Without the numbers of seats: at a table these are as people sit."""
    looks = [game["looks"].get(str(player["seat"])) for player in game["players"]]
    public = [{key: player[key] for key in player if key not in ("seat", "last_turn")} for player in game["players"]]
    assert [player["color"] for player in public] == [player["color"] for player in players]
    return looks, public, game["cells"], game["pile"], game["phase"], game["taken"], game["legal"]


def played_at_random(seed, players=2):
    rng = random.Random(seed)
    setup = deal(Choices(PLAYER_COLORS[:players], recipes=True), rng.randbytes(16))
    moves, state = [], start(setup)
    while state.phase != "over":
        moves.append(rng.choice(legal(state)))
        state, _ = play(state, moves[-1])
    return new_record(setup), moves


def kept(record, moves):
    return write_record(Record(record.setup, record.header, tuple(moves)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_replay_is_told_turn_by_turn(players):
    record, moves = played_at_random(players, players)
    for player in (None, 1):
        replay = replay_of(kept(record, moves), player)
        assert all(frame.happened for frame in replay.frames[1:])
        placed, scored = replay.turns[:players], replay.turns[-1]
        assert [(turn.number, turn.seat, turn.frame) for turn in placed] == [(None, i, i + 1) for i in range(players)]
        assert (scored.number, scored.seat, scored.frame) == (None, None, len(moves))
        turns = replay.turns[players:-1]
        assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
        assert [turn.seat for turn in turns] == [i % players for i in range(len(turns))]
        assert [turn.frame for turn in turns] == sorted(turn.frame for turn in turns)
        for turn in turns:
            assert {happening.seat for happening in turn.happened if isinstance(happening, PawnMoved | CardTaken)} == {
                turn.seat
            }
        told = [type(happening) for turn in replay.turns for happening in turn.happened]
        assert told == [type(happening) for frame in replay.frames for happening in frame.happened]


def test_a_player_is_told_everything_where_all_stood_at_corners():
    """Then a decision is followed by a turn of everybody in which nothing could be decided."""
    for seed in range(500):
        record, moves = played_at_random(seed)
        replay = replay_of(kept(record, moves), 0)
        passed = [sum(isinstance(happening, TurnPassed) for happening in frame.happened) for frame in replay.frames]
        assert all(frame.happened for frame in replay.frames[1:])
        if 2 in passed:
            frame = passed.index(2)
            assert len([turn for turn in replay.turns if turn.frame == frame]) == 3
            return
    raise AssertionError("nobody stood at a corner")


def test_a_game_that_was_broken_off_ends_with_the_last_turn_in_which_something_was_decided():
    record, moves = played_at_random(1)
    for plies in range(3, 30):
        replay = replay_of(kept(record, moves[:plies]), None)
        assert replay.turns[-1].frame == plies
        assert len(replay.turns[-1].happened) > 1


def test_the_replay_tells_who_resigned_and_that_they_have_not_won():
    setup = deal(Choices((Color.BLUE, Color.RED)), b"a game")
    moves, state = [], start(setup)
    while state.phase != "over":
        moves.append(legal(state)[0])
        state, _ = play(state, moves[-1])
    for resigned in (0, 1):
        record = new_record(setup, {setup.players[resigned]: {"resigned": True}})
        replay = replay_of(write_record(Record(record.setup, record.header, tuple(moves))), None)
        assert [player.resigned for player in replay.players] == [resigned == 0, resigned == 1]
        assert replay.frames[-1].game.winners == [1 - resigned]
        assert replay.frames[-2].game.winners == []


def test_a_game_without_spectators_is_for_those_who_played(shared):
    async def play():
        async with playing(shared, spectators=False) as (ann, ben, name):
            await ann.do("Resign", seat=0)
            eve = await Person(shared).arrive()
            assert (await ben.get(f"/api/tables/{name}/games/1")).status_code == 200
            assert (await eve.get(f"/api/tables/{name}/games/1")).status_code == 404
            assert (await eve.get(f"/api/tables/{name}/games/1/replay")).status_code == 404

    asyncio.run(play())


def test_statistics_count_games_wins_and_points(shared):
    async def play():
        async with playing(shared, recipes=True) as (ann, ben, name):
            await play_to_the_end(ann, ben)
            record = read_record((await ann.get(f"/api/tables/{name}/games/1")).text)
            [counted] = [
                score
                for score, player in zip(scores(final_state(record)), record.header["players"], strict=True)
                if player["name"] == "Ann"
            ]
            first = {seat["name"]: seat for seat in ann.table["seats"]}
            await ann.do("Rematch")
            await ben.do("Rematch")
            begun = ann.table["game"]["players"][0]["seat"]
            await ann.begin(ben)
            assert ann.table["game"]["players"][0]["seat"] == 1 - begun  # the next one begins
            assert {seat["name"]: seat["wins"] for seat in ann.table["seats"]} == {
                called: seat["wins"] for called, seat in first.items()
            }
            await ann.do("Resign", seat=0)
            mine = (await ann.get("/api/me/statistics")).json()
            assert mine["games"] == 2
            assert mine["wins"] == first["Ann"]["wins"]
            assert mine["ingredients"] == counted.ingredient_points
            assert mine["recipes"] == counted.recipe_a + counted.recipe_b
            assert mine["ingredients"] + mine["recipes"] == first["Ann"]["points"]
            assert (await ben.get("/api/me/statistics")).json()["wins"] == first["Ben"]["wins"] + 1
            assert [game["game"] for game in (await ann.get("/api/me/games")).json()] == [2, 1]

    asyncio.run(play())


def test_who_plays_all_seats_wins_against_nobody(shared):
    async def play():
        ann = await Person(shared).arrive()
        name = await ann.new_table()
        record, moves = played_at_random(3)
        async with ann.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.do("Sit", seat=1, name="Mum")
            await ann.until(lambda table: [seat["device"] for seat in table["seats"]] == [0, 0])
            await ann.do("Prepare", record=kept(record, moves[:-1]))
            await ann.play(random.Random(3))
        assert (await ann.get("/api/me/statistics")).json()["games"] == 0
        assert len((await ann.get("/api/me/games")).json()) == 2

    asyncio.run(play())


def test_who_shares_a_device_against_somebody_else_is_not_counted_and_the_other_one_is(shared):
    async def play():
        ann, ben, name = await two_at(shared, seats=3)
        record, moves = played_at_random(3, players=3)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ann.do("Sit", seat=1, name="Mum")
            await ben.do("Sit", seat=2, name="Ben")
            await ann.do("Prepare", record=kept(record, moves[:-1]))
            await ann.until(lambda table: table["game"])
            mover = ben if ann.table["game"]["deciding"] == 2 else ann
            await mover.move(str(moves[-1]))
            await ben.until(lambda table: table["status"] == "over")
        assert (await ann.get("/api/me/statistics")).json()["games"] == 0
        assert len((await ann.get("/api/me/games")).json()) == 2
        points = ben.table["seats"][2]["points"]
        found = (await ben.get("/api/me/statistics")).json()
        assert (found["games"], found["ingredients"] + found["recipes"]) == (1, points)

    asyncio.run(play())


def contents(path) -> str:
    """All that the database says, anywhere."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def test_forgetting_leaves_games_and_takes_the_person_out_of_them(server, tmp_path):
    async def play():
        async with playing(server, recipes=True) as (ann, ben, over):
            await play_to_the_end(ann, ben)
        ben_id = ben.cookie.split("=")[1].split(".")[0]
        assert ben_id in contents(tmp_path / "tables.db")
        async with playing(server) as (cat, dan, running):
            dan_is = Person(server, ben.cookie)
            async with dan_is.at(over):
                await dan_is.do("Rename", seat=1, name="Benvenuto")
            assert "Benvenuto" in contents(tmp_path / "tables.db")
            waiting = await cat.new_table(listed=True)
            async with dan_is.at(waiting):
                await dan_is.do("Sit", seat=1, name="Benvenuto")
            await cat.do("Say", phrase="hello")
            link = (await dan_is.post("/api/me/link")).json()["token"]
            for person, seat in ((ann, 1), (dan_is, 0)):  # they do not want to hear each other
                mute = {"id": "not-to-be-heard", "wish": {"type": "Mute", "seat": seat, "muted": True}}
                assert (await person.post(f"/api/tables/{over}/commands", mute)).status_code == 200
            assert (await dan_is.request("DELETE", "/api/me")).status_code == 204
            # Nothing says any more who it was.
            left = contents(tmp_path / "tables.db")
            assert ben_id not in left
            assert "Benvenuto" not in left
            assert '"Ben"' in left  # another one of that name plays at the other table
            assert (await Person(server).post("/api/links", {"token": link})).json()["code"] == "no_link"
            # The games stay, and can be played on.
            record = json.loads((await ann.get(f"/api/tables/{over}/games/1")).text)
            assert sorted(player["name"] for player in record["players"]) == [FORGOTTEN, "Ann"]
            assert (await ann.post("/api/verify", {"record": json.dumps(record)})).json()["honest"]
            assert (await ann.get(f"/api/tables/{over}")).status_code == 200
            [listed] = (await ann.get("/api/tables")).json()
            assert listed["about"]["names"] == []
            await next(person for person in (cat, dan) if person.table["game"]["legal"]).move()
            assert (await dan_is.get("/api/me/statistics")).json()["games"] == 0
            assert running

    asyncio.run(play())


def test_who_took_over_a_seat_is_forgotten_with_its_name(server, tmp_path):
    """It was typed on the lost device, and is the same person's."""

    async def play():
        ann, ben, name = await two_at(server)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            await ben.do("Rename", seat=1, name="Benvenuto")
            await ann.begin(ben)
            token = (await ann.post(f"/api/tables/{name}/seats/1/link")).json()["token"]
            phone = Person(server)
            await phone.post("/api/links", {"token": token})
            assert "Benvenuto" in contents(tmp_path / "tables.db")
            before = await server.do(server.house.store.read(name))
            assert (await phone.request("DELETE", "/api/me")).status_code == 204
            await ann.until(lambda table: table["seats"][1]["name"] == FORGOTTEN)
            assert "Benvenuto" not in contents(tmp_path / "tables.db")
            # The rows say the same as before, but for who it was.
            rewritten = await server.do(server.house.store.read(name))
            was, now = (replay(entry.row for entry in rows) for rows in (before, rewritten[: len(before)]))
            person = was.seats[1].person
            assert now.seats[1].person not in (person, None)
            same = repr(was).replace(person, now.seats[1].person).replace("'Benvenuto'", repr(FORGOTTEN))
            assert repr(now) == same

    asyncio.run(play())


@pytest.mark.parametrize("status", ["dealing", "playing"])
def test_who_is_forgotten_in_the_middle_leaves_the_seat(server, status):
    async def play():
        ann, ben, name = await two_at(server)
        async with ann.at(name), ben.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            if status == "dealing":
                await ann.do("Begin")
            else:
                await ann.begin(ben)
            await ben.request("DELETE", "/api/me")
            if status == "dealing":
                await ann.until(lambda table: table["status"] == "waiting" and table["seats"][1]["open"])
            else:
                await ann.until(lambda table: table["seats"][1]["stand_in"] == "apprentice")
                await ann.until(lambda table: table["seats"][1]["name"] == FORGOTTEN)
                await ann.move()

    asyncio.run(play())
