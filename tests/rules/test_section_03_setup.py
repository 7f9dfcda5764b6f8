"""§3 Set-up."""

import pytest

from builders import after, cards, player, position, recipes, tokens
from glastonbury.rules import (
    CELLS,
    DECK,
    Color,
    IllegalMove,
    IngredientCard,
    InvalidSetup,
    PawnMoved,
    Place,
    Setup,
    deck_without,
    play,
    start,
)

BLUE, RED, GREEN, YELLOW = Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW


def test_section_3_the_layout_is_the_first_32_cards_and_the_rest_the_pile():
    state = start(Setup((BLUE, RED), DECK))
    assert state.cells == DECK[:32]
    assert state.card_at("b1") == DECK[0]
    assert state.card_at("a2") == DECK[4]
    assert state.card_at("e6") == DECK[31]
    assert state.pile == DECK[32:]
    assert len(CELLS) == 32


def test_section_3_with_two_players_a_colour_that_nobody_plays_is_removed():
    deck = deck_without(GREEN)
    assert len(deck) == 76
    assert not any(isinstance(card, IngredientCard) and card.ingredient.color is GREEN for card in deck)
    assert start(Setup((BLUE, RED), deck, removed_color=GREEN)).removed_color is GREEN


def test_section_3_the_removal_can_be_switched_off():
    assert len(start(Setup((BLUE, RED), DECK)).pile) == 52


def test_section_3_pawns_are_placed_in_turn_order_at_free_corners():
    state = start(Setup((BLUE, RED, GREEN), DECK))
    assert tokens(state) == ["@a1", "@a6", "@f1", "@f6"]
    state = after(state, "@f1")
    assert (state.phase, state.player) == ("place", 1)
    state = after(state, "@a1")
    assert (state.phase, state.player) == ("place", 2)


def test_section_3_ruling_a_pawn_is_put_at_a_corner_that_no_other_pawn_occupies():
    state = position(player("blue", 5), player("red", 0), player("green"), phase="place", player=2)
    assert tokens(state) == ["@a6", "@f6"]
    with pytest.raises(IllegalMove, match="legal: @f6 @a6"):
        play(state, Place("f1"))


def test_section_3_after_the_last_placing_the_first_player_moves():
    state = after(start(Setup((BLUE, RED), DECK)), "@f1")
    state, events = play(state, Place("a6"))
    assert (state.phase, state.player) == ("take", 0)
    assert PawnMoved(0, 5, 7) in events


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("players", {"players": (BLUE,)}),
        ("players", {"players": ()}),
        ("players", {"players": (BLUE, RED, GREEN, YELLOW, Color.ORANGE)}),
        ("players", {"players": (BLUE, BLUE)}),
        ("players", {"players": (BLUE, Color.ORANGE)}),
        ("removed_color", {"removed_color": BLUE}),
        ("removed_color", {"removed_color": Color.ORANGE}),
        ("removed_color", {"removed_color": YELLOW, "players": (BLUE, RED, GREEN)}),
        ("deck", {"deck": DECK[1:]}),
        ("deck", {"deck": (*DECK[1:], DECK[1])}),
        ("deck", {"removed_color": GREEN}),
        ("recipes", {"recipes": (recipes("orange", "most_ones"),)}),
        ("recipes", {"recipes": (recipes("blue", "most_ones"), recipes("white", "fewest_cards"))}),
        ("recipes", {"recipes": (recipes("white", "most_ones"), recipes("white", "fewest_cards"))}),
        ("recipes", {"recipes": (recipes("white", "most_ones"), recipes("black", "most_ones"))}),
    ],
)
def test_section_3_an_impossible_setup_names_its_field(field, change):
    with pytest.raises(InvalidSetup) as error:
        Setup(**{"players": (BLUE, RED), "deck": DECK} | change)
    assert error.value.field == field
    assert str(error.value).startswith(f"{field}: ")


def test_section_3_a_wrong_deck_says_what_is_missing_and_what_is_too_many():
    with pytest.raises(InvalidSetup, match="missing Ya1; too many Ya2"):
        Setup((BLUE, RED), (*cards("Ya2"), *DECK[1:]))
