"""The game in packed arrays, compiled with numba: the same names and the same rules (§) as `rules`.

A state is one array of int8 with the fields below. Actions are those of `actions`. All of it is in this one module,
because numba's cache does not notice changes in other files.

A card is a number: 0–71 ingredient cards (ingredient × 4 + number − 1), 72 Immuto, 73 Vanesco, 74 Perluceo, 75 Accio,
76 Declinatio; −1 is none. An ingredient is 0–17 in the order of INGREDIENTS, its colour the half of it.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from ..rules import (
    CARDS,
    CELLS,
    INGREDIENTS,
    LINE_AT,
    PLAYER_COLORS,
    Color,
    Phase,
    Player,
    RecipeB,
    Spell,
    State,
)

F = TypeVar("F", bound=Callable[..., Any])
Packed = npt.NDArray[np.int8]


def compiled(function: F) -> F:
    """Compiled at the first call; threads may run it side by side."""
    return cast(F, numba.njit(cache=True, nogil=True)(function))


# Cards

IMMUTO, VANESCO, PERLUCEO, ACCIO, DECLINATIO = 72, 73, 74, 75, 76
NONE = -1

# Phases

PHASES: tuple[Phase, ...] = ("place", "take", "corner", "keep", "immuto", "over")
PLACE, TAKE, CORNER, KEEP, PUT_IMMUTO, OVER = range(6)

# Actions (actions.py)

USE_DECLINATIO, STAY, KEEP_IT, DROP_IT, FIRST_CORNER, FIRST_INGREDIENT, NO_INGREDIENT = 32, 33, 34, 35, 36, 40, 58

# Fields of a state

PLAYERS, PHASE, PLAYER, DECLINATIO_USED, TAKEN, ENDED_BY, AS_SCORED, USED_SPELLS, RECIPES = range(9)
PILE_HEAD, PILE_END, OUT_COUNT = 9, 10, 11
OUT = 12  # 16 cards
PILE = 28  # 68 cards: the 52 of the beginning, and at most 3 for each of 4 Vanescos
CELL = 96  # 32 cards
SEAT = 128  # a block per player

# Fields of a player's block

COLOR, STOP, ACCIO_LEFT, DECLINATIO_LEFT, RECIPE_A, RECIPE_B, HEIGHT, SPELL_COUNT, PUT_COUNT = range(9)
PUT = 9  # 2 ingredients, 18 for none
SPELL = 11  # 10 spell cards
CAULDRON = 21  # 74 cards
BLOCK = 95

SIZE = SEAT + 4 * BLOCK

FEWEST_CARDS, FEWEST_FOURS, FEWEST_SPELLS, MOST_ONES, ENDED_GAME = range(5)

# The six cells of the line beside each stop; −1 at corners.
LINE = np.array([line.indexes if line else [-1] * 6 for line in LINE_AT], dtype=np.int8)
# Whether a stop's line holds a cell.
IN_LINE = np.array([[cell in line for cell in range(len(CELLS))] for line in LINE], dtype=np.bool_)
# Two stops whose lines go through each cell; the same twice for cells at the rim.
_STOPS_OF = [[stop for stop in (1, 2, 3, 4, 6, 7, 8, 9) if IN_LINE[stop, cell]] for cell in range(len(CELLS))]
CROSSING = np.array([[stops[0], stops[-1]] for stops in _STOPS_OF], dtype=np.int8)


# From and to `rules`

_CARD_NUMBERS = {card: number for number, card in enumerate([*CARDS.values()][:72])} | {
    CARDS["Im"]: IMMUTO,
    CARDS["Va"]: VANESCO,
    CARDS["Pe"]: PERLUCEO,
    CARDS["Ac"]: ACCIO,
    CARDS["De"]: DECLINATIO,
}
_CARDS = {number: card for card, number in _CARD_NUMBERS.items()}
_INGREDIENT_NUMBERS = {ingredient: number for number, ingredient in enumerate((*INGREDIENTS, None))}


def pack(state: State) -> Packed:
    s = np.full(SIZE, NONE, dtype=np.int8)
    s[PLAYERS] = len(state.players)
    s[PHASE] = PHASES.index(state.phase)
    s[PLAYER] = state.player
    s[DECLINATIO_USED] = state.declinatio_used
    s[TAKEN] = _CARD_NUMBERS[state.taken] if state.taken else NONE
    s[ENDED_BY] = NONE if state.ended_by is None else state.ended_by
    s[AS_SCORED] = state.edition.immutos_as_scored
    s[USED_SPELLS] = state.edition.counts_used_spells
    s[RECIPES] = state.has_recipes
    s[PILE_HEAD], s[PILE_END], s[OUT_COUNT] = 0, len(state.pile), len(state.out)
    s[OUT : OUT + len(state.out)] = [_CARD_NUMBERS[card] for card in state.out]
    s[PILE : PILE + len(state.pile)] = [_CARD_NUMBERS[card] for card in state.pile]
    s[CELL : CELL + len(CELLS)] = [NONE if card is None else _CARD_NUMBERS[card] for card in state.cells]
    for index, player in enumerate(state.players):
        p = s[SEAT + index * BLOCK : SEAT + (index + 1) * BLOCK]
        p[COLOR] = PLAYER_COLORS.index(player.color)
        p[STOP] = NONE if player.stop is None else player.stop
        p[ACCIO_LEFT], p[DECLINATIO_LEFT] = player.accio, player.declinatio
        if player.recipes:
            p[RECIPE_A] = list(Color).index(player.recipes.a)
            p[RECIPE_B] = list(RecipeB).index(player.recipes.b)
        p[HEIGHT], p[SPELL_COUNT], p[PUT_COUNT] = len(player.cauldron), len(player.spells), len(player.immutos)
        p[PUT : PUT + len(player.immutos)] = [_INGREDIENT_NUMBERS[place] for place in player.immutos]
        p[SPELL : SPELL + len(player.spells)] = [_CARD_NUMBERS[spell] for spell in player.spells]
        p[CAULDRON : CAULDRON + len(player.cauldron)] = [_CARD_NUMBERS[card] for card in player.cauldron]
    return s


def unpack(s: Packed, like: State) -> State:
    """The state in `rules`; what never changes in a game is taken from any state of it."""

    def cards(first: int, count: int) -> tuple[Any, ...]:
        return tuple(_CARDS[number] for number in s[first : first + count].tolist())

    players = []
    for index, player in enumerate(like.players):
        block = SEAT + index * BLOCK
        p = s[block : block + BLOCK].tolist()
        spells = cards(block + SPELL, p[SPELL_COUNT])
        players.append(
            Player(
                player.color,
                player.recipes,
                None if p[STOP] == NONE else p[STOP],
                cards(block + CAULDRON, p[HEIGHT]),
                tuple(spell for spell in spells if isinstance(spell, Spell)),
                p[ACCIO_LEFT],
                p[DECLINATIO_LEFT],
                tuple((*INGREDIENTS, None)[place] for place in p[PUT : PUT + p[PUT_COUNT]]),
            )
        )
    return State(
        edition=like.edition,
        removed_color=like.removed_color,
        memory_aid=like.memory_aid,
        players=tuple(players),
        cells=tuple(None if number == NONE else _CARDS[number] for number in s[CELL : CELL + 32].tolist()),
        pile=cards(PILE + int(s[PILE_HEAD]), int(s[PILE_END] - s[PILE_HEAD])),
        phase=PHASES[s[PHASE]],
        player=int(s[PLAYER]),
        declinatio_used=bool(s[DECLINATIO_USED]),
        taken=None if s[TAKEN] == NONE else _CARDS[int(s[TAKEN])],
        out=cards(OUT, int(s[OUT_COUNT])),
        ended_by=None if s[ENDED_BY] == NONE else int(s[ENDED_BY]),
    )


# What is legal


@compiled
def can_follow_spell(card: int) -> bool:
    """Whether Accio or Declinatio may take it (§6)."""
    return card != NONE and card != VANESCO and card != PERLUCEO


@compiled
def legal(s: Packed, actions: Packed) -> int:
    """Writes the legal actions into an array of 59 and gives their number; 0 when the game is over."""
    phase = s[PHASE]
    block = SEAT + s[PLAYER] * BLOCK
    count = 0
    if phase == TAKE:
        stop = s[block + STOP]
        declinatio_used = s[DECLINATIO_USED] == 1
        for k in range(6):
            cell = LINE[stop, k]
            card = s[CELL + cell]
            if can_follow_spell(card) if declinatio_used else card != NONE:
                actions[count] = cell
                count += 1
        if s[block + ACCIO_LEFT] > 0 and not declinatio_used:
            for cell in range(32):
                if not IN_LINE[stop, cell] and can_follow_spell(s[CELL + cell]):
                    actions[count] = cell
                    count += 1
    elif phase == CORNER:
        actions[0], actions[1] = USE_DECLINATIO, STAY
        count = 2
    elif phase == PLACE:
        for corner in range(4):
            free = True
            for index in range(s[PLAYERS]):
                if s[SEAT + index * BLOCK + STOP] == corner * 5:
                    free = False
            if free:
                actions[count] = FIRST_CORNER + corner
                count += 1
    elif phase == KEEP:
        actions[0], actions[1] = KEEP_IT, DROP_IT
        count = 2
    elif phase == PUT_IMMUTO:
        present = 0
        for k in range(s[block + HEIGHT]):
            card = s[block + CAULDRON + k]
            if card < IMMUTO:
                present |= 1 << (card >> 2)
        for ingredient in range(18):
            if present >> ingredient & 1:
                actions[count] = FIRST_INGREDIENT + ingredient
                count += 1
        actions[count] = NO_INGREDIENT
        count += 1
    return count


# What an action does


@compiled
def play(s: Packed, action: int) -> None:
    """Play a legal action in place, and all forced moves after it."""
    block = SEAT + s[PLAYER] * BLOCK
    if action < 32:
        take(s, action)
    elif action == USE_DECLINATIO:
        s[block + DECLINATIO_LEFT] -= 1
        s[DECLINATIO_USED] = 1
        move_pawn(s, block)
        s[PHASE] = TAKE
        stop = s[block + STOP]
        for k in range(6):
            if can_follow_spell(s[CELL + LINE[stop, k]]):
                return
        end_game(s)  # special situation 1
    elif action == STAY:
        next_turn(s)
    elif action == KEEP_IT:
        card = s[TAKEN]
        s[TAKEN] = NONE
        receive(s, card)
        end_game(s)
    elif action == DROP_IT:
        s[OUT + s[OUT_COUNT]] = s[TAKEN]
        s[OUT_COUNT] += 1
        s[TAKEN] = NONE
        end_game(s)
    elif action < FIRST_INGREDIENT:
        s[block + STOP] = (action - FIRST_CORNER) * 5
        if s[PLAYER] + 1 < s[PLAYERS]:
            s[PLAYER] += 1
        else:
            next_turn(s)
    else:
        s[block + PUT + s[block + PUT_COUNT]] = action - FIRST_INGREDIENT
        s[block + PUT_COUNT] += 1
        next_immuto(s)


@compiled
def next_turn(s: Packed) -> None:
    s[DECLINATIO_USED] = 0
    while True:
        s[PLAYER] += 1
        if s[PLAYER] == s[PLAYERS]:
            s[PLAYER] = 0
        block = SEAT + s[PLAYER] * BLOCK
        move_pawn(s, block)
        if s[block + STOP] % 5 != 0:
            s[PHASE] = TAKE
            return
        if s[block + DECLINATIO_LEFT] > 0:
            s[PHASE] = CORNER
            return


@compiled
def move_pawn(s: Packed, block: int) -> None:
    stop = s[block + STOP]
    steps = 2  # the Cauldron card
    for k in range(s[block + HEIGHT] - 1, -1, -1):
        card = s[block + CAULDRON + k]
        if card != IMMUTO:
            steps = (card & 3) + 1
            break
        if stop % 5 != 0:  # at a corner the number beneath counts (special situation 2)
            steps = 0
            break
    stop += steps
    s[block + STOP] = stop - 20 if stop >= 20 else stop


@compiled
def take(s: Packed, cell: int) -> None:
    card = s[CELL + cell]
    block = SEAT + s[PLAYER] * BLOCK
    s[CELL + cell] = NONE
    if not IN_LINE[s[block + STOP], cell]:
        s[block + ACCIO_LEFT] -= 1
    if s[PILE_HEAD] == s[PILE_END] and (is_empty(s, CROSSING[cell, 0]) or is_empty(s, CROSSING[cell, 1])):
        if card == VANESCO:
            receive(s, card)
            end_game(s)
        else:
            s[TAKEN] = card
            s[PHASE] = KEEP
        return
    receive(s, card)
    if s[PILE_HEAD] < s[PILE_END]:
        s[CELL + cell] = s[PILE + s[PILE_HEAD]]
        s[PILE_HEAD] += 1
    next_turn(s)


@compiled
def is_empty(s: Packed, stop: int) -> bool:
    cards = 0
    for k in range(6):
        cards += s[CELL + LINE[stop, k]] != NONE
    return cards == 0


@compiled
def receive(s: Packed, card: int) -> None:
    block = SEAT + s[PLAYER] * BLOCK
    if card <= IMMUTO:
        s[block + CAULDRON + s[block + HEIGHT]] = card
        s[block + HEIGHT] += 1
        return
    s[block + SPELL + s[block + SPELL_COUNT]] = card
    s[block + SPELL_COUNT] += 1
    if card == ACCIO:
        s[block + ACCIO_LEFT] += 2
    elif card == DECLINATIO:
        s[block + DECLINATIO_LEFT] += 3
    elif card == VANESCO:
        under_pile = s[PILE_HEAD] < s[PILE_END]
        players = s[PLAYERS]
        for distance in range(1, players):
            other = SEAT + ((s[PLAYER] + distance) % players) * BLOCK
            if s[other + HEIGHT] > 0:
                s[other + HEIGHT] -= 1
                top = s[other + CAULDRON + s[other + HEIGHT]]
                if under_pile:
                    s[PILE + s[PILE_END]] = top
                    s[PILE_END] += 1
                else:
                    s[OUT + s[OUT_COUNT]] = top
                    s[OUT_COUNT] += 1


# The end


@compiled
def end_game(s: Packed) -> None:
    s[ENDED_BY] = s[PLAYER]
    if not (s[RECIPES] == 1 and s[AS_SCORED] == 1):
        for index in range(s[PLAYERS]):
            put_best_immutos(s, SEAT + index * BLOCK)
    next_immuto(s)


@compiled
def next_immuto(s: Packed) -> None:
    for index in range(s[PLAYERS]):
        block = SEAT + index * BLOCK
        if immutos(s, block) > s[block + PUT_COUNT]:
            s[PHASE] = PUT_IMMUTO
            s[PLAYER] = index
            return
    s[PHASE] = OVER


@compiled
def immutos(s: Packed, block: int) -> int:
    count = 0
    for k in range(s[block + HEIGHT]):
        if s[block + CAULDRON + k] == IMMUTO:
            count += 1
    return count


@compiled
def ingredient_points(count: int, total: int) -> int:
    """§8; `total` is the sum of the numbers, doubled for the own colour."""
    if count == 0 or count == 2:
        return 0
    if count == 1:
        return -total
    return total if count == 3 else total + 5


@compiled
def count_ingredients(s: Packed, block: int, counts: Packed, sums: Packed) -> None:
    """Cards and sum of numbers per ingredient, the own colour doubled; Immutos not yet among them."""
    counts[:] = 0
    sums[:] = 0
    own = s[block + COLOR]
    for k in range(s[block + HEIGHT]):
        card = s[block + CAULDRON + k]
        if card < IMMUTO:
            ingredient = card >> 2
            counts[ingredient] += 1
            number = (card & 3) + 1
            sums[ingredient] += 2 * number if ingredient >> 1 == own else number


@compiled
def put_best_immutos(s: Packed, block: int) -> None:
    """The first of the best places, in the order in which `rules` looks at them: none, then the ingredients."""
    to_put = immutos(s, block)
    if to_put == 0:
        return
    counts = np.zeros(18, dtype=np.int8)
    sums = np.zeros(18, dtype=np.int8)
    count_ingredients(s, block, counts, sums)
    best, best_first, best_second = 0, 18, 18
    for first in range(-1, 18):
        if first >= 0 and counts[first] == 0:
            continue
        if to_put == 1:
            gain = 0 if first < 0 else gained(counts[first], sums[first], 1)
            if gain > best:
                best, best_first = gain, first
            continue
        for second in range(first, 18):
            if second >= 0 and counts[second] == 0:
                continue
            if first == second:
                gain = 0 if first < 0 else gained(counts[first], sums[first], 2)
            else:
                gain = gained(counts[second], sums[second], 1)
                if first >= 0:
                    gain += gained(counts[first], sums[first], 1)
            if gain > best:
                best, best_second = gain, second
                best_first = 18 if first < 0 else first
    s[block + PUT] = best_first
    if to_put == 2:
        s[block + PUT + 1] = best_second
    s[block + PUT_COUNT] = to_put


@compiled
def gained(count: int, total: int, added: int) -> int:
    return ingredient_points(count + added, total) - ingredient_points(count, total)


@compiled
def score(s: Packed, points: npt.NDArray[np.int16]) -> None:
    """Writes, for each player, the points for ingredients, recipe A, recipe B, and the total (§8–§10)."""
    players = s[PLAYERS]
    counts = np.zeros((4, 18), dtype=np.int8)
    sums = np.zeros(18, dtype=np.int8)
    for index in range(players):
        block = SEAT + index * BLOCK
        count_ingredients(s, block, counts[index], sums)
        total = 0
        for k in range(s[block + PUT_COUNT]):
            if s[block + PUT + k] < 18:
                counts[index, s[block + PUT + k]] += 1
        for ingredient in range(18):
            total += ingredient_points(counts[index, ingredient], sums[ingredient])
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
                points[index, 1] = mine * (2 if players == 4 else 1)
            if ahead:
                points[index, 2] = 10
    for index in range(players):
        points[index, 3] = points[index, 0] + points[index, 1] + points[index, 2]


@compiled
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
        accio_used = (2 * accio - s[block + ACCIO_LEFT] + 1) // 2
        declinatio_used = (3 * declinatio - s[block + DECLINATIO_LEFT] + 2) // 3
        return int(at_once + accio_used + declinatio_used)
    wanted = 3 if task == FEWEST_FOURS else 0
    count = 0
    for k in range(s[block + HEIGHT]):
        card = s[block + CAULDRON + k]
        if card < IMMUTO and card & 3 == wanted:
            count += 1
    return count if task == FEWEST_FOURS else -count


# Playing at random


def new_rng(seed: int) -> npt.NDArray[np.uint64]:
    """The state of the random numbers below: changed by each of them."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64], dtype=np.uint64)


