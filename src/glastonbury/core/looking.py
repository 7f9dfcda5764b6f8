"""The net inside the compiled engine: its inputs straight from a state, and what it thinks of it (`glastonbury.net`).

It is given only what the player who decides can know: of the pile which cards are in it, of the recipes the own one. A
look makes nothing anew: `room` and `thoughts` are its working places. Long, as what writes the inputs and what reads
them share where each stands there.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS, FIRST_INGREDIENT, NO_INGREDIENT
from ..net import Inputs, Net, Outlook
from ..net.form import FIRST, HEADS, OTHERS, POINTS, QUERY, SECOND, STARTS_OF, THIRD
from ..net.inputs import (
    FEW_KINDS,
    FOUR_WITH_RECIPES,
    FULL_PILE,
    GAINS,
    HIGHEST,
    HIGHEST_GAIN,
    INGREDIENTS,
    KINDS,
    LOWEST_GAIN,
    NO_GAIN,
    PLACED,
    REMOVED,
    SEATS,
    STARTS,
    TURNED,
    Take,
)
from ..rules.cards import CAULDRON_CARD_NUMBER
from .compiling import compiled, part
from .judging import Floats, more_points
from .packing import (
    ACCIO_LEFT,
    AS_SCORED,
    BLOCK,
    CAULDRON,
    CELL,
    COLOR,
    DECLINATIO_LEFT,
    DECLINATIO_USED,
    HEIGHT,
    IMMUTO,
    LINE,
    NONE,
    PHASE,
    PILE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    RECIPE_A,
    RECIPE_B,
    RECIPES,
    SEAT,
    SPELL_COUNT,
    STOP,
    TAKEN,
    USED_SPELLS,
    Packed,
)

Room = npt.NDArray[np.int16]
Layer = Callable[[Floats, Floats], None]

# Where each section's rows begin
(
    CELL_ROWS,
    HELD_ROWS,
    TO_COME_ROWS,
    IMMUTOS_TO_COME_ROWS,
    STOP_ROWS,
    ACCIO_ROWS,
    DECLINATIO_ROWS,
    HEIGHT_ROWS,
    SPELL_ROWS,
    IMMUTO_ROWS,
    TOP_ROWS,
    NUMBER_ROWS,
    LINE_ROWS,
    BEST_ROWS,
    SECOND_ROWS,
    HAND_ROWS,
    PLAYERS_ROWS,
    PHASE_ROWS,
    DECLINATIO_USED_ROWS,
    PILE_ROWS,
    RECIPE_B_ROWS,
    RULES_ROWS,
) = STARTS.values()

# Where the weights begin
(
    SCALE,
    FIRST_BIAS,
    SECOND_LAYER,
    SECOND_BIAS,
    THIRD_LAYER,
    THIRD_BIAS,
    HEADS_LAYER,
    HEADS_BIAS,
    OTHER_LAYER,
    OTHER_BIAS,
    CELL_WEIGHTS,
    CARD_WEIGHTS,
    LANDING_WEIGHTS,
    GAIN_WEIGHTS,
    HOPE_WEIGHTS,
) = STARTS_OF.values()

# Fields of the room
SUMS = 0  # of the rows; 256 rows of at most 127 steps fit
FOUND = SUMS + FIRST  # the rows that are added
SQUARE = FOUND + 256  # per cell of the turned square: the kind of its card
GAIN = SQUARE + 32  # and what it brings the player who decides
HOPE = GAIN + 32  # the best gain so many steps ahead, 0 to 4
PARTS = HOPE + 5  # per colour
MASK = PARTS + 9  # per ingredient of a cauldron: which numbers are in it
SIDE, OWN_STOP, OWN_NUMBER = range(MASK + INGREDIENTS, MASK + INGREDIENTS + 3)
ROOM = MASK + INGREDIENTS + 3

# Fields of the thoughts
WIN = 0  # per seat: the share of the win
AHEAD = WIN + SEATS  # per seat: the margin
POLICY = AHEAD + SEATS  # per legal action: its logit
HIDDEN = POLICY + ACTIONS + 5  # the layers
HIDDEN_2 = HIDDEN + FIRST
HIDDEN_3 = HIDDEN_2 + SECOND
ASKED = HIDDEN_3 + THIRD
WIN_LOGITS = ASKED + HEADS["win"].start
MARGINS = ASKED + HEADS["margin"].start
TAKE = MARGINS + SEATS
THOUGHTS = TAKE + QUERY


# What the net is given


@part
def kind_of(card: int, room: Room) -> int:
    """Of a card, as colours play their parts."""
    if card < 0 or card >= IMMUTO:
        return card + 1
    return 8 * int(room[PARTS + (card >> 3)]) + (card & 7) + 1


@part
def few_kinds(kind: int) -> int:
    if kind == 0:
        return 0
    return ((kind - 1) >> 2) + 1 if kind <= IMMUTO else kind - IMMUTO + INGREDIENTS


@part
def gain_of(s: Packed, block: int, card: int) -> int:
    """What it brings this player at once; card and player are real ones."""
    if card < 0 or card >= IMMUTO:
        return NO_GAIN
    return min(max(more_points(s, block, card), LOWEST_GAIN), HIGHEST_GAIN) - LOWEST_GAIN


@part
def note_parts(s: Packed, removed: int, room: Room) -> None:
    """The part that each colour plays, counted from the player who decides."""
    players = s[PLAYERS] + 0
    for color in range(9):
        room[PARTS + color] = NONE
    count = 0
    for distance in range(players):
        room[PARTS + s[SEAT + ((s[PLAYER] + distance) % players) * BLOCK + COLOR]] = count
        count += 1
    for color in range(4):
        if room[PARTS + color] == NONE and color != removed:
            room[PARTS + color] = count
            count += 1
    if removed != NONE:
        room[PARTS + removed] = count
        count += 1
    if s[RECIPES] == 1:
        room[PARTS + s[SEAT + s[PLAYER] * BLOCK + RECIPE_A]] = count
        count += 1
    for color in range(4, 9):
        if room[PARTS + color] == NONE:
            room[PARTS + color] = count
            count += 1


@part
def note_player(s: Packed, seat: int, block: int, room: Room, at: int) -> int:
    """Adds the rows of one player, counted from the one who decides; `at` is where the next row is written."""
    side = room[SIDE] + 0
    for i in range(INGREDIENTS):
        room[MASK + i] = 0
    number, immutos = CAULDRON_CARD_NUMBER, 0
    height = s[block + HEIGHT] + 0
    for k in range(height):
        card = s[block + CAULDRON + k] + 0
        if card == IMMUTO:
            immutos += 1
        else:
            number = (card & 3) + 1
            room[MASK + 2 * room[PARTS + (card >> 3)] + (card >> 2 & 1)] |= 1 << (card & 3)
    for i in range(INGREDIENTS):
        if room[MASK + i] > 0:
            room[at] = HELD_ROWS + (seat * INGREDIENTS + i) * 15 + room[MASK + i] - 1
            at += 1
    placed = s[block + STOP] != NONE
    stop = (s[block + STOP] - 5 * side + 20) % 20 if placed else 0
    top = s[block + CAULDRON + height - 1] + 0 if height > 0 else NONE
    room[at] = STOP_ROWS + seat * 21 + (stop + 1 if placed else 0)
    room[at + 1] = ACCIO_ROWS + seat * 5 + s[block + ACCIO_LEFT]
    room[at + 2] = DECLINATIO_ROWS + seat * 7 + s[block + DECLINATIO_LEFT]
    room[at + 3] = HEIGHT_ROWS + seat * (HIGHEST + 1) + min(HIGHEST, height)
    room[at + 4] = SPELL_ROWS + seat * 11 + s[block + SPELL_COUNT]
    room[at + 5] = IMMUTO_ROWS + seat * 3 + immutos
    room[at + 6] = TOP_ROWS + seat * FEW_KINDS + few_kinds(kind_of(top, room))
    room[at + 7] = NUMBER_ROWS + seat * 5 + number
    at += 8
    if seat > 0 and placed and not (top == IMMUTO and stop % 5 != 0):
        stop = (stop + number) % 20
    best, second = -1, -1
    if stop % 5 != 0:
        for k in range(6):
            cell = LINE[stop, k] + 0
            room[at] = LINE_ROWS + seat * KINDS + room[SQUARE + cell]
            at += 1
            gain = gain_of(s, block, s[CELL + TURNED[side, cell]] + 0)
            if gain != NO_GAIN:
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
    room[at] = BEST_ROWS + seat * GAINS + (best if best >= 0 else NO_GAIN)
    room[at + 1] = SECOND_ROWS + seat * GAINS + (second if second >= 0 else NO_GAIN)
    if seat == 0:
        room[OWN_STOP] = stop
        room[OWN_NUMBER] = number
    return at + 2


@compiled
def note_inputs(s: Packed, removed: int, room: Room) -> int:
    """Writes the rows of the first layer; gives how many there are.

    Long because it says each section.
    """
    player, players = s[PLAYER] + 0, s[PLAYERS] + 0
    own = SEAT + player * BLOCK
    note_parts(s, removed, room)
    side = max(0, int(s[own + STOP])) // 5
    room[SIDE] = side
    at = FOUND
    for cell in range(32):
        card = s[CELL + TURNED[side, cell]] + 0
        kind = kind_of(card, room)
        room[SQUARE + cell] = kind
        room[at] = CELL_ROWS + cell * KINDS + kind
        at += 1
    immutos = 0
    for k in range(PILE + s[PILE_HEAD], PILE + s[PILE_END]):
        card = s[k] + 0
        if card < IMMUTO:
            room[at] = TO_COME_ROWS + kind_of(card, room) - 1
            at += 1
        elif card == IMMUTO:
            immutos += 1
    room[at] = IMMUTOS_TO_COME_ROWS + immutos
    room[at + 1] = HAND_ROWS + few_kinds(kind_of(s[TAKEN] + 0, room))
    room[at + 2] = PLAYERS_ROWS + players - 2
    room[at + 3] = PHASE_ROWS + s[PHASE]
    room[at + 4] = DECLINATIO_USED_ROWS + s[DECLINATIO_USED]
    room[at + 5] = PILE_ROWS + min(FULL_PILE, s[PILE_END] - s[PILE_HEAD])
    room[at + 6] = RECIPE_B_ROWS + (s[own + RECIPE_B] + 1 if s[RECIPES] == 1 else 0)
    at += 7
    if s[RECIPES] == 1:
        room[at] = RULES_ROWS
        at += 1
        if s[AS_SCORED] == 1:
            room[at] = RULES_ROWS + 1
            at += 1
        if s[USED_SPELLS] == 1:
            room[at] = RULES_ROWS + 2
            at += 1
        if players == 4:
            room[at] = RULES_ROWS + FOUR_WITH_RECIPES
            at += 1
    if removed != NONE:
        room[at] = RULES_ROWS + REMOVED
        at += 1
    for distance in range(players):
        at = note_player(s, distance, SEAT + ((player + distance) % players) * BLOCK, room, at)
    return at - FOUND


@compiled
def note_takes(s: Packed, room: Room) -> None:
    """Writes what speaks for each take, beside the rows of this state."""
    own = SEAT + s[PLAYER] * BLOCK
    for cell in range(32):
        room[GAIN + cell] = gain_of(s, own, s[CELL + TURNED[room[SIDE], cell]] + 0)
    for steps in range(5):
        stop = (room[OWN_STOP] + steps) % 20
        hope = -1
        if stop % 5 != 0:
            for k in range(6):
                gain = room[GAIN + LINE[stop, k]]
                if gain != NO_GAIN and gain > hope:
                    hope = gain
        room[HOPE + steps] = hope if hope >= 0 else NO_GAIN


@part
def steps_of(kind: int, room: Room) -> int:
    """How far the pawn walks next turn if a card of this kind is taken."""
    if kind == IMMUTO + 1:
        return 0
    return ((kind - 1) & 3) + 1 if 0 < kind <= IMMUTO else int(room[OWN_NUMBER])


# What it thinks of it


def layer(weights_at: int, bias_at: int, columns: int, source: int, size: int, target: int) -> Layer:
    """From thoughts to thoughts; where all of it lies is compiled in, which makes it several times quicker."""

    def add(weights: Floats, thoughts: Floats) -> None:
        for j in range(columns):
            thoughts[target + j] = weights[bias_at + j]
        for i in range(size):
            value = thoughts[source + i]
            if value > 0:  # what is 0 or less adds nothing
                row = weights_at + i * columns
                for j in range(columns):
                    thoughts[target + j] += value * weights[row + j]

    return part(add)


second_layer = layer(SECOND_LAYER, SECOND_BIAS, SECOND, HIDDEN, FIRST, HIDDEN_2)
third_layer = layer(THIRD_LAYER, THIRD_BIAS, THIRD, HIDDEN_2, SECOND, HIDDEN_3)
heads = layer(HEADS_LAYER, HEADS_BIAS, QUERY + 2 * SEATS, HIDDEN_3, THIRD, ASKED)


@part
def logit_of(action: int, weights: Floats, room: Room, thoughts: Floats) -> float:
    if action >= 32:
        column = action - 32
        if FIRST_INGREDIENT <= action < NO_INGREDIENT:
            ingredient = action - FIRST_INGREDIENT
            column = FIRST_INGREDIENT - 32 + 2 * room[PARTS + (ingredient >> 1)] + (ingredient & 1)
        logit = weights[OTHER_BIAS + column]
        for i in range(THIRD):
            logit += max(thoughts[HIDDEN_3 + i], np.float32(0)) * weights[OTHER_LAYER + i * OTHERS + column]
        return float(logit)
    # The masks change nothing: by them the compiler knows that no place is below 0, and adds four at a time.
    cell = PLACED[room[SIDE], action] & 31
    kind = room[SQUARE + cell] & 127
    steps = steps_of(kind, room) & 7
    landing = (room[OWN_STOP] + steps) % 20 & 31
    gain = room[GAIN + cell] & 31
    hope = room[HOPE + steps] & 31
    for j in range(QUERY):
        thoughts[TAKE + j] = (
            weights[CELL_WEIGHTS + cell * QUERY + j]
            + weights[CARD_WEIGHTS + kind * QUERY + j]
            + weights[LANDING_WEIGHTS + landing * QUERY + j]
            + weights[GAIN_WEIGHTS + gain * QUERY + j]
            + weights[HOPE_WEIGHTS + hope * QUERY + j]
        )
    a, b, c, d = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    for j in range(0, QUERY, 4):
        a += thoughts[ASKED + j] * thoughts[TAKE + j]
        b += thoughts[ASKED + j + 1] * thoughts[TAKE + j + 1]
        c += thoughts[ASKED + j + 2] * thoughts[TAKE + j + 2]
        d += thoughts[ASKED + j + 3] * thoughts[TAKE + j + 3]
    return float(a + b + (c + d))


@compiled
def look(s: Packed, removed: int, rows: Packed, weights: Floats, room: Room, thoughts: Floats) -> None:
    """Thinks of a state: each seat's share of the win and margin."""
    found = note_inputs(s, removed, room)
    for j in range(FIRST):
        room[SUMS + j] = 0
    for k in range(FOUND, FOUND + found - 3, 4):  # four at a time, which is twice as quick
        a, b, c, d = room[k] + 0, room[k + 1] + 0, room[k + 2] + 0, room[k + 3] + 0
        for j in range(FIRST):
            room[SUMS + j] += rows[a, j] + rows[b, j] + rows[c, j] + rows[d, j]
    for k in range(FOUND + found - found % 4, FOUND + found):
        row = room[k] + 0
        for j in range(FIRST):
            room[SUMS + j] += rows[row, j]
    for j in range(FIRST):
        thoughts[HIDDEN + j] = room[SUMS + j] * weights[SCALE + j] + weights[FIRST_BIAS + j]
    second_layer(weights, thoughts)
    third_layer(weights, thoughts)

    heads(weights, thoughts)

    player, players = s[PLAYER] + 0, s[PLAYERS] + 0
    highest = thoughts[WIN_LOGITS]
    for distance in range(1, players):
        highest = max(highest, thoughts[WIN_LOGITS + distance])
    total = 0.0
    for distance in range(players):
        thoughts[WIN_LOGITS + distance] = np.exp(thoughts[WIN_LOGITS + distance] - highest)
        total += thoughts[WIN_LOGITS + distance]
    for distance in range(players):
        seat = (player + distance) % players
        thoughts[WIN + seat] = thoughts[WIN_LOGITS + distance] / total
        thoughts[AHEAD + seat] = POINTS * thoughts[MARGINS + distance]


