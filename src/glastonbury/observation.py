"""What a seat observes, as a fixed tensor of small integers: the same for every engine and learner.

There are two observations of the same form. `knowledge` has all that a seat which forgets nothing can know; `table`
only what can be seen now, the last turn of each player, and Perluceo's look until its player has decided next: the
memory game that people play. They differ in `places` and `levels` alone.

Players are counted from the seat that observes, which is 0, in turn order. A card is 1–72 for an ingredient card
(ingredient × 4 + number), 73 Immuto, 74 Vanesco, 75 Perluceo, 76 Accio, 77 Declinatio; 0 is none.

>>> from .deal import Choices, deal
>>> from .rules import Color, Place, start
>>> state = start(deal(Choices((Color.BLUE, Color.RED)), b"demo"))
>>> seat = Observer(state, 0)
>>> field(seat.knowledge(), "game").tolist()[:3]
[2, 0, 1]
"""

from collections.abc import Iterable, Mapping
from itertools import accumulate
from math import prod
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from .knowledge import Knowledge
from .rules import (
    CARDS,
    CELLS,
    INGREDIENTS,
    OTHER_COLORS,
    PHASES,
    PLAYER_COLORS,
    Card,
    CardsSwept,
    CardTaken,
    CardTurnedOver,
    CauldronCard,
    CauldronSeen,
    Color,
    DeclinatioUsed,
    Event,
    GameEnded,
    IngredientCard,
    PawnPlaced,
    RecipeB,
    Spell,
    State,
    TurnPassed,
)
from .views import PlayerView, View, view, witness

Tensor = npt.NDArray[np.int8]
N = TypeVar("N", bound=np.generic)


class Section(NamedTuple):
    name: str
    shape: tuple[int, ...]
    says: str


