"""Win rates, points and ratings of bots, each with its 95 % interval (docs/arena.md).

What counts as one observation is a deal with all its seatings, not a game: the luck of the cards and of the seats has
cancelled there, and what is left are the players. A deal that was not finished is left out.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import NormalDist, fmean, stdev, variance
from typing import NamedTuple, TypeVar

from .game import Luck, Points, ScheduledGame, Seating

T = TypeVar("T")
Deal = Mapping[Seating, Points]

Z = NormalDist().inv_cdf(0.975)  # 95 % of a normal distribution lie within ±1.96 standard deviations


class Estimate(NamedTuple):
    value: float
    low: float | None = None  # None: a single deal says nothing of how much deals differ
    high: float | None = None

    def changed(self, change: Callable[[float], float]) -> "Estimate":
        value, low, high = self
        return Estimate(change(value), None if low is None else change(low), None if high is None else change(high))


class BotStanding(NamedTuple):
    bot: str
    games: int
    win_rate: Estimate
    points: Estimate  # per seat
    rating: Estimate
    adjusted: "Adjusted | None" = None  # None: nobody asked how lucky it was


class Adjusted(NamedTuple):
    """Without the luck of the cards that were turned over."""

    win_rate: Estimate  # an estimate of the same, which may lie outside of 0 to 1
    games_needed: float | None  # of all that were played, for an interval as wide as that of the plain win rate


class Standings(NamedTuple):
    deals: int
    games: int
    rows: list[BotStanding]  # the best first
    ahead: dict[tuple[str, str], Estimate]  # how often the first of two bots finished before the second


def standings(
    bots: Sequence[str],
    seatings: Sequence[Seating],
    games: Mapping[ScheduledGame, Points],
    luck: Mapping[ScheduledGame, Luck] | None = None,
) -> Standings:
    """Of all deals that were played with all these seatings; adjusted too, if it is known how lucky each game was."""
    deals = whole_deals(seatings, games)
    if not deals:
        return Standings(0, 0, [], {})
    win_rates = {bot: estimate_share(win_rate(bot, deal) for deal in deals) for bot in bots}
    rated = elo_differences(win_rates) if len(bots) == 2 else fitted_ratings(bots, deals)
    ranked = sorted(bots, key=lambda bot: -win_rates[bot].value)
    rows = [
        BotStanding(
            bot,
            len(deals) * sum(bot in seating for seating in seatings),
            win_rates[bot],
            estimate(points_per_seat(bot, deal) for deal in deals),
            rated[bot],
            adjusted(bot, deals, whole_deals(seatings, luck)) if luck else None,
        )
        for bot in ranked
    ]
    ahead = {
        (bot, other): estimate_share(share_ahead(bot, other, deal) for deal in deals)
        for place, bot in enumerate(ranked)
        for other in ranked[place + 1 :]
    }
    return Standings(len(deals), len(deals) * len(seatings), rows, ahead)


def whole_deals(seatings: Sequence[Seating], games: Mapping[ScheduledGame, T]) -> list[Mapping[Seating, T]]:
    return [
        {seating: games[ScheduledGame(number, seating)] for seating in seatings}
        for number in sorted({game.deal for game in games})
        if all(ScheduledGame(number, seating) in games for seating in seatings)
    ]


# One deal


def win_rate(bot: str, deal: Deal) -> float:
    """The mean share of the win that the bot's seats got; equal points share the win (§8)."""

    def share(seating: Seating, points: Points) -> float:
        winners = [name for name, total in zip(seating, points, strict=True) if total == max(points)]
        return winners.count(bot) / len(winners)

    return fmean(share(seating, points) for seating, points in deal.items() if bot in seating)


def luck_of(bot: str, deal: Mapping[Seating, Luck]) -> float:
    """What of that was the luck of the cards, by the value that judged it."""
    return fmean(
        sum(share for name, share in zip(seating, luck, strict=True) if name == bot)
        for seating, luck in deal.items()
        if bot in seating
    )


def points_per_seat(bot: str, deal: Deal) -> float:
    return fmean(total for game in deal.items() for name, total in zip(*game, strict=True) if name == bot)


def share_ahead(bot: str, other: str, deal: Deal) -> float:
    """In how many of their games the best seat of the bot had more points than the best of the other; equal is half."""

    def score(best: dict[str, int]) -> float:
        return (best[bot] > best[other]) + 0.5 * (best[bot] == best[other])

    return fmean(score(best_seats(*game)) for game in deal.items() if {bot, other} <= set(game[0]))


def best_seats(seating: Seating, points: Points) -> dict[str, int]:
    """The points of each bot's best seat."""
    best: dict[str, int] = {}
    for name, total in zip(seating, points, strict=True):
        best[name] = max(total, best.get(name, total))
    return best


# All deals


def estimate(per_deal: Iterable[float]) -> Estimate:
    """The mean over deals, with the interval of the normal distribution around it.

    >>> [round(number, 2) for number in estimate([10.0, 20.0])]
    [15.0, 5.2, 24.8]
    """
    values = list(per_deal)
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean)
    margin = Z * stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def estimate_share(per_deal: Iterable[float]) -> Estimate:
    """The same of a share, which lies between 0 and 1.

    Deals that all gave the same do not prove that all others would: there the rule of three takes over.

    >>> estimate_share([1.0] * 30)
    Estimate(value=1.0, low=0.9, high=1.0)
    """
    values = list(per_deal)
    share = estimate(values)
    if len(values) > 1 and len(set(values)) == 1:
        share = Estimate(share.value, share.value - 3 / len(values), share.value + 3 / len(values))
    return share.changed(lambda bound: min(max(bound, 0.0), 1.0))


def adjusted(bot: str, deals: Sequence[Deal], luck: Sequence[Mapping[Seating, Luck]]) -> Adjusted:
    plain = [win_rate(bot, deal) for deal in deals]
    without = [share - luck_of(bot, deal) for share, deal in zip(plain, luck, strict=True)]
    needed = variance(without) / variance(plain) if len(set(plain)) > 1 else None
    return Adjusted(estimate(without), needed)


# Ratings


def elo_differences(win_rates: Mapping[str, Estimate]) -> dict[str, Estimate]:
    """How far each of two bots is above the other on the scale of chess, where 400 points are odds of 10 to 1."""
    return {bot: rate.changed(elo_difference) for bot, rate in win_rates.items()}


def elo_difference(share: float) -> float:
    """
    >>> round(elo_difference(0.75))
    191
    """
    if share in (0.0, 1.0):
        return math.inf if share else -math.inf
    return 400 * math.log10(share / (1 - share))


def fitted_ratings(bots: Sequence[str], deals: Sequence[Deal]) -> dict[str, Estimate]:
    from .ratings import ratings  # and NumPy, needed by round robins alone

    return ratings(bots, deals)
