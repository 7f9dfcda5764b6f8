"""What needs no socket: who somebody is, making and finding tables, links; games that are over are next door."""

import math
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ...deal import DealError, verify
from ...notation import RecordError, read_record
from ..house.caretaker import Caretaker
from ..house.desk import SetAside
from ..house.house import House
from ..limits import household
from ..log.finding import tables_of, waiting_tables
from ..log.games import GamePlayed, Statistics, games_of, statistics_of
from ..log.links import Link, find_link, new_link, newcomer_by, use_link, used_up
from ..log.store import DATABASE_ERRORS
from ..shown.protocol import (
    AskFriend,
    Command,
    Done,
    Invitation,
    LinkMade,
    Listed,
    Made,
    Message,
    NewTable,
    Problem,
    Redeem,
    Redeemed,
    Refusal,
    Seen,
    TutorialStep,
    Verified,
    Whispered,
)
from ..shown.seen import OwnTable, may_see, own_table
from ..tables.changes import Author, Create, HandOver, OfferSeat
from ..tables.table import SERVER, Refused, Table
from . import games
from .addresses import picture, public_url
from .asking import LARGEST_NUMBER, Asked, cookie_for, described, house_of, known_person, person_of, problems, wishes_of
from .identity import COOKIE, new_person

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of invite codes: none that look alike
LISTED, PRIVATE = 6, 8  # how many: who is not on the list is not to be guessed

Version = Annotated[int | None, QueryParameter(gt=-1, le=LARGEST_NUMBER)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=3)]


# The server


class Health(Struct, frozen=True):
    status: str


@get("/api/health", sync_to_thread=False, responses=problems())
def healthy() -> Health:
    """The process runs."""
    return Health("ok")


@get("/api/ready", responses={**problems(), 503: described(Health, "Not yet, or not now.")})
async def ready(request: Asked) -> Response[Health]:
    """The database takes what is written, and the bots are warm."""
    caretaker: Caretaker = request.app.state.caretaker
    try:
        await caretaker.try_to_write()
    except DATABASE_ERRORS:
        return Response(Health("no_database"), status_code=503)
    if not caretaker.house.warm.is_set():
        return Response(Health("warming_up"), status_code=503)
    return Response(Health("ok"))


# People


class Me(Struct, frozen=True):
    new: bool


@post("/api/me", responses=problems(403))
async def introduce(request: Asked) -> Response[Me]:
    """Gives a cookie to whoever has none; it is all that one needs to play."""
    known = known_person(request)
    return Response(Me(known is None), cookies=[cookie_for(request, known or new_person())])


GONE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")


@delete("/api/me", response_cookies=[GONE], responses=problems(401, 403, 503))
async def forget_me(request: Asked) -> None:
    """Deletes what is kept of a person. Games stay, without the name; a stand-in plays on where one is running."""
    await wishes_of(request).forget(person_of(request))


@get("/api/me/tables", responses=problems(401, 503))
async def my_tables(request: Asked) -> list[OwnTable]:
    """Where this person sits and it goes on: where it is the own turn first, then the last changed."""
    house, person = house_of(request), person_of(request)
    tables = []
    for name in await tables_of(house.store, person, going_on=True):
        try:
            table = await house.desk.table(name)
        except SetAside:
            tables.append(OwnTable(name, "abandoned", [], None, False, None, set_aside=True))
        except Refused:  # it is gone
            continue
        else:
            if table.seats_of(person):
                tables.append(own_table(person, name, table))
    return sorted(tables, key=lambda table: not table.your_turn)


@get("/api/me/games", responses=problems(401, 503))
async def my_games(request: Asked) -> list[GamePlayed]:
    """Games of this person that are over, the newest first."""
    return await games_of(house_of(request).store, person_of(request))


@get("/api/me/statistics", responses=problems(401, 503))
async def my_statistics(request: Asked) -> Statistics:
    return await statistics_of(house_of(request).store, person_of(request))


