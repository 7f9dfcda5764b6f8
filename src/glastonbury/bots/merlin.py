"""Merlin: looks ahead as the Wizard does, for about a second."""

import random

from ..knowledge import Knowledge
from ..net import NEWEST, load
from .bot import Opinion
from .wizard import in_time, search_opinions

NODES = 48_000


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    return search_opinions(knowledge, rng, in_time(knowledge, NODES), net=load(NEWEST))
