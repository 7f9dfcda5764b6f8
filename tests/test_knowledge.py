"""What a seat knows: never less than it saw, never more, and samples that agree with it."""

import ast
import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import events_of, player, position, random_game, random_setup
from glastonbury.knowledge import Follower, Knowledge, Memory
from glastonbury.rules import CARDS, State, legal, play
from glastonbury.views import SPECTATOR, view, witness

# In the small size the same games for all, which are played once.
seeds = st.integers(0, 9 if settings.get_current_profile_name() == "small" else 2**32)


@lru_cache(32)
def follow(seed: int, seat: int = 0) -> list[tuple[State, Knowledge]]:
    """A random game: each state with what the seat knows then."""
    rng = random.Random(seed)
    known, followed = None, []
    for state, _, events in random_game(rng, random_setup(rng)):
        known = known.learn(witness(events, seat), view(state, seat)) if known else Knowledge.begin(view(state, seat))
        followed.append((state, known))
    return followed


@given(seeds)
def test_every_seat_of_a_follower_knows_what_it_saw_itself(seed):
    rng = random.Random(seed)
    setup = random_setup(rng)
    seats = range(len(setup.players))
    known = {}
    game = Follower(setup, seats)
    for state, move, events in random_game(rng, setup):
        if move is not None:
            assert game.play(move) == events
        for seat in seats:
            seen = view(state, seat)
            known[seat] = known[seat].learn(witness(events, seat), seen) if move else Knowledge.begin(seen)
        assert (game.state, game.known) == (state, known)


def could_be(known: Knowledge, state: State) -> bool:
    """Whether this state is one of those that the knowledge leaves open."""
    unknown_pile = len(state.pile) - len(known.bottom)
    cauldrons = zip(known.cauldrons, state.players, strict=True)
    places = [pair for own, player in cauldrons for pair in zip(own, player.cauldron, strict=True)]
    places += zip(known.bottom, state.pile[unknown_pile:], strict=True)
    places += zip(known.out, state.out, strict=True)
    forgotten = [card for memory, card in places if memory.card is None]
    return (
        view(state, known.view.seat) == known.view
        and all(memory.card in (None, card) for memory, card in places)
        and Counter(known.unseen) == Counter([*state.pile[:unknown_pile], *forgotten])
    )


@given(seeds)
def test_the_true_state_is_always_among_the_possible_ones(seed):
    for seat in (0, 1):
        for state, known in follow(seed, seat):
            assert could_be(known, state)


@given(seeds)
def test_samples_are_possible_and_give_the_same_knowledge(seed):
    rng = random.Random(seed)
    for _, known in follow(seed):
        sampled = known.sample(rng)
        assert could_be(known, sampled)
        assert view(sampled, known.view.seat) == known.view
        assert legal(sampled) == known.view.legal


@given(seeds)
def test_a_sample_can_be_played_and_leads_to_the_same_knowledge_but_for_the_card_turned_over(seed):
    rng = random.Random(seed)
    for state, known in follow(seed):
        if moves := legal(state):
            move = rng.choice(moves)
            sampled = known.sample(rng)
            after, events = play(sampled, move)
            learned = known.learn(witness(events, 0), view(after, 0))
            assert could_be(learned, after)


@given(seeds)
def test_nothing_else_leaks(seed):
    """A game with another pile and other recipes teaches the seat the same, until a card is turned over."""
    rng = random.Random(seed)
    state, known = follow(seed)[0]
    twin = known.sample(rng)
    twin_known = Knowledge.begin(view(twin, 0))
    while state.phase == "place":
        assert twin_known == known
        assert (twin_known.unseen, twin_known.possible_recipes) == (known.unseen, known.possible_recipes)
        move = rng.choice(legal(state))
        state, events = play(state, move)
        twin, twin_events = play(twin, move)
        known = known.learn(witness(events, 0), view(state, 0))
        twin_known = twin_known.learn(witness(twin_events, 0), view(twin, 0))
    assert twin_known == known


def test_cards_swept_under_the_pile_are_known_in_their_order():
    state = position(
        player("blue", 1, "Ya1"), player("red", 6, "Ra1 Ra2"), player("green", 6, "Ga3"), cells="b1:Va", pile="Oa1 Oa2"
    )
    known = Knowledge(view(state, 0), tuple(tuple(Memory(c, 0) for c in p.cauldron) for p in state.players), (), ())
    state, events = events_of(state, "b1")
    known = known.learn(witness(events, 0), view(state, 0))
    assert [memory.card.code for memory in known.bottom] == ["Ra2", "Ga3"]
    assert [memory.card.code for memory in known.cauldrons[1]] == ["Ra1"]


def test_the_bottom_is_drawn_when_all_above_it_are_gone():
    for seed in range(200):
        for (before, known), (after, learned) in pairwise(follow(seed)):
            if known.bottom and len(before.pile) == len(known.bottom) and len(after.pile) < len(before.pile):
                assert learned.bottom[: len(known.bottom) - 1] == known.bottom[1:]
                return
    pytest.fail("no such moment in these games")


def test_others_recipes_can_be_all_but_the_own():
    rng = random.Random(2)
    setup = random_setup(rng)
    while not setup.recipes:
        setup = random_setup(rng)
    state, _, _ = next(random_game(rng, setup))
    a, b = Knowledge.begin(view(state, 1)).possible_recipes
    assert len(a) == len(b) == 4
    assert setup.recipes[1].a not in a
    assert setup.recipes[1].b not in b
    assert [len(left) for left in Knowledge.begin(view(state, SPECTATOR)).possible_recipes] == [5, 5]


