"""§10 Editions."""

import pytest

from builders import after, player, position, recipes
from glastonbury.rules import INGREDIENTS, Edition, scores
from glastonbury.rules.scoring import spell_cards

OA = INGREDIENTS[8]
PA = INGREDIENTS[10]
LAST_OF_B = "b1:Va c2:Na1 d2:Na2 c3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"


def test_section_10_the_table_of_the_four_editions():
    assert {e.value: (e.immutos_as_scored, e.counts_used_spells) for e in Edition} == {
        "en": (True, True),
        "fr": (True, False),
        "it": (False, True),
        "ru": (False, False),
    }


def finished(edition, blue, red, blue_immutos=(), red_immutos=()):
    players = (
        player("blue", 1, blue, recipes=recipes("orange", "ended_game"))._replace(immutos=blue_immutos),
        player("red", 1, red, recipes=recipes("white", "fewest_cards"))._replace(immutos=red_immutos),
    )
    return scores(position(*players, phase="over", ended_by=1, edition=edition))


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_section_10_as_scored_an_immuto_counts_as_the_colour_it_was_put_to(edition):
    assert finished(edition, "Oa1 Im", "Ob1", (OA,))[0].recipe_a == 2
    assert finished(edition, "Oa1 Pa1 Im", "Ob1", (PA,))[0].recipe_a == 0
    assert finished(edition, "Oa1 Im", "Ob1", (None,))[0].recipe_a == 0


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_section_10_ruling_as_scored_it_counts_in_every_comparison_the_others_too(edition):
    assert finished(edition, "Oa1 Oa2", "Oa3 Im", (), (OA,))[0].recipe_a == 0
    assert finished(edition, "Oa1 Oa2", "Oa3 Im", (), (None,))[0].recipe_a == 2


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_section_10_as_scored_it_counts_as_a_fifth_card_too(edition):
    assert finished(edition, "Oa1 Oa2 Oa3 Oa4 Im", "Ob1", (OA,))[0].recipe_a == 5


@pytest.mark.parametrize("edition", ["it", "ru"])
def test_section_10_free_there_is_no_decision_and_the_best_placement_scores(edition):
    blue = player("blue", 1, "Oa1 Pa3 Pa4 Im", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Ob1 Ra1", recipes=recipes("white", "fewest_cards"))
    state = after(position(blue, red, cells=LAST_OF_B, edition=edition), "b1")
    assert state.phase == "over"
    assert scores(state)[0].ingredient_points == 7 - 1
    # Besides, the Immuto counts as orange: two against one.
    assert scores(state)[0].recipe_a == 2


@pytest.mark.parametrize("edition", ["it", "ru"])
def test_section_10_free_immutos_count_for_the_holders_own_colour_only(edition):
    assert finished(edition, "Oa1 Oa2", "Oa3 Im", (), (OA,))[0].recipe_a == 2
    assert finished(edition, "Im Im", "Oa3", (None, None))[0].recipe_a == 2


@pytest.mark.parametrize(
    ("spells", "uses", "used", "collected"),
    [
        ("Va Pe Va", {}, 3, 3),
        ("Ac", {"accio": 2}, 0, 1),
        ("Ac", {"accio": 1}, 1, 1),
        ("Ac Ac", {"accio": 4}, 0, 2),
        ("Ac Ac", {"accio": 2}, 1, 2),
        ("Ac Ac", {"accio": 1}, 2, 2),
        ("De De", {"declinatio": 5}, 1, 2),
        ("De De", {"declinatio": 3}, 1, 2),
        ("De De", {"declinatio": 2}, 2, 2),
        ("De De", {"declinatio": 0}, 2, 2),
        ("Va Ac De", {"accio": 1, "declinatio": 3}, 2, 3),
    ],
)
def test_section_10_used_counts_cards_used_at_least_once_and_collected_all(spells, uses, used, collected):
    seat = player("blue", 1, spells=spells, **uses)
    assert spell_cards(seat, used=True) == used
    assert spell_cards(seat, used=False) == collected


@pytest.mark.parametrize(("edition", "expected"), [("en", 10), ("it", 10), ("fr", 0), ("ru", 0)])
def test_section_10_fewest_spells_by_edition(edition, expected):
    """Blue collected an Accio and never used it; red has nothing but used a Vanesco."""
    blue = player("blue", 1, spells="Ac", accio=2, recipes=recipes("orange", "fewest_spells"))
    red = player("red", 1, spells="Va", recipes=recipes("white", "fewest_cards"))
    state = position(blue, red, phase="over", ended_by=1, edition=edition)
    assert scores(state)[0].recipe_b == expected


@pytest.mark.parametrize("edition", list(Edition))
def test_section_10_a_dropped_spell_counts_nowhere(edition):
    cells = LAST_OF_B.replace("b1:Va", "b1:Pe")
    blue = player("blue", 1, "Oa1", recipes=recipes("orange", "fewest_spells"))
    red = player("red", 6, "Ra1", spells="Va", recipes=recipes("white", "fewest_cards"))
    state = position(blue, red, cells=cells, edition=edition)
    assert scores(after(state, "b1", "drop"))[0].recipe_b == 10
    assert scores(after(state, "b1", "keep"))[0].recipe_b == 0
