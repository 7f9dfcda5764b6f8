"""Errors: found where something was lost beyond doubt, by what could be known, and the same each time."""

import random

import numpy as np
import pytest

from builders import player, position, random_record, recipes, with_other_recipes
from glastonbury.actions import DROP_IT, KEEP_IT, action_of
from glastonbury.coach import errors as coach
from glastonbury.coach.account import account, judged_by
from glastonbury.coach.draft import Error, Look, Looked
from glastonbury.coach.errors import Position, compared, first_look, looks, worst
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


def looked_at(state, played, better):
    """A first look at these two moves, and then a closer one."""
    at = Position(pack(state), 0, NONE)
    looked = first_look(Look(0, 0, (played, better)), at, NET)
    return looked, compared(looked, at, NET)


def test_a_card_that_costs_points_is_better_dropped():
    looked, error = looked_at(ending("Ba4"), KEEP_IT, DROP_IT)
    assert looked == Looked(0, 0, KEEP_IT, DROP_IT, 8)
    assert error == Error(0, 0, KEEP_IT, DROP_IT, 8, 0, 0, 0)
    assert error.grade == "blunder"


def test_what_was_best_is_no_error():
    looked, error = looked_at(ending("Ba4"), DROP_IT, KEEP_IT)
    assert looked == Looked(0, 0, DROP_IT, DROP_IT, 0)
    assert error is None


@pytest.mark.parametrize(("code", "grade"), [("Wa1", "slip"), ("Wa3", "slip"), ("Wa4", "mistake"), ("Ba4", "blunder")])
def test_errors_are_graded_by_the_points_they_cost(code, grade):
    _, error = looked_at(ending(code), KEEP_IT, DROP_IT)
    assert error.grade == grade


def test_who_gives_up_points_to_win_makes_no_error(monkeypatch):
    """Played: a share of the win more, and points less."""
    gained = np.tile([[[0.5, 0.0], [0.4, 9.0]]], (16, 1, 1))
    monkeypatch.setattr(coach, "tried", lambda *_: gained)
    assert looked_at(ending("Ba4"), KEEP_IT, DROP_IT)[1] is None


@pytest.mark.parametrize(("spread", "found"), [(1, True), (100, False)])
def test_what_may_be_chance_is_no_error(monkeypatch, spread, found):
    """Four points on average, in worlds that differ little or much."""
    gained = np.zeros((96, 2, 2))
    gained[:, 1, 1] = 4 + spread * np.resize([-1, 1], 96)
    monkeypatch.setattr(coach, "tried", lambda *_: gained)
    assert (looked_at(ending("Ba4"), KEEP_IT, DROP_IT)[1] is not None) == found


@pytest.mark.parametrize(("points", "parts"), [(-3, 1), (0.5, 1), (0.9, 2), (4, 2)])
def test_only_what_may_still_be_an_error_is_tried_in_all_worlds(monkeypatch, points, parts):
    asked = []

    def ends(*arguments):
        *_, worlds, seed = arguments
        asked.append((worlds, seed))
        gained = np.zeros((worlds, 2, 2))
        gained[:, 1, 1] = points + np.resize([-1, 1], worlds)
        return gained

    monkeypatch.setattr(coach, "tried", ends)
    error = compared(Looked(7, 0, KEEP_IT, DROP_IT, points), Position(pack(ending("Ba4")), 0, NONE), NET)
    assert asked == [(96, 22), (288, 23)][:parts]  # of which none is one of the first look
    assert (error is not None) == (points >= coach.LEAST)


def test_one_looks_where_most_was_lost_and_then_at_the_worst():
    record = random_record(random.Random(2), deal(Choices(SEATING[:2], recipes=True), b"twice"))
    found = account(record.setup, record.moves, judged_by(NET, record.setup))
    wanted = looks(found, 1)
    lost = sorted(turn.play[1, 1] for turn in found.turns if turn.player == 1)
    assert len(wanted) == coach.LOOKED_AT
    assert sorted(found.turns[look.ply].play[1, 1] for look in wanted) == lost[: coach.LOOKED_AT]
    for look in wanted:
        turn = found.turns[look.ply]
        assert (look.player, look.actions[0]) == (1, turn.action)
        assert {*look.actions} <= {option.action for option in turn.options}
    looked = [Looked(ply, ply % 2, 1, 2, points) for ply, points in enumerate([3, 0, 1, 2, 9, -1, 4, 0, 5, 0, 7, 0, 2])]
    assert [look.ply for look in worst(looked)] == [4, 10, 8, 6, 0, 3]


def test_moves_are_tried_in_the_same_worlds():
    state = start(deal(Choices(SEATING[:2], removed_color=None), b"worlds"))
    first, second = map(action_of, legal(state)[:2])
    ends = tried(NET, pack(state), len(state.pile), NONE, np.array([first, first, second], dtype=np.int8), 8, 1)
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
