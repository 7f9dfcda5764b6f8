"""A program that plays on tables of bots until the plug is pulled at a point of a command's way, again and again.

    python pulled_plug.py URL POINT TIMES

Each time a new process is killed by SIGKILL at another of its commands. For each of them one line of JSON: the commands
that were answered, with their answers.
"""

import asyncio
import json
import os
import signal
import sys

from glastonbury.rules import legal
from glastonbury.server.changes import Author, Create, Move, Options, SeatBot, Start
from glastonbury.server.desk import Desk
from glastonbury.server.store import opened

ANN, BOT = Author("person", "ann"), Author("bot", "random")


async def play(url: str, name: str, point: str, when: int, answers: int) -> None:
    left = when

    def reached(here: str) -> None:
        nonlocal left
        if here == point:
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    async with opened(url, reached) as store:
        desk = Desk(store, clock=lambda: 0.0)

        async def ask(author, change):
            command = f"command-{desk.recall(name).version}"
            seq = await desk.decide(name, author, change, command)
            os.write(answers, f"{command} {seq}\n".encode())

        await ask(ANN, Create(Options()))
        for seat in (0, 1):
            await ask(ANN, SeatBot(seat, "random"))
        await ask(ANN, Start("5e" * 32))
        while True:
            table = await desk.table(name)
            await ask(BOT, Move(1, len(table.moves), str(legal(table.state)[0])))


def main(url: str, point: str, times: int) -> None:
    for number in range(times):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            asyncio.run(play(url, f"{point}-{number}", point, number % 12, writing))
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as answered:
            lines = answered.read().splitlines()
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "it went to its end"
        print(json.dumps({command: int(seq) for command, seq in map(str.split, lines)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
