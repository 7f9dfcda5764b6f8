"""Play over a WebSocket: commands come in; answers, the table, who is there and what is said go out."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import LitestarException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ..house.desk import SetAside
from ..house.house import House
from ..house.watching import Watcher
from ..house.wishes import Wishes
from ..limits import Bucket, household
from ..logs import log_failure
from ..shown.protocol import NOT_READ, Command, Message, Refusal, encoded, place_in, read
from ..shown.seen import NotForYou
from ..tables.table import Refused
from .guards import NOT_FOUND, STRANGER, TOO_MANY, same_origin
from .identity import COOKIE, person_in

LARGEST = 4096  # characters of a command; prepared games are longer
UNREADABLE, SET_ASIDE, TOO_LARGE, NOT_TEXT = 4400, 4410, 4413, 4415  # why a socket is closed
FAILED = 1011  # and if something of ours went wrong


@websocket("/api/tables/{name:str}/socket")
async def watch(socket: WebSocket[Any, Any, State], name: FromPath[str], since: FromQuery[str | None] = None) -> None:
    """The first message is the table as it is now, with what happened after version `since`."""
    try:
        await serve(socket, name, since)
    finally:
        del socket.receive, socket.send  # they hold what holds them


async def serve(socket: WebSocket[Any, Any, State], name: str, since: str | None) -> None:
    wishes: Wishes = socket.app.state.wishes
    house = wishes.house
    try:
        await socket.accept()
    except OSError:  # gone already
        return
    person = person_in(socket.cookies.get(COOKIE), house.key)
    if person is None or not same_origin(socket.headers, house.settings.public_url):
        await socket.close(STRANGER)
        return
    if since is not None and not re.fullmatch("[0-9]{1,10}", since):
        await socket.close(UNREADABLE)
        return
    address = household(socket.scope["client"])
    watcher = Watcher(person, None if since is None else int(since), address)
    async with closed_with_reason(socket):
        await house.visited(name, person, address)
        await house.enter(name, watcher)
        house.metrics.sockets_open.inc()
        showing = asyncio.create_task(show(socket, house, name, watcher))
        try:
            await listen(socket, wishes, name, watcher)
        finally:
            house.metrics.sockets_open.dec()
            house.leave(name, watcher)
            showing.cancel()


@asynccontextmanager
async def closed_with_reason(socket: WebSocket[Any, Any, State]) -> AsyncIterator[None]:
    """Whatever goes wrong: so that the client knows whether to come again."""
    try:
        yield
    except WebSocketDisconnect:
        pass
    except SetAside:
        await socket.close(SET_ASIDE)
    except (Refused, NotForYou) as why:  # it is gone, or it was a seat of theirs, or there was one to take
        too_many = isinstance(why, Refused) and why.code == "too_many"
        await socket.close(TOO_MANY if too_many else NOT_FOUND)
    except Exception as error:
        log_failure("a socket was not served", error)
        await socket.close(FAILED)


async def listen(socket: WebSocket[Any, Any, State], wishes: Wishes, name: str, watcher: Watcher) -> None:
    """What comes too soon is refused after a while, and what comes after it waits so long."""
    house = wishes.house
    limits = house.settings.limits
    bucket = Bucket(limits.commands, limits.commands_burst)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if not isinstance(text, str):
            await socket.close(NOT_TEXT)
            return
        if len(text) > (4 * LARGEST if house.settings.prepared else LARGEST):
            await socket.close(TOO_LARGE)
            return
        of_address = wishes.of_address.of(watcher.address)
        if not (bucket.take() and of_address.take()):
            house.metrics.commands.labels("too_many").inc()
            wait = max(bucket.wait, of_address.wait)
            await asyncio.sleep(limits.some_pause())
            await send(socket, house, Refusal(id_in(text), "too_many", {"retry_after": wait}))
            continue
        await wishes.deciding.wait(watcher.address)
        await send(socket, house, await answered(wishes, name, watcher.person, text))


async def answered(wishes: Wishes, name: str, person: str, text: str) -> Message:
    try:
        command = read(text, Command)
    except NOT_READ as error:
        wishes.house.metrics.commands.labels("unreadable").inc()
        return Refusal(id_in(text), "unreadable", {"at": place_in(error)})
    return await wishes.answer(name, person, command)


def id_in(text: str) -> str | None:
    """Of a command that is not decided, so that its sender knows which."""
    found = re.match(r'\s*\{\s*"id"\s*:\s*"([0-9A-Za-z-]{8,36})"', text)
    return found and found[1]


async def show(socket: WebSocket[Any, Any, State], house: House, name: str, watcher: Watcher) -> None:
    """What has changed, as often as it changes; what is overtaken meanwhile is not sent."""
    async with closed_with_reason(socket):
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            table = await house.watched(name)
            if watcher.table_changed:
                watcher.table_changed = False
                message = house.watching.shown(name, table, watcher)
                watcher.told_all(table)
                await send(socket, house, message)
            seated = [seat.person for seat in table.seats]
            if watcher.people_changed or watcher.seated != seated:
                watcher.people_changed, watcher.seated, watcher.told = False, seated, house.clock()
                await send(socket, house, house.watching.around(name, table, watcher.muted))
            said, watcher.said = watcher.said, []
            for phrase in said:
                await send(socket, house, phrase)


async def send(socket: WebSocket[Any, Any, State], house: House, message: Message | str) -> None:
    house.metrics.messages_sent.inc()
    text = message if isinstance(message, str) else encoded(message)
    try:
        await socket.send_text(text)
    except (OSError, RuntimeError, LitestarException) as error:  # whoever it was for has gone
        raise WebSocketDisconnect(detail="gone") from error
