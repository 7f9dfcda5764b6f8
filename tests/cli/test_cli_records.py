"""`new`, `show`, `trace`, `perft`, `verify`: what they print, to which stream, with which exit status."""

import hashlib
import json
import re
import subprocess
import sys

import pytest
from command import run

from glastonbury.deal import Choices, deal
from glastonbury.notation import read_record
from glastonbury.rules import Color


def lines(path) -> list[str]:
    return path.read_text().splitlines()


# trace and perft


def test_trace_gives_the_example_traces(data):
    done = run("trace", str(data / "example-games.jsonl"))
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        json.loads(line) for line in lines(data / "example-traces.jsonl")
    ]


def test_trace_reads_standard_input(data):
    game = lines(data / "example-games.jsonl")[0]
    done = run("trace", "-", typed=f"\n{game}\n\n")
    assert json.loads(done.stdout) == json.loads(lines(data / "example-traces.jsonl")[0])


def test_trace_does_the_others_beside_a_bad_record_and_exits_with_1(data):
    good = lines(data / "example-games.jsonl")[0]
    bad = [json.loads(line) for line in lines(data / "example-bad.jsonl")]
    typed = "\n".join([good, *(json.dumps(row["record"]) for row in bad), "not json", good])
    done = run("trace", "-", typed=typed)
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(bad) + 3
    assert "states" in answers[0]
    assert "states" in answers[-1]
    for answer, ply in zip(answers[1:-1], [*(row["ply"] for row in bad), None], strict=True):
        assert answer == {"error": answer["error"], "ply": ply}
    assert "Traceback" not in done.stderr


def test_perft_prints_one_number_a_line(data):
    games = [json.loads(line) for line in lines(data / "example-games.jsonl")]
    rows = [json.loads(line) for line in lines(data / "example-perft.jsonl")]
    typed = "\n".join(
        json.dumps(games[row["game"]] | {"actions": games[row["game"]]["actions"][: row["plies"]]}) for row in rows
    )
    done = run("perft", "-", "--depth", "3", typed=typed)
    assert done.returncode == 0
    assert [int(line) for line in done.stdout.splitlines()] == [row["count"] for row in rows]


def test_perft_depth_0_is_1_and_a_bad_record_gives_its_error(data):
    good = lines(data / "example-games.jsonl")[0]
    done = run("perft", "-", "--depth", "0", typed=f"{good}\n[]\n{good}")
    assert done.returncode == 1
    first, bad, last = done.stdout.splitlines()
    assert (first, last) == ("1", "1")
    assert json.loads(bad)["ply"] is None


@pytest.mark.few(4)
@pytest.mark.parametrize(
    "arguments",
    [
        ("trace",),
        ("trace", "nowhere.jsonl"),
        ("perft", "-"),
        ("perft", "-", "--depth", "-1"),
        ("perft", "-", "--depth", "x"),
        ("show", "nowhere.jsonl"),
        ("new", "--players", "1"),
        ("conjure",),
        ("bench", "magic"),
    ],
)
def test_a_wrong_call_exits_with_2_and_speaks_to_stderr(arguments):
    done = run(*arguments)
    assert done.returncode == 2
    assert "Error" in done.stderr
    assert done.stdout == ""


# new


def test_new_prints_a_record_dealt_from_the_seed():
    done = run("new", "--players", "3", "--recipes", "--seed", "rainy sunday")
    record = read_record(done.stdout)
    choices = Choices((Color.BLUE, Color.RED, Color.GREEN), recipes=True)
    assert record.setup == deal(choices, b"rainy sunday")
    assert record.moves == ()
    assert bytes.fromhex(record.header["deal"]["secret"]) == b"rainy sunday"
    assert run("new", "--players", "3", "--recipes", "--seed", "rainy sunday").stdout == done.stdout


def test_new_without_a_seed_is_different_every_time():
    assert run("new").stdout != run("new").stdout


def test_new_takes_all_that_a_table_may_choose():
    choices = "--players red,yellow --edition ru --first yellow --removed-color none --memory-aid"
    done = run("new", *choices.split())
    setup = read_record(done.stdout).setup
    assert (setup.players, setup.edition, setup.removed_color) == ((Color.YELLOW, Color.RED), "ru", None)
    assert setup.memory_aid
    assert len(setup.deck) == 84


# show


def test_show_prints_a_position_as_a_spectator(data):
    done = run("show", str(data / "example-games.jsonl"), "--ply", "20")
    assert done.returncode == 0
    assert "draw pile 27" in done.stdout
    assert "Recipe" not in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    assert "\x1b" not in done.stdout


def test_show_as_a_seat_adds_its_recipes_and_no_others(data):
    done = run("show", str(data / "example-games.jsonl"), "--ply", "20", "--seat", "1")
    assert "Most black cards" in done.stdout
    assert "brown" not in done.stdout
    other = run("show", str(data / "example-games.jsonl"), "--ply", "20", "--seat", "0")
    assert "Most brown cards" in other.stdout
    assert "black" not in other.stdout
    assert run("show", str(data / "example-games.jsonl"), "--ply", "20", "--seat", "green").stdout == other.stdout


