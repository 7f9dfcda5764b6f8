"""What one person sees of a table: the only thing that is ever made for a client from a table.

Everything of the game goes through `views.view` for a seat of that person, or for a spectator. Cards, moves and
ingredients are their codes, as in a record.
"""

from msgspec import Struct

from ..rules import (
    CELLS,
    LINE_AT,
    State,
    Take,
    TakeByAccio,
    UseDeclinatio,
    ends_game,
    legal,
    line_emptied_by,
    next_stop_after,
)
from ..views import SPECTATOR, PlayerView, view
from .changes import Options
from .table import Seat, Status, Table


class SeatSeen(Struct, frozen=True):
    name: str
    color: str | None
    yours: bool
    open: bool
    bot: str | None
    stand_in: str | None
    resigned: bool
    wins: float
    points: int


class DealSeen(Struct, frozen=True):
    """The secret stays hidden until the game is over; its SHA-256 is there from the beginning."""

    commitment: str
    waits_for: list[int]  # seats of the people whose promise, or then word, is missing
    words: list[str]  # once it is dealt
    secret: str | None  # once the game is over


class ScoreSeen(Struct, frozen=True):
    ingredients: int
    recipe_a: int
    recipe_b: int
    total: int


class PlayerSeen(Struct, frozen=True):
    seat: int
    color: str
    stop: int | None
    top: str | None
    height: int
    cauldron: list[str] | None  # where it is open
    spells: list[str]
    accio: int
    declinatio: int
    recipes: list[str] | None  # A and B: one's own, everybody's when the game is over
    immutos: list[str | None]
    score: ScoreSeen | None


class MoveOffered(Struct, frozen=True, omit_defaults=True):
    """A legal move, and for a take what follows from it."""

    move: str
    lands_at: int | None = None  # the stop where the pawn goes next turn, if no Vanesco comes between
    line: list[str] | None = None  # the cells beside it; None at a corner
    ends_game: bool = False


class GameSeen(Struct, frozen=True):
    game: int
    ply: int
    seat: int | None  # through whose eyes; None: a spectator's
    phase: str
    deciding: int | None  # the seat
    players: list[PlayerSeen]  # in turn order
    cells: dict[str, str]
    pile: int
    taken: str | None
    removed_color: str | None
    legal: list[MoveOffered]  # for whoever decides, and nobody else
    look: list[str] | None  # the own cauldron, from a Perluceo until the own next turn


class TableSeen(Struct, frozen=True):
    seq: int  # the version: how many rows the log has
    status: Status
    options: Options
    you_are_host: bool
    seats: list[SeatSeen]
    wanted: dict[str, list[int]]  # what people want together: kind → their seats
    deal: DealSeen | None
    game: GameSeen | None


class NotForYou(Exception):
    """The table has no spectators."""


def seen_by(person: str, table: Table, seq: int) -> TableSeen:
    """The table at this version. Raises NotForYou for strangers where spectators are not allowed."""
    own = [number for number, seat in enumerate(table.seats) if seat.person == person]
    if not own and person != table.host and not table.options.spectators:
        raise NotForYou
    return TableSeen(
        seq=seq,
        status=table.status,
        options=table.options,
        you_are_host=person == table.host,
        seats=[seat_seen(seat, person) for seat in table.seats],
        wanted=wanted(table),
        deal=deal_seen(table),
        game=game_seen(table, own),
    )


def seat_seen(seat: Seat, person: str) -> SeatSeen:
    return SeatSeen(
        seat.name,
        seat.color and seat.color.value,
        seat.person == person,
        seat.open,
        seat.bot,
        seat.stand_in,
        seat.resigned,
        seat.wins,
        seat.points,
    )


def wanted(table: Table) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for person, change in table.votes.items():
        kind = type(change).__name__
        found.setdefault(kind, []).extend(i for i, seat in enumerate(table.seats) if seat.person == person)
    return found


def deal_seen(table: Table) -> DealSeen | None:
    dealt = table.dealt
    if dealt is None:
        return None
    said = dealt.promised if len(dealt.promised) < len(dealt.devices) else dealt.revealed
    missing = [one for one in dealt.devices if one not in said] if table.status == "dealing" else []
    over = table.status in ("over", "abandoned")
    return DealSeen(
        dealt.commitment,
        [number for number, seat in enumerate(table.seats) if seat.person in missing],
        list(dealt.words),
        dealt.secret if over else None,
    )


# The game


def game_seen(table: Table, own: list[int]) -> GameSeen | None:
    """Through the eyes of the own seat that decides, or else of the first own one, or of a spectator."""
    if table.state is None or table.status in ("waiting", "dealing"):
        return None
    deciding = table.deciding
    seat = deciding if deciding in own else own[0] if own else None
    player = SPECTATOR if seat is None else table.player_in_seat(seat)
    shown = view(table.state, player)
    return GameSeen(
        game=table.game,
        ply=len(table.moves),
        seat=seat,
        phase=shown.phase,
        deciding=deciding,
        players=[player_seen(table.seat_of_player(i), one) for i, one in enumerate(shown.players)],
        cells={cell: card.code for cell, card in zip(CELLS, shown.cells, strict=True) if card},
        pile=shown.pile,
        taken=shown.taken.code if shown.taken else None,
        removed_color=shown.removed_color and shown.removed_color.value,
        legal=offered(table.state) if seat is not None and seat == deciding else [],
        look=None if player is SPECTATOR else looked_at(table, player),
    )


def player_seen(seat: int, player: PlayerView) -> PlayerSeen:
    return PlayerSeen(
        seat,
        player.color.value,
        player.stop,
        player.top.code if player.top else None,
        player.height,
        None if player.cauldron is None else [card.code for card in player.cauldron],
        [spell.code for spell in player.spells],
        player.accio,
        player.declinatio,
        [player.recipes.a.value, player.recipes.b.value] if player.recipes else None,
        [ingredient and ingredient.code for ingredient in player.immutos],
        player.score
        and ScoreSeen(player.score.ingredient_points, player.score.recipe_a, player.score.recipe_b, player.score.total),
    )


def offered(state: State) -> list[MoveOffered]:
    """All of it follows from what everybody sees: the layout, the pawn, the top card, and that the pile is empty."""
    found = []
    for move in legal(state):
        if isinstance(move, Take | TakeByAccio):
            ends = line_emptied_by(state, move.cell) is not None
            stop = None if ends else next_stop_after(state, move.cell)
            line = LINE_AT[stop] if stop is not None else None
            found.append(MoveOffered(str(move), stop, list(line.cells) if line else None, ends))
        else:
            found.append(MoveOffered(str(move), ends_game=isinstance(move, UseDeclinatio) and ends_game(state, move)))
    return found


def looked_at(table: Table, player: int) -> list[str] | None:
    look = table.looks.get(player)
    return None if look is None else [card.code for card in look]
