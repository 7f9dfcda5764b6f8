"""Glastonbury behind Pgx: each check that Pgx's own `api_test` makes, and that it is the same game."""

import re
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from glastonbury import batch, rules
from glastonbury.envs.pgx import ID, Glastonbury
from glastonbury.observation import SIZE

PUBLIC = {"current_player", "observation", "rewards", "terminated", "truncated", "legal_action_mask"}
TABLES = 24


def keys(number):
    return jax.random.split(jax.random.key(number), TABLES)


class Played:
    """Random games on all tables of an environment, state by state."""

    def __init__(self, env):
        self.env = env
        self.step = jax.jit(jax.vmap(env.step))
        self.states = [jax.jit(jax.vmap(env.init))(keys(1))]
        rng = np.random.default_rng(1)
        while not self.states[-1].terminated.all():
            legal = np.asarray(self.states[-1].legal_action_mask)
            actions = np.argmax(legal * rng.random(legal.shape), axis=1)
            after = self.step(self.states[-1], actions, keys(0))
            self.states.append(jax.tree.map(np.asarray, after))


@pytest.fixture(scope="module")
def played():
    return Played(Glastonbury(3, observation="table"))


def test_it_begins_as_pgx_wants(played):
    begun = played.states[0]
    assert begun.env_id == played.env.id == ID
    assert re.fullmatch(r"\d+", played.env.version)
    assert played.env.num_players == 3
    assert played.env.num_actions == 59
    assert played.env.observation_shape == (SIZE,)
    assert (begun._step_count == 0).all()
    assert (begun.rewards == 0).all()
    assert begun.legal_action_mask.any(axis=1).all()
    assert not begun.terminated.any()


def test_every_state_is_as_pgx_wants(played):
    for count, state in enumerate(played.states):
        assert {name for name in vars(state) if not name.startswith("_")} == PUBLIC
        assert state.current_player.dtype == jnp.int32
        assert state.terminated.dtype == state.truncated.dtype == state.legal_action_mask.dtype == jnp.bool_
        assert state.rewards.dtype == jnp.float32
        assert state.rewards.shape == (TABLES, 3)
        assert ((state.current_player >= 0) & (state.current_player < 3)).all()
        assert (state._step_count[~state.terminated] == count).all()
        assert state.legal_action_mask[state.terminated].all()
        assert not state.rewards[~state.terminated].any()


def test_a_game_that_is_over_stays_as_it_is_and_brings_nothing_more(played):
    end = played.states[-1]
    after = played.step(end, np.zeros(TABLES, int), keys(0))
    assert not after.rewards.any()
    for before, now in zip(jax.tree.leaves(end.replace(rewards=after.rewards)), jax.tree.leaves(after), strict=True):
        assert np.array_equal(before, now)


def test_an_illegal_action_ends_the_game(played):
    after = played.step(played.states[0], np.zeros(TABLES, int), keys(0))
    assert after.terminated.all()
    assert (after.rewards == jnp.array([-1.0, 2.0, 2.0])).all()


@pytest.mark.parametrize("rewards", ["win_share", "points"])
def test_the_rewards_are_those_of_the_rules(played, rewards):
    before, end = played.states[-2:]
    tables = np.flatnonzero(~before.terminated)
    if rewards == "points":
        legal = np.asarray(before.legal_action_mask)
        end = jax.jit(jax.vmap(Glastonbury(3, rewards=rewards).step))(before, np.argmax(legal, axis=1), keys(0))
    for table in tables:
        scores = rules.scores(batch.to_rules(jax.tree.map(lambda x, table=table: x[table], end._game)))
        first = rules.winners(scores)
        shares = [1 / len(first) if player in first else 0 for player in range(3)]
        expected = shares if rewards == "win_share" else [score.total for score in scores]
        assert np.allclose(end.rewards[table], expected)
    assert tables.size


@pytest.mark.parametrize("kind", ["table", "knowledge"])
def test_whoever_decides_observes(played, kind):
    env = Glastonbury(3, observation=kind)
    observe = jax.jit(
        jax.vmap(lambda state: (env.observe(state), batch.observe(state._game, state.current_player, kind)))
    )
    for state in played.states[::20]:
        got, expected = observe(state)
        assert np.array_equal(got, expected)
        assert kind != "table" or np.array_equal(state.observation, expected)


def test_with_two_players_a_colour_that_nobody_plays_is_removed():
    begun = jax.jit(jax.vmap(Glastonbury(2).init))(keys(1))
    assert set(begun._game.setup.removed_color.tolist()) == {3, 4}
    assert (begun._game.end == 44).all()


@pytest.mark.parametrize(("name", "value"), [("players", 5), ("observation", "all"), ("rewards", "money")])
def test_other_choices_are_errors(name, value):
    with pytest.raises(ValueError, match=f"{name}: expected .* got {value!r}"):
        Glastonbury(**{name: value})


def test_without_pgx_the_extras_are_named():
    code = "import sys; sys.modules['pgx'] = None; import glastonbury.envs.pgx"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert 'pip install "glastonbury[batch,envs]"' in done.stderr.splitlines()[-1]
