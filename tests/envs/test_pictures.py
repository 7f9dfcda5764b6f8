"""Pictures of a game: everything that lies on the table, and nothing else."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import numpy as np
import pytest

from glastonbury.core import new_rng
from glastonbury.envs import Chosen
from glastonbury.envs.game import CompiledGame
from glastonbury.envs.pictures import draw, place_of, side_by_side, svg
from glastonbury.rules import IngredientCard

NAMES = ("Ada", "Bo & Co")


def games():
    """One before the first move, one in the middle, one at the end."""
    game, rng = CompiledGame(2, Chosen()), np.random.default_rng(1)
    game.deal(rng)
    yield game
    for _ in range(30):
        game.play(int(game.mask().nonzero()[0][0]))
    yield game
    game.play_randomly(-1, new_rng(1))
    yield game


def test_the_drawing_shows_cards_pawns_and_tops():
    for game in games():
        *_, (state, _) = game.replay()
        root = ET.fromstring(draw(game.replay(), "svg", NAMES))
        words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        tops = [player.top for player in state.players]
        shown = [card.ingredient.code for card in (*state.cells, *tops) if isinstance(card, IngredientCard)]
        assert sorted(word for word in words if re.fullmatch("[A-Z][ab]", word)) == sorted(shown)
        pawns = list(root.iter("{http://www.w3.org/2000/svg}circle"))
        stops = [player.stop for player in state.players if player.stop is not None]
        assert len(pawns) == len(stops)
        standing = {(int(pawn.get("cx")), int(pawn.get("cy"))) for pawn in pawns}
        assert {place_of(stop) for stop in stops if stops.count(stop) == 1} <= standing
        assert any("Bo & Co (green)" in word for word in words)


def test_stops_are_around_the_square_a_step_apart():
    places = [place_of(stop) for stop in range(20)]
    assert len({*places}) == 20
    (b, above), (right, row_2), (e, below), (left, row_5) = (places[stop] for stop in (1, 6, 11, 16))
    assert left < b < e < right
    assert above < row_2 < row_5 < below
    for (x, y), (next_x, next_y) in pairwise(places):
        assert abs(next_x - x) + abs(next_y - y) <= 110


def test_letters_are_those_of_the_command_line():
    begun, *_ = games()
    picture = re.sub(r"\x1b\[[0-9;]*m", "", draw(begun.replay(), "ansi", NAMES))
    assert "Ada" in picture
    assert "draw pile" in picture
    *_, ended = games()
    picture = re.sub(r"\x1b\[[0-9;]*m", "", draw(ended.replay(), "ansi", NAMES))
    assert "Cards and points" in picture


def test_another_mode_is_an_error():
    game = CompiledGame(2, Chosen())
    game.deal(np.random.default_rng(1))
    with pytest.raises(ValueError, match="render_mode: expected ansi or svg, got None"):
        draw(game.replay(), None, NAMES)


def hidden_changed(state):
    """Pile, covered cards and recipes are others."""
    first, other = (
        player._replace(cauldron=(*reversed(player.cauldron[:-1]), *player.cauldron[-1:])) for player in state.players
    )
    swapped = first._replace(recipes=other.recipes), other._replace(recipes=first.recipes)
    return state._replace(pile=state.pile[::-1], players=swapped)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_what_nobody_may_see_changes_no_picture(mode):
    begun, running, _ = (list(game.replay()) for game in games())
    for history in (begun, running):
        twin = [(hidden_changed(state), events) for state, events in history]
        assert twin[-1] != history[-1]
        assert draw(twin, mode, NAMES) == draw(history, mode, NAMES)


def test_drawings_side_by_side():
    begun, running, _ = (list(game.replay())[-1][0] for game in games())
    pictures = [svg(begun, NAMES), svg(running, NAMES), svg(begun, NAMES)]
    root = ET.fromstring(side_by_side(pictures, scale=0.5))
    inner = root.findall("{http://www.w3.org/2000/svg}svg")
    assert len({(picture.get("x"), picture.get("y")) for picture in inner}) == 3
    wide, high = (int(inner[0].get(side)) for side in ("width", "height"))
    assert (root.get("width"), root.get("height")) == (str(wide), str(high))  # two in a row, two rows, half as large
