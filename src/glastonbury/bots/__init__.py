"""Bots: `choose(knowledge, rng) -> move`. One file each; they are given what their seat can know, and nothing else."""

import random
from collections.abc import Callable

from ..knowledge import Knowledge
from ..rules import Move
from . import apprentice, herbalist, randomly, witch

Choose = Callable[[Knowledge, random.Random], Move]

# From the weakest to the strongest.
LEVELS: dict[str, Choose] = {
    "random": randomly.choose,
    "apprentice": apprentice.choose,
    "herbalist": herbalist.choose,
    "witch": witch.choose,
}

__all__ = ["LEVELS", "Choose"]
