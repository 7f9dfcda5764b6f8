"""The events: everything that the table sees happen when a move is played.

All of them are public but one: what `CauldronSeen` shows is for its player alone (§5).
Chance is here, in `CardTurnedOver`, and never in a move.
"""

from dataclasses import dataclass
from typing import Literal, TypeVar, dataclass_transform

from .board import Cell, Stop
from .cards import Card, CauldronCard, Ingredient, Spell
from .scoring import Score

T = TypeVar("T")

EndReason = Literal[
    "last_card",  # a line is empty (§7)
    "only_spells",  # special situation 1 (§6)
]


@dataclass_transform(frozen_default=True)
def event(cls: type[T]) -> type[T]:
    """A dataclass that type checkers hold to be frozen; enforcing it at run time costs more than the event."""
    return dataclass(slots=True)(cls)


@event
class PawnPlaced:
    player: int
    stop: Stop


@event
class PawnMoved:
    """Clockwise; a move by 0 has the same stop twice."""

    player: int
    start: Stop
    stop: Stop


@event
class TurnPassed:
    """At a corner nothing is taken (§4)."""

    player: int


@event
class DeclinatioUsed:
    player: int


@event
class CardTaken:
    player: int
    cell: Cell
    card: Card
    by_accio: bool


@event
class CardPutOnCauldron:
    player: int
    card: CauldronCard


@event
class SpellCollected:
    """A spell card now lies in front of the player: Accio and Declinatio for later, the others used at once."""

    player: int
    spell: Spell


@event
class CardDropped:
    player: int
    card: Card


@event
class CardsSwept:
    """Vanesco: the top cards of these players, in this order, went under the pile or out of the game (§6)."""

    player: int
    swept: tuple[tuple[int, CauldronCard], ...]
    under_pile: bool


@event
class CauldronSeen:
    """Perluceo: the player looks through the own cauldron, bottom card first. Nobody else sees `cards`: None."""

    player: int
    cards: tuple[CauldronCard, ...] | None


@event
class CardTurnedOver:
    cell: Cell
    card: Card


@event
class GameEnded:
    player: int
    reason: EndReason
    line: str  # the name of the line that is empty, or holds only spells


@event
class CauldronsOpened:
    """For the scoring all cauldrons are laid open, each bottom card first (§9)."""

    cauldrons: tuple[tuple[CauldronCard, ...], ...]


@event
class ImmutoPlaced:
    player: int
    ingredient: Ingredient | None


@event
class Scored:
    scores: tuple[Score, ...]
    winners: tuple[int, ...]


Event = (
    PawnPlaced
    | PawnMoved
    | TurnPassed
    | DeclinatioUsed
    | CardTaken
    | CardPutOnCauldron
    | SpellCollected
    | CardDropped
    | CardsSwept
    | CauldronSeen
    | CardTurnedOver
    | GameEnded
    | CauldronsOpened
    | ImmutoPlaced
    | Scored
)
