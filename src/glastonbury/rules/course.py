"""The course of the game: what is legal, and what a move does (§3–§7)."""

from collections.abc import Sequence

from .board import (
    CELL_INDEX,
    CELLS,
    CORNER_STOP,
    CORNERS,
    ELSEWHERE,
    LINE_AT,
    LINE_INDEXES,
    LINES,
    LINES_THROUGH,
    STOPS,
    Cell,
    Corner,
    Line,
    Stop,
)
from .cards import (
    ACCIO,
    ACCIO_USES,
    DECLINATIO,
    DECLINATIO_USES,
    INGREDIENTS,
    PERLUCEO,
    VANESCO,
    Card,
    CauldronCard,
    Ingredient,
    Spell,
)
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
from .pawns import steps, stop_of
from .scoring import best_immutos, collected, scores, winners
from .state import State

# Each of these moves exists once, so that finding it among the legal ones is quick.
TAKE = tuple(Take(cell) for cell in CELLS)
TAKES_AT: tuple[tuple[Move, ...], ...] = tuple(tuple(TAKE[i] for i in line) for line in LINE_INDEXES)
TAKE_BY_ACCIO = tuple(TakeByAccio(cell) for cell in CELLS)
PLACE = tuple(Place(corner) for corner in CORNERS)
PUT_IMMUTO = {place: PutImmuto(place) for place in (*INGREDIENTS, None)}
AT_CORNER = (UseDeclinatio(), Stay())
KEEP_OR_DROP = (Keep(), Drop())


class IllegalMove(ValueError):
    """The rules do not allow this move now; the message says which ones they do."""

    def __init__(self, move: Move, legal: tuple[Move, ...]) -> None:
        super().__init__(f"illegal move {move}; {what_is_legal(legal)}")
        self.move = move
        self.legal = legal


# What is legal


def what_is_legal(moves: tuple[Move, ...]) -> str:
    """For error messages."""
    return f"legal: {' '.join(map(str, moves))}" if moves else "the game is over"


def legal(state: State) -> tuple[Move, ...]:
    """Every move that the deciding player may make; none when the game is over."""
    match state.phase:
        case "take":
            return legal_takes(state)
        case "corner":
            return AT_CORNER
        case "place":
            occupied = {player.stop for player in state.players}
            return tuple(place for place in PLACE if CORNER_STOP[place.corner] not in occupied)
        case "keep":
            return KEEP_OR_DROP
        case "immuto":
            return tuple(PUT_IMMUTO[place] for place in (*collected(state.deciding.cauldron), None))
        case "over":
            return ()


def legal_takes(state: State) -> tuple[Move, ...]:
    cells = state.cells
    player = state.players[state.player]
    stop = stop_of(player)
    line = LINE_INDEXES[stop]
    if state.declinatio_used:  # one spell in a turn: no Vanesco, no Perluceo, no Accio (§6)
        return tuple([TAKE[i] for i in line if can_follow_spell(cells[i])])
    # As long as there is a pile, every cell is refilled.
    takes = TAKES_AT[stop] if state.pile else tuple([TAKE[i] for i in line if cells[i] is not None])
    if player.accio:
        takes += tuple([TAKE_BY_ACCIO[i] for i in ELSEWHERE[stop] if can_follow_spell(cells[i])])
    return takes


def can_follow_spell(card: Card | None) -> bool:
    """Whether Accio or Declinatio may take it: not a spell that is itself used at once (§6)."""
    return card is not None and card is not VANESCO and card is not PERLUCEO


# What a move does


