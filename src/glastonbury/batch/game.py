"""What is legal and what an action does, as in `rules.course` (§3–§7): straight through, for every phase at once."""

from collections.abc import Iterable
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from ..actions import (
    ACTIONS,
    DROP_IT,
    FIRST_CORNER,
    FIRST_INGREDIENT,
    KEEP_IT,
    NO_INGREDIENT,
    STAY,
    USE_DECLINATIO,
)
from ..observation import (
    BY_ACCIO,
    BY_DECLINATIO,
    CAULDRON,
    CORNER,
    ENDED,
    HAND,
    KEEP,
    OUT,
    OVER,
    PLACE,
    PLACED,
    PUT_IMMUTO,
    SQUARE,
    STAYED,
    TAKE,
    TOOK,
    UNDER_PILE,
    UNKNOWN,
)
from ..rules import LINES, STOPS
from ..rules.cards import ACCIO_USES, CAULDRON_CARD_NUMBER, DECLINATIO_USES
from .state import (
    ACCIO,
    CARDS,
    CELLS,
    DECLINATIO,
    IMMUTO,
    NONE,
    PERLUCEO,
    SEATS,
    SPELLS,
    VANESCO,
    State,
    immutos_are_as_scored,
    may_follow_spell,
    most,
    numbers,
    once,
    tall,
)


def bits_of(numbers: Iterable[int]) -> np.uint32:
    return np.uint32(sum(1 << number for number in numbers))


# Lines as bits of cells: column b and row 2; the others are these, shifted.
COLUMN, ROW = bits_of(LINES["b"].indexes), bits_of(LINES["2"].indexes)
ALL_LINES = [bits_of(line.indexes) for line in LINES.values()]
NONE_OF_THEM = np.uint32(0)


def line_at(stop: Array) -> Array:
    """The cells of the line beside a stop, as bits; none at a corner."""
    side, along = stop // 5, stop % 5
    number = (jnp.where(side >= 2, 4 - along, along - 1) & 3).astype(jnp.uint32)
    line = jnp.where(side & 1 == 1, ROW << (6 * number), COLUMN << number)
    return jnp.where(along == 0, NONE_OF_THEM, line)


def of(values: Array, player: Array) -> Array:
    """This player's value."""
    picked = values[SEATS - 1]
    for index in reversed(range(SEATS - 1)):
        picked = jnp.where(player == index, values[index], picked)
    return picked


def immutos_are_put(state: State) -> Array:
    """Whether their holders decide where the Immutos go (§9, §10)."""
    return (state.setup.recipe_a[0] > 0) & immutos_are_as_scored(state.setup)


# What is legal


def legal_bits(state: State) -> tuple[Array, Array]:
    """The legal actions as two uint32: a bit for each cell, and one for each action from 32 on."""
    line = line_at(of(state.stop, state.player))
    elsewhere = jnp.where(of(state.accio, state.player) > 0, state.plain & ~line, NONE_OF_THEM)
    takes = jnp.where(state.declinatio_used > 0, line & state.plain, line & state.filled | elsewhere)
    free = other(*range(FIRST_CORNER, FIRST_INGREDIENT))
    for corner in range(4):
        taken = (state.stop[0] == 5 * corner) | (state.stop[1] == 5 * corner)
        taken |= (state.stop[2] == 5 * corner) | (state.stop[3] == 5 * corner)
        free = free & ~(taken.astype(jnp.uint32) << (FIRST_CORNER - CELLS + corner))
    others = jnp.where(state.phase == PLACE, free, NONE_OF_THEM)
    others |= jnp.where(state.phase == CORNER, other(USE_DECLINATIO, STAY), NONE_OF_THEM)
    others |= jnp.where(state.phase == KEEP, other(KEEP_IT, DROP_IT), NONE_OF_THEM)
    mine = state.place[:IMMUTO] == CAULDRON + state.player
    collected = other(NO_INGREDIENT)
    for ingredient in range(18):
        some = mine[4 * ingredient] | mine[4 * ingredient + 1] | mine[4 * ingredient + 2] | mine[4 * ingredient + 3]
        collected = collected | some.astype(jnp.uint32) << (FIRST_INGREDIENT - CELLS + ingredient)
    others |= jnp.where(state.phase == PUT_IMMUTO, collected, NONE_OF_THEM)
    return jnp.where(state.phase == TAKE, takes, NONE_OF_THEM), others


