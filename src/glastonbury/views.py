"""What a seat, a spectator, and anyone after the end may see (§5).

A view is built up from what may be seen; nothing is ever struck out of a state.
"""

from dataclasses import dataclass

from .rules import (
    Card,
    CardDropped,
    CardPutOnCauldron,
    CardsSwept,
    CardTaken,
    CardTurnedOver,
    CauldronCard,
    CauldronSeen,
    CauldronsOpened,
    Cell,
    Color,
    DeclinatioUsed,
    Edition,
    Event,
    GameEnded,
    ImmutoPlaced,
    Ingredient,
    Move,
    PawnMoved,
    PawnPlaced,
    Phase,
    Player,
    Recipes,
    Score,
    Scored,
    Spell,
    SpellCollected,
    State,
    Stop,
    TurnPassed,
    legal,
    scores,
)
from .rules.board import CELL_INDEX

SPECTATOR = None
Seat = int | None  # a player's index, or SPECTATOR


@dataclass(frozen=True, slots=True)
class PlayerView:
    color: Color
    stop: Stop | None
    top: CauldronCard | None
    height: int
    cauldron: tuple[CauldronCard, ...] | None  # all of it, bottom card first, where it is open
    spells: tuple[Spell, ...]
    accio: int
    declinatio: int
    recipes: Recipes | None  # one's own; everybody's when the game is over
    immutos: tuple[Ingredient | None, ...]
    score: Score | None


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    edition: Edition
    removed_color: Color | None
    memory_aid: bool
    has_recipes: bool
    phase: Phase
    player: int | None  # who decides; None when over
    legal: tuple[Move, ...]  # for the deciding player; all of it follows from what everybody sees
    players: tuple[PlayerView, ...]
    cells: tuple[Card | None, ...]
    pile: int
    taken: Card | None
    declinatio_used: bool
    ended_by: int | None

    def card_at(self, cell: Cell) -> Card | None:
        return self.cells[CELL_INDEX[cell]]


def view(state: State, seat: Seat) -> View:
    """The table as this seat sees it now, or SPECTATOR."""
    over = state.phase == "over"
    # Cauldrons are laid open for the scoring (§9), and by the memory aid (§5).
    open_cauldrons = state.memory_aid or state.phase in ("immuto", "over")
    final = scores(state) if over else None
    return View(
        seat=seat,
        edition=state.edition,
        removed_color=state.removed_color,
        memory_aid=state.memory_aid,
        has_recipes=state.has_recipes,
        phase=state.phase,
        player=None if over else state.player,
        legal=legal(state),
        players=tuple(
            view_player(
                player,
                open_cauldron=open_cauldrons,
                open_recipes=over or index == seat,
                score=final[index] if final else None,
            )
            for index, player in enumerate(state.players)
        ),
        cells=state.cells,
        pile=len(state.pile),
        taken=state.taken,
        declinatio_used=state.declinatio_used,
        ended_by=state.ended_by,
    )


def view_player(player: Player, *, open_cauldron: bool, open_recipes: bool, score: Score | None) -> PlayerView:
    return PlayerView(
        color=player.color,
        stop=player.stop,
        top=player.top,
        height=len(player.cauldron),
        cauldron=player.cauldron if open_cauldron else None,
        spells=player.spells,
        accio=player.accio,
        declinatio=player.declinatio,
        recipes=player.recipes if open_recipes else None,
        immutos=player.immutos,
        score=score,
    )


def witness(events: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    """The events as this seat sees them happen."""
    return tuple(witness_event(event, seat) for event in events)


def witness_event(event: Event, seat: Seat) -> Event:
    match event:
        case CauldronSeen(player, cards):  # Perluceo: the look is for its player alone
            return CauldronSeen(player, cards if player == seat else None)
        case (
            PawnPlaced()
            | PawnMoved()
            | TurnPassed()
            | DeclinatioUsed()
            | CardTaken()
            | CardPutOnCauldron()
            | SpellCollected()
            | CardDropped()
            | CardsSwept()
            | CardTurnedOver()
            | GameEnded()
            | CauldronsOpened()
            | ImmutoPlaced()
            | Scored()
        ):
            return event
