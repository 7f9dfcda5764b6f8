"""§6 Spells, and special situation 1."""

import pytest

from builders import after, cards, events_of, player, position, tokens
from glastonbury.notation import read_move
from glastonbury.rules import (
    CardsSwept,
    CardTaken,
    CardTurnedOver,
    CauldronSeen,
    DeclinatioUsed,
    GameEnded,
    IllegalMove,
    PawnMoved,
    SpellCollected,
    TakeByAccio,
    TurnPassed,
    ends_game,
    play,
)

RED = player("red", 6, "Ra1")


# Accio


def test_section_6_accio_is_kept_with_2_uses():
    state, events = events_of(position(player("blue", 1, "Ya1"), RED, cells="b1:Ac", pile="Oa1"), "b1")
    assert (state.players[0].accio, state.players[0].spells) == (2, cards("Ac"))
    assert SpellCollected(0, *cards("Ac")) in events
    assert state.players[0].cauldron == cards("Ya1")


def test_section_6_accio_takes_any_card_but_vanesco_and_perluceo():
    blue = player("blue", 1, "Ya1", spells="Ac", accio=1)
    state = position(blue, RED, cells="b1:Va c3:Va d3:Pe e3:De f3:Im a3:Ac", pile="Oa1")
    own_line = {"b1", "b2", "b3", "b4", "b5", "b6"}
    by_accio = {token for token in tokens(state) if token.startswith("*")}
    assert set(tokens(state)) - by_accio == own_line  # ruling: the own line without Accio
    assert "*c3" not in by_accio
    assert "*d3" not in by_accio
    assert {"*e3", "*f3", "*a3"} <= by_accio
    assert len(by_accio) == 32 - 6 - 2


def test_section_6_accio_uses_one_use_and_refills_the_far_cell():
    state = position(player("blue", 1, "Ya1", spells="Ac", accio=2), RED, cells="e5:Ga2", pile="Oa1 Oa2")
    state, events = events_of(state, "*e5")
    assert state.players[0].accio == 1
    assert state.players[0].cauldron == cards("Ya1 Ga2")
    assert events[0] == CardTaken(0, "e5", cards("Ga2")[0], by_accio=True)
    assert CardTurnedOver("e5", cards("Oa1")[0]) in events


def test_section_6_ruling_a_card_of_the_own_line_is_never_taken_by_accio():
    state = position(player("blue", 1, "Ya1", spells="Ac", accio=2), RED, pile="Oa1")
    with pytest.raises(IllegalMove):
        play(state, TakeByAccio("b3"))


def test_section_6_accio_is_not_for_corners():
    blue = player("blue", 3, "Ya2", spells="Ac", accio=2)
    state = position(RED, blue, pile="Oa1 Oa2", player=0)
    state, events = events_of(state, "a2")
    assert TurnPassed(1) in events  # blue came to the corner f1 and had nothing to decide
    assert state.player == 0


def test_section_6_used_up_accio_is_gone():
    state = position(player("blue", 1, "Ya1", spells="Ac", accio=1), RED, pile="Oa1 Oa2 Oa3")
    state = after(state, "*e5", "a3")
    assert state.player == 0
    assert not any(token.startswith("*") for token in tokens(state))


# Declinatio

AT_CORNER = player("blue", 10, "Ya2", spells="De", declinatio=3)


def test_section_6_declinatio_is_kept_with_3_uses():
    state = after(position(player("blue", 1, "Ya1"), RED, cells="b1:De", pile="Oa1"), "b1")
    assert (state.players[0].declinatio, state.players[0].spells) == (3, cards("De"))


def test_section_6_declinatio_moves_again_by_the_same_number():
    state = position(AT_CORNER, RED, phase="corner", pile="Oa1")
    assert tokens(state) == ["declinatio", "stay"]
    state, events = events_of(state, "declinatio")
    assert events == (DeclinatioUsed(0), PawnMoved(0, 10, 12))
    assert (state.phase, state.player) == ("take", 0)
    assert state.players[0].declinatio == 2
    assert tokens(state) == ["d1", "d2", "d3", "d4", "d5", "d6"]


def test_section_6_using_declinatio_is_optional():
    state, events = events_of(position(AT_CORNER, RED, phase="corner", pile="Oa1"), "stay")
    assert events == (TurnPassed(0), PawnMoved(1, 6, 7))
    assert state.players[0].declinatio == 3


def test_section_6_a_corner_is_a_decision_only_with_a_use_left():
    blue = player("blue", 1, "Ya1")
    with_use = position(blue, player("red", 6, "Ra4", spells="De", declinatio=1), pile="Oa1 Oa2")
    assert after(with_use, "b1").phase == "corner"
    without = position(blue, player("red", 6, "Ra4", spells="De", declinatio=0), pile="Oa1 Oa2")
    assert after(without, "b1").player == 0


def test_section_6_after_declinatio_no_vanesco_no_perluceo_and_no_accio():
    blue = AT_CORNER._replace(spells=cards("De Ac"), accio=2)
    state = position(blue, RED, cells="d1:Va d2:Pe d3:Ac d4:De", phase="corner", pile="Oa1")
    state = after(state, "declinatio")
    assert tokens(state) == ["d3", "d4", "d5", "d6"]


