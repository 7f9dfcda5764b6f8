"""OpenSpiel's Python IS-MCTS against our bots: `python examples/openspiel_ismcts.py [GAMES [SIMULATIONS]]`.

It searches from what its seat can know: each simulation begins with a state in which the others have any recipes that
they may have, and every card that is turned over is drawn anew.
"""

import math
import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from glastonbury.envs.openspiel import NAME, HouseBot


def main(games: int = 4, simulations: int = 100, opponents: tuple[str, ...] = ("random", "herbalist")) -> None:
    game = pyspiel.load_game(NAME)
    for opponent in opponents:
        won = sum(play(game, opponent, simulations, seed) for seed in range(games))
        low, high = interval(won / games, games)
        print(f"IS-MCTS with {simulations} simulations won {won:g} of {games} games against {opponent}", end=" ")
        print(f"(95 % interval: {low:.0%} to {high:.0%})")


def play(game: pyspiel.Game, opponent: str, simulations: int, seed: int) -> float:
    """IS-MCTS's share of the win; it has the first seat in every other game."""
    rng, seat = random.Random(seed), seed % 2
    chance = np.random.RandomState(seed)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 0.7, simulations, random_state=chance)
    bots = {seat: search, 1 - seat: HouseBot(opponent, 1 - seat, seed)}
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()[seat]


def interval(rate: float, count: int) -> tuple[float, float]:
    """The 95 % interval of Wilson."""
    z = 1.96
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    around = z / (1 + z * z / count) * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return middle - around, middle + around


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