def starts_of(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Where each of them begins, when they lie one after the other."""
    return dict(zip(shapes, accumulate(map(prod, shapes.values()), initial=0), strict=False))


SECTIONS = (
    Section("cells", (32,), "the card in each cell, in reading order"),
    Section("places", (74,), "where each of the 72 ingredient cards and the two Immutos is, as far as it is known"),
    Section(
        "levels", (74,), "and there: which cell; how many cards beneath it in the cauldron, or above it in the pile"
    ),
    Section("players", (4, 15), "what lies in front of each player"),
    Section("turns", (4, 9), "the last turn of each player"),
    Section("game", (12,), "whatever else everybody sees"),
)
SIZE = sum(prod(section.shape) for section in SECTIONS)

# In `places`; a cauldron's is CAULDRON + player. The Immutos, which nobody can tell apart, are in the order of this.
UNKNOWN, SQUARE, CAULDRON, UNDER_PILE, OUT, HAND, NOT_IN_GAME = 0, 1, 2, 6, 7, 8, 9

# The fields of a player, of a turn and of the game.
PLAYER = (
    "here",  # 1, where there is such a player
    "color",  # 1–4: yellow, green, red, blue
    "stop",  # 1–20, clockwise from the corner a1; 0 before the pawn is placed
    "accio",  # uses left
    "declinatio",
    "height",  # of the cauldron
    "top",  # card
    "vanescos",  # collected
    "perluceos",
    "accios",
    "declinatios",
    "recipe_a",  # 1–5: orange, purple, brown, white, black; 0 is none, or not known
    "recipe_b",  # 1–5: fewest cards, fewest fours, fewest spells, most ones, ended the game
    "immuto_1",  # put to this ingredient, 1–18; 19 to none; 0 not yet
    "immuto_2",
)
TURN = (
    "did",  # NOTHING yet, or what follows below
    "card",  # taken
    "cell",  # 1–32, from there
    "by",  # 1 by Accio, 2 after Declinatio
    "swept_0",  # the card that Vanesco swept from this player
    "swept_1",
    "swept_2",
    "swept_3",
    "turned_over",  # the card in its place
)
GAME = (
    "players",
    "phase",  # 0–5: place, take, corner, keep, immuto, over
    "deciding",  # player + 1; 0 when the game is over
    "declinatio_used",
    "hand",  # the card to keep or drop
    "pile",  # cards
    "recipes",
    "immutos_as_scored",
    "counts_used_spells",
    "removed_color",  # 1–9; 0 is none
    "memory_aid",
    "ended_by",  # player + 1
)
PLACE, TAKE, CORNER, KEEP, PUT_IMMUTO, OVER = range(len(PHASES))
NOTHING, PLACED, TOOK, STAYED, ENDED = range(5)  # ENDED: by a Declinatio to a line with nothing to take
BY_ACCIO, BY_DECLINATIO = 1, 2

_SHAPES = {section.name: section.shape for section in SECTIONS}
STARTS = starts_of(_SHAPES)

_CODES: dict[Card, int] = {card: number for number, card in enumerate(CARDS.values(), 1)}
HIGHEST_NUMBER = max(_CODES.values())  # in an observation: no other number is as high as a card's
_PLACES_TO_PUT = {ingredient: number for number, ingredient in enumerate((*INGREDIENTS, None), 1)}


def field(tensor: npt.NDArray[N], section: str) -> npt.NDArray[N]:
    """A section of an observation, or of a batch of them, in its own shape."""
    start, shape = STARTS[section], _SHAPES[section]
    return tensor[..., start : start + prod(shape)].reshape(*tensor.shape[:-1], *shape)


def code_of(card: Card | None) -> int:
    return 0 if card is None else _CODES[card]


class Observer:
    """One seat through a game: told of every decision, it gives both observations. The reference for all engines."""

    def __init__(self, state: State, seat: int) -> None:
        """Before the first pawn is placed."""
        self.seat = seat
        self.players = len(state.players)
        self.known = Knowledge.begin(view(state, seat))
        self.turns = np.zeros((4, len(TURN)), dtype=np.int8)
        self.declinatio_used = False
        self.look: tuple[CauldronCard, ...] = ()  # into the own cauldron, until the own next decision

    def learn(self, events: tuple[Event, ...], state: State) -> None:
        """After a decision of anybody."""
        seen = witness(events, self.seat)
        if self.known.view.player == self.seat:
            self.look = ()
        self.known = self.known.learn(seen, view(state, self.seat))
        for event in seen:
            self.note(event)

    def note(self, event: Event) -> None:
        match event:
            case PawnPlaced(player):
                self.begin_turn(player, PLACED)
            case DeclinatioUsed():
                self.declinatio_used = True
            case CardTaken(player, cell, card, by_accio):
                turn = self.begin_turn(player, TOOK)
                turn[TURN.index("card")] = code_of(card)
                turn[TURN.index("cell")] = CELLS.index(cell) + 1
                if by_accio:
                    turn[TURN.index("by")] = BY_ACCIO
                self.taker = player
            case TurnPassed(player):
                self.begin_turn(player, STAYED)
            case GameEnded(player, "only_spells"):
                self.begin_turn(player, ENDED)
            case CardsSwept(player, swept):
                for other, card in swept:
                    self.turns[self.relative(player), TURN.index("swept_0") + self.relative(other)] = code_of(card)
            case CardTurnedOver(_, card):
                self.turns[self.relative(self.taker), TURN.index("turned_over")] = code_of(card)
            case CauldronSeen(_, cards) if cards is not None:
                self.look = cards
            case _:
                pass

    def begin_turn(self, player: int, did: int) -> Tensor:
        turn: Tensor = self.turns[self.relative(player)]
        turn[:] = 0
        turn[TURN.index("did")] = did
        if self.declinatio_used:
            turn[TURN.index("by")] = BY_DECLINATIO
            self.declinatio_used = False
        return turn

    def relative(self, player: int) -> int:
        return (player - self.seat) % self.players

    # The observations

    def knowledge(self) -> Tensor:
        known = self.known
        return self.tensor(
            [[memory.card for memory in cauldron] for cauldron in known.cauldrons],
            [memory.card for memory in known.bottom],
            [memory.card for memory in known.out],
        )

    def table(self) -> Tensor:
        cauldrons: list[list[Card | None]] = []
        for index, player in enumerate(self.known.view.players):
            cards: tuple[Card | None, ...] = player.cauldron or ()
            if index == self.seat and self.look:
                cards = self.look[: player.height]  # less what Vanesco has swept from it
            covered = player.height - len(cards)
            cauldrons.append([*cards] if not covered else [*[None] * (player.height - 1), player.top])
        return self.tensor(cauldrons, [], [])

    def tensor(self, cauldrons: list[list[Card | None]], bottom: list[Card | None], out: list[Card | None]) -> Tensor:
        """With these cards known in cauldrons, under the pile and out of the game; None is a card that is not known."""
        seen = self.known.view
        tensor = np.zeros(SIZE, dtype=np.int8)
        field(tensor, "cells")[:] = [code_of(card) for card in seen.cells]
        where: list[tuple[Card | None, int, int]] = [(card, SQUARE, cell) for cell, card in enumerate(seen.cells)]
        for index, cards in enumerate(cauldrons):
            where += [(card, CAULDRON + self.relative(index), level) for level, card in enumerate(cards)]
        where += [(card, UNDER_PILE, seen.pile - len(bottom) + order) for order, card in enumerate(bottom)]
        where += [(card, OUT, 0) for card in out]
        where += [(seen.taken, HAND, 0)]
        places, levels = rows(where, seen.removed_color)
        field(tensor, "places")[:] = places
        field(tensor, "levels")[:] = levels
        for index, player in enumerate(seen.players):
            field(tensor, "players")[self.relative(index)] = player_fields(player)
        field(tensor, "turns")[:] = self.turns
        field(tensor, "game")[:] = self.game_fields(seen)
        return tensor

    def game_fields(self, seen: View) -> list[int]:
        return [
            self.players,
            PHASES.index(seen.phase),
            0 if seen.player is None else self.relative(seen.player) + 1,
            seen.declinatio_used,
            code_of(seen.taken),
            seen.pile,
            seen.has_recipes,
            seen.edition.immutos_as_scored,
            seen.edition.counts_used_spells,
            0 if seen.removed_color is None else list(Color).index(seen.removed_color) + 1,
            seen.memory_aid,
            0 if seen.ended_by is None else self.relative(seen.ended_by) + 1,
        ]


def rows(where: Iterable[tuple[Card | None, int, int]], removed: Color | None) -> tuple[list[int], list[int]]:
    """`places` and `levels`."""
    found = [(UNKNOWN, 0)] * 72
    immutos = []
    for card, place, level in where:
        if isinstance(card, IngredientCard):
            found[_CODES[card] - 1] = place, level
        elif card is not None and not isinstance(card, Spell):
            immutos.append((place, level))
    for number, card in enumerate([*CARDS.values()][:72]):
        if isinstance(card, IngredientCard) and card.ingredient.color == removed:
            found[number] = NOT_IN_GAME, 0
    found += sorted([*immutos, *[(UNKNOWN, 0)] * (2 - len(immutos))])
    return [place for place, _ in found], [level for _, level in found]


def player_fields(player: PlayerView) -> list[int]:
    put = [_PLACES_TO_PUT[place] for place in player.immutos]
    return [
        1,
        PLAYER_COLORS.index(player.color) + 1,
        0 if player.stop is None else player.stop + 1,
        player.accio,
        player.declinatio,
        player.height,
        code_of(player.top),
        *(player.spells.count(spell) for spell in Spell),
        OTHER_COLORS.index(player.recipes.a) + 1 if player.recipes else 0,
        list(RecipeB).index(player.recipes.b) + 1 if player.recipes else 0,
        *put,
        *[0] * (2 - len(put)),
    ]
