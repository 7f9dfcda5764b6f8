"""A session at hand-made positions: what it says, asks and hides."""

import io
import random

import pytest
from rich.console import Console

from builders import after, events_of, player, position, random_setup, recipes
from glastonbury.cli.advice import todo, where_it_leads, why_it_ends, why_not
from glastonbury.cli.session import Session
from glastonbury.drawing import Artist
from glastonbury.notation import new_record, read_move
from glastonbury.rules import CARDS
from glastonbury.text import LANGUAGES
from glastonbury.views import view
from glastonbury.words import Words

ENGLISH = Words()


def session_at(state, people=(0,), words=ENGLISH) -> Session:
    rng = random.Random(1)
    setup = random_setup(rng)
    while setup.players != tuple(p.color for p in state.players):
        setup = random_setup(rng)
    console = Console(file=io.StringIO(), width=80, force_terminal=False)
    bots = {index: "random" for index in range(len(setup.players)) if index not in people}
    session = Session(console, words, new_record(setup), bots, None, rng)
    session.game.state = state
    return session


def text(lines) -> str:
    return "\n".join(str(line) for line in lines)


RED = player("red", 6, "Ra1")
ARTIST = Artist(ENGLISH, ["Blue", "Red"])


def test_an_accio_without_anything_to_take_is_not_offered():
    blue = player("blue", 1, "Ya1", spells="Ac", accio=1)
    state = position(blue, RED, cells="b2:Na1 b3:Na2 b4:Na3 b5:Na4 c1:Va d1:Va e1:Va")
    assert "Accio" not in text(todo(ENGLISH, state, "Blue"))
    state = position(blue, RED, pile="Oa1")
    assert "Or any card marked * by Accio, such as *c1. (1 use left)" in text(todo(ENGLISH, state, "Blue"))


@pytest.mark.parametrize(("language", "corners"), [("en", "a1, f1 or f6"), ("ru", "a1, f1 или f6")])
def test_a_corner_is_asked_for_in_words(language, corners):
    state = position(player("blue", 15), player("red"), phase="place", player=1)
    assert corners in text(todo(Words(language), state, "Red"))


def test_who_took_the_last_card_of_a_line_is_told_which():
    cells = "b1:Ga3 c2:Na1 d2:Na2 c3:Na3 d3:Na4 c4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"
    state = after(position(player("blue", 1, "Ya1"), RED, cells=cells), "b1")
    assert todo(ENGLISH, state, "Blue")[0].startswith("Blue, you took the last card of column b: Marsh Frog 3.")


def test_special_situation_1_is_announced():
    blue = player("blue", 10, "Ya2", spells="De", declinatio=3)
    state = position(blue, RED, cells="d1:Va d5:Pe b2:Ya1 c3:Ya2 e4:Ya3 b5:Ya4", phase="corner")
    assert why_it_ends(ENGLISH, state, read_move("declinatio")) == (
        "In column d lie only Vanesco and Perluceo, not to be taken: this ends the game at once, for everybody."
    )
    assert why_it_ends(ENGLISH, state, read_move("stay")) is None
    assert "ends the game" in text(where_it_leads(state, ARTIST))


def test_a_take_that_ends_the_game_names_the_line_also_by_accio():
    blue = player("blue", 6, "Ya1", spells="Ac", accio=1)
    state = position(blue, RED, cells="b1:Ga3 c2:Na1 d2:Na2 c3:Na3 d3:Na4 c4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4")
    assert why_it_ends(ENGLISH, state, read_move("*b1")) == (
        "b1 is the last card of column b: this ends the game at once, for everybody."
    )
    assert why_it_ends(ENGLISH, state, read_move("c2")) is None
    assert "Ends the game: b1" in text(where_it_leads(state, ARTIST))


