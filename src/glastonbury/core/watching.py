"""A game from its deal, and what a seat observes of it (`observation`)."""

import numpy as np

from .. import observation
from ..actions import ACTIONS, FIRST_CORNER, FIRST_INGREDIENT, STAY, USE_DECLINATIO
from ..observation import (
    BY_ACCIO,
    BY_DECLINATIO,
    ENDED,
    HAND,
    NOT_IN_GAME,
    OVER,
    PLACE,
    PLACED,
    PUT_IMMUTO,
    SIZE,
    SQUARE,
    STAYED,
    TOOK,
    UNDER_PILE,
)
from ..observation import CAULDRON as IN_CAULDRON
from ..observation import OUT as OUT_OF_GAME
from ..rules import Color, State
from .chance import Rng, random_action
from .compiling import compiled, part
from .game import legal, play
from .packing import (
    ACCIO_LEFT,
    AS_SCORED,
    BLOCK,
    CAULDRON,
    CELL,
    COLOR,
    COUNT,
    DECLINATIO_LEFT,
    DECLINATIO_USED,
    ENDED_BY,
    HEIGHT,
    IMMUTO,
    IN_LINE,
    LEFT,
    NONE,
    OUT,
    OUT_COUNT,
    PERLUCEO,
    PHASE,
    PILE,
    PILE_END,
    PILE_HEAD,
    PLAYER,
    PLAYERS,
    PUT,
    PUT_COUNT,
    RECIPE_A,
    RECIPE_B,
    RECIPES,
    SEAT,
    SPELL,
    SPELL_COUNT,
    STOP,
    SUM,
    TAKEN,
    USED_SPELLS,
    VANESCO,
    Packed,
)

# Fields of a turn
DID, TURN_CARD, TURN_CELL, BY, SWEPT, TURNED_OVER = map(
    observation.TURN.index, ("did", "card", "cell", "by", "swept_0", "turned_over")
)
TURN = len(observation.TURN)

# Sections of an observation
PLACES, LEVELS, PLAYER_FIELDS, TURN_FIELDS, GAME_FIELDS = map(
    observation.STARTS.__getitem__, ("places", "levels", "players", "turns", "game")
)
OBSERVED_PLAYER = len(observation.PLAYER)
VANESCOS, OBSERVED_A, OBSERVED_B, OBSERVED_PUT = map(
    observation.PLAYER.index, ("vanescos", "recipe_a", "recipe_b", "immuto_1")
)

# Fields of what has been seen, beside a state
TURNS = 0  # the last turn of each player
LOOKING = 4 * TURN  # a bit for each player who looks through the own cauldron, until the own next decision
REMOVED_COLOR, MEMORY_AID = LOOKING + 1, LOOKING + 2
FIRST_SWEPT = LOOKING + 3  # in the pile: cards from here on were swept under it, so that everybody has seen them
SEEN = LOOKING + 4


def watch(state: State) -> Packed:
    """What has been seen of a game before the first pawn is placed."""
    seen = np.zeros(SEEN, dtype=np.int8)
    seen[REMOVED_COLOR] = NONE if state.removed_color is None else list(Color).index(state.removed_color)
    seen[MEMORY_AID] = state.memory_aid
    seen[FIRST_SWEPT] = len(state.pile)
    return seen


@compiled
def lay_out(s: Packed, seen: Packed, deck: Packed, removed: int, a: Packed, b: Packed) -> None:
    """Begins another game at the same table: with this deck, and these recipes where the table has them."""
    s[PHASE], s[PLAYER], s[DECLINATIO_USED], s[TAKEN], s[ENDED_BY] = PLACE, 0, 0, NONE, NONE
    s[PILE_HEAD], s[PILE_END], s[OUT_COUNT] = 0, deck.size - 32, 0
    for k in range(32):
        s[CELL + k] = deck[k]
    for k in range(32, deck.size):
        s[PILE + k - 32] = deck[k]
    for i in range(18):
        s[LEFT + i] = 0 if i >> 1 == removed else 4
    for index in range(s[PLAYERS]):
        block = SEAT + index * BLOCK
        s[block + STOP] = NONE
        for field in (ACCIO_LEFT, DECLINATIO_LEFT, HEIGHT, SPELL_COUNT, PUT_COUNT):
            s[block + field] = 0
        for i in range(18):
            s[block + COUNT + i] = 0
            s[block + SUM + i] = 0
        if s[RECIPES] == 1:
            s[block + RECIPE_A] = a[index]
            s[block + RECIPE_B] = b[index]
    for k in range(LOOKING + 1):
        seen[k] = 0
    seen[REMOVED_COLOR] = removed
    seen[FIRST_SWEPT] = deck.size - 32


