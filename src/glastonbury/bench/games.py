"""The games that are measured: four players with recipes, if not said otherwise, and random moves by the reference
rules.
"""

import random

from ..deal import Choices, deal
from ..knowledge import Follower, Knowledge
from ..rules import PLAYER_COLORS, Move, Setup, State, legal, play

GAMES_PER_ROUND = 20


def setup(seed: str, players: int = 4, *, recipes: bool = True) -> Setup:
    return deal(Choices(PLAYER_COLORS[:players], recipes=recipes), seed.encode())


def finish(state: State, rng: random.Random) -> list[Move]:
    """Random moves to the end of the game."""
    played: list[Move] = []
    while moves := legal(state):
        move = rng.choice(moves)
        state, _ = play(state, move)
        played.append(move)
    return played


def finish_games(state: State) -> int:
    """How many moves that were."""
    return sum(len(finish(state, random.Random(seed))) for seed in range(GAMES_PER_ROUND))


def moments(players: int = 4, *, recipes: bool = True) -> list[tuple[str, State, Knowledge]]:
    """The two from which playouts and searches start, with what the deciding seat knows there."""
    game, rng = Follower(setup("start", players, recipes=recipes), range(players)), random.Random(1)
    found = [("the start", game.state, game.known[game.state.player])]
    while len(game.state.pile) > 20:
        game.play(rng.choice(legal(game.state)))
    return [*found, ("20 cards in the pile", game.state, game.known[game.state.player])]
