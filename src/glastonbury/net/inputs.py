"""What the net is given, from what the deciding seat knows (`observation`): the reference for all engines.

The first layer adds up rows of weights, one for each thing that is so: SECTIONS says what each row stands for. For a
take the policy also looks at what speaks for it: the card, where it leads, what it brings here and there (`Take`).

Nothing changes if the table is turned, or if colours that play the same part are exchanged. The square is turned
until the own pawn stands at its upper side. Colours are counted from the own one: those of the others in turn order,
those that nobody plays, the removed one, the own recipe's, and the rest.
"""

from math import prod
from typing import NamedTuple

import numpy as np

from ..actions import ACTIONS, FIRST_INGREDIENT, NO_INGREDIENT
from ..observation import CAULDRON, GAME, PLAYER, UNDER_PILE, UNKNOWN, Section, Tensor, field, starts_of
from ..rules import CELLS, STOPS
from ..rules.board import LINE_INDEXES
from ..rules.cards import CAULDRON_CARD_NUMBER, Color
from ..rules.scoring import BONUSES, TIMES_SUM

SEATS = 4
INGREDIENTS = 18
IMMUTO = 73
KINDS = 78  # of cards, as in an observation: 0 none, 1–72 ingredient cards, 73 Immuto, 74–77 spells
FEW_KINDS = 24  # 0 none, 1–18 ingredients, 19 Immuto, 20–23 spells
LOWEST_GAIN, HIGHEST_GAIN = -8, 18
NO_GAIN = HIGHEST_GAIN - LOWEST_GAIN + 1  # of what is no ingredient card
GAINS = NO_GAIN + 1
HIGHEST = 23  # what is higher counts as this high
FULL_PILE = 52

SECTIONS = (
    Section("cells", (32, KINDS), "the card in each cell"),
    Section(
        "held", (SEATS, INGREDIENTS, 15), "which numbers of an ingredient are in a cauldron: the sum of 1, 2, 4, 8"
    ),
    Section("to_come", (72,), "ingredient cards in the pile"),
    Section("immutos_to_come", (3,), "how many Immutos are there"),
    Section("stop", (SEATS, STOPS + 1), "of each pawn; 0 before it is placed, so that stops begin with 1"),
    Section("accio", (SEATS, 5), "uses left"),
    Section("declinatio", (SEATS, 7), "uses left"),
    Section("height", (SEATS, HIGHEST + 1), "of each cauldron"),
    Section("spells", (SEATS, 11), "spell cards collected"),
    Section("immutos", (SEATS, 3), "in each cauldron"),
    Section("top", (SEATS, FEW_KINDS), "of each cauldron"),
    Section("number", (SEATS, 5), "of the highest ingredient card in each cauldron, or the Cauldron card's"),
    Section("line", (SEATS, KINDS), "the cards where each player decides next, as far as can be said now"),
    Section("best", (SEATS, GAINS), "the most points that one of these brings its player at once"),
    Section("second", (SEATS, GAINS), "and that another brings"),
    Section("hand", (FEW_KINDS,), "the card to keep or drop"),
    Section("players", (3,), "two, three or four"),
    Section("phase", (6,), "as in an observation"),
    Section("declinatio_used", (2,), "in this turn"),
    Section("pile", (FULL_PILE + 1,), "cards in it"),
    Section("recipe_b", (6,), "the own one; 0 is none"),
    Section(
        "rules", (5,), "recipes; with them Immutos as scored, used spells count; a colour is removed; four with recipes"
    ),
)
_SHAPES = {section.name: section.shape for section in SECTIONS}
STARTS = starts_of(_SHAPES)
ROWS = sum(prod(section.shape) for section in SECTIONS)
RECIPES, AS_SCORED, USED_SPELLS, REMOVED, FOUR_WITH_RECIPES = range(5)  # the rows of `rules`


