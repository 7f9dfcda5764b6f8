"""The game in packed arrays, compiled with numba: the same names and the same rules (§) as `rules`.

A state is one array of int8 with the fields below. Actions are those of `actions`. All of it is in this one module,
because numba's cache does not notice changes in other files.

A card is a number: 0–71 ingredient cards (ingredient × 4 + number − 1), 72 Immuto, 73 Vanesco, 74 Perluceo, 75 Accio,
76 Declinatio; −1 is none. An ingredient is 0–17 in the order of INGREDIENTS, its colour the half of it.
"""

from collections import Counter
from collections.abc import Iterable
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from ..rules import (
    CARDS,
    CELLS,
    INGREDIENTS,
    LINE_AT,
    PLAYER_COLORS,
    Card,
    Color,
    IngredientCard,
    Phase,
    Player,
    RecipeB,
    Spell,
    State,
)
from .compiling import compiled, part

Packed = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]
Points = npt.NDArray[np.int16]  # per player: for ingredients, recipe A, recipe B, and the total
Rng = npt.NDArray[np.uint64]


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
LEFT = 128  # per ingredient: cards in the layout and in the pile
SEAT = 146  # a block per player

# Fields of a player's block

COLOR, STOP, ACCIO_LEFT, DECLINATIO_LEFT, RECIPE_A, RECIPE_B, HEIGHT, SPELL_COUNT, PUT_COUNT = range(9)
PUT = 9  # 2 ingredients, 18 for none
SPELL = 11  # 10 spell cards
COUNT = 21  # per ingredient: cards in the cauldron
SUM = 39  # per ingredient: the sum of their numbers, doubled for the own colour
CAULDRON = 57  # 74 cards
BLOCK = 131

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
    if len(state.out) > PILE - OUT:
        raise ValueError(f"{len(state.out)} cards out of the game: no game can have so many")
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
    s[LEFT : LEFT + 18] = _by_ingredient(card for card in (*state.pile, *state.cells, state.taken) if card)
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
        p[COUNT:SUM] = _by_ingredient(player.cauldron)
        p[SUM:CAULDRON] = [0] * 18
        for card in player.cauldron:
            if isinstance(card, IngredientCard):
                p[SUM + _INGREDIENT_NUMBERS[card.ingredient]] += card.number * (
                    1 + (card.ingredient.color == player.color)
                )
    return s


def _by_ingredient(cards: Iterable[Card]) -> list[int]:
    counts = Counter(card.ingredient for card in cards if isinstance(card, IngredientCard))
    return [counts[ingredient] for ingredient in INGREDIENTS]


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


@part
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
        for ingredient in range(18):
            if s[block + COUNT + ingredient] > 0:
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
        card = s[TAKEN]
        s[OUT + s[OUT_COUNT]] = card
        s[OUT_COUNT] += 1
        s[TAKEN] = NONE
        if card < IMMUTO:
            s[LEFT + (card >> 2)] -= 1
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


@part
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


@part
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


@part
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


@part
def is_empty(s: Packed, stop: int) -> bool:
    cards = 0
    for k in range(6):
        cards += s[CELL + LINE[stop, k]] != NONE
    return cards == 0


@part
def receive(s: Packed, card: int) -> None:
    block = SEAT + s[PLAYER] * BLOCK
    if card <= IMMUTO:
        s[block + CAULDRON + s[block + HEIGHT]] = card
        s[block + HEIGHT] += 1
        if card < IMMUTO:
            s[LEFT + (card >> 2)] -= 1
            count_card(s, block, card, 1)
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
                if top < IMMUTO:
                    count_card(s, other, top, -1)
                if under_pile:
                    s[PILE + s[PILE_END]] = top
                    s[PILE_END] += 1
                    if top < IMMUTO:
                        s[LEFT + (top >> 2)] += 1
                else:
                    s[OUT + s[OUT_COUNT]] = top
                    s[OUT_COUNT] += 1


@part
def count_card(s: Packed, block: int, card: int, by: int) -> None:
    s[block + COUNT + (card >> 2)] += by
    s[block + SUM + (card >> 2)] += by * value_of(s, block, card)


@part
def value_of(s: Packed, block: int, card: int) -> int:
    """The number of an ingredient card, doubled for the own colour."""
    number = (card & 3) + 1
    return 2 * number if card >> 3 == s[block + COLOR] else number


# The end