def other(*actions: int) -> np.uint32:
    """Actions that take no card, as bits from 32 on."""
    return bits_of(action - CELLS for action in actions)


def legal_action_mask(state: State) -> Array:
    """bool[59]: the legal actions of whoever decides; none when the game is over."""
    cells, others = once(jnp.stack(legal_bits(state)))
    low = cells[None] >> numbers(CELLS, cells).astype(jnp.uint32)
    high = others[None] >> numbers(ACTIONS - CELLS, others).astype(jnp.uint32)
    return (jnp.concatenate([low, high]) & 1).astype(jnp.bool_)


# What an action does


def step(state: State, action: Array) -> State:
    """After a legal action and all forced moves; a game that is over stays as it is.

    Long because it has no branches: all phases are computed at once, and share most of what is computed.
    """
    s = state
    seat = numbers(SEATS, s.player)
    me = seat == s.player
    mine = 1 << s.player
    action = once(jnp.where(s.phase == OVER, NONE, action).astype(jnp.int8))

    takes = (action >= 0) & (action < CELLS)
    uses_declinatio, stays = action == USE_DECLINATIO, action == STAY
    keeps, drops = action == KEEP_IT, action == DROP_IT
    places = (action >= FIRST_CORNER) & (action < FIRST_INGREDIENT)
    puts = action >= FIRST_INGREDIENT

    # The card that this is about, and whether it empties a line (§7)
    at_cell = numbers(CELLS, action) == action
    card = jnp.where(keeps | drops, s.hand, most(jnp.where(at_cell, s.cells, NONE)))
    cell = jnp.where(takes, np.uint32(1) << action.astype(jnp.uint32), NONE_OF_THEM)
    has_pile = s.end > s.head
    left = s.filled & ~cell
    empties = ~has_pile & empties_line(cell, left)
    is_vanesco = (card >= VANESCO) & (card < PERLUCEO)
    holds = empties & ~is_vanesco
    receives = takes & ~holds | keeps
    by_accio = takes & (cell & line_at(of(s.stop, s.player)) == 0)

    # A cauldron card lies on the cauldron; a spell lies in front of the player or is carried out (§4, §6)
    on_cauldron = receives & (card < VANESCO)
    gets_spell = receives & (card >= VANESCO)
    gets_perluceo = gets_spell & (card >= PERLUCEO) & (card < ACCIO)
    gets_accio = gets_spell & (card >= ACCIO) & (card < DECLINATIO)
    gets_declinatio = gets_spell & (card >= DECLINATIO)
    accio = s.accio + me * (ACCIO_USES * gets_accio.astype(jnp.int8) - by_accio.astype(jnp.int8))
    declinatio = s.declinatio + me * (
        DECLINATIO_USES * gets_declinatio.astype(jnp.int8) - uses_declinatio.astype(jnp.int8)
    )

    # Vanesco: the others' top cards go under the pile, from the caster's left; without a pile, out (§6)
    sweeps = takes & is_vanesco & ~me & (s.height > 0)
    swept, order = order_of(sweeps, s.player)
    swept_card = jnp.where(sweeps, s.top, NONE)

    # Refill the vacated cell from the pile (§4)
    refills = takes & has_pile
    drawn = jnp.where(refills, next_card(s), NONE)

    # Every card that moves, the place where it goes, and the level there
    zero = jnp.zeros_like(s.player)
    to = jnp.where(on_cauldron, CAULDRON + s.player, jnp.where(gets_spell, SPELLS + s.player, HAND))
    to_level = jnp.where(on_cauldron, of(s.height, s.player), jnp.where(gets_spell, of(s.spells, s.player), 0))
    to, to_level = jnp.where(drops, OUT, to), jnp.where(drops, s.out, to_level)
    swept_to, swept_level = jnp.where(has_pile, zero + UNDER_PILE, OUT), jnp.where(has_pile, s.end, s.out) + order
    moves = [(card, to, to_level), (drawn, zero + SQUARE, action)]
    moves += [(swept_card[index], swept_to, swept_level[index]) for index in range(SEATS)]
    place, level = move_cards(s, moves)

    tops, highest = uncovered(s)
    gets = me & on_cauldron
    top = jnp.where(gets, card, jnp.where(sweeps, tops, s.top))
    number = jnp.where(gets & (card < IMMUTO), (card & 3) + 1, jnp.where(sweeps, highest, s.number))

    # Pawns
    stop = jnp.where(me & places, 5 * (action - FIRST_CORNER), s.stop)
    stop = jnp.where(me & uses_declinatio, walk(stop, number), stop)
    only_spells = uses_declinatio & (line_at(of(stop, s.player)) & s.plain == 0)  # special situation 1
    turn_ends = takes & ~empties | stays | places & (s.player + 1 == s.setup.players)
    after = next_turn(stop, top, number, declinatio, s.player, s.setup.players)
    passes = turn_ends & after.passes
    stop = jnp.where(turn_ends, after.stop, stop)

    # The end
    ends = empties & is_vanesco | keeps | drops | only_spells
    put = put_immuto(s.put, me & puts, action - FIRST_INGREDIENT + 1)
    putter = jnp.where(immutos_are_put(s), next_to_put(place[IMMUTO:VANESCO], put), NONE)
    counts = ends | puts
    phase = jnp.where(turn_ends, jnp.where(of(stop, after.player) % 5 == 0, CORNER, TAKE), s.phase)
    phase = jnp.where(uses_declinatio, TAKE, jnp.where(holds, KEEP, phase))
    phase = jnp.where(counts, jnp.where(putter == NONE, OVER, PUT_IMMUTO), phase)
    player = jnp.where(turn_ends, after.player, s.player + places.astype(jnp.int8))
    player = jnp.where(counts & (putter != NONE), putter, player)

    # The last turn of each player
    begins = me & (takes | places | stays | only_spells)
    did = jnp.where(takes, TOOK, jnp.where(places, PLACED, jnp.where(stays, STAYED, ENDED)))
    by = jnp.where(takes & (s.declinatio_used > 0) | only_spells, BY_DECLINATIO, jnp.where(by_accio, BY_ACCIO, zero))
    turn = [did, jnp.where(takes, code(card), 0), jnp.where(takes, action + 1, 0), by, *code(swept_card), code(drawn)]
    passed = [STAYED, *[0] * (len(turn) - 1)]
    begins, passes = once(jnp.stack([begins, passes]).astype(jnp.int8)) > 0
    turns = jnp.where(begins[:, None], once(jnp.stack([row.astype(jnp.int8) for row in turn])), s.turns)
    turns = jnp.where(passes[:, None], tall(passed, action), turns)

    next_state = State(
        cells=jnp.where(at_cell, drawn, s.cells),
        place=place,
        level=level,
        turns=turns,
        stop=stop,
        accio=accio,
        declinatio=declinatio,
        spells=s.spells + (me & gets_spell),
        height=s.height + gets - sweeps.astype(jnp.int8),
        top=top,
        number=number,
        put=put,
        phase=phase,
        player=player,
        declinatio_used=jnp.where(turn_ends, 0, s.declinatio_used | uses_declinatio),
        hand=jnp.where(holds, card, jnp.where(keeps | drops, NONE, s.hand)),
        head=s.head + refills,
        end=s.end + jnp.where(has_pile, swept, 0),
        out=s.out + jnp.where(has_pile, 0, swept) + drops,
        ended_by=jnp.where(ends, s.player, s.ended_by),
        look=jnp.where(s.phase == OVER, s.look, s.look & ~mine | jnp.where(gets_perluceo, mine, 0)),
        filled=jnp.where(refills, s.filled, left),
        plain=s.plain & ~cell | jnp.where(may_follow_spell(drawn), cell, NONE_OF_THEM),
        setup=s.setup,
    )
    return State(*jax.tree.map(lambda new, old: new.astype(old.dtype), next_state, s))


