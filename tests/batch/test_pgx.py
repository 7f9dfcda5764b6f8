"""Glastonbury behind Pgx: each check that Pgx's own `api_test` makes, and that it is the same game.

The original is run by pgx_original.py, on an older JAX.
"""

import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from builders import random_game
from glastonbury import batch, rules
from glastonbury.deal import Choices, deal
from glastonbury.envs.pgx import ID, Glastonbury
from glastonbury.observation import SIZE
from glastonbury.rules import PLAYER_COLORS

PUBLIC = {"current_player", "observation", "rewards", "terminated", "truncated", "legal_action_mask"}
TABLES = 24


def keys(number):
    return jax.random.split(jax.random.key(number), TABLES)


def picked(states, table):
    return jax.tree.map(lambda field: field[table], states)


def random_actions(states, rng):
    legal = np.asarray(states.legal_action_mask)
    return np.argmax(legal * rng.random(legal.shape), axis=-1)


class Played:
    """Random games at all tables of an environment, state by state: without keys for the steps, which need none.

    As many as in the example that test_research_page.py runs, and the same ones: they are compiled once.
    """

    def __init__(self):
        self.env = Glastonbury(3, rewards="points")
        self.step = jax.jit(jax.vmap(self.env.step))
        self.states = [jax.tree.map(np.asarray, jax.jit(jax.vmap(self.env.init))(keys(1)))]
        rng = np.random.default_rng(1)
        while not self.states[-1].terminated.all():
            after = self.step(self.states[-1], random_actions(self.states[-1], rng))
            self.states.append(jax.tree.map(np.asarray, after))


class PlayedAlone:
    """And games one by one, without a batch."""

    def __init__(self, games=6):
        self.env = Glastonbury(2, recipes=False, observation="table")
        init, step = jax.jit(self.env.init), jax.jit(self.env.step)
        self.games = []
        rng = np.random.default_rng(2)
        for game in range(games):
            states = [init(jax.random.key(game))]
            while not states[-1].terminated:
                states.append(step(states[-1], random_actions(states[-1], rng), jax.random.key(0)))
            self.games.append([jax.tree.map(np.asarray, state) for state in states])


@pytest.fixture(scope="module")
def played():
    return Played()


@pytest.fixture(scope="module")
def alone():
    return PlayedAlone()


def test_the_environment_says_what_it_is(played, alone):
    for env, players in ((played.env, 3), (alone.env, 2)):
        assert env.id == ID
        assert re.fullmatch(r"\d+", env.version)
        assert env.num_players == players
        assert env.num_actions == 59
        assert env.observation_shape == (SIZE,)


def first_states(played, alone):
    return [*(picked(played.states[0], table) for table in range(TABLES)), *(states[0] for states in alone.games)]


def test_it_begins_as_pgx_wants(played, alone):
    for begun in first_states(played, alone):
        assert begun.env_id == ID
        assert begun._step_count == 0
        assert not begun.rewards.any()
        assert begun.legal_action_mask.any()
        assert not begun.terminated


def test_every_state_is_as_pgx_wants(played, alone):
    courses = [[picked(state, table) for state in played.states] for table in range(TABLES)]
    for states, players in [*((states, 3) for states in courses), *((states, 2) for states in alone.games)]:
        ended = next(count for count, state in enumerate(states) if state.terminated)
        for count, state in enumerate(states):
            assert {name for name in vars(state) if not name.startswith("_")} == PUBLIC
            assert state.current_player.dtype == jnp.int32
            assert state.terminated.dtype == state.truncated.dtype == state.legal_action_mask.dtype == jnp.bool_
            assert state.rewards.dtype == jnp.float32
            assert state.rewards.shape == (players,)
            assert 0 <= state.current_player < players
            assert state._step_count == min(count, ended)
            assert state.terminated == (count >= ended)
            assert not state.truncated
            assert state.legal_action_mask.all() == (count >= ended)
            assert state.rewards.any() == (count == ended)


def test_a_game_that_is_over_stays_as_it_is_and_brings_nothing_more(played):
    end = played.states[-1]
    after = played.step(end, np.zeros(TABLES, int))
    assert not after.rewards.any()
    for before, now in zip(jax.tree.leaves(end.replace(rewards=after.rewards)), jax.tree.leaves(after), strict=True):
        assert np.array_equal(before, now)


def test_an_illegal_action_ends_the_game(played):
    after = played.step(played.states[0], np.zeros(TABLES, int))
    assert after.terminated.all()
    assert (after.rewards == jnp.array([-80.0, 160.0, 160.0])).all()
    assert Glastonbury()._illegal_action_penalty == -1