def turned_by(sides: int) -> list[int]:
    """Of each place in the turned square the cell that lies there if the side with this number becomes the first."""
    at = {("abcdef".index(cell[0]), "123456".index(cell[1])): number for number, cell in enumerate(CELLS)}
    found = []
    for column, row in at:
        x, y = column, row
        for _ in range(sides):
            x, y = 5 - y, x
        found.append(at[x, y])
    return found


TURNED = np.array([turned_by(sides) for sides in range(4)], dtype=np.int8)
PLACED = np.argsort(TURNED, axis=1).astype(np.int8)  # and of each cell its place in the turned square


class Take(NamedTuple):
    """What speaks for the card in a cell of the turned square."""

    card: int  # its kind
    landing: int  # the stop where it leads
    gain: int  # what it brings at once, from LOWEST_GAIN on
    hope: int  # the best gain at that stop


class Inputs(NamedTuple):
    rows: tuple[int, ...]  # of the first layer; one may come several times
    takes: tuple[Take, ...]
    actions: tuple[int, ...]  # the real action that each action of the turned square is


def row(section: str, *index: int) -> int:
    """
    >>> row("cells", 0, 1), row("held", 1, 2, 3)
    (1, 2799)
    """
    place = 0
    for size, number in zip(_SHAPES[section], index, strict=True):
        place = size * place + number
    return int(STARTS[section]) + place


def inputs(observation: Tensor) -> Inputs:
    """Of an observation `knowledge` of the seat that decides. Long because it says each section."""
    game = dict(zip(GAME, field(observation, "game").tolist(), strict=True))
    if game["deciding"] != 1:
        raise ValueError("the net is asked by the seat that decides, and this observation is another's")
    players = [dict(zip(PLAYER, fields, strict=True)) for fields in field(observation, "players").tolist()]
    players = [player for player in players if player["here"]]
    places, levels = field(observation, "places").tolist(), field(observation, "levels").tolist()
    found: list[int] = []

    def add(section: str, *index: int) -> None:
        found.append(row(section, *index))

    own = players[0]
    parts = parts_of_colors([player["color"] - 1 for player in players], game["removed_color"] - 1, own["recipe_a"] + 3)
    ingredients = [2 * parts[ingredient >> 1] + (ingredient & 1) for ingredient in range(INGREDIENTS)]

    def kind(card: int) -> int:
        return 4 * ingredients[card - 1 >> 2] + (card - 1 & 3) + 1 if 1 <= card < IMMUTO else card

    # The square
    side = max(0, own["stop"] - 1) // 5
    turned = TURNED[side].tolist()
    square = [kind(card) for card in field(observation, "cells")[turned].tolist()]
    for cell, card in enumerate(square):
        add("cells", cell, card)

    # The pile
    for card in range(72):
        if places[card] in (UNKNOWN, UNDER_PILE):
            add("to_come", kind(card + 1) - 1)
    add("immutos_to_come", sum(place in (UNKNOWN, UNDER_PILE) for place in places[72:]))

    # The players
    gains = []
    for seat, player in enumerate(players):
        held = [card for card in range(72) if places[card] == CAULDRON + seat]
        masks = [0] * INGREDIENTS
        for card in held:
            masks[ingredients[card >> 2]] |= 1 << (card & 3)
        for ingredient, mask in enumerate(masks):
            if mask:
                add("held", seat, ingredient, mask - 1)
        highest = max(held, key=levels.__getitem__, default=CAULDRON_CARD_NUMBER - 1)
        number = (highest & 3) + 1
        stop = (player["stop"] - 1 - 5 * side) % STOPS if player["stop"] else None
        add("stop", seat, 0 if stop is None else stop + 1)
        add("accio", seat, player["accio"])
        add("declinatio", seat, player["declinatio"])
        add("height", seat, min(HIGHEST, player["height"]))
        add("spells", seat, sum(player[name] for name in ("vanescos", "perluceos", "accios", "declinatios")))
        add("immutos", seat, sum(place == CAULDRON + seat for place in places[72:]))
        add("top", seat, few(kind(player["top"])))
        add("number", seat, number)
        # The line where the player decides next
        there = 0 if stop is None else stop
        if seat > 0 and stop is not None and not (player["top"] == IMMUTO and stop % 5):
            there = (stop + number) % STOPS
        gains.append([gain(masks, card, seat) for card in square])
        line = LINE_INDEXES[there]
        for cell in line:
            add("line", seat, square[cell])
        best = sorted((gains[seat][cell] for cell in line if gains[seat][cell] != NO_GAIN), reverse=True)
        best += [NO_GAIN] * 2
        add("best", seat, best[0])
        add("second", seat, best[1])
        if seat == 0:
            own_stop, own_number = there, number

    # All else
    add("hand", few(kind(game["hand"])))
    add("players", len(players) - 2)
    add("phase", game["phase"])
    add("declinatio_used", game["declinatio_used"])
    add("pile", min(FULL_PILE, game["pile"]))
    add("recipe_b", own["recipe_b"])
    if game["recipes"]:
        add("rules", RECIPES)
        for name, rule in (("immutos_as_scored", AS_SCORED), ("counts_used_spells", USED_SPELLS)):
            if game[name]:
                add("rules", rule)
        if len(players) == SEATS:
            add("rules", FOUR_WITH_RECIPES)
    if game["removed_color"]:
        add("rules", REMOVED)

    takes = []
    for cell, card in enumerate(square):
        steps = 0 if card == IMMUTO else (card - 1 & 3) + 1 if 1 <= card < IMMUTO else own_number
        landing = (own_stop + steps) % STOPS
        hopes = [gains[0][other] for other in LINE_INDEXES[landing] if gains[0][other] != NO_GAIN]
        takes.append(Take(card, landing, gains[0][cell], max(hopes, default=NO_GAIN)))
    back = sorted(range(INGREDIENTS), key=ingredients.__getitem__)
    actions = (*turned, *range(32, FIRST_INGREDIENT), *(FIRST_INGREDIENT + i for i in back), NO_INGREDIENT)
    assert len(actions) == ACTIONS
    return Inputs(tuple(found), tuple(takes), actions)


