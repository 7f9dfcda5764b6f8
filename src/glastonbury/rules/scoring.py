"""Points for ingredients (§8) and recipes (§9, §10)."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from math import ceil
from typing import NamedTuple

from .cards import (
    ACCIO,
    ACCIO_USES,
    DECLINATIO,
    DECLINATIO_USES,
    INGREDIENTS,
    CauldronCard,
    Color,
    Immuto,
    Ingredient,
    IngredientCard,
    RecipeB,
    Recipes,
)
from .state import Player, State

BONUS = 5
RECIPE_B_POINTS = 10

# §8: what 0, 1, 2, 3, 4 cards of an ingredient bring: so many times the sum of their numbers, and a bonus.
TIMES_SUM = (0, -1, 0, 1, 1)
BONUSES = (0, 0, 0, 0, BONUS)


class IngredientScore(NamedTuple):
    ingredient: Ingredient
    numbers: tuple[int, ...]  # of the collected cards, ascending
    immutos: int
    points: int


class RecipeScore(NamedTuple):
    """`counts` is what the recipe compares, for every player (§9)."""

    counts: tuple[int, ...]
    points: int


class Score(NamedTuple):
    ingredients: tuple[IngredientScore, ...]
    recipes: Recipes | None
    a: RecipeScore | None
    b: RecipeScore | None

    @property
    def ingredient_points(self) -> int:
        return sum(line.points for line in self.ingredients)

    @property
    def recipe_a(self) -> int:
        return self.a.points if self.a else 0

    @property
    def recipe_b(self) -> int:
        return self.b.points if self.b else 0

    @property
    def total(self) -> int:
        return self.ingredient_points + self.recipe_a + self.recipe_b


def ingredient_points(numbers: tuple[int, ...], immutos: int, own_color: bool) -> int:
    """§8: one card minus, two nothing, three plus, four plus 5; more count as four.

    >>> ingredient_points((1, 2, 3, 4), 0, own_color=True)
    25
    >>> ingredient_points((3, 4), 1, own_color=False)
    7
    """
    cards = min(len(numbers) + immutos, 4)
    return TIMES_SUM[cards] * sum(numbers) * (2 if own_color else 1) + BONUSES[cards]


def collected(cauldron: Iterable[CauldronCard]) -> dict[Ingredient, tuple[int, ...]]:
    """The numbers in the cauldron per ingredient, in the order of INGREDIENTS."""
    numbers = defaultdict(list)
    for card in cauldron:
        if isinstance(card, IngredientCard):
            numbers[card.ingredient].append(card.number)
    return {ingredient: tuple(sorted(numbers[ingredient])) for ingredient in INGREDIENTS if ingredient in numbers}


def score_ingredients(
    cauldron: Iterable[CauldronCard], immutos: tuple[Ingredient | None, ...], color: Color
) -> tuple[IngredientScore, ...]:
    """What each ingredient brings a player of this colour who put the Immutos there."""
    lines = []
    for ingredient, numbers in collected(cauldron).items():
        added = immutos.count(ingredient)
        points = ingredient_points(numbers, added, own_color=ingredient.color == color)
        lines.append(IngredientScore(ingredient, numbers, added, points))
    return tuple(lines)


def best_immutos(player: Player) -> tuple[Ingredient | None, ...]:
    """The places for the player's Immutos that bring the most ingredient points; none where it gains nothing (§8)."""
    count = sum(isinstance(card, Immuto) for card in player.cauldron)
    cards = collected(player.cauldron)

    def points(ingredient: Ingredient, immutos: int) -> int:
        return ingredient_points(cards[ingredient], immutos, own_color=ingredient.color == player.color)

    def gained(places: tuple[Ingredient | None, ...]) -> int:
        return sum(points(place, places.count(place)) - points(place, 0) for place in {*places} if place is not None)

    return max(combinations_with_replacement((None, *cards), count), key=gained)


