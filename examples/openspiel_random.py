"""Random play by OpenSpiel: `python examples/openspiel_random.py [GAMES]`."""

import random
import sys

import pyspiel

from glastonbury.envs.openspiel import NAME


def main(games: int = 100) -> None:
    rng = random.Random(1)
    game = pyspiel.load_game(f"{NAME}(players=4,rewards=points)")
    points = [0.0] * game.num_players()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        points = [total + more for total, more in zip(points, state.returns(), strict=True)]
    print("points on average:", *(f"{total / games:.1f}" for total in points))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
