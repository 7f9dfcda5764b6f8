"""What can be said about a move, from hand-made positions."""

import random
from dataclasses import replace

import pytest

from builders import cards, known_at, player, position, random_game, random_setup, recipes
from glastonbury.bots import LEVELS, wizard
from glastonbury.bots.facts import facts
from glastonbury.knowledge import Memory
from glastonbury.notation import read_move
from glastonbury.rules import CARDS

RED = player("red", 6, "Ra1")


def said(state, move: str) -> dict[str, dict]:
    """The facts about a move by code; each is said once here."""
    found = facts(known_at(state), read_move(move))
    assert len({fact.code for fact in found}) == len(found)
    return {fact.code: fact.data for fact in found}


@pytest.mark.parametrize(
    ("cauldron", "code", "points"),
    [("Ob1", "starts", -3), ("Oa1", "makes_pair", 1), ("Oa1 Oa2", "makes_three", 6), ("Oa1 Oa2 Oa4", "completes", 8)],
)
def test_the_first_to_fourth_of_its_kind(cauldron, code, points):
    state = position(player("blue", 1, cauldron), RED, cells="b1:Oa3", pile="Ya1")
    assert said(state, "b1")[code] == {"ingredient": "Oa", "points": points}


def test_the_own_colour_counts_double():
    state = position(player("blue", 1, "Ba1 Ba2"), RED, cells="b1:Ba3", pile="Ya1")
    assert said(state, "b1")["makes_three"] == {"ingredient": "Ba", "points": 12}


def test_a_card_that_stood_alone_does_so_no_longer():
    state = position(player("blue", 1, "Oa4"), RED, cells="b1:Oa3", pile="Ya1")
    assert said(state, "b1")["avoids_minus"] == {"ingredient": "Oa", "points": 4}


def test_where_the_pawn_goes_and_what_lies_there():
    state = position(player("blue", 1, "Ba1 Ba2"), RED, cells="b1:Oa1 b2:Ba3", pile="Ya1")
    assert said(state, "b1")["lands_at"] == {"stop": 2}
    state = position(player("blue", 1, "Ba1 Ba2"), RED, cells="b1:Oa1 c3:Ba3", pile="Ya1")
    assert said(state, "b1")["lands_at"] == {"stop": 2, "cell": "c3", "card": "Ba3", "points": 12}
    state = position(player("blue", 1, "Ba1 Ba2"), RED, cells="b1:Oa4", pile="Ya1")
    assert said(state, "b1")["rests_at"] == {"stop": 5}
    assert "lands_at" not in said(state, "b1")


def test_what_another_player_can_take_and_what_is_denied():
    # Red goes on by 1 from stop 1 to stop 2, beside column c.
    red = player("red", 1, "Ra2 Ra3 Ra1")
    state = position(player("blue", 1, "Oa1"), red, cells="b1:Ya1 c3:Ra4", pile="Ya2")
    assert said(state, "b1")["leaves_to"] == {"player": 1, "cell": "c3", "card": "Ra4", "points": 13}
    state = position(player("blue", 2, "Oa1"), red, cells="c3:Ra4", pile="Ya2")
    assert said(state, "c3")["denies"] == {"player": 1, "points": 13}
    assert "leaves_to" not in said(state, "c3")


def test_spells_and_immutos():
    blue = player("blue", 1, "Oa1", spells="Ac", accio=2)
    state = position(blue, RED, cells="b1:Im b2:Va b3:De d3:Ya3", pile="Ya2")
    assert said(state, "b1")["gets_immuto"] == {}
    assert said(state, "b3")["gets_spell"] == {"spell": "De"}
    assert said(state, "b2")["sweeps"] == {"player": 1, "card": "Ra1", "points": -2}
    assert said(state, "*d3")["uses_accio"] == {"left": 1}


