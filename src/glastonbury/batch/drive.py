"""Many games at once: shuffled decks, random play, and play by a policy.

A game that is over is followed at once by the one that lies ready beside it. What lies ready is dealt anew once in
every chunk of decisions, never within: a shuffle inside a step would be made at every step. A chunk of up to 48
decisions is shorter than any game (but for special situation 1); in a longer one a game may follow that was dealt like
the one before.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from ..observation import OVER
from .game import legal_action_mask, legal_bits, step
from .observe import Kind, observe
from .scoring import Scores, scores
from .state import CELLS, DRAWN, SEATS, Setup, State, is_removed, lay_out, numbers, once

Policy = Callable[[Any, Array, Array, Array], Array]
"""`policy(params, observation, mask, key)`: int8[games, 288], bool[games, 59] and a key; an action for each game."""


class Games(NamedTuple):
    """The games along the last axis."""

    state: State
    ready: State  # the game that follows
    setup: Setup  # what they are dealt from


class Played(NamedTuple):
    """What happened in a chunk: first the decisions, then the games."""

    player: Array  # int8[decisions, games]: who decided
    observation: Array  # int8[decisions, games, 288]: what that player was given
    mask: Array  # bool[decisions, games, 59]
    action: Array  # int8[decisions, games]
    over: Array  # bool[decisions, games]: this was the last decision of a game
    points: Array  # int16[decisions, games, 4]: then the players' points, else 0
    win_share: Array  # float32[decisions, games, 4]: and their shares of the win


# Dealing


def deal(key: Array, setup: Setup) -> State:
    """First states: for each setup a shuffled deck, recipes if it has some, and the removed colour where it is open."""
    deck_key, a_key, b_key, color_key = jax.random.split(key, 4)
    seat = numbers(SEATS, setup.players)
    holds = (seat < setup.players) & (setup.recipe_a[0] > 0)
    no_recipe_last = jnp.zeros((5, *setup.players.shape), jnp.bool_)
    a, b = (jnp.where(holds, shuffled(k, no_recipe_last)[:SEATS] + 1, 0) for k in (a_key, b_key))
    removed = jnp.where(setup.removed_color == DRAWN, unused_color(color_key, setup), setup.removed_color)
    setup = setup._replace(removed_color=removed, recipe_a=a, recipe_b=b)
    return lay_out(shuffled(deck_key, is_removed(setup)), setup)


def unused_color(key: Array, setup: Setup) -> Array:
    """One of the two player colours that nobody plays."""
    color = numbers(SEATS, setup.players) + 1
    played = jnp.any(color[:, None] == setup.color, axis=1)
    first = jnp.min(jnp.where(played, SEATS, color), axis=0)
    second = jnp.max(jnp.where(played, 0, color), axis=0)
    return jnp.where(jax.random.bits(key, setup.players.shape) & 1 > 0, first, second)


def shuffled(key: Array, last: Array) -> Array:
    """For each game the numbers from 0 on, int8, in random order; those that are to be `last` come last."""
    number = numbers(len(last), last[0]).astype(jnp.uint32)
    drawn = jax.random.bits(key, last.shape) >> 1 & ~np.uint32(127) | number | last.astype(jnp.uint32) << 31
    # Each comes after those that drew less, which is quicker than sorting.
    return jax.lax.fori_loop(
        0, len(last), lambda other, rank: rank + (drawn[other] < drawn), jnp.zeros(last.shape, jnp.int8), unroll=4
    )


def begin(key: Array, setup: Setup) -> Games:
    """A game for each setup, and the one that follows it."""
    first, second = jax.random.split(key)
    return Games(deal(first, setup), deal(second, setup), setup)


def go_on(games: Games, action: Array) -> tuple[State, Games]:
    """The states after these actions, and the games with those that are over replaced."""
    state = step(games.state, action)
    over = once((state.phase == OVER).astype(jnp.int8)) > 0
    return state, games._replace(state=jax.tree.map(lambda new, old: jnp.where(over, new, old), games.ready, state))


# Random play


@partial(jax.jit, static_argnames="decisions")
def play_randomly(games: Games, key: Array, decisions: int) -> tuple[Games, Array]:
    """A chunk of random legal actions; gives how many games came to their end."""
    deal_key, seed_key = jax.random.split(key)
    games = games._replace(ready=deal(deal_key, games.setup))
    seed = jax.random.bits(seed_key, games.state.player.shape)

    def decide_randomly(games: Games, count: Array) -> tuple[Games, Array]:
        state, games = go_on(games, random_action(games.state, scramble(seed + count * GOLDEN)))
        return games, jnp.sum(state.phase == OVER)

    games, over = jax.lax.scan(decide_randomly, games, jnp.arange(decisions, dtype=jnp.uint32))
    return games, jnp.sum(over)


GOLDEN = np.uint32(0x9E3779B9)  # 2³² divided by the golden ratio: its multiples are far from one another


def scramble(number: Array) -> Array:
    """A bijection of uint32 after which neighbours have nothing in common; much cheaper than a key for each game."""
    number = (number ^ number >> 16) * np.uint32(0x7FEB352D)
    number = (number ^ number >> 15) * np.uint32(0x846CA68B)
    return number ^ number >> 16


def random_action(state: State, number: Array) -> Array:
    """One of the legal actions, all equally likely for a random uint32; of no meaning when the game is over."""
    cells, others = legal_bits(state)
    takes = jax.lax.population_count(cells)
    count = takes + jax.lax.population_count(others)
    chosen = (number >> 8) * count >> 24
    is_take = chosen < takes
    bit = set_bit(jnp.where(is_take, cells, others), jnp.where(is_take, chosen, chosen - takes))
    return jnp.where(is_take, bit, bit + CELLS).astype(jnp.int8)


def set_bit(word: Array, rank: Array) -> Array:
    """The place of the set bit with this rank, by halves."""
    place = jnp.zeros_like(rank)
    for width in (16, 8, 4, 2, 1):
        lower = jax.lax.population_count(word & np.uint32((1 << width) - 1))
        beyond = rank >= lower
        rank = jnp.where(beyond, rank - lower, rank)
        word = jnp.where(beyond, word >> width, word)
        place = jnp.where(beyond, place + width, place)
    return place


# Play by a policy


@partial(jax.jit, static_argnames=("policy", "decisions", "kind"))
def play(
    policy: Policy, params: Any, games: Games, key: Array, decisions: int, kind: Kind = "knowledge"
) -> tuple[Games, Played]:
    """A chunk in which the policy decides for whoever's turn it is, with that seat's observation."""
    deal_key, key = jax.random.split(key)
    games = games._replace(ready=deal(deal_key, games.setup))

    def decide_by_policy(games: Games, key: Array) -> tuple[Games, Played]:
        player = games.state.player
        observation, mask = observe(games.state, player, kind).T, legal_action_mask(games.state).T
        action = policy(params, observation, mask, key).astype(jnp.int8)
        state, games = go_on(games, action)
        over = state.phase == OVER
        # Counted apart from all else, and only where a game has come to its end: else it would take most of the time.
        final = jax.lax.cond(jnp.any(over), scores, no_scores, state)
        points = jnp.where(over, final.total, 0).T
        return games, Played(player, observation, mask, action, over, points, jnp.where(over, final.win_share, 0).T)

    games, played = jax.lax.scan(decide_by_policy, games, jax.random.split(key, decisions))
    return games, played


def no_scores(state: State) -> Scores:
    return Scores(*(jnp.zeros(field.shape, field.dtype) for field in jax.eval_shape(scores, state)))


def random_policy(_params: Any, _observation: Array, mask: Array, key: Array) -> Array:
    """Any legal action."""
    rank = jax.random.randint(key, mask.shape[:1], 0, jnp.sum(mask, axis=1))
    return jnp.argmax(jnp.cumsum(mask, axis=1) > rank[:, None], axis=1).astype(jnp.int8)
