"""Luck: what the cards that are turned over bring. On average nothing, whatever value judges it."""

from collections import defaultdict
from functools import cache
from itertools import permutations
from statistics import fmean
from zlib import crc32

import numpy as np
import pytest

from glastonbury.arena.luck import by_net, luck
from glastonbury.core import outlook, pack
from glastonbury.core.packing import NONE, PLAYERS
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.rules import CardsSwept, Spell, Take, legal, play, start
from nets import new_net

NET = new_net()


def any_move(state):
    """A player who decides by all that can be seen, and by nothing else."""
    return legal(state)[crc32(repr((state.cells, state.players)).encode()) % len(legal(state))]


def played(state, choose=any_move):
    moves = []
    while legal(state):
        moves.append(choose(state))
        state, _ = play(state, moves[-1])
    return moves


@cache
def late(players, recipes=False):
    """A state with four cards left in the pile; nobody has taken a spell, so Vanescos lie about."""
    state = start(deal(Choices(SEATING[:players], recipes=recipes, first=0), b"late"))
    while len(state.pile) > 4:
        takes = (move for move in legal(state) if not isinstance(move, Take) or not_a_spell(state, move))
        state, _ = play(state, next(takes))
    return state


def not_a_spell(state, take):
    return not isinstance(state.card_at(take.cell), Spell)


def arbitrary(states):
    """A value that means nothing, but always says the same of the same."""
    shares = np.array([[crc32(row.tobytes() + bytes([seat])) for seat in range(row[PLAYERS])] for row in states], float)
    return shares / shares.sum(axis=1, keepdims=True)


@pytest.mark.few(3)
@pytest.mark.parametrize(("players", "recipes"), [(2, False), (3, True), (4, False)])
@pytest.mark.parametrize("value", [arbitrary, by_net(NET, None)])
def test_over_all_orders_of_a_pile_luck_is_exactly_nothing(players, recipes, value):
    state = late(players, recipes)
    found, swept = [], 0
    for pile in permutations(state.pile):
        moves = played(state._replace(pile=pile))
        found.append(luck(state._replace(pile=pile), moves, value))
        swept += any(event.under_pile for event in events_of(state._replace(pile=pile), moves))
    assert swept > 0  # cards that everybody has seen go under the pile: they are no luck
    assert max(abs(share) for shares in found for share in shares) > 0.001
    for seat in range(players):
        assert fmean(shares[seat] for shares in found) == pytest.approx(0, abs=1e-6)


def events_of(state, moves):
    for move in moves:
        state, events = play(state, move)
        yield from (event for event in events if isinstance(event, CardsSwept))


def test_luck_is_how_the_game_stands_with_the_card_less_the_mean_over_all_that_it_could_have_been():
    state = late(2)
    move = next(move for move in legal(state) if isinstance(move, Take))
    stands = {}
    for card in state.pile:
        others = [other for other in state.pile if other != card]
        after, _ = play(state._replace(pile=(card, *others)), move)
        stands[card] = np.roll(outlook(NET, pack(after), NONE).win, after.player)
    mean = sum(stands.values()) / len(state.pile)
    assert len(stands) == len(state.pile) == 4
    assert luck(state, [move], by_net(NET, None)) == pytest.approx(stands[state.pile[0]] - mean, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3])
def test_with_a_perfect_value_nothing_but_luck_makes_results_differ(players):
    """Perfect for these players: the mean over all orders that the pile may still have."""
    games = [late(players)._replace(pile=pile) for pile in permutations(late(players).pile)]
    results = [final_shares(state, played(state)) for state in games]
    after = defaultdict(list)  # what came of each state that all know
    for state, shares in zip(games, results, strict=True):

        def noted(states, shares=shares):
            after[states[0].tobytes()].append(shares)
            return arbitrary(states)

        luck(state, played(state), noted)

    def perfect(states):
        return np.array([np.mean(after[row.tobytes()], axis=0) for row in states])

    assert len({tuple(shares) for shares in results}) > 1
    for state, shares in zip(games, results, strict=True):
        without = np.array(shares) - luck(state, played(state), perfect)
        assert without == pytest.approx(np.mean(results, axis=0), abs=1e-5)


def final_shares(state, moves):
    for move in moves:
        state, events = play(state, move)
    winners = events[-1].winners
    return [(seat in winners) / len(winners) for seat in range(len(state.players))]
