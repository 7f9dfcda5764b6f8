"""What a socket leaves behind when it is gone: nothing that Python would have to look for among all its objects.

The server looks among the older ones almost never, since everybody would wait for it.
"""

import asyncio
import gc

import pytest
from company import Person
from litestar import WebSocket
from websockets.server import ServerProtocol

from glastonbury.server.house.watching import Watcher
from glastonbury.server.web.connections import HttpConnection, SocketConnection

OPEN = (SocketConnection, ServerProtocol, WebSocket, Watcher)
TURNS = 100  # of the event loop, in which what has ended is taken leave of


def parts() -> dict[int, type]:
    return {id(part): type(part) for part in gc.get_objects() if issubclass(type(part), (HttpConnection, *OPEN))}


@pytest.fixture
def no_collector():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def leave(ann):
    async with ann.at(await ann.new_table()):
        await ann.receive()
        assert {*OPEN} <= {*parts().values()}


async def vanish(ann):
    async with ann.at(await ann.new_table()):
        await ann.receive()
        ann.socket.transport.abort()


async def be_refused(ann):
    async with ann.at("nowhere"):
        await ann.socket.wait_closed()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("come_and_go", [leave, vanish, be_refused])
def test_a_socket_leaves_nothing_behind(come_and_go, server):
    before, state = parts(), server.uvicorn.server_state

    async def once():
        await come_and_go(await Person(server).arrive())
        while state.connections or state.tasks:
            await server.do(asyncio.sleep(0))
        for _ in range(TURNS):
            await server.do(asyncio.sleep(0))

    asyncio.run(once())
    assert {kind for identity, kind in parts().items() if identity not in before} == set()
