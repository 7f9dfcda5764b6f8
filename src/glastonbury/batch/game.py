"""What is legal and what an action does, the same as `rules.course` (§3–§7): straight through, for every phase at once."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from ..actions import ACTIONS
from ..observation import BY_ACCIO, BY_DECLINATIO, CAULDRON, ENDED, HAND, OUT, PLACED, SQUARE, STAYED, TOOK, UNDER_PILE
from .state import (
    ACCIO,
    CARDS,
    CELLS,
    CORNER,
    DECLINATIO,
    IMMUTO,
    KEEP,
    NONE,
    OVER,
    PERLUCEO,
    PLACE,
    PUT_IMMUTO,
    SEATS,
    SPELLS,
    TAKE,
    VANESCO,
    State,
    may_follow_spell,
    numbers,
)

USE_DECLINATIO, STAY, KEEP_IT, DROP_IT, FIRST_CORNER, FIRST_INGREDIENT, NO_INGREDIENT = 32, 33, 34, 35, 36, 40, 58
STOPS = 20

# Lines as bits of cells: column b and row 2; the others are these, shifted.
COLUMN = np.uint32(sum(1 << cell for cell in (0, 5, 11, 17, 23, 28)))
ROW = np.uint32(0b111111 << 4)
LINES = [COLUMN << np.uint32(n) for n in range(4)] + [ROW << np.uint32(6 * n) for n in range(4)]


def line_at(stop: Array) -> Array:
    """The cells of the line beside a stop, as bits; none at a corner."""
    side, along = stop // 5, stop % 5
    number = (jnp.where(side >= 2, 4 - along, along - 1) & 3).astype(jnp.uint32)
    line = jnp.where(side & 1 == 1, ROW << (6 * number), COLUMN << number)
    return jnp.where(along == 0, np.uint32(0), line)


def of(values: Array, player: Array) -> Array:
    """This player's value."""
    picked = values[SEATS - 1]
    for index in reversed(range(SEATS - 1)):
        picked = jnp.where(player == index, values[index], picked)
    return picked


def immutos_are_put(state: State) -> Array:
    """Whether their holders decide where the Immutos go (§9, §10)."""
    return (state.setup.recipe_a[0] > 0) & (state.setup.edition < 2)


# What is legal


def legal_bits(state: State) -> tuple[Array, Array]:
    """The legal actions as two uint32: a bit for each cell, and one for each action from 32 on."""
    line = line_at(of(state.stop, state.player))
    elsewhere = jnp.where(of(state.accio, state.player) > 0, state.plain & ~line, np.uint32(0))
    takes = jnp.where(state.declinatio_used > 0, line & state.plain, line & state.filled | elsewhere)
    free = np.uint32(0b1111 << 4)
    for corner in range(4):
        taken = (state.stop[0] == 5 * corner) | (state.stop[1] == 5 * corner)
        taken |= (state.stop[2] == 5 * corner) | (state.stop[3] == 5 * corner)
        free = free & ~(taken.astype(jnp.uint32) << (4 + corner))
    others = jnp.where(state.phase == PLACE, free, np.uint32(0))
    others |= jnp.where(state.phase == CORNER, np.uint32(0b11), np.uint32(0))
    others |= jnp.where(state.phase == KEEP, np.uint32(0b1100), np.uint32(0))
    mine = state.place[:IMMUTO] == CAULDRON + state.player
    collected = np.uint32(1 << 26)
    for ingredient in range(18):
        some = mine[4 * ingredient] | mine[4 * ingredient + 1] | mine[4 * ingredient + 2] | mine[4 * ingredient + 3]
        collected = collected | some.astype(jnp.uint32) << (8 + ingredient)
    others |= jnp.where(state.phase == PUT_IMMUTO, collected, np.uint32(0))
    return jnp.where(state.phase == TAKE, takes, np.uint32(0)), others


