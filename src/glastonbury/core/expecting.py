"""How a game stands, judged quickly from what everybody knows (docs/arena.md)."""

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..observation import CORNER, TAKE
from .chance import copy
from .compiling import compiled
from .game import legal, play
from .judging import IMMUTO_WORTH, NOTES, VALUES, Floats, judge, promise_row, promised
from .packing import BLOCK, COUNT, PHASE, PLAYERS, SEAT, SUM, Packed
from .scoring import immutos
from .searching import all_promises

Shares = npt.NDArray[np.float64]

TURNS = 4  # of each player, who takes what seems best of the cards that lie open
SPREAD = 50.0  # points: how far those that are promised now may be from those of the end


def expected_shares(states: Packed) -> Shares:
    """The share of the win that each seat can expect, a row for each of these packed states.

    Their piles may hold none (−1) where nobody knows the card: nothing is turned over then.
    """
    shares = np.empty((len(states), int(states[0, PLAYERS])))
    look_out(states, all_promises(), shares)
    return shares


@compiled
def look_out(states: Packed, promise: Floats, shares: Shares) -> None:
    actions = np.empty(ACTIONS, dtype=np.int8)
    notes = np.empty(NOTES, dtype=np.float32)
    s = states[0].copy()
    players = int(s[PLAYERS])
    for at in range(len(states)):
        copy(states[at], s)
        for _ in range(TURNS * players):
            count = legal(s, actions) if s[PHASE] == TAKE or s[PHASE] == CORNER else 0
            if count == 0:
                break
            judge(s, actions, count, promise, notes)
            best = 0
            for k in range(1, count):
                if notes[VALUES + k] > notes[VALUES + best]:
                    best = k
            play(s, int(actions[best]) + 0)
        row = promise_row(s)
        total = 0.0
        for index in range(players):
            block = SEAT + index * BLOCK
            points = IMMUTO_WORTH * immutos(s, block)
            for i in range(18):
                points += promised(s, block, i, s[block + COUNT + i] + 0, s[block + SUM + i] + 0, promise, row)
            shares[at, index] = np.exp(points / SPREAD)
            total += shares[at, index]
        for index in range(players):
            shares[at, index] /= total
