"""The table move ↔ integer."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import random_game, random_setup
from glastonbury.actions import ACTIONS, action_of, move_of
from glastonbury.notation import read_move
from glastonbury.rules import legal


def test_the_table_has_59_actions_in_their_order():
    assert ACTIONS == 59
    for token, action in (
        ("b1", 0), ("*b1", 0), ("e6", 31), ("declinatio", 32), ("stay", 33), ("keep", 34), ("drop", 35),
        ("@a1", 36), ("@f1", 37), ("@f6", 38), ("@a6", 39), ("immuto:Ya", 40), ("immuto:Kb", 57), ("immuto:none", 58),
    ):  # fmt: skip
        assert action_of(read_move(token)) == action


@given(st.integers(0, 2**32))
def test_legal_moves_have_different_actions_and_come_back_from_them(seed):
    rng = random.Random(seed)
    for state, _, _ in random_game(rng, random_setup(rng)):
        moves = legal(state)
        actions = [action_of(move) for move in moves]
        assert len(set(actions)) == len(actions)
        assert [move_of(action, moves) for action in actions] == list(moves)


def test_an_illegal_action_says_what_is_legal():
    with pytest.raises(ValueError, match=r"action 33 is not legal; legal: \[0, 32\]"):
        move_of(33, (read_move("*b1"), read_move("declinatio")))
