"""No view and no event tells a seat what it may not see (§5).

A twin of a state differs from it only in what the seat may not see now: the pile's order, covered cards, others'
recipes. Ply by ply both must give the seat equal views, and equal events for the next move, once that which the
move itself brings to light is the same in both.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import random_game, random_setup
from glastonbury import rules, views
from glastonbury.rules import (
    LINE_AT,
    OTHER_COLORS,
    CardTurnedOver,
    CauldronSeen,
    CauldronsOpened,
    Event,
    Immuto,
    ImmutoPlaced,
    Move,
    PawnMoved,
    RecipeB,
    Recipes,
    Scored,
    Spell,
    State,
    next_stop,
    play,
)
from glastonbury.views import SPECTATOR, Seat, View

Place = tuple[str, int, int]  # ("pile", 0, index) or ("cauldron", player, index)


def hidden_places(state: State) -> list[Place]:
    """Where cards lie that nobody may see now."""
    places = [("pile", 0, index) for index in range(len(state.pile))]
    if not state.memory_aid and state.phase not in ("immuto", "over"):
        for player, owner in enumerate(state.players):
            places += [("cauldron", player, index) for index in range(len(owner.cauldron) - 1)]
    return places


def brought_to_light(state: State, move: Move, seat: Seat) -> set[Place]:
    """The hidden places whose card this move shows to the seat, or whose number it makes a pawn walk."""
    after, events = play(state, move)
    places: set[Place] = set()
    if any(isinstance(event, CardTurnedOver) for event in events):
        places.add(("pile", 0, 0))
    for player, (before, now) in enumerate(zip(state.players, after.players, strict=True)):
        if len(now.cauldron) < len(before.cauldron):  # Vanesco: the next card is uncovered
            places.add(("cauldron", player, len(now.cauldron) - 1))
        if any(isinstance(event, CauldronSeen) and event.player == player == seat for event in events):
            places |= {("cauldron", player, index) for index in range(len(before.cauldron))}
        if any(isinstance(e, PawnMoved) and e.player == player and LINE_AT[e.start] is None for e in events):
            # Special situation 2: at a corner the first card beneath the Immutos gives the number.
            index = len(now.cauldron) - 1
            while index > 0 and isinstance(now.cauldron[index], Immuto):
                index -= 1
                places.add(("cauldron", player, index))
    return places


def twin_of(state: State, seat: Seat, rng: random.Random, fixed: set[Place] = frozenset()) -> State:
    pile = list(state.pile)
    cauldrons = [list(player.cauldron) for player in state.players]

    def stack(place: Place) -> list:
        return pile if place[0] == "pile" else cauldrons[place[1]]

    places = [place for place in hidden_places(state) if place not in fixed]
    # Spells never lie in a cauldron: they change places within the pile, the others anywhere.
    in_pile = [place for place in places if place[0] == "pile"]
    no_spells = [place for place in places if not isinstance(stack(place)[place[2]], Spell)]
    for group in (no_spells, in_pile):
        shuffled = [stack(place)[place[2]] for place in group]
        rng.shuffle(shuffled)
        for place, card in zip(group, shuffled, strict=True):
            stack(place)[place[2]] = card

    players = [player.with_cauldron(tuple(c)) for player, c in zip(state.players, cauldrons, strict=True)]
    if state.has_recipes and state.phase != "over":
        own = None if seat is SPECTATOR else state.players[seat].recipes
        others = [index for index in range(len(players)) if index != seat]
        a = rng.sample([color for color in OTHER_COLORS if own is None or color is not own.a], len(others))
        b = rng.sample([task for task in RecipeB if own is None or task is not own.b], len(others))
        for index, recipe in zip(others, map(Recipes, a, b), strict=True):
            players[index] = players[index]._replace(recipes=recipe)
    return state._replace(pile=tuple(pile), players=tuple(players))


def without_the_scoring(events: tuple[Event, ...]) -> list[Event]:
    """The end opens the cauldrons and the scoring the recipes, by right; nothing else may differ."""
    return [event for event in events if not isinstance(event, CauldronsOpened | ImmutoPlaced | Scored)]


def check_game(
    seed: int,
    view: Callable[[State, Seat], View] = views.view,
    witness: Callable[[tuple[Event, ...], Seat], tuple[Event, ...]] = views.witness,
    *,
    all_seats: bool = True,
) -> None:
    """At every ply, as all seats see it or as one does."""
    rng = random.Random(seed)
    setup = random_setup(rng)
    game = list(random_game(rng, setup))
    for (state, _, _), (_, move, events) in pairwise(game):
        seats = (*range(len(state.players)), SPECTATOR)
        for seat in seats if all_seats else rng.sample(seats, 1):
            assert view(state, seat) == view(twin_of(state, seat, rng), seat)

            twin = twin_of(state, seat, rng, fixed=brought_to_light(state, move, seat))
            _, twin_events = play(twin, move)
            seen, twin_seen = witness(events, seat), witness(twin_events, seat)
            assert without_the_scoring(seen) == without_the_scoring(twin_seen)


@given(st.integers(0, 2**32))
def test_a_seat_cannot_tell_a_state_from_its_twin(seed):
    check_game(seed, all_seats=settings.get_current_profile_name() == "large")


# Leaks, planted to show that the test above would find them


def show_covered_cards(state: State, seat: Seat) -> View:
    seen = views.view(state, seat)
    pairs = zip(seen.players, state.players, strict=True)
    return replace(seen, players=tuple(replace(shown, cauldron=player.cauldron) for shown, player in pairs))


def show_own_covered_cards(state: State, seat: Seat) -> View:
    seen = views.view(state, seat)
    pairs = enumerate(zip(seen.players, state.players, strict=True))
    return replace(
        seen,
        players=tuple(replace(shown, cauldron=player.cauldron) if i == seat else shown for i, (shown, player) in pairs),
    )


def show_all_recipes(state: State, seat: Seat) -> View:
    seen = views.view(state, seat)
    pairs = zip(seen.players, state.players, strict=True)
    return replace(seen, players=tuple(replace(shown, recipes=player.recipes) for shown, player in pairs))


def show_the_next_card(state: State, seat: Seat) -> View:
    return replace(views.view(state, seat), taken=state.taken or (state.pile[0] if state.pile else None))


def show_where_pawns_go_next(state: State, seat: Seat) -> View:
    """In special situation 2 that names the covered number before the pawn shows it."""
    seen = views.view(state, seat)
    pairs = zip(seen.players, state.players, strict=True)
    return replace(
        seen,
        players=tuple(shown if p.stop is None else replace(shown, height=next_stop(p)) for shown, p in pairs),
    )


def show_recipes_to_spectators(state: State, seat: Seat) -> View:
    return show_all_recipes(state, seat) if seat is SPECTATOR else views.view(state, seat)


def show_every_look(events: tuple[Event, ...], _seat: Seat) -> tuple[Event, ...]:
    return events


LEAKS = {
    "covered cards": {"view": show_covered_cards},
    "the own covered cards": {"view": show_own_covered_cards},
    "others' recipes": {"view": show_all_recipes},
    "all recipes, to spectators": {"view": show_recipes_to_spectators},
    "the next card of the pile": {"view": show_the_next_card},
    "the number beneath an Immuto": {"view": show_where_pawns_go_next},
    "others' looks by Perluceo": {"witness": show_every_look},
}


def leaky_play(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The rules themselves tell the next card of the pile, one too early."""
    after, events = rules.play(state, move)
    return after, (*events, *(CardTurnedOver("b1", card) for card in after.pile[:1]))


def test_the_twins_find_a_leak_in_the_rules(monkeypatch):
    monkeypatch.setattr("test_views.play", leaky_play)
    monkeypatch.setattr("builders.play", leaky_play)
    with pytest.raises(AssertionError):
        check_game(1)


@pytest.mark.parametrize("leak", LEAKS)
def test_the_twins_find_a_planted_leak(leak):
    for seed in range(200):
        try:
            check_game(seed, **LEAKS[leak])
        except AssertionError:
            return
    pytest.fail(f"200 games did not show that {leak} leaked")
