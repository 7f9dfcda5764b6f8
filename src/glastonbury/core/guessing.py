"""Which recipes the others may hold, guessed by what they have: whoever holds one takes what it counts."""

import random
from itertools import permutations

import numpy as np

from ..rules import Color, RecipeB
from .compiling import compiled
from .judging import Floats
from .packing import BLOCK, COUNT, PLAYERS, RECIPES, SEAT, Packed
from .scoring import count_for_b, points_per_a_card

# Logarithms of odds, as fitted to games of searching bots
PER_A_POINT = 0.5  # that a card of the colour would bring
PER_B_COUNT = 0.4  # of what the task compares, more or less than the others have

DEALS = 256
COLORS, TASKS = len(Color), len(RecipeB)


def likely_deals(s: Packed, seat: int, colors: Packed, tasks: Packed, rng: random.Random) -> Packed:
    """Many deals of these recipes to all but a seat, [deals, players, 2]: what is likelier comes more often."""
    players = int(s[PLAYERS])
    deals = np.zeros((DEALS, players, 2), dtype=np.int8)
    if s[RECIPES] == 1:
        leanings = np.empty((players, COLORS + TASKS), dtype=np.float32)
        lean(s, leanings)
        odds = np.exp(leanings).tolist()
        others = [index for index in range(players) if index != seat]
        for kind, (held, first) in enumerate(((colors, 0), (tasks, COLORS))):
            ways = list(permutations(held.tolist(), len(others)))
            weights = [
                np.prod([odds[other][first + recipe] for other, recipe in zip(others, way, strict=True)])
                for way in ways
            ]
            deals[:, others, kind] = rng.choices(ways, weights, k=DEALS)
    return deals


@compiled
def lean(s: Packed, leanings: Floats) -> None:
    """Writes how much each player seems to mind each recipe: [players, colours and tasks]."""
    players = s[PLAYERS] + 0
    for index in range(players):
        for color in range(COLORS):
            first = SEAT + index * BLOCK + COUNT + 2 * color
            leanings[index, color] = PER_A_POINT * points_per_a_card(players) * (s[first] + s[first + 1])
    for task in range(TASKS):
        mean = 0.0
        for index in range(players):
            mean += count_for_b(s, task, index) / players
        for index in range(players):
            leanings[index, COLORS + task] = PER_B_COUNT * (mean - count_for_b(s, task, index))
