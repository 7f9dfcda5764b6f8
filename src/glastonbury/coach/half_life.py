"""How many takes somebody remembers: read from how likely the moves would be with each memory (memory.py)."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[np.float64]  # [half-lives, spreads]: logarithms of how likely the moves were

HALF_LIVES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)  # takes
SPREADS = (0.25, 0.5, 1.0, 2.0, 4.0)  # points by which a move may be worse and still be chosen now and then
WITHIN = 1.92  # of the logarithm, below the likeliest: half of the 95 % point of χ² with one degree of freedom


class HalfLife(NamedTuple):
    """In takes; the likeliest, and a 95 % interval. At the ends of HALF_LIVES it may as well be shorter or longer."""

    takes: float
    low: float
    high: float


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
