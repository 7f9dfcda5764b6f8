"""A review: everything that the coach has to say about a game, and about many (docs/coach.md)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np

from ..actions import move_of
from ..net import Net
from ..notation import Record, replay
from ..rules import legal
from .account import UNITS, Account, Floats, account, judged_by
from .errors import Error, errors
from .memory import Cause, Table, cause, half_life, remembered

FORMAT = "glastonbury-review/1"


class NotOver(ValueError):
    """A game that goes on is not reviewed."""


class Moment(NamedTuple):
    error: Error
    cause: Cause
    played: str  # the moves, as records write them
    better: str


class Review(NamedTuple):
    record: Record
    account: Account
    moments: tuple[Moment, ...]
    memory: dict[int, Table]  # per seat that was asked for

    def unforced(self, seat: int) -> int:
        """How often this seat had a choice."""
        return sum(turn.player == seat and len(turn.options) > 1 for turn in self.account.turns)


def review(record: Record, net: Net, seats: Sequence[int] | None = None, *, only_account: bool = False) -> Review:
    """Of a finished game, with the errors and the memory of these seats, or all. Raises NotOver."""
    states = [state for state, _ in replay(record)]
    if states[-1].phase != "over":
        raise NotOver("the game is not over: only finished games are reviewed")
    setup, moves = record.setup, record.moves
    found = account(setup, moves, judged_by(net, setup))
    if only_account:
        return Review(record, found, (), {})
    seats = range(len(setup.players)) if seats is None else seats
    moments = []
    for error in errors(setup, moves, found, net, seats):
        choices = legal(states[error.ply])
        played, better = (str(move_of(action, choices)) for action in (error.played, error.better))
        moments.append(Moment(error, cause(setup, moves, error, net), played, better))
    return Review(record, found, tuple(moments), {seat: remembered(setup, moves, seat) for seat in seats})


# As JSON


def in_units(values: Floats) -> dict[str, float]:
    return {unit: round(float(value), 6) for unit, value in zip(UNITS, values, strict=True)}


TERMS = ("result", "deal", "luck", "own_play", "others_play", "revealed")


def as_json(found: Review) -> dict[str, Any]:
    record, whole = found.record, found.account
    players = []
    for seat, color in enumerate(record.setup.players):
        terms = {term: in_units(getattr(whole, term)[seat]) for term in TERMS}
        memory = half_life(found.memory[seat])._asdict() if seat in found.memory else None
        players.append(
            {"color": str(color), "label": label(record, seat), **terms, "unforced": found.unforced(seat)}
            | {"half_life": memory}
        )
    turns = [
        {
            "player": turn.player,
            "action": str(move),
            "before": [in_units(values) for values in turn.before],
            "play": [in_units(values) for values in turn.play],
            "luck": [in_units(values) for values in turn.luck],
            "revealed": [in_units(values) for values in turn.revealed],
        }
        for turn, move in zip(whole.turns, record.moves, strict=True)
    ]
    moments = [
        {
            "ply": error.ply,
            "player": error.player,
            "played": played,
            "better": better,
            "points": round(error.points, 2),
            "points_error": round(error.points_error, 2),
            "share": round(error.share, 4),
            "share_error": round(error.share_error, 4),
            "grade": error.grade,
            "cause": why,
        }
        for error, why, played, better in found.moments
    ]
    return {"players": players, "turns": turns, "errors": moments}


def label(record: Record, seat: int) -> str:
    """Whom the games of a seat are counted for: a bot's level, a name, or the colour."""
    player = record.header["players"][seat]
    return str(player.get("bot") or player.get("name") or player["color"])


# Of many games


class Mean(NamedTuple):
    """Over games, with its 95 % interval; None of a single game."""

    value: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Mean:
    middle = fmean(values)
    if len(values) < 2:
        return Mean(middle, None, None)
    wide = 1.96 * stdev(values) / len(values) ** 0.5
    return Mean(middle, middle - wide, middle + wide)


class Summary(NamedTuple):
    """Of all games of one label. Shares are of the win, less those of equals."""

    label: str
    games: int
    result: Mean
    luck: Mean
    adjusted: Mean  # the result less the luck
    variance: float | None  # of the adjusted results, against that of results
    own_play: Mean  # share per decision with a choice
    own_points: Mean
    errors: float | None  # per game
    half_life: dict[str, float] | None


class Sitting(NamedTuple):
    """What is kept of a seat in a game, for the summary."""

    label: str
    result: float  # shares of the win
    luck: float
    own_play: Floats  # [units], per decision with a choice
    errors: int
    memory: Table | None


def sittings(found: Review) -> list[Sitting]:
    whole = found.account
    return [
        Sitting(
            label(found.record, seat),
            float(whole.result[seat, 0]),
            float(whole.luck[seat, 0]),
            whole.own_play[seat] / max(1, found.unforced(seat)),
            sum(moment.error.player == seat for moment in found.moments),
            found.memory.get(seat),
        )
        for seat in range(len(found.record.setup.players))
    ]


def summaries(all_sittings: Iterable[Sitting]) -> list[Summary]:
    """In the order in which the labels come up."""
    of_one = defaultdict(list)
    for sitting in all_sittings:
        of_one[sitting.label].append(sitting)
    return [summary(name, sat) for name, sat in of_one.items()]


def summary(name: str, sat: Sequence[Sitting]) -> Summary:
    results, luck = [sitting.result for sitting in sat], [sitting.luck for sitting in sat]
    adjusted = [result - lucky for result, lucky in zip(results, luck, strict=True)]
    spread = float(np.var(results))
    asked = [sitting for sitting in sat if sitting.memory is not None]  # for errors and memory
    tables = [sitting.memory for sitting in asked if sitting.memory is not None]
    return Summary(
        name,
        len(sat),
        mean(results),
        mean(luck),
        mean(adjusted),
        float(np.var(adjusted)) / spread if spread else None,
        mean([float(sitting.own_play[0]) for sitting in sat]),
        mean([float(sitting.own_play[1]) for sitting in sat]),
        fmean(sitting.errors for sitting in asked) if asked else None,
        half_life(np.sum(tables, axis=0))._asdict() if tables else None,
    )
