"""The account of a game: it adds up whatever the value says, luck is fair, and no verdict follows from a secret."""

import random
from functools import cache
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import VARIANTS, random_game, random_record, random_setup, with_other_recipes
from glastonbury.actions import action_of
from glastonbury.coach.account import account, account_from, account_turn, judged_by, standing_now
from glastonbury.core import outlook, pack, watch
from glastonbury.core.packing import BLOCK, NONE, PILE, PILE_END, PILE_HEAD, PLAYER, PLAYERS, RECIPES, SEAT, SIZE
from glastonbury.core.standing import settled, standing
from glastonbury.core.supposing import known
from glastonbury.core.watching import FIRST_SWEPT
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.knowledge import Follower
from glastonbury.rules import RecipeB, Recipes, Spell, Take, legal, play, scores, start, winners
from glastonbury.rules.cards import OTHER_COLORS
from nets import new_net

seeds = st.integers(0, 2**32)


def absurd(size=1.0, seed=1):
    """A value that means nothing, but always says the same of the same."""
    means = np.random.default_rng(seed).normal(0, 30, (SIZE, 8))

    def value(states, seat):
        numbers = np.sin(states @ means + (0 if seat is None else seat + 1)).reshape(len(states), 4, 2)
        return size * numbers[:, : states[0, PLAYERS]]

    return value


def constant(states, _seat):
    return np.full((len(states), states[0, PLAYERS], 2), 0.3)


KINDS = {
    f"{count}-{edition}-{recipes}": Choices(SEATING[:count], edition, recipes) for count, edition, recipes in VARIANTS
}
KINDS |= {f"2-all-{recipes}": Choices(SEATING[:2], recipes=recipes, removed_color=None) for recipes in (False, True)}
of_every_kind = pytest.mark.parametrize("setup", [deal(kind, b"kind") for kind in KINDS.values()], ids=KINDS)


@pytest.mark.few(6)
@of_every_kind
def test_it_adds_up(setup):
    check_that_it_adds_up(random_record(random.Random(1), setup), 1.0)


