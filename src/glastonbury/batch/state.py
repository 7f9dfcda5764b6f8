"""A game as arrays: what the fields mean, what can be chosen, and the first state.

Cards are 0–83, each a card of its own: 0–71 ingredient cards (ingredient × 4 + number − 1), then two Immutos, four
Vanescos, two Perluceos, two Accios, two Declinatios; −1 is none. Players are in turn order; the first began.

Every function of this package takes one game, or many: then each field has a further axis, the last, for the games.
That is the fastest way. Under `jax.vmap` the games may as well lie along the first.
"""

from functools import reduce
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from ..observation import NOT_IN_GAME, PLACE, SQUARE, TURN, UNKNOWN
from ..rules import CELLS as SQUARE_CELLS
from ..rules import DECK, PLAYER_COLORS, Color, Edition, Spell
from ..rules import IMMUTO as THE_IMMUTO
from ..rules.cards import CAULDRON_CARD_NUMBER
from ..rules.setup import check_variant

NONE = -1
DRAWN = -1  # the removed colour, by `deal`
IMMUTO, VANESCO, PERLUCEO, ACCIO, DECLINATIO = (DECK.index(card) for card in (THE_IMMUTO, *Spell))  # the first of each
CARDS = len(DECK)
CELLS = len(SQUARE_CELLS)
SEATS = 4

# Places are those of the observation, and for spell cards in front of a player this and the next three.
SPELLS = NOT_IN_GAME + 1

# A bit for each edition
_AS_SCORED = np.int8(sum(edition.immutos_as_scored << number for number, edition in enumerate(Edition)))
_USED_SPELLS = np.int8(sum(edition.counts_used_spells << number for number, edition in enumerate(Edition)))


class Setup(NamedTuple):
    """What a game starts from besides the deck; all int8, and data: one compilation serves all variants."""

    players: Array  # 2–4
    color: Array  # [4] 1–4: yellow, green, red, blue; 0 where there is no such player
    edition: Array  # 0–3: en, fr, it, ru
    removed_color: Array  # 1–4, with two players; 0 is none; −1 is for `deal` to draw
    recipe_a: Array  # [4] 1–5: orange, purple, brown, white, black; 0 is none
    recipe_b: Array  # [4] 1–5: fewest cards, fewest fours, fewest spells, most ones, ended the game; 0 is none
    memory_aid: Array  # 0 or 1


class State(NamedTuple):
    """A game at a moment when somebody has to decide, or when it is over: int8 where nothing else is said."""

    # What everybody has seen, or will see
    cells: Array  # [32] the card in each cell, in reading order
    place: Array  # [84] where each card is; UNKNOWN: in the pile, and not seen yet
    level: Array  # [84] and there: the cell, how many cards lie beneath it or came before it, or where in the pile
    turns: Array  # [4, 9] the last turn of each player, as observed
    stop: Array  # [4] 0–19; −1 before the pawn is placed
    accio: Array  # [4] uses left
    declinatio: Array  # [4] uses left
    spells: Array  # [4] spell cards collected
    height: Array  # [4] cards in the cauldron
    top: Array  # [4] the card on top of it
    number: Array  # [4] of the highest ingredient card in it; the Cauldron card's without one
    put: Array  # [2, 4] where an Immuto was put by choice: 1–18 to this ingredient, 19 to none, 0 not yet
    phase: Array
    player: Array  # who decides
    declinatio_used: Array  # in this turn: 0 or 1
    hand: Array  # in the phase `keep`: the card to keep or drop
    head: Array  # cards turned over from the pile
    end: Array  # cards that were in the pile or swept under it: the pile has end − head
    out: Array  # cards out of the game
    ended_by: Array  # −1 before the end
    look: Array  # a bit for each player who looks by Perluceo, until that player has decided next
    filled: Array  # uint32: a bit for each cell with a card
    plain: Array  # uint32: a bit for each cell with a card that may follow a spell (§6)
    setup: Setup


BYTES = 305  # of a game


# Arrays


def tall(values: object, like: Array) -> Array:
    """A column of constants, to be combined with a value per game."""
    column = np.asarray(values, np.int8)
    return jnp.asarray(column.reshape(column.shape + (1,) * like.ndim))


def numbers(count: int, like: Array) -> Array:
    return jax.lax.broadcasted_iota(jnp.int8, (count, *(1 for _ in like.shape)), 0)


def most(values: Array) -> Array:
    """The maximum along the first axis, folded in halves: unlike a reduction it is fused with what it is taken of."""
    odd = []
    while len(values) > 1:
        half = len(values) // 2
        odd += [values[2 * half]] if len(values) % 2 else []
        values = jnp.maximum(values[:half], values[half : 2 * half])
    return reduce(jnp.maximum, odd, values[0])


def once(values: Array) -> Array:
    """The same values, and a sign for XLA to compute them once for a game.

    It fuses whatever it can into the loops over the cards, and computes it there again for each card. Not so a
    reduction; this one has nothing to reduce.
    """
    none_and_all = -jax.lax.broadcasted_iota(values.dtype, (2, *(1 for _ in values.shape)), 0)
    return jax.lax.reduce(values & none_and_all, values.dtype.type(0), jax.lax.bitwise_or, (0,))


