"""Where a server listens: asyncio takes as many connections in one turn as may wait, which for a crowd is too many."""

import socket
from multiprocessing.reduction import DupFd
from typing import Any

WAITING = 2048  # connections that are not taken yet
TAKEN = 8  # connections in one turn of the event loop; asyncio is told that no more may wait


class Listening(socket.socket):
    """Many may wait, whatever asyncio says."""

    def listen(self, _: int = 0, /) -> None:
        super().listen(WAITING)

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (DupFd(self.fileno()),)


def again(handle: Any) -> Listening:
    """In another process."""
    return Listening(fileno=handle.detach())
