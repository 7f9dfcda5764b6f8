"""Moves tried side by side: each is played to the end in the same worlds, by a net (docs/coach.md)."""

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..net import Net
from ..observation import OVER
from .chance import Rng, below, copy, new_rng
from .compiling import compiled, part
from .game import legal, play
from .judging import Floats
from .looking import POLICY, ROOM, THOUGHTS, look, prefer
from .packing import BLOCK, PHASE, PILE_HEAD, PLAYER, PLAYERS, RECIPE_A, RECIPE_B, RECIPES, SEAT, Packed
from .sampling import sample
from .standing import ALL_A, ALL_B, add_result

Ends = npt.NDArray[np.float64]  # [worlds, actions, 2]: the share of the win and the margin of the one who decides
FINE = 1 << 24


def tried(net: Net, s: Packed, first_swept: int, removed: int, actions: Packed, worlds: int, seed: int) -> Ends:
    """How these legal actions end for the player who decides, in each of so many worlds.

    A world agrees with all that this player can know. In it each action is played to the end by the net's policy, with
    the same random numbers.
    """
    seat = int(s[PLAYER])
    a, b = ALL_A.copy(), ALL_B.copy()
    if s[RECIPES] == 1:
        own = SEAT + seat * BLOCK
        a, b = a[a != s[own + RECIPE_A]], b[b != s[own + RECIPE_B]]
    unknown = max(0, first_swept - int(s[PILE_HEAD]))
    ends = np.empty((worlds, len(actions), 2))
    try_out(s, seat, unknown, a, b, actions, new_rng(seed), removed, net.rows, net.weights, ends)
    return ends


@compiled
def try_out(
    root: Packed,
    seat: int,
    unknown: int,
    a: Packed,
    b: Packed,
    tried: Packed,
    rng: Rng,
    removed: int,
    rows: Packed,
    weights: Floats,
    ends: Ends,
) -> None:
    actions = np.empty(ACTIONS, dtype=np.int8)
    room = np.empty(ROOM, dtype=np.int16)
    thoughts = np.empty(THOUGHTS, dtype=np.float32)
    points = np.empty((4, 4), dtype=np.int16)
    result = np.empty((4, 2), dtype=np.float64)
    world, s = root.copy(), root.copy()
    for number in range(len(ends)):
        sample(root, seat, unknown, a, b, rng, world)
        began = rng[0]
        for k in range(len(tried)):
            rng[0] = began
            copy(world, s)
            play(s, int(tried[k]) + 0)
            while s[PHASE] != OVER:
                count = legal(s, actions)
                chosen = 0
                if count > 1:
                    look(s, removed, rows, weights, room, thoughts)
                    prefer(s, weights, actions, count, room, thoughts)
                    chosen = drawn(thoughts, count, rng)
                play(s, int(actions[chosen]) + 0)
            for index in range(s[PLAYERS]):
                result[index, 0], result[index, 1] = 0.0, 0.0
            add_result(s, 1.0, points, result)
            ends[number, k, 0], ends[number, k, 1] = result[seat, 0], result[seat, 1]


@part
def drawn(thoughts: Floats, count: int, rng: Rng) -> int:
    """One of so many actions, each as often as the policy says."""
    highest = thoughts[POLICY]
    for k in range(1, count):
        highest = max(highest, thoughts[POLICY + k])
    total = 0.0
    for k in range(count):
        total += np.exp(thoughts[POLICY + k] - highest)
    left = total * below(rng, FINE) / FINE
    for k in range(count - 1):
        left -= np.exp(thoughts[POLICY + k] - highest)
        if left < 0:
            return k
    return count - 1
