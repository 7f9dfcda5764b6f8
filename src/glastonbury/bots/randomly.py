"""Random: any legal move, each as likely. For tests, and as the bottom of the ladder."""

import random

from ..knowledge import Knowledge
from .bot import Opinion, by_value


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    return by_value(lambda _: rng.random(), knowledge)
