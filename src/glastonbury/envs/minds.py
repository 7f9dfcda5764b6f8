"""Our bots at a table of an environment: each is told what its seat can know, and nothing else."""

import random

from ..actions import action_of, move_of
from ..bots import LEVELS
from ..knowledge import Knowledge
from ..rules import legal, play, start
from ..views import view, witness
from .game import Game


class Minds:
    """What these bots know of a game, by their seats."""

    def __init__(self, game: Game, bots: dict[int, str], seed: str) -> None:
        self.game = game
        self.bots = bots
        self.rngs = {seat: random.Random(f"{seed}/{seat}") for seat in bots}
        self.followed = 0  # actions
        self.known: dict[int, Knowledge] = {}

    def choose(self, seat: int) -> int:
        self.follow()
        return action_of(LEVELS[self.bots[seat]].choose(self.known[seat], self.rngs[seat]))

    def follow(self) -> None:
        """Learn of everything that was played since the last time."""
        if not self.known:
            self.state = start(self.game.setup())
            self.known = {seat: Knowledge.begin(view(self.state, seat)) for seat in self.bots}
        for action in self.game.actions[self.followed :]:
            self.state, events = play(self.state, move_of(action, legal(self.state)))
            for seat, known in self.known.items():
                self.known[seat] = known.learn(witness(events, seat), view(self.state, seat))
        self.followed = len(self.game.actions)
