"""Merlin: looks ahead as the Wizard does, for about a second."""

import random

from ..knowledge import Knowledge
from .bot import Opinion
from .wizard import think

NODES = 48_000


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    return think(knowledge, rng, NODES)
