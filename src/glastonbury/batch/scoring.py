"""Points for ingredients and recipes, the same as `rules.scoring` (§8–§10)."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from ..observation import CAULDRON, OVER
from ..rules import INGREDIENTS as ALL_INGREDIENTS
from ..rules.cards import ACCIO_USES, DECLINATIO_USES
from ..rules.scoring import BONUSES, RECIPE_B_POINTS, TIMES_SUM, recipe_a_points
from .game import immutos_are_put, of
from .state import IMMUTO, SEATS, State, immutos_are_as_scored, numbers, once, used_spells_count

INGREDIENTS = len(ALL_INGREDIENTS)
NOWHERE = INGREDIENTS + 1  # an Immuto put to none


class Scores(NamedTuple):
    """Per player; 0 where there is no such player, and of meaning when the game is over."""

    ingredients: Array  # int16[4]
    recipe_a: Array  # int16[4]
    recipe_b: Array  # int16[4]
    total: Array  # int16[4]
    win_share: Array  # float32[4]: 1 for the winner; those who are first together share it


def cards_and_sums(state: State, holder: Array) -> tuple[Array, Array]:
    """Per ingredient: cards in this player's cauldron and the sum of their numbers, doubled for the own colour."""
    there = (state.place[:IMMUTO] == CAULDRON + holder).astype(jnp.int8)
    rows = there.reshape(INGREDIENTS, 4, *there.shape[1:])
    cards = rows[:, 0] + rows[:, 1] + rows[:, 2] + rows[:, 3]
    sums = rows[:, 0] + 2 * rows[:, 1] + 3 * rows[:, 2] + 4 * rows[:, 3]
    own = numbers(INGREDIENTS, holder) >> 1 == of(state.setup.color, holder) - 1
    return cards, jnp.where(own, 2 * sums, sums)


def ingredient_points(cards: Array, total: Array) -> Array:
    """§8: one card minus, two nothing, three plus, four plus 5; more count as four."""
    points = TIMES_SUM[4] * total + BONUSES[4]
    for count in range(4):
        points = jnp.where(cards == count, TIMES_SUM[count] * total + BONUSES[count], points)
    return points


def gain(cards: Array, total: Array, added: int) -> Array:
    """What so many Immutos bring an ingredient; nothing where there is no card."""
    return jnp.where(cards > 0, ingredient_points(cards + added, total) - ingredient_points(cards, total), 0)


def immutos(state: State) -> Array:
    """Where the Immutos were put, int8[2, 4] as `State.put`: by choice, or for the most points when it is over."""
    automatic = (state.phase == OVER) & ~immutos_are_put(state)
    seat = numbers(SEATS, state.phase)
    holders = [state.place[IMMUTO + k] - CAULDRON for k in range(2)]  # no player, where it lies elsewhere
    both = holders[0] == holders[1]
    put = jnp.zeros_like(state.put)
    for holder in holders:
        first, second = best_places(*cards_and_sums(state, holder), both)
        mine = seat == holder
        put = jnp.stack([jnp.where(mine, first, put[0]), jnp.where(mine & both, second, put[1])])
    return jnp.where(automatic, put, state.put)


def best_places(cards: Array, sums: Array, both: Array) -> tuple[Array, Array]:
    """For one Immuto, or `both`: of the best places the first, where none comes before the ingredients (§8)."""
    gains = gain(cards, sums, 1)
    twice_gains = gain(cards, sums, 2)
    # The most with a second one put to a later ingredient
    later = [jnp.zeros_like(gains[0])] * INGREDIENTS
    for ingredient in reversed(range(INGREDIENTS - 1)):
        later[ingredient] = jnp.maximum(later[ingredient + 1], gains[ingredient + 1])
    most_one = jnp.max(gains, axis=0)
    pair = jnp.where(cards > 0, jnp.maximum(twice_gains, gains + jnp.stack(later)), 0)
    most_two = jnp.maximum(jnp.max(pair, axis=0), most_one)
    number = numbers(INGREDIENTS, most_one)

    def first_of(good: Array) -> Array:
        """The first good ingredient, 1–18; 19 if there is none."""
        return jnp.min(jnp.where(good, number + 1, np.int8(NOWHERE)), axis=0)

    single = jnp.where(most_one > 0, first_of(gains == most_one), NOWHERE)
    first = jnp.where(most_two > most_one, first_of(pair == most_two), NOWHERE)
    at_first = number + 1 == first
    first_gain = jnp.sum(jnp.where(at_first, gains, 0), axis=0, dtype=jnp.int8)
    twice = jnp.any(at_first & (twice_gains == most_two), axis=0)
    after = (number + 1 > first) | (first == NOWHERE)
    rest = most_two - jnp.where(first == NOWHERE, 0, first_gain)
    second = jnp.where(rest > 0, first_of(after & (gains == rest)), NOWHERE)
    second = jnp.where(twice, first, second)
    return jnp.where(both, first, single).astype(jnp.int8), second.astype(jnp.int8)


