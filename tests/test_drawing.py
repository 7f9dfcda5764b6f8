"""The table as it is drawn: pawns at their stops, labels, warnings, the tables of points."""

import random

import pytest

from builders import after, player, position, random_game, random_setup, recipes
from glastonbury import drawing
from glastonbury.drawing import Artist
from glastonbury.rules import (
    CARDS,
    STOPS,
    CardDropped,
    CardsSwept,
    CardTaken,
    Color,
    DeclinatioUsed,
    PawnPlaced,
    Spell,
    TurnPassed,
)
from glastonbury.text import LANGUAGES
from glastonbury.views import SPECTATOR, view
from glastonbury.words import LastTurns, Words

ARTIST = Artist(Words(), ["Ada", "Bo"])


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
    artist = Artist(Words(), ["A", "B", "C", "D"])
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
    assert lines[2:5] == ["A: Most orange cards, 4 against 1 +4", "B: Most 1s, 1 against 1 0", "Total: +13"]
    assert lines[7:10] == ["A: Most white cards, 0 against 0 0", "B: Fewest 4s, 0 against 1 +10", "Total: +9"]


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
        assert f"Fewest spell cards {word}: 10 points" in text
        assert "Most orange cards: 1 point for each" in text


def test_every_colour_has_its_own_shape():
    from glastonbury.drawing import SHAPES

    assert len(set(SHAPES.values())) == len(Color)


# In every language


@pytest.fixture
def nothing_is_cut(monkeypatch):
    """What is fitted into a width has to have room there."""
    fitted = drawing.fitted

    def whole(text, width):
        assert text.cell_len <= width, f"{text.plain!r} is cut after {width} letters"
        return fitted(text, width)

    monkeypatch.setattr(drawing, "fitted", whole)


@pytest.mark.usefixtures("nothing_is_cut")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_has_room(pytestconfig, language):
    left_out = 0.8 if pytestconfig.getoption("--large") else 0.95  # of the many places where a card is taken
    words, rng = Words(language), random.Random(9)
    seen_phases = set()
    for _ in range(5):
        setup = random_setup(rng)
        # Of a player's name, which may be long, four columns of points have room for eight letters: there it is cut.
        artist = Artist(words, [words.color(color).capitalize()[:8] for color in setup.players])
        last_turns = LastTurns(len(setup.players))
        for state, _, events in random_game(rng, setup):
            last_turns.follow(events)
            if state.phase == "take" and rng.random() < left_out:
                continue
            seen = view(state, SPECTATOR if state.phase == "over" else state.player)
            lines = [*artist.table(seen, last_turns), *artist.recipe_results(seen)]
            lines += artist.recipes(seen, state.player) if state.phase != "over" else []
            if seen.players[0].cauldron is not None:
                lines += artist.cauldrons(seen, adding=state.player if state.phase == "immuto" else None)
            assert max(line.cell_len for line in lines) <= 80
            seen_phases.add(state.phase)
    assert seen_phases >= {"place", "take", "corner", "keep", "immuto", "over"}


@pytest.mark.usefixtures("nothing_is_cut")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_has_room(language):
    """All spells in front of one player, the longest turns, and all that the header can say."""
    words = Words(language)
    red = player("red", 0, "Pa1 Im Ka3", spells="Ac Ac Ac De De De Va Va Pe", accio=3, declinatio=5)
    red, green = (seated._replace(recipes=recipes("purple", "fewest_spells")) for seated in (red, player("green", 6)))
    state = position(red, green, memory_aid=True, phase="corner", pile="Oa1")
    seen = view(state._replace(removed_color=Color.YELLOW), 0)
    artist = Artist(words, ["M" * 16, "N" * 16])
    turns = (
        (DeclinatioUsed(0), CardTaken(0, "d5", CARDS["Pa2"], by_accio=False), CardDropped(0, CARDS["Pa2"])),
        (CardTaken(0, "d5", CARDS["Pa2"], by_accio=True), CardDropped(0, CARDS["Pa2"])),
        (
            CardTaken(0, "d5", Spell.VANESCO, by_accio=False),
            CardsSwept(0, tuple((1, CARDS["Ya1"]) for _ in range(3)), True),
        ),
        (TurnPassed(0),),
        (PawnPlaced(0, 5),),
    )
    for turn in turns:
        last_turns = LastTurns(2)
        last_turns.follow(turn)
        assert max(line.cell_len for line in artist.table(seen, last_turns)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_to_read_fit_on_a_screen(language):
    artist = Artist(Words(language), [])
    for page in (artist.overview(), artist.how_to_play()):
        assert len(page) <= 22  # and a line below them, and the prompt
        assert max(line.cell_len for line in page) <= 80