def shares(scores):
    first = rules.winners(scores)
    return [1 / len(first) if player in first else 0 for player in range(len(scores))]


def test_at_the_end_there_is_the_share_of_the_win_or_the_points(played, alone):
    for end in (states[-1] for states in alone.games):
        assert np.allclose(end.rewards, shares(rules.scores(batch.to_rules(end._game))))
    for table in range(TABLES):
        ended = next(count for count, state in enumerate(played.states) if state.terminated[table])
        end = picked(played.states[ended], table)
        assert end.rewards.tolist() == [score.total for score in rules.scores(batch.to_rules(end._game))]


def test_rewards_are_those_of_the_rules():
    """Of games that `rules` has played by two to four players, with and without recipes."""
    ends = []
    for seed in range(48):
        choices = Choices(PLAYER_COLORS[: 2 + seed % 3], recipes=seed % 2 == 0, first=0)
        *_, (state, _, _) = random_game(random.Random(seed), deal(choices, bytes([seed])))
        ends.append(state)
    games = jax.tree.map(lambda *fields: jnp.stack(fields), *map(batch.from_rules, ends))

    @jax.jit
    @jax.vmap
    def rewards(game):
        """As for four players: with fewer the last ones are cut off."""
        return [Glastonbury(4, rewards=kind)._shown(game, 0).rewards for kind in ("win_share", "points")]

    win_share, points = map(np.asarray, rewards(games))
    for index, state in enumerate(ends):
        scores = rules.scores(state)
        assert np.allclose(win_share[index, : len(scores)], shares(scores))
        assert points[index, : len(scores)].tolist() == [score.total for score in scores]


def test_whoever_decides_observes(played):
    at_a_table = Glastonbury(3, observation="table")

    @jax.jit
    @jax.vmap
    def observe(state):
        expected = [batch.observe(state._game, state.current_player, kind) for kind in ("knowledge", "table")]
        return [played.env.observe(state), at_a_table.observe(state)], expected

    for state in played.states[::20]:
        got, expected = observe(state)
        assert np.array_equal(got, expected)
        assert np.array_equal(state.observation, expected[0])


def test_with_two_players_a_colour_that_nobody_plays_is_removed(alone):
    begun = [states[0]._game for states in alone.games]
    assert {int(game.setup.removed_color) for game in begun} == {3, 4}
    assert all(game.end == 44 for game in begun)


# Drawing


def cards_in(picture):
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    return sorted(word for word in words if re.fullmatch("[A-Z][ab]", word))


def shown(state):
    """The ingredient cards on the square and on top of the cauldrons."""
    cards = (*state.cells, *(player.top for player in state.players))
    return sorted(card.ingredient.code for card in cards if isinstance(card, rules.IngredientCard))


def test_a_state_is_drawn(alone, tmp_path):
    for state in alone.games[0][::15]:
        picture = ET.fromstring(state.to_svg())
        assert cards_in(picture) == shown(batch.to_rules(state._game))
    state.save_svg(tmp_path / "state.svg", scale=0.5)
    assert (tmp_path / "state.svg").read_text(encoding="utf-8") == state.to_svg(scale=0.5)
    assert state._repr_html_() == state.to_svg()


def test_many_states_are_drawn_side_by_side(played):
    states = played.states[40]
    pictures = ET.fromstring(states.to_svg()).findall("{http://www.w3.org/2000/svg}svg")
    assert len(pictures) == TABLES
    for table, picture in enumerate(pictures):
        assert cards_in(picture) == shown(batch.to_rules(picked(states._game, table)))


# What is refused


@pytest.mark.parametrize(
    ("name", "value"), [("players", 5), ("edition", "de"), ("observation", "all"), ("rewards", "money")]
)
def test_other_choices_are_errors(name, value):
    with pytest.raises(ValueError, match=f"{name}: expected .* got {value!r}"):
        Glastonbury(**{name: value})


@pytest.mark.parametrize(
    ("missing", "words"),
    [("pgx", 'pip install "glastonbury[batch,envs]"'), ("jax.numpy", "import of jax.numpy halted")],
)
def test_without_pgx_the_extras_are_named_and_what_is_broken_otherwise_is_not_hidden(missing, words):
    code = f"import sys; sys.modules['{missing}'] = None; import glastonbury.envs.pgx"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert words in done.stderr.splitlines()[-1]