@part
def end_game(s: Packed) -> None:
    s[ENDED_BY] = s[PLAYER]
    if not (s[RECIPES] == 1 and s[AS_SCORED] == 1):
        for index in range(s[PLAYERS]):
            put_best_immutos(s, SEAT + index * BLOCK)
    next_immuto(s)


@part
def next_immuto(s: Packed) -> None:
    for index in range(s[PLAYERS]):
        block = SEAT + index * BLOCK
        if immutos(s, block) > s[block + PUT_COUNT]:
            s[PHASE] = PUT_IMMUTO
            s[PLAYER] = index
            return
    s[PHASE] = OVER


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
    if count == 0 or count == 2:
        return 0
    if count == 1:
        return -total
    return total if count == 3 else total + 5


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
                points[index, 1] = mine * (2 if players == 4 else 1)
            if ahead:
                points[index, 2] = 10
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


def new_rng(seed: int) -> Rng:
    """The state of the random numbers below: changed by each of them."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64], dtype=np.uint64)


@part
def below(rng: Rng, limit: int) -> int:
    """A number from 0 to limit - 1 (splitmix64; the bias of 2⁻³² is harmless in playouts)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int(((z >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@part
def copy(source: Packed, target: Packed) -> None:
    """Written out: numba's own slices take seconds to compile."""
    for k in range(SIZE):
        target[k] = source[k]


@compiled
def playout(s: Packed, rng: Rng, points: Points) -> int:
    """Play at random to the end, in place, and score; gives the number of decisions."""
    actions = np.empty(59, dtype=np.int8)
    decisions = 0
    while s[PHASE] != OVER:
        play(s, random_action(s, rng, actions))
        decisions += 1
    score(s, points)
    return decisions


@part
def random_action(s: Packed, rng: Rng, actions: Packed) -> int:
    """One of the legal actions; widened by + 0 to int64, so that `play` is compiled once and not for int8 too."""
    block = SEAT + s[PLAYER] * BLOCK
    one_line = s[PHASE] == TAKE and s[block + ACCIO_LEFT] == 0 and s[DECLINATIO_USED] == 0
    if one_line and s[PILE_HEAD] < s[PILE_END]:  # as long as there is a pile, the line is full
        return int(LINE[s[block + STOP], below(rng, 6)]) + 0
    return int(actions[below(rng, legal(s, actions))]) + 0


@compiled
def playouts(start: Packed, games: int, rng: Rng, points: Points, totals: npt.NDArray[np.int64]) -> int:
    """Many playouts from one state: adds up the players' points, and gives the number of decisions."""
    decisions = 0
    s = start.copy()
    for _ in range(games):
        copy(start, s)
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


# Watching: a game from its deal, and what a seat observes of it (observation.py)

# Fields of what has been seen, beside a state
TURNS = 0  # the last turn of each player, in the fields below
LOOKING = 36  # a bit for each player who looks through the own cauldron, until the own next decision
REMOVED_COLOR = 37
MEMORY_AID = 38
FIRST_SWEPT = 39  # in the pile: cards from here on were swept under it, so that everybody has seen them
SEEN = 40

# Fields of a turn
DID, TURN_CARD, TURN_CELL, BY, SWEPT, TURNED_OVER = 0, 1, 2, 3, 4, 8
TURN = 9
PLACED, TOOK, STAYED, ENDED = 1, 2, 3, 4
BY_ACCIO, BY_DECLINATIO = 1, 2

# Sections of an observation, and where cards are in it
PLACES, LEVELS, PLAYER_FIELDS, TURN_FIELDS, GAME_FIELDS = 32, 106, 180, 240, 276
OBSERVED_PLAYER = 15
OBSERVED = 288
SQUARE, IN_CAULDRON, UNDER_PILE, OUT_OF_GAME, HAND, NOT_IN_GAME = 1, 2, 6, 7, 8, 9


def watch(state: State) -> Packed:
    """What has been seen of a game before the first pawn is placed."""
    seen = np.zeros(SEEN, dtype=np.int8)
    seen[REMOVED_COLOR] = NONE if state.removed_color is None else list(Color).index(state.removed_color)
    seen[MEMORY_AID] = state.memory_aid
    seen[FIRST_SWEPT] = len(state.pile)
    return seen


@compiled
def lay_out(s: Packed, seen: Packed, deck: Packed, removed: int, a: Packed, b: Packed) -> None:
    """Begins another game at the same table: with this deck, and these recipes where the table has them."""
    s[PHASE], s[PLAYER], s[DECLINATIO_USED], s[TAKEN], s[ENDED_BY] = PLACE, 0, 0, NONE, NONE
    s[PILE_HEAD], s[PILE_END], s[OUT_COUNT] = 0, deck.size - 32, 0
    for k in range(32):
        s[CELL + k] = deck[k]
    for k in range(32, deck.size):
        s[PILE + k - 32] = deck[k]
    for i in range(18):
        s[LEFT + i] = 0 if i >> 1 == removed else 4
    for index in range(s[PLAYERS]):
        block = SEAT + index * BLOCK
        s[block + STOP] = NONE
        for field in (ACCIO_LEFT, DECLINATIO_LEFT, HEIGHT, SPELL_COUNT, PUT_COUNT):
            s[block + field] = 0
        for i in range(18):
            s[block + COUNT + i] = 0
            s[block + SUM + i] = 0
        if s[RECIPES] == 1:
            s[block + RECIPE_A] = a[index]
            s[block + RECIPE_B] = b[index]
    for k in range(LOOKING + 1):
        seen[k] = 0
    seen[REMOVED_COLOR] = removed
    seen[FIRST_SWEPT] = deck.size - 32


@part
def begin_turn(s: Packed, seen: Packed, player: int, did: int) -> int:
    turn = TURNS + player * TURN
    for k in range(TURN):
        seen[turn + k] = 0
    seen[turn + DID] = did
    if s[DECLINATIO_USED] == 1:
        seen[turn + BY] = BY_DECLINATIO
    return turn


@part
def begin_take(s: Packed, seen: Packed, cell: int) -> int:
    player, players = s[PLAYER] + 0, s[PLAYERS] + 0
    card = s[CELL + cell]
    turn = begin_turn(s, seen, player, TOOK)
    seen[turn + TURN_CARD] = card + 1
    seen[turn + TURN_CELL] = cell + 1
    if not IN_LINE[s[SEAT + player * BLOCK + STOP], cell]:
        seen[turn + BY] = BY_ACCIO
    if card == VANESCO:
        for other in range(players):
            block = SEAT + other * BLOCK
            if other != player and s[block + HEIGHT] > 0:
                seen[turn + SWEPT + other] = s[block + CAULDRON + s[block + HEIGHT] - 1] + 1
    return turn


@compiled
def play_seen(s: Packed, seen: Packed, action: int) -> bool:
    """Play an action as `play` does, and note what everybody sees of it. Whether it was legal: if not, do nothing."""
    actions = np.empty(59, dtype=np.int8)
    found = False
    for k in range(legal(s, actions)):
        found = found or actions[k] == action
    if not found:
        return False
    player = s[PLAYER] + 0
    block = SEAT + player * BLOCK
    spells = s[block + SPELL_COUNT] + 0
    turns_over = action < 32 and s[PILE_HEAD] < s[PILE_END]
    turn = TURNS + player * TURN
    if action < 32:
        turn = begin_take(s, seen, action)
    elif action == STAY:
        begin_turn(s, seen, player, STAYED)
    elif FIRST_CORNER <= action < FIRST_INGREDIENT:
        begin_turn(s, seen, player, PLACED)
    stops = np.empty(4, dtype=np.int8)
    for index in range(s[PLAYERS]):
        stops[index] = s[SEAT + index * BLOCK + STOP]
    play(s, action)
    if turns_over:
        seen[turn + TURNED_OVER] = s[CELL + action] + 1
    if action == USE_DECLINATIO and s[PHASE] >= PUT_IMMUTO:
        begin_turn(s, seen, player, ENDED)
    looks = s[block + SPELL_COUNT] > spells and s[block + SPELL + spells] == PERLUCEO
    seen[LOOKING] = seen[LOOKING] & ~(1 << player) | int(looks) << player
    if action < 32 or action == STAY:
        note_passes(s, seen, player, stops)
    return True


@part
def note_passes(s: Packed, seen: Packed, player: int, stops: Packed) -> None:
    """Pawns that have moved without a decision ended their turn at a corner.

    The player to decide has moved too, and has passed before only if the turn went all around: then the player who
    has decided last passed as well.
    """
    around = s[SEAT + player * BLOCK + STOP] != stops[player] and s[PLAYER] != player
    for index in range(s[PLAYERS]):
        moved = s[SEAT + index * BLOCK + STOP] != stops[index]
        if moved and (around or index != s[PLAYER]):
            begin_turn(s, seen, index, STAYED)


@compiled
def play_randomly(s: Packed, seen: Packed, seat: int, rng: Rng, played: Packed) -> int:
    """Play any legal actions until this seat decides, the game is over or there is no room to write more of them.

    Gives their number.
    """
    actions = np.empty(59, dtype=np.int8)
    count = 0
    while s[PLAYER] != seat and s[PHASE] != OVER and count < played.size:
        action = random_action(s, rng, actions)
        play_seen(s, seen, action)
        played[count] = action
        count += 1
    return count


@compiled
def bring_up(s: Packed, seen: Packed, card: int) -> None:
    """Makes a card that nobody has seen yet the next one of the pile."""
    head = PILE + s[PILE_HEAD]
    for k in range(head, PILE + seen[FIRST_SWEPT]):
        if s[k] == card:
            s[k] = s[head]
            s[head] = card
            return


@compiled
def write_mask(s: Packed, mask: Packed) -> None:
    """Writes 1 for each legal action, else 0."""
    actions = np.empty(59, dtype=np.int8)
    for k in range(59):
        mask[k] = 0
    for k in range(legal(s, actions)):
        mask[actions[k]] = 1


@compiled
def observe(s: Packed, seen: Packed, seat: int, remembers: bool, tensor: Packed) -> None:
    """Writes what a seat observes: `knowledge` if it remembers, else `table`."""
    players = s[PLAYERS] + 0
    for k in range(OBSERVED):
        tensor[k] = 0
    if seen[REMOVED_COLOR] != NONE:
        for k in range(8):
            tensor[PLACES + 8 * seen[REMOVED_COLOR] + k] = NOT_IN_GAME
    for cell in range(32):
        tensor[cell] = s[CELL + cell] + 1
        observe_card(tensor, s[CELL + cell] + 0, SQUARE, cell)
    open_to_all = remembers or seen[MEMORY_AID] == 1 or s[PHASE] >= PUT_IMMUTO
    for index in range(players):
        block = SEAT + index * BLOCK
        place = IN_CAULDRON + (index - seat + players) % players
        height = s[block + HEIGHT] + 0
        looks = index == seat and seen[LOOKING] >> seat & 1 == 1
        for level in range(0 if open_to_all or looks else max(0, height - 1), height):
            observe_card(tensor, s[block + CAULDRON + level] + 0, place, level)
    if remembers:
        for k in range(max(s[PILE_HEAD], seen[FIRST_SWEPT]), s[PILE_END]):
            observe_card(tensor, s[PILE + k] + 0, UNDER_PILE, k - s[PILE_HEAD])
        for k in range(s[OUT_COUNT]):
            observe_card(tensor, s[OUT + k] + 0, OUT_OF_GAME, 0)
    observe_card(tensor, s[TAKEN] + 0, HAND, 0)
    for index in range(players):
        relative = (index - seat + players) % players
        own_recipes = index == seat or s[PHASE] == OVER
        observe_player(s, index, own_recipes, PLAYER_FIELDS + relative * OBSERVED_PLAYER, tensor)
        turn, to = TURNS + index * TURN, TURN_FIELDS + relative * TURN
        for k in (DID, TURN_CARD, TURN_CELL, BY, TURNED_OVER):
            tensor[to + k] = seen[turn + k]
        for other in range(players):
            tensor[to + SWEPT + (other - seat + players) % players] = seen[turn + SWEPT + other]
    tensor[GAME_FIELDS] = players
    tensor[GAME_FIELDS + 1] = s[PHASE]
    tensor[GAME_FIELDS + 2] = 0 if s[PHASE] == OVER else (s[PLAYER] - seat + players) % players + 1
    tensor[GAME_FIELDS + 3] = s[DECLINATIO_USED]
    tensor[GAME_FIELDS + 4] = s[TAKEN] + 1
    tensor[GAME_FIELDS + 5] = s[PILE_END] - s[PILE_HEAD]
    tensor[GAME_FIELDS + 6] = s[RECIPES]
    tensor[GAME_FIELDS + 7] = s[AS_SCORED]
    tensor[GAME_FIELDS + 8] = s[USED_SPELLS]
    tensor[GAME_FIELDS + 9] = seen[REMOVED_COLOR] + 1
    tensor[GAME_FIELDS + 10] = seen[MEMORY_AID]
    tensor[GAME_FIELDS + 11] = 0 if s[ENDED_BY] == NONE else (s[ENDED_BY] - seat + players) % players + 1


@part
def observe_card(tensor: Packed, card: int, place: int, level: int) -> None:
    if card > IMMUTO or card == NONE:
        return
    k = card
    if card == IMMUTO:  # the two are in the order of their places
        first = PLACES + IMMUTO
        k = IMMUTO
        if (place, level) > (tensor[first + 1], tensor[first + LEVELS - PLACES + 1]):
            tensor[first] = tensor[first + 1]
            tensor[first + LEVELS - PLACES] = tensor[first + LEVELS - PLACES + 1]
            k = IMMUTO + 1
    tensor[PLACES + k] = place
    tensor[LEVELS + k] = level


@part
def observe_player(s: Packed, index: int, open_recipes: bool, to: int, tensor: Packed) -> None:
    block = SEAT + index * BLOCK
    height = s[block + HEIGHT] + 0
    tensor[to] = 1
    tensor[to + 1] = s[block + COLOR] + 1
    tensor[to + 2] = s[block + STOP] + 1
    tensor[to + 3] = s[block + ACCIO_LEFT]
    tensor[to + 4] = s[block + DECLINATIO_LEFT]
    tensor[to + 5] = height
    tensor[to + 6] = 0 if height == 0 else s[block + CAULDRON + height - 1] + 1
    for k in range(s[block + SPELL_COUNT]):
        tensor[to + 7 + s[block + SPELL + k] - VANESCO] += 1
    if open_recipes and s[RECIPES] == 1:
        tensor[to + 11] = s[block + RECIPE_A] - 3  # from the first of the other colours
        tensor[to + 12] = s[block + RECIPE_B] + 1
    for k in range(s[block + PUT_COUNT]):
        tensor[to + 13 + k] = s[block + PUT + k] + 1


# Judging: what an action is worth in points, looking no further than the own next stop (docs/bots.md)

# Weights, tuned by matches
LANDING = 0.8  # of the best card at the next stop
REST = 0.7  # lost where the next stop is a corner
IMMUTO_WORTH, IMMUTO_POINTS = 6.0, 5  # while the game goes on, and at its end
ACCIO_WORTH, ACCIO_COST = 7.0, 3.0
DECLINATIO_WORTH, DECLINATIO_COST = 2.5, 1.0
VANESCO_WORTH = 1.6  # of what the others lose by it on average
WIN_WORTH = 9.0  # for ending the game ahead, and against ending it behind
RECIPE_A_WORTH = 0.75  # of the points that each card of the A colour brings if the recipe succeeds
RECIPE_B_WORTH = 0.5  # for a card that a B recipe counts
NOISE = 2.0  # in playouts, so that they differ
CARDS_LEFT_AT_THE_END = 10.5

# Fields of a promise: what one ingredient of a cauldron can be expected to bring in the end is
#   sum of numbers × TIMES_SUM + factor × PER_CARD + BONUS, where the factor is 2 for the own colour and else 1,
# and what one more card with a number adds is
#   sum × MORE_TIMES_SUM + factor × (MORE_PER_CARD + number × TIMES_NUMBER) + MORE_BONUS.
TIMES_SUM, PER_CARD, BONUS, MORE_TIMES_SUM, MORE_PER_CARD, MORE_BONUS, TIMES_NUMBER = range(7)
PROMISE = 7

# Fields of the notes that judging takes.
VALUES = 0  # per legal action
GAINS = 59  # per cell: what its card adds to the cauldron's promise
BASE = 91  # per ingredient: what a card adds, whatever its number
SLOPE = 109  # per ingredient: and for each of the number
NUMBER_GAIN = 127  # per number: for a recipe
NOTES = 131


def chance_of_a_card(players: int, cards_left: int) -> float:
    """That a player who wants a card which is still to be had gets it: one takes what one wants."""
    takes_left = max(0.0, cards_left - CARDS_LEFT_AT_THE_END) / players
    return min(0.8, players / 2 * takes_left / cards_left) if cards_left else 0.0


def promises() -> Floats:
    """All promises, at ((players × 85 + cards left) × 25 + cards in the cauldron × 5 + cards to be had) × PROMISE."""
    table = np.zeros((5, 85, 5, 5, PROMISE), dtype=np.float32)
    for players in (2, 3, 4):
        chances = np.array([chance_of_a_card(players, cards) for cards in range(85)])
        for count in range(1, 5):
            for left in range(5 - count):
                for more in range(left + 1):
                    likely = comb(left, more) * chances**more * (1 - chances) ** (left - more)
                    sign = (-1, 0, 1, 1)[count + more - 1]
                    table[players, :, count, left, TIMES_SUM] += likely * sign
                    table[players, :, count, left, PER_CARD] += likely * sign * 2.5 * more  # the mean number is 2.5
                    table[players, :, count, left, BONUS] += likely * 5 * (count + more == 4)
        table[players, :, 0, 0, TIMES_NUMBER] = chances  # no card is left to be added there: room for the chance
    for count in range(4):
        for left in range(1, 5 - count):
            more_of_it, now = table[:, :, count + 1, left - 1], table[:, :, count, left]
            table[:, :, count, left, MORE_TIMES_SUM:TIMES_NUMBER] = more_of_it[..., :3] - now[..., :3]
            table[:, :, count, left, TIMES_NUMBER] = more_of_it[..., TIMES_SUM]
    return table.ravel()


@part
def promise_row(s: Packed) -> int:
    """Where the promises of this moment begin."""
    cards = s[PILE_END] - s[PILE_HEAD] + 32
    if cards == 32:
        cards = 0
        for cell in range(32):
            cards += s[CELL + cell] != NONE
    return int((s[PLAYERS] * 85 + cards) * 25 * PROMISE)


@part
def promised(s: Packed, block: int, ingredient: int, count: int, total: int, promise: Floats, row: int) -> float:
    """What so many cards of an ingredient promise this player, if the other own ones can be had again."""
    factor = 2 if ingredient >> 1 == s[block + COLOR] else 1
    left = s[LEFT + ingredient] + s[block + COUNT + ingredient] - count
    at = row + count * 5 * PROMISE + left * PROMISE
    bonus = float(promise[at + BONUS])
    return bonus + float(promise[at + TIMES_SUM]) * total + float(promise[at + PER_CARD]) * factor


@part
def sweeping_gain(s: Packed, block: int, promise: Floats, row: int) -> float:
    """What a Vanesco takes from each of the others on average."""
    loss = 0.0
    for index in range(s[PLAYERS]):
        other = SEAT + index * BLOCK
        if other != block and s[other + HEIGHT] > 0:
            top = s[other + CAULDRON + s[other + HEIGHT] - 1]
            if top == IMMUTO:
                loss += IMMUTO_WORTH
            else:
                ingredient = int(top >> 2) + 0
                count, total = s[other + COUNT + ingredient] + 0, s[other + SUM + ingredient] + 0
                loss += promised(s, other, ingredient, count, total, promise, row)
                loss -= promised(s, other, ingredient, count - 1, total - value_of(s, other, top), promise, row)
    return float(loss / (s[PLAYERS] - 1))


@part
def judge_cards(s: Packed, block: int, promise: Floats, notes: Floats) -> None:
    """Notes what each card of the layout adds to what this player's cauldron promises."""
    row = promise_row(s)
    color = s[block + COLOR]
    for i in range(18):
        at = row + s[block + COUNT + i] * 5 * PROMISE + s[LEFT + i] * PROMISE
        factor = 2 if i >> 1 == color else 1
        more = s[block + SUM + i] * promise[at + MORE_TIMES_SUM] + factor * promise[at + MORE_PER_CARD]
        notes[BASE + i] = more + promise[at + MORE_BONUS]
        notes[SLOPE + i] = factor * promise[at + TIMES_NUMBER]
    spell_gain = 0.0
    for number in range(4):
        notes[NUMBER_GAIN + number] = 0.0
    if s[RECIPES] == 1:
        first = BASE + 2 * s[block + RECIPE_A]
        gain = RECIPE_A_WORTH * (2 if s[PLAYERS] == 4 else 1)
        notes[first] += gain
        notes[first + 1] += gain
        task = s[block + RECIPE_B]
        if task == FEWEST_CARDS:
            for number in range(4):
                notes[NUMBER_GAIN + number] = -RECIPE_B_WORTH
        elif task == FEWEST_FOURS:
            notes[NUMBER_GAIN + 3] = -RECIPE_B_WORTH
        elif task == MOST_ONES:
            notes[NUMBER_GAIN] = RECIPE_B_WORTH
        elif task == FEWEST_SPELLS:
            spell_gain = -RECIPE_B_WORTH
    chance = promise[row + TIMES_NUMBER]
    for cell in range(32):
        card = s[CELL + cell]
        if card == NONE:
            continue
        if card < IMMUTO:
            number = card & 3
            gain = notes[BASE + (card >> 2)] + notes[SLOPE + (card >> 2)] * (number + 1) + notes[NUMBER_GAIN + number]
        elif card == IMMUTO:
            gain = IMMUTO_WORTH
        elif card == ACCIO:
            gain = ACCIO_WORTH * chance + spell_gain
        elif card == DECLINATIO:
            gain = DECLINATIO_WORTH * chance + spell_gain
        elif card == VANESCO:
            gain = VANESCO_WORTH * sweeping_gain(s, block, promise, row) + spell_gain
        else:
            gain = spell_gain
        notes[GAINS + cell] = gain


@part
def best_gain(s: Packed, stop: int, without: int, notes: Floats) -> float:
    """Of the cards in the line beside a stop but this cell's; 0 at a corner."""
    best = 0.0
    if stop % 5 != 0:
        for k in range(6):
            cell = LINE[stop, k]
            card = s[CELL + cell]
            allowed = can_follow_spell(card) if s[PHASE] == CORNER else card != NONE
            if allowed and cell != without and notes[GAINS + cell] > best:
                best = notes[GAINS + cell]
    return best


@part
def stop_after(s: Packed, block: int, card: int) -> int:
    """Where the pawn goes next turn if this card is taken (none: if nothing is)."""
    stop = s[block + STOP] + 0
    steps = 2
    for k in range(s[block + HEIGHT], -1, -1):
        if k < s[block + HEIGHT]:
            card = s[block + CAULDRON + k] + 0
        if NONE < card < IMMUTO:
            steps = (card & 3) + 1
            break
        if card == IMMUTO and stop % 5 != 0:
            steps = 0
            break
    return int((stop + steps) % 20)


@part
def points_now(s: Packed, block: int) -> int:
    """The points for ingredients if the game ended now; Immutos count about what they will bring."""
    total = IMMUTO_POINTS * immutos(s, block)
    for i in range(18):
        total += ingredient_points(s[block + COUNT + i], s[block + SUM + i])
    return total


@part
def more_points(s: Packed, block: int, card: int) -> int:
    """What this card changes in that."""
    if card >= IMMUTO:
        return IMMUTO_POINTS if card == IMMUTO else 0
    count, total = s[block + COUNT + (card >> 2)], s[block + SUM + (card >> 2)]
    return ingredient_points(count + 1, total + value_of(s, block, card)) - ingredient_points(count, total)


@part
def worth_of_the_end(s: Packed, block: int, card: int) -> float:
    """Of ending the game with this card, or without it if it costs points."""
    mine = points_now(s, block) + max(0, more_points(s, block, card))
    worth = RECIPE_B_WORTH if s[RECIPES] == 1 and s[block + RECIPE_B] == ENDED_GAME else 0.0
    for index in range(s[PLAYERS]):
        other = SEAT + index * BLOCK
        if other != block and points_now(s, other) >= mine:
            return worth - WIN_WORTH
    return worth + WIN_WORTH


@part
def judge(s: Packed, actions: Packed, count: int, promise: Floats, notes: Floats) -> None:
    """Notes the value of each of the legal actions."""
    phase = s[PHASE]
    block = SEAT + s[PLAYER] * BLOCK
    if phase < KEEP:
        judge_cards(s, block, promise, notes)
    for k in range(count):
        action = actions[k] + 0
        if phase == TAKE:
            card = s[CELL + action] + 0
            value = notes[GAINS + action] - (0.0 if IN_LINE[s[block + STOP], action] else ACCIO_COST)
            ends = False
            if s[PILE_HEAD] == s[PILE_END]:
                s[CELL + action] = NONE
                ends = is_empty(s, CROSSING[action, 0]) or is_empty(s, CROSSING[action, 1])
                s[CELL + action] = card
            if ends:
                value = worth_of_the_end(s, block, card)
            else:
                stop = stop_after(s, block, card)
                value += LANDING * best_gain(s, stop, action, notes) - (REST if stop % 5 == 0 else 0.0)
        elif phase == CORNER:
            value = 0.0
            if action == USE_DECLINATIO:
                value = best_gain(s, stop_after(s, block, s[TAKEN] + 0), action, notes) - DECLINATIO_COST
        elif phase == PLACE:
            value = best_gain(s, (action - FIRST_CORNER) * 5 + 2, action, notes)
        elif phase == KEEP:
            value = 0.0 + (more_points(s, block, s[TAKEN] + 0) if action == KEEP_IT else 0)
        else:
            ingredient = action - FIRST_INGREDIENT
            value = 0.0
            if ingredient < 18:
                there = s[block + COUNT + ingredient]
                for put in range(s[block + PUT_COUNT]):
                    there += s[block + PUT + put] == ingredient
                value += gained(there, s[block + SUM + ingredient], 1)
                if ingredient >> 1 == s[block + RECIPE_A]:
                    value += RECIPE_A_WORTH
        notes[VALUES + k] = value


@part
def likely_action(actions: Packed, count: int, rng: Rng, notes: Floats) -> int:
    """Of those just judged, the best for a player who does not look far, with some noise."""
    best, chosen = -1e9, 0
    for k in range(count):
        value = notes[VALUES + k] + NOISE / 1024 * below(rng, 1024)
        if value > best:
            best, chosen = value, k
    return int(actions[chosen]) + 0


# Search: a tree of actions over many samples of what is unknown (docs/bots.md)

EXPLORATION = 1.0
TEMPERATURE = 3.0  # points: how much likelier a better judged action is looked at
UNSEEN = 0.1  # an action not yet looked at is expected to be this much worse than the average
WIN_SHARE = 0.5  # of the utility: winning; the rest are points
MARGIN = 40.0  # points ahead of the best other that count half of what any lead can count
RECIPES_AHEAD = 0.6  # of the points of a recipe that would succeed if the game ended now
SHORT_PLAYOUT = 6  # turns of each player after the tree: with up to three players the promises then tell enough

# Fields of a node, beside its worth: the sum of the utilities of the player who chose it
FIRST_CHILD, SIBLING, ACTION, VISITS = range(4)
NODE = 4
DEEPEST = 256  # decisions in a game; the tree never gets so deep


@compiled
def sample(root: Packed, seat: int, unknown: int, a: Packed, b: Packed, rng: Rng, s: Packed) -> None:
    """Writes a state that might be the true one: the pile's unknown cards and the others' recipes are shuffled."""
    copy(root, s)
    head = PILE + s[PILE_HEAD]
    for k in range(unknown - 1):
        other = k + below(rng, unknown - k)
        card = s[head + k]
        s[head + k] = s[head + other]
        s[head + other] = card
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
def utility(points: Points, players: int, index: int) -> float:
    """From 0 to 1: a blend of winning, shared among those who are first, and of the margin."""
    ahead = margin(points, players, index)
    won = 1.0 if ahead > 0 else 0.0
    if ahead == 0:
        first = 0
        for other in range(players):
            first += points[other, 3] == points[index, 3]
        won = 1.0 / first
    return WIN_SHARE * won + (1 - WIN_SHARE) * (0.5 + 0.5 * ahead / (abs(ahead) + MARGIN))


@part
def choose_child(
    tree: npt.NDArray[np.int32],
    worth: npt.NDArray[np.float64],
    node: int,
    full: bool,
    actions: Packed,
    count: int,
    notes: Floats,
) -> tuple[int, int]:
    """Which of the legal actions to look at next, and its child, 0 if it has none yet.

    In a full tree one without a child is looked at only where none has a child.
    """
    children = np.zeros(59, dtype=np.int32)
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
    unseen = total / visits - UNSEEN if visits > 0 else 0.0
    curious = EXPLORATION * np.sqrt(visits + 1.0) / likely
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


@compiled
def grow(
    root: Packed,
    seat: int,
    unknown: int,
    a: Packed,
    b: Packed,
    tree: npt.NDArray[np.int32],
    worth: npt.NDArray[np.float64],
    margins: npt.NDArray[np.float64],
    used: int,
    simulations: int,
    rng: Rng,
    promise: Floats,
    guided: bool,
) -> int:
    """Adds simulations to a tree, of which so many nodes are used, and gives how many are used then.

    Each samples what is unknown, goes down the tree, adds a node while there is room, and plays on: by likely actions
    if `guided`, else at random.
    `margins` adds up, per action at the root, how far ahead its player ended.
    """
    actions = np.empty(59, dtype=np.int8)
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
                node = path[depth]
                full = used == worth.size
                chosen, child = choose_child(tree, worth, node, full, actions, count, notes)
                action = int(actions[chosen]) + 0
                if child == 0:
                    in_tree = False
                    if not full:
                        child = used
                        used += 1
                        tree[child, FIRST_CHILD] = 0
                        tree[child, SIBLING] = tree[node, FIRST_CHILD]
                        tree[child, ACTION] = action
                        tree[child, VISITS] = 0
                        worth[child] = 0.0
                        tree[node, FIRST_CHILD] = child
                if child > 0:
                    depth += 1
                    path[depth] = child
                    chooser[depth] = s[PLAYER]
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
            worth[path[k]] += utility(points, players, chooser[k])
        if depth > 0:
            margins[tree[path[1], ACTION]] += margin(points, players, root[PLAYER])
    return used
