"""§8 Scoring the ingredients."""

import pytest

from builders import cards, events_of, player, position, recipes, tokens
from glastonbury.rules import INGREDIENTS, Color, ImmutoPlaced, scores, winners
from glastonbury.rules.scoring import best_immutos, ingredient_points, score_ingredients

LAST_OF_B = "b1:Va c2:Na1 d2:Na2 c3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"  # b1 ends the game
BOOK_EXAMPLE = "Ba1 Ba2 Ba3 Ba4 Oa1 Oa3 Oa4 Ga3 Ga4 Bb4"


def points(color: str, cauldron: str) -> dict[str, int]:
    """Per ingredient, with the Immutos at their best."""
    own = player(color, 1, cauldron)
    lines = score_ingredients(own.cauldron, best_immutos(own), own.color)
    return {line.ingredient.code: line.points for line in lines}


@pytest.mark.parametrize(
    ("cauldron", "expected"),
    [("Oa3", -3), ("Oa3 Oa4", 0), ("Oa1 Oa3 Oa4", 8), ("Oa1 Oa2 Oa3 Oa4", 15)],
)
def test_section_8_one_minus_two_nothing_three_plus_four_plus_5(cauldron, expected):
    assert points("blue", cauldron) == {"Oa": expected}


@pytest.mark.parametrize(
    ("cauldron", "expected"),
    [("Ba3", -6), ("Ba3 Ba4", 0), ("Ba1 Ba3 Ba4", 16), ("Ba1 Ba2 Ba3 Ba4", 25)],
)
def test_section_8_the_own_colour_counts_double_but_not_the_5(cauldron, expected):
    assert points("blue", cauldron) == {"Ba": expected}


def test_section_8_for_the_others_it_does_not_count_double():
    assert points("red", "Ba1 Ba3 Ba4") == {"Ba": 8}


def test_section_8_the_books_example_gives_25():
    assert points("blue", BOOK_EXAMPLE) == {"Ba": 25, "Oa": 8, "Ga": 0, "Bb": -8}
    assert sum(points("blue", BOOK_EXAMPLE).values()) == 25


def test_section_8_the_books_example_gives_33_with_an_immuto():
    with_immuto = points("blue", BOOK_EXAMPLE + " Im")
    assert with_immuto == {"Ba": 25, "Oa": 8, "Ga": 0, "Bb": 0}
    assert sum(with_immuto.values()) == 33


def test_section_8_the_books_other_places_for_the_immuto():
    blue = player("blue", 1, BOOK_EXAMPLE + " Im")
    codes = {ingredient.code: ingredient for ingredient in INGREDIENTS}
    for code, expected in (("Oa", 8 + 5), ("Ga", 7), ("Bb", 0)):
        lines = score_ingredients(blue.cauldron, (codes[code],), blue.color)
        assert {line.ingredient.code: line.points for line in lines}[code] == expected


def test_section_8_an_immuto_raises_the_count_and_has_the_number_0():
    assert ingredient_points((4,), 1, own_color=False) == 0
    assert ingredient_points((3, 4), 1, own_color=False) == 7
    assert ingredient_points((1, 3, 4), 1, own_color=False) == 13
    assert ingredient_points((4,), 2, own_color=True) == 8


def test_section_8_more_than_four_score_as_four():
    assert ingredient_points((1, 2, 3, 4), 1, own_color=False) == 15
    assert ingredient_points((1, 2, 3, 4), 2, own_color=True) == 25


def test_section_8_two_immutos_may_go_to_one_ingredient_or_to_two():
    assert points("red", "Oa4 Im Im") == {"Oa": 4}  # from -4 to three cards
    assert points("red", "Oa3 Oa4 Ga3 Ga4 Im Im") == {"Oa": 7, "Ga": 7}
    # The second Immuto on the pair gains 5, more than the first gains anywhere.
    assert points("red", "Oa1 Oa3 Ga4 Im Im") == {"Oa": 9, "Ga": -4}


def test_section_8_ruling_an_immuto_goes_to_a_collected_ingredient_or_to_none():
    assert best_immutos(player("red", 1, "Im")) == (None,)
    assert best_immutos(player("red", 1, "Oa1 Oa2 Oa3 Oa4 Im")) == (None,)


def test_section_8_ruling_an_immuto_may_go_to_a_complete_ingredient_too():
    blue = player("blue", 1, "Oa1 Oa2 Oa3 Oa4 Ga1 Im", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, recipes=recipes("white", "fewest_fours"))
    state = position(blue, red, phase="immuto", ended_by=0)
    assert tokens(state) == ["immuto:Ga", "immuto:Oa", "immuto:none"]


def test_section_8_an_immuto_that_gains_nothing_is_seen_to_go_to_none():
    state = position(player("blue", 1, "Im"), player("red", 6), cells=LAST_OF_B)
    _, events = events_of(state, "b1")
    assert ImmutoPlaced(0, None) in events


def test_section_8_without_recipes_the_immuto_is_placed_for_the_most_points():
    blue = player("blue", 1, BOOK_EXAMPLE + " Im")
    state = position(blue, player("red", 6), cells=LAST_OF_B)
    state, events = events_of(state, "b1")
    assert state.phase == "over"
    placed = [event for event in events if isinstance(event, ImmutoPlaced)]
    assert [(event.player, event.ingredient.code) for event in placed] == [(0, "Bb")]
    assert scores(state)[0].total == 33


def test_section_8_spell_cards_do_not_score():
    state = position(player("blue", 1, "Oa3", spells="Va Ac De"), player("red", 1), phase="over", ended_by=0)
    assert scores(state)[0].total == -3


def test_section_8_equal_points_share_the_win():
    players = (player("blue", 1, "Oa3"), player("red", 1, "Ob3"), player("green", 1, "Pa4"))
    state = position(*players, phase="over", ended_by=0)
    assert winners(scores(state)) == (0, 1)


def test_section_8_the_breakdown_names_numbers_and_immutos():
    (line,) = score_ingredients(cards("Oa4 Im Oa1"), (INGREDIENTS[8],), Color.RED)
    assert (line.ingredient.code, line.numbers, line.immutos, line.points) == ("Oa", (1, 4), 1, 5)
    assert cards("Oa1")[0].ingredient == line.ingredient
