"""The net of `glastonbury.net` for JAX: the same inputs and the same outlook, of many observations at once.

`look(params, observation)` takes observations of those who decide, with any axes before the last, and weights as
`Net.params` gives them, which are also what is learned.
"""

from math import prod
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from ..actions import FIRST_INGREDIENT, NO_INGREDIENT
from ..net.form import POINTS
from ..net.inputs import (
    FULL_PILE,
    GAINS,
    HIGHEST,
    HIGHEST_GAIN,
    IMMUTO,
    INGREDIENTS,
    KINDS,
    LOWEST_GAIN,
    NO_GAIN,
    PLACED,
    SEATS,
    SECTIONS,
    TURNED,
)
from ..net.inputs import STARTS as ROW
from ..observation import CAULDRON, GAME, PLAYER, STARTS, UNDER_PILE, UNKNOWN
from ..rules import CELLS, STOPS
from ..rules.board import LINE_INDEXES
from ..rules.cards import CAULDRON_CARD_NUMBER
from .scoring import ingredient_points

Params = dict[str, Array]
NEVER = -1e9  # the logit of what cannot be
IN_LINE = np.array([[cell in line for cell in range(len(CELLS))] for line in LINE_INDEXES])
LINE_CELLS = np.array([line or [len(CELLS)] * 6 for line in LINE_INDEXES], dtype=np.int32)  # no cell at corners
CARDS = 72  # of ingredients


class Inputs(NamedTuple):
    rows: Array  # [.., ROWS] how often each row is added
    card: Array  # [.., 32] of each take, in the turned square
    landing: Array  # [.., 32]
    gain: Array  # [.., 32]
    hope: Array  # [.., 32]
    back: Array  # [.., 59] where each real action is among those of the turned square


class Outlook(NamedTuple):
    """Players are counted from the one who decides, in turn order."""

    win: Array  # float32[.., 4] logits of the shares of the win; NEVER where there is no such player
    margin: Array  # float32[.., 4] points ahead of the best other
    policy: Array  # float32[.., 59] logits of all actions


def look(params: Params, observation: Array, dtype: Any = jnp.float32) -> Outlook:
    """In `dtype` values go from layer to layer; bfloat16 is quicker on accelerators."""
    return outlook(params, inputs(observation, dtype), dtype)


def outlook(params: Params, given: Inputs, dtype: Any) -> Outlook:
    def product(values: Array, weights: Array) -> Array:
        return jnp.matmul(values, weights.astype(dtype), preferred_element_type=jnp.float32)

    def head(name: str) -> Array:
        return product(hidden, params[name]) + params[f"{name}_b"]

    hidden = given.rows
    for layer in "123":
        hidden = jax.nn.relu(product(hidden, params[f"w{layer}"]) + params[f"b{layer}"]).astype(dtype)
    players = 2 + jnp.argmax(given.rows[..., ROW["players"] : ROW["phase"]], axis=-1)
    win = jnp.where(jnp.arange(SEATS) < players[..., None], head("win"), NEVER)
    query = head("query").astype(dtype)
    takes = product(query, params["cell"].T)
    for name in ("card", "landing", "gain", "hope"):
        takes = takes + along(product(query, params[name].T), getattr(given, name))
    policy = along(jnp.concatenate([takes, head("other")], axis=-1), given.back)
    return Outlook(win, POINTS * head("margin"), policy)


# What the net is given: as `net.inputs.inputs` says it


def along(values: Array, indexes: Array) -> Array:
    return jnp.take_along_axis(values, indexes, axis=-1)


def one_hot(values: Array, count: int, dtype: Any) -> Array:
    return (values[..., None] == jnp.arange(count, dtype=values.dtype)).astype(dtype)


def parts_of_colors(color: Array, removed: Array, recipe: Array) -> Array:
    """[.., 9] the part that each colour plays, from colours [.., 4], removed colour and own A recipe; 0 is none."""
    number = jnp.arange(9)
    order = jnp.where(number < 4, 20, 60) + number + jnp.zeros_like(removed)[..., None]
    order = jnp.where(number == removed[..., None] - 1, 40, order)
    order = jnp.where((number - 3 == recipe[..., None]) & (recipe[..., None] > 0), 50, order)
    for seat in range(SEATS):
        order = jnp.where(number == color[..., seat, None] - 1, seat, order)
    return jnp.sum(order[..., None, :] < order[..., :, None], axis=-1)


