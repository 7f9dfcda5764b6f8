"""Memory apart: how long somebody remembers a card, and whether an error was one of memory (docs/coach.md)."""

import random
from collections.abc import Sequence
from statistics import fmean

import numpy as np

from ..actions import action_of
from ..bots.herbalist import Judgement
from ..core import outlook, pack
from ..core.packing import NONE
from ..core.trying import tried
from ..knowledge import Knowledge
from ..net import Net
from ..rules import Color, Move
from .draft import Error
from .half_life import HALF_LIVES, SPREADS, Table

STRAY = 0.02  # of all moves are any, whatever they seem to bring
FORGETTINGS = 6  # of each half-life, which differ in what was forgotten

PLAUSIBLE = (4.0, 8.0, 16.0)  # half-lives by which an error may be one of memory
TRIES = 8  # of each
MISTAKEN, WORLDS = 24, 8  # tables that somebody may have had in mind, and worlds in each


def likelihoods(known: Knowledge, played: Move, ply: int) -> Table:
    """Of one decision: a move is the likelier, the better it seems by what is remembered."""
    spreads = np.array(SPREADS)[:, np.newaxis]
    table = np.zeros((len(HALF_LIVES), len(SPREADS)))
    at = known.view.legal.index(played)
    for k in range(FORGETTINGS):
        before, likely = None, np.empty(0)
        for number, half_life in enumerate(HALF_LIVES):
            remembered = known.forgetting(half_life, f"{ply}/{k}")
            if remembered != before:  # a little longer may be no more
                judgement = Judgement(remembered, random.Random(k))
                values = np.array([judgement.value(move) for move in known.view.legal])
                shares = np.exp((values - values.max()) / spreads)
                before, likely = remembered, shares[:, at] / shares.sum(axis=1)
            table[number] += likely / FORGETTINGS
    return np.log((1 - STRAY) * table + STRAY / len(known.view.legal))


def explanations(known: Knowledge, error: Error, net: Net) -> list[Knowledge]:
    """What somebody may plausibly have remembered, so that the net would make the same move by it, and not by all."""
    if liked(known, net, random.Random(0)) == error.played:
        return []
    tries = [(half_life, k) for half_life in PLAUSIBLE for k in range(TRIES)]
    remembered = [(k, known.forgetting(half_life, f"{error.ply}/{k}")) for half_life, k in tries]
    return [badly for k, badly in remembered if badly != known and liked(badly, net, random.Random(k)) == error.played]


def forgotten(explained: Sequence[Knowledge], error: Error, net: Net) -> float:
    """How many of the points forgetting explains: all but what would have been lost if it had been as remembered."""
    if not explained:
        return 0.0
    actions = np.array([error.played, error.better], dtype=np.int8)
    lost = []
    for number in range(MISTAKEN):
        badly = explained[number % len(explained)]
        state = badly.sample(random.Random(number))
        ends = tried(
            net,
            pack(state),
            len(state.pile) - len(badly.bottom),
            removed_in(badly),
            actions,
            WORLDS,
            error.ply * MISTAKEN + number,
        )
        lost.append(float((ends[:, 1, 1] - ends[:, 0, 1]).mean()))
    return error.points - min(max(fmean(lost), 0.0), error.points)


def liked(known: Knowledge, net: Net, rng: random.Random) -> int:
    """The action that the net likes best, by a guess of what is not known."""
    policy = outlook(net, pack(known.sample(rng)), removed_in(known)).policy
    actions = [action_of(move) for move in known.view.legal]
    return max(actions, key=lambda action: float(policy[action]))


def removed_in(known: Knowledge) -> int:
    color = known.view.removed_color
    return NONE if color is None else list(Color).index(color)