def legal_action_mask(state: State) -> Array:
    """bool[59]: the legal actions of whoever decides; none when the game is over."""
    cells, others = legal_bits(state)
    low = cells[None] >> numbers(CELLS, cells).astype(jnp.uint32)
    high = others[None] >> numbers(ACTIONS - CELLS, others).astype(jnp.uint32)
    return (jnp.concatenate([low, high]) & 1).astype(jnp.bool_)


# What an action does


def step(state: State, action: Array) -> State:
    """After a legal action and all forced moves; a game that is over stays as it is."""
    s = state
    action = jnp.where(s.phase == OVER, NONE, action).astype(jnp.int8)
    seat = numbers(SEATS, action)
    me = seat == s.player

    takes = (action >= 0) & (action < CELLS)
    uses_declinatio = action == USE_DECLINATIO
    keeps, drops = action == KEEP_IT, action == DROP_IT
    places = (action >= FIRST_CORNER) & (action < FIRST_INGREDIENT)
    puts = action >= FIRST_INGREDIENT

    # The card that this is about, and whether it empties a line (§7)
    at_cell = numbers(CELLS, action) == action
    card = jnp.max(jnp.where(at_cell, s.cells, NONE), axis=0)
    card = jnp.where(keeps | drops, s.hand, card)
    cell = jnp.where(takes, np.uint32(1) << action.astype(jnp.uint32), np.uint32(0))
    has_pile = s.end > s.head
    left = s.filled & ~cell
    empties = jnp.zeros_like(takes)
    for line in LINES:
        empties |= ((cell & line) > 0) & ((left & line) == 0)
    empties &= ~has_pile
    is_vanesco = (card >= VANESCO) & (card < PERLUCEO)
    holds = empties & ~is_vanesco
    receives = takes & ~holds | keeps
    on_cauldron = receives & (card < VANESCO)
    gets_spell = receives & (card >= VANESCO)
    perluceo = receives & (card >= PERLUCEO) & (card < ACCIO)
    accio = receives & (card >= ACCIO) & (card < DECLINATIO)
    declinatio = receives & (card >= DECLINATIO)
    by_accio = takes & ((cell & line_at(of(s.stop, s.player))) == 0)
    refills = takes & has_pile

    # Vanesco: the others' top cards go under the pile, from the caster's left; without a pile, out (§6)
    sweeps = (takes & is_vanesco) & ~me & (s.height > 0)
    before = [jnp.zeros_like(s.player)]
    for index in range(SEATS):
        before.append(before[-1] + sweeps[index].astype(jnp.int8))
    swept = before[SEATS]
    before_me = of(before[:SEATS], s.player)
    order = jnp.stack(before[:SEATS]) - before_me + jnp.where(seat < s.player, swept, 0)
    swept_to = jnp.where(has_pile, UNDER_PILE, OUT).astype(jnp.int8)
    swept_level = jnp.where(has_pile, s.end, s.out) + order
    swept_card = jnp.where(sweeps, s.top, NONE)

    # What lies on top then: the highest card, and the highest that is no Immuto
    cards = numbers(CARDS, action)
    height_and_card = (s.level[:VANESCO].astype(jnp.int16) << 7) | cards[:VANESCO].astype(jnp.int16)
    tops, highest = [], []
    for index in range(SEATS):
        there = (s.place[:VANESCO] == CAULDRON + index) & (cards[:VANESCO] != s.top[index])
        heights = jnp.where(there, height_and_card, np.int16(NONE))
        ingredient = jnp.max(heights[:IMMUTO], axis=0)
        top = jnp.maximum(jnp.maximum(ingredient, heights[IMMUTO]), heights[IMMUTO + 1])
        tops.append(jnp.where(top < 0, NONE, top & 127).astype(jnp.int8))
        highest.append(jnp.where(ingredient < 0, 2, (ingredient & 3) + 1).astype(jnp.int8))

    # The next card of the pile
    in_pile = (s.place == 0) | (s.place == UNDER_PILE)
    drawn = jnp.max(jnp.where(in_pile & (s.level == s.head) & refills, cards, NONE), axis=0)

    # Every card finds its place
    height = of(s.height, s.player)
    to = jnp.where(
        on_cauldron,
        CAULDRON + s.player,
        jnp.where(gets_spell, SPELLS + s.player, jnp.where(drops, OUT, HAND)),
    ).astype(jnp.int8)
    to_level = jnp.where(
        on_cauldron, height, jnp.where(gets_spell, of(s.spells, s.player), jnp.where(drops, s.out, 0))
    ).astype(jnp.int8)
    place, level = s.place, s.level
    moved = cards == card
    place, level = jnp.where(moved, to, place), jnp.where(moved, to_level, level)
    moved = cards == drawn
    place, level = jnp.where(moved, np.int8(SQUARE), place), jnp.where(moved, action, level)
    for index in range(SEATS):
        moved = cards == swept_card[index]
        place, level = jnp.where(moved, swept_to, place), jnp.where(moved, swept_level[index], level)
    cells = jnp.where(at_cell, drawn, s.cells)
    filled = jnp.where(refills, s.filled, left)
    plain = s.plain & ~cell | jnp.where(may_follow_spell(drawn), cell, np.uint32(0))

    put_mine = me & on_cauldron
    top = jnp.where(put_mine, card, jnp.where(sweeps, jnp.stack(tops), s.top))
    is_ingredient = card < IMMUTO
    number = jnp.where(put_mine & is_ingredient, (card & 3) + 1, jnp.where(sweeps, jnp.stack(highest), s.number))
    heights = s.height + put_mine - sweeps.astype(jnp.int8)
    spells = s.spells + (me & gets_spell)
    accio_left = s.accio + jnp.where(me & accio, 2, 0) - jnp.where(me & by_accio, 1, 0)
    declinatio_left = s.declinatio + jnp.where(me & declinatio, 3, 0) - jnp.where(me & uses_declinatio, 1, 0)

    # Pawns
    stop = jnp.where(me & places, (action - FIRST_CORNER) * 5, s.stop)
    stop = jnp.where(me & uses_declinatio, walk(stop, number), stop)
    new_line = line_at(of(stop, s.player))
    only_spells = uses_declinatio & ((new_line & s.plain) == 0)  # special situation 1
    goes_on = takes & ~empties | (action == STAY) | places & (s.player + 1 == s.setup.players)

    # The next player's pawn moves; a turn that ends at a corner with nothing to decide passes on (§4).
    # From a corner a pawn always comes to a line, so nobody passes twice.
    here = seat < s.setup.players
    at_corner = stop % 5 == 0
    held = (top >= IMMUTO) & ~at_corner
    next_stop = walk(stop, jnp.where(held, 0, number))
    decides = (next_stop % 5 != 0) | (declinatio_left > 0)
    turns_ahead = seat - s.player - 1
    turns_ahead = jnp.where(turns_ahead < 0, turns_ahead + s.setup.players, turns_ahead)
    waits = jnp.where(here & decides, turns_ahead, s.setup.players)
    passed = jnp.minimum(jnp.minimum(waits[0], waits[1]), jnp.minimum(waits[2], waits[3]))
    all_passed = passed == s.setup.players
    next_player = s.player + 1 + passed
    next_player = jnp.where(next_player >= s.setup.players, next_player - s.setup.players, next_player)
    next_player = jnp.where(next_player >= s.setup.players, next_player - s.setup.players, next_player)
    moves = goes_on & here & (turns_ahead <= passed)
    passes = goes_on & here & (turns_ahead < passed)
    stop = jnp.where(moves, next_stop, stop)
    stop = jnp.where(goes_on & all_passed & (seat == next_player), walk(stop, number), stop)
    comes_to_line = of(stop, next_player) % 5 != 0

    # The end
    ends = empties & is_vanesco | keeps | drops | only_spells
    put_first = me & puts & (s.put[0] == 0)
    put_second = me & puts & (s.put[0] > 0)
    where_put = action - FIRST_INGREDIENT + 1
    put = jnp.stack([jnp.where(put_first, where_put, s.put[0]), jnp.where(put_second, where_put, s.put[1])])
    immutos = (place[IMMUTO] == CAULDRON + seat).astype(jnp.int8) + (place[IMMUTO + 1] == CAULDRON + seat)
    to_put = (immutos > (put[0] > 0).astype(jnp.int8) + (put[1] > 0)) & immutos_are_put(s)
    putter = jnp.full_like(s.player, SEATS)
    for index in reversed(range(SEATS)):
        putter = jnp.where(to_put[index], index, putter)

    asks = ends | puts
    phase = jnp.where(goes_on, jnp.where(comes_to_line, TAKE, CORNER), s.phase)
    phase = jnp.where(uses_declinatio, TAKE, phase)
    phase = jnp.where(holds, KEEP, phase)
    phase = jnp.where(asks, jnp.where(putter < SEATS, PUT_IMMUTO, OVER), phase)
    player = jnp.where(goes_on, next_player, s.player)
    player = jnp.where(places & ~goes_on, s.player + 1, player)
    player = jnp.where(asks & (putter < SEATS), putter, player)

    # The last turn of each player
    did = jnp.where(takes, TOOK, jnp.where(places, PLACED, jnp.where(only_spells, ENDED, STAYED)))
    begins = me & (takes | places | only_spells | (action == STAY))
    by = jnp.where((s.declinatio_used > 0) & takes | only_spells, BY_DECLINATIO, jnp.where(by_accio, BY_ACCIO, 0))
    taken_code = jnp.where(takes, code(card), 0)
    turn = [did, taken_code, jnp.where(takes, action + 1, 0), by, *code(swept_card), code(drawn)]
    turn = jnp.stack([row.astype(jnp.int8) for row in turn])[:, None]
    turns = jnp.where(begins[None], turn, s.turns)
    stayed = (numbers(len(s.turns), action) == 0).astype(jnp.int8)[:, None] * np.int8(STAYED)
    turns = jnp.where(passes[None], stayed, turns)

    return State(
        cells=cells,
        place=place,
        level=level,
        turns=turns,
        stop=stop.astype(jnp.int8),
        accio=accio_left.astype(jnp.int8),
        declinatio=declinatio_left.astype(jnp.int8),
        spells=spells,
        height=heights,
        top=top,
        number=number,
        put=put,
        phase=phase.astype(jnp.int8),
        player=player.astype(jnp.int8),
        declinatio_used=jnp.where(goes_on, 0, jnp.where(uses_declinatio, 1, s.declinatio_used)).astype(jnp.int8),
        hand=jnp.where(holds, card, jnp.where(keeps | drops, NONE, s.hand)).astype(jnp.int8),
        head=s.head + refills.astype(jnp.int8),
        end=s.end + jnp.where(has_pile, swept, 0).astype(jnp.int8),
        out=(s.out + jnp.where(has_pile, 0, swept) + drops).astype(jnp.int8),
        ended_by=jnp.where(ends, s.player, s.ended_by),
        look=jnp.where(perluceo, s.player, NONE).astype(jnp.int8),
        filled=filled,
        plain=plain,
        setup=s.setup,
    )


def walk(stop: Array, steps: Array) -> Array:
    """Clockwise."""
    stop = stop + steps
    return jnp.where(stop >= STOPS, stop - STOPS, stop)


def code(card: Array) -> Array:
    """The card as observations write it: 0 is none, and nobody can tell cards of a kind apart."""
    kinds = [(card >= first).astype(jnp.int8) for first in (VANESCO, PERLUCEO, ACCIO, DECLINATIO)]
    return jnp.minimum(card, IMMUTO) + 1 + sum(kinds)
