"""Games that are over, without a socket: their records, replays and reviews, and what people make of those."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ...coach.draft import FORMAT
from ...notation import RecordError, read_json_object, read_record
from ..house.reviews import Asker, Game
from ..limits import household
from ..log.games import kept_game
from ..log.reviews import (
    allow,
    around,
    exercises_of,
    guesses_of,
    keep_exercise,
    keep_guess,
    reviewed_games,
)
from ..shown.replays import Replay
from ..shown.reviews import (
    MOST_CARDS,
    AnswerMistake,
    CauldronGuess,
    LetStrangers,
    Mistake,
    Review,
    SayCauldron,
    Trend,
    answered,
    contents,
    forgetting,
    guess_told,
    is_own,
    memory_in,
    mistakes_in,
    review_told,
    trend_game,
)
from ..tables.table import Refused
from ..turns import breathe
from .asking import LARGEST_NUMBER, Asked, described, house_of, person_of, problems, room_for

Player = Annotated[int | None, QueryParameter(gt=-1, le=3)]
Again = Annotated[bool, QueryParameter(description="Also if it has failed.")]
GameInPath = Annotated[int, PathParameter(ge=1, le=LARGEST_NUMBER)]


async def game_named(request: Asked, name: str, game: int) -> tuple[str, list[int]]:
    """The record, and the seats that this person had in it. Raises Refused."""
    house, person, address = house_of(request), person_of(request), household(request.scope["client"])
    line, seats = await kept_game(house.store, name, game, person)
    if not seats:
        house.guess(address)
    if line is None:
        house.misses.missed(address)
        raise Refused("no_game")
    return line, seats


@get("/api/tables/{name:str}/games/{game:int}", media_type="application/jsonl", responses=problems(400, 401, 404, 503))
async def record(request: Asked, name: FromPath[str], game: GameInPath) -> Response[str]:
    """The record, with the proof of its deal, as a file."""
    line, _ = await game_named(request, name, game)
    disposition = f'attachment; filename="glastonbury-{name}-{game}.jsonl"'
    return Response(f"{line}\n", headers={"content-disposition": disposition})


@get(
    "/api/tables/{name:str}/games/{game:int}/replay",
    responses={**problems(400, 401, 404, 409, 503), 200: described(Replay, "The game.")},
)
async def replay(request: Asked, name: FromPath[str], game: GameInPath, player: Player = None) -> Response[bytes]:
    """Every position, with all cauldrons and recipes open, or as one player (in turn order) saw it."""
    house = house_of(request)
    line, seats = await game_named(request, name, game)
    with room_for(request):
        return Response(await house.replays.made(line, player, tuple(sorted(seats))), media_type="application/json")


# The coach


class Seated(TypedDict):
    """A player, as the record has it."""

    seat: int
    bot: NotRequired[str]


class FinishedGame(NamedTuple):
    """A game that was played to its end."""

    line: str  # the record
    players: list[Seated]  # that it has, in turn order
    memory_aid: bool
    seats: list[int]  # that somebody had in it

    @property
    def own(self) -> list[int]:
        """The same, in turn order."""
        return [index for index, player in enumerate(self.players) if player["seat"] in self.seats]


async def game_played(request: Asked, name: str, game: int) -> FinishedGame:
    """Raises Refused."""
    line, seats = await game_named(request, name, game)
    try:
        header = read_json_object(line)
        players = msgspec.convert(header.get("players"), list[Seated])
    except (RecordError, msgspec.ValidationError):
        raise Refused("set_aside") from None  # it is damaged
    if header.get("result") is None:
        raise Refused("abandoned")
    return FinishedGame(line, players, header.get("memory_aid", False), seats)


async def review_of(request: Asked, name: str, game: int, *, again: bool = False) -> Review:
    """Whoever had no seat sees it where all people who played want that, and nobody of them is forgotten."""
    house, person, address = house_of(request), person_of(request), household(request.scope["client"])
    played = await game_played(request, name, game)
    people, allowed, guesses = await around(house.store, name, game, person)
    strangers = all(people.get(player["seat"]) in allowed for player in played.players if not player.get("bot"))
    if not played.seats and not strangers:
        raise Refused("not_yours")
    seats = [player["seat"] for player in played.players]
    of_people = tuple(index for index, seat in enumerate(seats) if people.get(seat))
    to_review, asker = Game(played.line, seats, of_people), Asker(person, address)
    kept = await house.reviews.asked(name, game, to_review, asker, again=again)
    permission = strangers, person in allowed if played.seats else None
    again_in = house.reviews.again_in(kept)
    return review_told(kept, played.own, len(played.players), guesses, permission, again_in)


@post(
    "/api/tables/{name:str}/games/{game:int}/review", status_code=200, responses=problems(400, 401, 403, 404, 409, 503)
)
async def review(request: Asked, name: FromPath[str], game: GameInPath, again: Again = False) -> Review:
    """What was luck, what was skill, what was forgotten: as far as it is made. Ask again until it is done."""
    return await review_of(request, name, game, again=again)


@post(
    "/api/tables/{name:str}/games/{game:int}/review/strangers",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def let_strangers(request: Asked, name: FromPath[str], game: GameInPath, data: JSONBody[LetStrangers]) -> Review:
    """Whether this person lets those see the review who had no seat; all who played must."""
    played = await game_played(request, name, game)
    if not played.seats:
        raise Refused("not_yours")
    await allow(house_of(request).store, name, game, person_of(request), allowed=data.allowed)
    return await review_of(request, name, game)


@post(
    "/api/tables/{name:str}/games/{game:int}/cauldron",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def say_cauldron(
    request: Asked, name: FromPath[str], game: GameInPath, data: JSONBody[SayCauldron]
) -> CauldronGuess:
    """What this person thinks to lie in the own cauldron, said once, and what does."""
    house, person = house_of(request), person_of(request)
    played = await game_played(request, name, game)
    if data.seat not in played.seats:
        raise Refused("not_yours", seat=data.seat)
    player = next(index for index, about in enumerate(played.players) if about["seat"] == data.seat)
    truth = await asyncio.to_thread(lambda: contents(read_record(played.line), player))
    possible = data.said.keys() <= truth.keys() and all(0 <= count <= MOST_CARDS for count in data.said.values())
    if played.memory_aid or not possible:
        raise Refused("not_allowed")
    said = {key: data.said.get(key, 0) for key in truth}
    place = {"table": name, "game": game, "seat": data.seat, "person": person}
    kept = await keep_guess(house.store, {**place, "said": said, "truth": truth})
    if kept.said != said or kept.person != person:
        raise Refused("guessed")
    return guess_told(kept)


@get("/api/me/mistakes", responses=problems(401, 503))
async def my_mistakes(request: Asked) -> list[Mistake]:
    """Errors in own games that were reviewed: those to be looked at again first, then the newest."""
    house, person = house_of(request), person_of(request)
    with room_for(request):
        async with house.making:
            exercises, now = await exercises_of(house.store, person), house.date()
            games = await reviewed_games(house.store, person, FORMAT)
            return await asyncio.to_thread(mistakes_told, games, exercises, now)


def mistakes_told(games: Sequence[Any], exercises: Mapping[tuple[str, int, int], Any], now: float) -> list[Mistake]:
    mistakes = []
    for number, kept in enumerate(games):
        breathe(number)
        mistakes += mistakes_in(kept, exercises, now)
    return sorted(mistakes, key=lambda mistake: not mistake.due)


@post("/api/me/mistakes", status_code=200, responses=problems(400, 401, 403, 404, 413, 503))
async def answer_mistake(request: Asked, data: JSONBody[AnswerMistake]) -> Mistake:
    """Whether the better move was found this time: then it comes back after 1, 3, 7, 21, 60 days, else tomorrow."""
    house, person = house_of(request), person_of(request)
    exercises, now = await exercises_of(house.store, person), house.date()
    for kept in await reviewed_games(house.store, person, FORMAT, (data.table, data.game)):
        for mistake in mistakes_in(kept, exercises, now):
            if mistake.ply == data.ply:
                new = answered(mistake, now, found=data.found)
                place = {"person": person, "table": data.table, "game": data.game, "ply": data.ply}
                await keep_exercise(house.store, {**place, "found": new.found, "next": new.next})
                return new
    raise Refused("no_game")


@get("/api/me/trend", responses=problems(401, 503))
async def my_trend(request: Asked) -> Trend:
    """How own games went that were reviewed, and in which this person had one seat."""
    house, person = house_of(request), person_of(request)
    with room_for(request):
        async with house.making:
            guesses = await guesses_of(house.store, person)
            games = await reviewed_games(house.store, person, FORMAT)
            return await asyncio.to_thread(trend_told, games, guesses)


def trend_told(games: Sequence[Any], guesses: Mapping[tuple[str, int, int], Any]) -> Trend:
    seats = Counter((kept.table, kept.game) for kept in games)
    alone = [kept for kept in reversed(games) if seats[kept.table, kept.game] == 1 and is_own(kept)]
    told, memories = [], []
    for number, kept in enumerate(alone):
        breathe(number)
        told.append(trend_game(kept, guesses.get((kept.table, kept.game, kept.seat))))
        memories.append(memory_in(kept))
    return Trend([game for game in told if game.unforced], forgetting(memories))


BODIES = (LetStrangers, SayCauldron, AnswerMistake)

ROUTES = [record, replay, review, let_strangers, say_cauldron, my_mistakes, answer_mistake, my_trend]
