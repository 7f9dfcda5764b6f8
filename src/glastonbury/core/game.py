"""What is legal and what an action does, as in `rules.course` (§3–§7). Actions are those of `actions`."""

import numpy as np

from ..actions import ACTIONS, DROP_IT, FIRST_CORNER, FIRST_INGREDIENT, KEEP_IT, NO_INGREDIENT, STAY, USE_DECLINATIO
from ..observation import CORNER, KEEP, OVER, PLACE, PUT_IMMUTO, TAKE
from ..rules.cards import ACCIO_USES, CAULDRON_CARD_NUMBER, DECLINATIO_USES
from .compiling import compiled, part
from .packing import (
    ACCIO,
    ACCIO_LEFT,
    AS_SCORED,
    BLOCK,
    CAULDRON,
    CELL,
    COLOR,
    COUNT,
    CROSSING,
    DECLINATIO,
    DECLINATIO_LEFT,
    DECLINATIO_USED,
    ENDED_BY,
    HEIGHT,
    IMMUTO,
    IN_LINE,
    LEFT,
    LINE,
    NONE,
    OUT,
    OUT_COUNT,
    PERLUCEO,
    PHASE,
    PILE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    PUT,
    PUT_COUNT,
    RECIPES,
    SEAT,
    SPELL,
    SPELL_COUNT,
    STOP,
    SUM,
    TAKEN,
    VANESCO,
    Packed,
)
from .scoring import immutos, put_best_immutos

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
    elif phase == KEEP:
        actions[0], actions[1] = KEEP_IT, DROP_IT
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
    steps = CAULDRON_CARD_NUMBER
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
        s[block + ACCIO_LEFT] += ACCIO_USES
    elif card == DECLINATIO:
        s[block + DECLINATIO_LEFT] += DECLINATIO_USES
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


# All ways to go on


@compiled
def perft(s: Packed, depth: int) -> int:
    """How many different sequences of `depth` further decisions there are; a game that is over counts once."""
    if depth == 0:
        return 1
    actions = np.empty(ACTIONS, dtype=np.int8)
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
