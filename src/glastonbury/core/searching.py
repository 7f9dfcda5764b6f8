"""Search from what a seat knows: information-set Monte Carlo tree search (docs/bots.md).

It keeps nothing between calls. Each worker grows a tree of its own from random numbers of its own, and the trees are
added up in order: the same seed, nodes and workers give the same result, unless time runs out first.
"""

import random
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np

from ..actions import ACTIONS
from ..knowledge import Knowledge
from ..net import Net
from ..rules import Color, RecipeB
from .chance import new_rng
from .growing import (
    ACTION,
    FIRST_CHILD,
    MANNER,
    SIBLING,
    VISITS,
    Known,
    Manner,
    Mind,
    grow,
    grow_with_net,
    new_grown,
)
from .guessing import likely_deals
from .judging import Floats, promises
from .packing import NONE, Packed, pack

MOST_NODES = 1_000_000  # in a tree: about 25 MB; a longer search grows on without new nodes
AT_ONCE = 16  # simulations between two looks at the clock


class Tried(NamedTuple):
    """An action at the root."""

    action: int
    visits: int
    utility: float  # on average, from 0 to 1
    margin: float  # and how far ahead its player ended, in points


class Found(NamedTuple):
    nodes: int  # simulations made
    tried: list[Tried]  # the best first: the one tried most


def search(
    knowledge: Knowledge,
    rng: random.Random,
    nodes: int,
    *,
    seconds: float = float("inf"),
    workers: int = 1,
    guided: bool = True,
    net: Net | None = None,
    manner: Manner = MANNER,
) -> Found:
    """Look at the moves of the deciding player, as often as `nodes` says or as the seconds allow.

    With a net it is guided by what that thinks. Without, `guided` plays on by likely actions, else at random.
    """
    if nodes < 1 or workers < 1:
        raise ValueError(f"a search needs at least one node and one worker, not {nodes} and {workers}")
    if not knowledge.view.legal:
        raise ValueError("the game is over: there is nothing to search")
    trees = [
        Tree(knowledge, rng, nodes // workers + (index < nodes % workers), guided=guided, net=net, manner=manner)
        for index in range(workers)
    ]
    deadline = time.perf_counter() + seconds
    if workers == 1:
        trees[0].grow_until(deadline)
    else:
        grow_side_by_side(trees, deadline)
    return merged(trees)


def grow_side_by_side(trees: Sequence["Tree"], deadline: float) -> None:
    with ThreadPoolExecutor(len(trees)) as pool:
        try:
            for grown in [pool.submit(tree.grow_until, deadline) for tree in trees]:
                grown.result()
        finally:  # Ctrl-C
            for tree in trees:
                tree.stopped.set()


class Tree:
    """One worker's tree."""

    def __init__(
        self,
        knowledge: Knowledge,
        rng: random.Random,
        budget: int,
        *,
        guided: bool = True,
        net: Net | None = None,
        manner: Manner = MANNER,
    ) -> None:
        colors, tasks = knowledge.possible_recipes
        removed = knowledge.view.removed_color
        # What was forgotten is guessed once; what is out of the game never comes back.
        root = pack(knowledge.sample(rng)._replace(out=()))
        seat = -1 if knowledge.view.seat is None else knowledge.view.seat
        self.known = Known(root, seat, knowledge.view.pile - len(knowledge.bottom), all_promises())
        self.a: Packed = np.array([list(Color).index(color) for color in colors], dtype=np.int8)
        self.b: Packed = np.array([list(RecipeB).index(task) for task in tasks], dtype=np.int8)
        self.mind = None
        if net is not None:
            self.deals = likely_deals(root, seat, self.a, self.b, rng)
            self.mind = Mind(net.rows, net.weights, NONE if removed is None else list(Color).index(removed))
        self.grown = new_grown(min(budget + 1, MOST_NODES))
        self.rng = new_rng(rng.getrandbits(63))
        self.guided, self.manner = guided, manner
        self.budget = budget
        self.used, self.done = 1, 0
        self.stopped = threading.Event()
        self.simulate(0)  # compiled before the clock is looked at

    def simulate(self, simulations: int) -> None:
        tree = self.known, self.grown, self.used, simulations, self.rng
        if self.mind is None:
            self.used = grow(*tree, self.a, self.b, self.guided)
        else:
            self.used = grow_with_net(*tree, self.deals, self.mind, self.manner)
        self.done += simulations

    def grow_until(self, deadline: float) -> None:
        """As far as the budget goes; at least a little, however late it is."""
        while self.done < self.budget and not self.stopped.is_set():
            self.simulate(min(AT_ONCE, self.budget - self.done))
            if time.perf_counter() >= deadline:
                return

    def children(self) -> Iterator[tuple[int, int, float]]:
        """Every action tried at the root, how often, and the sum of its utilities."""
        nodes = self.grown.nodes
        child = nodes[0, FIRST_CHILD]
        while child:
            yield int(nodes[child, ACTION]), int(nodes[child, VISITS]), float(self.grown.worth[child])
            child = nodes[child, SIBLING]


@cache
def all_promises() -> Floats:
    return promises()


def merged(trees: Sequence[Tree]) -> Found:
    visits, worth, margins = np.zeros(ACTIONS, dtype=np.int64), np.zeros(ACTIONS), np.zeros(ACTIONS)
    for tree in trees:
        margins += tree.grown.margins
        for action, count, total in tree.children():
            visits[action] += count
            worth[action] += total
    tried = [
        Tried(
            action, int(visits[action]), float(worth[action] / visits[action]), float(margins[action] / visits[action])
        )
        for action in np.flatnonzero(visits).tolist()
    ]
    return Found(sum(tree.done for tree in trees), sorted(tried, key=lambda action: (-action.visits, -action.utility)))
