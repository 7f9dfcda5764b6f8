"""What the processes of bots think in tests. They need nothing else of the tests, so that they are up soon."""

import json
import os
import signal
from pathlib import Path

from glastonbury.server.house import thinking

# Bots


def cheats(level, *known):
    return "z9" if level == "witch" else thinking.think(level, *known)


def breaks(level, *known):
    if level == "witch":
        raise ZeroDivisionError
    return thinking.think(level, *known)


def nobody_can(*_):
    raise ZeroDivisionError


# Reviews


def quick(*asked):
    """The real one in another process, with few worlds and forgettings."""
    from glastonbury.coach import errors, memory  # compiled: the other tests need not wait for that

    errors.FIRST_WORLDS, errors.WORLDS = 2, (4, 4)
    memory.FORGETTINGS = memory.TRIES = memory.MISTAKEN = 1
    thinking.PORTION = 1.0
    return thinking.review_portion(*asked)


def hardly_anything(_line, seats, draft):
    """Two portions that say that each seat has forgotten something at its number."""
    told = {"share": 0.1, "points": 1.0}
    account = dict.fromkeys(("result", "deal", "luck", "own_play", "others_play", "revealed"), told) | {"unforced": 3}
    turn = {"player": 0, "shares": [0.5, 0.5], "play": 0.0, "luck": [0.0, 0.0]}
    table = [[float(-((row - 3) ** 2))] * 5 for row in range(8)]
    moments = [
        {
            "ply": seat,
            "player": seat,
            "played": "@a1",
            "better": "@a6",
            "points": 5.0,
            "points_error": 1.0,
            "share": 0.2,
            "share_error": 0.1,
            "grade": "mistake",
            "cause": "memory",
            "forgotten": 4.0,
            "played_facts": [["denies", {"player": 1, "points": 2}]],
            "better_facts": [],
        }
        for seat in seats
    ]
    written = {"plies": 2, "looks": [], "moments": moments, "memory": [table if at in seats else None for at in (0, 1)]}
    if draft is None:
        new = json.dumps(written | {"weighed": 0, "moments": []})
        return thinking.Portion(new, False, json.dumps([account] * 2), json.dumps([turn]))
    return thinking.Portion(json.dumps(written | {"weighed": 2}), True)


def broken(*_):
    raise ZeroDivisionError


def dies_once(*asked):
    """With its process, in the first of these; where it stands is said by a file."""
    mark = Path(os.environ["REVIEW_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return hardly_anything(*asked)


def in_four_portions(line, seats, draft):
    """The account, two more, and the end."""
    made = hardly_anything(line, seats, draft)
    weighed = json.loads(draft)["weighed"] + 1 if draft else 0
    new = json.dumps(json.loads(made.draft) | {"plies": 3, "weighed": weighed, "moments": []})
    return made._replace(draft=new, done=weighed == 3)
