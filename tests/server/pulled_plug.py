"""A server whose plug is pulled at points of a command's way, again and again, on one port.

    python pulled_plug.py URL TIMES POINT …

At each point so many times. Each time a new process serves, until SIGKILL comes at another of the commands that it is
sent: what it does by itself before it serves anybody does not count. The first line of output is the port. After each
one that was killed there is a line, and the next one begins when a line of input has come; the last one serves until
standard input is closed. The socket stays open between two processes, so that whoever connects meanwhile waits.
"""

import os
import signal
import socket
import sys

import uvicorn
from company import no_pause

from glastonbury.server.limits import PLENTY
from glastonbury.server.settings import Settings
from glastonbury.server.web.app import create_app


class Plug:
    def __init__(self) -> None:
        self.point: str | None = None
        self.left = 0  # commands until it is pulled
        self.served = False

    def furnished(self, _house: object) -> None:
        self.served = True

    def reached(self, point: str) -> None:
        if self.served and point == self.point:
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            self.left -= 1


def main(url: str, times: int, points: list[str]) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    plug = Plug()
    app = create_app(
        Settings(url, limits=PLENTY), pause=no_pause, warm=False, reached=plug.reached, furnished=plug.furnished
    )
    print(listening.getsockname()[1], flush=True)
    for point, when in [*((point, number % 12) for point in points for number in range(times)), (None, 0)]:
        child = os.fork()
        if child == 0:
            plug.point, plug.left = point, when
            uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio")).run([listening])
            os._exit(0)
        if point is None:
            print("the last one", flush=True)
            sys.stdin.read()
            os.kill(child, signal.SIGTERM)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "it went to its end"
        if point is not None:
            print("pulled", flush=True)
            sys.stdin.readline()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
