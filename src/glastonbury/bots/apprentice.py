"""Apprentice: takes what seems to fit, forgets much of what lies in the cauldrons, and never looks ahead.

For a child's first games. It may end a game without counting, but puts an Immuto where it helps.
"""

import random

from ..knowledge import Knowledge
from ..rules import Move, Take, TakeByAccio
from .bot import Opinion, by_value
from .herbalist import Judgement

HALF_LIFE = 8.0  # takes, until half of the covered cards are forgotten
WHIM = 3.0  # points: the standard deviation of its judgement


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    memory = knowledge.forgetting(HALF_LIFE, f"apprentice {knowledge.view.seat}")
    judgement = Judgement(memory, rng)

    def value(move: Move) -> float:
        if isinstance(move, Take | TakeByAccio):
            card = judgement.state.card_at(move.cell)
            return (judgement.gain(card) if card is not None else 0.0) + rng.gauss(0, WHIM)
        return judgement.value(move)

    return by_value(value, memory)
