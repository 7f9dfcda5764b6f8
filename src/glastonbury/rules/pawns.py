"""How far a pawn walks, and where it stops then (§4)."""

from .board import LINE_INDEXES, STOPS, Cell, Stop
from .cards import CAULDRON_CARD_NUMBER, Immuto, Spell
from .state import Player, State


def next_stop(player: Player) -> Stop:
    """Where the pawn goes when it moves now."""
    return (stop_of(player) + steps(player)) % STOPS


def next_stop_after(state: State, cell: Cell) -> Stop:
    """Where the pawn goes next turn if this card is taken now and no Vanesco comes between (§4)."""
    player = state.deciding
    card = state.card_at(cell)
    if card is not None and not isinstance(card, Spell):
        player = player.with_cauldron((*player.cauldron, card))
    return next_stop(player)


def steps(player: Player) -> int:
    """The number on top of the cauldron, or the Cauldron card's (§4).

    At a corner an Immuto does not hold the pawn: the number beneath counts (special situation 2).
    """
    for card in reversed(player.cauldron):
        if not isinstance(card, Immuto) or LINE_INDEXES[stop_of(player)]:
            return card.number
    return CAULDRON_CARD_NUMBER


def stop_of(player: Player) -> Stop:
    assert player.stop is not None, "the pawn has been placed"
    return player.stop
