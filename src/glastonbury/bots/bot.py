"""What every bot is: a way to weigh the legal moves. The best one is its choice."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..knowledge import Knowledge
from ..rules import Move


class Opinion(NamedTuple):
    """What a bot thinks of a legal move."""

    move: Move
    value: float  # in points; only differences between moves mean something
    share: float | None = None  # of the visits, where a search has looked


# Given what a seat can know, and nothing else; one opinion for each legal move.
Weigh = Callable[[Knowledge, random.Random], list[Opinion]]


@dataclass(frozen=True, slots=True)
class Bot:
    weigh: Weigh

    def choose(self, knowledge: Knowledge, rng: random.Random) -> Move:
        """The move that the search visited most, or else the one of the highest value."""
        return max(self.weigh(knowledge, rng), key=lambda opinion: (opinion.share or 0.0, opinion.value)).move
