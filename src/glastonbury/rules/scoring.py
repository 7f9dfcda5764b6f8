"""Points for ingredients (§8) and recipes (§9, §10)."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import NamedTuple

from .cards import (
    ACCIO,
    ACCIO_USES,
    DECLINATIO,
    DECLINATIO_USES,
    INGREDIENTS,
    PERLUCEO,
    VANESCO,
    CauldronCard,
    Immuto,
    Ingredient,
    IngredientCard,
    RecipeB,
    Recipes,
)
from .state import Player, State

BONUS = 5
RECIPE_B_POINTS = 10


class IngredientScore(NamedTuple):
    ingredient: Ingredient
    numbers: tuple[int, ...]  # of the collected cards, ascending
    immutos: int
    points: int


class Score(NamedTuple):
    ingredients: tuple[IngredientScore, ...]
    recipes: Recipes | None
    recipe_a: int
    recipe_b: int

    @property
    def ingredient_points(self) -> int:
        return sum(line.points for line in self.ingredients)

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
    value = sum(numbers) * (2 if own_color else 1)
    match len(numbers) + immutos:
        case 0 | 2:
            return 0
        case 1:
            return -value
        case 3:
            return value
        case _:
            return value + BONUS


def collected(cauldron: Iterable[CauldronCard]) -> dict[Ingredient, tuple[int, ...]]:
    """The numbers in the cauldron per ingredient, in the order of INGREDIENTS."""
    numbers = defaultdict(list)
    for card in cauldron:
        if isinstance(card, IngredientCard):
            numbers[card.ingredient].append(card.number)
    return {ingredient: tuple(sorted(numbers[ingredient])) for ingredient in INGREDIENTS if ingredient in numbers}


def score_ingredients(player: Player) -> tuple[IngredientScore, ...]:
    lines = []
    for ingredient, numbers in collected(player.cauldron).items():
        immutos = player.immutos.count(ingredient)
        points = ingredient_points(numbers, immutos, own_color=ingredient.color is player.color)
        lines.append(IngredientScore(ingredient, numbers, immutos, points))
    return tuple(lines)


def best_immutos(player: Player) -> tuple[Ingredient | None, ...]:
    """The places for the player's Immutos that bring the most ingredient points; none where it gains nothing (§8)."""
    count = sum(isinstance(card, Immuto) for card in player.cauldron)
    places = (None, *collected(player.cauldron))

    def points(immutos: tuple[Ingredient | None, ...]) -> int:
        return sum(line.points for line in score_ingredients(player._replace(immutos=immutos)))

    return max(combinations_with_replacement(places, count), key=points)


def score_recipe_a(state: State, lines: list[tuple[IngredientScore, ...]], holder: int) -> int:
    """§9, §10: points per card of the A colour for strictly the most of them."""
    recipes = state.players[holder].recipes
    if recipes is None:
        return 0
    as_scored = state.edition.immutos_as_scored
    counts = [
        sum(len(i.numbers) + (i.immutos if as_scored else 0) for i in own if i.ingredient.color is recipes.a)
        for own in lines
    ]
    if not as_scored:  # free: all Immutos of the holder count for the own A colour
        counts[holder] += len(state.players[holder].immutos)
    mine = counts.pop(holder)
    points_per_card = 2 if len(state.players) == 4 else 1
    return mine * points_per_card if mine > max(counts) else 0


def spell_cards(player: Player, *, used: bool) -> int:
    """How many spell cards `fewest_spells` counts (§10): those used at least once, or all collected."""
    if not used:
        return len(player.spells)
    held = Counter(player.spells)
    accio_used = held[ACCIO] * ACCIO_USES - player.accio
    declinatio_used = held[DECLINATIO] * DECLINATIO_USES - player.declinatio
    # Two cards of a kind are used one after the other: round up.
    return held[VANESCO] + held[PERLUCEO] + -(-accio_used // ACCIO_USES) + -(-declinatio_used // DECLINATIO_USES)


def cards_with_number(player: Player, number: int) -> int:
    return sum(card.number == number for card in player.cauldron)


def score_recipe_b(state: State, holder: int) -> int:
    """§9: 10 points for strictly the fewest or the most, or for having ended the game."""
    recipes = state.players[holder].recipes
    if recipes is None:
        return 0

    def measure(player: Player) -> int:
        """What the recipe compares: less is better."""
        match recipes.b:
            case RecipeB.FEWEST_CARDS:
                return len(player.cauldron)
            case RecipeB.FEWEST_FOURS:
                return cards_with_number(player, 4)
            case RecipeB.FEWEST_SPELLS:
                return spell_cards(player, used=state.edition.counts_used_spells)
            case RecipeB.MOST_ONES:
                return -cards_with_number(player, 1)
            case RecipeB.ENDED_GAME:
                return 0 if state.ended_by is not None and player is state.players[state.ended_by] else 1

    measures = [measure(player) for player in state.players]
    mine = measures.pop(holder)
    return RECIPE_B_POINTS if mine < min(measures) else 0


def scores(state: State) -> tuple[Score, ...]:
    """Every player's score; all Immutos must have been put."""
    lines = [score_ingredients(player) for player in state.players]
    return tuple(
        Score(lines[i], player.recipes, score_recipe_a(state, lines, i), score_recipe_b(state, i))
        for i, player in enumerate(state.players)
    )


def winners(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """Most points win; equal points share the win (§8)."""
    most = max(score.total for score in scores)
    return tuple(index for index, score in enumerate(scores) if score.total == most)
