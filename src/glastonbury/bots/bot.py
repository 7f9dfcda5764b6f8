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
    value: float | None  # in points; only differences between moves mean something. None: not looked at
    share: float | None = None  # of the visits, where a search has looked


class Candidate(NamedTuple):
    """An opinion, and what can be said about the move."""

    opinion: Opinion
    facts: tuple[Fact, ...]


# Given what a seat can know, and nothing else; one opinion for each legal move, the best first.
Weigh = Callable[[Knowledge, random.Random], list[Opinion]]


def by_value(value: Callable[[Move], float], knowledge: Knowledge) -> list[Opinion]:
    """Opinions of a bot that values each move by itself."""
    opinions = [(value(move), move) for move in knowledge.view.legal]
    return [Opinion(move, points) for points, move in sorted(opinions, key=lambda opinion: -opinion[0])]


@dataclass(frozen=True, slots=True)
class Bot:
    weigh: Weigh
    searches: bool = False  # loads compiled code, and takes up to a second; the others take milliseconds

    def choose(self, knowledge: Knowledge, rng: random.Random) -> Move:
        return self.weigh(knowledge, rng)[0].move

    def explain(self, knowledge: Knowledge, rng: random.Random) -> list[Candidate]:
        """Every legal move with its value and the facts about it; the choice of the same seed comes first."""
        return [Candidate(opinion, facts(knowledge, opinion.move)) for opinion in self.weigh(knowledge, rng)]
