"""§5 What may be seen. (tests/test_views.py shows that nothing else can be.)"""

from builders import cards, events_of, player, position, recipes
from glastonbury.rules import CauldronSeen, PawnMoved
from glastonbury.views import SPECTATOR, view, witness

BLUE = player("blue", 1, "Ya1 Ob2 Ga3", spells="Ac Va", accio=1, recipes=recipes("orange", "most_ones"))
RED = player("red", 6, "Ra1 Pa4", recipes=recipes("white", "ended_game"))


def test_section_5_everybody_sees_layout_stops_pile_size_tops_and_heights():
    state = position(BLUE, RED, pile="Oa1 Oa2")
    for seat in (0, 1, SPECTATOR):
        seen = view(state, seat)
        assert seen.cells == state.cells
        assert seen.pile == 2
        assert [(p.stop, p.top.code, p.height) for p in seen.players] == [(1, "Ga3", 3), (6, "Pa4", 2)]
        assert [(p.spells, p.accio) for p in seen.players] == [(cards("Ac Va"), 1), ((), 0)]


def test_section_5_nobody_sees_beneath_the_top_its_owner_included():
    state = position(BLUE, RED, pile="Oa1")
    for seat in (0, 1, SPECTATOR):
        assert [p.cauldron for p in view(state, seat).players] == [None, None]


def test_section_5_recipes_are_seen_by_their_owner_alone_until_the_scoring():
    state = position(BLUE, RED, pile="Oa1")
    assert [p.recipes for p in view(state, 0).players] == [BLUE.recipes, None]
    assert [p.recipes for p in view(state, 1).players] == [None, RED.recipes]
    assert [p.recipes for p in view(state, SPECTATOR).players] == [None, None]
    placing = state._replace(phase="immuto", ended_by=0)
    assert [p.recipes for p in view(placing, 0).players] == [BLUE.recipes, None]
    over = state._replace(phase="over", ended_by=0)
    assert [p.recipes for p in view(over, SPECTATOR).players] == [BLUE.recipes, RED.recipes]


def test_section_5_cauldrons_are_open_from_the_scoring_on():
    for phase in ("immuto", "over"):
        state = position(BLUE, RED, phase=phase, ended_by=0)
        assert [p.cauldron for p in view(state, SPECTATOR).players] == [BLUE.cauldron, RED.cauldron]


def test_section_5_the_memory_aid_opens_every_cauldron_to_everybody():
    state = position(BLUE, RED, pile="Oa1", memory_aid=True)
    assert [p.cauldron for p in view(state, 1).players] == [BLUE.cauldron, RED.cauldron]
    assert [p.recipes for p in view(state, 1).players] == [None, RED.recipes]


def test_section_5_a_look_by_perluceo_is_an_event_for_its_player_alone():
    state = position(BLUE, RED, cells="b1:Pe", pile="Oa1")
    _, events = events_of(state, "b1")
    assert CauldronSeen(0, cards("Ya1 Ob2 Ga3")) in witness(events, 0)
    for seat in (1, SPECTATOR):
        assert CauldronSeen(0, None) in witness(events, seat)


def test_section_5_the_number_of_special_situation_2_shows_itself_by_the_move_alone():
    state = position(player("blue", 1, "Ya1"), player("red", 5, "Ra3 Im Pa1"), cells="b1:Va", pile="Oa1 Oa2")
    other = position(player("blue", 1, "Ya1"), player("red", 5, "Ra4 Im Pa1"), cells="b1:Va", pile="Oa1 Oa2")
    assert view(state, 1) == view(other, 1)
    assert PawnMoved(1, 5, 8) in witness(events_of(state, "b1")[1], 0)
    assert PawnMoved(1, 5, 9) in witness(events_of(other, "b1")[1], 0)