# Cards


def empties_line(cell: Array, left: Array) -> Array:
    """Whether a line through this cell is empty now; rows 1 and 6 and columns a and f are none (§2)."""
    empty = jnp.zeros(cell.shape, jnp.bool_)
    for line in ALL_LINES:
        empty |= (cell & line > 0) & (left & line == 0)
    return empty


def next_card(s: State) -> Array:
    """The top card of the pile."""
    in_pile = (s.place == UNKNOWN) | (s.place == UNDER_PILE)
    return most(jnp.where(in_pile & (s.level == s.head), numbers(CARDS, s.head), NONE))


def order_of(sweeps: Array, player: Array) -> tuple[Array, Array]:
    """How many cards Vanesco sweeps, and for each player how many before that player's, from the caster's left."""
    before = [jnp.zeros_like(player)]
    for index in range(SEATS):
        before.append(before[-1] + sweeps[index])
    swept = before.pop()
    order = jnp.stack(before) - of(before, player)
    return swept, jnp.where(order < 0, order + swept, order)


def move_cards(s: State, moves: list[tuple[Array, Array, Array]]) -> tuple[Array, Array]:
    """`place` and `level` when each of these cards has gone to its place and level."""
    place, level, cards = s.place, s.level, numbers(CARDS, s.player)
    for card, to, to_level in once(jnp.stack([jnp.stack(move).astype(jnp.int8) for move in moves])):
        place = jnp.where(cards == card, to, place)
        level = jnp.where(cards == card, to_level, level)
    return place, level


