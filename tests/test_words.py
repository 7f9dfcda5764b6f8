"""The terminal's sentences."""

import random

import pytest

from builders import events_of, player, position, random_game, random_setup
from glastonbury.rules import CARDS, CardsSwept, Drop, Event, Keep
from glastonbury.text import LANGUAGES
from glastonbury.views import SPECTATOR, view, witness
from glastonbury.words import LastTurns, Words, clean, plain, points

ENGLISH = Words()


@pytest.mark.parametrize(
    ("stop", "name"),
    [
        (0, "corner a1"),
        (1, "column b, above"),
        (4, "column e, above"),
        (5, "corner f1"),
        (6, "row 2, right"),
        (9, "row 5, right"),
        (10, "corner f6"),
        (11, "column e, below"),
        (14, "column b, below"),
        (15, "corner a6"),
        (16, "row 5, left"),
        (19, "row 2, left"),
    ],
)
def test_stops_have_names(stop, name):
    assert ENGLISH.stop(stop) == name


def test_points_have_a_true_minus():
    assert [points(number) for number in (3, 0, -3)] == ["+3", "0", "−3"]


def test_names_from_outside_are_cleaned():
    assert clean("\x1b[2J\u202eAda\n\ud800") == "[2JAda"
    assert clean(None) == clean("\x07") == ""
    assert len(clean("x" * 100)) == 16


def test_last_turns_keep_nothing_older_than_the_last_turn():
    """§5: no interface shows a history of takes."""
    rng = random.Random(3)
    setup = random_setup(rng)
    last_turns = LastTurns(len(setup.players))
    for _, _, events in random_game(rng, setup):
        last_turns.follow(events)
        for deeds in last_turns.deeds:
            assert len(deeds) <= 4


def test_the_last_turn_is_all_of_it():
    blue = player("blue", 10, "Ya2", spells="De", declinatio=3)
    state = position(blue, player("red", 6, "Ra1"), phase="corner", pile="Oa1 Oa2 Oa3 Oa4")
    last_turns = LastTurns(2)
    for token in ("declinatio", "d5"):
        state, events = events_of(state, token)
        last_turns.follow(events)
    assert ENGLISH.deeds(last_turns[0]) == "Declin., d5 Pa2"
    for token in ("c3", "b1"):
        state, events = events_of(state, token)
        last_turns.follow(events)
    assert [ENGLISH.deeds(last_turns[seat]) for seat in (0, 1)] == ["b1 Na1", "c3 Wb1"]


def test_sentences_tell_what_the_table_sees():
    names = ["Ada", "Bo"]
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra4"), cells="b1:Va b2:Pe", pile="Oa1 Oa2")

    def told(events: tuple[Event, ...]) -> list[str]:
        return [words for event in witness(events, SPECTATOR) if (words := ENGLISH.event(event, names))]

    assert told(events_of(state, "b1")[1]) == [
        "Ada took Vanesco from b1.",
        "Vanesco: Fly Agaric 4 (Bo) went under the pile.",
    ]
    assert told(events_of(state, "b2")[1]) == [
        "Ada took Perluceo from b2.",
        "Ada looked through the cauldron.",
        "Bo took nothing at the corner.",
    ]


def test_a_vanesco_that_finds_nothing_is_told_too():
    assert ENGLISH.event(CardsSwept(0, (), True), ["Ada", "Bo"]) == "Vanesco found nothing in the other cauldrons."
    swept = CardsSwept(0, ((1, CARDS["Ra4"]),), False)
    assert ENGLISH.event(swept, ["Ada", "Bo"]) == "Vanesco: Fly Agaric 4 (Bo) left the game."


@pytest.mark.few(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_has_a_sentence_or_none(language, caplog):
    words, rng = Words(language), random.Random(4)
    for _ in range(4):
        setup = random_setup(rng)
        names = [words.color(color) for color in setup.players]
        for _, _, events in random_game(rng, setup):
            for event in events:
                assert words.event(event, names) != ""
    assert caplog.records == []


def test_what_is_typed_needs_no_accents_and_no_capitals():
    assert plain("Défausser") == "defausser"
    assert plain("ещё") == "еще"
    french = Words("fr")
    assert french.typed(Drop()) == "défausser"
    assert all(french.means(typed, Drop()) for typed in ("défausser", "DEF", "drop", "d"))
    assert not french.means("d", Keep())
    assert all(french.means_yes(answer) for answer in ("oui", "O", "y"))
    assert not any(french.means_yes(answer) for answer in ("non", "", "n"))


def test_a_shared_win_is_said_so():
    state = position(player("blue", 1, "Oa3"), player("red", 1, "Ob3"), phase="over", ended_by=0)
    assert ENGLISH.result(view(state, None), ["Ada", "Bo"]) == "Ada and Bo win with −3 points each"
    state = position(player("blue", 1, "Oa3"), player("red", 1), phase="over", ended_by=0)
    assert ENGLISH.result(view(state, None), ["Ada", "Bo"]) == "Bo wins with 0 points"