def scores(state: State) -> Scores:
    """Every player's points and share of the win."""
    put = immutos(state)
    as_scored = immutos_are_as_scored(state.setup)
    ingredient = numbers(INGREDIENTS, state.phase)
    points, colors = [], []
    for index in range(SEATS):
        cards, sums = map(once, cards_and_sums(state, jnp.full_like(state.phase, index)))
        added = (put[0, index] == ingredient + 1).astype(jnp.int8) + (put[1, index] == ingredient + 1)
        points.append(jnp.sum(ingredient_points(cards + added, sums), axis=0, dtype=jnp.int16))
        counted = jnp.where(as_scored, cards + added, cards)
        colors.append(counted[8::2] + counted[9::2])  # of the five colours that have a recipe
    players = state.setup.players
    here = numbers(SEATS, players) < players
    counts = jnp.stack(colors)  # [4, 5]
    tasks = jnp.stack([count_for_b(state, index) for index in range(SEATS)])  # [4, 5]
    per_card = jnp.where(players == 4, recipe_a_points(4), recipe_a_points(2))
    recipe_a, recipe_b = [], []
    for index in range(SEATS):
        color, task = state.setup.recipe_a[index] - 1, state.setup.recipe_b[index] - 1
        cards, compared = pick(counts, color), pick(tasks, task)
        free = jnp.sum(put[:, index] > 0, axis=0, dtype=jnp.int8)  # Immutos, all for the own A colour
        own = cards[index] + jnp.where(as_scored, 0, free)
        most, least = color >= 0, task >= 0
        for other in range(SEATS):
            if other != index:
                most &= (own > cards[other]) | ~here[other]
                least &= (compared[index] < compared[other]) | ~here[other]
        recipe_a.append(jnp.where(most, own * per_card, 0).astype(jnp.int16))
        recipe_b.append(jnp.where(least, RECIPE_B_POINTS, 0).astype(jnp.int16))
    ingredients, a, b = jnp.stack(points), jnp.stack(recipe_a), jnp.stack(recipe_b)
    total = ingredients + a + b
    ranked = jnp.where(here, total, np.iinfo(np.int16).min)
    first = ranked == jnp.max(ranked, axis=0)
    return Scores(ingredients, a, b, total, first / jnp.sum(first, axis=0, dtype=jnp.float32))


def pick(values: Array, which: Array) -> Array:
    """values[:, which] for each game."""
    return jnp.sum(jnp.where(numbers(values.shape[1], which) == which, values, 0), axis=1, dtype=jnp.int8)


def count_for_b(state: State, index: int) -> Array:
    """What each B recipe compares of this player, so that less is better."""
    there = (state.place[:IMMUTO] == CAULDRON + index).astype(jnp.int8)
    fours, ones = jnp.sum(there[3::4], axis=0, dtype=jnp.int8), jnp.sum(there[::4], axis=0, dtype=jnp.int8)
    # Two cards of a kind are used one after the other: those with no use gone are not used.
    unused = state.accio[index] // ACCIO_USES + state.declinatio[index] // DECLINATIO_USES
    spells = state.spells[index] - jnp.where(used_spells_count(state.setup), unused, 0)
    ended = (state.ended_by != index).astype(jnp.int8)
    return jnp.stack([state.height[index], fours, spells, -ones, ended])
