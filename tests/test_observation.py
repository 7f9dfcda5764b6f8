"""Observations: what a seat sees, and that nothing else is in them."""

import random

import numpy as np
import pytest

from glastonbury.deal import Choices, deal
from glastonbury.observation import SIZE, Observer, field
from glastonbury.rules import PLAYER_COLORS, legal, play, start


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_the_table_is_part_of_what_is_known(players, recipes):
    rng = random.Random(players)
    state = start(deal(Choices(PLAYER_COLORS[:players], recipes=recipes), rng.randbytes(16)))
    seats = [Observer(state, seat) for seat in range(players)]
    while moves := legal(state):
        state, events = play(state, rng.choice(moves))
        for seat in seats:
            seat.learn(events, state)
            knowledge, table = seat.knowledge(), seat.table()
            assert knowledge.shape == table.shape == (SIZE,)
            seen = field(table, "places")[:72] != 0
            assert (field(table, "places")[:72] == field(knowledge, "places")[:72])[seen].all()
            assert (field(table, "levels")[:72] == field(knowledge, "levels")[:72])[seen].all()
            for section in ("cells", "players", "turns", "game"):
                assert np.array_equal(field(table, section), field(knowledge, section))