@settings(max_examples=settings.default.max_examples // 10)
@given(seeds, st.sampled_from([1.0, 1e6]))
def test_it_adds_up_whatever_the_value_says(seed, size):
    check_that_it_adds_up(random_record(random.Random(seed)), size)


def check_that_it_adds_up(record, size):
    found = account(record.setup, record.moves, absurd(size))
    terms = (found.deal, found.luck, found.own_play, found.others_play, found.revealed)
    assert sum(terms) == pytest.approx(found.result, abs=1e-9 * size)
    assert found.own_play.max() < 1e-9
    assert found.result == pytest.approx(result_of(record))
    for turn, move in zip(found.turns, record.moves, strict=True):
        assert turn.action == action_of(move)
        [played] = [option for option in turn.options if option.action == turn.action]
        best = np.max([option[1:] for option in turn.options], axis=0)
        assert turn.play[turn.player] == pytest.approx(np.array(played[1:]) - best)


def result_of(record):
    *_, (state, _) = states_of(record)
    final = scores(state)
    totals = [score.total for score in final]
    first, players = winners(final), len(totals)
    return np.array(
        [
            ((seat in first) / len(first) - 1 / players, total - max(totals[:seat] + totals[seat + 1 :]))
            for seat, total in enumerate(totals)
        ]
    )


def states_of(record):
    state = start(record.setup)
    yield state, None
    for move in record.moves:
        state, _ = play(state, move)
        yield state, move


def test_what_a_stand_in_did_is_the_play_of_another_for_all():
    record = random_record(random.Random(7))
    alone = account(record.setup, record.moves, absurd())
    plies = [ply for ply, turn in enumerate(alone.turns) if turn.player == 1]
    mine, others = plies[::2], plies[1::2]
    found = account(record.setup, record.moves, absurd(), others)
    assert found.own_play[1] == pytest.approx(sum(alone.turns[ply].play[1] for ply in mine))
    assert (found.own_play[0] == alone.own_play[0]).all()
    assert found.own_play + found.others_play == pytest.approx(alone.own_play + alone.others_play)
    assert found.unforced(1) == sum(len(alone.turns[ply].options) > 1 for ply in mine)


def test_a_value_that_sees_nothing_leaves_all_to_what_is_shown_at_the_end():
    record = random_record(random.Random(5))
    found = account(record.setup, record.moves, constant)
    for term in (found.luck, found.own_play, found.others_play):
        assert term == pytest.approx(np.zeros_like(term))


# Luck


@cache
def late(players, recipes):
    """A state with four cards left in the pile; nobody has taken a spell, so Vanescos lie about."""
    state = start(deal(Choices(SEATING[:players], recipes=recipes, first=0), b"late"))
    while len(state.pile) > 4:
        takes = (
            move
            for move in legal(state)
            if not isinstance(move, Take) or not isinstance(state.card_at(move.cell), Spell)
        )
        state, _ = play(state, next(takes))
    return state


@pytest.mark.parametrize(("players", "recipes"), [(2, False), (3, True)])
def test_over_all_orders_of_a_pile_luck_is_exactly_nothing_for_each_seat(players, recipes):
    total, most = 0.0, 0.0
    for pile in permutations(late(players, recipes).pile):
        state = late(players, recipes)._replace(pile=pile)
        moves, at = [], state
        while legal(at):  # by what can be seen, and by nothing else
            moves.append(legal(at)[len(moves) % len(legal(at))])
            at, _ = play(at, moves[-1])
        luck = account_from(state, moves, absurd()).luck
        total += luck
        most = max(most, abs(luck).max())
    assert most > 0.1
    assert total == pytest.approx(np.zeros((players, 2)), abs=1e-9)


# Secrets


def moments(rng, setup, every=7):
    """Of a random game some states, each with the next move and what of the pile nobody has seen."""
    game = Follower(setup, seats=(0,))
    for number, (_, move, _) in enumerate([*random_game(rng, setup)][1:]):
        if number % every == 0:
            yield game.state, move, len(game.state.pile) - len(game.known[0].bottom)
        game.play(move)


@pytest.mark.few(10)
@of_every_kind
def test_the_order_of_the_pile_and_the_recipes_of_others_change_no_verdict(setup):
    check_twins(random.Random(1), setup, every=14)


@pytest.mark.large
@settings(max_examples=settings.default.max_examples // 20)
@given(seeds)
def test_nor_do_they_in_any_game(seed):
    rng = random.Random(seed)
    check_twins(rng, random_setup(rng), every=7)


def check_twins(rng, setup, every):
    value_of = absurd()
    for state, move, unseen in moments(rng, setup, every):
        for seat in range(len(state.players)):
            pile = (*rng.sample(state.pile[:unseen], unseen), *state.pile[unseen:])
            twin = with_other_recipes(state, seat, rng)._replace(pile=pile)
            turn, twin_turn = (judged(at, move, unseen, value_of) for at in (state, twin))
            assert turn.play[seat] == pytest.approx(twin_turn.play[seat], abs=1e-12)
            assert turn.revealed[seat] == pytest.approx(twin_turn.revealed[seat], abs=1e-12)
            if seat == turn.player:
                assert turn.options == twin_turn.options


def judged(state, move, unseen, value):
    s = pack(state)
    return account_turn(s, unseen, action_of(move), standing_now(known(s, unseen), value), value)[0]


def test_a_value_is_shown_what_its_seat_can_know_and_nothing_else():
    record = random_record(random.Random(8), deal(Choices(SEATING[:3], recipes=True), b"shown"))
    seen = watch(start(record.setup))
    shown = set()

    def value(states, seat):
        for index in range(3):
            recipes = states[:, SEAT + index * BLOCK + 4 : SEAT + index * BLOCK + 6]
            assert (recipes != NONE).all() if index == seat else (recipes == NONE).all()
        for s in states:
            pile = s[PILE + s[PILE_HEAD] : PILE + min(s[PILE_END], int(seen[FIRST_SWEPT]))]
            assert (np.diff(pile) >= 0).all()
        shown.add(seat)
        return constant(states, seat)

    account(record.setup, record.moves, value)
    assert shown == {None, 0, 1, 2}


# The value by a net


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_that_decides_expects_what_the_net_thinks(seed):
    net = new_net()
    rng = random.Random(seed)
    for state, _, _ in moments(rng, random_setup(rng)):
        s = pack(state)
        removed = NONE if state.removed_color is None else [*"ygrb"].index(state.removed_color[0])
        thought = outlook(net, s, removed)
        seat, players = int(s[PLAYER]), int(s[PLAYERS])
        [found] = standing(net, s[np.newaxis], removed, seat)
        seats = (np.arange(players) + seat) % players
        assert found[seats] == pytest.approx(np.stack([thought.win, thought.margin], axis=1))
        if s[RECIPES] == 0:
            assert (standing(net, s[np.newaxis], removed, -1) == found).all()


def test_own_recipes_count_while_another_decides_and_nobody_elses_do():
    net = new_net()
    rng = random.Random(3)
    state = late(3, recipes=True)
    seat = (state.player + 1) % 3

    def expected(at):
        s = pack(at)
        return standing_now(known(s, 4), judged_by(net, deal(Choices(SEATING[:3], recipes=True), b"late")))[seat]

    assert (expected(with_other_recipes(state, seat, rng)) == expected(state)).all()
    mine = state.players[seat].recipes
    players = [*state.players]
    others = [task for task in RecipeB if all(player.recipes.b != task for player in players)]
    players[seat] = players[seat]._replace(recipes=Recipes(mine.a, others[0]))
    assert (expected(state._replace(players=tuple(players))) != expected(state)).all()


def test_at_the_end_others_recipes_are_expected_until_they_are_shown():
    record = random_record(random.Random(4), deal(Choices(SEATING[:2], recipes=True), b"end"))
    *_, (state, _) = states_of(record)
    [found] = standing(new_net(), pack(state)[np.newaxis], NONE, 0)
    own = state.players[0].recipes
    possible = [
        settled(pack(state._replace(players=(state.players[0], state.players[1]._replace(recipes=Recipes(a, b))))))
        for a in OTHER_COLORS
        for b in RecipeB
        if a != own.a and b != own.b
    ]
    assert len(possible) == 16
    assert found == pytest.approx(np.mean(possible, axis=0))
