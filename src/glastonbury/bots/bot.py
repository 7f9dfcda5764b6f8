"""What every bot is: a way to weigh the legal moves. The best one is its choice."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..knowledge import Knowledge
from ..rules import Move
from .facts import Fact, facts


class Opinion(NamedTuple):
    """What a bot thinks of a legal move."""

    move: Move
    value: float  # in points; only differences between moves mean something
    share: float | None = None  # of the visits, where a search has looked


class Candidate(NamedTuple):
    """An opinion, and what can be said about the move."""

    opinion: Opinion
    facts: tuple[Fact, ...]


# Given what a seat can know, and nothing else; one opinion for each legal move.
Weigh = Callable[[Knowledge, random.Random], list[Opinion]]


@dataclass(frozen=True, slots=True)
class Bot:
    weigh: Weigh

    def choose(self, knowledge: Knowledge, rng: random.Random) -> Move:
        """The move that the search visited most, or else the one of the highest value."""
        return min(self.weigh(knowledge, rng), key=best_first).move

    def explain(self, knowledge: Knowledge, rng: random.Random) -> list[Candidate]:
        """Every legal move with its value and the facts about it; the choice of the same seed comes first."""
        opinions = sorted(self.weigh(knowledge, rng), key=best_first)
        return [Candidate(opinion, facts(knowledge, opinion.move)) for opinion in opinions]


def best_first(opinion: Opinion) -> tuple[float, float]:
    return -(opinion.share or 0.0), -opinion.value
