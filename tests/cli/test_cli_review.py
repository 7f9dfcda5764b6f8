"""`review`: the account of finished games, their errors, and what cannot be reviewed."""

import json
import random
from dataclasses import replace

import pytest
from command import run

from builders import random_record
from glastonbury.deal import SEATING, Choices, deal
from glastonbury.net import write
from glastonbury.notation import write_record
from nets import new_net


@pytest.fixture(scope="module")
def net(tmp_path_factory):
    path = tmp_path_factory.mktemp("nets") / "random.npz"
    write(new_net(), path)
    return str(path)


@pytest.fixture(scope="module")
def game():
    return random_record(random.Random(3), deal(Choices(SEATING[:2], recipes=True), b"reviewed"))


def test_each_game_is_an_account_that_adds_up_and_what_cannot_be_reviewed_is_said(net, game):
    lines = [write_record(game), "no record", write_record(replace(game, moves=game.moves[:9])), write_record(game)]
    done = run("review", "-", "--net", net, "--account", "--json", typed="\n".join(lines))
    assert (done.returncode, done.stderr) == (1, "")
    first, bad, unfinished, last, summary = map(json.loads, done.stdout.splitlines())
    assert {line["format"] for line in (first, bad, unfinished, last, summary)} == {"glastonbury-review/2"}
    assert len({line["digest"] for line in (first, bad, summary)}) == 1
    assert first | {"game": 3} == last  # the same review twice is the same
    for player in first["players"]:
        for unit in ("share", "points"):
            terms = [player[term][unit] for term in ("deal", "luck", "own_play", "others_play", "revealed")]
            assert sum(terms) == pytest.approx(player["result"][unit], abs=1e-5)
    assert [turn["action"] for turn in first["turns"]] == [str(move) for move in game.moves]
    assert "not JSON" in bad["error"]
    assert "not over" in unfinished["error"]
    assert summary["games"] == 2
    assert [row["games"] for row in summary["summary"]] == [2, 2]


def test_a_review_in_words_and_as_a_picture(net, game, tmp_path):
    picture = tmp_path / "game.svg"
    done = run("review", "-", "--net", net, "--account", "--svg", str(picture), typed=write_record(game))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "game 0"
    assert max(map(len, lines[:7])) <= 80
    assert [line.split()[0] for line in lines[2:4]] == [*game.setup.players]
    assert picture.read_text().count("<polyline") == 2


@pytest.mark.large
def test_errors_are_told_and_marked_of_one_seat_or_all(net, game, tmp_path):
    picture = tmp_path / "game.svg"
    done = run("review", "-", "--net", net, "--seat", "1", "--svg", str(picture), typed=write_record(game))
    assert (done.returncode, done.stderr) == (0, "")
    shown = [line for line in done.stdout.splitlines() if line.startswith("  action")]
    assert shown
    assert all(f", {game.setup.players[1]}: " in line for line in shown)
    assert picture.read_text().count("<circle") == len(shown)
    of_all = run("review", "-", "--net", net, typed=write_record(game)).stdout.splitlines()
    assert [line for line in of_all if f", {game.setup.players[1]}: " in line] == shown


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--net", "nobody"), "there is no net 'nobody'"),
        (("--net", "NET", "--svg", "game.svg"), "--svg draws one game, and <stdin> has 0"),
    ],
)
def test_a_wrong_call_is_one_error(arguments, says, net):
    done = run("review", "-", *(net if word == "NET" else word for word in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