@part
def begin_turn(s: Packed, seen: Packed, player: int, did: int) -> int:
    turn = TURNS + player * TURN
    for k in range(TURN):
        seen[turn + k] = 0
    seen[turn + DID] = did
    if s[DECLINATIO_USED] == 1:
        seen[turn + BY] = BY_DECLINATIO
    return turn


@part
def begin_take(s: Packed, seen: Packed, cell: int) -> int:
    player, players = s[PLAYER] + 0, s[PLAYERS] + 0
    card = s[CELL + cell]
    turn = begin_turn(s, seen, player, TOOK)
    seen[turn + TURN_CARD] = card + 1
    seen[turn + TURN_CELL] = cell + 1
    if not IN_LINE[s[SEAT + player * BLOCK + STOP], cell]:
        seen[turn + BY] = BY_ACCIO
    if card == VANESCO:
        for other in range(players):
            block = SEAT + other * BLOCK
            if other != player and s[block + HEIGHT] > 0:
                seen[turn + SWEPT + other] = s[block + CAULDRON + s[block + HEIGHT] - 1] + 1
    return turn


@compiled
def play_seen(s: Packed, seen: Packed, action: int) -> bool:
    """Play an action as `play` does, and note what everybody sees of it. Whether it was legal: if not, do nothing."""
    actions = np.empty(ACTIONS, dtype=np.int8)
    found = False
    for k in range(legal(s, actions)):
        found = found or actions[k] == action
    if not found:
        return False
    player = s[PLAYER] + 0
    block = SEAT + player * BLOCK
    spells = s[block + SPELL_COUNT] + 0
    turns_over = action < 32 and s[PILE_HEAD] < s[PILE_END]
    turn = TURNS + player * TURN
    if action < 32:
        turn = begin_take(s, seen, action)
    elif action == STAY:
        begin_turn(s, seen, player, STAYED)
    elif FIRST_CORNER <= action < FIRST_INGREDIENT:
        begin_turn(s, seen, player, PLACED)
    stops = np.empty(4, dtype=np.int8)
    for index in range(s[PLAYERS]):
        stops[index] = s[SEAT + index * BLOCK + STOP]
    play(s, action)
    if turns_over:
        seen[turn + TURNED_OVER] = s[CELL + action] + 1
    if action == USE_DECLINATIO and s[PHASE] >= PUT_IMMUTO:
        begin_turn(s, seen, player, ENDED)
    looks = s[block + SPELL_COUNT] > spells and s[block + SPELL + spells] == PERLUCEO
    seen[LOOKING] = seen[LOOKING] & ~(1 << player) | int(looks) << player
    if action < 32 or action == STAY:
        note_passes(s, seen, player, stops)
    return True


@part
def note_passes(s: Packed, seen: Packed, player: int, stops: Packed) -> None:
    """Pawns that have moved without a decision ended their turn at a corner.

    The player to decide has moved too, and has passed before only if the turn went all around: then the player who
    has decided last passed as well.
    """
    around = s[SEAT + player * BLOCK + STOP] != stops[player] and s[PLAYER] != player
    for index in range(s[PLAYERS]):
        moved = s[SEAT + index * BLOCK + STOP] != stops[index]
        if moved and (around or index != s[PLAYER]):
            begin_turn(s, seen, index, STAYED)


@compiled
def play_randomly(s: Packed, seen: Packed, seat: int, rng: Rng, played: Packed) -> int:
    """Play any legal actions until this seat decides, the game is over or there is no room to write more of them.

    Gives their number.
    """
    actions = np.empty(ACTIONS, dtype=np.int8)
    count = 0
    while s[PLAYER] != seat and s[PHASE] != OVER and count < played.size:
        action = random_action(s, rng, actions)
        play_seen(s, seen, action)
        played[count] = action
        count += 1
    return count


@compiled
def bring_up(s: Packed, seen: Packed, card: int) -> None:
    """Makes a card that nobody has seen yet the next one of the pile."""
    head = PILE + s[PILE_HEAD]
    for k in range(head, PILE + seen[FIRST_SWEPT]):
        if s[k] == card:
            s[k] = s[head]
            s[head] = card
            return


@compiled
def write_mask(s: Packed, mask: Packed) -> None:
    """Writes 1 for each legal action, else 0."""
    actions = np.empty(ACTIONS, dtype=np.int8)
    for k in range(ACTIONS):
        mask[k] = 0
    for k in range(legal(s, actions)):
        mask[actions[k]] = 1


