"""The web application: REST and WebSockets around the desk."""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from litestar.types import ASGIApp, Scope

from .bots import Bots
from .changes import Author, Create, Options, Start, TableChange
from .desk import Desk
from .guards import guarded, same_origin
from .identity import COOKIE, new_person, person_in, signed
from .limits import Bucket
from .logs import log_failure
from .metrics import Metrics, measured
from .protocol import Begin, Command, Done, Message, Refusal, Seen, Wish
from .seen import NotForYou, seen_by
from .settings import Settings
from .store import opened
from .table import Refused

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of invite codes: none that look alike
A_MONTH = 30 * 24 * 3600
LARGEST = 4096  # bytes of a command

STRANGER, NOT_FOUND, TOO_LARGE = 4401, 4404, 4413  # why a socket is closed


class House:
    """All that runs while the application does."""

    def __init__(self, settings: Settings, desk: Desk, key: bytes, pause: Callable[[], Awaitable[None]]) -> None:
        self.settings = settings
        self.desk = desk
        self.key = key
        self.news: defaultdict[str, set[asyncio.Event]] = defaultdict(set)  # table → sockets that watch it
        self.bots = Bots(desk, self.tell, pause)

    def tell(self, name: str) -> None:
        """Something has changed at a table: whoever watches it looks, and bots too."""
        for watcher in self.news[name]:
            watcher.set()
        table = self.desk.known[name].table
        if table is not None:
            self.bots.look_at(name, table)

    async def decide(self, name: str, person: str, command: Command) -> Message:
        try:
            seq = await self.desk.decide(name, Author("person", person), change_of(command.wish), command.id)
        except Refused as refused:
            return Refusal(command.id, refused.code, refused.data)
        self.tell(name)
        return Done(command.id, seq)

    async def seen(self, name: str, person: str) -> Seen:
        table = await self.desk.table(name)
        return Seen(seen_by(person, table, len(self.desk.known[name].rows)))


def change_of(wish: Wish) -> TableChange:
    return Start(secrets.token_hex(32)) if isinstance(wish, Begin) else wish


async def person_pause() -> None:
    """So that people can follow what bots do."""
    await asyncio.sleep(0.7)


def create_app(
    settings: Settings, clock: Callable[[], float] = time.time, pause: Callable[[], Awaitable[None]] = person_pause
) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings.database) as store:
            house = House(settings, Desk(store, clock), await store.key(), pause)
            app.state.house = house
            try:
                yield
            finally:
                await house.bots.close()

    app = Litestar(
        [healthy, measured, introduce, create, listed, look, act, watch],
        lifespan=[lifespan],
        state=State({"metrics": Metrics()}),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST,
        exception_handlers={Refused: refused_answer, NotForYou: hidden_answer, Stranger: stranger_answer},
        after_exception=[tell_of_failure],
    )
    return guarded(app, settings)


async def tell_of_failure(error: Exception, scope: Scope) -> None:
    """What nobody foresaw is in the log; whoever asked learns only that it failed."""
    if not isinstance(error, (Refused, NotForYou, Stranger, HTTPException, WebSocketDisconnect)):
        log_failure("request failed", error, path=scope.get("path_template"))


# Who is it?


class Stranger(Exception):
    """No cookie, or a forged one."""


def house_of(state: State) -> House:
    house: House = state.house
    return house


def person_of(request: Request[Any, Any, State]) -> str:
    person = person_in(request.cookies.get(COOKIE), house_of(request.app.state).key)
    if person is None:
        raise Stranger
    return person


def answer(status: int, code: str, data: dict[str, Any]) -> Response[dict[str, Any]]:
    return Response({"code": code, "data": data}, status_code=status)


def refused_answer(_: object, refused: Refused) -> Response[dict[str, Any]]:
    return answer(404 if refused.code == "no_table" else 409, refused.code, refused.data)


def hidden_answer(_: object, __: NotForYou) -> Response[dict[str, Any]]:
    return answer(403, "no_spectators", {})


def stranger_answer(_: object, __: Stranger) -> Response[dict[str, Any]]:
    return answer(401, "stranger", {})


