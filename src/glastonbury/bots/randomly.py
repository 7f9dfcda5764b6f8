"""Random: any legal move, each as likely. For tests, and as the bottom of the ladder."""

import random

from ..knowledge import Knowledge
from ..rules import Move


def choose(knowledge: Knowledge, rng: random.Random) -> Move:
    return rng.choice(knowledge.view.legal)