def score_recipe_a(state: State, cards: list[dict[Color, int]], holder: int) -> RecipeScore | None:
    """§9, §10: points per card of the A colour for strictly the most of them; `cards` are every player's per colour."""
    recipes = state.players[holder].recipes
    if recipes is None:
        return None
    counts = [own[recipes.a] for own in cards]
    if not state.edition.immutos_as_scored:  # free: all Immutos of the holder count for the own A colour
        counts[holder] += len(state.players[holder].immutos)
    points = counts[holder] * recipe_a_points(len(state.players)) if is_alone_ahead(holder, counts) else 0
    return RecipeScore(tuple(counts), points)


def recipe_a_points(players: int) -> int:
    """For each card of the A colour (§9)."""
    return 2 if players == 4 else 1


def cards_per_color(lines: tuple[IngredientScore, ...], *, immutos_as_scored: bool) -> dict[Color, int]:
    cards: dict[Color, int] = defaultdict(int)
    for ingredient, numbers, immutos, _ in lines:
        cards[ingredient.color] += len(numbers) + (immutos if immutos_as_scored else 0)
    return cards


def score_recipe_b(state: State, holder: int) -> RecipeScore | None:
    """§9: 10 points for strictly the fewest or the most, or for having ended the game."""
    recipes = state.players[holder].recipes
    if recipes is None:
        return None
    count = COUNT_FOR_B[recipes.b]
    counts = [count(state, index) for index in range(len(state.players))]
    won = is_alone_ahead(holder, counts if recipes.b in MOST_WINS else [-number for number in counts])
    return RecipeScore(tuple(counts), RECIPE_B_POINTS if won else 0)


def is_alone_ahead(holder: int, counts: list[int]) -> bool:
    """Strictly more than every other player; equal is not enough."""
    return all(counts[holder] > count for index, count in enumerate(counts) if index != holder)


def spell_cards(player: Player, *, used: bool) -> int:
    """How many spell cards `fewest_spells` counts (§10): those used at least once, or all collected."""
    if not used:
        return len(player.spells)
    accio, declinatio = player.spells.count(ACCIO), player.spells.count(DECLINATIO)
    at_once = len(player.spells) - accio - declinatio
    # Two cards of a kind are used one after the other: round up.
    accio_used = ceil((accio * ACCIO_USES - player.accio) / ACCIO_USES)
    declinatio_used = ceil((declinatio * DECLINATIO_USES - player.declinatio) / DECLINATIO_USES)
    return at_once + accio_used + declinatio_used


def cards_with_number(number: int, player: Player) -> int:
    return [card.number for card in player.cauldron].count(number)


# What each B recipe compares, of one player.
COUNT_FOR_B: dict[RecipeB, Callable[[State, int], int]] = {
    RecipeB.FEWEST_CARDS: lambda state, index: len(state.players[index].cauldron),
    RecipeB.FEWEST_FOURS: lambda state, index: cards_with_number(4, state.players[index]),
    RecipeB.FEWEST_SPELLS: lambda state, index: spell_cards(
        state.players[index], used=state.edition.counts_used_spells
    ),
    RecipeB.MOST_ONES: lambda state, index: cards_with_number(1, state.players[index]),
    RecipeB.ENDED_GAME: lambda state, index: int(index == state.ended_by),
}
MOST_WINS = {RecipeB.MOST_ONES, RecipeB.ENDED_GAME}


def scores(state: State) -> tuple[Score, ...]:
    """Every player's score; all Immutos must have been put."""
    as_scored = state.edition.immutos_as_scored
    lines = [score_ingredients(player.cauldron, player.immutos, player.color) for player in state.players]
    cards = [cards_per_color(own, immutos_as_scored=as_scored) for own in lines]
    return tuple(
        Score(lines[i], player.recipes, score_recipe_a(state, cards, i), score_recipe_b(state, i))
        for i, player in enumerate(state.players)
    )


def winners(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """Most points win; equal points share the win (§8)."""
    totals = [score.total for score in scores]
    return tuple(index for index, total in enumerate(totals) if total == max(totals))
