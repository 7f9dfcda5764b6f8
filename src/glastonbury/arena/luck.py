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
from ..core.packing import NONE, PLAYERS, Packed
from ..core.supposing import suppose, unseen
from ..core.watching import FIRST_SWEPT
from ..net import Net
from ..rules import Color, Move, State

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
        first_swept = int(seen[FIRST_SWEPT])
        possible, _ = suppose(s, first_swept, np.array([action], dtype=np.int8))  # the first is what comes
        if len(possible) > 1:
            possible[:, unseen(possible[0], first_swept)].sort(axis=1)
            shares = value(possible)
            total += shares[0] - shares.mean(axis=0)
        play_seen(s, seen, action)
    return tuple(round(float(share), 6) for share in total)
