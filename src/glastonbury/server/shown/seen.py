"""What one person sees of a table: the only thing that is ever made for a client from a table.

Everything of the game goes through `views.view` for a seat of that person, or for a spectator. Cards, moves and
ingredients are their codes, as in a record.
"""

from collections.abc import Iterable
from typing import cast

from msgspec import Struct

from ...bots import Level
from ...rules import (
    CELLS,
    LINE_AT,
    Color,
    Immuto,
    Move,
    Phase,
    State,
    Take,
    TakeByAccio,
    UseDeclinatio,
    ends_game,
    line_emptied_by,
    next_stop,
    next_stop_after,
)
from ...views import SPECTATOR, PlayerView, view
from ..tables.changes import ChangeKind, Options, PlayerColor, TableChange, kind_of
from ..tables.table import Seat, Status, Table, hosts
from .happenings import AnyHappening, CardColor, RecipeCode, ScoreSeen, SpellCode, last_turn_of_each, score_seen


class SeatSeen(Struct, frozen=True):
    name: str
    color: PlayerColor | None
    yours: bool
    device: int | None  # the first seat of the same person: who shares a device has the same
    open: bool
    bot: Level | None
    stand_in: Level | None
    resigned: bool
    whispers: int  # that were asked for in this game
    wins: float
    points: int


class DealSeen(Struct, frozen=True):
    """The secret stays hidden until the game is over; its SHA-256 is there from the beginning."""

    commitment: str
    waits_for: list[int]  # seats of the people whose promise, or then word, is missing
    promised: bool  # all words are promised, and may be revealed
    words: list[str]  # once it is dealt
    secret: str | None  # once the game is over


class PlayerSeen(Struct, frozen=True):
    seat: int
    color: PlayerColor
    stop: int | None
    top: str | None
    height: int
    cauldron: list[str] | None  # where it is open
    spells: list[SpellCode]
    accio: int
    declinatio: int
    recipes: list[RecipeCode] | None  # A and B: one's own, everybody's when the game is over
    immutos: list[str | None]
    score: ScoreSeen | None
    last_turn: list[AnyHappening]


class MoveOffered(Struct, frozen=True, omit_defaults=True):
    """A legal move, and for a take or a Declinatio what follows from it."""

    move: str
    lands_at: int | None = None  # where the pawn goes next turn, if no Vanesco comes between; by Declinatio: at once
    line: list[str] | None = None  # the cells beside it; None at a corner
    ends_game: bool = False


class GameSeen(Struct, frozen=True):
    game: int
    ply: int
    seat: int | None  # through whose eyes; None: a spectator's
    phase: Phase
    deciding: int | None  # the seat
    players: list[PlayerSeen]  # in turn order
    cells: dict[str, str]
    pile: int
    taken: str | None
    removed_color: CardColor | None
    legal: list[MoveOffered]  # for whoever decides, and nobody else
    looks: dict[str, list[str]]  # own seats → the cauldron, from a Perluceo until that seat's next turn
    winners: list[int]  # the seats that have won, once the game is over; nobody where it was abandoned


class Wanted(Struct, frozen=True):
    """What people want together."""

    kind: ChangeKind
    seats: list[int]  # of those who want it
    seat: int | None = None  # whom a stand-in shall play for
    level: Level | None = None


class TableSeen(Struct, frozen=True):
    version: int  # how many rows the log has
    status: Status
    options: Options
    host: int | None  # the host's first seat; None: the host only watches
    you_are_host: bool  # or may do what a host may
    seats: list[SeatSeen]
    wanted: list[Wanted]
    silent: list[int]  # seats whose word was not revealed in time: the next deal goes without it
    deal: DealSeen | None
    game: GameSeen | None


class OwnTable(Struct, frozen=True):
    """A table where one sits, in short: enough to choose where to go on."""

    table: str
    status: Status
    seats: list[SeatSeen]
    deciding: int | None  # the seat
    your_turn: bool
    color: PlayerColor | None  # of the own pawn, where that is known
    set_aside: bool = False  # what was kept of it is damaged: nobody knows who sits there


class NotForYou(Exception):
    """The table has no spectators."""


def seen_by(person: str, table: Table) -> TableSeen:
    """The table as it is now. Raises NotForYou for strangers where spectators are not allowed."""
    may_see(person, table)
    return TableSeen(
        version=table.version,
        status=table.status,
        options=table.options,
        host=next(iter(table.seats_of(table.host)), None),
        you_are_host=person in hosts(table),
        seats=[seat_seen(table, seat, person) for seat in table.seats],
        wanted=wanted(table),
        silent=[number for number, seat in enumerate(table.seats) if seat.person in table.silent],
        deal=deal_seen(table),
        game=game_seen(table, table.seats_of(person)),
    )


def may_see(person: str, table: Table) -> None:
    if not table.seats_of(person) and person != table.host and not table.options.spectators:
        if table.status == "waiting" and any(seat.open for seat in table.seats):
            return  # invited: one must see the seats to take one
        raise NotForYou


