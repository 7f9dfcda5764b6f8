"""A state of the game in one array of int8: its fields, and the way from and to `rules`.

A card is a number: 0–71 ingredient cards (ingredient × 4 + number − 1), 72 Immuto, 73 Vanesco, 74 Perluceo, 75 Accio,
76 Declinatio; −1 is none. An ingredient is 0–17 in the order of INGREDIENTS, its colour the half of it.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from ..rules import (
    CARDS,
    CELLS,
    INGREDIENTS,
    LINE_AT,
    PHASES,
    PLAYER_COLORS,
    Card,
    Color,
    IngredientCard,
    Player,
    RecipeB,
    Spell,
    State,
)

Packed = npt.NDArray[np.int8]

# Cards

KINDS = tuple(CARDS.values())
IMMUTO, VANESCO, PERLUCEO, ACCIO, DECLINATIO = range(72, len(KINDS))
NONE = -1

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

FEWEST_CARDS, FEWEST_FOURS, FEWEST_SPELLS, MOST_ONES, ENDED_GAME = range(len(RecipeB))

# The six cells of the line beside each stop; −1 at corners.
LINE = np.array([line.indexes if line else [-1] * 6 for line in LINE_AT], dtype=np.int8)
# Whether a stop's line holds a cell.
IN_LINE = np.array([[cell in line for cell in range(len(CELLS))] for line in LINE], dtype=np.bool_)
# Two stops whose lines go through each cell; the same twice for cells at the rim.
_STOPS_OF = [[stop for stop in (1, 2, 3, 4, 6, 7, 8, 9) if IN_LINE[stop, cell]] for cell in range(len(CELLS))]
CROSSING = np.array([[stops[0], stops[-1]] for stops in _STOPS_OF], dtype=np.int8)


# From and to `rules`

_CARD_NUMBERS = {card: number for number, card in enumerate(KINDS)}
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
        return tuple(KINDS[number] for number in s[first : first + count].tolist())

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
        cells=tuple(None if number == NONE else KINDS[number] for number in s[CELL : CELL + 32].tolist()),
        pile=cards(PILE + int(s[PILE_HEAD]), int(s[PILE_END] - s[PILE_HEAD])),
        phase=PHASES[s[PHASE]],
        player=int(s[PLAYER]),
        declinatio_used=bool(s[DECLINATIO_USED]),
        taken=None if s[TAKEN] == NONE else KINDS[int(s[TAKEN])],
        out=cards(OUT, int(s[OUT_COUNT])),
        ended_by=None if s[ENDED_BY] == NONE else int(s[ENDED_BY]),
    )
