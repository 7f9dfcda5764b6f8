"""A review in steps: the same whichever way it is made, and by nothing that could not be known."""

import random
from dataclasses import replace
from itertools import islice

import msgspec
import pytest

from builders import random_game, random_record
from glastonbury.coach import errors, memory
from glastonbury.coach.draft import Draft
from glastonbury.coach.review import accounted, begun, review, steps
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.knowledge import Follower
from glastonbury.notation import Record, new_record
from glastonbury.rules import (
    CELLS,
    OTHER_COLORS,
    CardTurnedOver,
    IngredientCard,
    RecipeB,
    Recipes,
    play,
    start,
)
from glastonbury.views import view, witness
from nets import new_net

NET = new_net()


FEW = (
    (errors, "FIRST_WORLDS", 4),
    (errors, "WORLDS", (12, 12)),
    (memory, "FORGETTINGS", 1),
    (memory, "TRIES", 2),
    (memory, "MISTAKEN", 4),
)


@pytest.fixture(scope="module", autouse=True)
def quick():
    """A few worlds and forgettings instead of many."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name, number in FEW:
            patch.setattr(module, name, number)
        yield


@pytest.fixture(scope="module")
def whole():
    """A review in one go, and how far it was heard to be."""
    record = random_record(random.Random(10), deal(Choices(SEATING[:2], recipes=True), b"twice"))
    heard = []
    return review(record, NET, heard=heard.append), heard


def test_what_a_stand_in_did_is_no_error_of_whose_place_it_was_and_says_nothing_of_their_memory(whole):
    once, _ = whole
    not_own = {moment.ply for moment in once.moments if moment.player == 1}
    assert not_own
    header = {**once.record.header, "stood_in": sorted(not_own)}
    found = review(Record(once.record.setup, header, once.record.moves), NET, [1])
    assert not_own.isdisjoint(moment.ply for moment in found.moments)
    assert (found.memory[1] > once.memory[1]).all()  # logarithms of fewer moves
    every = {**header, "stood_in": list(range(len(once.record.moves)))}
    found = review(Record(once.record.setup, every, once.record.moves), NET, [1])
    assert (found.moments, found.account.unforced(1), abs(found.memory[1]).max()) == ((), 0, 0)


def with_others_recipes(setup, seat):
    """The same game, where all others have each other's recipes, or other ones."""
    own = setup.recipes[seat]
    colors = [color for color in OTHER_COLORS if color not in (own.a, setup.recipes[1 - seat].a)]
    tasks = [task for task in RecipeB if task not in (own.b, setup.recipes[1 - seat].b)]
    other = Recipes(colors[0], tasks[0])
    return replace(setup, recipes=(own, other) if seat == 0 else (other, own))


def test_recipes_of_others_change_no_moment_and_no_memory(whole):
    """Nor does it matter whether others are reviewed too."""
    once, _ = whole
    setup = with_others_recipes(once.record.setup, 1)
    other = review(Record(setup, new_record(setup).header, once.record.moves), NET, [1])
    assert other.moments
    assert other.moments == tuple(moment for moment in once.moments if moment.player == 1)
    assert list(other.memory) == [1]
    assert (once.memory[1] == other.memory[1]).all()


def test_the_order_of_cards_that_nobody_has_seen_changes_nothing_of_what_errors_are_judged_by():
    rng = random.Random(4)
    setup = deal(Choices(SEATING[:3], recipes=True), b"order")
    _, moves, events = zip(*random_game(rng, setup), strict=True)
    moves = moves[1:]
    for ply in range(3, 40, 6):
        seen = len(CELLS) + sum(isinstance(event, CardTurnedOver) for some in events[: ply + 1] for event in some)
        twin = replace(setup, deck=(*setup.deck[:seen], *rng.sample(setup.deck[seen:], len(setup.deck) - seen)))
        assert twin != setup
        at, twin_at = (errors.positions(dealt, moves[: ply + 1], 0)[ply] for dealt in (setup, twin))
        assert (at.state == twin_at.state).all()
        known = []
        for dealt in (setup, twin):
            game = Follower(dealt, (0, 1, 2))
            for move in moves[:ply]:
                game.play(move)
            known.append(game.known)
        assert known[0] == known[1]


def test_there_is_no_covered_card_that_somebody_never_saw():
    """Exchange two of them, and the table looks the same now, but every seat has seen another game. So the coach counts
    them as known, and there are no twins but those with another pile or others' recipes.
    """
    rng = random.Random(6)
    setup = deal(Choices(SEATING[:3], recipes=True), b"covered")
    states, moves, _ = zip(*random_game(rng, setup), strict=True)
    moves, tried = moves[1:], 0
    for ply in range(12, len(moves), 6):
        covered = [card for owner in states[ply].players for card in owner.cauldron[:-1]]
        first = rng.choice([card for card in covered if isinstance(card, IngredientCard)])
        alike = [card for card in covered if isinstance(card, IngredientCard) and card.number == first.number]
        second = rng.choice(alike)
        if second == first or states[ply].phase in ("immuto", "over"):
            continue
        names = {first: second, second: first}
        twin = replace(setup, deck=tuple(names.get(card, card) for card in setup.deck))
        (now, saw), (twin_now, twin_saw) = (seen_until(ply, dealt, moves) for dealt in (setup, twin))
        assert now == twin_now
        assert all(saw[seat] != twin_saw[seat] for seat in range(3))
        at, twin_at = (errors.positions(dealt, moves[: ply + 1], 0)[ply] for dealt in (setup, twin))
        assert (at.state != twin_at.state).any()
        tried += 1
    assert tried > 4


def seen_until(ply, setup, moves):
    """What each seat sees there, and all that it has seen before."""
    state, saw = start(setup), {seat: [] for seat in range(3)}
    for move in moves[:ply]:
        state, events = play(state, move)
        for seat, seen in saw.items():
            seen.append((witness(events, seat), view(state, seat)))
    return [view(state, seat) for seat in saw], saw


def test_a_review_in_portions_that_were_written_down_is_the_same(whole):
    once, heard = whole
    record = once.record
    assert heard == sorted(heard)
    assert (0 < heard[0] < 0.5, heard[-1]) == (True, 1)
    draft = begun(accounted(record, NET), range(2))
    portions = 0
    while not draft.done:
        written = msgspec.json.decode(msgspec.json.encode(draft), type=Draft)
        *_, draft = islice(steps(record, NET, written), 17)
        portions += 1
    assert portions > 5
    assert draft.moments == once.moments
    assert draft.memory == tuple(table.tolist() for table in once.memory.values())
    assert {moment.cause for moment in draft.moments} == {"memory", "judgement"}
    for moment in draft.moments:
        assert 0 <= moment.forgotten <= moment.points
        assert moment.cause == "memory" or moment.forgotten == 0
        assert moment.played != moment.better
        assert moment.played == str(record.moves[moment.ply])
    assert begun(once.account, ()).done