def seat_seen(table: Table, seat: Seat, person: str) -> SeatSeen:
    return SeatSeen(
        seat.name,
        player_color(seat.color) if seat.color else None,
        seat.person == person,
        table.seats_of(seat.person)[0] if seat.person else None,
        seat.open,
        seat.bot,
        seat.stand_in,
        seat.resigned,
        seat.whispers,
        seat.wins,
        seat.points,
    )


def own_table(person: str, name: str, table: Table) -> OwnTable:
    own, deciding = table.seats_of(person), table.deciding
    seat = deciding if deciding is not None and deciding in own else own[0]
    yours = seat == deciding and table.seats[seat].player is None
    seats = [seat_seen(table, seat, person) for seat in table.seats]
    return OwnTable(name, table.status, seats, deciding, yours, pawn_color(table, seat))


def pawn_color(table: Table, seat: int) -> PlayerColor | None:
    """As it was dealt, and before that as it was chosen."""
    if table.state is not None and table.status == "playing":
        return player_color(table.state.players[table.player_in_seat(seat)].color)
    color = table.seats[seat].color
    return player_color(color) if color else None


def player_color(color: Color) -> PlayerColor:
    """Nobody plays with one of the five others (§3)."""
    return cast(PlayerColor, color.value)


def wanted(table: Table) -> list[Wanted]:
    found: dict[TableChange, list[int]] = {}
    for person, change in table.votes.items():
        found.setdefault(change, []).extend(table.seats_of(person))
    return [
        Wanted(kind_of(change), seats, getattr(change, "seat", None), getattr(change, "level", None))
        for change, seats in found.items()
    ]


def deal_seen(table: Table) -> DealSeen | None:
    dealt = table.dealt
    if dealt is None:
        return None
    missing = dealt.missing if table.status == "dealing" else ()
    over = table.status in ("over", "abandoned")
    return DealSeen(
        dealt.commitment,
        [number for number, seat in enumerate(table.seats) if seat.person in missing],
        dealt.all_promised,
        list(dealt.words),
        dealt.secret if over else None,
    )


# The game


def game_seen(table: Table, own: list[int]) -> GameSeen | None:
    """Through the eyes of the own seat that decides, or else of the first own one, or of a spectator.

    Where a stand-in plays, one decides nothing.
    """
    if table.state is None or table.status in ("waiting", "dealing"):
        return None
    deciding = table.deciding
    playing = [number for number in own if table.seats[number].stand_in is None]
    seat = deciding if deciding in playing else next(iter(playing or own), None)
    player = SPECTATOR if seat is None else table.player_in_seat(seat)
    shown = view(table.state, player)
    turns = last_turn_of_each(table, own)
    return GameSeen(
        game=table.game,
        ply=len(table.moves),
        seat=seat,
        phase=shown.phase,
        deciding=deciding,
        players=[player_seen(table, index, player, turns.get(index, [])) for index, player in enumerate(shown.players)],
        cells={cell: card.code for cell, card in zip(CELLS, shown.cells, strict=True) if card},
        pile=shown.pile,
        taken=shown.taken.code if shown.taken else None,
        removed_color=shown.removed_color.value if shown.removed_color else None,
        legal=offered(table.state, shown.legal) if deciding in playing else [],
        looks=looked_at(table, own),
        winners=list(table.winners),
    )


def player_seen(table: Table, index: int, player: PlayerView, last_turn: list[AnyHappening]) -> PlayerSeen:
    return PlayerSeen(
        table.seat_of_player(index),
        player_color(player.color),
        player.stop,
        player.top.code if player.top else None,
        player.height,
        None if player.cauldron is None else [card.code for card in player.cauldron],
        [spell.value for spell in player.spells],
        player.accio,
        player.declinatio,
        [player.recipes.a.value, player.recipes.b.value] if player.recipes else None,
        [ingredient and ingredient.code for ingredient in player.immutos],
        player.score and score_seen(player.score, index, player.color),
        last_turn,
    )


def offered(state: State, moves: Iterable[Move]) -> list[MoveOffered]:
    """All of it follows from what everybody sees: the layout, the pawn, the top card, and that the pile is empty."""
    found = []
    for move in moves:
        if isinstance(move, Take | TakeByAccio):
            ends = line_emptied_by(state, move.cell) is not None
            stop = None if ends else next_stop_after(state, move.cell)
            found.append(MoveOffered(str(move), stop, cells_beside(stop), ends))
        elif isinstance(move, UseDeclinatio):
            top = state.deciding.cauldron[-1:]  # a number under an Immuto shows itself by the pawn's move alone (§5)
            stop = None if top and isinstance(top[0], Immuto) else next_stop(state.deciding)
            found.append(MoveOffered(str(move), stop, cells_beside(stop), ends_game(state, move)))
        else:
            found.append(MoveOffered(str(move)))
    return found


def cells_beside(stop: int | None) -> list[str] | None:
    line = LINE_AT[stop] if stop is not None else None
    return list(line.cells) if line else None


def looked_at(table: Table, own: list[int]) -> dict[str, list[str]]:
    looks = {table.seat_of_player(player): cards for player, cards in table.looks.items()}
    return {str(seat): [card.code for card in cards] for seat, cards in looks.items() if seat in own}
