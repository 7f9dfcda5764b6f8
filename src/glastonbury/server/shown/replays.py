"""Games that are over, looked at again: how they went, with everything laid open, or through one player's eyes."""

import asyncio
import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct, structs

from ...bots import Level
from ...notation import RecordError, read_record
from ...rules import CauldronsOpened, PawnMoved
from ..tables.changes import Author, Edition, Move, Options, PlayerColor
from ..tables.dealing import set_up
from ..tables.following import after
from ..tables.history import turn_begins, turn_goes_on
from ..tables.table import Beside, Refused, Seat, Table
from ..turns import BREATH
from .happenings import AnyHappening, happening, happenings
from .seen import GameSeen, game_seen

MOST_KEPT = 32_000_000  # bytes of replays


class ReplayPlayer(Struct, frozen=True):
    color: PlayerColor
    name: str | None
    bot: Level | None
    resigned: bool
    whispers: int
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
    edition: Edition
    result: dict[str, Any] | None
    abandoned: bool
    frames: list[Frame]
    turns: list[Turn]


class Replays:
    """Made in a thread, when it is their turn, and kept as they are sent: many look at the same ones."""

    def __init__(self, making: asyncio.Lock) -> None:
        self.making = making
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
    resigned = [about.get("resigned") is True for about in header["players"]]
    table = replace(table, seats=tuple(Seat(bot="random", resigned=gone) for gone in resigned))
    seats = [about.get("seat", index) for index, about in enumerate(header["players"])]
    frames = [Frame(None, [], frame_of(table, own))]
    for ply, move in enumerate(record.moves):
        table = after(table, Author("bot", "random"), Move(1, ply, str(move)))
        frames.append(Frame(str(move), happenings(table, own, table.latest), frame_of(table, own)))
        breathe()
    return Replay(
        [
            ReplayPlayer(
                about["color"], about.get("name"), about.get("bot"), gone, about.get("whispers", 0), seat, seat in yours
            )
            for about, gone, seat in zip(header["players"], resigned, seats, strict=True)
        ],
        record.setup.edition.value,
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
    for index, thing in enumerate(table.told):
        assert not isinstance(thing.what, Beside)
        player = turn_begins(table.told, index)
        if player is not None or isinstance(thing.what, CauldronsOpened):
            number = None
            if isinstance(thing.what, PawnMoved):
                number = 1 + sum(turn.number is not None for turn in turns)
            turns.append(Turn(number, None if player is None else table.seat_of_player(player), 0, []))
        told = [*turns[-1].happened, happening(table, own, thing.what)]
        turns[-1] = structs.replace(turns[-1], frame=thing.version - beginning, happened=told)
    if turn_goes_on(table) and len(turns[-1].happened) == 1:
        turns.pop()  # where the game was broken off a pawn has walked, and nothing was decided
    return turns