def test_section_6_the_limit_of_declinatio_ends_with_the_turn():
    state = position(AT_CORNER, RED, cells="d1:Va", phase="corner", pile="Oa1 Oa2 Oa3")
    state = after(state, "declinatio", "d5")
    assert not state.declinatio_used
    assert tokens(state) == ["a3", "b3", "c3", "d3", "e3", "f3"]


def test_section_6_special_situation_1_only_vanesco_and_perluceo_ends_the_game():
    """Nothing is taken, no spell is carried out, even with an Accio."""
    blue = AT_CORNER._replace(spells=cards("De Ac"), accio=2)
    state = position(blue, RED, cells="d1:Va d5:Pe b2:Ya1 c3:Ya2 e4:Ya3 b5:Ya4", phase="corner")
    assert ends_game(state, read_move("declinatio"))
    assert not ends_game(state, read_move("stay"))
    state, events = events_of(state, "declinatio")
    assert GameEnded(0, "only_spells", "d") in events
    assert (state.phase, state.ended_by) == ("over", 0)
    assert state.players[0].spells == cards("De Ac")
    assert state.players[0].declinatio == 2
    assert state.players[1].cauldron == cards("Ra1")
    assert state.card_at("d1") is not None


def test_section_6_special_situation_1_can_happen_before_the_pile_is_empty():
    state = position(AT_CORNER, RED, cells="d1:Va d2:Va d3:Va d4:Va d5:Pe d6:Pe", phase="corner", pile="Oa1")
    assert after(state, "declinatio").phase == "over"


# Vanesco


def test_section_6_ruling_vanesco_puts_the_others_top_cards_under_the_pile_from_the_casters_left():
    state = position(
        player("blue", 6, "Ya1 Ya2"),
        player("red", 1, "Ra1 Ra2"),
        player("green", 6, "Ga1 Ga2"),
        player("yellow", 6, "Yb1 Yb2"),
        player=1,
        cells="b1:Va",
        pile="Oa1 Oa2",
    )
    state, events = events_of(state, "b1")
    assert events[1:3] == (
        SpellCollected(1, *cards("Va")),
        CardsSwept(1, ((2, *cards("Ga2")), (3, *cards("Yb2")), (0, *cards("Ya2"))), under_pile=True),
    )
    assert state.pile == cards("Oa2 Ga2 Yb2 Ya2")
    assert [p.cauldron for p in state.players] == [cards("Ya1"), cards("Ra1 Ra2"), cards("Ga1"), cards("Yb1")]


def test_section_6_vanesco_passes_over_empty_cauldrons():
    state = position(player("blue", 1), player("red", 6), player("green", 6, "Ga2"), cells="b1:Va", pile="Oa1")
    state, events = events_of(state, "b1")
    assert CardsSwept(0, ((2, *cards("Ga2")),), under_pile=True) in events


def test_section_6_vanesco_without_a_pile_sweeps_the_cards_out_of_the_game():
    state = position(player("blue", 1), player("red", 6, "Ra2"), cells="b1:Va b2:Na1 c2:Na2 c3:Na3 d4:Na4 e5:Wa1")
    state, events = events_of(state, "b1")
    assert CardsSwept(0, ((1, *cards("Ra2")),), under_pile=False) in events
    assert (state.pile, state.out) == ((), cards("Ra2"))


def test_section_6_vanesco_happens_before_the_cell_is_refilled():
    """With one card in the pile that card comes out, and the swept one stays beneath."""
    state = position(player("blue", 1), player("red", 6, "Ra2"), cells="b1:Va", pile="Oa1")
    state = after(state, "b1")
    assert state.card_at("b1") == cards("Oa1")[0]
    assert state.pile == cards("Ra2")


# Perluceo


def test_section_6_perluceo_shows_the_cauldron_and_keeps_its_order():
    state = position(player("blue", 1, "Ya1 Im Ob2"), RED, cells="b1:Pe", pile="Oa1")
    state, events = events_of(state, "b1")
    assert CauldronSeen(0, cards("Ya1 Im Ob2")) in events
    assert state.players[0].cauldron == cards("Ya1 Im Ob2")
    assert state.players[0].spells == cards("Pe")


# At most one spell in a turn


def test_section_6_a_newly_taken_spell_can_be_used_from_the_next_turn_on():
    state = position(player("blue", 1, "Ya1"), RED, cells="b1:Ac", pile="Oa1 Oa2 Oa3")
    state = after(state, "b1")
    assert state.player == 1  # the turn is over; nothing could be taken by it
    state = after(state, "a3")
    assert any(token.startswith("*") for token in tokens(state))


def test_section_6_both_copies_may_be_held_by_one_player():
    blue = player("blue", 1, "Ya1", spells="Ac De", accio=2, declinatio=1)
    state = after(position(blue, RED, cells="b1:Ac", pile="Oa1"), "b1")
    assert state.players[0].accio == 4
    state = after(position(blue, RED, cells="b1:De", pile="Oa1"), "b1")
    assert state.players[0].declinatio == 4
