"""Wizard: looks ahead with a net that has played millions of games, for about the twentieth part of a second."""

import random
from typing import Any

from ..actions import move_of
from ..knowledge import Knowledge
from .bot import Opinion

NODES = 3_000
ONE_BY_ONE = 0.55  # so many with recipes and more than two players: there a node takes nearly twice as long


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    return think(knowledge, rng, NODES)


def think(knowledge: Knowledge, rng: random.Random, nodes: int) -> list[Opinion]:
    """With the newest net, for as long as so many nodes take without recipes."""
    from ..net import NEWEST, load  # NumPy: what starts without it starts in half the time

    return search_opinions(knowledge, rng, in_time(knowledge, nodes), net=load(NEWEST))


def in_time(knowledge: Knowledge, nodes: int) -> int:
    """How many take as long at this table. Without recipes a node takes about as long with two players as with four."""
    view = knowledge.view
    return round(ONE_BY_ONE * nodes) if view.has_recipes and len(view.players) > 2 else nodes


def search_opinions(knowledge: Knowledge, rng: random.Random, nodes: int, **how: Any) -> list[Opinion]:
    """Values are points ahead of the best other at the end; a move that was never tried has none."""
    legal = knowledge.view.legal
    if len(legal) == 1:
        return [Opinion(legal[0], None, 1.0)]
    from ..core import search  # compiled: only whoever plays against it waits for that

    found = search(knowledge, rng, nodes, **how)
    tried = [Opinion(move_of(action, legal), margin, visits / found.nodes) for action, visits, _, margin in found.tried]
    moves = {opinion.move for opinion in tried}
    return tried + [Opinion(move, None, 0.0) for move in legal if move not in moves]
