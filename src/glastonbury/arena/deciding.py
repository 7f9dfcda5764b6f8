"""Which of two bots is stronger: asked after every deal, until it is decided (docs/arena.md).

A bet against "A gets half of the win or less" puts a fraction of a purse on A in each deal, at fair odds for that half.
While it is true, nobody can expect to gain, however long they play and whenever they stop: a purse grows to 20 times
its beginning in at most one of 20 matches. So when it has, the question is decided, with an error of 5 %.
"""

import math
from collections.abc import Iterable, Mapping, Sequence

from .game import Outcome, ScheduledGame, Seating
from .standings import win_rate

# How much of a purse is put on a bot in each deal. Each fraction has a purse of its own, and what they hold together
# counts: small ones find small differences, large ones find large differences soon.
FRACTIONS = (0.05, 0.09, 0.16, 0.29, 0.53, 0.95)


class Purses:
    """Bets that a bot gets more than this share of the win."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.logarithms = [0.0] * len(FRACTIONS)

    def bet(self, share: float) -> None:
        """A deal in which the bot got this much."""
        for index, fraction in enumerate(FRACTIONS):
            self.logarithms[index] += math.log1p(fraction * (share / self.share - 1))

    def growth(self) -> float:
        """The logarithm of what all purses together have grown to."""
        most = max(self.logarithms)
        return most + math.log(sum(math.exp(purse - most) for purse in self.logarithms) / len(self.logarithms))


class Question:
    """Is the first of two bots stronger, or the second? Deals count in their order, whatever gets done first."""

    def __init__(self, bots: Sequence[str], seatings: Sequence[Seating], error: float) -> None:
        """`error`: in how many of all matches at most a bot is named that is not stronger; the same for either bot."""
        self.seatings = seatings
        self.error = error
        self.shares: dict[str, list[float]] = {bot: [] for bot in bots}  # of the win, per deal
        self.purses = {bot: Purses(1 / 2) for bot in bots}
        self.stronger: str | None = None
        self.deals = 0  # that were looked at

    def decided_by(self, games: Mapping[ScheduledGame, Outcome]) -> bool:
        """Looks at the deals that are complete by now, up to the one that decides."""
        while self.stronger is None:
            numbered = [ScheduledGame(self.deals, seating) for seating in self.seatings]
            if not all(game in games for game in numbered):
                return False
            deal = {game.seating: games[game].points for game in numbered}
            self.deals += 1
            for bot, purses in self.purses.items():
                self.shares[bot].append(win_rate(bot, deal))
                purses.bet(self.shares[bot][-1])
                if purses.growth() >= -math.log(self.error):
                    self.stronger = bot
        return True

    def share_above(self) -> float | None:
        """The stronger bot gets more than this of the win, with the same error."""
        return None if self.stronger is None else share_above(self.shares[self.stronger], self.error)


def share_above(shares: Iterable[float], error: float) -> float:
    """The highest share that can be ruled out after these deals, to a thousandth.

    >>> share_above([1.0] * 30, 0.05)
    0.852
    """
    ruled_out, not_ruled_out = 0, 1000
    shares = list(shares)
    while not_ruled_out - ruled_out > 1:
        middle = (ruled_out + not_ruled_out) // 2
        purses = Purses(middle / 1000)
        for share in shares:
            purses.bet(share)
        if purses.growth() >= -math.log(error):
            ruled_out = middle
        else:
            not_ruled_out = middle
    return ruled_out / 1000