@part
def prefer(s: Packed, weights: Floats, actions: Packed, count: int, room: Room, thoughts: Floats) -> None:
    """After a look: the logits of these actions too. Searches do not ask for them, and need not compile this."""
    if actions[0] < 32:
        note_takes(s, room)
    for k in range(count):
        thoughts[POLICY + k] = logit_of(actions[k] + 0, weights, room, thoughts)


@compiled
def look_at_all(states: Packed, removed: int, rows: Packed, weights: Floats, win: Floats, ahead: Floats) -> None:
    """Of many states, a row each: every seat's share of the win and margin."""
    room = np.empty(ROOM, dtype=np.int16)
    thoughts = np.empty(THOUGHTS, dtype=np.float32)
    for at in range(len(states)):
        look(states[at], removed, rows, weights, room, thoughts)
        for seat in range(states[at, PLAYERS]):
            win[at, seat] = thoughts[WIN + seat]
            ahead[at, seat] = thoughts[AHEAD + seat]


@compiled
def look_and_prefer(
    s: Packed, removed: int, rows: Packed, weights: Floats, actions: Packed, room: Room, thoughts: Floats
) -> None:
    look(s, removed, rows, weights, room, thoughts)
    prefer(s, weights, actions, len(actions), room, thoughts)


# From Python


