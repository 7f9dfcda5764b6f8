"""How a tree of `searching` grows, compiled: each simulation samples what is unknown, and adds a node."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..observation import KEEP, OVER
from .chance import Rng, below, copy, random_action
from .compiling import compiled, part
from .game import legal, play
from .judging import IMMUTO_WORTH, NOTES, VALUES, Floats, judge, likely_action, promise_row, promised
from .looking import AHEAD, ROOM, THOUGHTS, WIN, look
from .packing import (
    BLOCK,
    COUNT,
    PHASE,
    PILE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    RECIPE_A,
    RECIPE_B,
    RECIPES,
    SEAT,
    SUM,
    Packed,
)
from .scoring import Points, immutos, score

EXPLORATION = 1.0
TEMPERATURE = 3.0  # points: how much likelier a better judged action is looked at
UNSEEN = 0.1  # an action not yet looked at is expected to be this much worse than the average
WIN_SHARE = 0.5  # of the utility: winning; the rest are points
MARGIN = 40.0  # points ahead of the best other that count half of what any lead can count
RECIPES_AHEAD = 0.6  # of the points of a recipe that would succeed if the game ended now
LATE = 12  # cards in the pile: with fewer and recipes the end tells more than a net
SHORT_PLAYOUT = 6  # turns of each player after the tree: with up to three players the promises then tell enough


class Manner(NamedTuple):
    """How a search with a net goes; the numbers above are those of a search without."""

    exploration: float = 0.6
    unseen: float = 0.1
    win_share: float = 0.8


MANNER = Manner()

# Fields of a node, beside its worth: the sum of the utilities of the player who chose it
FIRST_CHILD, SIBLING, ACTION, VISITS = range(4)
NODE = 4
DEEPEST = 256  # decisions in a game; the tree never gets so deep


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


@part
def estimate(s: Packed, promise: Floats, points: Points) -> None:
    """Writes as points what the cauldrons promise in the middle of a game, and most of what the recipes bring now."""
    score(s, points)
    row = promise_row(s)
    for index in range(s[PLAYERS]):
        block = SEAT + index * BLOCK
        total = IMMUTO_WORTH * immutos(s, block)
        for i in range(18):
            total += promised(s, block, i, s[block + COUNT + i] + 0, s[block + SUM + i] + 0, promise, row)
        points[index, 3] = round(total + RECIPES_AHEAD * (points[index, 1] + points[index, 2]))


@part
def margin(points: Points, players: int, index: int) -> int:
    """Points ahead of the best other."""
    best = -1000
    for other in range(players):
        if other != index:
            best = max(best, int(points[other, 3]))
    return int(points[index, 3]) - best


@part
def utility(points: Points, players: int, index: int, win_share: float) -> float:
    """From 0 to 1: a blend of winning, shared among those who are first, and of the margin."""
    ahead = margin(points, players, index)
    won = 1.0 if ahead > 0 else 0.0
    if ahead == 0:
        first = 0
        for other in range(players):
            first += points[other, 3] == points[index, 3]
        won = 1.0 / first
    return blend(won, ahead, win_share)


@part
def blend(won: float, ahead: float, win_share: float) -> float:
    return win_share * won + (1 - win_share) * (0.5 + 0.5 * ahead / (abs(ahead) + MARGIN))


@part
def choose_child(
    tree: npt.NDArray[np.int32],
    worth: npt.NDArray[np.float64],
    node: int,
    full: bool,
    actions: Packed,
    count: int,
    notes: Floats,
    exploration: float,
    unseen_loss: float,
) -> tuple[int, int]:
    """Which of the legal actions to look at next, and its child, 0 if it has none yet.

    In a full tree one without a child is looked at only where none has a child.
    """
    children = np.zeros(ACTIONS, dtype=np.int32)
    child = tree[node, FIRST_CHILD]
    while child > 0:
        children[tree[child, ACTION]] = child
        child = tree[child, SIBLING]
    highest = notes[VALUES]
    for k in range(1, count):
        highest = max(highest, notes[VALUES + k])
    likely, visits, total = 0.0, 0, 0.0
    for k in range(count):
        notes[VALUES + k] = np.exp((notes[VALUES + k] - highest) / TEMPERATURE)
        likely += notes[VALUES + k]
        child = children[actions[k]]
        if child > 0:
            visits += tree[child, VISITS]
            total += worth[child]
    unseen = total / visits - unseen_loss if visits > 0 else 0.0
    curious = exploration * np.sqrt(visits + 1.0) / likely
    best, chosen = -1e9, 0
    for k in range(count):
        child = children[actions[k]]
        seen = tree[child, VISITS] if child > 0 else 0
        value = (worth[child] / seen if child > 0 else unseen) + curious * notes[VALUES + k] / (1 + seen)
        if node == 0 and child == 0:
            value += 100  # at the root each is looked at once
        if value > best and (child > 0 or not full or visits == 0):
            best, chosen = value, k
    return chosen, children[actions[chosen]]


@part
def add_child(tree: npt.NDArray[np.int32], worth: npt.NDArray[np.float64], node: int, child: int, action: int) -> None:
    tree[child, FIRST_CHILD] = 0
    tree[child, SIBLING] = tree[node, FIRST_CHILD]
    tree[child, ACTION] = action
    tree[child, VISITS] = 0
    worth[child] = 0.0
    tree[node, FIRST_CHILD] = child


@part
def descend(
    tree: npt.NDArray[np.int32],
    worth: npt.NDArray[np.float64],
    path: npt.NDArray[np.int32],
    depth: int,
    used: int,
    actions: Packed,
    count: int,
    notes: Floats,
    exploration: float,
    unseen_loss: float,
) -> tuple[int, int, int, bool]:
    """From the node at that depth of the path one further: by which action, how deep and with how many nodes then.

    Where it leads out of the tree, it says so, and adds a node while there is room.
    """
    node = path[depth]
    full = used == worth.size
    chosen, child = choose_child(tree, worth, node, full, actions, count, notes, exploration, unseen_loss)
    action = int(actions[chosen]) + 0
    known = child > 0
    if not known and not full:
        child = used
        used += 1
        add_child(tree, worth, node, child, action)
    if child > 0:
        depth += 1
        path[depth] = child
    return action, depth, used, known


@compiled
def grow(
    root: Packed,
    seat: int,
    unknown: int,
    tree: npt.NDArray[np.int32],
    worth: npt.NDArray[np.float64],
    margins: npt.NDArray[np.float64],
    used: int,
    simulations: int,
    rng: Rng,
    promise: Floats,
    a: Packed,
    b: Packed,
    guided: bool,
) -> int:
    """Adds simulations to a tree, of which so many nodes are used, and gives how many are used then.

    Each samples what is unknown, goes down the tree, adds a node while there is room, and plays on: by likely actions
    if `guided`, else at random. `margins` adds up, per action at the root, how far ahead its player ended.
    Long because it is compiled as one loop: more parts would hand all these arrays to one another.
    """
    actions = np.empty(ACTIONS, dtype=np.int8)
    notes = np.empty(NOTES, dtype=np.float32)
    points = np.empty((4, 4), dtype=np.int16)
    path = np.zeros(DEEPEST, dtype=np.int32)  # from the root, which is node 0
    chooser = np.empty(DEEPEST, dtype=np.int8)
    s = root.copy()
    players = int(root[PLAYERS])
    for _ in range(simulations):
        sample(root, seat, unknown, a, b, rng, s)
        depth, in_tree = 0, True
        to_play = SHORT_PLAYOUT * players if guided and players < 4 else DEEPEST  # decisions after the tree
        while s[PHASE] != OVER and (to_play > 0 or s[PHASE] >= KEEP):
            count = 0
            if in_tree or guided:
                count = legal(s, actions)
                if count > 1:
                    judge(s, actions, count, promise, notes)
            if count == 1 and depth > 0:
                action = int(actions[0]) + 0
            elif in_tree:
                chooser[depth + 1] = s[PLAYER]
                action, depth, used, in_tree = descend(
                    tree, worth, path, depth, used, actions, count, notes, EXPLORATION, UNSEEN
                )
            else:
                to_play -= 1
                action = likely_action(actions, count, rng, notes) if guided else random_action(s, rng, actions)
            play(s, action)
        if s[PHASE] == OVER:
            score(s, points)
        else:
            estimate(s, promise, points)
        for k in range(1, depth + 1):
            tree[path[k], VISITS] += 1
            worth[path[k]] += utility(points, players, chooser[k], WIN_SHARE)
        if depth > 0:
            margins[tree[path[1], ACTION]] += margin(points, players, root[PLAYER])
    return used


@compiled
def grow_with_net(
    root: Packed,
    seat: int,
    unknown: int,
    tree: npt.NDArray[np.int32],
    worth: npt.NDArray[np.float64],
    margins: npt.NDArray[np.float64],
    used: int,
    simulations: int,
    rng: Rng,
    promise: Floats,
    deals: Packed,
    removed: int,
    rows: Packed,
    weights: Floats,
    manner: Manner,
) -> int:
    """The same by a net: where the tree ends, it says how the game may.

    It is asked as the player who decides there, with that player's recipe and no other. So with recipes and more than
    two players the game goes on by likely actions, until each player who chose on the path has been asked at an own
    decision; shortly before the end, until that. Long as `grow` is.
    """
    actions = np.empty(ACTIONS, dtype=np.int8)
    notes = np.empty(NOTES, dtype=np.float32)
    points = np.empty((4, 4), dtype=np.int16)
    path = np.zeros(DEEPEST, dtype=np.int32)
    chooser = np.empty(DEEPEST, dtype=np.int8)
    room = np.empty(ROOM, dtype=np.int16)
    thoughts = np.empty(THOUGHTS, dtype=np.float32)
    utilities = np.empty(4, dtype=np.float64)
    aheads = np.empty(4, dtype=np.float64)
    s = root.copy()
    players = int(root[PLAYERS])
    one_by_one = root[RECIPES] == 1 and players > 2
    for _ in range(simulations):
        copy(root, s)
        shuffle_pile(s, unknown, rng)
        if s[RECIPES] == 1:
            deal_recipes(s, seat, deals, rng)
        depth, in_tree = 0, True
        while in_tree and s[PHASE] != OVER:
            count = legal(s, actions)
            if count == 1 and depth > 0:
                play(s, int(actions[0]) + 0)
                continue
            judge(s, actions, count, promise, notes)
            chooser[depth + 1] = s[PLAYER]
            action, depth, used, in_tree = descend(
                tree, worth, path, depth, used, actions, count, notes, manner.exploration, manner.unseen
            )
            play(s, action)
        to_ask = 0  # a bit for each player
        for k in range(1, depth + 1):
            to_ask |= 1 << chooser[k]
        late = one_by_one and s[PILE_END] - s[PILE_HEAD] < LATE
        while to_ask != 0 and s[PHASE] != OVER:
            player = s[PLAYER] + 0
            if not one_by_one or (to_ask >> player & 1 and s[PHASE] < KEEP and not late):
                look(s, removed, rows, weights, room, thoughts)
                for index in range(players):
                    if index == player or not one_by_one:
                        aheads[index] = thoughts[AHEAD + index]
                        utilities[index] = blend(thoughts[WIN + index], thoughts[AHEAD + index], manner.win_share)
                to_ask = to_ask & ~(1 << player) if one_by_one else 0
            else:
                count = legal(s, actions)
                if count > 1:
                    judge(s, actions, count, promise, notes)
                play(s, likely_action(actions, count, rng, notes))
        if to_ask != 0:
            score(s, points)
            for index in range(players):
                if to_ask >> index & 1:
                    aheads[index] = margin(points, players, index)
                    utilities[index] = utility(points, players, index, manner.win_share)
        for k in range(1, depth + 1):
            tree[path[k], VISITS] += 1
            worth[path[k]] += utilities[chooser[k]]
        if depth > 0:
            margins[tree[path[1], ACTION]] += aheads[root[PLAYER]]
    return used