def test_where_it_leads_says_the_stop_for_every_kind_of_card():
    blue = player("blue", 18, "Ya3", spells="Ac", accio=1)
    state = position(blue, RED, cells="a3:Im b3:Ga1 c3:Ga2 d3:Ga3 e3:Ga4 f3:De", pile="Oa1")
    lines = text(where_it_leads(state, ARTIST)).splitlines()
    leads = {line.split()[0]: line for line in lines if line.strip()}
    assert "you stay at row 3, left" in leads["a3"]
    assert "to row 2, left" in leads["b3"]
    assert "to corner a1: nothing to take" in leads["c3"]
    assert "to column b, above" in leads["d3"]
    assert "to column c, above" in leads["e3"]
    assert "to column b, above" in leads["f3"]  # a spell leaves the number
    by_accio = text(lines[lines.index("By Accio") :])
    assert "number 2  to corner a1: nothing to take" in by_accio
    assert "a spell  to column b, above" in by_accio


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("c4", "c4 is not in your line."),
        ("b1", "b1 is empty."),
        ("hocus", "“hocus” is not possible now. Possible: b2 b3"),
        ("\x1b[2J", "“[2J” is not possible now."),
        ("с3", "Cells and keys are the plain letters a to z."),  # a Cyrillic с
    ],
)
def test_a_wrong_word_gets_a_reason(typed, says):
    state = position(player("blue", 1, "Ya1"), RED, cells="b2:Na1 b3:Na2 c4:Wa1 d4:Wa2 e3:Wa3")
    assert says in why_not(ENGLISH, state, typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_leads_fits_into_80_columns(language):
    words = Words(language)
    artist = Artist(words, ["Blue", "Red"])
    only_line = "a3:De b3:Ac c3:Va d3:Pe e3:Im"
    for blue, cells, pile, phase in (
        (player("blue", 18, "Ya3", spells="Ac", accio=1), only_line, "Oa1", "take"),
        (player("blue", 18, "Im"), only_line, "Oa1", "take"),
        (player("blue", 18, "Im"), "c3:De", "", "take"),
        (player("blue", 10, "Ya2", spells="De", declinatio=3), "d1:Va d5:Pe b2:Ya1", "", "corner"),
    ):
        lines = where_it_leads(position(blue, RED, cells=cells, pile=pile, phase=phase), artist)
        assert max(len(str(line)) for line in lines) <= 80
    assert words.say("terminal-leads-end") in text(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_one_line_fits_into_80_columns(language):
    say, name = Words(language).say, "M" * 16
    for line in (
        say("terminal-look", name=name),
        say("play-look-for", name=name),
        say("terminal-enter-opens", name=name),
        say("terminal-recipes-compared"),
        say("terminal-second-spell", card=say("spell-Pe"), cell="c4"),
        say("terminal-latin"),
        say("terminal-enter-points"),
        say("terminal-window", width=60, height=20),
    ):
        assert len(line) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["place", "take", "corner", "keep", "immuto"])
def test_every_prompt_fits_into_80_columns(phase, language):
    blue = player("blue", 8, "Ya1 Im Im", spells="Ac De", accio=4, declinatio=6, recipes=recipes("white", "most_ones"))
    red = RED._replace(recipes=recipes("black", "ended_game"))
    layout = {"cells": "c2:Na1"} if phase == "keep" else {"pile": "Oa1"}  # with lines that are empty, or full
    state = position(blue, red, **layout, phase=phase, memory_aid=True, taken=CARDS["Yb4"], ended_by=0)
    if phase == "place":
        state = state._replace(players=(blue._replace(stop=None), red._replace(stop=None)))
    words = Words(language)
    session = session_at(state, words=words)
    session.console = Console(file=io.StringIO(), width=80, force_terminal=True)
    session.names = ["M" * 16, "N" * 16]
    lines = [str(line) for line in session.prompt()]
    assert all(len(line) <= 80 for line in lines)
    assert lines[-1].endswith(f"q {words.say('terminal-key-leave')}")
    assert len(lines) <= 4 + (language != "en")  # one more and what happened would always be a page of its own


def test_a_second_spell_in_the_turn_gets_its_reason():
    blue = player("blue", 1, "Ya1", spells="Ac", accio=1)
    state = position(blue, RED, cells="c4:Va", pile="Oa1")
    assert why_not(ENGLISH, state, "*c4") == "Vanesco at c4 would be a second spell in this turn."


def test_a_bots_look_is_not_shown_to_people():
    state = position(player("blue", 1, "Ya1 Ob2"), RED, cells="b1:Pe", pile="Oa1")
    session = session_at(state, people=(1,))
    _, events = events_of(state, "b1")
    session.show_looks(events)
    assert session.console.file.getvalue() == ""


def keys_at(state) -> set[str]:
    return set(session_at(state).keys(view(state, state.player)))


def test_the_keys_are_those_that_make_sense():
    blue = player("blue", 1, "Ya1", recipes=recipes("orange", "most_ones"))
    red = RED._replace(recipes=recipes("white", "ended_game"))
    pipe = {"o", "h", "q", "t"}
    assert keys_at(position(player("blue", 1), RED, pile="Oa1")) == pipe | {"?"}
    assert keys_at(position(player("blue", 1), RED, pile="Oa1", memory_aid=True)) == pipe | {"?", "m"}
    assert keys_at(position(blue, red, pile="Oa1")) == pipe | {"?", "r"}
    assert keys_at(position(blue, red, phase="immuto", ended_by=0)) == pipe | {"r"}