def test_show_speaks_the_language_of_the_reader(data):
    done = run("show", str(data / "example-games.jsonl"), "--language", "de")
    assert done.stdout.startswith("Glastonbury  englische Ausgabe, Rezepte, ohne Rot ")
    assert re.search(r"Zutaten +\+11 +\+11", done.stdout)
    assert done.stdout.splitlines()[-1] == "G gewinnt mit 21\N{NO-BREAK SPACE}Punkten"


def test_show_of_a_finished_game_has_the_table_of_points(data):
    done = run("show", str(data / "example-games.jsonl"))
    assert re.search(r"Ingredients +\+11 +\+11", done.stdout)
    assert re.search(r"B: End the game yourself +\+10$", done.stdout, re.MULTILINE)
    assert re.search(r"A: Most black cards, 4 against 3 +\+4$", done.stdout, re.MULTILINE)
    assert re.search(r"Total: +\+21$", done.stdout, re.MULTILINE)
    assert "G wins with 21 points\n" in done.stdout


def test_show_opens_the_cauldrons_with_the_memory_aid(data):
    game = json.loads(lines(data / "example-games.jsonl")[5])
    game["actions"] = game["actions"][:40]
    assert "Cards and points" not in run("show", "-", typed=json.dumps(game)).stdout
    assert "Cards and points" in run("show", "-", typed=json.dumps(game | {"memory_aid": True})).stdout


def test_show_can_pick_a_game_of_the_file_and_read_standard_input(data):
    games = lines(data / "example-games.jsonl")
    by_number = run("show", str(data / "example-games.jsonl"), "--game", "3", "--ply", "5")
    alone = run("show", "-", "--ply", "5", typed=games[3])
    assert by_number.stdout == alone.stdout


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (("--ply", "78"), 2, "the game has 77 actions"),
        (("--seat", "2"), 2, "the players are 0 green, 1 yellow; got '2'"),
        (("--game", "24"), 1, "no game 24"),
    ],
)
def test_show_outside_the_game_is_an_error(data, arguments, status, says):
    done = run("show", str(data / "example-games.jsonl"), *arguments)
    assert (done.returncode, done.stdout) == (status, "")
    assert says in done.stderr


def test_show_of_a_bad_record_is_one_error():
    done = run("show", "-", typed='{"format": 3}')
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Error: <stdin>: players: missing")


def test_a_name_cannot_move_the_cursor(data):
    game = json.loads(lines(data / "example-games.jsonl")[0])
    game["players"][0]["name"] = "\x1b[2J\ud800evil" + "x" * 500
    done = run("show", "-", "--ply", "3", typed=json.dumps(game))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "[2Jevilxxx" in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


# help


@pytest.mark.parametrize("command", ["", "play", "show", "new", "trace", "perft", "bench", "bench rules"])
def test_help_is_there_for_every_command(command):
    done = run(*command.split(), "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: ")
    assert all(len(line) <= 100 for line in done.stdout.splitlines())


def test_help_documents_the_exit_status():
    assert "Exit status" in run("--help").stdout


@pytest.mark.few(1)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "cp1252"])
def test_no_letter_ends_the_program(data, encoding):
    environment = {"PYTHONIOENCODING": encoding, "PATH": ""}
    for arguments in (["show", str(data / "example-games.jsonl")], ["trace", "--help"], ["--help"], ["play", "--help"]):
        done = run(*arguments, env=environment)
        assert (done.returncode, done.stderr) == (0, "")


def test_output_that_cannot_be_written_is_one_error(data, tmp_path):
    """As on a full disk: here the output is open for reading only."""
    (tmp_path / "output").touch()
    for arguments in (["new"], ["trace", str(data / "example-games.jsonl")]):
        with (tmp_path / "output").open("r") as output:
            command = [sys.executable, "-m", "glastonbury", *arguments]
            done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith("Error: ")
        assert "Traceback" not in done.stderr


def test_a_file_that_cannot_be_read_is_one_error(tmp_path):
    for command in (["trace"], ["perft", "--depth", "1"], ["show"]):
        done = run(*command, str(tmp_path))
        assert done.returncode in (1, 2)
        assert "Error" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_seed_may_be_any_bytes():
    assert run("play", "--seed", "\udcff", typed="").returncode == 0


def test_version():
    from glastonbury import __version__

    assert run("--version").stdout == f"glastonbury, version {__version__}\n"


def test_a_reader_that_goes_away_is_no_error(data):
    """glastonbury trace … | head -n 1"""
    child = subprocess.Popen(
        [sys.executable, "-m", "glastonbury", "trace", str(data / "example-games.jsonl")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    child.stdout.readline()
    child.stdout.close()
    assert b"Traceback" not in child.stderr.read()
    child.stderr.close()
    child.wait()


# verify


def test_verify_repeats_the_deal():
    dealt = run("new", "--seed", "demo", "--recipes").stdout
    again = json.loads(dealt)
    again["deck"][40], again["deck"][41] = again["deck"][41], again["deck"][40]
    without = {key: value for key, value in json.loads(dealt).items() if key != "deal"}
    done = run("verify", "-", typed="\n".join([dealt, json.dumps(again), json.dumps(without), "{}"]))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "game 0: dealt from its secret, SHA-256 " + hashlib.sha256(b"demo").hexdigest(),
        "game 1: deck: not what the secret and the words give",
        "game 2: the proof of the deal cannot be used: it is missing",
        "game 3: format: missing",
    ]
    assert run("verify", "-", typed=dealt).returncode == 0
