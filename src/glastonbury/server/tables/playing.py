"""Moves, and how a game ends: by its rules, or because somebody resigns."""

from dataclasses import dataclass, replace

from ... import rules
from ...notation import read_move
from ...rules import CauldronSeen, PawnMoved, Score, scores
from .changes import Author, Move, Resign, Whisper
from .guards import require_own_seat, require_seated, require_status
from .table import Beside, Refused, Table, Told, put_seat, seat_at


def move(table: Table, author: Author, change: Move) -> Table:
    deciding = require_decision(table, change)
    seat = table.seats[deciding]
    if seat.player:
        may = author == Author("bot", seat.player)
    else:
        may = author == Author("person", seat.person or "") or author == Author("clock", table.options.stand_in)
    if not may:
        raise Refused("not_your_turn", seat=deciding)
    if author.kind == "clock":
        table = replace(table, told=(*table.told, Told(table.version + 1, Beside("Move", deciding))))
    then = moved(table, change.move)
    if seat.bot or author.kind == "person":
        return then
    return replace(then, stood_in=(*then.stood_in, change.ply))


def require_decision(table: Table, change: Move | Whisper) -> int:
    """That it is about the decision which is waited for; gives the seat that decides."""
    if change.game != table.game or (deciding := table.deciding) is None:
        raise Refused("not_now", status=table.status, game=table.game)
    if change.ply != len(table.moves):
        raise Refused("stale", ply=len(table.moves))
    return deciding


def moved(table: Table, token: str) -> Table:
    assert table.state is not None
    try:
        state, events = rules.play(table.state, read_move(token))
    except ValueError:
        raise Refused("illegal", legal=sorted(map(str, rules.legal(table.state)))) from None
    began = frozenset(event.player for event in events if isinstance(event, PawnMoved))
    looks = {player: cards for player, cards in table.looks.items() if player not in began | table.closing}
    looks |= {event.player: event.cards for event in events if isinstance(event, CauldronSeen) and event.cards}
    then = replace(
        table,
        state=state,
        moves=(*table.moves, token),
        # A look lasts until its player's next turn begins (§5); where that is at once, until the next move.
        looks=looks,
        closing=began & looks.keys(),
        whispered=frozenset(),
        told=table.told + tuple(Told(table.version + 1, event) for event in events),
    )
    return ended(then) if state.phase == "over" else then


def whisper(table: Table, author: Author, change: Whisper) -> Table:
    """Who plays against bots alone may ask; each thing counts once, however often it is asked for."""
    require_seated(table, author)
    deciding = require_decision(table, change)
    seat = table.seats[deciding]
    if seat.person != author.id or seat.player:
        raise Refused("not_your_turn", seat=deciding)
    if people := [number for number, other in enumerate(table.seats) if other.bot is None and number != deciding]:
        raise Refused("not_alone", seats=people)
    if change.about in table.whispered:
        return table
    asked = put_seat(table, deciding, replace(seat, whispers=seat.whispers + 1))
    return replace(asked, whispered=table.whispered | {change.about})


def resign(table: Table, author: Author, change: Resign) -> Table:
    """With two players the game is over; with more, somebody plays on in that one's place."""
    require_status(table, "playing")
    require_own_seat(table, author, change.seat)
    seat = seat_at(table, change.seat)
    if seat.resigned:
        raise Refused("resigned", seat=change.seat)
    resigned = put_seat(table, change.seat, replace(seat, resigned=True, stand_in=table.options.stand_in))
    return ended(resigned) if len(table.seats) == 2 else resigned


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """What a game came to for a seat."""

    won: float  # a part of the win
    score: Score | None  # none where a game was not played to its end


def outcomes(table: Table) -> tuple[SeatOutcome, ...]:
    """Seat by seat: wins are shared, and whoever has resigned has not won."""
    assert table.state is not None
    found: list[Score | None] = [None] * len(table.seats)
    if table.state.phase == "over":
        for index, score in enumerate(scores(table.state)):
            found[table.seat_of_player(index)] = score
    able = [number for number, seat in enumerate(table.seats) if not seat.resigned]
    totals = [score.total if score else 0 for score in found]
    most = max(totals[number] for number in able)
    won = [number for number in able if totals[number] == most]
    return tuple(SeatOutcome(1 / len(won) if number in won else 0.0, score) for number, score in enumerate(found))


def ended(table: Table) -> Table:
    """The game counts for the evening."""
    counted = outcomes(table)
    seats = tuple(
        replace(
            seat,
            wins=seat.wins + outcome.won,
            points=seat.points + (outcome.score.total if outcome.score else 0),
        )
        for seat, outcome in zip(table.seats, counted, strict=True)
    )
    winners = tuple(number for number, outcome in enumerate(counted) if outcome.won)
    return after_the_game(replace(table, status="over", seats=seats, winners=winners, votes={}))


def after_the_game(table: Table) -> Table:
    """Whoever has resigned is there again for the next one."""
    seats = tuple(replace(seat, stand_in=None) if seat.resigned else seat for seat in table.seats)
    return replace(table, seats=seats)
