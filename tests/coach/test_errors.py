"""Errors: found where something was lost beyond doubt, by what could be known, and the same each time."""

import random

import numpy as np
import pytest

from builders import player, position, random_record, recipes, with_other_recipes
from glastonbury.actions import DROP_IT, KEEP_IT, action_of
from glastonbury.coach import errors as coach
from glastonbury.coach.account import account, account_turn, judged_by, standing_now
from glastonbury.coach.errors import Error, Suspect, compared, errors, first_look
from glastonbury.core import pack
from glastonbury.core.packing import NONE
from glastonbury.core.trying import tried
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.rules import CARDS, legal, start
from nets import new_net

NET = new_net()


def ending(taken):
    """Blue has taken the last card of a line; everything else is known."""
    blue, red = player("blue", 1, "Ya1 Ya2"), player("red", 3, "Ra1 Ra2 Ra3")
    return position(blue, red, cells="f5:Wa1", phase="keep", taken=CARDS[taken])


def suspect_of(state, action):
    s = pack(state)
    value = judged_by(NET, deal(Choices(SEATING[:2], removed_color=None), b"any"))
    turn, _ = account_turn(s, 0, action, standing_now(s, value), value)
    return Suspect(0, s, 0, turn)


def test_a_card_that_costs_points_is_better_dropped():
    looked = first_look(suspect_of(ending("Ba4"), KEEP_IT), NET, NONE)
    assert (looked.better, looked.points) == (DROP_IT, 8)
    assert compared(looked, NET, NONE) == Error(0, 0, KEEP_IT, DROP_IT, 8, 0, 0, 0)
    assert compared(looked, NET, NONE).grade == "blunder"


def test_what_was_best_is_no_error():
    looked = first_look(suspect_of(ending("Ba4"), DROP_IT), NET, NONE)
    assert (looked.better, looked.points) == (DROP_IT, 0)
    assert compared(looked, NET, NONE) is None


@pytest.mark.parametrize(("code", "grade"), [("Wa1", "slip"), ("Wa3", "slip"), ("Wa4", "mistake"), ("Ba4", "blunder")])
def test_errors_are_graded_by_the_points_they_cost(code, grade):
    found = compared(first_look(suspect_of(ending(code), KEEP_IT), NET, NONE), NET, NONE)
    assert found.grade == grade


def test_who_gives_up_points_to_win_makes_no_error(monkeypatch):
    """Played: a share of the win more, and points less."""
    gained = np.tile([[[0.5, 0.0], [0.4, 9.0]]], (16, 1, 1))
    monkeypatch.setattr(coach, "tried", lambda *_: gained)
    assert compared(suspect_of(ending("Ba4"), KEEP_IT)._replace(better=DROP_IT), NET, NONE) is None


@pytest.mark.parametrize(("spread", "found"), [(1, True), (100, False)])
def test_what_may_be_chance_is_no_error(monkeypatch, spread, found):
    """Four points on average, in worlds that differ little or much."""
    gained = np.zeros((coach.WORLDS, 2, 2))
    gained[:, 1, 1] = 4 + spread * np.resize([-1, 1], coach.WORLDS)
    monkeypatch.setattr(coach, "tried", lambda *_: gained)
    error = compared(suspect_of(ending("Ba4"), KEEP_IT)._replace(better=DROP_IT), NET, NONE)
    assert (error is not None) == found


def test_the_same_review_twice_is_the_same(monkeypatch):
    monkeypatch.setattr(coach, "FIRST_WORLDS", 4)
    monkeypatch.setattr(coach, "WORLDS", 24)
    record = random_record(random.Random(2), deal(Choices(SEATING[:2], recipes=True), b"twice"))
    found = account(record.setup, record.moves, judged_by(NET, record.setup))
    once, again = (errors(record.setup, record.moves, found, NET, range(2)) for _ in range(2))
    assert once == again
    assert once
    for error in once:
        turn = found.turns[error.ply]
        assert (error.player, error.played) == (turn.player, turn.action)
        assert error.played != error.better in {option.action for option in turn.options}
    assert errors(record.setup, record.moves, found, NET, [1]) == tuple(error for error in once if error.player == 1)


def test_moves_are_tried_in_the_same_worlds():
    state = start(deal(Choices(SEATING[:2], removed_color=None), b"worlds"))
    one, other = map(action_of, legal(state)[:2])
    ends = tried(NET, pack(state), len(state.pile), NONE, np.array([one, one, other], dtype=np.int8), 8, 1)
    assert (ends[:, 0] == ends[:, 1]).all()
    assert (ends[:, 0] != ends[:, 2]).any()


def test_what_is_tried_knows_no_recipe_but_the_own():
    with_recipes = {"recipes": recipes("orange", "most_ones")}
    state = position(
        player("blue", 1, "Ya1 Ya2", **with_recipes),
        player("red", 3, "Oa1 Oa2 Ob3", recipes=recipes("purple", "fewest_cards")),
        phase="keep",
        taken=CARDS["Oa3"],
        cells="f5:Wa1",
    )
    actions = np.array([KEEP_IT, DROP_IT], dtype=np.int8)

    def ends(at):
        return tried(NET, pack(at), 0, NONE, actions, 32, 5)

    assert ends(state).std() > 0  # what others hold matters
    for seed in range(5):
        assert (ends(with_other_recipes(state, 0, random.Random(seed))) == ends(state)).all()
    mine = state.players[0]._replace(recipes=recipes("black", "fewest_cards"))
    assert (ends(state._replace(players=(mine, state.players[1]))) != ends(state)).any()
