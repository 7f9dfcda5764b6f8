"""Our bots at a table of an environment: each is told what its seat can know, and nothing else."""

import random

from ..actions import action_of, move_of
from ..bots import LEVELS
from ..knowledge import Follower
from ..rules import legal
from .game import CompiledGame


class Minds:
    """What these bots know of a game, by their seats."""

    def __init__(self, game: CompiledGame, bots: dict[int, str], seed: str) -> None:
        self.game = game
        self.bots = bots
        self.rngs = {seat: random.Random(f"{seed}/{seat}") for seat in bots}
        self.follower: Follower | None = None
        self.followed = 0  # actions

    def choose(self, seat: int) -> int:
        known = self.follow().known[seat]
        return action_of(LEVELS[self.bots[seat]].choose(known, self.rngs[seat]))

    def follow(self) -> Follower:
        """Learn of everything that was played since the last time."""
        follower = self.follower = self.follower or Follower(self.game.setup(), self.bots)
        for action in self.game.actions[self.followed :]:
            follower.play(move_of(action, legal(follower.state)))
        self.followed = len(self.game.actions)
        return follower
