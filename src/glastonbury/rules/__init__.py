"""The game of Glastonbury: pure functions over immutable values, standard library only.

The sections (§) are those of docs/rules.md. To learn the game, read in this order:

`cards`     what there is to collect: ingredients, Immuto, spells, recipes (§1)
`board`     the square, its lines, and the stops around it (§2)
`editions`  what the four editions score differently (§10)
`state`     a game at a moment when somebody must decide
`setup`     from players and a shuffled deck to the first state (§3)
`moves`     every decision a player can take
`events`    everything the table sees happen
`pawns`     how far a pawn walks (§4)
`course`    what is legal, and what a move does: `legal` and `play` (§4–§7)
`scoring`   points for ingredients and recipes (§8, §9)

There is no randomness, clock or I/O: the shuffled deck comes in with the `Setup`.

>>> state = start(Setup(players=(Color.BLUE, Color.RED), deck=DECK))
>>> [str(move) for move in legal(state)]
['@a1', '@f1', '@f6', '@a6']
>>> state, events = play(state, Place("a1"))
>>> events
(PawnPlaced(player=0, stop=0),)
"""

from .board import CELLS, COLUMNS, CORNER_STOP, CORNERS, LINE_AT, LINES, ROWS, STOPS, Cell, Corner, Line, Stop
from .cards import (
    CARDS,
    DECK,
    IMMUTO,
    INGREDIENTS,
    OTHER_COLORS,
    PLAYER_COLORS,
    Card,
    CauldronCard,
    Color,
    Immuto,
    Ingredient,
    IngredientCard,
    RecipeB,
    Recipes,
    Spell,
    deck_without,
)
from .course import IllegalMove, empty_line, ends_game, legal, line_emptied_by, play, what_is_legal
from .editions import Edition
from .events import (
    CardDropped,
    CardPutOnCauldron,
    CardsSwept,
    CardTaken,
    CardTurnedOver,
    CauldronSeen,
    CauldronsOpened,
    DeclinatioUsed,
    EndReason,
    Event,
    GameEnded,
    ImmutoPlaced,
    PawnMoved,
    PawnPlaced,
    Scored,
    SpellCollected,
    TurnPassed,
)
from .moves import Drop, Keep, Move, Place, PutImmuto, Stay, Take, TakeByAccio, UseDeclinatio
from .pawns import next_stop, next_stop_after
from .scoring import MOST_WINS, IngredientScore, RecipeScore, Score, score_ingredients, scores, winners
from .setup import InvalidSetup, Setup, start
from .state import PHASES, Phase, Player, State

__all__ = [
    "CARDS",
    "CELLS",
    "COLUMNS",
    "CORNERS",
    "CORNER_STOP",
    "DECK",
    "IMMUTO",
    "INGREDIENTS",
    "LINES",
    "LINE_AT",
    "MOST_WINS",
    "OTHER_COLORS",
    "PHASES",
    "PLAYER_COLORS",
    "ROWS",
    "STOPS",
    "Card",
    "CardDropped",
    "CardPutOnCauldron",
    "CardTaken",
    "CardTurnedOver",
    "CardsSwept",
    "CauldronCard",
    "CauldronSeen",
    "CauldronsOpened",
    "Cell",
    "Color",
    "Corner",
    "DeclinatioUsed",
    "Drop",
    "Edition",
    "EndReason",
    "Event",
    "GameEnded",
    "IllegalMove",
    "Immuto",
    "ImmutoPlaced",
    "Ingredient",
    "IngredientCard",
    "IngredientScore",
    "InvalidSetup",
    "Keep",
    "Line",
    "Move",
    "PawnMoved",
    "PawnPlaced",
    "Phase",
    "Place",
    "Player",
    "PutImmuto",
    "RecipeB",
    "RecipeScore",
    "Recipes",
    "Score",
    "Scored",
    "Setup",
    "Spell",
    "SpellCollected",
    "State",
    "Stay",
    "Stop",
    "Take",
    "TakeByAccio",
    "TurnPassed",
    "UseDeclinatio",
    "deck_without",
    "empty_line",
    "ends_game",
    "legal",
    "line_emptied_by",
    "next_stop",
    "next_stop_after",
    "play",
    "score_ingredients",
    "scores",
    "start",
    "what_is_legal",
    "winners",
]
