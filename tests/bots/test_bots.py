"""Every bot is legal, honest and repeatable; from Herbalist on none falls into a trap that a child would see."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

from builders import known_at, player, position, random_game, random_setup, recipes
from glastonbury import bots
from glastonbury.arena import Terms, all_seatings, points, schedule, standings
from glastonbury.bots import LEVELS, merlin, wizard
from glastonbury.deal import Choices
from glastonbury.knowledge import Follower
from glastonbury.net import NEWEST
from glastonbury.rules import CARDS, PLAYER_COLORS, CardTurnedOver, legal


def play_game(setup, levels, seed=1):
    """The final state of a game between these levels."""
    rng = random.Random(seed)
    game = Follower(setup, range(len(levels)))
    while legal(game.state):
        seat = game.state.player
        game.play(LEVELS[levels[seat]].choose(game.known[seat], rng))
    return game.state


@pytest.fixture
def short_searches(monkeypatch):
    """For whole games: how long a search thinks makes no difference there."""
    monkeypatch.setattr(wizard, "NODES", 40)
    monkeypatch.setattr(merlin, "NODES", 80)


@pytest.mark.few(3)
@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_whole_games_of_every_variant(pytestconfig, level):
    for seed in range(12 if pytestconfig.getoption("--large") else 4):
        setup = random_setup(random.Random(seed))
        assert play_game(setup, [level] * len(setup.players)).phase == "over"


def knowledge_after(setup, moves, seat):
    game = Follower(setup, (seat,))
    for move in moves:
        game.play(move)
    return game.known[seat]


def with_other_secrets(setup, turned_over, seat, rng):
    """The same game for this seat so far: only cards that nobody has seen, and others' recipes, are exchanged."""
    seen = 32 + turned_over
    unseen = list(setup.deck[seen:])
    rng.shuffle(unseen)
    dealt = setup.recipes
    if dealt:
        others = [recipes for index, recipes in enumerate(dealt) if index != seat]
        others = others[1:] + others[:1]
        dealt = (*others[:seat], setup.recipes[seat], *others[seat:])
    return replace(setup, deck=(*setup.deck[:seen], *unseen), recipes=dealt)


@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_honest(level):
    """Everything that its seat cannot know is another: the same seed gives the same choice."""
    exchanged = 0
    for seed in range(8):
        rng = random.Random(seed)
        setup = random_setup(rng)
        played = list(random_game(rng, setup))
        ply = rng.randrange(len(played) - 10)
        seat = played[ply][0].player
        moves = [move for _, move, _ in played[1 : ply + 1]]
        turned_over = sum(isinstance(event, CardTurnedOver) for _, _, events in played[: ply + 1] for event in events)
        twin = with_other_secrets(setup, turned_over, seat, rng)
        exchanged += twin != setup
        known, other = knowledge_after(setup, moves, seat), knowledge_after(twin, moves, seat)
        assert LEVELS[level].choose(known, random.Random(3)) == LEVELS[level].choose(other, random.Random(3))
    assert exchanged >= 6


def test_no_bot_can_be_handed_a_state():
    """Their only door is `weigh(knowledge, rng)`; states come from `sample` alone."""
    doors = {}
    for path in Path(bots.__file__).parent.glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name == "weigh":
                doors[f"{bots.__name__}.{path.stem}"] = ast.unparse(node.args)
    assert set(doors) == {bot.weigh.__module__ for bot in LEVELS.values()}
    assert set(doors.values()) == {"knowledge: Knowledge, rng: random.Random"}


# The ladder


def win_rate(level, other, games, players=2, recipes=False):
    """Of a level over another, in the arena: paired deals, draws shared."""
    return interval(level, other, games, players, recipes).value


