"""States that might be the true one, as far as a seat knows."""

from .chance import Rng, below, copy
from .compiling import compiled, part
from .packing import BLOCK, PILE, PILE_HEAD, PLAYERS, RECIPE_A, RECIPE_B, RECIPES, SEAT, Packed


@compiled
def sample(root: Packed, seat: int, unknown: int, a: Packed, b: Packed, rng: Rng, s: Packed) -> None:
    """Writes a state that might be the true one: the pile's unknown cards and the others' recipes are shuffled."""
    copy(root, s)
    shuffle_pile(s, unknown, rng)
    if s[RECIPES] == 1:
        dealt = 0
        for index in range(s[PLAYERS]):
            if index != seat:
                block = SEAT + index * BLOCK
                other = dealt + below(rng, a.size - dealt)
                s[block + RECIPE_A], a[other], a[dealt] = a[other], a[dealt], a[other]
                other = dealt + below(rng, b.size - dealt)
                s[block + RECIPE_B], b[other], b[dealt] = b[other], b[dealt], b[other]
                dealt += 1


@part
def shuffle_pile(s: Packed, unknown: int, rng: Rng) -> None:
    head = PILE + s[PILE_HEAD]
    for k in range(unknown - 1):
        other = k + below(rng, unknown - k)
        card = s[head + k]
        s[head + k] = s[head + other]
        s[head + other] = card


@part
def deal_recipes(s: Packed, seat: int, deals: Packed, rng: Rng) -> None:
    """Hands the others one of these deals."""
    deal = deals[below(rng, len(deals))]
    for index in range(s[PLAYERS]):
        if index != seat:
            block = SEAT + index * BLOCK
            s[block + RECIPE_A], s[block + RECIPE_B] = deal[index, 0], deal[index, 1]
