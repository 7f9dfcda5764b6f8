"""Pgx's own `api_test`, unmodified, and the batched engine: on the JAX on which it runs.

Newer ones fail it even for Pgx's own games, so it is run by itself, in .venv-pgx (`make test-all`). Its list of
environments is closed: for the test ours is added to it.
"""

from typing import Literal, get_args

import jax
import pytest
from pgx._src import api_test
from test_batch import compare_random_games

from glastonbury.envs.pgx import ID, Glastonbury


def test_the_jax_is_the_old_one():
    assert jax.__version__ == "0.4.38"


@pytest.mark.parametrize(("players", "use_key"), [(2, True), (4, False)])
def test_api(players, use_key, monkeypatch):
    known = (*get_args(api_test.EnvId), ID)
    monkeypatch.setattr(api_test, "EnvId", Literal[known])
    api_test.api_test(Glastonbury(players), num=3, use_key=use_key)


def test_random_games_are_those_of_the_rules():
    compare_random_games(0, count=48)