def is_removed(setup: Setup) -> Array:
    """[84] Whether a card is of the removed colour (§3)."""
    card = numbers(CARDS, setup.removed_color)
    return (card < IMMUTO) & (card >> 3 == setup.removed_color - 1)


def immutos_are_as_scored(setup: Setup) -> Array:
    """Whether the edition lets an Immuto count for recipe A where it was put (§10)."""
    return _AS_SCORED >> setup.edition & 1 > 0


def used_spells_count(setup: Setup) -> Array:
    """Whether the edition compares the spell cards used, not those collected (§10)."""
    return _USED_SPELLS >> setup.edition & 1 > 0


def may_follow_spell(card: Array) -> Array:
    """Whether Accio or Declinatio may take it: neither none nor a spell that is itself used at once (§6)."""
    return (card >= 0) & ((card < VANESCO) | (card >= ACCIO))


def variant(
    players: int = 2,
    *,
    edition: str = "en",
    recipes: bool = True,
    removed_color: bool | Color = True,
    memory_aid: bool = False,
    games: int | None = None,
) -> Setup:
    """A setup, of one game or of several; its recipes, if any, are the first ones: `deal` deals them.

    `removed_color`: with two players one of the colours that nobody plays is removed: which one `deal` draws (§3).
    """
    check_variant(players, edition)
    unused = PLAYER_COLORS[players:] if players == 2 else ()
    if not (isinstance(removed_color, bool) or removed_color in unused):
        expected = ", ".join(["True", "False", *unused])
        raise ValueError(f"removed_color: expected {expected} with {players} players, got {removed_color!r}")
    if isinstance(removed_color, bool):
        removed = DRAWN if removed_color and players == 2 else 0
    else:
        removed = list(Color).index(removed_color) + 1
    first = np.arange(1, SEATS + 1, dtype=np.int8) * (np.arange(SEATS) < players)
    setup = Setup(
        players=np.int8(players),
        color=first,
        edition=np.int8(list(Edition).index(Edition(edition))),
        removed_color=np.int8(removed),
        recipe_a=first * recipes,
        recipe_b=first * recipes,
        memory_aid=np.int8(memory_aid),
    )
    shape = () if games is None else (games,)
    return Setup(
        *(jnp.broadcast_to(field.reshape(field.shape + (1,) * len(shape)), field.shape + shape) for field in setup)
    )


def init(deck: Array, setup: Setup) -> State:
    """The state before the first pawn is placed.

    `deck` is int8[84]: the layout in reading order, then the pile, next card first, then the cards of a removed colour.
    Where the setup leaves open which colour that is, the last card tells it.
    """
    removed = jnp.where(setup.removed_color == DRAWN, (deck[-1] >> 3) + 1, setup.removed_color)
    return lay_out(inverse(deck, CARDS), setup._replace(removed_color=removed))


def inverse(values: Array, count: int) -> Array:
    """For each number below `count` its place among the values."""
    number = numbers(count, values[0])

    def note(place: Array, found: Array) -> Array:
        return jnp.where(number == values[place], place.astype(jnp.int8), found)

    return jax.lax.fori_loop(0, len(values), note, jnp.zeros((count, *values.shape[1:]), jnp.int8), unroll=4)


def lay_out(order: Array, setup: Setup) -> State:
    """The same for the place of each card in the deck."""
    like = setup.players
    removed = is_removed(setup)
    on_square = order < CELLS
    place = jnp.where(removed, NOT_IN_GAME, jnp.where(on_square, SQUARE, UNKNOWN)).astype(jnp.int8)
    level = jnp.where(removed, 0, jnp.where(on_square, order, order - CELLS))
    cells = inverse(order, CELLS)
    zeros = jnp.zeros((SEATS, *like.shape), jnp.int8)
    zero = jnp.zeros(like.shape, jnp.int8)
    return State(
        cells=cells,
        place=place,
        level=level,
        turns=jnp.zeros((SEATS, len(TURN), *like.shape), jnp.int8),
        stop=zeros + NONE,
        accio=zeros,
        declinatio=zeros,
        spells=zeros,
        height=zeros,
        top=zeros + NONE,
        number=zeros + CAULDRON_CARD_NUMBER,
        put=jnp.zeros((2, SEATS, *like.shape), jnp.int8),
        phase=zero + PLACE,
        player=zero,
        declinatio_used=zero,
        hand=zero + NONE,
        head=zero,
        end=jnp.where(setup.removed_color > 0, CARDS - CELLS - 8, CARDS - CELLS).astype(jnp.int8),
        out=zero,
        ended_by=zero + NONE,
        look=zero,
        filled=bits(cells >= 0),
        plain=bits(may_follow_spell(cells)),
        setup=setup,
    )


def bits(flags: Array) -> Array:
    """Up to 32 flags as a uint32, the first in the lowest bit."""
    word = jnp.zeros(flags.shape[1:], jnp.uint32)
    for number, flag in enumerate(flags):
        word |= flag.astype(jnp.uint32) << number
    return word