def inputs_of(s: Packed, removed: int) -> Inputs:
    """What the net is given of a state in which somebody decides; `removed` is the removed colour's number, or NONE."""
    room = np.zeros(ROOM, dtype=np.int16)
    rows = room[FOUND : FOUND + note_inputs(s, removed, room)].tolist()
    note_takes(s, room)
    square, gains, hopes = (room[at : at + size].tolist() for at, size in ((SQUARE, 32), (GAIN, 32), (HOPE, 5)))
    takes = []
    for kind, gain in zip(square, gains, strict=True):
        steps = 0 if kind == IMMUTO + 1 else (kind - 1 & 3) + 1 if 0 < kind <= IMMUTO else int(room[OWN_NUMBER])
        takes.append(Take(kind, (int(room[OWN_STOP]) + steps) % 20, gain, hopes[steps]))
    parts = room[PARTS : PARTS + 9]
    ingredients = FIRST_INGREDIENT + (2 * np.argsort(parts)[:, None] + [0, 1]).ravel()
    turned = TURNED[room[SIDE]].tolist()
    actions = (*turned, *range(32, FIRST_INGREDIENT), *ingredients.tolist(), NO_INGREDIENT)
    return Inputs(tuple(rows), tuple(takes), actions)


def outlook(net: Net, s: Packed, removed: int) -> Outlook:
    """What the net thinks of a state, for the player who decides there."""
    thoughts = np.zeros(THOUGHTS, dtype=np.float32)
    actions = np.arange(ACTIONS, dtype=np.int8)
    look_and_prefer(s, removed, net.rows, net.weights, actions, np.zeros(ROOM, dtype=np.int16), thoughts)
    seats = (np.arange(s[PLAYERS]) + s[PLAYER]) % s[PLAYERS]
    return Outlook(thoughts[WIN + seats], thoughts[AHEAD + seats], thoughts[POLICY : POLICY + ACTIONS])
