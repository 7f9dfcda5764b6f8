"""What the net thinks of a position: the reference in NumPy, for one observation."""

from typing import NamedTuple

import numpy as np

from ..actions import ACTIONS
from ..observation import GAME, Tensor, field
from .form import HEADS, POINTS, Floats, Net
from .inputs import inputs


class Outlook(NamedTuple):
    """Players are counted from the one who decides, in turn order."""

    win: Floats  # [players] share of the win
    margin: Floats  # [players] points ahead of the best other
    policy: Floats  # [59] logits of all actions, also of those that are not legal


def look(net: Net, observation: Tensor) -> Outlook:
    """Of what the deciding seat knows."""
    given = inputs(observation)
    sums = net.rows[list(given.rows)].sum(axis=0, dtype=np.float32)  # exact, whatever their order
    hidden = np.maximum(0, sums * net.part("scale") + net.part("b1"))
    hidden = np.maximum(0, hidden @ net.part("w2") + net.part("b2"))
    hidden = np.maximum(0, hidden @ net.part("w3") + net.part("b3"))

    heads = hidden @ net.part("heads") + net.part("heads_b")
    query, win, margin = (heads[columns] for columns in HEADS.values())
    others = hidden @ net.part("other") + net.part("other_b")

    players = int(field(observation, "game")[GAME.index("players")])
    win = np.exp(win[:players] - win[:players].max())
    card, landing, gain, hope = np.array(given.takes).T
    takes = net.part("cell") + net.part("card")[card] + net.part("landing")[landing]
    takes = takes + net.part("gain")[gain] + net.part("hope")[hope]
    policy = np.empty(ACTIONS, dtype=np.float32)
    policy[list(given.actions)] = np.concatenate([takes @ query, others])
    return Outlook(win / win.sum(), POINTS * margin[:players], policy)
