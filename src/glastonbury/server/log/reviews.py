"""What the coach has found, who may see it, and what people make of it."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import structs

from ...coach.draft import Draft
from .schema import ALLOWED, EXERCISES, GAMES, GUESSES, RESULTS, REVIEWS
from .store import Store, upsert

MOST_GAMES = 100  # whose mistakes are told, and whose trend


class Key(NamedTuple):
    """A game, and by what it is judged."""

    table: str
    game: int
    format: str
    digest: str


async def kept_review(store: Store, key: Key) -> Any | None:
    return next(iter(await store.find(sa.select(REVIEWS).filter_by(**key._asdict()))), None)


async def drop(store: Store, key: Key) -> None:
    await store.run(lambda connection: connection.execute(sa.delete(REVIEWS).filter_by(**key._asdict())).close())


async def take_up(store: Store, key: Key, found: Any | None, seats: str, now: float) -> Any | None:
    """This process works on it from now on, from where it was found; None if another one was quicker."""
    new = {"process": store.process, "at": now, "status": "begun"}

    def write(connection: sa.Connection) -> Any | None:
        if found is None:
            begun = {**key._asdict(), **new, "portions": 0, "seats": seats}
            connection.execute(store.dialect.insert(REVIEWS).values(begun).on_conflict_do_nothing())
        else:
            as_found = {"process": found.process, "at": found.at, "portions": found.portions}
            connection.execute(sa.update(REVIEWS).filter_by(**key._asdict(), **as_found).values(new))
        return connection.execute(sa.select(REVIEWS).filter_by(**key._asdict(), process=store.process)).first()

    return await store.run(write)


async def keep_portion(store: Store, key: Key, portions: int, **found: object) -> bool:
    """What comes after so many; False if that has been done, or the review is gone."""

    def write(connection: sa.Connection) -> bool:
        here = sa.update(REVIEWS).filter_by(**key._asdict(), portions=portions, status="begun")
        return connection.execute(here.values(portions=portions + 1, **found)).rowcount > 0

    return await store.run(write)


# Those who played


class Surroundings(NamedTuple):
    """What is known of a game beside its record and its review."""

    people: dict[int, str | None]  # by seat; none: a bot, or somebody who is forgotten
    allowing: set[str]  # those who let strangers see the review
    guesses: list[Any]  # of one person


async def around(store: Store, name: str, game: int, person: str) -> Surroundings:
    here = {"table": name, "game": game}
    people, allowing, guesses = await store.find_all(
        sa.select(RESULTS.c.seat, RESULTS.c.person).filter_by(**here),
        sa.select(ALLOWED.c.person).filter_by(**here),
        sa.select(GUESSES).filter_by(**here, person=person).order_by(GUESSES.c.seat),
    )
    return Surroundings(
        {found.seat: found.person for found in people},
        {found.person for found in allowing},
        [*filter(is_guess, guesses)],
    )


async def allow(store: Store, name: str, game: int, person: str, *, allowed: bool) -> None:
    def write(connection: sa.Connection) -> None:
        permission = {"table": name, "game": game, "person": person}
        if allowed:
            connection.execute(store.dialect.insert(ALLOWED).values(permission).on_conflict_do_nothing())
        else:
            connection.execute(sa.delete(ALLOWED).filter_by(**permission))

    await store.run(write)


async def keep_guess(store: Store, guess: dict[str, Any]) -> Any:
    """What is kept: this one, or the one that was there."""

    def write(connection: sa.Connection) -> Any:
        connection.execute(store.dialect.insert(GUESSES).values(guess).on_conflict_do_nothing())
        place = {name: guess[name] for name in ("table", "game", "seat")}
        return connection.execute(sa.select(GUESSES).filter_by(**place)).one()

    return await store.run(write)


# Over all games of somebody


async def reviewed_games(store: Store, person: str, format_: str, game: tuple[str, int] | None = None) -> list[Any]:
    """One for each own seat in games whose review is done, or in this one; the newest first."""
    of_game = sa.and_(REVIEWS.c.table == RESULTS.c.table, REVIEWS.c.game == RESULTS.c.game)
    query = (
        sa.select(
            *(RESULTS.c.table, RESULTS.c.game, RESULTS.c.seat, GAMES.c.at),
            *(REVIEWS.c.seats, REVIEWS.c.players, REVIEWS.c.draft, REVIEWS.c.at.label("reviewed")),
        )
        .join(REVIEWS, sa.and_(of_game, REVIEWS.c.status == "done", REVIEWS.c.format == format_))
        .join(GAMES, sa.and_(GAMES.c.table == RESULTS.c.table, GAMES.c.game == RESULTS.c.game))
        .where(RESULTS.c.person == person)
        .order_by(GAMES.c.at.desc(), RESULTS.c.table, RESULTS.c.game.desc(), RESULTS.c.seat, REVIEWS.c.at.desc())
        .limit(MOST_GAMES)
    )
    if game is not None:
        query = query.where(RESULTS.c.table == game[0], RESULTS.c.game == game[1])
    latest: dict[tuple[str, int, int], Any] = {}  # by whichever net
    for found in await store.find(query):
        latest.setdefault((found.table, found.game, found.seat), found)
    return list(latest.values())


async def guesses_of(store: Store, person: str) -> dict[tuple[str, int, int], Any]:
    found = await store.find(sa.select(GUESSES).filter_by(person=person))
    return {(guess.table, guess.game, guess.seat): guess for guess in found if is_guess(guess)}


def is_guess(kept: Any) -> bool:
    """Damaged ones are none."""
    try:
        msgspec.convert([kept.said, kept.truth], list[dict[str, int]])
    except msgspec.ValidationError:
        return False
    return True


async def exercises_of(store: Store, person: str) -> dict[tuple[str, int, int], Any]:
    found = await store.find(sa.select(EXERCISES).filter_by(person=person))
    return {(exercise.table, exercise.game, exercise.ply): exercise for exercise in found}


async def keep_exercise(store: Store, exercise: dict[str, Any]) -> None:
    new = upsert(store.dialect.insert(EXERCISES), "found", "next")
    await store.run(lambda connection: connection.execute(new.values(exercise)).close())


# To be forgotten


def forget_seat(connection: sa.Connection, name: str, game: int, seat: int) -> None:
    """Nothing is known any more of how somebody played there.

    What is not done begins anew when somebody asks, and so does what cannot be read.
    """
    here = {"table": name, "game": game}
    for found in connection.execute(sa.select(REVIEWS).filter_by(**here)).all():
        key = here | {"format": found.format, "digest": found.digest}
        draft = without_seat(found, seat) if found.status == "done" else None
        if draft is None:
            connection.execute(sa.delete(REVIEWS).filter_by(**key))
        else:
            connection.execute(sa.update(REVIEWS).filter_by(**key).values(draft=draft))


def without_seat(kept: Any, seat: int) -> str | None:
    """None for what is damaged."""
    try:
        draft = msgspec.json.decode(kept.draft, type=Draft)
        player = msgspec.json.decode(kept.seats, type=list[int]).index(seat)
    except (ValueError, TypeError):
        return None
    left = {
        part: tuple(item for item in getattr(draft, part) if item.player != player)
        for part in ("looks", "looked", "worst", "errors", "moments")
    }
    memory = tuple(None if index == player else table for index, table in enumerate(draft.memory))
    new = structs.replace(draft, **left, compared=len(left["worst"]), memory=memory)
    return msgspec.json.encode(new).decode()


def forget_answers(connection: sa.Connection, person: str) -> None:
    for table in (ALLOWED, GUESSES, EXERCISES):
        connection.execute(sa.delete(table).where(table.c.person == person))
