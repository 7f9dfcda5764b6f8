"""The moves: every decision that a player ever takes.

`str(move)` is its token in a record:

>>> str(Take("c4")), str(TakeByAccio("c4")), str(PutImmuto(None))
('c4', '*c4', 'immuto:none')
"""

from dataclasses import dataclass

from .board import Cell, Corner
from .cards import Ingredient


@dataclass(frozen=True, slots=True)
class Place:
    """Put the pawn at a corner (§3)."""

    corner: Corner

    def __str__(self) -> str:
        return f"@{self.corner}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card of the line beside the pawn (§4)."""

    cell: Cell

    def __str__(self) -> str:
        return self.cell


@dataclass(frozen=True, slots=True)
class TakeByAccio:
    """Take a card from elsewhere (§6)."""

    cell: Cell

    def __str__(self) -> str:
        return f"*{self.cell}"


@dataclass(frozen=True, slots=True)
class UseDeclinatio:
    """Move on from a corner (§6)."""

    def __str__(self) -> str:
        return "declinatio"


@dataclass(frozen=True, slots=True)
class Stay:
    """End the turn at a corner without Declinatio (§4)."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card that emptied a line (§7)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Drop:
    """Put the card that emptied a line out of the game (§7)."""

    def __str__(self) -> str:
        return "drop"


@dataclass(frozen=True, slots=True)
class PutImmuto:
    """Add the next Immuto to an ingredient, or to none (§9)."""

    ingredient: Ingredient | None

    def __str__(self) -> str:
        return f"immuto:{self.ingredient.code if self.ingredient else 'none'}"


Move = Place | Take | TakeByAccio | UseDeclinatio | Stay | Keep | Drop | PutImmuto
