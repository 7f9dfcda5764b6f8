"""Random: any legal move, each as likely. For tests, and as the bottom of the ladder."""

import random

from ..knowledge import Knowledge
from .bot import Opinion


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    return [Opinion(move, rng.random()) for move in knowledge.view.legal]