@post("/api/me/link", responses=problems(401, 403, 503))
async def link_to_me(request: Asked) -> LinkMade:
    """For another device of this person; works once, within a day."""
    house, person = house_of(request), person_of(request)
    return link_made(house, await new_link(house.store, Link(person, None, None), house.clock()))


def link_made(house: House, token: str) -> LinkMade:
    base = public_url(house.settings)
    return LinkMade(token, base and f"{base}/link#{token}")


@post("/api/links", status_code=200, responses=problems(400, 403, 404, 409, 413, 503))
async def redeem(request: Asked, data: JSONBody[Redeem]) -> Response[Redeemed]:
    """Become the person who made the link, or take the seat that it is for. GET changes nothing anywhere."""
    house, known = house_of(request), known_person(request)
    now = house.clock()
    person = known or newcomer_by(data.token)
    link = await find_link(house.store, data.token, now, by=person)
    if link is not None and link.table is None and known not in (None, link.person):
        seats = await tables_of(house.store, known or "")
        if seats and not data.replace:
            raise Refused("has_seats", tables=seats)
    if link is None:
        raise Refused("no_link")
    if link.table is None or link.seat is None:
        tables = await tables_of(house.store, link.person)
        await use_link(house.store, data.token, now)
        return Response(Redeemed(tables), cookies=[cookie_for(request, link.person)])
    await use_link(house.store, data.token, now, by=person)
    try:
        await house.desk.decide(link.table, SERVER, HandOver(link.seat, person))
        house.tell(link.table)
    except Refused:
        if link.seat not in (await house.desk.table(link.table)).seats_of(person):
            raise  # else it had failed halfway
    await used_up(house.store, data.token, person)
    return Response(Redeemed([link.table]), cookies=[cookie_for(request, person)])


# Tables


async def table_named(request: Asked, name: str) -> Table:
    """Raises Refused."""
    return await house_of(request).visited(name, person_of(request), household(request.scope["client"]))


@post("/api/tables", responses=problems(400, 401, 403, 409, 413, 503))
async def create(request: Asked, data: JSONBody[NewTable]) -> Made:
    """A new table, whose host this person is; gives its invite code."""
    house, person = house_of(request), person_of(request)
    if not (bucket := house.new_tables.of(household(request.scope["client"]))).take():
        raise Refused("too_many", retry_after=math.ceil(bucket.wait))
    while True:
        name = "".join(secrets.choice(LETTERS) for _ in range(LISTED if data.options.listed else PRIVATE))
        try:
            await house.desk.decide(name, Author("person", person), Create(data.options, data.seating))
        except Refused as refused:
            if refused.code != "exists":
                raise
        else:
            return Made(name)


@get("/api/tables", responses=problems(503))
async def lobby(request: Asked) -> list[Listed]:
    """Tables of the last day that wait for players, and want to be found."""
    house = house_of(request)
    found = await waiting_tables(house.store, house.clock())
    tables = [told for table in found if (told := listed(table)) is not None]
    return [table for table in tables if table.about["open"]][:100]


def listed(found: Any) -> Listed | None:
    """None: it is damaged."""
    try:
        told = {"table": found.name, "status": found.status, "at": found.at, "about": found.about}
        return msgspec.convert(told, Listed)
    except msgspec.ValidationError:
        return None


@get("/api/tables/{name:str}", responses=problems(400, 401, 403, 404, 503))
async def look(request: Asked, name: FromPath[str], since: Version = None) -> Seen:
    """The table now, with what happened after version `since`, as far as that may be told."""
    return house_of(request).watching.seen(await table_named(request, name), person_of(request), since)