def play(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The next state, after all forced moves, and what the table sees happen on the way."""
    if move not in (allowed := legal(state)):
        raise IllegalMove(move, allowed)
    changing = ChangingState(state)
    match move:
        case Take(cell):
            changing.take(cell, by_accio=False)
        case TakeByAccio(cell):
            changing.take(cell, by_accio=True)
        case Place(corner):
            changing.place(corner)
        case UseDeclinatio():
            changing.use_declinatio()
        case Stay():
            changing.pass_turn()
            changing.next_turn()
        case Keep():
            changing.keep()
        case Drop():
            changing.drop()
        case PutImmuto(ingredient):
            changing.put_immuto(ingredient)
    return changing.state(), tuple(changing.events)


class ChangingState:
    """A state under the players' hands: changed in place, one small action after the other, noting the events."""

    __slots__ = (
        "cells",
        "declinatio_used",
        "edition",
        "ended_by",
        "events",
        "memory_aid",
        "out",
        "phase",
        "pile",
        "player",
        "players",
        "removed_color",
        "taken",
    )

    def __init__(self, state: State) -> None:
        (
            self.edition,
            self.removed_color,
            self.memory_aid,
            players,
            cells,
            self.pile,
            self.phase,
            self.player,
            self.declinatio_used,
            self.taken,
            self.out,
            self.ended_by,
        ) = state
        self.players = list(players)
        self.cells = list(cells)
        self.events: list[Event] = []

    def state(self) -> State:
        return State(
            edition=self.edition,
            removed_color=self.removed_color,
            memory_aid=self.memory_aid,
            players=tuple(self.players),
            cells=tuple(self.cells),
            pile=self.pile,
            phase=self.phase,
            player=self.player,
            declinatio_used=self.declinatio_used,
            taken=self.taken,
            out=self.out,
            ended_by=self.ended_by,
        )

    # Pawns

    def place(self, corner: Corner) -> None:
        stop = CORNER_STOP[corner]
        self.players[self.player] = self.players[self.player].moved_to(stop)
        self.events.append(PawnPlaced(self.player, stop))
        if self.player + 1 < len(self.players):
            self.player += 1
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next player's pawn moves; a turn that ends at a corner with nothing to decide passes on (§4)."""
        self.declinatio_used = False
        while True:
            self.player = (self.player + 1) % len(self.players)
            if LINE_INDEXES[self.move_pawn()]:
                self.phase = "take"
                return
            if self.players[self.player].declinatio:
                self.phase = "corner"
                return
            self.pass_turn()

    def move_pawn(self) -> Stop:
        player = self.players[self.player]
        start = stop_of(player)
        stop = (start + steps(player)) % STOPS
        self.players[self.player] = player.moved_to(stop)
        self.events.append(PawnMoved(self.player, start, stop))
        return stop

    def pass_turn(self) -> None:
        self.events.append(TurnPassed(self.player))

    def use_declinatio(self) -> None:
        player = self.players[self.player]
        self.players[self.player] = player._replace(declinatio=player.declinatio - 1)
        self.declinatio_used = True
        self.events.append(DeclinatioUsed(self.player))
        line = LINE_AT[self.move_pawn()]
        assert line is not None, "from a corner a pawn comes to a line"
        if any(can_follow_spell(self.cells[index]) for index in line.indexes):
            self.phase = "take"
        else:
            self.end_game("only_spells", line)  # special situation 1

    # Cards

    def take(self, cell: Cell, *, by_accio: bool) -> None:
        index = CELL_INDEX[cell]
        card = self.cells[index]
        assert card is not None, "a legal cell holds a card"
        self.cells[index] = None
        if by_accio:
            player = self.players[self.player]
            self.players[self.player] = player._replace(accio=player.accio - 1)
        self.events.append(CardTaken(self.player, cell, card, by_accio))
        if self.pile or not any(is_empty(line, self.cells) for line in LINES_THROUGH[cell]):  # else §7
            self.receive(card)
            self.turn_over(cell)
            self.next_turn()
        elif card is VANESCO:  # always carried out (§7)
            self.receive(card)
            self.end_game("last_card", empty_line(self.cells))
        else:
            self.taken = card
            self.phase = "keep"

    def turn_over(self, cell: Cell) -> None:
        """Refill the vacated cell from the pile (§4)."""
        if self.pile:
            card = self.pile[0]
            self.pile = self.pile[1:]
            self.cells[CELL_INDEX[cell]] = card
            self.events.append(CardTurnedOver(cell, card))

    def receive(self, card: Card) -> None:
        """The card goes on the player's cauldron; a spell lies in front of the player or is carried out (§4, §6)."""
        if isinstance(card, Spell):
            self.receive_spell(card)
        else:
            player = self.players[self.player]
            self.players[self.player] = player.with_cauldron((*player.cauldron, card))
            self.events.append(CardPutOnCauldron(self.player, card))

    def receive_spell(self, spell: Spell) -> None:
        player = self.players[self.player]
        player = player._replace(spells=(*player.spells, spell))
        self.events.append(SpellCollected(self.player, spell))
        if spell is ACCIO:
            player = player._replace(accio=player.accio + ACCIO_USES)
        elif spell is DECLINATIO:
            player = player._replace(declinatio=player.declinatio + DECLINATIO_USES)
        elif spell is PERLUCEO:
            self.events.append(CauldronSeen(self.player, player.cauldron))
        else:
            self.sweep()
        self.players[self.player] = player

    def sweep(self) -> None:
        """Vanesco: the others' top cards go under the pile, from the caster's left; without a pile, out (§6)."""
        swept: list[tuple[int, CauldronCard]] = []
        for distance in range(1, len(self.players)):
            index = (self.player + distance) % len(self.players)
            player = self.players[index]
            if player.cauldron:
                self.players[index] = player.with_cauldron(player.cauldron[:-1])
                swept.append((index, player.cauldron[-1]))
        self.events.append(CardsSwept(self.player, tuple(swept), under_pile=bool(self.pile)))
        cards = tuple(card for _, card in swept)
        if self.pile:
            self.pile += cards
        else:
            self.out += cards

    # The end

    def keep(self) -> None:
        self.receive(self.card_in_hand())
        self.end_game("last_card", empty_line(self.cells))

    def drop(self) -> None:
        card = self.card_in_hand()
        self.out += (card,)
        self.events.append(CardDropped(self.player, card))
        self.end_game("last_card", empty_line(self.cells))

    def card_in_hand(self) -> Card:
        card, self.taken = self.taken, None
        assert card is not None, "somebody holds the card that emptied a line"
        return card

    def end_game(self, reason: EndReason, line: Line) -> None:
        self.ended_by = self.player
        self.events.append(GameEnded(self.player, reason, line.name))
        self.events.append(CauldronsOpened(tuple(player.cauldron for player in self.players)))
        if not (self.players[0].recipes and self.edition.immutos_as_scored):
            for index, player in enumerate(self.players):
                self.players[index] = player._replace(immutos=best_immutos(player))
                self.events += [ImmutoPlaced(index, ingredient) for ingredient in self.players[index].immutos]
        self.next_immuto()

    def put_immuto(self, ingredient: Ingredient | None) -> None:
        player = self.players[self.player]
        self.players[self.player] = player._replace(immutos=(*player.immutos, ingredient))
        self.events.append(ImmutoPlaced(self.player, ingredient))
        self.next_immuto()

    def next_immuto(self) -> None:
        """The first player in turn order with an Immuto still to put decides; after the last one: scoring (§9)."""
        for index, player in enumerate(self.players):
            if player.immutos_to_put:
                self.phase = "immuto"
                self.player = index
                return
        self.phase = "over"
        final = scores(self.state())
        self.events.append(Scored(final, winners(final)))


def is_empty(line: Line, cells: Sequence[Card | None]) -> bool:
    return all(cells[index] is None for index in line.indexes)


def empty_line(cells: Sequence[Card | None]) -> Line:
    """The line whose last card was taken; of two at once, the column."""
    return next(line for line in LINES.values() if is_empty(line, cells))


# Looking ahead


def line_emptied_by(state: State, cell: Cell) -> Line | None:
    """The line whose last card lies in this cell: taking it ends the game (§7). The crossing line counts too."""
    if state.pile:
        return None
    cells = [card if name != cell else None for name, card in zip(CELLS, state.cells, strict=True)]
    return next((line for line in LINES_THROUGH[cell] if is_empty(line, cells)), None)


def ends_game(state: State, move: Move) -> bool:
    """Whether this take empties a line, or this Declinatio leads into special situation 1."""
    ahead, _ = play(state, move)
    return ahead.phase in ("keep", "immuto", "over")