def test_recipes():
    blue = player("blue", 1, "Oa1", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Ra1", recipes=recipes("black", "ended_game"))
    state = position(blue, red, cells="b1:Oa2 b2:Ya1 b3:Ya2", pile="Ya3")
    assert said(state, "b1")["fits_recipe"] == {"recipe": "a"}
    assert said(state, "b2")["fits_recipe"] == {"recipe": "b"}
    assert "fits_recipe" not in said(state, "b3")


def test_what_a_recipe_counts_depends_on_the_edition():
    """Where only used spells count, an Accio hurts at its first use and not before (§10)."""
    red = player("red", 6, "Ra1", recipes=recipes("black", "ended_game"))
    thrifty = player("blue", 1, "Oa1", recipes=recipes("orange", "fewest_spells"))
    for edition, hurts in (("en", False), ("fr", True)):
        state = position(thrifty, red, cells="b1:Ac b2:Pe", pile="Ya3", edition=edition)
        assert ("hurts_recipe" in said(state, "b1")) == hurts
        assert "hurts_recipe" in said(state, "b2")
    using = thrifty._replace(spells=cards("Ac"), accio=2)
    assert "hurts_recipe" in said(position(using, red, pile="Ya3"), "*d3")
    few = player("blue", 1, "Oa1", recipes=recipes("orange", "fewest_cards"))
    assert said(position(few, red, pile="Ya3"), "b1")["hurts_recipe"] == {"recipe": "b"}


def test_ending_the_game_may_be_a_recipe():
    ender = player("blue", 6, "Ba1 Ba2", recipes=recipes("orange", "ended_game"))
    red = player("red", 6, "Ra1 Ra2 Ra3", recipes=recipes("black", "most_ones"))
    state = position(ender, red, cells="c2:Ba3 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1")
    assert said(state, "c2")["fits_recipe"] == {"recipe": "b"}
    assert said(state, "c2")["ends_game"] == {"points": 12 + 10, "others": 12}


def test_a_kept_spell_counts_at_the_end():
    thrifty = player("blue", 1, "Oa1 Oa2", recipes=recipes("orange", "fewest_spells"))
    red = player("red", 6, "Ra1 Ra2", spells="Pe", recipes=recipes("black", "most_ones"))
    state = position(thrifty, red, phase="keep", taken=CARDS["Pe"], cells="d2:Na1")
    assert said(state, "keep")["ends_game"]["points"] == 2  # two cards of the A colour
    assert said(state, "drop")["ends_game"]["points"] == 12


def test_a_vanesco_sweeps_before_the_end_is_counted():
    cells = "c2:Va d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"
    state = position(player("blue", 6, "Ba1 Ba2 Ba3"), player("red", 6, "Ra1 Ra2 Ra3 Ra4"), cells=cells)
    assert said(state, "c2")["ends_game"] == {"points": 12, "others": 12}


def test_after_a_vanesco_others_collect_from_what_is_left():
    """Red's third card is swept away: another one makes a pair, and the pawn goes on by the card beneath."""
    red = player("red", 1, "Oa4 Ra2 Ra1 Ra3")
    state = position(player("blue", 1, "Ka1"), red, cells="b1:Va c3:Ra4", pile="Ya2")
    facts_by_code = said(state, "b1")
    assert facts_by_code["sweeps"] == {"player": 1, "card": "Ra3", "points": 12}
    assert facts_by_code["leaves_to"] == {"player": 1, "cell": "c3", "card": "Ra4", "points": 14}


def test_the_end_with_the_points_of_all():
    cells = "c2:Ba3 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"  # c2 is the last card of column c
    state = position(player("blue", 6, "Ba1 Ba2"), player("red", 6, "Ra1 Ra2 Ra3"), cells=cells)
    assert said(state, "c2")["ends_game"] == {"points": 12, "others": 12}
    assert "ends_game" not in said(state, "d2")
    state = position(player("blue", 6, "Ba1 Ba2"), RED, phase="keep", taken=CARDS["Ya4"], cells="d2:Na1")
    assert said(state, "keep")["ends_game"] == {"points": -4, "others": -2}
    assert said(state, "drop") == {
        "avoids_minus": {"ingredient": "Ya", "points": 4},
        "ends_game": {"points": 0, "others": -2},
    }


def test_an_immuto_counts_as_a_card():
    blue = player("blue", 1, "Ba3 Im Oa1 Oa2", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Ra1", recipes=recipes("black", "ended_game"))
    state = position(blue, red, phase="immuto", ended_by=0)
    assert said(state, "immuto:Ba") == {
        "makes_pair": {"ingredient": "Ba", "points": 6},
        "avoids_minus": {"ingredient": "Ba", "points": 6},
    }
    assert said(state, "immuto:Oa") == {
        "makes_three": {"ingredient": "Oa", "points": 3},
        "fits_recipe": {"recipe": "a"},
    }
    assert said(state, "immuto:none") == {}


def test_nothing_is_said_about_what_was_forgotten():
    state = position(player("blue", 1, "Oa1 Oa2 Wa1"), RED, cells="b1:Oa3", pile="Ya1")
    known = known_at(state)
    gone = (Memory(None, 0), Memory(CARDS["Oa2"], 0), Memory(CARDS["Wa1"], 0))
    found = facts(replace(known, cauldrons=(gone, known.cauldrons[1])), read_move("b1"))
    assert found[0].code == "makes_pair"


def test_nothing_is_said_about_a_stop_that_was_forgotten():
    """At a corner the number beneath an Immuto counts: whoever has forgotten it cannot know the next stop."""
    state = position(player("blue", 10, "Oa1 Oa4 Im", spells="De", declinatio=3), RED, phase="corner", pile="Ya1")
    known = known_at(state)
    assert [fact.code for fact in facts(known, read_move("stay"))] == ["lands_at"]
    gone = (Memory(CARDS["Oa1"], 0), Memory(None, 0), Memory(CARDS["Im"], 0))
    assert facts(replace(known, cauldrons=(gone, known.cauldrons[1])), read_move("stay")) == ()


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "level", [*(level for level in LEVELS if level != "merlin"), pytest.param("merlin", marks=pytest.mark.large)]
)
def test_every_level_explains_every_move_and_its_choice_comes_first(monkeypatch, level):
    monkeypatch.setattr(wizard, "NODES", 300)
    rng = random.Random(4)
    states = [state for state, _, _ in random_game(rng, random_setup(rng)) if state.phase != "over"]
    for state in (states[0], states[8], *states[20::16], states[-1]):
        known = known_at(state)
        candidates = LEVELS[level].explain(known, random.Random(5))
        assert {candidate.opinion.move for candidate in candidates} == set(known.view.legal)
        assert candidates[0].opinion.move == LEVELS[level].choose(known, random.Random(5))
