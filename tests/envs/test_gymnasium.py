"""Gymnasium's own check, and what it does not look at."""

import random
import re
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from glastonbury.bots import LEVELS
from glastonbury.envs.gymnasium import ID, Glastonbury
from glastonbury.observation import GAME, PLAYER, field
from test_observation import Memory


@pytest.mark.parametrize("opponents", [("random",), ("random",) * 3, ("herbalist", "random")])
def test_check_env(opponents):
    """Which plays actions of other positions, so that illegal ones must not be errors."""
    check_env(gymnasium.make(ID, opponents=opponents, illegal="lose").unwrapped)


def play_randomly(table, seed: int) -> tuple[float, list[int]]:
    """The reward, and all that was played by anybody."""
    rng = random.Random(seed)
    _, info = table.reset(seed=seed)
    over = False
    while not over:
        _, reward, over, truncated, info = table.step(rng.choice(info["action_mask"].nonzero()[0]))
        assert not truncated
        assert over or info["action_mask"].any()
    return reward, table.unwrapped.game.actions


@pytest.mark.parametrize("opponents", [("random", "random"), ("herbalist",), ("witch", "apprentice", "random")])
def test_a_game_follows_from_its_seed(opponents):
    table = gymnasium.make(ID, opponents=opponents)
    reward, played = play_randomly(table, 1)
    again, replayed = play_randomly(table, 1)
    assert (reward, played.copy()) == (again, replayed)
    assert play_randomly(table, 2)[1] != played


def test_every_bot_can_be_named():
    for bot in LEVELS:
        Glastonbury((bot,)).reset(seed=1)


def test_random_loses_to_herbalist():
    table = Glastonbury(("herbalist",))
    assert sum(play_randomly(table, seed)[0] for seed in range(6)) <= 1


def test_the_seat_changes_and_always_decides():
    table = Glastonbury(("random",) * 3)
    seats = set()
    for seed in range(20):
        observation, info = table.reset(seed=seed)
        seats.add(info["seat"])
        assert field(observation, "game")[GAME.index("deciding")] == 1
    assert seats == {0, 1, 2, 3}


def test_the_masks_are_the_same():
    table = Glastonbury()
    _, info = table.reset(seed=1)
    assert np.array_equal(table.action_masks(), info["action_mask"] == 1)
    assert table.action_masks().dtype == bool


@pytest.mark.parametrize("opponents", [("random",), ("random",) * 3, ("herbalist", "random")])
def test_a_perfect_memory_of_what_was_seen_is_knowledge(opponents):
    table = Glastonbury(opponents, observation="table")
    rng = random.Random(1)
    for seed in range(20 if table.at_random else 3):
        observation, info = table.reset(seed=seed)
        first, *seen = info["seen"]
        memory, over = Memory(first), False
        while True:
            for tensor in seen:
                memory.see(tensor)
            assert np.array_equal(info["seen"][-1], observation)
            assert np.array_equal(memory.knowledge(), table.game.observe(table.seat, "knowledge"))
            if over:
                break
            observation, _, over, _, info = table.step(rng.choice(info["action_mask"].nonzero()[0]))
            seen = info["seen"]


def test_knowledge_has_seen_it_all():
    assert "seen" not in Glastonbury().reset(seed=1)[1]


def test_environments_side_by_side_may_have_seen_more_or_less():
    tables = gymnasium.make_vec(ID, 8, opponents=("random",) * 3, observation="table")
    _, infos = tables.reset(seed=1)
    assert [len(seen) - 1 for seen in infos["seen"]] == infos["seat"].tolist()  # pawns that others have placed
    assert len(set(infos["seat"].tolist())) > 1


def test_an_illegal_action_is_a_clear_error():
    table = Glastonbury()
    table.reset(seed=1)
    with pytest.raises(ValueError, match="action 3 is not legal; legal: 3"):
        table.step(3)


@pytest.mark.parametrize(("rewards", "penalty"), [("win_share", -1), ("points", -80)])
def test_or_it_loses_and_the_game_is_over(rewards, penalty):
    table = Glastonbury(rewards=rewards, illegal="lose", render_mode="ansi")
    _, info = table.reset(seed=1)
    legal = info["action_mask"].nonzero()[0][0]
    picture = table.render()
    _, reward, over, _, _ = table.step(3)
    assert (reward, over) == (penalty, True)
    assert table.render() == picture
    with pytest.raises(ValueError, match="reset"):
        table.step(legal)
    table.reset(seed=1)
    assert table.step(legal)[1:3] == (0, False)


@pytest.mark.parametrize("opponents", [("gandalf",), (), ("random",) * 4, "random"])
def test_wrong_bots_say_which_there_are(opponents):
    there = ", ".join(LEVELS)
    words = f"opponents: expected one to three names of {there}, got {re.escape(repr(opponents))}"
    with pytest.raises(ValueError, match=words):
        Glastonbury(opponents)


@pytest.mark.parametrize("argument", ["observation", "rewards", "illegal", "render_mode"])
def test_wrong_words_say_what_was_expected(argument):
    with pytest.raises(ValueError, match=f"{argument}: expected .* or .*, got 'gold'"):
        Glastonbury(**{argument: "gold"})


def test_what_is_registered_can_be_written_down():
    written = gymnasium.spec(ID).to_json()
    assert isinstance(gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(written)).unwrapped, Glastonbury)


def test_it_is_found_without_an_import():
    code = "import gymnasium; print(gymnasium.make('glastonbury.envs.gymnasium:Glastonbury-v1').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "Glastonbury-v1\n"


def test_many_tables_go_on_with_new_games():
    """Gymnasium's vector, which resets a table in the step after its end."""
    tables = gymnasium.make_vec(ID, 3, opponents=("random", "random"), rewards="points")
    rng = np.random.default_rng(1)
    _, info = tables.reset(seed=1)
    ended = np.zeros(3, dtype=int)
    over = np.zeros(3, dtype=bool)
    while ended.min() < 2:
        legal, before = info["action_mask"], over
        actions = np.argmax(legal * rng.random(legal.shape), axis=1)
        observations, rewards, over, truncated, info = tables.step(actions)
        ended += over
        assert not truncated.any()
        assert not rewards[~over].any()
        placed = field(observations, "players")[:, 0, PLAYER.index("stop")] > 0
        assert not placed[before].any()
        assert placed[~before].all()
    tables.close()


@pytest.mark.parametrize(("mode", "words"), [("ansi", "herbalist"), ("svg", "herbalist (")])
def test_render(mode, words):
    table = gymnasium.make(ID, opponents=("herbalist",), render_mode=mode)
    table.reset(seed=1)
    assert words in table.render()
    assert "you" in table.render()
