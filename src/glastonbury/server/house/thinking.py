"""What the processes do in which bots think. They need nothing else of the server: they are up in half the time.

A bot is given what its seat can know, worked out from what the seat saw.
"""

import os
import random
import threading
from multiprocessing import parent_process

from ...bots import LEVELS, Fact
from ...bots.whispers import advice, hints
from ...deal import Choices, deal
from ...knowledge import Follower, Knowledge
from ...notation import read_move
from ...rules import Color, Setup


def begin(patient: bool) -> None:
    """End with the server: one that was killed could not say that nobody asks any more. Who is patient lets all others
    go first, so that nobody's move waits for a search.
    """
    if patient:
        os.nice(10)
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def rehearse(level: str) -> None:
    """One decision, so that the first real one does not wait."""
    setup = deal(Choices((Color.BLUE, Color.RED)), b"rehearsal")
    think(level, setup, (), 0, "rehearsal")


def think(level: str, setup: Setup, moves: tuple[str, ...], seat: int, seed: str) -> str:
    """Follow the game as this seat saw it, and choose."""
    return str(LEVELS[level].choose(known(setup, moves, seat), random.Random(seed)))


def hint(setup: Setup, moves: tuple[str, ...], seat: int) -> tuple[Fact, ...]:
    """What a friend says first."""
    return hints(known(setup, moves, seat))


def advise(setup: Setup, moves: tuple[str, ...], seat: int, seed: str) -> list[tuple[str, tuple[Fact, ...]]]:
    """What a friend would do, and why."""
    advised = advice(known(setup, moves, seat), random.Random(seed))
    return [(str(candidate.opinion.move), candidate.facts) for candidate in advised]


def known(setup: Setup, moves: tuple[str, ...], seat: int) -> Knowledge:
    game = Follower(setup, (seat,))
    for token in moves:
        game.play(read_move(token))
    return game.known[seat]
