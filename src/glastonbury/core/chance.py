"""Random numbers, and games that are played by them."""

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..observation import OVER, TAKE
from .compiling import compiled, part
from .game import legal, play
from .packing import (
    ACCIO_LEFT,
    BLOCK,
    DECLINATIO_USED,
    LINE,
    PHASE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    SEAT,
    SIZE,
    STOP,
    Packed,
)
from .scoring import Points, score

Rng = npt.NDArray[np.uint64]


def new_rng(seed: int) -> Rng:
    """The state of the random numbers below: changed by each of them."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64], dtype=np.uint64)


@part
def below(rng: Rng, limit: int) -> int:
    """A number from 0 to limit - 1 (splitmix64; the bias of 2⁻³² is harmless in playouts)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int(((z >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@part
def copy(source: Packed, target: Packed) -> None:
    """Written out: numba's own slices take seconds to compile."""
    for k in range(SIZE):
        target[k] = source[k]


@compiled
def playout(s: Packed, rng: Rng, points: Points) -> int:
    """Play at random to the end, in place, and score; gives the number of decisions."""
    actions = np.empty(ACTIONS, dtype=np.int8)
    decisions = 0
    while s[PHASE] != OVER:
        play(s, random_action(s, rng, actions))
        decisions += 1
    score(s, points)
    return decisions


@part
def random_action(s: Packed, rng: Rng, actions: Packed) -> int:
    """One of the legal actions; widened by + 0 to int64, so that `play` is compiled once and not for int8 too."""
    block = SEAT + s[PLAYER] * BLOCK
    one_line = s[PHASE] == TAKE and s[block + ACCIO_LEFT] == 0 and s[DECLINATIO_USED] == 0
    if one_line and s[PILE_HEAD] < s[PILE_END]:  # as long as there is a pile, the line is full
        return int(LINE[s[block + STOP], below(rng, 6)]) + 0
    return int(actions[below(rng, legal(s, actions))]) + 0


@compiled
def playouts(start: Packed, games: int, rng: Rng, points: Points, totals: npt.NDArray[np.int64]) -> int:
    """Many playouts from one state: adds up the players' points, and gives the number of decisions."""
    decisions = 0
    s = start.copy()
    for _ in range(games):
        copy(start, s)
        decisions += playout(s, rng, points)
        for index in range(start[PLAYERS]):
            totals[index] += points[index, 3]
    return decisions
