"""The game behind the interfaces is that of the rules."""

import random
from inspect import Parameter, signature

import numpy as np
import pytest

from glastonbury import core, rules
from glastonbury.actions import action_of
from glastonbury.envs import PENALTY, RANGE, Chosen, gymnasium, pettingzoo
from glastonbury.envs.game import LONGEST, CompiledGame
from glastonbury.rules import Edition

VARIANTS = [(players, edition, recipes) for players in (2, 3, 4) for edition in Edition for recipes in (False, True)]


@pytest.mark.parametrize(("players", "edition", "recipes"), VARIANTS)
def test_masks_and_rewards_are_those_of_the_rules(players, edition, recipes):
    game, rng = CompiledGame(players, Chosen(edition=edition, recipes=recipes)), np.random.default_rng(players)
    chance = random.Random(players)
    for _ in range(5):  # one table, game after game
        game.deal(rng)
        states, masks = [], []
        while not game.over:
            masks.append(game.mask().nonzero()[0].tolist())
            game.play(chance.choice(masks[-1]))
        states = [state for state, _ in game.replay()]
        assert [sorted(map(action_of, rules.legal(state))) for state in states] == [*masks, []]
        scores = rules.scores(states[-1])
        first = rules.winners(scores)
        assert game.rewards("points") == [score.total for score in scores]
        assert game.rewards("win_share") == [(seat in first) / len(first) for seat in range(players)]
        assert len(masks) <= LONGEST
        assert all(RANGE["points"][0] <= reward <= RANGE["points"][1] for reward in game.rewards("points"))


def test_no_end_is_worse_than_an_illegal_action():
    assert all(PENALTY[kind] <= lowest for kind, (lowest, _) in RANGE.items())


def test_no_reward_before_the_end():
    game = CompiledGame(2, Chosen())
    game.deal(np.random.default_rng(1))
    assert game.rewards("points") == game.rewards("win_share") == [0, 0]


@pytest.mark.parametrize(("players", "removed_color"), [(2, True), (2, False), (4, True)])
def test_a_colour_is_removed_with_two_players_unless_switched_off(players, removed_color):
    game, rng = CompiledGame(players, Chosen(removed_color=removed_color)), np.random.default_rng(1)
    removed = set()
    for _ in range(20):
        game.deal(rng)
        removed.add(game.setup().removed_color)
    assert removed == ({"red", "blue"} if players == 2 and removed_color else {None})


def test_a_deal_follows_from_its_seed():
    decks = []
    for seed in (1, 1, 2):
        game = CompiledGame(4, Chosen())
        game.deal(np.random.default_rng(seed))
        decks.append((game.setup().deck, game.setup().recipes))
    assert decks[0] == decks[1] != decks[2]


def test_random_opponents_stop_at_the_seat_or_the_end():
    game, rng = CompiledGame(3, Chosen()), np.random.default_rng(1)
    game.deal(rng)
    chance = core.new_rng(1)
    while not game.over:
        game.play_randomly(1, chance)
        assert game.over or game.player == 1
        if not game.over:
            game.play(int(game.mask().nonzero()[0][0]))
    *_, (state, _) = game.replay()  # whatever was played is known, and was legal
    assert state.phase == "over"


def test_an_illegal_action_is_named_with_the_legal_ones():
    game = CompiledGame(2, Chosen())
    game.deal(np.random.default_rng(1))
    with pytest.raises(ValueError, match="action 3 is not legal; legal: 36, 37, 38, 39"):
        game.play(3)


@pytest.mark.parametrize(("players", "edition", "words"), [(5, "en", "2, 3 or 4"), (2, "de", "en, fr, it, ru")])
def test_wrong_arguments_say_what_was_expected(players, edition, words):
    with pytest.raises(ValueError, match=words):
        CompiledGame(players, Chosen(edition=edition))


@pytest.mark.parametrize("make", [gymnasium.Glastonbury, pettingzoo.Glastonbury, pettingzoo.env])
def test_help_names_every_argument(make):
    named = signature(make).parameters
    assert named.keys() >= signature(Chosen).parameters.keys() | {"render_mode"}
    assert all(parameter.default is not Parameter.empty for parameter in named.values())
