"""Games that are over: their records, what they count for people, and how they went, with everything laid open."""

import asyncio
import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct, structs

from ..notation import Record, RecordError, new_record, read_move, read_record, result, write_record
from ..rules import CauldronsOpened, Color, PawnMoved
from .changes import RULES, Author, Move, Options
from .happenings import AnyHappening, happening, happenings
from .limits import Doors
from .schema import GAMES, RESULTS
from .seen import GameSeen, game_seen
from .store import BREATH, Finished, Store
from .table import Around, Refused, Seat, Table, after, outcomes, proof_of, set_up, turn_begins, turn_goes_on

WAITING = 3  # replays for one address that are being made
MOST_KEPT = 32_000_000  # bytes of replays


def finished_game(name: str, before: Table | None, table: Table, at: float) -> Finished | None:
    """What is kept of the game that has just ended; None where none has."""
    if table.status not in ("over", "abandoned") or before is None or before.status == table.status:
        return None
    key = {"table": name, "game": table.game}
    game = {**key, "at": at, "spectators": table.options.spectators, "record": write_record(record_of(table))}
    counts = outcomes(table) if table.status == "over" else [None] * len(table.seats)
    results = []
    for number, (seat, outcome) in enumerate(zip(table.seats, counts, strict=True)):
        score = outcome.score if outcome else None
        results.append(
            {
                **key,
                "seat": number,
                "person": seat.person,
                "won": outcome.won if outcome else None,
                "ingredients": score.ingredient_points if score else None,
                "recipes": score.recipe_a + score.recipe_b if score else None,
            }
        )
    return Finished(game, results)


def record_of(table: Table) -> Record:
    """With the proof of the deal: for games that are over."""
    assert table.setup is not None
    assert table.state is not None
    about: dict[Color, dict[str, Any]] = {}
    for index, color in enumerate(table.setup.players):
        seat = table.seats[table.seat_of_player(index)]
        known = {"name": seat.name, "bot": seat.bot, "resigned": seat.resigned}
        about[color] = {"seat": table.seat_of_player(index), **{key: value for key, value in known.items() if value}}
    extra: dict[str, Any] = {"rules": RULES}
    if table.dealt is not None:
        extra["deal"] = proof_of(table)
    if (ended := result(table.state)) is not None:
        extra["result"] = ended
    if table.status == "abandoned":
        extra["abandoned"] = True
    fresh = new_record(table.setup, about, **extra)
    return Record(fresh.setup, fresh.header, tuple(read_move(token) for token in table.moves))


# Finding them


class GamePlayed(Struct, frozen=True):
    table: str
    game: int
    at: float
    won: float | None  # none: abandoned
    points: int | None


class Statistics(Struct, frozen=True):
    """Of games that were counted, and in which the person had one seat.

    Whoever had several shared the device with somebody: nobody can say whose result it was.
    """

    games: int
    wins: float
    ingredients: int
    recipes: int


async def kept_game(store: Store, name: str, game: int, person: str) -> str:
    """The record. Raises Refused: not over, not there, or not for this person."""
    query = sa.select(GAMES).where(GAMES.c.table == name, GAMES.c.game == game)
    found = await store.find(query) if "\0" not in name else []  # PostgreSQL fails where others find nothing
    if not found or not (found[0].spectators or await seats_in(store, name, game, person)):
        raise Refused("no_game")
    record: str = found[0].record
    return record


async def seats_in(store: Store, name: str, game: int, person: str) -> list[int]:
    """That this person had in the game."""
    if "\0" in name:  # PostgreSQL fails where others find nothing
        return []
    here = (RESULTS.c.table == name, RESULTS.c.game == game, RESULTS.c.person == person)
    return [one.seat for one in await store.find(sa.select(RESULTS.c.seat).where(*here))]


async def games_of(store: Store, person: str) -> list[GamePlayed]:
    """The newest first."""
    query = (
        sa.select(RESULTS, GAMES.c.at)
        .join(GAMES, sa.and_(GAMES.c.table == RESULTS.c.table, GAMES.c.game == RESULTS.c.game))
        .where(RESULTS.c.person == person)
        .order_by(GAMES.c.at.desc(), GAMES.c.game.desc(), RESULTS.c.seat)
        .limit(100)
    )
    return [
        GamePlayed(
            one.table, one.game, one.at, one.won, None if one.ingredients is None else one.ingredients + one.recipes
        )
        for one in await store.find(query)
    ]


async def statistics_of(store: Store, person: str) -> Statistics:
    one_seat = (
        sa.select(RESULTS.c.table, RESULTS.c.game)
        .where(RESULTS.c.person == person, RESULTS.c.won.is_not(None))
        .group_by(RESULTS.c.table, RESULTS.c.game)
        .having(sa.func.count() == 1)
        .subquery()
    )
    query = (
        sa.select(
            sa.func.count(),
            sa.func.coalesce(sa.func.sum(RESULTS.c.won), 0.0),
            sa.func.coalesce(sa.func.sum(RESULTS.c.ingredients), 0),
            sa.func.coalesce(sa.func.sum(RESULTS.c.recipes), 0),
        )
        .join(one_seat, sa.and_(one_seat.c.table == RESULTS.c.table, one_seat.c.game == RESULTS.c.game))
        .where(RESULTS.c.person == person)
    )
    return Statistics(*(await store.find(query))[0])