def uncovered(s: State) -> tuple[Array, Array]:
    """What `top` and `number` of each player are without the top card."""
    card = numbers(VANESCO, s.player)
    height_and_card = s.level[:VANESCO].astype(jnp.int16) << 7 | card.astype(jnp.int16)
    tops, highest = [], []
    for index in range(SEATS):
        beneath = (s.place[:VANESCO] == CAULDRON + index) & (card != s.top[index])
        found = jnp.where(beneath, height_and_card, np.int16(NONE))
        ingredient = most(found[:IMMUTO])
        top = jnp.maximum(ingredient, jnp.maximum(found[IMMUTO], found[IMMUTO + 1]))
        tops.append(jnp.where(top == NONE, NONE, top & 127).astype(jnp.int8))
        highest.append(jnp.where(ingredient == NONE, CAULDRON_CARD_NUMBER, (ingredient & 3) + 1).astype(jnp.int8))
    return jnp.stack(tops), jnp.stack(highest)


# Pawns


class NextTurn(NamedTuple):
    """When the next player's turn has begun."""

    player: Array
    stop: Array  # [4]
    passes: Array  # [4] whose turn ended at a corner on the way


def next_turn(stop: Array, top: Array, number: Array, declinatio: Array, player: Array, players: Array) -> NextTurn:
    """The next player's pawn moves; a turn that ends at a corner with nothing to decide passes on (§4)."""
    seat = numbers(SEATS, player)
    held = (top >= IMMUTO) & (stop % 5 != 0)  # by an Immuto, but not at a corner (special situation 2)
    moved = walk(stop, jnp.where(held, 0, number))
    decides = (moved % 5 != 0) | (declinatio > 0)
    waits = modulo(seat - player - 1, players)  # turns until it is this player's
    passed = jnp.min(jnp.where(decides & (seat < players), waits, players), axis=0)
    # From a corner a pawn always comes to a line: if all have passed, the first of them decides.
    again = (passed == players) & (waits == 0)
    stop = jnp.where(waits <= passed, jnp.where(again, walk(moved, number), moved), stop)
    return NextTurn(modulo(player + 1 + passed - players, players), stop, waits < passed)


def walk(stop: Array, steps: Array) -> Array:
    """Clockwise."""
    return jnp.where(stop + steps >= STOPS, stop + steps - STOPS, stop + steps)


def modulo(value: Array, players: Array) -> Array:
    """For −players ≤ value < 2 × players."""
    value = jnp.where(value < 0, value + players, value)
    return jnp.where(value >= players, value - players, value)


# The end


def put_immuto(put: Array, putter: Array, where: Array) -> Array:
    """`put` after the next Immuto of the player who puts one."""
    first = putter & (put[0] == 0)
    return jnp.where(jnp.stack([first, putter & ~first]), where, put)


def next_to_put(immutos: Array, put: Array) -> Array:
    """The first player with an Immuto still to put, of those that lie at these places; −1 if there is none (§9)."""
    putter = jnp.full_like(immutos[0], NONE)
    for index in reversed(range(SEATS)):
        mine = jnp.sum(immutos == CAULDRON + index, axis=0, dtype=jnp.int8)
        putter = jnp.where(mine > jnp.sum(put[:, index] > 0, axis=0, dtype=jnp.int8), index, putter)
    return putter


def code(card: Array) -> Array:
    """The card as observations write it: 0 is none, and nobody can tell cards of a kind apart."""
    kinds = [(card >= first).astype(jnp.int8) for first in (VANESCO, PERLUCEO, ACCIO, DECLINATIO)]
    return jnp.minimum(card, IMMUTO) + 1 + sum(kinds)
