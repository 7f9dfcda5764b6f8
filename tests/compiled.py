"""What numba compiles that several tests need: once, and kept, before many processes would each do it.

python tests/compiled.py    (make .venv/.compiled)
"""

import random

import numpy as np

from builders import random_record
from glastonbury import core
from glastonbury.arena.game import ScheduledGame, Terms, points
from glastonbury.bench.calibration import shares
from glastonbury.coach import errors
from glastonbury.coach.review import review
from glastonbury.core.packing import NONE
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.envs.gymnasium import Glastonbury
from glastonbury.net import NEWEST, load
from glastonbury.rules import start

DUEL = Choices(SEATING[:2], recipes=True, first=0)


def main() -> None:
    points(Terms(DUEL, b"compiled"), ScheduledGame(0, (f"{NEWEST}@1", "search@1")))
    setup, net = deal(DUEL, b"compiled"), load(NEWEST)
    packed = core.pack(start(setup))
    core.perft(packed, 1)
    core.playouts(packed, 1, core.new_rng(1), np.zeros((4, 4), np.int16), np.zeros(4, np.int64))
    core.outlook(net, packed, NONE)
    core.inputs_of(packed, NONE)
    shares(net, DUEL, b"compiled")
    table = Glastonbury()
    table.reset(seed=1)
    table.step(int(table.action_masks().argmax()))
    errors.FIRST_WORLDS, errors.WORLDS = 2, (2, 2)
    review(random_record(random.Random(1), setup), net)


if __name__ == "__main__":
    main()
