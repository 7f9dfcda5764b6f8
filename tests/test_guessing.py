"""Which recipes the others may hold: guessed by what they have, and by nothing that is hidden."""

import math
import random
from collections import Counter

import numpy as np
import pytest

from builders import cards, known_at
from glastonbury.core import pack, search, searching
from glastonbury.core.guessing import PER_A_POINT, likely_deals
from glastonbury.deal import Choices, deal
from glastonbury.rules import CARDS, OTHER_COLORS, PLAYER_COLORS, Color, IngredientCard, RecipeB, start
from nets import new_net

MANY = 100  # times 256 deals


def beginning(players, **cauldrons):
    """Before the first pawn is placed, with these cards in cauldrons already."""
    state = start(deal(Choices(PLAYER_COLORS[:players], recipes=True, first=0), b"recipes"))
    return state._replace(
        players=tuple(
            player._replace(cauldron=cards(cauldrons.get(player.color.value, "")), recipes=recipes)
            for player, recipes in zip(state.players, HELD, strict=False)
        )
    )


HELD = [player.recipes for player in start(deal(Choices(PLAYER_COLORS, recipes=True, first=0), b"recipes")).players]
COLORS = [list(Color).index(color) for color in OTHER_COLORS if color != HELD[0].a]
TASKS = [list(RecipeB).index(task) for task in RecipeB if task != HELD[0].b]


def dealt(state):
    """What seat 0 supposes: per deal, a colour and a task for each of the others."""
    s = pack(state)
    for number in range(MANY):
        for guess in likely_deals(s, 0, np.array(COLORS, np.int8), np.array(TASKS, np.int8), random.Random(number)):
            yield guess[1:].tolist()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_anybody_has_a_card_all_are_equally_likely_and_no_recipe_is_dealt_twice(players):
    counts = Counter()
    for guess in dealt(beginning(players)):
        for kind, held in ((0, COLORS), (1, TASKS)):
            recipes = [recipe[kind] for recipe in guess]
            assert len(set(recipes)) == players - 1
            assert set(recipes) <= set(held)
            counts[kind, tuple(recipes)] += 1
    assert len(counts) == 2 * math.perm(4, players - 1)
    assert max(counts.values()) < 1.3 * min(counts.values())


@pytest.mark.parametrize(("players", "per_card"), [(2, 1), (3, 1), (4, 2)])
def test_whoever_has_more_of_a_colour_holds_its_recipe_the_likelier_by_what_it_would_bring(players, per_card):
    color = next(color for color in OTHER_COLORS if color != HELD[0].a)
    of_it = [
        code for code, card in CARDS.items() if isinstance(card, IngredientCard) and card.ingredient.color == color
    ]
    state = beginning(players, green=" ".join(of_it[:2]))
    held = Counter(guess[0][0] for guess in dealt(state))
    odds = math.exp(2 * per_card * PER_A_POINT)
    share = odds / (odds + 3)
    assert share > 0.45
    assert held[list(Color).index(color)] / held.total() == pytest.approx(share, abs=0.015)


def test_whoever_has_many_ones_may_well_hold_the_recipe_for_them():
    task = list(RecipeB).index(RecipeB.MOST_ONES)
    assert task in TASKS
    before, after = (
        Counter(guess[0][1] for guess in dealt(state))
        for state in (beginning(2), beginning(2, green="Ra1 Rb1 Ga1 Gb1"))
    )
    assert before[task] / before.total() == pytest.approx(1 / 4, abs=0.015)
    assert after[task] / after.total() > 1.5 * before[task] / before.total()


def test_the_recipes_of_others_themselves_change_nothing():
    state = beginning(4, green="Oa1 Ob2", blue="Wa1")
    exchanged = [state.players[0], *(state.players[k]._replace(recipes=HELD[4 - k]) for k in (1, 2, 3))]
    assert list(dealt(state)) == list(dealt(state._replace(players=tuple(exchanged))))


def test_a_search_with_a_net_supposes_what_was_guessed(monkeypatch):
    known, net = known_at(start(deal(Choices(PLAYER_COLORS, recipes=True, first=0), b"recipes"))), new_net()

    def found(*recipes):
        always = np.tile(np.array([(0, 0), *recipes], dtype=np.int8), (4, 1, 1))
        monkeypatch.setattr(searching, "likely_deals", lambda *_: always)
        return search(known, random.Random(1), 300, net=net)

    first, second = ([*zip(COLORS[:3], tasks, strict=True)] for tasks in (TASKS[:3], TASKS[1:]))
    assert found(*first) == found(*first)
    assert found(*first) != found(*second)
