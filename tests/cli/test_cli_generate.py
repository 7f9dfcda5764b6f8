"""`generate`: records of games between bots, the same for the same seed."""

import json
import os
import signal
import subprocess
import sys

import pexpect
import pytest
from command import WITH_ONE_WORKER, run

from glastonbury.arena import ScheduledGame
from glastonbury.cli.generate import in_order
from glastonbury.deal import Choices, deal
from glastonbury.notation import read_record, trace
from glastonbury.rules import Color


def generate(*arguments: str, program: tuple[str, ...] = WITH_ONE_WORKER, **more) -> list[str]:
    done = run(*program, "generate", *arguments, **more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_it_prints_finished_games_with_labels_result_and_deal():
    lines = generate(
        "random", "apprentice", "--games", "5", "--players", "3", "--recipes", "--edition", "fr", "--seed", "x"
    )
    assert len(lines) == 5
    choices = Choices((Color.BLUE, Color.RED, Color.GREEN), recipes=True, first=0)
    for number, record in enumerate(map(read_record, lines)):
        assert record.setup.deck == deal(choices, f"x/{number}".encode()).deck
        assert record.setup.recipes is not None
        assert record.setup.edition == "fr"
        assert record.header["result"] == trace(record)["result"] is not None
        assert record.header["deal"]["secret"] == f"x/{number}".encode().hex()
    seated = [tuple(player["bot"] for player in json.loads(line)["players"]) for line in lines]
    assert len(set(seated)) == 5
    assert all(set(seats) == {"random", "apprentice"} for seats in seated)
    assert json.loads(lines[0])["players"][0]["name"] == "Blue (bot)"


def test_the_lines_keep_the_order_of_the_deals_and_none_waits_longer_than_it_must():
    done = iter([(ScheduledGame(number, ()), str(number)) for number in (1, 0, 4, 2, 3)])
    lines = in_order(done)
    assert [next(lines), next(lines)] == ["0", "1"]
    assert next(done) == (ScheduledGame(4, ()), "4")  # nobody had to wait for it
    assert [*lines] == ["2", "3"]


def test_a_single_bot_has_all_seats():
    (line,) = generate("random", "--players", "4")
    assert [player["bot"] for player in json.loads(line)["players"]] == ["random"] * 4


def test_more_bots_than_seats_take_turns():
    lines = generate("random", "apprentice", "herbalist", "--games", "6")
    pairs = [tuple(player["bot"] for player in json.loads(line)["players"]) for line in lines]
    assert len(set(pairs)) == 6


def test_trace_accepts_them():
    lines = generate("random", "--games", "3")
    done = run("trace", "-", typed="\n".join(lines))
    assert done.returncode == 0
    assert [json.loads(answer)["result"] for answer in done.stdout.splitlines()] == [
        json.loads(line)["result"] for line in lines
    ]


# macOS and Windows have no such call; with one and with several workers tests/test_arena.py compares everywhere.
@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system cannot give a process one core")
def test_the_same_seed_gives_the_same_lines_whatever_the_number_of_cores():
    arguments = ("apprentice", "herbalist", "--games", "4", "--seed", "x")
    core = min(os.sched_getaffinity(0))
    lines = generate(*arguments, program=())
    assert generate(*arguments, program=(), preexec_fn=lambda: os.sched_setaffinity(0, {core})) == lines
    assert generate(*arguments[:-1], "y") != lines


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("morgana",), "'morgana' is not one of"),
        (("random", "random"), "a bot is named twice"),
        (("random", "--games", "0"), "0 is not in the range"),
        (("random", "--players", "1"), "1 is not in the range"),
        (("random", "--seed", ""), "the text is empty"),
    ],
)
def test_a_wrong_call_is_one_error(arguments, says):
    done = run("generate", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr


def test_the_terminal_shows_how_far_it_is_and_the_file_gets_the_records(tmp_path):
    command = f"{sys.executable} -m glastonbury generate random --games 4 > {tmp_path / 'games.jsonl'}"
    shown = pexpect.run(f"/bin/sh -c '{command}'", env=os.environ | {"TERM": "xterm-256color"}).decode()
    assert "4/4" in shown
    assert "deck" not in shown
    assert (tmp_path / "games.jsonl").read_text().splitlines() == generate("random", "--games", "4")


def start(*arguments: str) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-m", "glastonbury", "generate", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # a process group of its own, as a terminal gives it
    )


def test_ctrl_c_leaves_whole_lines():
    with start("random", "--games", "50000") as child:
        first = child.stdout.readline()
        os.killpg(child.pid, signal.SIGINT)
        lines = (first + child.stdout.read()).decode()
        errors = child.stderr.read()
    assert child.returncode == 1
    assert lines.endswith("\n")
    for line in lines.splitlines():
        read_record(line)
    assert errors == b"Error: interrupted\n"


def test_a_reader_that_goes_away_is_no_error():
    """glastonbury generate … | head -n 1"""
    child = start("random", "--games", "50000")
    child.stdout.readline()
    child.stdout.close()
    assert child.stderr.read() == b""
    child.stderr.close()
    child.wait()