def parts_of_colors(seated: list[int], removed: int, recipe: int) -> list[int]:
    """The part that each colour plays; −1 is no removed colour, 3 no recipe.

    >>> parts_of_colors([3, 2], removed=0, recipe=5)
    [3, 2, 1, 0, 5, 4, 6, 7, 8]
    """
    colors = range(len(Color))
    unplayed = [color for color in colors[:4] if color not in (*seated, removed)]
    apart = [*([removed] if removed >= 0 else []), *([recipe] if recipe > 3 else [])]
    order = [*seated, *unplayed, *apart, *(color for color in colors[4:] if color != recipe)]
    return sorted(colors, key=order.__getitem__)


def few(kind: int) -> int:
    """Of few kinds: a card without its number."""
    if kind == 0:
        return 0
    return (kind - 1 >> 2) + 1 if kind < IMMUTO else kind - IMMUTO + INGREDIENTS + 1


def gain(masks: list[int], card: int, seat: int) -> int:
    """The points that a kind of card brings this player at once (§8), from LOWEST_GAIN on."""
    if not 1 <= card < IMMUTO:
        return NO_GAIN
    ingredient, number = divmod(card - 1, 4)
    factor = 2 if ingredient >> 1 == seat else 1
    numbers = [n for n in (1, 2, 3, 4) if masks[ingredient] >> n - 1 & 1]

    def points(numbers: list[int]) -> int:
        return factor * TIMES_SUM[len(numbers)] * sum(numbers) + BONUSES[len(numbers)]

    more = points([*numbers, number + 1]) - points(numbers)
    return min(max(more, LOWEST_GAIN), HIGHEST_GAIN) - LOWEST_GAIN
