"""The table as it is drawn: pawns at their stops, labels, warnings, the tables of points."""

import pytest

from builders import after, player, position, recipes
from glastonbury.drawing import Artist
from glastonbury.rules import STOPS, Color
from glastonbury.views import SPECTATOR, view
from glastonbury.words import LastTurns

ARTIST = Artist(["Ada", "Bo"])


def drawn(state, seat=SPECTATOR) -> list[str]:
    return [line.plain for line in ARTIST.table(view(state, seat), LastTurns(len(state.players)))]


def where(letter: str, lines: list[str]) -> tuple[int, int]:
    """The line and the column of a pawn, left of the players' panel."""
    places = [(row, line[:55].index(letter)) for row, line in enumerate(lines) if letter in line[:55]]
    assert len(places) == 1
    return places[0]


# Row of the screen and column of the screen for each stop, clockwise from the corner a1: the header is row 0.
ABOVE = [(1, 5)] + [(1, 17 + 7 * n) for n in range(4)] + [(1, 49)]
RIGHT = [(4 + 2 * n, 51) for n in range(4)]
BELOW = [(14, 49)] + [(14, 17 + 7 * n) for n in (3, 2, 1, 0)] + [(14, 5)]
LEFT = [(4 + 2 * n, 3) for n in (3, 2, 1, 0)]


@pytest.mark.parametrize(("stop", "place"), list(enumerate(ABOVE + RIGHT + BELOW + LEFT)))
def test_a_pawn_stands_at_its_stop(stop, place):
    assert len(ABOVE + RIGHT + BELOW + LEFT) == STOPS
    # Purple, brown, white and black cards only: no R of the red player's pawn or of a red card elsewhere.
    lines = drawn(
        position(player("red", stop, "Pa1"), player("green", 2 if stop != 2 else 3), pile="Oa1", phase="corner")
    )
    assert where("R", lines) == place


def test_pawns_share_a_stop():
    players = [player(color, 3, "Pa1") for color in ("red", "green", "blue", "yellow")]
    artist = Artist(["A", "B", "C", "D"])
    lines = artist.table(view(position(*players, pile="Oa1"), None), LastTurns(4))
    assert lines[1].plain[30:35] == " RGBY" or "RGBY" in lines[1].plain
    assert max(len(line.plain) for line in lines) <= 80
    assert len(lines) == 17


def test_what_can_be_taken_has_its_cell_on_it_and_accio_a_star():
    state = position(player("red", 1, "Pa1", spells="Ac", accio=1), player("green", 6), cells="c3:Va", pile="Oa1")
    text = "\n".join(drawn(state))
    assert " b4" in text
    assert "*d4" in text
    assert "*b4" not in text
    assert "*c3" not in text
    state = position(player("red", 1, "Pa1"), player("green", 6), pile="Oa1")
    assert "*" not in "\n".join(drawn(state))


def test_a_line_with_one_card_left_warns_at_both_ends():
    cells = "b1:Va c2:Na1 d2:Na2 c3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"
    lines = drawn(position(player("red", 7, "Pa1"), player("green", 6), cells=cells))
    assert "b!" in lines[1]
    assert "b!" in lines[14]
    assert "c!" not in lines[1]
    assert "2!" not in "\n".join(lines)


def test_the_panel_shows_top_height_and_spells():
    red = player("red", 1, "Pa1 Im Ka3", spells="Ac Ac De Va", accio=1, declinatio=2)
    text = "\n".join(drawn(position(red, player("green", 6), pile="Oa1")))
    assert " 3★ Ka  on top of 3" in text
    assert "Accio 1 Declin. 2 used 2" in text  # one Accio is used up, and the Vanesco
    assert "Pa" not in text.split("Ada")[1].split("Bo")[0].replace("Ka", "")  # nothing beneath the top


def test_a_low_pile_and_an_empty_cell_are_shown():
    assert "draw pile 1" in drawn(position(player("red", 1), player("green", 6), pile="Oa1"))[0]
    assert "··" in "\n".join(drawn(position(player("red", 1), player("green", 6), cells="b1:Va")))


def finished(edition="en"):
    red = player("red", 1, "Oa1 Oa3 Oa4 Im Ra2 Im", recipes=recipes("orange", "most_ones"))
    green = player("green", 6, "Ob1 Ga4", recipes=recipes("white", "fewest_fours"))
    cells = "b1:Va c2:Na1 d2:Na2 c3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"
    state = after(position(red, green, cells=cells, edition=edition), "b1")
    return after(state, "immuto:Oa", "immuto:none") if edition == "en" else state


def test_the_cauldrons_show_numbers_immutos_doubling_and_points():
    lines = [line.plain.rstrip() for line in ARTIST.cauldrons(view(finished(), SPECTATOR))]
    assert lines[0].split() == ["Cards", "and", "points", "R◆", "Ada", "G▲", "Bo"]
    rows = {line[:22].strip(): line[23:].split() for line in lines[1:]}
    assert rows["✚Oa Hollow Pumpkin"] == ["1", "3", "4", "∞", "+13"]
    assert rows["◆Ra Fly Agaric"] == ["2×2", "−4"]
    assert rows["✚Ob Ember Newt"] == ["1", "−1"]
    assert rows["Immuto, to nothing"] == ["∞"]
    assert rows["Ingredients"] == ["+9", "−1"]
    assert "Ga" not in " ".join(rows)  # swept away by the last Vanesco


def test_the_recipes_show_what_was_compared():
    lines = [" ".join(line.plain.split()) for line in ARTIST.recipe_results(view(finished(), SPECTATOR))]
    assert lines[2:5] == ["A: most orange cards, 4 against 1 +4", "B: most 1s, 1 against 1 0", "total +13"]
    assert lines[7:10] == ["A: most white cards, 0 against 0 0", "B: fewest 4s, 0 against 1 +10", "total +9"]


def test_an_immuto_still_to_put_shows_what_it_would_make_of_each_ingredient():
    red = player("red", 1, "Oa1 Oa3 Ra2 Im", recipes=recipes("orange", "most_ones"))
    green = player("green", 6, "Ob1", recipes=recipes("white", "fewest_fours"))
    seen = view(position(red, green, phase="immuto", ended_by=0), 0)
    text = "\n".join(line.plain for line in ARTIST.cauldrons(seen, adding=0))
    assert "0→+4" in text
    assert "−4→0" in text
    assert "−1→" not in text  # not for the others


def test_a_spell_recipe_says_what_the_edition_counts():
    for edition, word in (("en", "used"), ("ru", "collected")):
        red = player("red", 1, recipes=recipes("orange", "fewest_spells"))
        seen = view(position(red, player("green", 6), pile="Oa1", edition=edition), 0)
        text = "\n".join(line.plain for line in ARTIST.recipes(seen, 0))
        assert f"fewest spell cards {word}: 10 points" in text
        assert "most orange cards: 1 point for each" in text


def test_every_colour_has_its_own_shape():
    from glastonbury.drawing import SHAPES

    assert len(set(SHAPES.values())) == len(Color)
