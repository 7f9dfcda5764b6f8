"""The compiled engine plays the same game as the rules: state by state, action by action, score by score."""

import json
import random
import subprocess
import sys

import numpy as np
import pytest

from builders import random_game, random_setup
from glastonbury import core, rules
from glastonbury.actions import ACTIONS, action_of
from glastonbury.core import packing
from glastonbury.notation import final_state, read_record, replay
from test_perft import ROWS, SMALL


def legal_actions(packed) -> list[int]:
    actions = np.empty(ACTIONS, dtype=np.int8)
    return actions[: core.legal(packed, actions)].tolist()


def score(packed) -> list[list[int]]:
    points = np.zeros((4, 4), dtype=np.int16)
    core.score(packed, points)
    return points[: packed[0]].tolist()


def counts(packed) -> list[list[int]]:
    """What the compiled engine counts along: cards to be had, and each cauldron's cards and sums."""
    blocks = [packing.SEAT + seat * packing.BLOCK for seat in range(packed[0])]
    return [packed[packing.LEFT : packing.SEAT].tolist()] + [
        packed[block + packing.COUNT : block + packing.CAULDRON].tolist() for block in blocks
    ]


def compare(states, moves) -> None:
    """Plays the moves in both engines and compares everything after each."""
    packed = None
    for state, move in zip(states, [None, *moves], strict=True):
        if packed is None:
            packed = core.pack(state)
        else:
            core.play(packed, action_of(move))
        assert core.unpack(packed, like=state)._replace(player=state.player) == state
        assert counts(packed) == counts(core.pack(state))
        assert state.phase == "over" or packed[2] == state.player
        assert legal_actions(packed) == [action_of(legal) for legal in rules.legal(state)]
    if state.phase == "over":
        expected = [[s.ingredient_points, s.recipe_a, s.recipe_b, s.total] for s in rules.scores(state)]
        assert score(packed) == expected


def compare_random_games(first: int, count: int) -> None:
    for seed in range(first, first + count):
        rng = random.Random(seed)
        states, moves, _ = zip(*random_game(rng, random_setup(rng)), strict=True)
        compare(states, moves[1:])


@pytest.mark.few(2)
@pytest.mark.parametrize("part", range(10))
def test_random_games_of_all_variants_are_the_same(part):
    compare_random_games(part * 50, 50)


@pytest.mark.large
@pytest.mark.parametrize("part", range(5))
def test_1500_random_games_of_all_variants_are_the_same(part):
    compare_random_games(1000 + part * 300, 300)


def test_the_example_games_are_the_same(data):
    for line in (data / "example-games.jsonl").read_text().splitlines():
        record = read_record(line)
        compare([state for state, _ in replay(record)], record.moves)


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else "")
def test_perft_tables(name, row):
    packed = core.pack(final_state(read_record(json.dumps(row["record"]))))
    for depth, count in row["perft"].items():
        if count <= 100 * SMALL:
            assert core.perft(packed, int(depth)) == count, name


def test_a_state_survives_packing():
    rng = random.Random(1)
    for state, _, _ in random_game(rng, random_setup(rng)):
        packed = core.pack(state)
        assert packed.shape == (core.SIZE,)
        assert core.unpack(packed, like=state) == state


def test_playouts_reach_the_end_and_follow_from_their_seed():
    rng = random.Random(2)
    state, _, _ = next(random_game(rng, random_setup(rng)))
    ends = []
    for seed in (1, 1, 2):
        packed, points = core.pack(state), np.zeros((4, 4), dtype=np.int16)
        decisions = core.playout(packed, core.new_rng(seed), points)
        assert legal_actions(packed) == []
        assert decisions > 50
        assert points[: len(state.players), 3].tolist() == [row[3] for row in score(packed)]
        ends.append(packed.tolist())
    assert ends[0] == ends[1] != ends[2]


def test_playouts_choose_evenly(pytestconfig):
    """The average of many random playouts is that of the rules' random games (fixed seeds: no flake)."""
    setup = random_setup(random.Random(3))
    totals = np.zeros(4, dtype=np.int64)
    points = np.zeros((4, 4), dtype=np.int16)
    core.playouts(core.pack(rules.start(setup)), 20_000, core.new_rng(5), points, totals)
    reference = []
    for seed in range(400 if pytestconfig.getoption("--large") else 100):
        *_, (state, _, _) = random_game(random.Random(seed), setup)
        reference.append([score.total for score in rules.scores(state)])
    for index in range(len(setup.players)):
        own = [row[index] for row in reference]
        error = np.std(own) / np.sqrt(len(own))
        assert abs(totals[index] / 20_000 - np.mean(own)) < 5 * error


def test_nothing_compiles_at_import():
    code = """
import glastonbury.core, sys
rooms = [module for name, module in sys.modules.items() if name.startswith("glastonbury.core.")]
functions = [function for room in rooms for function in vars(room).values() if hasattr(function, "signatures")]
print(len(functions) > 10, [function for function in functions if function.signatures])
"""
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed == "True []\n"


def test_the_command_starts_without_numba():
    code = "import glastonbury.cli, sys; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
