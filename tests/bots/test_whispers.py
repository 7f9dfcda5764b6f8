"""What a friend whispers: facts first, then the best moves; and nothing that one has to remember oneself (§5)."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from builders import known_at, player, position, random_game, random_setup, recipes
from glastonbury.bots.facts import Fact
from glastonbury.bots.whispers import advice, hints
from glastonbury.knowledge import Follower, Knowledge
from glastonbury.rules import CARDS, Spell
from glastonbury.views import view
from test_views import hidden_places, twin_of

RED = player("red", 6, "Ra1")


def known(*players, **more) -> Knowledge:
    """At a hand-made position, with every card of the deck somewhere: in the pile, or where that is empty with Red or
    out of the game.
    """
    state = position(*players, **more)
    nowhere = [memory.card for memory in known_at(state).out]
    if state.pile:
        return known_at(state._replace(pile=(*state.pile, *nowhere)))
    spells = tuple(card for card in nowhere if isinstance(card, Spell))
    return known_at(state._replace(players=(state.players[0], state.players[1]._replace(spells=spells))))


def advised(known: Knowledge) -> dict[str, list[Fact]]:
    """The moves in their order, each with its reasons."""
    found = advice(known, random.Random(1))
    return {str(candidate.opinion.move): list(candidate.facts) for candidate in found}


# Facts


def test_a_number_leads_to_the_row_with_two_spiders():
    layout = "b1:Oa3 b2:Ya2 b3:Ya3 b4:Oa2 b5:Ra2 b6:Rb3 e1:Kb1 e4:Kb2 d3:Va"
    told = hints(known(player("blue", 1, "Ga1"), RED, cells=layout, pile="Ya1"))
    assert told[0] == Fact("number_leads", {"number": 3, "stop": 4, "ingredient": "Kb", "count": 2})


def test_a_number_that_leads_to_a_corner_is_told():
    layout = "b1:Oa4 b2:Ob4 b3:Ra4 b4:Rb4 b5:Ba4 b6:Bb4"
    told = hints(known(player("blue", 1, "Ga1"), RED, cells=layout, pile="Ya1"))
    assert told == (Fact("number_rests", {"number": 4}),)


def test_one_more_of_what_one_has():
    """The friend who has watched knows how many; another one sees the top card."""
    table = {"cells": "b1:Rb2 b2:Ya3", "pile": "Ya4"}
    blue = player("blue", 1, "Ya1 Ya2 Rb1")
    assert hints(known(blue, RED, **table))[0] == Fact("like_top", {"ingredient": "Rb"})
    assert hints(known(blue, RED, **table, memory_aid=True))[0] == Fact("you_have", {"ingredient": "Ya", "count": 2})


def test_where_one_may_begin():
    told = hints(known(player("blue"), player("red"), phase="place", cells="c2:Ra1 c5:Ra2 c4:Ra3 c3:Ra4", pile="Ya1"))
    assert told[0] == Fact("corner_leads", {"corner": "a1", "stop": 2, "ingredient": "Ra", "count": 4})
    assert len(told) == 3


def test_at_a_corner_one_goes_on():
    blue = player("blue", 10, "Oa1", spells="De", declinatio=3)
    (told,) = hints(known(blue, RED, phase="corner", pile="Ya1"))
    assert (told.code, told.data["stop"]) == ("goes_on", 11)


def test_whether_to_keep_the_last_card_one_has_to_remember():
    blue, table = player("blue", 6, "Ya1 Ba2"), {"phase": "keep", "taken": CARDS["Ya4"], "cells": "d2:Na1"}
    assert hints(known(blue, RED, **table)) == (Fact("remember", {"ingredient": "Ya"}),)
    told = hints(known(blue, RED, **table, memory_aid=True))
    assert told == (Fact("you_have", {"ingredient": "Ya", "count": 1}),)


# Moves


def test_the_best_moves_come_with_reasons():
    layout = "b1:Oa3 b2:Ya3 b3:Yb3 b4:Ga3 b5:Gb3 b6:Im"
    found = advised(known(player("blue", 1, "Oa1 Oa2 Ob1"), RED, cells=layout, pile="Ya1", memory_aid=True))
    assert len(found) in (2, 3)
    assert found["b1"][0] == Fact("makes_three", {"ingredient": "Oa", "points": 6})
    assert found["b1"][1].code == "lands_at"
    assert found["b6"][0] == Fact("gets_immuto", {})


def test_who_has_not_watched_speaks_of_no_points_and_of_no_covered_card():
    layout = "b1:Oa3 b2:Ya3 b3:Yb3 b4:Ga3 b5:Gb3 b6:Ba3"
    found = advised(known(player("blue", 1, "Oa1 Oa2 Ba4"), RED, cells=layout, pile="Ya1"))
    assert found["b6"][0] == Fact("matches_top", {"ingredient": "Ba"})
    told = [fact for facts in found.values() for fact in facts]
    assert not {"starts", "makes_three", "completes", "avoids_minus"} & {fact.code for fact in told}
    assert not any({"points", "others"} & fact.data.keys() for fact in told)


def test_who_has_not_watched_does_not_advise_to_end_the_game():
    cells = "c2:Ba3 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"  # c2 is the last card of column c
    blue = player("blue", 6, "Ba1 Ba2")
    found = advised(known(blue, RED, cells=cells))
    assert list(found) == ["d2", "c2"]
    assert found["c2"][0] == Fact("ends_game", {})
    aided = advised(known(blue, RED, cells=cells, memory_aid=True))
    assert list(aided) == ["c2", "d2"]
    assert aided["c2"][0] == Fact("ends_game", {"points": 12, "others": -2})


def test_own_recipes_are_a_reason():
    blue = player("blue", 1, "Rb1", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Ra1", recipes=recipes("black", "ended_game"))
    layout = "b1:Oa2 b2:Ya3 b3:Yb3 b4:Ga3 b5:Gb3 b6:Ra3"
    assert advised(known(blue, red, cells=layout, pile="Ya4"))["b1"][0] == Fact("fits_recipe", {"recipe": "a"})


# What is hidden


def whispered(known: Knowledge) -> tuple:
    return hints(known), [(candidate.opinion.move, candidate.facts) for candidate in advice(known, random.Random(7))]


def check_games(seeds: range, plies: int) -> Counter[str]:
    """Whatever is hidden from a seat is exchanged, in all phases: not a word changes. Gives how often what was."""
    counted: Counter[str] = Counter()
    for seed in seeds:
        rng = random.Random(seed)
        setup = random_setup(rng)
        game = Follower(setup, range(len(setup.players)))
        states = list(random_game(rng, setup))
        chosen = set(rng.sample(range(len(states) - 1), plies)) | {len(states) - 2}
        for ply, (state, _, _) in enumerate(states[:-1]):
            if ply:
                game.play(states[ply][1])
            if ply not in chosen:
                continue
            seen = game.known[state.player]
            twin = twin_of(state, state.player, rng)
            counted[state.phase] += 1
            covered, exchanged = ([owner.cauldron for owner in at.players] for at in (state, twin))
            counted["covered"] += covered != exchanged
            counted["pile"] += twin.pile != state.pile
            counted["aided"] += state.memory_aid
            other = known_at(twin)
            if state.memory_aid:  # what was swept under the pile everybody saw
                other = replace(other, bottom=seen.bottom, out=seen.out)
            assert whispered(seen) == whispered(other), (seed, ply)
    return counted


def test_what_is_hidden_changes_no_word():
    counted = check_games(range(12), 4)
    assert counted["covered"] > 10
    assert counted["pile"] > 10
    assert counted["aided"] > 3


@pytest.mark.large
def test_what_is_hidden_changes_no_word_in_many_games():
    counted = check_games(range(100, 220), 8)
    assert min(counted[phase] for phase in ("place", "take", "corner", "keep", "immuto")) > 5


def test_a_glance_has_every_card_somewhere():
    rng = random.Random(5)
    for state, _, _ in random_game(rng, random_setup(rng)):
        if state.phase in ("immuto", "over"):
            continue  # the cauldrons lie open
        glanced = Knowledge.glance(view(state, state.player))
        guess = glanced.sample(rng)
        assert view(guess, state.player) == view(state, state.player)
        assert len(guess.pile) == len(state.pile)
        assert sum(memory.card is None for memory in glanced.memories()) >= sum(
            place[0] == "cauldron" for place in hidden_places(state)
        )
        assert not any(isinstance(memory.card, Spell) for memory in glanced.memories())
