"""What a decision may lead to, as far as anybody can know: each action, with each card that may be turned over."""

import numpy as np
import numpy.typing as npt

from .chance import copy
from .compiling import compiled
from .game import play
from .packing import PILE, PILE_HEAD, SIZE, Packed


def known(s: Packed, first_swept: int) -> Packed:
    """A state without what nobody can know: the cards of the pile that nobody has seen lie in the order of cards.

    From `first_swept` on they were swept under it, so that everybody has seen them (`watching`).
    """
    s = s.copy()
    s[unseen(s, first_swept)].sort()
    return s


def unseen(s: Packed, first_swept: int) -> slice:
    """Where the cards lie that nobody has seen."""
    head = int(s[PILE_HEAD])
    return slice(PILE + head, PILE + max(head, first_swept))


def suppose(s: Packed, first_swept: int, actions: Packed) -> tuple[Packed, npt.NDArray[np.intp]]:
    """All that these legal actions may lead to, and where the states of each begin.

    There is one for each card that may be turned over, in the order in which they lie, or a single one where all
    know what comes.
    """
    place = unseen(s, first_swept)
    cards = place.stop - place.start
    rows = np.where((actions < 32) & (cards > 1), cards, 1)
    states = np.empty((int(rows.sum()), SIZE), dtype=np.int8)
    write_supposed(s, cards, actions, states)
    return states, np.cumsum(rows) - rows


@compiled
def write_supposed(s: Packed, cards: int, actions: Packed, states: Packed) -> None:
    head = PILE + s[PILE_HEAD]
    at = 0
    for action in actions:
        for chosen in range(cards if action < 32 and cards > 1 else 1):
            after = states[at]
            copy(s, after)
            for k in range(chosen):
                after[head + k + 1] = s[head + k]
            if cards > 0:
                after[head] = s[head + chosen]
            play(after, int(action) + 0)
            at += 1