# Looking at them


class ReplayPlayer(Struct, frozen=True):
    color: str
    name: str | None
    bot: str | None
    resigned: bool
    seat: int  # at the table
    yours: bool


class Frame(Struct, frozen=True):
    move: str | None  # that led here; none at the beginning
    happened: list[AnyHappening]
    game: GameSeen


class Turn(Struct, frozen=True):
    number: int | None  # none: a pawn is placed, or the game is scored
    seat: int | None  # none: the scoring is everybody's
    frame: int  # that it ended with; where nothing could be decided several end with the same
    happened: list[AnyHappening]


class Replay(Struct, frozen=True):
    players: list[ReplayPlayer]  # in turn order, which are the seats here
    result: dict[str, Any] | None
    abandoned: bool
    frames: list[Frame]
    turns: list[Turn]


class Replays:
    """Made one after the other in a thread, and kept as they are sent: many look at the same ones."""

    def __init__(self) -> None:
        self.doors = Doors(WAITING)
        self.making = asyncio.Lock()
        self.kept: OrderedDict[tuple[str, int | None, tuple[int, ...]], bytes] = OrderedDict()

    async def made(self, line: str, player: int | None, yours: tuple[int, ...]) -> bytes:
        """As JSON. Raises Refused."""
        key = hashlib.sha256(line.encode(errors="surrogatepass")).hexdigest(), player, yours
        if key not in self.kept:
            async with self.making:
                if key not in self.kept:  # somebody else may have waited for the same
                    self.kept[key] = await asyncio.to_thread(written_replay, line, player, yours)
                    while sum(map(len, self.kept.values())) > MOST_KEPT:
                        self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]


def written_replay(line: str, player: int | None, yours: tuple[int, ...]) -> bytes:
    return msgspec.json.encode(replay_of(line, player, yours, lambda: time.sleep(BREATH)))


def replay_of(
    line: str, player: int | None, yours: Container[int] = (), breathe: Callable[[], object] = lambda: None
) -> Replay:
    """The whole game, with all cauldrons and recipes open, or as one player saw it. `yours`: seats at the table."""
    try:
        record = read_record(line)
    except RecordError:
        raise Refused("set_aside") from None  # it is damaged
    header = json.loads(line)
    players = len(record.setup.players)
    if player is not None and player >= players:
        raise Refused("no_seat", seat=player)
    setup = record.setup if player is not None else replace(record.setup, memory_aid=True)
    own = list(range(players)) if player is None else [player]
    options = Options(seats=players, memory_aid=True)  # all that happened is told; what is seen, the setup says
    table = set_up(Table(options, "", (Seat(bot="random"),) * players), setup, first=0)
    # Whoever has resigned has not won.
    resigned = [one.get("resigned") is True for one in header["players"]]
    table = replace(table, seats=tuple(Seat(bot="random", resigned=one) for one in resigned))
    seats = [one.get("seat", index) for index, one in enumerate(header["players"])]
    frames = [Frame(None, [], frame_of(table, own))]
    for ply, move in enumerate(record.moves):
        table = after(table, Author("bot", "random"), Move(1, ply, str(move)))
        frames.append(Frame(str(move), happenings(table, own, table.latest), frame_of(table, own)))
        breathe()
    return Replay(
        [
            ReplayPlayer(one["color"], one.get("name"), one.get("bot"), gone, seat, seat in yours)
            for one, gone, seat in zip(header["players"], resigned, seats, strict=True)
        ],
        header.get("result"),
        header.get("abandoned", False),
        frames,
        turns_of(table, own),
    )


def frame_of(table: Table, own: list[int]) -> GameSeen:
    seen = game_seen(table, own)
    assert seen is not None
    assert table.setup is not None
    if len(own) < len(table.seats) or table.setup.recipes is None:
        return seen
    opened = [
        structs.replace(player, recipes=[recipes.a.value, recipes.b.value])
        for player, recipes in zip(seen.players, table.setup.recipes, strict=True)
    ]
    return structs.replace(seen, players=opened)


def turns_of(table: Table, own: list[int]) -> list[Turn]:
    """The placing of each pawn, each turn, and the scoring."""
    beginning = table.version - len(table.moves)
    turns: list[Turn] = []
    for index, one in enumerate(table.told):
        assert not isinstance(one.what, Around)
        player = turn_begins(table.told, index)
        if player is not None or isinstance(one.what, CauldronsOpened):
            number = None
            if isinstance(one.what, PawnMoved):
                number = 1 + sum(turn.number is not None for turn in turns)
            turns.append(Turn(number, None if player is None else table.seat_of_player(player), 0, []))
        told = [*turns[-1].happened, happening(table, own, one.what)]
        turns[-1] = structs.replace(turns[-1], frame=one.version - beginning, happened=told)
    if turn_goes_on(table) and len(turns[-1].happened) == 1:
        turns.pop()  # where the game was broken off a pawn has walked, and nothing was decided
    return turns
