"""PettingZoo's own tests, and what they do not look at.

Of those it has, `parallel_api_test`, `parallel_seed_test` and `max_cycles_test` are for environments in which all act
at once; `state_test` for those that show the whole state, `manual_control_test` for those that are played by keys;
`bombardment_test` takes what `step` returns for an observation and fails for PettingZoo's own examples; `test_save_obs`
saves observations that are images, and for all others does nothing.
"""

import pickle
import random

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from glastonbury.envs import pettingzoo
from glastonbury.observation import GAME, field

# What PettingZoo says of every environment that its closed list of those with masks does not name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # at the end nothing is legal
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_api(make, players):
    api_test(make(players=players), num_cycles=120)
    api_test(make(players=players, recipes=False, observation="table", rewards="points"), num_cycles=120)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seed(players):
    seed_test(lambda: pettingzoo.env(players=players), num_cycles=120)


@pytest.mark.large
def test_performance():
    performance_benchmark(pettingzoo.env())


def test_render():
    render_test(pettingzoo.env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})


def play_randomly(table, seed: int) -> dict[str, float]:
    """Every agent's reward at the end."""
    rng, rewards = random.Random(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, rewards[agent], over, _, _ = table.last()
        table.step(None if over else rng.choice(observation["action_mask"].nonzero()[0]))
    return rewards


def test_rewards_are_points_or_shares_of_the_win():
    points = play_randomly(pettingzoo.raw_env(players=3, rewards="points"), 1)
    shares = play_randomly(pettingzoo.raw_env(players=3), 1)
    winners = [agent for agent, total in points.items() if total == max(points.values())]
    assert shares == {agent: (agent in winners) / len(winners) for agent in points}


def test_an_illegal_action_is_an_error_without_wrappers_and_loses_with_them():
    table = pettingzoo.raw_env()
    table.reset(seed=1)
    with pytest.raises(ValueError, match="legal: 36, 37, 38, 39"):
        table.step(0)
    for rewards, penalty in (("win_share", -1), ("points", -80)):
        table = pettingzoo.env(rewards=rewards)
        table.reset(seed=1)
        table.step(0)
        assert table.terminations == {"player_0": True, "player_1": True}
        assert table.rewards == {"player_0": penalty, "player_1": 0}


def test_an_agent_that_does_not_decide_may_do_nothing():
    table = pettingzoo.raw_env(players=3)
    table.reset(seed=1)
    assert table.observe("player_0")["action_mask"].sum() == 4
    assert table.observe("player_2")["action_mask"].sum() == 0
    seen = field(table.observe("player_2")["observation"], "game")
    assert seen[GAME.index("deciding")] == 2  # player_0 sits left of player_2, who is 0 for itself


def test_the_table_forgets_and_knowledge_does_not():
    tables = {kind: pettingzoo.raw_env(observation=kind) for kind in ("knowledge", "table")}
    for table in tables.values():
        rng = random.Random(1)
        table.reset(seed=1)
        for _ in range(30):
            table.step(rng.choice(table.observe(table.agent_selection)["action_mask"].nonzero()[0]))
    known, seen = (field(table.observe("player_0")["observation"], "places") for table in tables.values())
    assert np.count_nonzero(known) > np.count_nonzero(seen) + 10


def test_it_can_be_pickled():
    table = pettingzoo.raw_env()
    table.reset(seed=1)
    other = pickle.loads(pickle.dumps(table))
    for copy in (table, other):
        copy.step(36)
    assert np.array_equal(table.observe("player_1")["observation"], other.observe("player_1")["observation"])


def test_the_id_has_the_version():
    assert str(pettingzoo.raw_env()) == "glastonbury_v1"


@pytest.mark.parametrize("argument", ["observation", "rewards"])
def test_wrong_words_say_what_was_expected(argument):
    with pytest.raises(ValueError, match=f"{argument}: expected .* or .*, got 'gold'"):
        pettingzoo.raw_env(**{argument: "gold"})