def test_samples_are_uniform():
    """With three unseen cards left: all six orders equally often (fixed seed: no flake)."""
    state = position(player("blue", 1, "Ya1"), player("red", 6, "Ra1"), pile="Oa1")
    known = Knowledge.begin(view(state, 0))
    # Everything but three cards is accounted for: pretend that all others are out of the game.
    three = [CARDS[code] for code in ("Oa1", "Ob2", "Va")]
    rest = list(known.unseen)
    for card in three:
        rest.remove(card)
    known = replace(known, out=tuple(Memory(card, 0) for card in rest))
    rng = random.Random(1)
    orders = Counter(known.sample(rng).pile for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * 29 for count in orders.values())


def test_samples_are_uniform_where_something_was_forgotten():
    """A spell cannot lie in a cauldron, but its place in the pile is any."""
    state = position(player("blue", 1, "Ya1 Ya2 Ya3"), player("red", 6, "Ra1"), pile="Oa1 Va")
    known = Knowledge.begin(view(state, 0))
    left = [CARDS[code] for code in ("Oa1", "Va", "Ob1", "Ob2", "Ob3", "Ob4")]
    rest = list(known.unseen)
    for card in left:
        rest.remove(card)
    forgotten = (Memory(None, 0),) * 4
    known = replace(known, cauldrons=(forgotten, ()), out=tuple(Memory(card, 0) for card in rest))
    rng = random.Random(1)
    piles = [known.sample(rng).pile for _ in range(2000)]
    assert all(len(pile) == 2 and CARDS["Va"] in pile for pile in piles)
    on_top = sum(pile[0] == CARDS["Va"] for pile in piles)
    assert abs(on_top - 1000) < 5 * 22


# Forgetting

HALF_LIFE = 6.0


def recalled(known: Knowledge) -> Knowledge:
    return known.forgetting(HALF_LIFE, "seat 0")


@given(seeds)
def test_a_forgetful_seat_can_always_sample(seed):
    rng = random.Random(seed)
    for _, known in follow(seed):
        sampled = recalled(known).sample(rng)
        assert view(sampled, known.view.seat) == known.view
        assert Counter(card for p in sampled.players for card in p.cauldron).total() == sum(
            p.height for p in known.view.players
        )


def test_a_game_asked_turn_by_turn_and_after_a_restart_gives_the_same_memory():
    turn_by_turn = [repr(recalled(known)) for _, known in follow(7)][:60]
    assert len(turn_by_turn) > 40
    code = "import test_knowledge as t; print([repr(t.recalled(k)) for _, k in t.follow(7)][:60])"
    environment = {**os.environ, "PYTHONHASHSEED": "5", "PYTHONIOENCODING": "utf-8"}
    restarted = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parent, env=environment, capture_output=True, check=True
    )
    assert ast.literal_eval(restarted.stdout.decode()) == turn_by_turn
    assert repr(follow(7)[45][1].forgetting(HALF_LIFE, "another")) != turn_by_turn[45]


@given(seeds)
def test_what_is_gone_stays_gone_until_it_is_seen_again(seed):
    before: dict[tuple[int, int, int], str] = {}
    for _, known in follow(seed):
        if known.view.memory_aid or known.view.phase in ("immuto", "over"):
            return
        now = {}
        for index, cauldron in enumerate(recalled(known).cauldrons):
            for depth, memory in enumerate(cauldron):
                true = known.cauldrons[index][depth]
                is_true = memory.card == true.card
                now[index, depth, true.seen] = "true" if is_true else "none" if memory.card is None else "false"
        for key, kind in now.items():  # from true to false or none, from false to none, and never back
            assert "true false none".find(before.get(key, "true")) <= "true false none".find(kind)
        before = now


def test_a_look_by_perluceo_brings_it_all_back():
    for seed in range(300):
        for state, known in follow(seed):
            own = recalled(known).cauldrons[0]
            looked = any(
                cauldron and len({memory.seen for memory in cauldron}) == 1 for cauldron in known.cauldrons[:1]
            )
            if looked and len(own) > 4 and known.cauldrons[0][0].seen == known.takes:
                assert tuple(memory.card for memory in own) == state.players[0].cauldron
                return
    pytest.fail("nobody looked in these games")


def test_memory_fades_with_age(pytestconfig):
    remembered, all_cards = Counter(), Counter()
    for seed in range(60 if pytestconfig.getoption("--large") else 20):
        for _, known in follow(seed):
            if known.view.memory_aid or known.view.phase in ("immuto", "over"):
                continue
            for own, true in zip(recalled(known).cauldrons, known.cauldrons, strict=True):
                for memory, fact in zip(own[:-1], true[:-1], strict=True):
                    age = min((known.takes - fact.seen) // 6, 3)
                    all_cards[age] += 1
                    remembered[age] += memory.card == fact.card
    shares = [remembered[age] / all_cards[age] for age in range(4)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.6
    assert shares[3] < 0.25


@given(seeds)
def test_a_false_memory_never_contradicts_what_is_known(seed):
    for state, known in follow(seed):
        mine = recalled(known)
        cards = [memory.card for memory in mine.memories() if memory.card and memory.card.code[:2] not in ("Im",)]
        visible = [card for card in state.cells if card is not None and card.code[1:2] in ("a", "b")]
        ingredient_cards = [card for card in (*cards, *visible) if len(card.code) == 3]
        assert len(set(ingredient_cards)) == len(ingredient_cards)


def test_false_memories_occur():
    false = 0
    for seed in range(20):
        for _, known in follow(seed):
            for memory, fact in zip(recalled(known).memories(), known.memories(), strict=True):
                false += memory.card is not None and memory.card != fact.card
    assert false > 50
