"""How a game stands by a net, as a seat sees it (docs/coach.md)."""

import numpy as np
import numpy.typing as npt

from ..net import Net
from ..observation import CORNER, KEEP, OVER, PLACE, PUT_IMMUTO, TAKE
from ..rules import OTHER_COLORS, Color, RecipeB
from .chance import copy
from .compiling import compiled, part
from .game import move_pawn
from .judging import Floats
from .looking import AHEAD, ROOM, THOUGHTS, WIN, Room, look
from .packing import (
    BLOCK,
    DECLINATIO_LEFT,
    DECLINATIO_USED,
    NONE,
    PHASE,
    PLAYER,
    PLAYERS,
    RECIPE_A,
    RECIPE_B,
    RECIPES,
    SEAT,
    STOP,
    TAKEN,
    Packed,
)
from .scoring import Points, score

Standing = npt.NDArray[np.float64]  # [states, players, 2]: the share of the win, and points ahead of the best other

ALL_A: Packed = np.array([list(Color).index(color) for color in OTHER_COLORS], dtype=np.int8)
ALL_B: Packed = np.arange(len(RecipeB), dtype=np.int8)


def standing(net: Net, states: Packed, removed: int, seat: int) -> Standing:
    """What a seat can expect for everybody in these states, of which it knows its own recipes, or none (−1).

    A recipe that nobody has seen is −1, too.
    """
    own = SEAT + seat * BLOCK
    a = ALL_A if seat < 0 else ALL_A[states[0, own + RECIPE_A] != ALL_A]
    b = ALL_B if seat < 0 else ALL_B[states[0, own + RECIPE_B] != ALL_B]
    found = np.zeros((len(states), int(states[0, PLAYERS]), 2))
    stand(states, seat, a, b, removed, net.rows, net.weights, found)
    return found


def settled(s: Packed) -> Standing:
    """How a game ended, with all recipes shown: for each seat its share of the win and its margin."""
    found = np.zeros((int(s[PLAYERS]), 2))
    add_result(s, 1.0, np.empty((4, 4), dtype=np.int16), found)
    return found


@compiled
def add_result(s: Packed, weight: float, points: Points, found: Standing) -> None:
    players = int(s[PLAYERS])
    score(s, points)
    for index in range(players):
        best, first = -1000, 1
        for other in range(players):
            if other != index:
                first += points[other, 3] == points[index, 3]
                best = max(best, int(points[other, 3]))
        ahead = points[index, 3] - best
        found[index, 0] += weight * (1.0 / first if ahead >= 0 else 0.0)
        found[index, 1] += weight * ahead


@part
def add_supposed_results(s: Packed, seat: int, a: Packed, b: Packed, points: Points, found: Standing) -> None:
    """With each of the recipes that the others may have, in turn."""
    for first_a in range(a.size):
        for first_b in range(b.size):
            dealt = 0
            for index in range(s[PLAYERS]):
                if index != seat:
                    s[SEAT + index * BLOCK + RECIPE_A] = a[(first_a + dealt) % a.size]
                    s[SEAT + index * BLOCK + RECIPE_B] = b[(first_b + dealt) % b.size]
                    dealt += 1
            add_result(s, 1.0 / (a.size * b.size), points, found)


@part
def add_outlook(
    s: Packed,
    weight: float,
    removed: int,
    rows: Packed,
    weights: Floats,
    room: Room,
    thoughts: Floats,
    found: Standing,
) -> None:
    look(s, removed, rows, weights, room, thoughts)
    for index in range(s[PLAYERS]):
        found[index, 0] += weight * thoughts[WIN + index]
        found[index, 1] += weight * thoughts[AHEAD + index]


@part
def give_turn(s: Packed, seat: int) -> None:
    """As if it were this seat's turn: so the net can be asked by a seat that does not decide now."""
    block = SEAT + seat * BLOCK
    s[PLAYER] = seat
    s[DECLINATIO_USED] = 0
    if s[PHASE] >= KEEP:
        s[PHASE] = PUT_IMMUTO
        s[TAKEN] = NONE
    elif s[block + STOP] != NONE:
        s[PHASE] = TAKE
        move_pawn(s, block)
        if s[block + STOP] % 5 == 0 and s[block + DECLINATIO_LEFT] > 0:
            s[PHASE] = CORNER
        elif s[block + STOP] % 5 == 0:
            move_pawn(s, block)
    else:
        s[PHASE] = PLACE


@compiled
def stand(
    states: Packed,
    seat: int,
    a: Packed,
    b: Packed,
    removed: int,
    rows: Packed,
    weights: Floats,
    found: Standing,
) -> None:
    """The net is asked by whoever decides. Where that player's recipes are unknown, each of them is supposed in turn.

    Then the net has not heard of the seat's own recipes. What they change is added: what the net thinks as if it were
    this seat's turn, less the same with each of all recipes in turn. Recipes that show themselves at the end
    are supposed in turn, too.
    """
    room = np.empty(ROOM, dtype=np.int16)
    thoughts = np.empty(THOUGHTS, dtype=np.float32)
    points = np.empty((4, 4), dtype=np.int16)
    other = np.zeros((4, 2), dtype=np.float64)
    s = states[0].copy()
    own = SEAT + seat * BLOCK
    for at in range(len(states)):
        copy(states[at], s)
        if s[PHASE] == OVER:
            if s[RECIPES] == 0:
                add_result(s, 1.0, points, found[at])
                continue
            add_supposed_results(s, seat, a, b, points, found[at])
        elif s[RECIPES] == 0 or s[PLAYER] == seat:
            add_outlook(s, 1.0, removed, rows, weights, room, thoughts, found[at])
        else:
            block = SEAT + s[PLAYER] * BLOCK
            for k in range(a.size):
                s[block + RECIPE_A], s[block + RECIPE_B] = a[k], b[k]
                add_outlook(s, 1.0 / a.size, removed, rows, weights, room, thoughts, found[at])
            if seat >= 0:
                give_turn(s, seat)
                other[:] = 0.0
                add_outlook(s, 1.0, removed, rows, weights, room, thoughts, other)
                for k in range(ALL_A.size):
                    s[own + RECIPE_A], s[own + RECIPE_B] = ALL_A[k], ALL_B[k]
                    add_outlook(s, -1.0 / ALL_A.size, removed, rows, weights, room, thoughts, other)
                found[at, seat, 0] += other[seat, 0]
                found[at, seat, 1] += other[seat, 1]
