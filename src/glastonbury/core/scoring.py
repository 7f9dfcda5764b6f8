"""What cauldrons score, as in `rules.scoring` (§8–§10), and where Immutos are best put."""

import numpy as np
import numpy.typing as npt

from ..rules.cards import ACCIO_USES, DECLINATIO_USES
from ..rules.scoring import BONUSES, RECIPE_B_POINTS, TIMES_SUM, recipe_a_points
from .compiling import compiled, part
from .packing import (
    ACCIO,
    ACCIO_LEFT,
    AS_SCORED,
    BLOCK,
    CAULDRON,
    COUNT,
    DECLINATIO,
    DECLINATIO_LEFT,
    ENDED_BY,
    ENDED_GAME,
    FEWEST_CARDS,
    FEWEST_FOURS,
    FEWEST_SPELLS,
    HEIGHT,
    IMMUTO,
    PLAYERS,
    PUT,
    PUT_COUNT,
    RECIPE_A,
    RECIPE_B,
    RECIPES,
    SEAT,
    SPELL,
    SPELL_COUNT,
    SUM,
    USED_SPELLS,
    Packed,
)

Points = npt.NDArray[np.int16]  # per player: for ingredients, recipe A, recipe B, and the total

# As arrays: in a tuple, compiled code finds its way by a jump.
TIMES, BONUS = np.array(TIMES_SUM), np.array(BONUSES)

points_per_a_card = part(recipe_a_points)


@part
def immutos(s: Packed, block: int) -> int:
    count = 0
    for k in range(s[block + HEIGHT]):
        if s[block + CAULDRON + k] == IMMUTO:
            count += 1
    return count


@part
def ingredient_points(count: int, total: int) -> int:
    """§8; `total` is the sum of the numbers, doubled for the own colour."""
    cards = min(count, 4)
    return int(TIMES[cards] * total + BONUS[cards])


@part
def put_best_immutos(s: Packed, block: int) -> None:
    """The first of the best places, in the order in which `rules` looks at them: none, then the ingredients."""
    to_put = immutos(s, block)
    if to_put == 0:
        return
    counts = block + COUNT
    sums = block + SUM
    best, best_first, best_second = 0, 18, 18
    for first in range(-1, 18):
        if first >= 0 and s[counts + first] == 0:
            continue
        if to_put == 1:
            gain = 0 if first < 0 else gained(s[counts + first], s[sums + first], 1)
            if gain > best:
                best, best_first = gain, first
            continue
        for second in range(first, 18):
            if second >= 0 and s[counts + second] == 0:
                continue
            if first == second:
                gain = 0 if first < 0 else gained(s[counts + first], s[sums + first], 2)
            else:
                gain = gained(s[counts + second], s[sums + second], 1)
                if first >= 0:
                    gain += gained(s[counts + first], s[sums + first], 1)
            if gain > best:
                best, best_second = gain, second
                best_first = 18 if first < 0 else first
    s[block + PUT] = best_first
    if to_put == 2:
        s[block + PUT + 1] = best_second
    s[block + PUT_COUNT] = to_put


@part
def gained(count: int, total: int, added: int) -> int:
    return ingredient_points(count + added, total) - ingredient_points(count, total)


@compiled
def score(s: Packed, points: Points) -> None:
    """Writes, for each player, the points for ingredients, recipe A, recipe B, and the total (§8–§10)."""
    players = s[PLAYERS]
    counts = np.empty((4, 18), dtype=np.int8)
    for index in range(players):
        block = SEAT + index * BLOCK
        for ingredient in range(18):
            counts[index, ingredient] = s[block + COUNT + ingredient]
        for k in range(s[block + PUT_COUNT]):
            if s[block + PUT + k] < 18:
                counts[index, s[block + PUT + k]] += 1
        total = 0
        for ingredient in range(18):
            total += ingredient_points(counts[index, ingredient], s[block + SUM + ingredient])
        points[index, 0] = total
        points[index, 1] = 0
        points[index, 2] = 0
        if s[AS_SCORED] == 0:  # free: Immutos count for no colour but the holder's own A
            for k in range(s[block + PUT_COUNT]):
                if s[block + PUT + k] < 18:
                    counts[index, s[block + PUT + k]] -= 1
    if s[RECIPES] == 1:
        for index in range(players):
            block = SEAT + index * BLOCK
            first = 2 * s[block + RECIPE_A]
            mine = counts[index, first] + counts[index, first + 1]
            if s[AS_SCORED] == 0:
                mine += s[block + PUT_COUNT]
            task = s[block + RECIPE_B]
            mine_b = count_for_b(s, task, index)
            most, ahead = True, True
            for other in range(players):
                if other != index:
                    most = most and mine > counts[other, first] + counts[other, first + 1]
                    ahead = ahead and mine_b < count_for_b(s, task, other)
            if most:
                points[index, 1] = mine * points_per_a_card(players)
            if ahead:
                points[index, 2] = RECIPE_B_POINTS
    for index in range(players):
        points[index, 3] = points[index, 0] + points[index, 1] + points[index, 2]


@part
def count_for_b(s: Packed, task: int, index: int) -> int:
    """What a B recipe compares; less is better."""
    block = SEAT + index * BLOCK
    if task == FEWEST_CARDS:
        return int(s[block + HEIGHT])
    if task == ENDED_GAME:
        return 0 if s[ENDED_BY] == index else 1
    if task == FEWEST_SPELLS:
        if s[USED_SPELLS] == 0:
            return int(s[block + SPELL_COUNT])
        accio, declinatio = 0, 0
        for k in range(s[block + SPELL_COUNT]):
            if s[block + SPELL + k] == ACCIO:
                accio += 1
            elif s[block + SPELL + k] == DECLINATIO:
                declinatio += 1
        at_once = s[block + SPELL_COUNT] - accio - declinatio
        accio_used = (ACCIO_USES * accio - s[block + ACCIO_LEFT] + ACCIO_USES - 1) // ACCIO_USES
        declinatio_left = s[block + DECLINATIO_LEFT]
        declinatio_used = (DECLINATIO_USES * declinatio - declinatio_left + DECLINATIO_USES - 1) // DECLINATIO_USES
        return int(at_once + accio_used + declinatio_used)
    wanted = 3 if task == FEWEST_FOURS else 0
    count = 0
    for k in range(s[block + HEIGHT]):
        card = s[block + CAULDRON + k]
        if card < IMMUTO and card & 3 == wanted:
            count += 1
    return count if task == FEWEST_FOURS else -count