def few(kind: Array) -> Array:
    """Of few kinds: a card without its number."""
    special = kind - IMMUTO + INGREDIENTS + 1
    return jnp.where(kind == 0, 0, jnp.where(kind < IMMUTO, ((kind - 1) >> 2) + 1, special))


def inputs(observation: Array, dtype: Any = jnp.float32) -> Inputs:
    """Long because it says each section."""
    obs = observation.astype(jnp.int32)
    lead = obs.shape[:-1]
    zero = jnp.zeros((*lead, 1), jnp.int32)
    cells = obs[..., : len(CELLS)]
    places = obs[..., STARTS["places"] : STARTS["levels"]]
    levels = obs[..., STARTS["levels"] : STARTS["players"]]
    players = obs[..., STARTS["players"] : STARTS["turns"]].reshape(*lead, SEATS, len(PLAYER))
    of = {name: players[..., index] for index, name in enumerate(PLAYER)}  # each [.., 4]
    game = {name: obs[..., STARTS["game"] + index] for index, name in enumerate(GAME)}
    here = of["here"] > 0
    seat = jnp.arange(SEATS)[:, None]

    parts = parts_of_colors(of["color"], game["removed_color"], of["recipe_a"][..., 0])
    ingredient = jnp.arange(INGREDIENTS)
    ingredients = 2 * along(parts, jnp.broadcast_to(ingredient >> 1, (*lead, INGREDIENTS))) + (ingredient & 1)
    card = jnp.arange(CARDS)
    turned_card = 4 * along(ingredients, jnp.broadcast_to(card >> 2, (*lead, CARDS))) + (card & 3)
    kinds = jnp.concatenate([zero, turned_card + 1, zero + jnp.arange(IMMUTO, KINDS)], axis=-1)  # [.., 78]
    same = ingredients[..., None, :] == ingredient[:, None]
    order = jnp.sum(jnp.where(same, ingredient, 0), axis=-1)  # which ingredient plays each part; quicker than sorting

    # The square
    side = jnp.maximum(0, of["stop"][..., 0] - 1) // 5
    turned = jnp.asarray(TURNED, jnp.int32)[side]
    square = along(kinds, along(cells, turned))
    stops = jnp.where(of["stop"] > 0, (of["stop"] - 1 - 5 * side[..., None]) % STOPS + 1, 0)

    # The pile
    in_pile = (places == UNKNOWN) | (places == UNDER_PILE)
    to_come = along(in_pile[..., :CARDS], 4 * jnp.repeat(order, 4, axis=-1) + (card & 3)).astype(dtype)

    # The cauldrons, in the parts' order
    held = places[..., None, :CARDS] == CAULDRON + seat  # [.., 4, 72]
    mask = jnp.sum(held.astype(jnp.int32).reshape(*lead, SEATS, INGREDIENTS, 4) << jnp.arange(4), axis=-1)
    mask = along(mask, jnp.broadcast_to(order[..., None, :], mask.shape))
    count = jax.lax.population_count(mask)
    total = (mask & 1) + (mask & 2) + 3 * (mask >> 2 & 1) + 4 * (mask >> 3 & 1)
    total = jnp.where(ingredient >> 1 == seat, 2 * total, total)
    height = jnp.where(held, levels[..., None, :CARDS], -1)
    highest = jnp.argmax(height, axis=-1)
    number = jnp.where(jnp.max(height, axis=-1) < 0, CAULDRON_CARD_NUMBER, (highest & 3) + 1)

    # What each card of the square brings each player at once
    is_card = (square > 0) & (square < IMMUTO)
    ingredient_at = jnp.where(is_card, (square - 1) >> 2, 0)[..., None, :]
    number_at = jnp.where(is_card, ((square - 1) & 3) + 1, 0)
    index = jnp.broadcast_to(ingredient_at, (*lead, SEATS, len(CELLS)))
    counts, sums = along(count, index), along(total, index)
    added = number_at[..., None, :] * jnp.where(index >> 1 == seat, 2, 1)
    gained = ingredient_points(counts + 1, sums + added) - ingredient_points(counts, sums)
    more = jnp.clip(gained, LOWEST_GAIN, HIGHEST_GAIN)
    gains = jnp.where(is_card[..., None, :], more - LOWEST_GAIN, -1)  # [.., 4, 32]

    # The line where each decides next
    in_line = jnp.asarray(IN_LINE)
    steps = jnp.where((of["top"] == IMMUTO) & ((stops - 1) % 5 != 0) | (jnp.arange(SEATS) == 0), 0, number)
    there = jnp.where(stops > 0, (stops - 1 + steps) % STOPS, 0)
    line = in_line[there]  # [.., 4, 32]
    there_gains = jnp.where(line, gains, -1)
    best = jnp.max(there_gains, axis=-1)
    is_best = jnp.argmax(there_gains, axis=-1)[..., None] == jnp.arange(len(CELLS))
    second = jnp.max(jnp.where(is_best, -1, there_gains), axis=-1)
    lying = jnp.asarray(LINE_CELLS)[there].reshape(*lead, -1)
    lying = along(jnp.concatenate([square, zero - 1], axis=-1), lying).reshape(*lead, SEATS, 6)

    per_player = {
        "held": one_hot(mask - 1, 15, dtype),
        "stop": one_hot(stops, STOPS + 1, dtype),
        "accio": one_hot(of["accio"], 5, dtype),
        "declinatio": one_hot(of["declinatio"], 7, dtype),
        "height": one_hot(jnp.minimum(of["height"], HIGHEST), HIGHEST + 1, dtype),
        "spells": one_hot(of["vanescos"] + of["perluceos"] + of["accios"] + of["declinatios"], 11, dtype),
        "immutos": one_hot(jnp.sum(places[..., None, CARDS:] == CAULDRON + seat, axis=-1), 3, dtype),
        "top": one_hot(few(along(kinds, of["top"])), 24, dtype),
        "number": one_hot(number, 5, dtype),
        "line": jnp.sum(one_hot(lying, KINDS, dtype), axis=-2),
        "best": one_hot(jnp.where(best < 0, NO_GAIN, best), GAINS, dtype),
        "second": one_hot(jnp.where(second < 0, NO_GAIN, second), GAINS, dtype),
    }
    recipes = game["recipes"] > 0
    rules = [
        recipes,
        recipes & (game["immutos_as_scored"] > 0),
        recipes & (game["counts_used_spells"] > 0),
        game["removed_color"] > 0,
        recipes & (game["players"] == SEATS),
    ]
    sections = {
        "cells": one_hot(square, KINDS, dtype),
        "to_come": to_come,
        "immutos_to_come": one_hot(jnp.sum(in_pile[..., CARDS:], axis=-1), 3, dtype),
        "hand": one_hot(few(along(kinds, game["hand"][..., None])[..., 0]), 24, dtype),
        "players": one_hot(game["players"] - 2, 3, dtype),
        "phase": one_hot(game["phase"], 6, dtype),
        "declinatio_used": one_hot(game["declinatio_used"], 2, dtype),
        "pile": one_hot(jnp.minimum(game["pile"], FULL_PILE), FULL_PILE + 1, dtype),
        "recipe_b": one_hot(of["recipe_b"][..., 0], 6, dtype),
        "rules": jnp.stack(rules, axis=-1).astype(dtype),
    }
    for name, values in per_player.items():  # who is not there has nothing
        sections[name] = values * here.astype(dtype).reshape(*here.shape, *(1,) * (values.ndim - here.ndim))
    rows = jnp.concatenate([sections[name].reshape(*lead, prod(shape)) for name, shape, _ in SECTIONS], axis=-1)

    # For each take: where it leads, and the best that lies there
    mine = gains[..., 0, :]
    steps = jnp.where(square == IMMUTO, 0, jnp.where(is_card, number_at, number[..., 0, None]))
    landing = (jnp.maximum(stops[..., 0, None] - 1, 0) + steps) % STOPS
    hope = along(jnp.max(jnp.where(in_line, mine[..., None, :], -1), axis=-1), landing)
    others = zero + jnp.arange(len(CELLS), FIRST_INGREDIENT)
    back = [jnp.asarray(PLACED, jnp.int32)[side], others, ingredients + FIRST_INGREDIENT, zero + NO_INGREDIENT]
    return Inputs(
        rows,
        square,
        landing,
        jnp.where(mine < 0, NO_GAIN, mine),
        jnp.where(hope < 0, NO_GAIN, hope),
        jnp.concatenate(back, axis=-1),
    )
