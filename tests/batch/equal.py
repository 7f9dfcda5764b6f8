"""`python equal.py GAMES SEED`: that many random games of all variants through the rules and the batched engine."""

import sys

from test_batch import GAMES, compare_random_games

if __name__ == "__main__":
    games, seed = map(int, sys.argv[1:])
    for first in range(seed, seed + games, GAMES):
        compare_random_games(first)
        print(f"the same: games {first} to {first + GAMES - 1}", flush=True)
