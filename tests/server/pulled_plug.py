"""A server whose plug is pulled at a point of a command's way, again and again, on one port.

    python pulled_plug.py URL POINT TIMES

Each time a new process serves, until SIGKILL comes at another of its commands; the last one serves until standard input
is closed. The first line of output is the port, the second one comes with the last process. The socket stays open
between two processes, so that whoever connects meanwhile waits.
"""

import os
import signal
import socket
import sys

import uvicorn
from company import NO_LIMITS, no_pause

from glastonbury.server.app import create_app
from glastonbury.server.settings import Settings


def serve(url: str, listening: socket.socket, point: str, when: int | None) -> None:
    left = when

    def reached(here: str) -> None:
        nonlocal left
        if here == point and left is not None:
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    app = create_app(Settings(url, limits=NO_LIMITS), pause=no_pause, warm=False, reached=reached)
    uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio")).run([listening])


def main(url: str, point: str, times: int) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    for when in [number % 12 for number in range(times)] + [None]:
        child = os.fork()
        if child == 0:
            serve(url, listening, point, when)
            os._exit(0)
        if when is None:
            print("the last one", flush=True)
            sys.stdin.read()
            os.kill(child, signal.SIGTERM)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "it went to its end"


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
