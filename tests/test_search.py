"""The search: exact in its budget, the same for the same seed, right where the right move can be computed."""

import random
from collections import Counter

import numpy as np
import pytest

from builders import known_at, player, position, random_game, random_setup, recipes
from glastonbury import core
from glastonbury.actions import action_of
from glastonbury.bench.games import moments
from glastonbury.bots.worth import expected
from glastonbury.core import judging, packing, sampling, search, searching
from glastonbury.core.searching import AT_ONCE, Tree
from glastonbury.deal import Choices, deal
from glastonbury.knowledge import Knowledge, Memory
from glastonbury.net import Net, form
from glastonbury.net.inputs import ROWS
from glastonbury.notation import read_move
from glastonbury.rules import CARDS, PLAYER_COLORS, legal, play, scores, start
from glastonbury.views import view
from nets import new_net


def middle_of_a_game(seed=1, plies=30):
    rng = random.Random(seed)
    states = [state for state, _, _ in random_game(rng, random_setup(rng))]
    return next(state for state in states[plies:] if len(legal(state)) > 1)


@pytest.mark.parametrize("guided", [True, False])
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_same_seed_nodes_and_workers_give_the_same(workers, guided):
    known = known_at(middle_of_a_game())

    def found(seed):
        return search(known, random.Random(seed), 100, workers=workers, guided=guided)

    assert found(1) == found(1)
    assert found(1) != found(2)


@pytest.mark.parametrize("workers", [1, 3])
def test_the_node_budget_is_kept_exactly(workers):
    known = known_at(middle_of_a_game())
    for nodes in (1, 50, 301):
        found = search(known, random.Random(1), nodes, workers=workers)
        assert found.nodes == sum(tried.visits for tried in found.tried) == nodes
        assert {tried.action for tried in found.tried} <= {action_of(move) for move in known.view.legal}


def test_workers_grow_trees_of_their_own_which_are_added_up():
    known = known_at(middle_of_a_game())
    rng = random.Random(5)
    alone = []
    for budget in (34, 33, 33):
        tree = Tree(known, rng, budget, guided=True)
        tree.grow_until(float("inf"))
        alone.append(Counter({action: visits for action, visits, _ in tree.children()}))
    together = search(known, random.Random(5), 100, workers=3)
    assert {tried.action: tried.visits for tried in together.tried} == dict(sum(alone, Counter()))
    assert len({tuple(sorted(visits.items())) for visits in alone}) > 1


def test_a_search_without_time_still_answers():
    known = known_at(middle_of_a_game())
    found = search(known, random.Random(1), 10**9, seconds=0)
    assert found.nodes == AT_ONCE


def test_when_there_is_no_room_for_more_nodes_it_goes_on_without(monkeypatch):
    monkeypatch.setattr(searching, "MOST_NODES", 20)
    full = Tree(known_at(middle_of_a_game()), random.Random(1), 500, guided=True)
    full.grow_until(float("inf"))
    assert full.used == 20 == len(full.grown.worth)
    assert sum(count for _, count, _ in full.children()) == full.done == 500


@pytest.mark.parametrize(("nodes", "workers"), [(0, 1), (-3, 1), (10, 0)])
def test_a_search_needs_nodes_and_workers(nodes, workers):
    with pytest.raises(ValueError, match="at least one node and one worker"):
        search(known_at(middle_of_a_game()), random.Random(1), nodes, workers=workers)


def test_a_forced_move_is_the_only_one_tried():
    state = start(deal(Choices(PLAYER_COLORS), b"forced"))
    for _ in range(3):
        state, _ = play(state, legal(state)[0])
    assert len(legal(state)) == 1
    assert [tried.action for tried in search(known_at(state), random.Random(1), 20).tried] == [
        action_of(legal(state)[0])
    ]


def test_a_finished_game_has_nothing_to_search():
    rng = random.Random(1)
    *_, (state, _, _) = random_game(rng, random_setup(rng))
    with pytest.raises(ValueError, match="the game is over"):
        search(Knowledge.begin(view(state, 0)), random.Random(1), 20)


# What levels, results and learned weights are compared with: a search without a net stays as it is.
KEPT = {
    (0, 7): {7: 196, 5: 38, 8: 29, 4: 18, 6: 13, 9: 6},
    (0, 40): {7: 125, 5: 92, 6: 43, 9: 16, 8: 16, 4: 8},
    (1, 7): {3: 140, 14: 117, 8: 25, 31: 8, 26: 8, 20: 2},
    (1, 40): {30: 214, 25: 30, 2: 22, 7: 20, 13: 12, 19: 2},
    (2, 7): {12: 198, 24: 55, 18: 16, 29: 14, 6: 9, 1: 8},
}


@pytest.mark.parametrize(("seed", "ply"), KEPT)
def test_without_a_net_it_looks_at_what_it_always_looked_at(seed, ply):
    rng = random.Random(seed)
    state = [state for state, _, _ in random_game(rng, random_setup(rng))][ply]
    found = search(known_at(state), random.Random(seed + ply), 300)
    assert {tried.action: tried.visits for tried in found.tried} == KEPT[seed, ply]


