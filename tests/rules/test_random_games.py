"""What holds in every game that random players can play, in every variant."""

import random
from collections import Counter
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import random_game, random_setup
from glastonbury.notation import ALL_MOVES
from glastonbury.rules import LINES, Event, IllegalMove, Move, Setup, State, legal, play

# In the small size the same games for all, which are played once.
seeds = st.integers(0, 19 if settings.get_current_profile_name() == "small" else 2**32)


@lru_cache(32)
def game(seed: int) -> tuple[Setup, list[tuple[State, Move | None, tuple[Event, ...]]]]:
    rng = random.Random(seed)
    setup = random_setup(rng)
    return setup, [*random_game(rng, setup)]


def all_cards(state: State) -> Counter:
    cards = [card for card in state.cells if card is not None]
    cards += state.pile + state.out
    cards += [state.taken] if state.taken else []
    for player in state.players:
        cards += player.cauldron + player.spells
    return Counter(cards)


@given(seeds)
def test_every_card_is_accounted_for_exactly_once(seed):
    setup, moments = game(seed)
    expected = Counter(setup.deck)
    assert expected.total() == (76 if setup.removed_color else 84)
    for state, _, _ in moments:
        assert all_cards(state) == expected


@given(seeds)
def test_no_line_is_empty_at_a_place_take_or_corner_decision(seed):
    for state, _, _ in game(seed)[1]:
        if state.phase in ("place", "take", "corner"):
            for line in LINES.values():
                assert any(state.cells[index] is not None for index in line.indexes)


@given(seeds)
def test_every_game_ends_with_a_score_for_everybody(seed):
    *states, (last, _, events) = game(seed)[1]
    assert last.phase == "over"
    assert len(states) < 200
    assert last.ended_by is not None
    assert len(events[-1].scores) == len(last.players)


@given(seeds)
def test_uses_left_never_exceed_the_spell_cards_held(seed):
    for state, _, _ in game(seed)[1]:
        for player in state.players:
            held = Counter(player.spells)
            assert 0 <= player.accio <= 2 * held["Ac"]
            assert 0 <= player.declinatio <= 3 * held["De"]


@given(seeds)
def test_every_move_outside_legal_is_refused(seed):
    rng = random.Random(seed)
    for state, _, _ in game(seed)[1]:
        allowed = legal(state)
        assert len(set(allowed)) == len(allowed)
        move = rng.choice(ALL_MOVES)
        if move not in allowed:
            with pytest.raises(IllegalMove) as error:
                play(state, move)
            assert error.value.legal == allowed


@given(seeds)
def test_playing_changes_nothing_in_the_state_before(seed):
    for state, _, _ in game(seed)[1]:
        before = hash(state)
        for move in legal(state):
            first, second = play(state, move), play(state, move)
            assert first == second
        assert hash(state) == before
