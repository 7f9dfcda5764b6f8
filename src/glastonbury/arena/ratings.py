"""Ratings: one fit over all games at once, so that their order cannot matter (docs/arena.md).

The model is Plackett and Luce's. A game fills its places from the first on, and who gets the next one is drawn among
the seats that have none yet, each as likely as its bot is strong. Equal points are every order of those seats, in
equal parts.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, groupby, permutations, product

import numpy as np
import numpy.typing as npt

from .standings import Deal, Estimate, Z

Numbers = npt.NDArray[np.float64]

POINTS = 400 / math.log(10)  # a unit of the fit on the scale of chess, where 400 points are odds of 10 to 1
CLOSE = 1e-10  # units: where a step is smaller, the fit has arrived


def ratings(bots: Sequence[str], deals: Sequence[Deal]) -> dict[str, Estimate]:
    """Points above the mean of these bots."""
    games = [[places(bots, *game) for game in deal.items()] for deal in deals]
    gained = np.array([sum(won for won, _ in deal) for deal in games])
    kinds = sorted({among for deal in games for _, drawn in deal for among in drawn})
    seats = np.array(kinds, dtype=np.float64)
    often = np.array([[sum(drawn.get(among, 0.0) for _, drawn in deal) for among in kinds] for deal in games])

    strengths, curvature = fitted(gained.sum(axis=0), seats, often.sum(axis=0))
    # A deal with all its seatings is one observation, and the drawn game of each bot one that a coin has decided.
    surprise = gained - often @ chances(seats, strengths)
    coin = 0.25 + (0.5 - level(strengths)) ** 2
    inverse = np.linalg.inv(curvature)
    spread = inverse @ (surprise.T @ surprise + np.diag(coin)) @ inverse
    above_mean = np.eye(len(bots)) - 1 / len(bots)
    values = POINTS * above_mean @ strengths
    margins = Z * POINTS * np.sqrt(np.diag(above_mean @ spread @ above_mean))
    return {
        bot: Estimate(value) if len(deals) < 2 else Estimate(value, value - margin, value + margin)
        for bot, value, margin in zip(bots, values.tolist(), margins.tolist(), strict=True)
    }


def places(
    bots: Sequence[str], seating: Iterable[str], points: Iterable[int]
) -> tuple[Numbers, Mapping[tuple[int, ...], float]]:
    """How many of a game's places each bot got before others, and among whom each was drawn: the seats of each bot."""
    seats = sorted((-total, bots.index(bot)) for bot, total in zip(seating, points, strict=True))
    groups = tuple(tuple(bot for _, bot in equal) for _, equal in groupby(seats, lambda seat: seat[0]))
    return all_orders(groups, len(bots))


@cache
def all_orders(groups: tuple[tuple[int, ...], ...], bots: int) -> tuple[Numbers, Mapping[tuple[int, ...], float]]:
    """The same of seats in groups with equal points, the best first."""
    won = np.zeros(bots)
    drawn: dict[tuple[int, ...], float] = {}
    orders = [list(chain.from_iterable(order)) for order in product(*map(permutations, groups))]
    for order in orders:
        for place in range(len(order) - 1):
            among = tuple(order[place:].count(bot) for bot in range(bots))
            won[order[place]] += 1 / len(orders)
            drawn[among] = drawn.get(among, 0.0) + 1 / len(orders)
    return won, drawn


def chances(seats: Numbers, strengths: Numbers) -> Numbers:
    """For each draw (its row: the seats of each bot that take part) that each bot is the one."""
    weights = seats * np.exp(strengths - strengths.max())
    chance: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return chance


def level(strengths: Numbers) -> Numbers:
    """The chance of each against strength 0."""
    return 1 / (1 + np.exp(-strengths))


def fitted(won: Numbers, seats: Numbers, often: Numbers) -> tuple[Numbers, Numbers]:
    """The likeliest strengths, and how sharply they are the likeliest.

    Each bot is given a drawn game with one of strength 0, so that whoever won everything is not infinitely strong. The
    likelihood has a single peak: Newton's steps, halved where they lead too far, climb it from wherever they begin.
    """

    def height(strengths: Numbers) -> float:
        draws = strengths.max() + np.log(seats @ np.exp(strengths - strengths.max()))
        drawn_games = strengths / 2 - np.logaddexp(0, strengths)
        return float(won @ strengths - often @ draws + drawn_games.sum())

    strengths = np.zeros(len(won))
    while True:
        chance, own = chances(seats, strengths), level(strengths)
        curvature = np.diag(often @ chance + own * (1 - own)) - (chance * often[:, None]).T @ chance
        step = np.linalg.solve(curvature, won - often @ chance + 0.5 - own)
        while np.abs(step).max() > CLOSE and height(strengths + step) <= height(strengths):
            step /= 2
        if np.abs(step).max() <= CLOSE:
            return strengths, curvature
        strengths = strengths + step
