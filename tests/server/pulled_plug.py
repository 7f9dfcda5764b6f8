"""A server whose plug is pulled at a point of a command's way, again and again, on one port.

    python pulled_plug.py URL POINT TIMES

Each time a new process serves, until SIGKILL comes at another of the commands that it is sent: what it does by itself
before it serves anybody does not count. The first line of output is the port. After each one that was killed there is a
line, and the next one begins when a line of input has come; the last one serves until standard input is closed. The
socket stays open between two processes, so that whoever connects meanwhile waits.
"""

import os
import signal
import socket
import sys

import uvicorn
from company import NO_LIMITS, no_pause

from glastonbury.server.app import create_app
from glastonbury.server.settings import Settings


class Plug:
    def __init__(self, point: str) -> None:
        self.point = point
        self.served = False
        self.left: int | None = None  # commands until it is pulled

    def furnished(self, _house: object) -> None:
        self.served = True

    def reached(self, point: str) -> None:
        if self.served and point == self.point and self.left is not None:
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            self.left -= 1


def main(url: str, point: str, times: int) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    plug = Plug(point)
    app = create_app(
        Settings(url, limits=NO_LIMITS), pause=no_pause, warm=False, reached=plug.reached, furnished=plug.furnished
    )
    print(listening.getsockname()[1], flush=True)
    for when in [number % 12 for number in range(times)] + [None]:
        child = os.fork()
        if child == 0:
            plug.left = when
            uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio")).run([listening])
            os._exit(0)
        if when is None:
            print("the last one", flush=True)
            sys.stdin.read()
            os.kill(child, signal.SIGTERM)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "it went to its end"
        if when is not None:
            print("pulled", flush=True)
            sys.stdin.readline()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
