"""§4 A turn: move, take, turn over; special situation 2."""

import pytest

from builders import after, cards, events_of, player, position, tokens
from glastonbury.rules import (
    CardPutOnCauldron,
    CardTaken,
    CardTurnedOver,
    IllegalMove,
    PawnMoved,
    Take,
    TurnPassed,
    play,
)


def state_before_reds_move(red_cauldron, red_stop, **red):
    """Blue takes something harmless at b1; then red's pawn moves."""
    return position(player("blue", 1, "Ya1"), player("red", red_stop, red_cauldron, **red), pile="Oa1 Oa2 Oa3")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_section_4_the_pawn_goes_clockwise_by_the_top_number(number):
    state, events = events_of(state_before_reds_move(f"Pa4 Ra{number}", 6), "b2")
    assert PawnMoved(1, 6, 6 + number) in events
    assert state.players[1].stop == 6 + number


def test_section_4_the_walk_goes_on_past_the_last_stop():
    assert after(state_before_reds_move("Ra4", 18), "b1").players[1].stop == 2


def test_section_4_with_an_empty_cauldron_the_cauldron_card_says_2():
    assert after(state_before_reds_move("", 6), "b1").players[1].stop == 8


def test_section_4_the_cauldron_card_counts_whenever_the_cauldron_is_empty():
    """Not only on the first turn: here Vanesco has emptied it."""
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra4"), cells="b1:Va", pile="Oa1")
    assert after(state, "b1").players[1].stop == 8


def test_section_4_an_immuto_on_top_holds_the_pawn_at_its_line():
    state, events = events_of(state_before_reds_move("Ra4 Im", 7), "b1")
    assert PawnMoved(1, 7, 7) in events
    assert tokens(state) == ["a3", "b3", "c3", "d3", "e3", "f3"]


def test_section_4_ruling_a_move_by_0_is_a_move_and_accio_may_follow():
    state = after(state_before_reds_move("Im", 7, spells="Ac", accio=2), "b1")
    assert "*c5" in tokens(state)


def test_section_4_a_turn_that_takes_a_spell_leaves_the_number():
    state = position(player("blue", 1, "Ya3"), player("red", 6, "Ra1"), cells="b1:De", pile="Oa1 Oa2 Oa3")
    state = after(state, "b1", "f3")
    assert state.players[0].stop == 4


def test_section_4_special_situation_2_at_a_corner_the_number_beneath_the_immuto_counts():
    """Red stands at a corner; blue's Vanesco uncovers an Immuto."""
    state = position(player("blue", 1, "Ya1"), player("red", 5, "Ra3 Im Pa1"), cells="b1:Va", pile="Oa1")
    state, events = events_of(state, "b1")
    assert PawnMoved(1, 5, 8) in events
    assert state.players[1].top.code == "Im"


def test_section_4_special_situation_2_ruling_it_must_look_further_down_beneath_another_immuto():
    state = position(player("blue", 1, "Ya1"), player("red", 5, "Ra4 Im Im Pa1"), cells="b1:Va", pile="Oa1")
    assert after(state, "b1").players[1].stop == 9


def test_section_4_special_situation_2_ruling_at_the_bottom_the_cauldron_card_counts():
    state = position(player("blue", 1, "Ya1"), player("red", 5, "Im Pa1"), cells="b1:Va", pile="Oa1")
    assert after(state, "b1").players[1].stop == 7
    state = position(player("blue", 1, "Ya1"), player("red", 5, "Im Im Pa1"), cells="b1:Va", pile="Oa1")
    assert after(state, "b1").players[1].stop == 7


def test_section_4_special_situation_2_at_a_line_the_uncovered_immuto_holds():
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra3 Im Pa1"), cells="b1:Va", pile="Oa1")
    assert after(state, "b1").players[1].stop == 6


def test_section_4_at_a_corner_nothing_is_taken_and_the_turn_passes():
    state, events = events_of(state_before_reds_move("Ra4", 6), "b1")
    assert events[-3:] == (PawnMoved(1, 6, 10), TurnPassed(1), PawnMoved(0, 1, 2))
    assert (state.phase, state.player) == ("take", 0)


def test_section_4_a_pawn_leaves_a_corner_by_its_number():
    """The turn at the corner changed nothing, so the same number counts again: the next stop is a line."""
    state = after(state_before_reds_move("Ra4", 6), "b1", "c1")
    assert state.players[1].stop == 14


def test_section_4_any_card_of_the_line_may_be_taken_and_one_must():
    state = position(player("blue", 7, "Ya1"), player("red", 6, "Ra1"), pile="Oa1")
    assert tokens(state) == ["a3", "b3", "c3", "d3", "e3", "f3"]


def test_section_4_ingredients_and_immutos_go_on_top_of_the_cauldron():
    for code in ("Ga2", "Im"):
        state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra1"), cells=f"b3:{code}", pile="Oa1")
        state, events = events_of(state, "b3")
        (card,) = cards(code)
        assert state.players[0].cauldron == cards(f"Ya1 {code}")
        assert events[:2] == (CardTaken(0, "b3", card, by_accio=False), CardPutOnCauldron(0, card))


def test_section_4_the_vacated_cell_is_refilled_from_the_pile():
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra1"), pile="Oa1 Oa2")
    state, events = events_of(state, "b3")
    assert CardTurnedOver("b3", *cards("Oa1")) in events
    assert state.card_at("b3") == cards("Oa1")[0]
    assert state.pile == cards("Oa2")


def test_section_4_without_a_pile_the_cell_stays_empty():
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra1"))
    state, events = events_of(state, "b3")
    assert state.card_at("b3") is None
    assert not any(isinstance(event, CardTurnedOver) for event in events)
    assert "b3" not in tokens(after(state, "a3"))


def test_section_4_an_illegal_move_says_what_was_legal():
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra1"), pile="Oa1")
    with pytest.raises(IllegalMove, match="illegal move c3; legal: b1 b2 b3 b4 b5 b6"):
        play(state, Take("c3"))
