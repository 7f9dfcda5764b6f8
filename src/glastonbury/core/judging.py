"""What an action is worth in points, looking no further than the own next stop (docs/bots.md)."""

from math import comb

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS, FIRST_CORNER, FIRST_INGREDIENT, KEEP_IT, USE_DECLINATIO
from ..observation import CORNER, KEEP, PLACE, TAKE
from ..rules import scoring
from ..rules.cards import CAULDRON_CARD_NUMBER
from .chance import Rng, below
from .compiling import inlined, part
from .game import can_follow_spell, is_empty, value_of
from .packing import (
    ACCIO,
    BLOCK,
    CAULDRON,
    CELL,
    COLOR,
    COUNT,
    CROSSING,
    DECLINATIO,
    ENDED_GAME,
    FEWEST_CARDS,
    FEWEST_FOURS,
    FEWEST_SPELLS,
    HEIGHT,
    IMMUTO,
    IN_LINE,
    LEFT,
    LINE,
    MOST_ONES,
    NONE,
    PHASE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    PUT,
    PUT_COUNT,
    RECIPE_A,
    RECIPE_B,
    RECIPES,
    SEAT,
    STOP,
    SUM,
    TAKEN,
    VANESCO,
    Packed,
)
from .scoring import gained, immutos, ingredient_points, points_per_a_card

Floats = npt.NDArray[np.float32]

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
GAINS = ACTIONS  # per cell: what its card adds to the cauldron's promise
BASE = GAINS + 32  # per ingredient: what a card adds, whatever its number
SLOPE = BASE + 18  # per ingredient: and for each of the number
NUMBER_GAIN = SLOPE + 18  # per number: for a recipe
BEST = NUMBER_GAIN + 4  # per line so many steps ahead: the most that a card there adds
BEST_CELL = BEST + 5  # and in which cell
SECOND = BEST_CELL + 5  # and what another adds
NOTES = SECOND + 5


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
                    times = scoring.TIMES_SUM[count + more]
                    table[players, :, count, left, TIMES_SUM] += likely * times
                    table[players, :, count, left, PER_CARD] += likely * times * 2.5 * more  # the mean number is 2.5
                    table[players, :, count, left, BONUS] += likely * scoring.BONUSES[count + more]
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
        gain = RECIPE_A_WORTH * points_per_a_card(s[PLAYERS])
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
    sweeping, is_known = 0.0, False
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
            if not is_known:
                sweeping, is_known = VANESCO_WORTH * sweeping_gain(s, block, promise, row), True
            gain = sweeping + spell_gain
        else:
            gain = spell_gain
        notes[GAINS + cell] = gain


@part
def best_gain(s: Packed, stop: int, notes: Floats) -> float:
    """Of the cards in the line beside a stop that may be taken there; 0 at a corner."""
    best = 0.0
    if stop % 5 != 0:
        for k in range(6):
            cell = LINE[stop, k]
            card = s[CELL + cell]
            allowed = can_follow_spell(card) if s[PHASE] == CORNER else card != NONE
            if allowed and notes[GAINS + cell] > best:
                best = notes[GAINS + cell]
    return best


@part
def look_ahead(s: Packed, stop: int, notes: Floats) -> None:
    """Notes the two best cards of each line to which a number may lead."""
    for steps in range(5):
        there = (stop + steps) % 20
        best, second, best_cell = 0.0, 0.0, NONE
        if there % 5 != 0:
            for k in range(6):
                cell = LINE[there, k]
                gain = notes[GAINS + cell]
                if s[CELL + cell] == NONE:
                    continue
                if gain > best:
                    best, second, best_cell = gain, best, cell
                elif gain > second:
                    second = gain
        notes[BEST + steps] = best
        notes[BEST_CELL + steps] = best_cell
        notes[SECOND + steps] = second


@part
def steps_after(s: Packed, block: int, card: int) -> int:
    """How far the pawn walks next turn if this card is taken (none: if nothing is)."""
    for k in range(s[block + HEIGHT], -1, -1):
        if k < s[block + HEIGHT]:
            card = s[block + CAULDRON + k] + 0
        if NONE < card < IMMUTO:
            return (card & 3) + 1
        if card == IMMUTO and s[block + STOP] % 5 != 0:
            return 0
    return CAULDRON_CARD_NUMBER


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


@inlined
def judge(s: Packed, actions: Packed, count: int, promise: Floats, notes: Floats) -> None:
    """Notes the value of each of the legal actions."""
    phase = s[PHASE]
    block = SEAT + s[PLAYER] * BLOCK
    stop = s[block + STOP] + 0
    if phase < KEEP:
        judge_cards(s, block, promise, notes)
    if phase == TAKE:
        look_ahead(s, stop, notes)
    for k in range(count):
        action = actions[k] + 0
        if phase == TAKE:
            card = s[CELL + action] + 0
            value = notes[GAINS + action] - (0.0 if IN_LINE[stop, action] else ACCIO_COST)
            ends = False
            if s[PILE_HEAD] == s[PILE_END]:
                s[CELL + action] = NONE
                ends = is_empty(s, CROSSING[action, 0]) or is_empty(s, CROSSING[action, 1])
                s[CELL + action] = card
            if ends:
                value = worth_of_the_end(s, block, card)
            else:
                steps = steps_after(s, block, card)
                then = notes[(SECOND if notes[BEST_CELL + steps] == action else BEST) + steps]
                value += LANDING * then - (REST if (stop + steps) % 5 == 0 else 0.0)
        elif phase == CORNER:
            value = 0.0
            if action == USE_DECLINATIO:
                there = (stop + steps_after(s, block, s[TAKEN] + 0)) % 20
                value = best_gain(s, there, notes) - DECLINATIO_COST
        elif phase == PLACE:
            value = best_gain(s, (action - FIRST_CORNER) * 5 + 2, notes)
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
