"""The cards: ingredients, Immuto, spells and recipes (§1, §9).

A card is a value. Its `code` is what records write: `Ya1` … `Kb4`, `Im`, `Va`, `Pe`, `Ac`, `De`.

>>> CARDS["Ya3"].number
3
>>> len(DECK)
84
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar, NamedTuple


class Color(StrEnum):
    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    ORANGE = "orange"
    PURPLE = "purple"
    BROWN = "brown"
    WHITE = "white"
    BLACK = "black"

    __hash__ = str.__hash__  # an enum's own is Python, and cards are looked up everywhere

    @property
    def letter(self) -> str:
        return COLOR_LETTERS[self]


COLOR_LETTERS = dict(zip(Color, "YGRBOPNWK", strict=True))
PLAYER_COLORS = (Color.YELLOW, Color.GREEN, Color.RED, Color.BLUE)
OTHER_COLORS = (Color.ORANGE, Color.PURPLE, Color.BROWN, Color.WHITE, Color.BLACK)


class Ingredient(NamedTuple):
    """One of the 18 ingredients: a colour has two, `a` and `b`."""

    color: Color
    letter: str

    @property
    def code(self) -> str:
        return self.color.letter + self.letter


class IngredientCard(NamedTuple):
    ingredient: Ingredient
    number: int

    @property
    def code(self) -> str:
        return INGREDIENT_CARD_CODES[self]


@dataclass(frozen=True, slots=True)
class Immuto:
    """The shape-shifter: lies in the cauldron with the number 0 and joins an ingredient at the scoring."""

    number: ClassVar[int] = 0
    code: ClassVar[str] = "Im"


class Spell(StrEnum):
    VANESCO = "Va"
    PERLUCEO = "Pe"
    ACCIO = "Ac"
    DECLINATIO = "De"

    __hash__ = str.__hash__

    @property
    def code(self) -> str:
        return self.value


CauldronCard = IngredientCard | Immuto
Card = CauldronCard | Spell

IMMUTO = Immuto()
VANESCO, PERLUCEO, ACCIO, DECLINATIO = Spell
INGREDIENTS = tuple(Ingredient(color, letter) for color in Color for letter in "ab")
INGREDIENT_CARDS = tuple(IngredientCard(i, number) for i in INGREDIENTS for number in (1, 2, 3, 4))

INGREDIENT_CARD_CODES = {card: f"{card.ingredient.code}{card.number}" for card in INGREDIENT_CARDS}

# The whole deck in its canonical order, before any shuffle.
DECK: tuple[Card, ...] = (
    *INGREDIENT_CARDS,
    *[IMMUTO] * 2,
    *[VANESCO] * 4,
    *[PERLUCEO] * 2,
    *[ACCIO] * 2,
    *[DECLINATIO] * 2,
)
CARDS: dict[str, Card] = {card.code: card for card in DECK}

# How often each kept spell can be used (§6).
ACCIO_USES = 2
DECLINATIO_USES = 3

# How far a pawn walks while the cauldron is empty (§4).
CAULDRON_CARD_NUMBER = 2


@cache
def deck_without(removed: Color | None) -> tuple[Card, ...]:
    """The canonical deck, less the eight ingredient cards of the removed colour (§3)."""
    return tuple(c for c in DECK if not (isinstance(c, IngredientCard) and c.ingredient.color == removed))


class RecipeB(StrEnum):
    FEWEST_CARDS = "fewest_cards"
    FEWEST_FOURS = "fewest_fours"
    FEWEST_SPELLS = "fewest_spells"
    MOST_ONES = "most_ones"
    ENDED_GAME = "ended_game"


@dataclass(frozen=True, slots=True)
class Recipes:
    """A player's two secret recipes: A names one of the five other colours, B a task (§9)."""

    a: Color
    b: RecipeB
