"""Which games are played: every deal with all seatings of every match."""

from collections.abc import Sequence
from itertools import combinations, permutations

from .game import ScheduledGame, Seating


def matches(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every group of different bots that meets: as many as there are seats, or all of them if seats are left.

    >>> matches(["apprentice", "herbalist", "witch"], players=2)
    [('apprentice', 'herbalist'), ('apprentice', 'witch'), ('herbalist', 'witch')]
    """
    return list(combinations(bots, min(len(bots), players)))


def seatings(match: Sequence[str], players: int) -> list[Seating]:
    """Every different way to seat the bots of a match, with the seats shared as evenly as possible.

    >>> ["".join(seating) for seating in seatings("AB", players=3)]
    ['ABA', 'AAB', 'BAA', 'ABB', 'BAB', 'BBA']
    """
    each, left = divmod(players, len(match))
    shares = [(*(tuple(match) * each), *lucky) for lucky in combinations(match, left)]
    return list(dict.fromkeys(seating for share in shares for seating in permutations(share)))


def all_seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """Those of every match: how each deal is played."""
    return [seating for match in matches(bots, players) for seating in seatings(match, players)]


def schedule(seatings: Sequence[Seating], deals: int) -> list[ScheduledGame]:
    """Deal after deal, so that whoever stops early has played whole deals."""
    return [ScheduledGame(deal, seating) for deal in range(deals) for seating in seatings]
