"""Games that are over: their records, and what they count for people."""

from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from ...notation import Record, new_record, read_move, result, write_record
from ...rules import Color
from ..tables.changes import RULES
from ..tables.dealing import proof_of
from ..tables.playing import outcomes
from ..tables.table import Refused, Table
from .entries import Finished
from .schema import GAMES, RESULTS
from .store import Store


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
        known = {"name": seat.name, "bot": seat.bot, "resigned": seat.resigned, "whispers": seat.whispers}
        about[color] = {"seat": table.seat_of_player(index), **{key: value for key, value in known.items() if value}}
    extra: dict[str, Any] = {"rules": RULES}
    if table.dealt is not None:
        extra["deal"] = proof_of(table)
    if table.stood_in:
        extra["stood_in"] = list(table.stood_in)
    if (ended := result(table.state)) is not None:
        extra["result"] = ended
    if table.status == "abandoned":
        extra["abandoned"] = True
    fresh = new_record(table.setup, about, **extra)
    return Record(fresh.setup, fresh.header, tuple(read_move(token) for token in table.moves))


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


async def kept_game(store: Store, name: str, game: int, person: str) -> tuple[str | None, list[int]]:
    """The record, if it is over and this person may see it, and the seats that they had in it. Raises Refused."""
    if "\0" in name:  # PostgreSQL fails where others find nothing
        return None, []
    games, results = await store.find_all(
        sa.select(GAMES).where(GAMES.c.table == name, GAMES.c.game == game),
        sa.select(RESULTS.c.seat).where(RESULTS.c.table == name, RESULTS.c.game == game, RESULTS.c.person == person),
    )
    seats = [found.seat for found in results]
    record = next((found.record for found in games if found.spectators or seats), None)
    if not isinstance(record, str | None):  # it is damaged
        raise Refused("set_aside")
    return record, seats


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
        GamePlayed(result.table, result.game, result.at, result.won, points_of(result))
        for result in await store.find(query)
    ]


def points_of(result: Any) -> int | None:
    return None if result.ingredients is None else int(result.ingredients + result.recipes)


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
