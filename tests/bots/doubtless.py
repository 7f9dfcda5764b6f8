"""Positions whose best move is beyond doubt: long searches with the net and without it agree on it, by a clear margin.

    python tests/bots/doubtless.py NET 200 > doubtless.jsonl

prints those of tests/data that still are by this net, and new ones until there are so many: of games of all variants by
a short search with that net, each gives at most one. On one core it takes about two seconds to look at one again, and
six to find a new one.
"""

import json
import random
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from glastonbury.actions import move_of
from glastonbury.core import Found, search
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.knowledge import Follower, Knowledge
from glastonbury.net import Net, load
from glastonbury.notation import read_move
from glastonbury.rules import Edition, Setup, legal, play, start

FILE = Path(__file__).parents[1] / "data" / "doubtless.jsonl"
QUICK, LONG = 300, 20_000  # nodes
CLEAR = 0.03  # of the utility: so much worse is every other move
OFTEN = 0.75  # of the nodes: so many went to the best


def known(line: dict[str, Any]) -> Knowledge:
    """What the seat that decides knows there."""
    setup, moves = dealt(line), [*map(read_move, line["moves"])]
    state = start(setup)
    for move in moves:
        state, _ = play(state, move)
    followed = Follower(setup, (state.player,))
    for move in moves:
        followed.play(move)
    return followed.known[state.player]


def dealt(line: dict[str, Any]) -> Setup:
    removed = "random" if line["removed"] else None
    choices = Choices(SEATING[: line["players"]], Edition(line["edition"]), line["recipes"], removed_color=removed)
    return deal(choices, line["secret"].encode())


def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FILE.read_text().splitlines()]


# How they are made


def clear(found: Found) -> bool:
    best, *others = found.tried
    seen = [tried for tried in others if tried.visits >= 20]
    return best.visits >= OFTEN * found.nodes and all(best.utility - tried.utility >= CLEAR for tried in seen)


def agreed(here: Knowledge, net: Net) -> str | None:
    """The move on which long searches agree, with the net and without it; none if one of them has a doubt."""
    found = [search(here, random.Random(1), LONG, net=which) for which in (net, None)]
    best = {str(move_of(result.tried[0].action, here.view.legal)) for result in found}
    return best.pop() if len(best) == 1 and all(map(clear, found)) else None


def made(net: Net, first: int) -> Iterator[dict[str, Any]]:
    for number in count(first):
        rng = random.Random(number)
        line: dict[str, Any] = {
            "players": rng.choice((2, 2, 3, 4)),
            "edition": str(rng.choice(list(Edition))),
            "recipes": rng.random() < 0.5,
            "removed": rng.random() < 0.8,
            "secret": f"doubtless/{number}",
            "moves": [],
        }
        setup = dealt(line)
        followed = Follower(setup, range(len(setup.players)))
        begin = rng.randrange(60)
        while moves := legal(followed.state):
            here = followed.known[followed.state.player]
            found = search(here, rng, QUICK, net=net)
            best = move_of(found.tried[0].action, moves)
            if len(line["moves"]) >= begin and len(moves) >= 3 and clear(found):
                begin = len(line["moves"]) + 3  # else look on, a little later
                if beyond_doubt := agreed(here, net):
                    yield line | {"best": beyond_doubt}
                    break
            line["moves"].append(str(best))
            followed.play(best)


def renewed(net: Net) -> Iterator[dict[str, Any]]:
    before = lines()
    yield from (line for line in before if agreed(known(line), net) == line["best"])
    yield from made(net, 1 + max((int(line["secret"].partition("/")[2]) for line in before), default=-1))


if __name__ == "__main__":
    for line in islice(renewed(load(sys.argv[1])), int(sys.argv[2])):
        print(json.dumps(line), flush=True)
