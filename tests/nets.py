"""Positions of all variants as the deciding seat knows them, and a net that has learned nothing."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from builders import random_game, random_setup
from glastonbury.core.packing import NONE
from glastonbury.net import Net
from glastonbury.net.form import FIRST, SIZE
from glastonbury.net.inputs import ROWS
from glastonbury.observation import Observer, Tensor
from glastonbury.rules import Color, State


class Position(NamedTuple):
    state: State
    observation: Tensor  # of the seat that decides

    @property
    def removed(self) -> int:
        color = self.state.removed_color
        return NONE if color is None else list(Color).index(color)


def positions(seed: int, every: int = 1) -> Iterator[Position]:
    """Of a random game, all or every second, but its end."""
    rng = random.Random(seed)
    seats: list[Observer] = []
    for number, (state, _, events) in enumerate(random_game(rng, random_setup(rng))):
        seats = seats or [Observer(state, seat) for seat in range(len(state.players))]
        for seat in seats:
            if events:
                seat.learn(events, state)
        if state.phase != "over" and (seed + number) % every == 0:
            yield Position(state, seats[state.player].knowledge())


def new_net(seed: int = 1) -> Net:
    """Random weights: every input makes a difference, and what it thinks is of a size that games have."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(-127, 128, (ROWS, FIRST), np.int8)
    weights = rng.normal(0, 0.1, SIZE).astype(np.float32)
    weights[:FIRST] = 0.1 / 64  # the scale
    return Net(rows, weights)


@cache
def a_thousand() -> list[Position]:
    """Of all variants and phases."""
    return [at for seed in range(26) for at in positions(seed, every=2)][:1000]
