"""Errors that are errors: moves worse than another one beyond doubt, by what could be known (docs/coach.md).

The account says where to look. There the moves are played to the end side by side, in the same worlds and equally
often. Its values alone would mislead: those of moves that nobody would play are by-products.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import numpy as np

from ..actions import action_of
from ..core import pack, play_seen, watch
from ..core.packing import NONE, Packed
from ..core.supposing import known
from ..core.trying import tried
from ..core.watching import FIRST_SWEPT
from ..net import Net
from ..rules import Color, Move, Setup, start
from .account import Account, Turn

Grade = Literal["slip", "mistake", "blunder"]
MISTAKE, BLUNDER = 4.0, 8.0  # points from which on an error is called so
LEAST = 1.0  # points: what costs less is no error
SURE = 2.0  # standard errors by which it must be there

LOOKED_AT = 12  # decisions of a seat: those at which the account sees most lost
LOSS = 0.5  # points that the account must see lost there
CANDIDATES = 4  # moves that are tried first: the one played, and the best others by the account
FIRST_WORLDS, WORLDS = 48, 384  # for choosing among them, and for comparing two
MOMENTS = 5  # of a seat that are compared so


class Error(NamedTuple):
    ply: int  # the number of the decision, from 0
    player: int
    played: int  # actions
    better: int
    points: float  # that the better one would have brought on average, and its standard error
    points_error: float
    share: float  # of the win
    share_error: float

    @property
    def grade(self) -> Grade:
        return "blunder" if self.points >= BLUNDER else "mistake" if self.points >= MISTAKE else "slip"


class Suspect(NamedTuple):
    """A decision at which something may have been lost: what can be known there."""

    ply: int
    state: Packed
    first_swept: int
    turn: Turn
    better: int = NONE
    points: float = 0.0


def errors(setup: Setup, moves: Sequence[Move], found: Account, net: Net, seats: Sequence[int]) -> tuple[Error, ...]:
    """Of these seats in a game with this account, in the order in which they happened."""
    return tuple(sorted(error for seat in seats for error in errors_of(setup, moves, found, net, seat)))


def errors_of(setup: Setup, moves: Sequence[Move], found: Account, net: Net, seat: int) -> Iterator[Error]:
    removed = NONE if setup.removed_color is None else list(Color).index(setup.removed_color)
    plies = plies_to_look_at(found, seat)
    doubtful = [first_look(suspect, net, removed) for suspect in suspects(setup, moves, found) if suspect.ply in plies]
    worst = sorted(doubtful, key=lambda suspect: -suspect.points)[:MOMENTS]
    for suspect in worst:
        if suspect.points > 0 and (error := compared(suspect, net, removed)):
            yield error


def plies_to_look_at(found: Account, seat: int) -> set[int]:
    """Where this seat has lost most by the account."""
    losses = {
        ply: -float(turn.play[seat, 1])
        for ply, turn in enumerate(found.turns)
        if turn.player == seat and turn.play[seat, 1] < -LOSS
    }
    return set(sorted(losses, key=lambda ply: -losses[ply])[:LOOKED_AT])


def suspects(setup: Setup, moves: Sequence[Move], found: Account) -> Iterator[Suspect]:
    """Every decision of the game."""
    s, seen = pack(start(setup)), watch(start(setup))
    for ply, (move, turn) in enumerate(zip(moves, found.turns, strict=True)):
        first_swept = int(seen[FIRST_SWEPT])
        yield Suspect(ply, known(s, first_swept), first_swept, turn)
        play_seen(s, seen, action_of(move))


def first_look(suspect: Suspect, net: Net, removed: int) -> Suspect:
    """With the move that seems best, and what it seems to bring."""
    turn = suspect.turn
    others = sorted(turn.options, key=lambda option: (option.action != turn.action, -option.points))[:CANDIDATES]
    actions = np.array([option.action for option in others], dtype=np.int8)
    ends = tried(net, suspect.state, suspect.first_swept, removed, actions, FIRST_WORLDS, 2 * suspect.ply)
    points = ends[:, :, 1].mean(axis=0)
    best = int(points.argmax())
    return suspect._replace(better=int(actions[best]), points=float(points[best] - points[0]))


def compared(suspect: Suspect, net: Net, removed: int) -> Error | None:
    """The two moves in other worlds; None if the one that was played is not worse beyond doubt."""
    turn = suspect.turn
    actions = np.array([turn.action, suspect.better], dtype=np.int8)
    ends = tried(net, suspect.state, suspect.first_swept, removed, actions, WORLDS, 2 * suspect.ply + 1)
    gained = ends[:, 1] - ends[:, 0]
    share, points = gained.mean(axis=0).tolist()
    share_error, points_error = (gained.std(axis=0, ddof=1) / np.sqrt(WORLDS)).tolist()
    if points < max(LEAST, SURE * points_error) or share < 0:
        return None
    return Error(suspect.ply, turn.player, turn.action, suspect.better, points, points_error, share, share_error)