@compiled
def below(rng: npt.NDArray[np.uint64], limit: int) -> int:
    """A number from 0 to limit - 1 (splitmix64; the bias of 2⁻³² is harmless in playouts)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int(((z >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@compiled
def playout(s: Packed, rng: npt.NDArray[np.uint64], points: npt.NDArray[np.int16]) -> int:
    """Play at random to the end, in place, and score; gives the number of decisions."""
    actions = np.empty(59, dtype=np.int8)
    decisions = 0
    while s[PHASE] != OVER:
        play(s, random_action(s, rng, actions))
        decisions += 1
    score(s, points)
    return decisions


@compiled
def random_action(s: Packed, rng: npt.NDArray[np.uint64], actions: Packed) -> int:
    """One of the legal actions; widened by + 0 to int64, so that `play` is compiled once and not for int8 too."""
    block = SEAT + s[PLAYER] * BLOCK
    one_line = s[PHASE] == TAKE and s[block + ACCIO_LEFT] == 0 and s[DECLINATIO_USED] == 0
    if one_line and s[PILE_HEAD] < s[PILE_END]:  # as long as there is a pile, the line is full
        return int(LINE[s[block + STOP], below(rng, 6)]) + 0
    return int(actions[below(rng, legal(s, actions))]) + 0


@compiled
def playouts(
    start: Packed, games: int, rng: npt.NDArray[np.uint64], points: npt.NDArray[np.int16], totals: npt.NDArray[np.int64]
) -> int:
    """Many playouts from one state: adds up the players' points, and gives the number of decisions."""
    decisions = 0
    s = start.copy()
    for _ in range(games):
        s[:] = start
        decisions += playout(s, rng, points)
        for index in range(start[PLAYERS]):
            totals[index] += points[index, 3]
    return decisions


@compiled
def perft(s: Packed, depth: int) -> int:
    """How many different sequences of `depth` further decisions there are; a game that is over counts once."""
    if depth == 0:
        return 1
    actions = np.empty(59, dtype=np.int8)
    count = legal(s, actions)
    if count == 0:
        return 1
    if depth == 1:
        return count
    total = 0
    for k in range(count):
        after = s.copy()
        play(after, int(actions[k]) + 0)
        total += perft(after, depth - 1)
    return total
