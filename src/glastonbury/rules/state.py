"""A game at a moment when somebody has to decide, or when it is over."""

from typing import Literal, NamedTuple, get_args

from .board import CELL_INDEX, Cell, Stop
from .cards import Card, CauldronCard, Color, Immuto, Ingredient, Recipes, Spell
from .editions import Edition

Phase = Literal[
    "place",  # a pawn is put at a corner
    "take",  # the pawn has moved to a line: a card must be taken
    "corner",  # the pawn has moved to a corner and Declinatio can be used
    "keep",  # the taken card has emptied a line: keep or drop it
    "immuto",  # the game has ended: an Immuto is put to an ingredient
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Player(NamedTuple):
    """What lies in front of one player."""

    color: Color
    recipes: Recipes | None
    stop: Stop | None = None
    cauldron: tuple[CauldronCard, ...] = ()  # the top card is the last one
    spells: tuple[Spell, ...] = ()  # every spell card collected, used up or not
    accio: int = 0  # uses left
    declinatio: int = 0  # uses left
    immutos: tuple[Ingredient | None, ...] = ()  # at the scoring: where each Immuto went

    @property
    def top(self) -> CauldronCard | None:
        return self.cauldron[-1] if self.cauldron else None

    # The two changes of every turn, cheaper than _replace.

    def moved_to(self, stop: Stop) -> "Player":
        color, recipes, _, cauldron, spells, accio, declinatio, immutos = self
        return Player(color, recipes, stop, cauldron, spells, accio, declinatio, immutos)

    def with_cauldron(self, cauldron: tuple[CauldronCard, ...]) -> "Player":
        color, recipes, stop, _, spells, accio, declinatio, immutos = self
        return Player(color, recipes, stop, cauldron, spells, accio, declinatio, immutos)

    @property
    def immutos_to_put(self) -> int:
        return sum(isinstance(card, Immuto) for card in self.cauldron) - len(self.immutos)


class State(NamedTuple):
    edition: Edition
    removed_color: Color | None
    memory_aid: bool
    players: tuple[Player, ...]  # in turn order; the first began
    cells: tuple[Card | None, ...]  # in the order of CELLS
    pile: tuple[Card, ...]  # next card first
    phase: Phase
    player: int  # who decides; of no meaning when over
    declinatio_used: bool = False  # in this turn
    taken: Card | None = None  # in the phase `keep`: the card in the hand
    out: tuple[Card, ...] = ()  # dropped, or swept away when the pile was empty
    ended_by: int | None = None

    def card_at(self, cell: Cell) -> Card | None:
        return self.cells[CELL_INDEX[cell]]

    @property
    def deciding(self) -> Player:
        return self.players[self.player]

    @property
    def has_recipes(self) -> bool:
        return self.players[0].recipes is not None