# With a net


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("seed", [1, 5, 7])  # games of two, four and three
def test_with_a_net_too_the_same_seed_gives_the_same_and_the_budget_is_kept(workers, seed):
    known, net = known_at(middle_of_a_game(seed)), new_net()

    def found(seed):
        return search(known, random.Random(seed), 101, workers=workers, net=net)

    assert found(1) == found(1)
    assert found(1) != found(2)
    assert found(1).nodes == sum(tried.visits for tried in found(1).tried) == 101
    assert {tried.action for tried in found(1).tried} <= {action_of(move) for move in known.view.legal}


def test_with_a_net_too_it_answers_without_time_and_without_room(monkeypatch):
    known, net = known_at(middle_of_a_game()), new_net()
    assert search(known, random.Random(1), 10**9, seconds=0, net=net).nodes == AT_ONCE
    monkeypatch.setattr(searching, "MOST_NODES", 20)
    full = Tree(known, random.Random(1), 300, net=net)
    full.grow_until(float("inf"))
    assert full.used == 20
    assert sum(count for _, count, _ in full.children()) == full.done == 300


def test_another_net_finds_something_else():
    known = known_at(middle_of_a_game())
    assert search(known, random.Random(1), 100, net=new_net(1)) != search(known, random.Random(1), 100, net=new_net(2))


def test_where_the_game_ends_points_are_counted_whatever_the_net_thinks():
    """One card is left to keep or to drop, nothing is unknown: the values are the margins."""
    blue, red = player("blue", 1, "Ba1 Ba2"), player("red", 6, "Ra1")
    state = position(blue, red, phase="keep", taken=CARDS["Ba4"], cells="c2:Na1 d2:Na2")
    found = search(known_at(state), random.Random(1), 200, net=new_net())
    assert {tried.action: tried.margin for tried in found.tried} == {34: 14 + 2, 35: 0 + 2}
    assert found.tried[0].action == 34


def biased_net(winner):
    """A net of one opinion: whoever is so far from the turn wins."""
    weights = np.zeros(form.SIZE, dtype=np.float32)
    weights[form.STARTS_OF["heads_b"] + form.HEADS["win"].start + winner] = 10
    return Net(np.zeros((ROWS, form.FIRST), dtype=np.int8), weights)


def test_every_player_wants_the_own_share_of_the_win():
    """Whoever decides next is said to win: with two players nobody wants to hand on the turn."""
    known = known_at(start(deal(Choices(PLAYER_COLORS[:2], first=0), b"shares")))
    mine = search(known, random.Random(1), 40, net=biased_net(winner=1))  # of the other, where that one decides
    theirs = search(known, random.Random(1), 40, net=biased_net(winner=0))
    assert all(tried.utility > 0.6 for tried in mine.tried if tried.visits == 1)
    assert all(tried.utility < 0.4 for tried in theirs.tried if tried.visits == 1)


@pytest.mark.parametrize(("players", "own"), [(2, 0.1), (3, 0.9), (4, 0.9)])
def test_with_recipes_and_several_others_the_net_is_asked_when_the_searching_player_decides_again(players, own):
    """It is then told that player's recipe: here whoever is asked is said to win."""
    known = known_at(start(deal(Choices(PLAYER_COLORS[:players], recipes=True, first=0), b"home")))
    found = search(known, random.Random(1), 40, net=biased_net(winner=0))
    assert all(tried.utility == pytest.approx(own, abs=0.02) for tried in found.tried if tried.visits == 1)


# Samples


def samples(known, count):
    tree = Tree(known, random.Random(1), 1, guided=True)
    root, seat, unknown, _ = tree.known
    target, like = np.empty_like(root), known.sample(random.Random(1))
    for _ in range(count):
        sampling.sample(root, seat, unknown, tree.a, tree.b, tree.rng, target)
        yield core.unpack(target, like=like), target


def test_samples_shuffle_what_is_unknown_and_nothing_else():
    state = middle_of_a_game(seed=3)
    known = known_at(state)
    # The last two cards of the pile were swept there, and are known.
    bottom = state.pile[-2:]
    known = type(known)(known.view, known.cauldrons, tuple(Memory(card, 0) for card in bottom), known.out)
    firsts = Counter()
    for sampled, _ in samples(known, 2000):
        assert sampled._replace(pile=()) == state._replace(pile=(), players=sampled.players, out=sampled.out)
        assert sampled.pile[-2:] == bottom
        assert Counter(sampled.pile) == Counter(state.pile)
        firsts[sampled.pile[0]] += 1
    several = Counter(state.pile[:-2])
    for card, count in several.items():  # each is on top about as often as there are such cards
        share = count / len(state.pile[:-2])
        assert abs(firsts[card] - 2000 * share) < 5 * (2000 * share * (1 - share)) ** 0.5


