"""Searches that are spelled out: what their names mean, and which names mean nothing."""

import random

import pytest

from builders import known_at, random_game, random_setup
from glastonbury import net
from glastonbury.bots import LEVELS, bot_named, merlin, wizard
from glastonbury.core import Manner, search, searching
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.rules import start
from nets import new_net


@pytest.fixture
def kept(tmp_path):
    """A net's file."""
    path = tmp_path / "some.npz"
    net.write(new_net(), path)
    return str(path)


def some_decision(seed):
    rng = random.Random(seed)
    states = [state for state, _, _ in random_game(rng, random_setup(rng)) if state.phase == "take"]
    return known_at(states[20])


@pytest.mark.parametrize(("level", "own"), [("wizard", wizard), ("merlin", merlin)], ids=["wizard", "merlin"])
def test_the_searches_of_levels_can_be_spelled_out(monkeypatch, pytestconfig, level, own):
    if not pytestconfig.getoption("--large"):
        monkeypatch.setattr(own, "NODES", own.NODES // 20)
    known = some_decision(1)
    spelled = bot_named(f"{net.NEWEST}@{own.NODES}")
    assert spelled.weigh(known, random.Random(1)) == LEVELS[level].weigh(known, random.Random(1))


@pytest.mark.parametrize(
    ("players", "recipes", "nodes"), [(2, True, 1000), (3, True, 550), (4, True, 550), (4, False, 1000)]
)
def test_where_a_node_takes_longer_there_are_fewer(players, recipes, nodes):
    known = known_at(start(deal(Choices(SEATING[:players], recipes=recipes), b"nodes")))
    assert wizard.in_time(known, 1000) == nodes


def test_a_net_searches_in_the_manner_that_is_said(kept):
    known = some_decision(2)
    found = search(known, random.Random(1), 60, net=net.load(kept), manner=Manner(unseen=0.3, win_share=0.5))
    spelled = bot_named(f"{kept}@60,unseen=0.3,win_share=0.5")
    shares = [opinion.share for opinion in spelled.weigh(known, random.Random(1))]
    assert shares[: len(found.tried)] == [tried.visits / 60 for tried in found.tried]


def test_a_search_may_have_seconds_instead_of_nodes(kept):
    """Without any time it does what it does between two looks at the clock."""
    known = some_decision(3)
    for first in ("search", kept):
        hasty, counted = (bot_named(f"{first}@{effort}") for effort in ("0s", searching.AT_ONCE))
        assert hasty.weigh(known, random.Random(1)) == counted.weigh(known, random.Random(1))
        assert len(hasty.weigh(known, random.Random(1))) == len(known.view.legal)


def test_without_nodes_the_policy_decides_whatever_is_hidden(kept):
    for seed in range(5):
        known = some_decision(seed)
        opinions = bot_named(f"{kept}@0").weigh(known, random.Random(1))
        assert {opinion.move for opinion in opinions} == set(known.view.legal)
        assert sum(opinion.share for opinion in opinions) == pytest.approx(1)
        assert [*opinions] == sorted(opinions, key=lambda opinion: -opinion.share)
        assert opinions == bot_named(f"{kept}@0").weigh(known, random.Random(2))  # another sample of the pile


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("merlin the second", "expected search@NODES or NET@NODES"),
        ("search@many", "expected search@NODES or NET@NODES"),
        ("search@0", "a search without a net"),
        ("search@0.1", "or a time like 0.1s for NODES; got 'search@0.1'"),
        ("search@-1s", "expected search@NODES"),
        ("search@s", "expected search@NODES"),
        ("search@100,unseen=1", "a search without a net"),
        ("nobody@100", "there is no net 'nobody'"),
        ("nowhere.npz@100", "No such file"),
        ("nobody@100,haste=1", "expected some of exploration, .*; got haste"),
        ("nobody@100,unseen=much", "expected a number for 'unseen', got 'much'"),
    ],
)
def test_a_name_that_means_nothing_is_refused(name, says):
    with pytest.raises(ValueError, match=says):
        bot_named(name)