@post(
    "/api/tables/{name:str}/commands",
    status_code=200,
    responses={
        **problems(400, 401, 403, 404, 413, 503),
        200: described(Done, "It has happened."),
        409: described(Refusal, "Refused."),
    },
)
async def act(request: Asked, name: FromPath[str], data: JSONBody[Command]) -> Response[Done | Refusal]:
    """A command, answered by Done, or by Refusal with status 409."""
    person = person_of(request)
    await table_named(request, name)
    message: Message = await wishes_of(request).answer(name, person, data)
    assert isinstance(message, Done | Refusal)
    return Response(message, status_code=200 if isinstance(message, Done) else 409)


@get("/api/tables/{name:str}/invitation", responses=problems(400, 401, 403, 404, 503))
async def invite(request: Asked, name: FromPath[str]) -> Invitation:
    """The link for others; none where only this machine can reach the server."""
    may_see(person_of(request), await table_named(request, name))
    return Invitation(name, invite_link(house_of(request), name))


def invite_link(house: House, name: str) -> str | None:
    base = public_url(house.settings)
    return base and f"{base}/t/{name}"


@get(
    "/api/tables/{name:str}/invitation.svg",
    media_type="image/svg+xml",
    responses=problems(400, 401, 403, 404, 409, 503),
)
async def invite_picture(request: Asked, name: FromPath[str]) -> str:
    """The same link as a QR code."""
    may_see(person_of(request), await table_named(request, name))
    link = invite_link(house_of(request), name)
    if link is None:
        raise Refused("only_here")
    return picture(link)


@post("/api/tables/{name:str}/seats/{seat:int}/link", responses=problems(400, 401, 403, 404, 409, 503))
async def link_to_seat(request: Asked, name: FromPath[str], seat: SeatInPath) -> LinkMade:
    """The host's, for somebody who has lost the device: whoever redeems it has the seat. All see that it was made."""
    house, person = house_of(request), person_of(request)
    await table_named(request, name)
    await house.desk.decide(name, Author("person", person), OfferSeat(seat))
    house.tell(name)
    return link_made(house, await new_link(house.store, Link(person, name, seat), house.clock()))


@post("/api/tables/{name:str}/whispers", status_code=200, responses=problems(400, 401, 403, 404, 409, 413, 503))
async def ask_friend(request: Asked, name: FromPath[str], data: JSONBody[AskFriend]) -> Whispered:
    """What a friend says about the own decision, where all others are bots: facts, or the best moves with reasons."""
    await table_named(request, name)
    return await wishes_of(request).whisper(name, person_of(request), data)


# Records and tutorials


class RecordToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=60_000)]


@post("/api/verify", status_code=200, request_max_body_size=200_000, responses=problems(400, 403, 413))
async def check_deal(data: JSONBody[RecordToCheck]) -> Verified:
    """Repeats the deal of a record from its secret and words, as `glastonbury verify` does."""
    try:
        found = read_record(data.record)
        return Verified(True, verify(found.setup, found.header.get("deal")), None)
    except RecordError as error:
        problem = Problem("bad_record", {"ply": error.ply})
    except DealError as error:
        problem = Problem("other_deal", {"what": error.what}) if error.what else Problem("bad_proof", {})
    return Verified(False, None, problem)


@post("/api/tutorial", status_code=204, sync_to_thread=False, responses=problems(400, 403, 413))
def count_step(request: Asked, data: JSONBody[TutorialStep]) -> None:
    """Somebody has come to this step of a tutorial. Only sums are kept, and nothing of who it was."""
    house = house_of(request)
    if house.settings.count_tutorial:
        house.metrics.tutorial_steps.labels(data.tutorial, data.step).inc()


BODIES = (
    Redeem,
    NewTable,
    Command,
    AskFriend,
    *games.BODIES,
    RecordToCheck,
    TutorialStep,
)

ROUTES = [
    healthy,
    ready,
    introduce,
    forget_me,
    my_tables,
    my_games,
    my_statistics,
    link_to_me,
    redeem,
    create,
    lobby,
    look,
    act,
    invite,
    invite_picture,
    link_to_seat,
    ask_friend,
    *games.ROUTES,
    check_deal,
    count_step,
]
