"""§2 Layout."""

from builders import after, player, position
from glastonbury.rules import CELLS, CORNERS, LINE_AT, LINES, STOPS, PawnPlaced, Place, play
from glastonbury.rules.board import CORNER_STOP, LINES_THROUGH


def test_section_2_32_cells_in_reading_order_without_the_corners():
    assert len(CELLS) == 32
    assert CELLS[:5] == ("b1", "c1", "d1", "e1", "a2")
    assert CELLS[-4:] == ("b6", "c6", "d6", "e6")
    assert not set(CORNERS) & set(CELLS)


def test_section_2_20_stops_clockwise_from_the_corner_a1():
    names = [line.name if line else "corner" for line in LINE_AT]
    assert len(LINE_AT) == STOPS == 20
    assert names == ["corner", *"bcde", "corner", *"2345", "corner", *"edcb", "corner", *"5432"]
    assert CORNER_STOP == {"a1": 0, "f1": 5, "f6": 10, "a6": 15}


def test_section_2_8_lines_of_six_cells_each_beside_two_stops():
    assert sorted(LINES) == sorted("bcde2345")
    for line in LINES.values():
        assert len(line.cells) == 6
        assert LINE_AT.count(line) == 2
    assert LINES["c"].cells == ("c1", "c2", "c3", "c4", "c5", "c6")
    assert LINES["4"].cells == ("a4", "b4", "c4", "d4", "e4", "f4")


def test_section_2_pawns_may_share_a_stop():
    state = position(player("blue", 1, "Ya2"), player("red", 1, "Oa2"), pile="Pa1 Pa2 Pa3")
    state = after(state, "b1", "d2")  # red walks on from stop 1 to 3, blue from 1 by the 1 it took
    assert [p.stop for p in state.players] == [2, 3]
    assert after(position(player("blue", 1, "Ya2"), player("red", 0, ""), pile="Pa1 Pa2"), "b1").players[1].stop == 2


def test_section_2_ruling_outer_rows_and_columns_are_no_lines():
    assert LINES_THROUGH["b1"] == (LINES["b"],)
    assert LINES_THROUGH["a2"] == (LINES["2"],)
    assert set(LINES_THROUGH["c4"]) == {LINES["c"], LINES["4"]}
    # Taking the last card of row 1 does not end the game.
    layout = "b1:Na1 b2:Na2 c2:Na3 c3:Na4 d3:Wa1 e3:Wa2 d4:Ka1 d5:Ka2"
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Oa1"), cells=layout)
    state = after(state, "b1")
    assert state.phase == "take"


def test_section_2_corner_stops():
    state = position(player("blue"), player("red"), phase="place")
    for corner, stop in CORNER_STOP.items():
        assert play(state, Place(corner))[1] == (PawnPlaced(0, stop),)
