"""§7 End of the game."""

import pytest

from builders import after, cards, events_of, player, position, recipes, tokens
from glastonbury.notation import read_move
from glastonbury.rules import (
    CardDropped,
    CardPutOnCauldron,
    CardsSwept,
    CauldronSeen,
    CauldronsOpened,
    GameEnded,
    Scored,
    SpellCollected,
    ends_game,
    line_emptied_by,
)

RED = player("red", 6, "Ra1 Ra2")

# No pile; b1 is the last card of column b, and no other line hangs on one card.
LAST_OF_B = "c2:Na1 d2:Na2 c3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"


def last_of_b(code: str, **blue: object):
    return position(player("blue", 1, "Ya1", **blue), RED, cells=f"b1:{code} {LAST_OF_B}")


def test_section_7_taking_the_last_card_of_a_line_asks_to_keep_or_drop():
    state = last_of_b("Ga3")
    assert ends_game(state, read_move("b1"))
    state = after(state, "b1")
    assert (state.phase, state.player, state.taken) == ("keep", 0, cards("Ga3")[0])
    assert tokens(state) == ["drop", "keep"]
    assert state.players[0].cauldron == cards("Ya1")  # not yet in the cauldron


def test_section_7_a_kept_card_goes_on_the_cauldron():
    state, events = events_of(last_of_b("Ga3"), "b1", "keep")
    assert events[:2] == (CardPutOnCauldron(0, cards("Ga3")[0]), GameEnded(0, "last_card", "b"))
    assert state.players[0].cauldron == cards("Ya1 Ga3")
    assert (state.phase, state.ended_by, state.taken) == ("over", 0, None)


def test_section_7_a_dropped_card_is_out_of_the_game():
    state, events = events_of(last_of_b("Ga3"), "b1", "drop")
    assert events[:2] == (CardDropped(0, cards("Ga3")[0]), GameEnded(0, "last_card", "b"))
    assert state.players[0].cauldron == cards("Ya1")
    assert state.out == cards("Ga3")


def test_section_7_the_crossing_line_ends_the_game_too():
    """Blue at row 2 takes c2, the last card of column c; row 2 still has others."""
    state = position(player("blue", 6, "Ya1"), RED, cells="c2:Na1 b2:Na2 b3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 d5:Wa4")
    assert ends_game(state, read_move("c2"))
    assert not ends_game(state, read_move("b2"))
    assert after(state, "c2").phase == "keep"
    _, events = events_of(state, "c2", "drop")
    assert GameEnded(0, "last_card", "c") in events


def test_section_7_by_accio_too():
    blue = player("blue", 6, "Ya1", spells="Ac", accio=1)
    state = position(blue, RED, cells="b1:Ga3 d2:Na1 e2:Na2 c3:Na3 d3:Na4 c4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4")
    assert ends_game(state, read_move("*b1"))
    state = after(state, "*b1")
    assert (state.phase, state.players[0].accio) == ("keep", 0)


def test_section_7_not_while_the_pile_lasts():
    state = position(player("blue", 1, "Ya1"), RED, pile="Oa1")
    assert not any(ends_game(state, read_move(token)) for token in tokens(state))


def test_section_7_accio_may_keep_the_game_going():
    blue = player("blue", 1, "Ya1", spells="Ac", accio=1)
    state = position(blue, RED, cells=f"b1:Ga3 {LAST_OF_B}")
    state = after(state, "*d3")
    assert (state.phase, state.player) == ("take", 1)


@pytest.mark.parametrize(("code", "uses"), [("Ac", "accio"), ("De", "declinatio")])
def test_section_7_a_kept_accio_or_declinatio_adds_its_uses_and_a_dropped_one_nothing(code, uses):
    kept, events = events_of(last_of_b(code), "b1", "keep")
    assert getattr(kept.players[0], uses) == {"accio": 2, "declinatio": 3}[uses]
    assert events[0] == SpellCollected(0, cards(code)[0])
    dropped = after(last_of_b(code), "b1", "drop")
    assert (getattr(dropped.players[0], uses), dropped.players[0].spells) == (0, ())


def test_section_7_a_kept_perluceo_is_carried_out_and_a_dropped_one_not():
    _, events = events_of(last_of_b("Pe"), "b1", "keep")
    assert CauldronSeen(0, cards("Ya1")) in events
    state, events = events_of(last_of_b("Pe"), "b1", "drop")
    assert not any(isinstance(event, CauldronSeen) for event in events)
    assert state.players[0].spells == ()


def test_section_7_ruling_a_vanesco_is_always_carried_out():
    state, events = events_of(last_of_b("Va"), "b1")
    assert CardsSwept(0, ((1, *cards("Ra2")),), under_pile=False) in events
    assert (state.phase, state.ended_by) == ("over", 0)
    assert state.players[1].cauldron == cards("Ra1")


def test_section_7_a_last_vanesco_ends_the_game_also_before_immutos_are_put():
    blue = player("blue", 1, "Ya1 Im", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Ra1", recipes=recipes("white", "ended_game"))
    state = position(blue, red, cells=f"b1:Va {LAST_OF_B}")
    assert ends_game(state, read_move("b1"))
    assert line_emptied_by(state, "b1").name == "b"
    assert line_emptied_by(state, "c2") is None
    assert after(state, "b1").phase == "immuto"


def test_section_7_the_end_opens_the_cauldrons_and_scores_at_once():
    """There is no last round for the others."""
    _, events = events_of(last_of_b("Ga3"), "b1", "keep")
    assert events[2] == CauldronsOpened((cards("Ya1 Ga3"), cards("Ra1 Ra2")))
    assert isinstance(events[-1], Scored)
    assert [score.total for score in events[-1].scores] == [-4, 0]
    assert events[-1].winners == (1,)
