"""How a tree of `searching` grows, compiled: each simulation samples what is unknown, and adds a node."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..observation import KEEP, OVER
from .chance import Rng, copy, random_action
from .compiling import compiled, part, written_in
from .game import legal, play
from .judging import IMMUTO_WORTH, NOTES, VALUES, Floats, judge, likely_action, promise_row, promised
from .looking import AHEAD, ROOM, THOUGHTS, WIN, Room, look
from .packing import (
    BLOCK,
    COUNT,
    PHASE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    RECIPES,
    SEAT,
    SUM,
    Packed,
)
from .sampling import deal_recipes, sample, shuffle_pile
from .scoring import Points, immutos, score

TEMPERATURE = 3.0  # points: how much likelier a better judged action is looked at
MARGIN = 40.0  # points ahead of the best other that count half of what any lead can count
RECIPES_AHEAD = 0.6  # of the points of a recipe that would succeed if the game ended now
LATE = 12  # cards in the pile: with fewer and recipes the end tells more than a net
SHORT_PLAYOUT = 6  # turns of each player after the tree: with up to three players the promises then tell enough


class Manner(NamedTuple):
    """How a search with a net goes."""

    exploration: float = 0.6
    unseen: float = 0.1  # an action not yet looked at is expected to be this much worse than the average
    win_share: float = 0.8  # of the utility: winning; the rest are points


MANNER = Manner()
WITHOUT_A_NET = Manner(exploration=1.0, win_share=0.5)

# Fields of a node, beside its worth: the sum of the utilities of the player who chose it
FIRST_CHILD, SIBLING, ACTION, VISITS = range(4)
NODE = 4
DEEPEST = 256  # decisions in a game; the tree never gets so deep
EVERYBODY = 0b1111


class Known(NamedTuple):
    """What a search looks from."""

    root: Packed  # a state that agrees with what the seat knows
    seat: int  # none: −1
    unknown: int  # cards at the head of the pile
    promise: Floats


class Mind(NamedTuple):
    """A net, and what it is told of the table."""

    rows: Packed
    weights: Floats
    removed: int  # the colour: none is −1


class Grown(NamedTuple):
    """A tree."""

    nodes: npt.NDArray[np.int32]  # [room, NODE]
    worth: npt.NDArray[np.float64]  # of each node
    margins: npt.NDArray[np.float64]  # per action at the root: how far ahead its player ended, added up


def new_grown(room: int) -> Grown:
    return Grown(np.zeros((room, NODE), dtype=np.int32), np.zeros(room), np.zeros(ACTIONS))


class Moves(NamedTuple):
    actions: Packed  # what is legal
    notes: Floats  # and what judging finds of it


class Desk(NamedTuple):
    """Working places of a simulation."""

    moves: Moves
    children: npt.NDArray[np.int32]  # per action: the node, 0 if there is none yet
    path: npt.NDArray[np.int32]  # nodes from the root, which is node 0
    chooser: Packed  # who chose each of them
    points: Points
    utilities: npt.NDArray[np.float64]  # how it ended for each player
    aheads: npt.NDArray[np.float64]  # and by how many points


@written_in
def new_moves() -> Moves:
    return Moves(np.empty(ACTIONS, dtype=np.int8), np.empty(NOTES, dtype=np.float32))


@written_in
def new_desk() -> Desk:
    return Desk(
        new_moves(),
        np.empty(ACTIONS, dtype=np.int32),
        np.zeros(DEEPEST, dtype=np.int32),
        np.empty(DEEPEST, dtype=np.int8),
        np.empty((4, 4), dtype=np.int16),
        np.zeros(4, dtype=np.float64),
        np.zeros(4, dtype=np.float64),
    )


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


@written_in
def settle(s: Packed, whose: int, desk: Desk, win_share: float) -> None:
    """Notes how it ended, by the points, for each player of whom `whose` has a bit."""
    players = s[PLAYERS] + 0
    for index in range(players):
        if whose >> index & 1:
            desk.aheads[index] = margin(desk.points, players, index)
            desk.utilities[index] = utility(desk.points, players, index, win_share)


# Down the tree


@written_in
def weigh(s: Packed, moves: Moves, count: int, promise: Floats) -> None:
    """Notes how likely each legal action is looked at, up to a common factor."""
    notes = moves.notes
    judge(s, moves.actions, count, promise, notes)
    highest = notes[VALUES]
    for k in range(1, count):
        highest = max(highest, notes[VALUES + k])
    for k in range(count):
        notes[VALUES + k] = np.exp((notes[VALUES + k] - highest) / TEMPERATURE)


@written_in
def choose(grown: Grown, node: int, full: bool, moves: Moves, count: int, desk: Desk, manner: Manner) -> int:
    """Which of the legal actions, just weighed, to look at next; `desk.children` then has the node of each.

    In a full tree one without a node is looked at only where none has one.
    """
    actions, children = moves.actions, desk.children
    for k in range(count):
        children[actions[k]] = 0
    child = grown.nodes[node, FIRST_CHILD]
    while child > 0:
        children[grown.nodes[child, ACTION]] = child
        child = grown.nodes[child, SIBLING]
    likely, visits, total = 0.0, 0, 0.0
    for k in range(count):
        likely += moves.notes[VALUES + k]
        child = children[actions[k]]
        if child > 0:
            visits += grown.nodes[child, VISITS]
            total += grown.worth[child]
    unseen = total / visits - manner.unseen if visits > 0 else 0.0
    curious = manner.exploration * np.sqrt(visits + 1.0) / likely
    best, chosen = -1e9, 0
    for k in range(count):
        child = children[actions[k]]
        seen = grown.nodes[child, VISITS] if child > 0 else 0
        value = (grown.worth[child] / seen if child > 0 else unseen) + curious * moves.notes[VALUES + k] / (1 + seen)
        if node == 0 and child == 0:
            value += 100  # at the root each is looked at once
        if value > best and (child > 0 or not full or visits == 0):
            best, chosen = value, k
    return int(actions[chosen]) + 0


@written_in
def add_child(grown: Grown, node: int, child: int, action: int) -> None:
    grown.nodes[child, FIRST_CHILD] = 0
    grown.nodes[child, SIBLING] = grown.nodes[node, FIRST_CHILD]
    grown.nodes[child, ACTION] = action
    grown.nodes[child, VISITS] = 0
    grown.worth[child] = 0.0
    grown.nodes[node, FIRST_CHILD] = child


@written_in
def descend(
    s: Packed, first: Moves, is_first: bool, promise: Floats, grown: Grown, used: int, desk: Desk, manner: Manner
) -> tuple[int, int]:
    """Plays from the root to where the tree ends, and adds a node while there is room.

    The moves of the root are weighed when it is the first time. Gives how deep that is, and how many nodes are used
    then.
    """
    depth, in_tree = 0, True
    while in_tree and s[PHASE] != OVER:
        moves = first if depth == 0 else desk.moves
        count = legal(s, moves.actions)
        action = int(moves.actions[0]) + 0
        if count > 1 or depth == 0:
            if is_first or depth > 0:
                weigh(s, moves, count, promise)
            full = used == grown.worth.size
            desk.chooser[depth + 1] = s[PLAYER]
            action = choose(grown, desk.path[depth], full, moves, count, desk, manner)
            child = desk.children[action]
            in_tree = child > 0
            if not in_tree and not full:
                child = used
                used += 1
                add_child(grown, desk.path[depth], child, action)
            if child > 0:
                depth += 1
                desk.path[depth] = child
        play(s, action)
    return depth, used


@written_in
def learn(grown: Grown, depth: int, desk: Desk, player: int) -> None:
    """Adds how it ended to the nodes of the path, each for who chose it."""
    for k in range(1, depth + 1):
        node = desk.path[k]
        grown.nodes[node, VISITS] += 1
        grown.worth[node] += desk.utilities[desk.chooser[k]]
    if depth > 0:
        grown.margins[grown.nodes[desk.path[1], ACTION]] += desk.aheads[player]


# And on from there


@written_in
def play_likely(s: Packed, moves: Moves, promise: Floats, rng: Rng) -> int:
    """Gives 0 where there was no choice, else 1."""
    count = legal(s, moves.actions)
    action = int(moves.actions[0]) + 0
    if count > 1:
        judge(s, moves.actions, count, promise, moves.notes)
        action = likely_action(moves.actions, count, rng, moves.notes)
    play(s, action)
    return int(count > 1)


@written_in
def play_on(s: Packed, desk: Desk, promise: Floats, rng: Rng, guided: bool) -> None:
    """By likely actions as far as is needed, or at random to the end; and notes the points, or what they may be."""
    to_play = SHORT_PLAYOUT * s[PLAYERS] if s[PLAYERS] < 4 else DEEPEST
    while s[PHASE] != OVER and (to_play > 0 or s[PHASE] >= KEEP):
        if guided:
            to_play -= play_likely(s, desk.moves, promise, rng)
        else:
            play(s, random_action(s, rng, desk.moves.actions))
    if s[PHASE] == OVER:
        score(s, desk.points)
    else:
        estimate(s, promise, desk.points)


@compiled
def grow(known: Known, grown: Grown, used: int, simulations: int, rng: Rng, a: Packed, b: Packed, guided: bool) -> int:
    """Adds simulations to a tree, of which so many nodes are used, and gives how many are used then.

    Each samples what is unknown, goes down the tree, adds a node while there is room, and plays on: by likely actions
    if `guided`, else at random.
    """
    root = known.root
    desk, first = new_desk(), new_moves()
    s = root.copy()
    for done in range(simulations):
        sample(root, known.seat, known.unknown, a, b, rng, s)
        depth, used = descend(s, first, done == 0, known.promise, grown, used, desk, WITHOUT_A_NET)
        play_on(s, desk, known.promise, rng, guided)
        settle(s, EVERYBODY, desk, WITHOUT_A_NET.win_share)
        learn(grown, depth, desk, root[PLAYER])
    return used


@written_in
def ask(
    s: Packed,
    depth: int,
    mind: Mind,
    room: Room,
    thoughts: Floats,
    desk: Desk,
    promise: Floats,
    rng: Rng,
    manner: Manner,
) -> None:
    """Notes what the net thinks of the end, for each player who chose on the path.

    It is asked as the player who decides there, with that player's recipe and no other. So with recipes and more than
    two players the game goes on by likely actions, until each of them has been asked at an own decision; shortly before
    the end, until that.
    """
    players = int(s[PLAYERS])
    one_by_one = s[RECIPES] == 1 and players > 2
    late = one_by_one and s[PILE_END] - s[PILE_HEAD] < LATE
    to_ask = 0  # a bit for each player
    for k in range(1, depth + 1):
        to_ask |= 1 << desk.chooser[k]
    while to_ask != 0 and s[PHASE] != OVER:
        player = s[PLAYER] + 0
        if not one_by_one or (to_ask >> player & 1 and s[PHASE] < KEEP and not late):
            look(s, mind.removed, mind.rows, mind.weights, room, thoughts)
            for index in range(players):
                if index == player or not one_by_one:
                    desk.aheads[index] = thoughts[AHEAD + index]
                    desk.utilities[index] = blend(thoughts[WIN + index], thoughts[AHEAD + index], manner.win_share)
            to_ask = to_ask & ~(1 << player) if one_by_one else 0
        else:
            play_likely(s, desk.moves, promise, rng)
    if to_ask != 0:
        score(s, desk.points)
        settle(s, to_ask, desk, manner.win_share)


@compiled
def grow_with_net(
    known: Known, grown: Grown, used: int, simulations: int, rng: Rng, deals: Packed, mind: Mind, manner: Manner
) -> int:
    """The same by a net: where the tree ends, it says how the game may."""
    root = known.root
    desk, first = new_desk(), new_moves()
    room = np.empty(ROOM, dtype=np.int16)
    thoughts = np.empty(THOUGHTS, dtype=np.float32)
    s = root.copy()
    for done in range(simulations):
        copy(root, s)
        shuffle_pile(s, known.unknown, rng)
        if s[RECIPES] == 1:
            deal_recipes(s, known.seat, deals, rng)
        depth, used = descend(s, first, done == 0, known.promise, grown, used, desk, manner)
        ask(s, depth, mind, room, thoughts, desk, known.promise, rng, manner)
        learn(grown, depth, desk, root[PLAYER])
    return used
