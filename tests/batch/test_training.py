"""A net from nothing, in a tiny size."""

import json
import shutil
from statistics import fmean

import jax.numpy as jnp
import numpy as np
import pytest
from click.testing import CliRunner

from glastonbury.arena.game import ScheduledGame, Terms, points
from glastonbury.cli import main
from glastonbury.deal import SEATING, Choices
from glastonbury.net.form import read, rounded, write
from glastonbury.training import run
from glastonbury.training.learning import SMALL, Plan, iterate, new_learner
from glastonbury.training.lessons import by_seat, from_player, margins, returns

TINY = Plan(games=32, decisions=32, minibatch=128, iterations=8, rate=2e-3)


def quiet(_line):
    pass


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Learned without a pause; early.npz is what was kept after six iterations."""
    folder = tmp_path_factory.mktemp("whole")

    def set_aside(line):
        if line["iteration"] == 7:
            shutil.copy(folder / "checkpoint.npz", folder / "early.npz")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "EVERY", -1)
        run.train(folder, 7, TINY, set_aside, resume=False)
    return folder


def test_what_is_interrupted_goes_on_as_if_it_never_was(whole, tmp_path):
    def interrupt(line):
        if line["iteration"] == 7:
            raise KeyboardInterrupt

    shutil.copy(whole / "early.npz", tmp_path / "checkpoint.npz")
    with pytest.raises(KeyboardInterrupt):
        run.train(tmp_path, 7, TINY, interrupt, resume=True)
    assert not (tmp_path / "net.npz").exists()
    run.train(tmp_path, 7, TINY, quiet, resume=True)
    assert read(tmp_path / "net.npz").digest == read(whole / "net.npz").digest
    told = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [line["iteration"] for line in told] == [7, 8]


def test_the_card_says_how_it_was_made(whole):
    card = json.loads((whole / "net.json").read_text())
    assert card["digest"] == read(whole / "net.npz").digest
    assert (card["seed"], Plan(**card["plan"])) == (7, TINY)
    assert card["decisions"] == 8 * 32 * 32
    assert (whole / "curve.svg").read_text().startswith("<svg")


def test_something_was_learned(whole):
    before = new_learner(7, TINY).params
    after = read(whole / "net.npz").params()
    assert all(np.abs(after[name] - before[name]).max() > 1e-4 for name in ("w1", "w3", "win", "card"))


def test_it_beats_chance(whole):
    assert won_against_random(whole / "net.npz", 20) >= 0.8
    untrained = whole / "untrained.npz"
    write(rounded(new_learner(7, TINY).params), untrained)
    assert won_against_random(untrained, 20) < 0.8


def test_the_loss_falls(whole):
    """Over the same deals again and again: eight iterations of others differ by more than is learned from them."""
    begun, _, _ = run.read(whole / "checkpoint.npz", 7, TINY)
    learner, win = begun, []
    for _ in range(4):
        learner, told = iterate(learner._replace(games=begun.games, key=begun.key), jnp.float32(0), TINY)
        win.append(float(told["win"]))
    assert win[-1] < win[0] - 0.02


@pytest.mark.large
def test_what_it_expects_gets_better(tmp_path):
    told = []
    run.train(tmp_path, 1, SMALL, told.append, resume=False)
    assert told[-1]["win"] < told[0]["win"] - 0.02
    assert won_against_random(tmp_path / "net.npz", 40) >= 0.9


def won_against_random(net, deals):
    """Two games for each deal, by its policy alone."""
    terms, bot = Terms(Choices(SEATING[:2], first=0), b"chance"), f"{net}@0"
    won = []
    for number in range(deals):
        for seating in ((bot, "random"), ("random", bot)):
            own, other = points(terms, ScheduledGame(number, seating))[:: 1 if seating[0] == bot else -1]
            won.append((own > other) + (own == other) / 2)
    return fmean(won)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "something was learned there already; --resume goes on with it"),
        (("--resume", "--seed", "8"), 'was begun otherwise: {"seed": 7,'),
    ],
)
def test_what_was_learned_is_not_lost(whole, arguments, said):
    found = CliRunner().invoke(main, ["train", str(whole), "--small", *arguments])
    assert (found.exit_code, said in found.output) == (1, True), found.output


def test_without_a_checkpoint_nothing_goes_on(tmp_path):
    found = CliRunner().invoke(main, ["train", str(tmp_path / "none"), "--small", "--resume"])
    assert (found.exit_code, "there is no checkpoint to go on with" in found.output) == (1, True), found.output


def test_seats_are_counted_from_the_player_and_back():
    values = np.array([[10.0, 20.0, 30.0, 0.0]])
    player, players = np.array([2]), np.array([3])
    assert by_seat(values, player, players).tolist() == [[20, 30, 10, 0]]
    assert from_player(by_seat(values, player, players), player, players).tolist() == values.tolist()


def test_a_margin_is_over_the_best_other():
    points = np.array([[50, 60, 30, 0]])
    assert margins(points, np.array([3])).tolist() == [[-10, 10, -30, 0]]
    assert margins(points, np.array([2])).tolist() == [[-10, 10, 0, 0]]


def test_returns_end_in_results():
    """Two decisions, the first of which ends its game; then one that is not over."""
    values = np.array([[[0.5] * 4], [[0.25] * 4], [[0.75] * 4]])
    over = np.array([[False], [True], [False]])
    result = np.array([[[0.0] * 4], [[1.0] * 4], [[0.0] * 4]])
    end = np.array([[0.6] * 4])
    found = returns(values, end, over, result, 0.5)[:, 0, 0].tolist()
    assert found == pytest.approx([0.5 * 0.25 + 0.5 * 1.0, 1.0, 0.6])
    assert returns(values, end, over, result, 1.0)[0, 0, 0] == 1.0
