"""Many connections may wait, and few are taken in one turn of the event loop."""

import asyncio
import socket
from contextlib import ExitStack
from multiprocessing import get_context

from glastonbury.server.listening import TAKEN, Listening


def listening(stack: ExitStack) -> Listening:
    made = stack.enter_context(Listening())
    made.bind(("127.0.0.1", 0))
    made.listen()
    return made


def test_a_crowd_is_taken_a_few_in_each_turn():
    made = []

    class Connection(asyncio.Protocol):
        def connection_made(self, transport):
            made.append(transport)

    async def take(place, crowd):
        async with await asyncio.get_running_loop().create_server(Connection, sock=place, backlog=TAKEN):
            while len(made) < crowd:
                before = len(made)
                await asyncio.sleep(0)
                assert len(made) <= before + TAKEN + 1  # newer versions of Python take one more
            for one in made:
                one.abort()

    with ExitStack() as stack:
        place, crowd = listening(stack), 10 * TAKEN
        for _ in range(crowd):  # none of them is turned away
            stack.enter_context(socket.create_connection(place.getsockname(), timeout=60))
        asyncio.run(take(place, crowd))


def say_where(place, answer) -> None:
    with place:
        place.listen(1)
        answer.send((type(place).__name__, place.getsockname()))


def test_other_processes_listen_there_too():
    with ExitStack() as stack:
        place = listening(stack)
        ours, theirs = get_context("spawn").Pipe()
        other = get_context("spawn").Process(target=say_where, args=(place, theirs))
        other.start()
        assert ours.recv() == ("Listening", place.getsockname())
        other.join()