def interval(level, other, games, players=2, recipes=False):
    """The same with its 95 % interval."""
    seatings = all_seatings([level, other], players)
    terms = Terms(Choices(PLAYER_COLORS[:players], recipes=recipes, first=0), b"ladder")
    played = {game: points(terms, game) for game in schedule(seatings, games // len(seatings))}
    won = {row.bot: row.win_rate for row in standings([level, other], seatings, played).rows}
    return won[level]


STEPS = [("apprentice", "random"), ("herbalist", "apprentice"), ("witch", "herbalist"), ("wizard", "witch")]


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("level", "below", "games"), [(*STEPS[0], 20), (*STEPS[1], 20), (*STEPS[2], 40), (*STEPS[3], 6)]
)
def test_the_ladder_is_real(level, below, games):
    assert win_rate(level, below, games) >= 0.65


@pytest.mark.large
@pytest.mark.parametrize("recipes", [False, True])
@pytest.mark.parametrize(("level", "below"), STEPS)
def test_the_ladder_is_real_in_many_games(level, below, recipes):
    """The Wizard takes long, and is so far ahead that fewer games tell, with a quarter of the nodes: all of their
    interval has to be above.

    The Witch's step is the lowest, and takes the most games.
    """
    if LEVELS[level].searches:
        hasty = f"{NEWEST}@{wizard.NODES // 4}"
        assert interval(hasty, below, 20, recipes=recipes).low >= 0.65
        assert interval(hasty, below, 24, players=4, recipes=recipes).low > 0.5
    else:
        games = 200 if level == "witch" else 60
        assert win_rate(level, below, games, recipes=recipes) >= 0.65
        assert win_rate(level, below, games * 3 // 10, players=4, recipes=recipes) > 0.5


@pytest.mark.large
def test_the_herbalist_hardly_ever_loses_to_chance():
    assert win_rate("herbalist", "random", 200) >= 0.95


@pytest.mark.large
def test_merlin_beats_the_wizard():
    """At a small part of the time of each, so that it takes two minutes; docs/bots.md has their own games."""
    merlin_short, wizard_short = (f"{NEWEST}@{level.NODES // 32}" for level in (merlin, wizard))
    assert win_rate(merlin_short, wizard_short, 60) > 0.5


# Traps

RED = player("red", 6, "Ra1")


@pytest.fixture(params=["herbalist", "witch", "wizard", "merlin"])
def choice(request, monkeypatch, pytestconfig):
    """The move that the level makes at a hand-made position; in the small size Merlin takes as long as the Wizard."""
    if not pytestconfig.getoption("--large"):
        monkeypatch.setattr(merlin, "NODES", wizard.NODES)
    return lambda state: str(LEVELS[request.param].choose(known_at(state), random.Random(1)))


def test_it_completes_four_of_a_kind(choice):
    state = position(player("blue", 1, "Ba1 Ba2 Ba4 Ga1"), RED, cells="b1:Ya4 b2:Ba3 b3:Ob4", pile="Oa1 Oa2 Oa3")
    assert choice(state) == "b2"


def test_it_puts_the_immuto_where_it_brings_most(choice):
    blue = player("blue", 1, "Ba1 Ba2 Ba3 Ba4 Oa1 Oa3 Oa4 Ga3 Ga4 Bb4 Im", recipes=recipes("white", "most_ones"))
    red = player("red", 6, "Ra1", recipes=recipes("black", "ended_game"))
    assert choice(position(blue, red, phase="immuto", ended_by=0)) == "immuto:Bb"


def test_it_drops_a_last_card_that_costs_points_and_keeps_one_that_brings_some(choice):
    card = {"phase": "keep", "cells": "c2:Na1 d2:Na2"}
    blue = player("blue", 1, "Ba1 Ba2 Oa3")
    assert choice(position(blue, RED, taken=CARDS["Ya4"], **card)) == "drop"
    assert choice(position(blue, RED, taken=CARDS["Ba4"], **card)) == "keep"
    assert choice(position(blue, RED, taken=CARDS["Oa4"], **card)) == "keep"


def test_it_keeps_a_last_immuto(choice):
    state = position(player("blue", 1, "Ba1 Ba2 Oa3"), RED, phase="keep", taken=CARDS["Im"], cells="c2:Na1 d2:Na2")
    assert choice(state) == "keep"


def test_it_drops_a_last_spell_that_its_recipe_counts(choice):
    blue = player("blue", 1, "Ba1 Ba2", recipes=recipes("orange", "fewest_spells"))
    red = player("red", 6, "Ra1 Ra2", spells="Pe", recipes=recipes("black", "most_ones"))
    assert choice(position(blue, red, phase="keep", taken=CARDS["Pe"], cells="c2:Na1 d2:Na2")) == "drop"


def test_it_does_not_end_the_game_when_behind_if_it_can_choose(choice):
    rich = player("red", 6, "Ra1 Ra2 Ra3 Ra4 Rb1 Rb2 Rb3 Rb4")
    blue = player("blue", 6, "Ba1")  # beside row 2; c2 is the last card of column c
    cells = "c2:Oa2 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"
    assert choice(position(blue, rich, cells=cells)) == "d2"


def test_it_ends_the_game_when_ahead_and_nothing_is_left_to_gain(choice):
    rich = player("blue", 6, "Ba1 Ba2 Ba3 Ba4")
    cells = "c2:Oa2 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"
    assert choice(position(rich, RED, cells=cells)) == "c2"


def test_it_uses_declinatio_before_a_good_line(choice):
    blue = player("blue", 10, "Ba1 Ba2 Ba4 Ga2", spells="De", declinatio=3)
    good = position(blue, RED, phase="corner", cells="d1:Ba3", pile="Oa1 Oa2")
    assert choice(good) == "declinatio"