@compiled
def observe(s: Packed, seen: Packed, seat: int, remembers: bool, tensor: Packed) -> None:
    """Writes what a seat observes: `knowledge` if it remembers, else `table`."""
    players = s[PLAYERS] + 0
    for k in range(SIZE):
        tensor[k] = 0
    if seen[REMOVED_COLOR] != NONE:
        for k in range(8):
            tensor[PLACES + 8 * seen[REMOVED_COLOR] + k] = NOT_IN_GAME
    for cell in range(32):
        tensor[cell] = s[CELL + cell] + 1
        observe_card(tensor, s[CELL + cell] + 0, SQUARE, cell)
    open_to_all = remembers or seen[MEMORY_AID] == 1 or s[PHASE] >= PUT_IMMUTO
    for index in range(players):
        block = SEAT + index * BLOCK
        place = IN_CAULDRON + (index - seat + players) % players
        height = s[block + HEIGHT] + 0
        looks = index == seat and seen[LOOKING] >> seat & 1 == 1
        for level in range(0 if open_to_all or looks else max(0, height - 1), height):
            observe_card(tensor, s[block + CAULDRON + level] + 0, place, level)
    if remembers:
        for k in range(max(s[PILE_HEAD], seen[FIRST_SWEPT]), s[PILE_END]):
            observe_card(tensor, s[PILE + k] + 0, UNDER_PILE, k - s[PILE_HEAD])
        for k in range(s[OUT_COUNT]):
            observe_card(tensor, s[OUT + k] + 0, OUT_OF_GAME, 0)
    observe_card(tensor, s[TAKEN] + 0, HAND, 0)
    for index in range(players):
        relative = (index - seat + players) % players
        own_recipes = index == seat or s[PHASE] == OVER
        observe_player(s, index, own_recipes, PLAYER_FIELDS + relative * OBSERVED_PLAYER, tensor)
        turn, to = TURNS + index * TURN, TURN_FIELDS + relative * TURN
        for k in (DID, TURN_CARD, TURN_CELL, BY, TURNED_OVER):
            tensor[to + k] = seen[turn + k]
        for other in range(players):
            tensor[to + SWEPT + (other - seat + players) % players] = seen[turn + SWEPT + other]
    fields = (
        players,
        s[PHASE] + 0,
        0 if s[PHASE] == OVER else (s[PLAYER] - seat + players) % players + 1,
        s[DECLINATIO_USED] + 0,
        s[TAKEN] + 1,
        s[PILE_END] - s[PILE_HEAD],
        s[RECIPES] + 0,
        s[AS_SCORED] + 0,
        s[USED_SPELLS] + 0,
        seen[REMOVED_COLOR] + 1,
        seen[MEMORY_AID] + 0,
        0 if s[ENDED_BY] == NONE else (s[ENDED_BY] - seat + players) % players + 1,
    )
    for k in range(len(fields)):
        tensor[GAME_FIELDS + k] = fields[k]


@part
def observe_card(tensor: Packed, card: int, place: int, level: int) -> None:
    if card > IMMUTO or card == NONE:
        return
    k = card
    if card == IMMUTO:  # the two are in the order of their places
        first = PLACES + IMMUTO
        k = IMMUTO
        if (place, level) > (tensor[first + 1], tensor[first + LEVELS - PLACES + 1]):
            tensor[first] = tensor[first + 1]
            tensor[first + LEVELS - PLACES] = tensor[first + LEVELS - PLACES + 1]
            k = IMMUTO + 1
    tensor[PLACES + k] = place
    tensor[LEVELS + k] = level


@part
def observe_player(s: Packed, index: int, open_recipes: bool, to: int, tensor: Packed) -> None:
    block = SEAT + index * BLOCK
    height = s[block + HEIGHT] + 0
    fields = (
        1,
        s[block + COLOR] + 1,
        s[block + STOP] + 1,
        s[block + ACCIO_LEFT] + 0,
        s[block + DECLINATIO_LEFT] + 0,
        height,
        0 if height == 0 else s[block + CAULDRON + height - 1] + 1,
    )
    for k in range(len(fields)):
        tensor[to + k] = fields[k]
    for k in range(s[block + SPELL_COUNT]):
        tensor[to + VANESCOS + s[block + SPELL + k] - VANESCO] += 1
    if open_recipes and s[RECIPES] == 1:
        tensor[to + OBSERVED_A] = s[block + RECIPE_A] - 3  # from the first of the other colours
        tensor[to + OBSERVED_B] = s[block + RECIPE_B] + 1
    for k in range(s[block + PUT_COUNT]):
        tensor[to + OBSERVED_PUT + k] = s[block + PUT + k] + 1
