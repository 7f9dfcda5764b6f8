"""How many takes somebody remembers: read from how likely the moves would be with each memory (memory.py)."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[np.float64]  # [half-lives, spreads]: logarithms of how likely the moves were

HALF_LIVES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)  # takes
SPREADS = (0.25, 0.5, 1.0, 2.0, 4.0)  # points by which a move may be worse and still be chosen now and then
FINE = 100  # places between two half-lives
WITHIN = 1.92  # of the logarithm, below the likeliest: half of the 95 % point of χ² with one degree of freedom


class HalfLife(NamedTuple):
    """In takes; the likeliest, and a 95 % interval. At the ends of HALF_LIVES it may as well be shorter or longer."""

    takes: float
    low: float
    high: float


def half_life(table: Table) -> HalfLife:
    """The likeliest one, whatever the spread."""
    places, curve = smoothly(table.max(axis=1))
    inside = places[curve >= curve.max() - WITHIN]
    found = (places[curve.argmax()], inside[0], inside[-1])
    return HalfLife(*(round(HALF_LIVES[0] * 2.0 ** float(place), 1) for place in found))


def smoothly(profile: Table) -> tuple[Table, Table]:
    """Between the half-lives that were tried, each twice the one before: places, in steps of them, and a curve that
    blends the parabolas through each and its neighbours; at the ends it goes straight on.
    """
    places = np.linspace(0, len(profile) - 1, FINE * (len(profile) - 1) + 1)
    left = np.minimum(places.astype(int), len(profile) - 2)
    slope, bend = np.gradient(profile), np.zeros_like(profile)
    bend[1:-1] = (profile[2:] - 2 * profile[1:-1] + profile[:-2]) / 2
    after, before = places - left, places - left - 1
    from_left = profile[left] + after * (slope[left] + after * bend[left])
    from_right = profile[left + 1] + before * (slope[left + 1] + before * bend[left + 1])
    return places, (1 - after) * from_left + after * from_right
