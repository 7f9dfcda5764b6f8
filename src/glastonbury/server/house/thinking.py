"""What the processes do in which bots think. They need nothing else of the server: they are up in half the time.

A bot is given what its seat can know, worked out from what the seat saw.
"""

import os
import random
import signal
import threading
import time
from multiprocessing import parent_process
from typing import Any, NamedTuple

import msgspec

from ...bots import LEVELS, Fact
from ...bots.whispers import advice, hints
from ...deal import Choices, deal
from ...knowledge import Follower, Knowledge
from ...notation import Record, new_record, read_move, read_record, result, write_record
from ...rules import Color, Move, Setup, legal, play, start

PORTION = 0.7  # seconds of a review until somebody else may think


def begin(patient: bool) -> None:
    """End with the server: one that was killed could not say that nobody asks any more. Who is patient lets all others
    go first, so that nobody's move waits for a search.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
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


# Reviews


class Portion(NamedTuple):
    """What is new of a review, as JSON: the account comes first, and at once."""

    draft: str
    done: bool
    players: str | None = None
    turns: str | None = None


def review_portion(line: str, seats: tuple[int, ...], draft: str | None) -> Portion:
    """Go on with the review of this record, of whose players these are people."""
    from ...coach.draft import Draft  # compiled: only who is asked for a review waits for that
    from ...coach.review import accounted, begun, steps
    from ...net import NEWEST, load

    until = time.monotonic() + PORTION
    record, net = read_record(line), load(NEWEST)
    if draft is None:
        found = accounted(record, net)
        new = begun(found, seats)
        return Portion(as_json(new), new.done, *map(as_json, account_told(found)))
    drafts = steps(record, net, msgspec.json.decode(draft, type=Draft))
    new = next(drafts)
    while not new.done and time.monotonic() < until:
        new = next(drafts)
    return Portion(as_json(new), new.done)


def rehearse_review() -> None:
    """Its account, and something of the rest."""
    line = write_record(played_out(deal(Choices((Color.BLUE, Color.RED), recipes=True), b"rehearsal")))
    review_portion(line, (0,), review_portion(line, (0,), None).draft)


def played_out(setup: Setup) -> Record:
    """A game of people who take what comes first, each time another one."""
    state = start(setup)
    moves: list[Move] = []
    while choices := legal(state):
        moves.append(choices[len(moves) % len(choices)])
        state, _ = play(state, moves[-1])
    seats = {color: {"seat": seat} for seat, color in enumerate(setup.players)}
    header = new_record(setup, seats, result=result(state)).header
    return Record(setup, header, tuple(moves))


def account_told(found: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Of each player, and of each decision (shown/reviews.py)."""
    from ...coach.review import TERMS, in_units

    players = [
        {term: in_units(getattr(found, term)[seat]) for term in TERMS} | {"unforced": found.unforced(seat)}
        for seat in range(len(found.deal))
    ]
    turns = [
        {
            "player": turn.player,
            "shares": turn.before[:, 0].round(4).tolist(),
            "play": round(float(turn.play[turn.player, 0]), 4),
            "luck": turn.luck[:, 0].round(4).tolist(),
        }
        for turn in found.turns
    ]
    return players, turns


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
