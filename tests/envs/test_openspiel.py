"""OpenSpiel's own tests, and what they do not look at."""

import random
import unittest
import warnings
from collections import Counter

import numpy as np
import pyspiel
import pytest

from glastonbury.core.packing import CELL, PILE, PILE_HEAD
from glastonbury.core.watching import FIRST_SWEPT
from glastonbury.envs import VERSION
from glastonbury.envs.openspiel import CHANCE, GlastonburyState, HouseBot, SeatObserver
from glastonbury.observation import SIZE, Observer
from glastonbury.rules import RecipeB, deck_without

GAMES = [
    f"python_glastonbury_v1(players={players},recipes={recipes},rewards={rewards})"
    for players, recipes, rewards in [(2, True, "win_share"), (3, False, "points"), (4, True, "points")]
]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim(pytestconfig, name):
    games = 2 if pytestconfig.getoption("--large") else 1
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=games, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def its_own():
    """OpenSpiel's tests, which import many games and take seconds for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.integration_tests import api_test
        from open_spiel.python.tests import games_sim_test
    return api_test, games_sim_test


@pytest.mark.parametrize("name", GAMES)
def test_simulation_clones_and_serializes(its_own, name):
    _, games_sim_test = its_own
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_api(its_own, name):
    api_test, _ = its_own
    about = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), about)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not [*result.failures, *result.errors]


def random_states(name: str, seed: int):
    """The states of a game, chance nodes included."""
    rng, state = random.Random(seed), pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert sum(probabilities) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_that_of_the_rules_and_the_tensors_are_the_reference(name):
    *_, last = random_states(name, 1)
    assert isinstance(last, GlastonburyState)
    replayed = list(last.table.replay())
    seats = [Observer(replayed[0][0], seat) for seat in range(last.num_players())]
    for (state, events), open_spiel in zip(replayed, decisions(name, 1), strict=True):
        for seat in seats:
            if events:
                seat.learn(events, state)
            assert open_spiel.information_state_tensor(seat.seat) == seat.knowledge().tolist()
            assert open_spiel.observation_tensor(seat.seat) == seat.table().tolist()
    assert last.table.rewards(last.kind) == last.returns()


def decisions(name: str, seed: int):
    return (state for state in random_states(name, seed) if not state.is_chance_node())


def test_chance_deals_every_card_as_often_as_it_is_in_the_deck():
    *_, last = random_states("python_glastonbury_v1(players=4)", 2)
    drawn = [item.action for item in last.full_history() if item.player == CHANCE]
    assert len(drawn) == 8 + 84
    assert sorted(Counter(drawn[8:]).values()) == sorted(Counter(deck_without(None)).values())


def test_whatever_chance_draws_is_turned_over_and_gone_from_the_pile():
    state = next(moment for moment in random_states("python_glastonbury_v1", 3) if moment.move_number() == 60)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for card, _ in state.chance_outcomes():
        drawn = state.child(card)
        assert drawn.table.s[CELL + state.taking] == card
        assert Counter(drawn.unseen) == Counter(state.unseen) - Counter([card]) == unseen_in_the_pile(drawn)


def unseen_in_the_pile(state: GlastonburyState) -> Counter[int]:
    head, end = state.table.s[PILE_HEAD], state.table.seen[FIRST_SWEPT]
    return Counter(state.table.s[PILE + head : PILE + end].tolist())


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", range(3))
def test_resampling_changes_the_others_recipes_and_nothing_else(seed):
    rng = random.Random(seed)
    for state in random_states("python_glastonbury_v1(players=3)", seed):
        if state.is_terminal() or state.is_chance_node() or rng.random() < 0.9:
            continue
        player = state.current_player()
        others = set()
        for _ in range(20):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.recipes[2 * player : 2 * player + 2] == state.recipes[2 * player : 2 * player + 2]
            for kind in (0, 1):
                assert len({*other.recipes[kind::2]}) == 3
            assert other.history()[6:] == state.history()[6:]
            assert other.history()[:6] == other.recipes
            others.add(tuple(other.recipes))
        assert len(others) > 10


def seen_by(state, player):
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_tells_the_recipes_of_others_before_the_end(seed):
    """Twins whose recipes are dealt to other players are the same for whoever has its own in both."""
    for state in random_states("python_glastonbury_v1(players=4)", seed):
        if len(state.history()) < 8 or state.is_terminal():
            continue
        player = len(state.history()) % 4
        others = [other for other in range(4) if other != player]
        recipes = state.recipes.copy()
        for other, dealt in zip(others, [*others[1:], others[0]], strict=True):
            recipes[2 * other : 2 * other + 2] = state.recipes[2 * dealt : 2 * dealt + 2]
        twin = state.get_game().new_initial_state()
        for action in [*recipes, *state.history()[8:]]:
            twin.apply_action(action)
        assert seen_by(twin, player) == seen_by(state, player)
        assert seen_by(twin, others[0]) != seen_by(state, others[0])


def test_a_house_bot_is_told_its_own_knowledge_alone(monkeypatch):
    told = []
    from glastonbury.bots import LEVELS
    from glastonbury.envs import minds

    class Spy:
        def choose(self, knowledge, rng):
            told.append(knowledge)
            return LEVELS["herbalist"].choose(knowledge, rng)

    monkeypatch.setattr(minds, "LEVELS", {"spy": Spy()})
    state = next(moment for moment in decisions("python_glastonbury_v1", 7) if moment.move_number() > 70)
    seat = state.current_player()
    assert HouseBot("spy", seat, 1).step(state) in state.legal_actions()
    (knowledge,) = told
    assert knowledge.view.seat == seat
    assert [player.recipes is None for player in knowledge.view.players] == [index != seat for index in (0, 1)]
    assert knowledge.view.players[seat].recipes.b == list(RecipeB)[state.recipes[2 * seat + 1]]


def test_a_house_bot_has_new_chance_at_each_decision():
    chosen = {
        state.legal_actions().index(HouseBot("random", state.current_player(), 1).step(state))
        for state in decisions("python_glastonbury_v1", 8)
        if not state.is_terminal() and len(state.legal_actions()) == 6
    }
    assert len(chosen) == 6


def test_observers_of_other_kinds_are_not_offered():
    game = pyspiel.load_game("python_glastonbury_v1")
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(kind) is None
    assert isinstance(game.make_py_observer(), SeatObserver)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": True})


def test_before_the_square_is_laid_out_there_is_nothing_to_see():
    state = pyspiel.load_game("python_glastonbury_v1").new_initial_state()
    assert np.count_nonzero(state.observation_tensor(0)) == 0
    assert len(state.observation_tensor(0)) == SIZE


def test_an_illegal_action_is_an_error_at_once():
    state = next(moment for moment in decisions("python_glastonbury_v1", 3) if moment.move_number() > 60)
    before = state.information_state_string(0)
    for action in set(range(40)) - {*state.legal_actions()}:
        with pytest.raises(ValueError, match=f"action {action} is not legal; legal: "):
            state.apply_action(action)
    assert state.information_state_string(0) == before


def test_the_name_has_the_version():
    assert f"python_glastonbury_v{VERSION}" in pyspiel.registered_names()


def test_words():
    state = pyspiel.load_game("python_glastonbury_v1").new_initial_state()
    assert state.action_to_string(2) == "without red"
    state.apply_action(2)
    assert state.action_to_string(0) == "recipe orange"
    state.apply_action(0)
    assert state.action_to_string(4) == "recipe ended_game"
    for recipe in (4, 1, 0):
        state.apply_action(recipe)
    assert state.action_to_string(76) == "De"