def test_samples_deal_the_other_recipes_evenly():
    state = start(deal(Choices(PLAYER_COLORS[:3], recipes=True), b"recipes"))
    known = known_at(state)
    own = state.players[0].recipes
    dealt = Counter()
    for _, packed in samples(known, 2400):
        blocks = [packed[packing.SEAT + seat * packing.BLOCK :] for seat in range(3)]
        a, b = [int(block[packing.RECIPE_A]) for block in blocks], [int(block[packing.RECIPE_B]) for block in blocks]
        assert len(set(a)) == len(set(b)) == 3
        assert (a[0], b[0]) == (list(type(own.a)).index(own.a), list(type(own.b)).index(own.b))
        dealt[a[1], b[2]] += 1
    assert len(dealt) == 16  # four colours and four tasks are left
    assert max(dealt.values()) < 2 * min(dealt.values())


def test_a_seat_that_does_not_decide_keeps_its_own_recipe():
    state = start(deal(Choices(PLAYER_COLORS[:3], recipes=True), b"recipes"))
    known = Knowledge.begin(view(state, 2))
    own = state.players[2].recipes
    dealt = set()
    for _, packed in samples(known, 200):
        a = [int(packed[packing.SEAT + seat * packing.BLOCK + packing.RECIPE_A]) for seat in range(3)]
        assert a[2] == list(type(own.a)).index(own.a)
        dealt.add(a[0])
    assert len(dealt) == 4


# What it judges by


def test_the_promises_are_those_that_the_witch_reckons_with():
    table = judging.promises().reshape(5, 85, 5, 5, judging.PROMISE)
    for players, cards_left, own in [(2, 84, False), (3, 60, True), (4, 33, False), (4, 12, True)]:
        chance = judging.chance_of_a_card(players, cards_left)
        factor = 2 if own else 1
        for count in range(1, 5):
            for left in range(5 - count):
                times_sum, per_card, bonus = table[players, cards_left, count, left, :3]
                for total in (1, 4, 7):
                    promise = total * factor * times_sum + factor * per_card + bonus
                    assert promise == pytest.approx(expected(count, total, own, left, chance), abs=1e-4)


# What it finds


class TooMany(Exception):
    pass


def best_margin(state, me, budget) -> int:
    """How far ahead a player of two ends if both play perfectly and nothing is unknown."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooMany
    moves = legal(state)
    if not moves:
        totals = [score.total for score in scores(state)]
        return totals[me] - totals[1 - me]
    margins = [best_margin(play(state, move)[0], me, budget) for move in moves]
    return max(margins) if state.player == me else min(margins)


def test_it_is_right_where_the_best_move_can_be_computed():
    """Endings of two players without secrets: no win or draw is given away, and values are about right."""
    solved = 0
    for seed in range(40):
        setup = deal(Choices(PLAYER_COLORS[:2]), f"ending {seed}".encode())
        states = [state for state, _, _ in random_game(random.Random(seed), setup)]
        choices = [state for state in states[-4:] if state.phase == "take" and len(legal(state)) > 1]
        if not choices:
            continue
        state, budget = choices[0], [100]
        try:
            margins = {
                action_of(move): best_margin(play(state, move)[0], state.player, budget) for move in legal(state)
            }
        except TooMany:
            continue
        tried = search(known_at(state), random.Random(1), 3000).tried
        assert np.sign(margins[tried[0].action]) == np.sign(max(margins.values()))
        assert abs(tried[0].margin - margins[tried[0].action]) < 3
        solved += 1
    assert solved >= 16


def test_values_are_points_ahead_of_the_best_other():
    """One card is left to keep or to drop, nothing is unknown: the values are the margins."""
    blue = player("blue", 1, "Ba1 Ba2")
    red = player("red", 6, "Ra1")
    state = position(blue, red, phase="keep", taken=CARDS["Ba4"], cells="c2:Na1 d2:Na2")
    found = search(known_at(state), random.Random(1), 200)
    assert {tried.action: tried.margin for tried in found.tried} == {34: 14 + 2, 35: 0 + 2}


def test_an_own_recipe_counts():
    """Behind by less than the ten points for ending the game: it ends it."""
    blue = player("blue", 6, "Ba1 Ba2", recipes=recipes("orange", "ended_game"))
    red = player("red", 6, "Ra1 Ra2 Ra3 Oa1", recipes=recipes("black", "most_ones"))
    cells = "c2:Ba3 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"  # c2 is the last card of column c
    found = search(known_at(position(blue, red, cells=cells)), random.Random(1), 400)
    assert found.tried[0].action == action_of(read_move("c2"))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_its_speed_is_measured_with_recipes_and_without(players, recipes):
    measured = moments(players, recipes=recipes)
    assert [(len(known.view.players), known.view.has_recipes) for _, _, known in measured] == [(players, recipes)] * 2
