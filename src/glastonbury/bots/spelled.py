"""Searches that no level has, spelled out for the arena.

`search@1200` is a search of 1,200 nodes without a net, `NET@1200` one with a net, which is named or a file `….npz`, and
`NET@1200,unseen=0.2` the same in another manner (`core.Manner`). `NET@0` does not search: it follows the net's policy.
`search@0.1s` and `NET@0.1s` search for so many seconds a move instead, so that another run finds something else.
"""

import random
import re
import sys
from functools import cache, partial
from math import inf
from typing import TYPE_CHECKING

from ..actions import action_of
from ..knowledge import Knowledge
from ..rules import Color
from .bot import Bot, Opinion
from .wizard import search_opinions

if TYPE_CHECKING:
    from ..net import Net

WITHOUT_A_NET = "search"


@cache
def spelled_out(name: str) -> Bot:
    """Raises ValueError, which says what was expected."""
    from ..core import Manner
    from ..net import BadNet, load

    first, at, rest = name.rpartition("@")
    budget, *others = rest.split(",")
    if not at or not re.fullmatch(r"\d+|\d+(\.\d+)?s", budget, re.ASCII):
        raise ValueError(f"expected {WITHOUT_A_NET}@NODES or NET@NODES, or a time like 0.1s for NODES; got {name!r}")
    nodes, seconds = (int(budget), inf) if budget.isdecimal() else (sys.maxsize, float(budget[:-1]))
    effort = partial(search_opinions, nodes=nodes, seconds=seconds)
    manner = {}
    for other in others:
        option, _, value = other.partition("=")
        try:
            manner[option] = float(value)
        except ValueError:
            raise ValueError(f"expected a number for {option!r}, got {value!r}") from None
    if unknown := manner.keys() - set(Manner._fields):
        raise ValueError(f"expected some of {', '.join(Manner._fields)}; got {', '.join(sorted(unknown))}")
    if first == WITHOUT_A_NET:
        if manner or nodes == 0:
            raise ValueError(f"a search without a net has nodes and no other manner; got {name!r}")
        return Bot(effort, searches=True)
    try:
        net = load(first)
    except (BadNet, OSError) as error:
        raise ValueError(str(error)) from None
    if nodes == 0:
        return Bot(partial(follow_policy, net=net), searches=True)
    return Bot(partial(effort, net=net, manner=Manner(**manner)), searches=True)


def follow_policy(knowledge: Knowledge, rng: random.Random, net: "Net") -> list[Opinion]:
    """The likeliest move first; values say nothing."""
    import numpy as np

    from ..core import outlook, pack
    from ..core.packing import NONE

    view = knowledge.view
    removed = NONE if view.removed_color is None else list(Color).index(view.removed_color)
    logits = outlook(net, pack(knowledge.sample(rng)), removed).policy
    logits = np.array([logits[action_of(move)] for move in view.legal])
    shares = np.exp(logits - logits.max())
    shares /= shares.sum()
    return [Opinion(view.legal[k], None, float(shares[k])) for k in np.argsort(-shares, kind="stable")]
