"""Memory apart: how long somebody remembers a card, and whether an error was one of memory (docs/coach.md)."""

import random
from collections.abc import Sequence
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ..actions import action_of
from ..bots.herbalist import Judgement
from ..core import outlook, pack
from ..core.packing import NONE
from ..knowledge import Follower, Knowledge
from ..net import Net
from ..rules import Color, Move, Setup
from .errors import Error

Cause = Literal["memory", "judgement"]
Table = npt.NDArray[np.float64]  # [half-lives, spreads]: logarithms of how likely the moves were

HALF_LIVES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)  # takes
SPREADS = (0.25, 0.5, 1.0, 2.0, 4.0)  # points by which a move may be worse and still be chosen now and then
STRAY = 0.02  # of all moves are any, whatever they seem to bring
FORGETTINGS = 6  # of each half-life, which differ in what was forgotten
WITHIN = 1.92  # of the logarithm, below the likeliest: half of the 95 % point of χ² with one degree of freedom

PLAUSIBLE = (4.0, 8.0, 16.0)  # half-lives by which an error may be one of memory
TRIES = 8  # of each


class HalfLife(NamedTuple):
    """In takes; the likeliest, and a 95 % interval. At the ends of HALF_LIVES it may as well be shorter or longer."""

    takes: float
    low: float
    high: float


def remembered(setup: Setup, moves: Sequence[Move], seat: int) -> Table:
    """How likely a seat's moves in a game were, if it remembers so long. Tables of several games add up."""
    table = np.zeros((len(HALF_LIVES), len(SPREADS)))
    game = Follower(setup, (seat,))
    for ply, move in enumerate(moves):
        if game.state.player == seat and len(game.known[seat].view.legal) > 1:
            table += likelihoods(game.known[seat], move, ply)
        game.play(move)
    return table


def likelihoods(known: Knowledge, played: Move, ply: int) -> Table:
    """Of one decision: a move is the likelier, the better it seems by what is remembered."""
    spreads = np.array(SPREADS)[:, np.newaxis]
    table = np.zeros((len(HALF_LIVES), len(SPREADS)))
    at = known.view.legal.index(played)
    for number, half_life in enumerate(HALF_LIVES):
        for k in range(FORGETTINGS):
            judgement = Judgement(known.forgetting(half_life, f"{ply}/{k}"), random.Random(k))
            values = np.array([judgement.value(move) for move in known.view.legal])
            shares = np.exp((values - values.max()) / spreads)
            table[number] += shares[:, at] / shares.sum(axis=1) / FORGETTINGS
    return np.log((1 - STRAY) * table + STRAY / len(known.view.legal))


def half_life(table: Table) -> HalfLife:
    """The likeliest one, whatever the spread."""
    profile = table.max(axis=1)
    places = np.log2(HALF_LIVES)
    fine = np.linspace(places[0], places[-1], 601)
    curve = np.interp(fine, places, profile)
    peak = likeliest(places, profile)
    inside = fine[curve >= profile.max() - WITHIN]
    low, high = min(inside[0], peak), max(inside[-1], peak)
    return HalfLife(*(round(float(2.0**place), 1) for place in (peak, low, high)))


def likeliest(places: Table, profile: Table) -> float:
    """The top of the parabola through the highest point and its neighbours."""
    top = int(profile.argmax())
    if top in (0, len(profile) - 1):
        return float(places[top])
    before, here, after = profile[top - 1 : top + 2]
    return float(places[top] + (places[1] - places[0]) * (after - before) / (2 * (2 * here - before - after)))


def cause(setup: Setup, moves: Sequence[Move], error: Error, net: Net) -> Cause:
    """Memory, if the net would play the same by what somebody may plausibly have remembered, and not by all."""
    game = Follower(setup, (error.player,))
    for move in moves[: error.ply]:
        game.play(move)
    known = game.known[error.player]
    if liked(known, net, random.Random(0)) == error.played:
        return "judgement"
    for half_life in PLAUSIBLE:
        for k in range(TRIES):
            forgotten = known.forgetting(half_life, f"{error.ply}/{k}")
            if forgotten != known and liked(forgotten, net, random.Random(k)) == error.played:
                return "memory"
    return "judgement"


def liked(known: Knowledge, net: Net, rng: random.Random) -> int:
    """The action that the net likes best, by a guess of what is not known."""
    removed = NONE if known.view.removed_color is None else list(Color).index(known.view.removed_color)
    policy = outlook(net, pack(known.sample(rng)), removed).policy
    actions = [action_of(move) for move in known.view.legal]
    return max(actions, key=lambda action: float(policy[action]))
