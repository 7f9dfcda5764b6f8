"""Errors that are errors: moves worse than another one beyond doubt, by what could be known (docs/coach.md).

The account says where to look. There the moves are played to the end side by side, in the same worlds and equally
often. Its values alone would mislead: those of moves that nobody would play are by-products.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..actions import action_of
from ..core import pack, play_seen, watch
from ..core.packing import Packed
from ..core.supposing import known
from ..core.trying import tried
from ..core.watching import FIRST_SWEPT
from ..net import Net
from ..rules import Move, Setup, start
from .account import Account
from .draft import Error, Look, Looked

LEAST = 1.0  # points: what costs less is no error
SURE = 2.0  # standard errors by which it must be there

LOOKED_AT = 12  # decisions of a seat: those at which the account sees most lost
LOSS = 0.5  # points that the account must see lost there
CANDIDATES = 4  # moves that are tried first: the one played, and the best others by the account
FIRST_WORLDS = 48  # for choosing among them
WORLDS = (96, 288)  # for comparing two: first so many, and so many more where it may still be an error
MOMENTS = 5  # of a seat that are compared so


class Position(NamedTuple):
    """What can be known at a decision."""

    state: Packed
    first_swept: int
    removed: int


def positions(setup: Setup, moves: Sequence[Move], removed: int) -> list[Position]:
    """Of every decision of the game."""
    s, seen = pack(start(setup)), watch(start(setup))
    found = []
    for move in moves:
        first_swept = int(seen[FIRST_SWEPT])
        found.append(Position(known(s, first_swept), first_swept, removed))
        play_seen(s, seen, action_of(move))
    return found


def looks(found: Account, seat: int) -> list[Look]:
    """Where this seat has lost most by the account."""
    losses = {
        ply: -float(turn.play[seat, 1])
        for ply, turn in enumerate(found.turns)
        if turn.player == seat and not turn.stood_in and turn.play[seat, 1] < -LOSS
    }
    wanted = []
    for ply in sorted(sorted(losses, key=lambda ply: -losses[ply])[:LOOKED_AT]):
        turn = found.turns[ply]
        others = sorted(turn.options, key=lambda option: (option.action != turn.action, -option.points))[:CANDIDATES]
        wanted.append(Look(ply, seat, tuple(option.action for option in others)))
    return wanted


def first_look(look: Look, at: Position, net: Net) -> Looked:
    actions = np.array(look.actions, dtype=np.int8)
    ends = tried(net, at.state, at.first_swept, at.removed, actions, FIRST_WORLDS, 3 * look.ply)
    points = ends[:, :, 1].mean(axis=0)
    best = int(points.argmax())
    return Looked(look.ply, look.player, look.actions[0], look.actions[best], float(points[best] - points[0]))


def worst(looked: Sequence[Looked]) -> tuple[Looked, ...]:
    """Of each player those where another move has brought most."""
    players = dict.fromkeys(look.player for look in looked)
    return tuple(
        look
        for player in players
        for look in sorted((look for look in looked if look.player == player), key=lambda look: -look.points)[:MOMENTS]
        if look.points > 0
    )


def compared(looked: Looked, at: Position, net: Net) -> Error | None:
    """The two moves in other worlds; None if the one that was played is not worse beyond doubt."""
    ply, player, played, better, _ = looked
    actions = np.array([played, better], dtype=np.int8)
    gained = np.empty((0, 2))
    for part, worlds in enumerate(WORLDS, 1):
        ends = tried(net, at.state, at.first_swept, at.removed, actions, worlds, 3 * ply + part)
        gained = np.concatenate([gained, ends[:, 1] - ends[:, 0]])
        share, points = gained.mean(axis=0).tolist()
        share_error, points_error = (gained.std(axis=0, ddof=1) / np.sqrt(len(gained))).tolist()
        if points + SURE * points_error < LEAST:
            return None
    if points < max(LEAST, SURE * points_error) or share < 0:
        return None
    return Error(ply, player, played, better, points, points_error, share, share_error)
