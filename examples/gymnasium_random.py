"""Random play against Herbalist by Gymnasium: `python examples/gymnasium_random.py [GAMES]`."""

import sys

import gymnasium

from glastonbury.envs.gymnasium import ID


def main(games: int = 100) -> None:
    table = gymnasium.make(ID, opponents=("herbalist",))
    won = 0.0
    for seed in range(games):
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            action = table.action_space.sample(info["action_mask"])
            _, reward, over, _, info = table.step(action)
            won += reward
    print(f"Random won {won:g} of {games} games against Herbalist")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
