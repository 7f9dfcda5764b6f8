"""What the cards that were turned over have brought each seat (docs/arena.md).

For each of them: how the game stands with it, less the mean over all cards that it could have been. As known then each
was equally likely, so that luck is 0 on average, whatever says how the game stands and however well it does. Results
less their luck are as right as results, and vary less if it does well.
"""

from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt

from ..actions import action_of
from ..core import pack, play_seen, watch
from ..core.looking import look_at_all
from ..core.packing import CELL, NONE, PILE, PILE_HEAD, PLAYERS, Packed
from ..core.watching import FIRST_SWEPT
from ..net import Net
from ..rules import CELLS, Color, Move, State

Shares = npt.NDArray[np.float64]
# Says of packed states, each a row, what share of the win each seat can expect. What nobody has seen of the pile is
# sorted: it may know which cards are to come, not when.
Value = Callable[[Packed], Shares]


def by_net(net: Net, removed_color: Color | None) -> Value:
    """What the net expects, asked as the player who decides."""
    removed = NONE if removed_color is None else list(Color).index(removed_color)

    def value(states: Packed) -> Shares:
        shares, margins = np.empty((2, len(states), int(states[0, PLAYERS])), dtype=np.float32)
        look_at_all(states, removed, net.rows, net.weights, shares, margins)
        return shares.astype(np.float64)

    return value


def luck(state: State, moves: Iterable[Move], value: Value) -> tuple[float, ...]:
    """Of each seat in these moves from a state of whose pile nobody has seen a card, in shares of the win."""
    s, seen = pack(state), watch(state)
    total = np.zeros(int(s[PLAYERS]))
    for move in moves:
        action = action_of(move)
        head, end = PILE + int(s[PILE_HEAD]), PILE + int(seen[FIRST_SWEPT])
        possible = s[head:end].copy()  # the first of them is the one that comes
        play_seen(s, seen, action)
        if action < len(CELLS) and len(possible) > 1:
            known = np.repeat(s[np.newaxis], len(possible), axis=0)
            known[:, CELL + action] = possible
            known[:, head] = NONE
            for at, state_with in enumerate(known):
                state_with[head + 1 : end] = np.sort(np.delete(possible, at))
            shares = value(known)
            total += shares[0] - shares.mean(axis=0)
    return tuple(round(float(share), 6) for share in total)
