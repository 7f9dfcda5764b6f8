"""The one table move ↔ integer, for every engine and learner.

| action | move |
|---|---|
| 0–31 | take the card in this cell, in reading order; by Accio where the cell is not in the pawn's line |
| 32, 33 | use Declinatio, stay |
| 34, 35 | keep, drop |
| 36–39 | place the pawn at a1, f1, f6, a6 |
| 40–57 | put the Immuto to this ingredient, in the order of INGREDIENTS |
| 58 | put the Immuto to none |

>>> action_of(Take("b1")), action_of(TakeByAccio("b1")), action_of(PutImmuto(None))
(0, 0, 58)
"""

from .rules import (
    CELLS,
    CORNERS,
    INGREDIENTS,
    Drop,
    Keep,
    Move,
    Place,
    PutImmuto,
    Stay,
    Take,
    TakeByAccio,
    UseDeclinatio,
)

MOVES: tuple[Move, ...] = (
    *map(Take, CELLS),
    UseDeclinatio(),
    Stay(),
    Keep(),
    Drop(),
    *map(Place, CORNERS),
    *map(PutImmuto, (*INGREDIENTS, None)),
)
_ACTIONS: dict[Move, int] = {move: action for action, move in enumerate(MOVES)} | {
    TakeByAccio(cell): action for action, cell in enumerate(CELLS)
}

ACTIONS = len(MOVES)
USE_DECLINATIO, STAY, KEEP_IT, DROP_IT = (_ACTIONS[move] for move in (UseDeclinatio(), Stay(), Keep(), Drop()))
FIRST_CORNER = _ACTIONS[Place(CORNERS[0])]
FIRST_INGREDIENT, NO_INGREDIENT = _ACTIONS[PutImmuto(INGREDIENTS[0])], _ACTIONS[PutImmuto(None)]


def action_of(move: Move) -> int:
    return _ACTIONS[move]


def move_of(action: int, legal: tuple[Move, ...]) -> Move:
    """The legal move that this action means; which of the two takes a cell is follows from what is legal."""
    for move in legal:
        if _ACTIONS[move] == action:
            return move
    raise ValueError(f"action {action} is not legal; legal: {sorted(map(action_of, legal))}")
