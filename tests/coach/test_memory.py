"""Memory: how long somebody remembers is read from the moves, and an error of memory is told from a misjudgement."""

import random

import numpy as np
import pytest

from glastonbury.actions import action_of
from glastonbury.bots import bot_named
from glastonbury.coach import memory
from glastonbury.coach.draft import Error
from glastonbury.coach.half_life import HALF_LIVES, SPREADS, half_life
from glastonbury.coach.memory import PLAUSIBLE, TRIES, explanations, forgotten, liked, likelihoods
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.knowledge import Follower
from glastonbury.rules import legal
from nets import new_net


def game(number, half_life, *, memory_aid=False):
    """Two Herbalists, of whom the first remembers so long."""
    setup = deal(Choices(SEATING[:2], first=0, memory_aid=memory_aid), b"memory/%d" % number)
    followed, rng, moves = Follower(setup, (0, 1)), random.Random(number), []
    while legal(followed.state):
        known = followed.known[followed.state.player]
        if followed.state.player == 0:
            known = known.forgetting(half_life, f"game {number}")
        moves.append(bot_named("herbalist").choose(known, rng))
        followed.play(moves[-1])
    return setup, moves


def remembered(setup, moves, seat):
    """How likely the moves of a seat were."""
    followed, total = Follower(setup, (seat,)), 0.0
    for ply, move in enumerate(moves):
        if followed.state.player == seat and len(followed.known[seat].view.legal) > 1:
            total += likelihoods(followed.known[seat], move, ply)
        followed.play(move)
    return total


def test_who_forgets_soon_is_told_from_who_remembers_long(monkeypatch):
    monkeypatch.setattr(memory, "FORGETTINGS", 1)
    short, long = (half_life(remembered(*game(1, takes), 0)) for takes in (3, 100))
    assert short.high < 10 < 30 < long.takes


@pytest.mark.large
def test_twenty_games_tell_half_lives_of_4_8_16_and_32_takes_within_a_factor_of_two():
    found = []
    for takes in (4, 8, 16, 32):
        estimate = half_life(sum(remembered(*game(number, takes), 0) for number in range(20)))
        assert takes / 2 < estimate.takes < takes * 2
        found.append(estimate.takes)
    assert found == sorted(found)


def table(*profile):
    """The second spread is likeliest; all others are much less so."""
    found = np.full((len(HALF_LIVES), len(SPREADS)), -1000.0)
    found[:, 1] = profile
    return found


def test_the_likeliest_half_life_lies_between_those_that_were_tried():
    assert half_life(table(-160, -90, -40, -10, 0, -10, -40, -90)) == pytest.approx((16, 11.8, 21.7), abs=0.2)
    assert half_life(table(-160, -90, -40, -10, 0, -5, -40, -90)).takes > 16
    assert half_life(table(0, -10, -20, -30, -40, -50, -60, -70)).takes == 1
    assert half_life(table(0, 0, 0, 0, 0, 0, 0, 0)) == (1, 1, 128)  # nothing is known


def moment_of_forgetting(net, known, ply):
    """What the net would do there if it had forgotten something, where that is something else."""
    best = liked(known, net, random.Random(0))
    others = {
        liked(known.forgetting(half_life, f"{ply}/{k}"), net, random.Random(k))
        for half_life in PLAUSIBLE
        for k in range(TRIES)
        if known.forgetting(half_life, f"{ply}/{k}") != known
    }
    return others - {best}


def test_a_move_that_is_best_by_what_was_forgotten_is_one_of_memory_and_any_other_a_misjudgement():
    net = new_net()
    setup, moves = game(2, 100)
    followed = Follower(setup, (0, 1))
    causes = set()
    for ply, move in enumerate(moves[:36]):
        seat = followed.state.player
        known = followed.known[seat]
        if ply % 14 == 13:
            others = moment_of_forgetting(net, known, ply)
            for action in {*map(action_of, known.view.legal)} - {liked(known, net, random.Random(0))}:
                error = Error(ply, seat, action, NONE_BETTER, 5.0, 1.0, 0.1, 0.0)
                found = explanations(known, error, net)
                assert bool(found) == (action in others)
                causes.add(bool(found))
        followed.play(move)
    assert causes == {True, False}


NONE_BETTER = -1  # which move is better does not matter here


def test_with_open_cauldrons_nobody_forgets():
    net = new_net()
    setup, moves = game(2, 100, memory_aid=True)
    followed = Follower(setup, (0, 1))
    for move in moves[:30]:
        followed.play(move)
    for move in legal(followed.state):
        error = Error(30, followed.state.player, action_of(move), NONE_BETTER, 5.0, 1.0, 0.1, 0.0)
        assert explanations(followed.known[followed.state.player], error, net) == []


@pytest.mark.parametrize(("lost", "explained"), [(0.0, 5.0), (-3.0, 5.0), (2.0, 3.0), (9.0, 0.0)])
def test_forgetting_explains_what_would_not_have_been_lost_on_the_table_one_had_in_mind(monkeypatch, lost, explained):
    ends = np.zeros((memory.WORLDS, 2, 2))
    ends[:, 1, 1] = lost
    monkeypatch.setattr(memory, "tried", lambda *_: ends)
    known = Follower(deal(Choices(SEATING[:2]), b"mind"), (0,)).known[0]
    error = Error(3, 0, 1, 2, 5.0, 1.0, 0.1, 0.0)
    assert forgotten([known], error, new_net()) == explained
    assert forgotten([], error, new_net()) == 0