# REST


@get("/api/health", sync_to_thread=False)
def healthy() -> dict[str, str]:
    return {"status": "ok"}


@post("/api/me")
async def introduce(request: Request[Any, Any, State]) -> Response[dict[str, bool]]:
    """Gives a cookie to whoever has none; it is all that one needs to play."""
    key = house_of(request.app.state).key
    known = person_in(request.cookies.get(COOKIE), key)
    cookie = Cookie(
        COOKIE,
        value=signed(known or new_person(), key),
        max_age=12 * A_MONTH,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response({"new": known is None}, cookies=[cookie])


@post("/api/tables")
async def create(request: Request[Any, Any, State], data: JSONBody[Options]) -> dict[str, str]:
    """A new table, whose host this person is; gives its invite code."""
    house, person = house_of(request.app.state), person_of(request)
    while True:
        name = "".join(secrets.choice(LETTERS) for _ in range(6))
        with suppress(Refused):  # that code is taken
            await house.desk.decide(name, Author("person", person), Create(data))
            return {"table": name}


@get("/api/tables")
async def listed(request: Request[Any, Any, State]) -> list[dict[str, Any]]:
    """Tables that wait for players, and want to be found."""
    house = house_of(request.app.state)
    found = []
    for name in await house.desk.store.listed():
        table = await house.desk.table(name)
        if table.options.listed and table.status == "waiting":
            found.append({"table": name, "open": sum(seat.open for seat in table.seats), "seats": len(table.seats)})
    return found


@get("/api/tables/{name:str}")
async def look(request: Request[Any, Any, State], name: FromPath[str]) -> Seen:
    return await house_of(request.app.state).seen(name, person_of(request))


@post("/api/tables/{name:str}/commands", status_code=200)
async def act(request: Request[Any, Any, State], name: FromPath[str], data: JSONBody[Command]) -> Response[Message]:
    message = await house_of(request.app.state).decide(name, person_of(request), data)
    return Response(message, status_code=200 if isinstance(message, Done) else 409)


# Sockets


@websocket("/api/tables/{name:str}/socket")
async def watch(socket: WebSocket[Any, Any, State], name: FromPath[str]) -> None:
    """Commands come in, answers and the table go out. The first message is the table as it is now."""
    house = house_of(socket.app.state)
    await socket.accept()
    person = person_in(socket.cookies.get(COOKIE), house.key)
    if person is None or not same_origin(socket.headers, house.settings.public_url):
        await socket.close(STRANGER)
        return
    try:
        await house.seen(name, person)
    except (Refused, NotForYou):
        await socket.close(NOT_FOUND)
        return
    changed = asyncio.Event()
    changed.set()
    house.news[name].add(changed)
    showing = asyncio.create_task(show(socket, house, name, person, changed))
    house.tell(name)  # a bot's turn that a dead process left behind
    try:
        await listen(socket, house, name, person)
    except WebSocketDisconnect:
        pass
    finally:
        house.news[name].discard(changed)
        showing.cancel()


async def listen(socket: WebSocket[Any, Any, State], house: House, name: str, person: str) -> None:
    bucket = Bucket(house.settings.limits.commands, house.settings.limits.commands_burst)
    while True:
        text = await socket.receive_text()
        if len(text) > LARGEST:
            await socket.close(TOO_LARGE)
            return
        try:
            command = msgspec.json.decode(text, type=Command)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            await send(socket, Refusal(None, "unreadable", {"why": str(error)}))
            continue
        if not bucket.take():
            await send(socket, Refusal(command.id, "too_many", {"retry_after": bucket.wait}))
            continue
        await send(socket, await house.decide(name, person, command))


async def show(
    socket: WebSocket[Any, Any, State], house: House, name: str, person: str, changed: asyncio.Event
) -> None:
    """The table again and again, as often as it changes; what is overtaken is not sent."""
    while True:
        await changed.wait()
        changed.clear()
        await send(socket, await house.seen(name, person))


async def send(socket: WebSocket[Any, Any, State], message: Message) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
