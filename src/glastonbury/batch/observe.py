"""What a seat observes: the tensors of `glastonbury.observation`, from arrays.

Every take is public, so what a seat that forgets nothing knows of the cards is the same for all: `State.place` and
`State.level`, but for the order of the unknown cards in the pile. Only the recipes are each player's own.
"""

from itertools import pairwise
from typing import Literal

import jax.numpy as jnp
from jax import Array

from ..observation import CAULDRON, HAND, NOT_IN_GAME, OUT, OVER, PUT_IMMUTO, SQUARE, TURN, UNDER_PILE, UNKNOWN
from .game import code, modulo, of
from .scoring import immutos
from .state import (
    ACCIO,
    CARDS,
    DECLINATIO,
    IMMUTO,
    NONE,
    PERLUCEO,
    SEATS,
    SPELLS,
    VANESCO,
    State,
    immutos_are_as_scored,
    numbers,
    once,
    used_spells_count,
)

Kind = Literal["knowledge", "table"]
SWEPT = TURN.index("swept_0")


def observe(state: State, seat: Array, kind: Kind = "knowledge") -> Array:
    """int8[288]: what this seat knows if it forgets nothing, or what it sees on the table now."""
    seat = jnp.broadcast_to(jnp.asarray(seat, jnp.int8), state.player.shape)
    places, levels = where_cards_are(state, seat, kind)
    players = from_seat(state, seat, player_fields(state, seat))
    turns = from_seat(state, seat, state.turns)
    swept = from_seat(state, seat, jnp.moveaxis(turns[:, SWEPT : SWEPT + SEATS], 1, 0))
    turns = jnp.concatenate([turns[:, :SWEPT], jnp.moveaxis(swept, 0, 1), turns[:, SWEPT + SEATS :]], axis=1)
    flat = [section.reshape(-1, *seat.shape) for section in (players, turns)]
    return jnp.concatenate([code(state.cells), places, levels, *flat, game_fields(state, seat)])


def relative(state: State, seat: Array, player: Array) -> Array:
    """A player as counted from the seat."""
    return modulo(player - seat, state.setup.players)


def from_seat(state: State, seat: Array, values: Array) -> Array:
    """What is given for each player, from the seat on; 0 where there is no such player."""
    players = state.setup.players
    return jnp.stack(
        [jnp.where(distance < players, of(values, modulo(seat + distance, players)), 0) for distance in range(SEATS)]
    )


def where_cards_are(s: State, seat: Array, kind: Kind) -> tuple[Array, Array]:
    """`places` and `levels`."""
    place, level = s.place[:VANESCO], s.level[:VANESCO]
    in_cauldron = (place >= CAULDRON) & (place < CAULDRON + SEATS)
    known = (place == SQUARE) | (place == HAND) | (place == NOT_IN_GAME)
    if kind == "knowledge":
        known |= in_cauldron | (place == UNDER_PILE) | (place == OUT)
    else:
        card = numbers(VANESCO, seat)
        known |= (card == s.top[0]) | (card == s.top[1]) | (card == s.top[2]) | (card == s.top[3])
        first, end = once(jnp.stack(open_cauldrons(s, seat)))
        known |= (place >= first) & (place < end)
    level = jnp.where(place == UNDER_PILE, level - s.head, jnp.where(place == OUT, 0, level))
    place = jnp.where(in_cauldron, CAULDRON + relative(s, seat, place - CAULDRON), place)
    place, level = jnp.where(known, place, UNKNOWN), jnp.where(known, level, 0)
    # Nobody can tell the Immutos apart: they are in the order of their places.
    first, second = (place[IMMUTO].astype(jnp.int16) << 7 | level[IMMUTO], place[-1].astype(jnp.int16) << 7 | level[-1])
    low, high = jnp.minimum(first, second), jnp.maximum(first, second)
    sort = [(jnp.stack([low, high]) >> 7).astype(jnp.int8), (jnp.stack([low, high]) & 127).astype(jnp.int8)]
    return jnp.concatenate([place[:IMMUTO], sort[0]]), jnp.concatenate([level[:IMMUTO], sort[1]])


def open_cauldrons(s: State, seat: Array) -> tuple[Array, Array]:
    """The places that this seat sees into: from the first on, before the end."""
    open_to_all = (s.setup.memory_aid > 0) | (s.phase >= PUT_IMMUTO)
    own = CAULDRON + seat
    first = jnp.where(open_to_all, CAULDRON, own)
    end = jnp.where(open_to_all, CAULDRON + SEATS, jnp.where(s.look >> seat & 1 > 0, own + 1, own))
    return first.astype(jnp.int8), end.astype(jnp.int8)


def player_fields(s: State, seat: Array) -> Array:
    """[4, 15]"""
    number = numbers(SEATS, seat)
    sees_recipes = (number == seat) | (s.phase == OVER)
    fields = [
        number < s.setup.players,
        s.setup.color,
        s.stop + 1,
        s.accio,
        s.declinatio,
        s.height,
        code(s.top),
        *(collected(s, first, end) for first, end in pairwise((VANESCO, PERLUCEO, ACCIO, DECLINATIO, CARDS))),
        jnp.where(sees_recipes, s.setup.recipe_a, 0),
        jnp.where(sees_recipes, s.setup.recipe_b, 0),
        *immutos(s),
    ]
    return once(jnp.stack([field.astype(jnp.int8) for field in fields], axis=1))


def collected(s: State, first: int, end: int) -> Array:
    """How many of these spell cards each player has."""
    mine = s.place[first:end] == SPELLS + jnp.expand_dims(numbers(SEATS, s.player), 1)
    return jnp.sum(mine, axis=1, dtype=jnp.int8)


def game_fields(s: State, seat: Array) -> Array:
    """[12]"""
    fields = [
        s.setup.players,
        s.phase,
        jnp.where(s.phase == OVER, 0, relative(s, seat, s.player) + 1),
        s.declinatio_used,
        code(s.hand),
        s.end - s.head,
        s.setup.recipe_a[0] > 0,
        immutos_are_as_scored(s.setup),
        used_spells_count(s.setup),
        s.setup.removed_color,
        s.setup.memory_aid,
        jnp.where(s.ended_by == NONE, 0, relative(s, seat, s.ended_by) + 1),
    ]
    return jnp.stack([field.astype(jnp.int8) for field in fields])
