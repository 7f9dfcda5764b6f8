"""The net: every engine gives it the same; it is blind to what is hidden, to turned tables and to names of colours."""

import random
from itertools import islice

import numpy as np
import pytest

from builders import random_game
from glastonbury import core, net
from glastonbury.deal import Choices, deal
from glastonbury.net import NEWEST, card, form, load, names
from glastonbury.net.inputs import TURNED
from glastonbury.observation import Observer
from glastonbury.rules import (
    CELLS,
    OTHER_COLORS,
    PLAYER_COLORS,
    Color,
    Ingredient,
    IngredientCard,
    RecipeB,
    Recipes,
    State,
)
from nets import new_net, positions


def test_the_compiled_engine_gives_the_net_the_same_and_it_thinks_the_same():
    """In some positions; tests/batch/test_outlooks.py compares a thousand, with JAX too."""
    of = new_net()
    for seed in range(40, 46):
        for at in positions(seed, every=5):
            packed = core.pack(at.state)
            expected, given = net.inputs(at.observation), core.inputs_of(packed, at.removed)
            assert sorted(given.rows) == sorted(expected.rows)
            assert given[1:] == expected[1:]
            outlooks = core.outlook(of, packed, at.removed), net.look(of, at.observation)
            for thought, reference in zip(*outlooks, strict=True):
                assert np.allclose(thought, reference, rtol=0, atol=1e-4)


def exchanged(state: State, rng: random.Random) -> State:
    """All that the deciding seat cannot know is another: the pile's order and the others' recipes."""
    players = list(state.players)
    if state.has_recipes:
        own = players[state.player].recipes
        others = [index for index in range(len(players)) if index != state.player]
        a = rng.sample([color for color in OTHER_COLORS if color != own.a], len(others))
        b = rng.sample([task for task in RecipeB if task != own.b], len(others))
        for index, recipes in zip(others, map(Recipes, a, b), strict=True):
            players[index] = players[index]._replace(recipes=recipes)
    return state._replace(pile=tuple(rng.sample(state.pile, len(state.pile))), players=tuple(players))


def test_exchanging_what_is_hidden_changes_no_bit():
    of, rng, different = new_net(), random.Random(1), 0
    for seed in range(12):
        for at in positions(seed, every=3):
            twin = exchanged(at.state, rng)
            different += twin != at.state
            for thought, other in zip(
                core.outlook(of, core.pack(at.state), at.removed),
                core.outlook(of, core.pack(twin), at.removed),
                strict=True,
            ):
                assert thought.tobytes() == other.tobytes()
    assert different > 200


def turned_and_renamed(state: State, sides: int, names: dict[Color, Color]) -> State:
    """The table by so many sides further on, and other colours for those who play."""

    def renamed(card):
        if not isinstance(card, IngredientCard):
            return card
        return IngredientCard(Ingredient(names[card.ingredient.color], card.ingredient.letter), card.number)

    def cards(of):
        return tuple(map(renamed, of))

    cells = dict(zip(TURNED[sides].tolist(), cards(state.cells), strict=True))
    return state._replace(
        cells=tuple(cells[cell] for cell in range(len(CELLS))),
        pile=cards(state.pile),
        out=cards(state.out),
        taken=renamed(state.taken),
        players=tuple(
            player._replace(
                color=names[player.color],
                stop=None if player.stop is None else (player.stop + 5 * sides) % 20,
                cauldron=cards(player.cauldron),
            )
            for player in state.players
        ),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_nothing_changes_if_the_table_is_turned_or_players_change_colours(players, recipes):
    rng = random.Random(players)
    of = new_net()
    setup = deal(Choices(PLAYER_COLORS[-players:], recipes=recipes, removed_color=None), b"turned")
    for state, _, _ in islice(random_game(rng, setup), players, None, 4):  # all pawns are placed
        if state.phase == "over":
            break
        seated = [player.color for player in state.players]
        names = {color: color for color in Color} | dict(zip(seated, rng.sample(seated, players), strict=True))
        sides = rng.randrange(1, 4)
        other = turned_and_renamed(state, sides, names)
        given, turned = (core.inputs_of(core.pack(at), core.packing.NONE) for at in (state, other))
        assert sorted(turned.rows) == sorted(given.rows)
        assert turned.takes == given.takes
        here, there = (core.outlook(of, core.pack(at), core.packing.NONE) for at in (state, other))
        assert np.array_equal(there.win, here.win)
        assert np.array_equal(there.policy[TURNED[sides]], here.policy[:32])


def test_another_seats_observation_is_refused():
    state = next(positions(1)).state
    with pytest.raises(ValueError, match="asked by the seat that decides"):
        net.inputs(Observer(state, 1).knowledge())


# Files


def test_a_net_is_the_same_from_its_file_and_small(tmp_path):
    made, other = new_net(1), new_net(2)
    for number, of in enumerate((made, other)):
        net.write(of, tmp_path / f"{number}.npz")
        assert (tmp_path / f"{number}.npz").stat().st_size < 1_000_000
    first, second = net.load(str(tmp_path / "0.npz")), net.load(str(tmp_path / "1.npz"))  # side by side
    assert (first.digest, second.digest) == (made.digest, other.digest)
    assert first.digest != second.digest
    again = net.rounded(first.params())
    assert again.digest == first.digest


def test_rounding_keeps_every_weight_within_half_a_step():
    rng = np.random.default_rng(3)
    params = new_net().params()
    params["w1"] = rng.normal(0, 1, params["w1"].shape).astype(np.float32)
    kept = net.rounded(params)
    step = np.abs(params["w1"]).max(axis=0) / 127
    assert (np.abs(kept.params()["w1"] - params["w1"]) <= step * 0.5001).all()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ({}, "expected a net"),
        (None, "expected a net"),
        ({"inputs": "other"}, "for the inputs"),
        ({"rows": np.zeros((3, 128), np.int8)}, r"expected int8\[\d+, 128\], got int8\[3, 128\]"),
        ({"weights": np.zeros(5, np.float64)}, r"expected float32\[\d+\], got float64\[5\]"),
        ({"weights": np.full_like(new_net().weights, np.nan)}, "no numbers"),
    ],
)
def test_what_is_no_net_is_refused(tmp_path, content, says):
    path = tmp_path / "bad.npz"
    if content is None:
        path.write_text("no net")
    else:
        good = {"inputs": net.form.INPUTS, "rows": new_net().rows, "weights": new_net().weights}
        np.savez(path, **(good | content if content else {}))
    with pytest.raises(net.BadNet, match=says):
        net.read(path)


def test_a_net_that_is_not_there_is_named():
    with pytest.raises(net.BadNet, match="there is no net 'nobody'"):
        net.load("nobody")


# The nets that come with the game


@pytest.mark.parametrize("name", names())
def test_a_net_comes_with_its_card(name):
    about, net = card(name), load(name)
    assert about["digest"] == net.digest
    assert net.digest is net.digest  # worked out once: whoever waits for a review asks for it again and again
    assert {"command", "seed", "seconds", "decisions", "device", "strength", "calibration"} <= about.keys()
    assert form.FOLDER.joinpath(f"{name}.npz").stat().st_size <= 1_000_000


def test_the_newest_is_there():
    assert NEWEST in names()
