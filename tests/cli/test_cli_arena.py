"""`arena`: what it prints, in a pipe and in a terminal, and how it stops and goes on."""

import csv
import json
import os
import re
import resource
import signal
from functools import cache, partial
from xml.etree import ElementTree

import pytest
from command import WITH_ONE_WORKER, run
from terminal import Terminal

from glastonbury.arena import Outcome, Question, ScheduledGame, all_seatings
from glastonbury.cli.arena import answered
from glastonbury.net import NEWEST

DUEL = ("arena", "random", "apprentice")
SMALL_DUEL = (*WITH_ONE_WORKER, *DUEL)
SHOW_CURSOR = "\x1b[?25h"


@cache
def figures() -> str:
    """Of four games, in JSON."""
    return run(*SMALL_DUEL, "--games", "4", "--json").stdout


def test_a_match_is_a_table():
    done = run(*DUEL, "--games", "6", "--seed", "x", "--recipes")
    assert (done.returncode, done.stderr) == (0, "")
    played, _, heading, *rows = done.stdout.splitlines()
    assert played == "6 games, 3 deals: 2 players, with recipes, edition en, seed 'x'"
    assert heading.split() == ["bot", "win", "%", "95", "%", "points", "95", "%", "Elo", "95", "%"]
    interval = r" +[\d.+-]+ +\[\S+, \S+\]"
    named = [re.fullmatch(rf"(\w+){interval}{interval}{interval}", row)[1] for row in rows]
    assert sorted(named) == ["apprentice", "random"]


def test_a_round_robin_says_who_finished_before_whom():
    done = run(*WITH_ONE_WORKER, "arena", "random", "apprentice", "herbalist", "--games", "2", "--players", "3")
    assert done.returncode == 0
    assert done.stderr == "2 games rounded up to 6: 1 deal with 6 seatings each.\n"
    assert "rating" in done.stdout
    assert re.search(r"^herbalist before random +\d+\.\d$", done.stdout, re.MULTILINE)
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_json_has_every_figure_and_follows_from_the_seed():
    found = json.loads(figures())
    assert list(found) == [
        *("bots", "players", "edition", "recipes", "seed", "luck"),
        "deals",
        "games",
        "standings",
        "ahead",
    ]
    assert (found["seed"], found["deals"], found["games"]) == ("1", 2, 4)
    first, other = found["standings"]
    assert first["win_rate"]["value"] + other["win_rate"]["value"] == 1
    assert first["points"]["low"] < first["points"]["value"] < first["points"]["high"]
    assert set(first) == {"bot", "games", "win_rate", "points", "rating"}
    assert run(*SMALL_DUEL, "--seed", "1", "--json", "--games", "4").stdout == figures()
    assert (
        json.loads(run(*SMALL_DUEL, "--games", "4", "--seed", "y", "--json").stdout)["standings"] != found["standings"]
    )


def test_win_rates_without_the_luck_of_the_cards(tmp_path):
    lucky = (*SMALL_DUEL, "--games", "4", "--luck", "--resume", str(tmp_path / "arena.jsonl"))
    found = json.loads(run(*lucky, "--json").stdout)
    assert found["luck"] == NEWEST
    for row in found["standings"]:
        assert abs(row["adjusted_win_rate"]["value"] - row["win_rate"]["value"]) < 0.2
        assert row["adjusted_win_rate"]["value"] != row["win_rate"]["value"]
    again = run(*lucky)  # from the file
    assert re.search(r"^without the luck of the cards +win % +95 % +games needed$", again.stdout, re.MULTILINE)
    value = found["standings"][0]["adjusted_win_rate"]["value"]
    assert re.search(rf"^{found['standings'][0]['bot']} +{100 * value:.1f} ", again.stdout, re.MULTILINE)


def test_csv_is_the_table_of_bots():
    done = run(*SMALL_DUEL, "--games", "4", "--csv")
    rows = list(csv.DictReader(done.stdout.splitlines()))
    found = {row["bot"]: row for row in json.loads(figures())["standings"]}
    assert [row["bot"] for row in rows] == list(found)
    for row in rows:
        assert float(row["points_low"]) == found[row["bot"]]["points"]["low"]
        assert float(row["win_rate"]) == found[row["bot"]]["win_rate"]["value"]


def test_the_plot_is_drawn_besides(tmp_path):
    path = tmp_path / "arena.svg"
    done = run(*SMALL_DUEL, "--games", "2", "--seed", "<&>", "--plot", str(path))
    assert "apprentice" in done.stdout
    texts = [element.text for element in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "random and apprentice"
    assert texts[1] == done.stdout.splitlines()[0]
    assert "seed '<&>'" in texts[1]


def test_a_match_ends_when_it_is_decided_and_goes_on_from_a_file(tmp_path):
    path = tmp_path / "arena.jsonl"
    duel = (*WITH_ONE_WORKER, "arena", "random", "herbalist", "--until", "90", "--resume", str(path))
    assert "It is not decided which is stronger (with an error of 10 %)." in run(*duel, "--games", "2").stdout
    found = json.loads(run(*duel, "--json").stdout)
    assert 1 < found["deals"] < 10
    assert found["until"]["error"] == 0.1
    # What the games in the file say, some of which may have been finished after those that decided.
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    outcomes = {ScheduledGame(game["deal"], tuple(game["seating"])): Outcome(tuple(game["points"])) for game in games}
    question = Question(["random", "herbalist"], all_seatings(["random", "herbalist"], 2), 0.1)
    assert question.decided_by(outcomes)
    assert found["deals"] == question.deals
    assert found["until"]["stronger"] == question.stronger == "herbalist"
    assert found["until"]["share_above"] == question.share_above()
    share = f"{100 * question.share_above():.1f} %"
    assert answered(question) == [
        f"herbalist is stronger, and gets more than {share} of the win (with an error of 10 %)."
    ]


@pytest.mark.parametrize("command", ["arena", "generate"])
def test_help(command):
    done = run(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"glastonbury {command} " in done.stdout
    assert all(len(line) <= 100 for line in done.stdout.splitlines())


@pytest.mark.few(5)
@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ((), 2, "Missing argument 'BOTS...'"),
        (("random",), 2, "at least two are needed"),
        (("random", "random"), 2, "a bot is named twice"),
        (("random", "morgana"), 2, "'morgana' is not one of 'random', 'apprentice'"),
        (("random", "witch", "--players", "5"), 2, "5 is not in the range 2<=x<=4"),
        (("random", "witch", "--games", "0"), 2, "0 is not in the range x>=1"),
        (("random", "witch", "--until", "100"), 2, "100.0 is not in the range 50<x<100"),
        (("random", "witch", "wizard", "--until", "95"), 2, "--until asks which of two bots is stronger: name two."),
        (("random", "witch", "--seed", ""), 2, "the text is empty"),
        (("random", "witch", "--json", "--csv"), 2, "not both"),
        (("random", "witch", "--plot", "arena.png"), 2, "ends in .svg"),
        (("random", "witch", "--plot", "nowhere/arena.svg"), 1, "No such file or directory: 'nowhere/arena.svg'"),
        (("random", "witch", "--resume", "nowhere/arena.jsonl"), 1, "No such file or directory: 'nowhere/arena.jsonl'"),
        (("random", "witch", "--resume", "."), 2, "is a directory"),
        (("random", "witch", "--plot", "arena.svg", "--resume", "nowhere/arena.jsonl"), 1, "No such file or directory"),
    ],
)
def test_a_wrong_call_is_one_error_before_any_game(arguments, status, says, tmp_path):
    done = run("arena", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (status, "")
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


# Interrupted, and gone on with


def playing(*arguments: str) -> Terminal:
    """An endless match in a terminal, of which some games are done."""
    terminal = Terminal(*DUEL, "--games", "50000", *arguments)
    terminal.child.expect(r"[1-9]\d+/50000")
    return terminal


@pytest.fixture(scope="module")
def two_games(tmp_path_factory):
    """What is in the file of them."""
    path = tmp_path_factory.mktemp("arena") / "arena.jsonl"
    run(*SMALL_DUEL, "--games", "2", "--resume", str(path))
    return path.read_text()


def test_ctrl_c_keeps_what_is_done_and_prints_it(tmp_path):
    terminal = playing("--resume", str(tmp_path / "arena.jsonl"), "--plot", str(tmp_path / "arena.svg"))
    terminal.child.sendintr()
    assert terminal.end() == 1
    assert SHOW_CURSOR in terminal.output
    assert "Traceback" not in terminal.output
    counted = int(re.search(r"Error: interrupted; (\d+) of 25000 deals complete", terminal.output)[1])
    assert counted >= 2
    assert f"{2 * counted} games, {counted} deals: " in terminal.output
    assert re.search(r"^apprentice +\d", terminal.output, re.MULTILINE)
    assert (tmp_path / "arena.svg").exists()

    # Going on, to fewer games than there are, gives what a fresh arena of that size gives.
    again = run(*DUEL, "--games", "4", "--resume", str(tmp_path / "arena.jsonl"), "--json")
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout == figures()


def test_a_kill_leaves_the_terminal_as_it_was_found():
    terminal = playing()
    terminal.child.kill(signal.SIGTERM)
    assert terminal.end() == 128 + signal.SIGTERM
    assert SHOW_CURSOR in terminal.output


def test_games_that_are_done_are_not_played_again(tmp_path, two_games):
    path = tmp_path / "arena.jsonl"
    header, first, *others = two_games.splitlines()
    falsified = json.loads(first) | {"points": [1000, 1000]}
    path.write_text("\n".join([header, json.dumps(falsified), *others]) + "\n")
    done = run(*SMALL_DUEL, "--games", "4", "--resume", str(path), "--json")
    assert all(row["points"]["value"] > 150 for row in json.loads(done.stdout)["standings"])
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert falsified in games
    assert sorted((game["deal"], *game["seating"]) for game in games) == [
        (deal, *seating) for deal in range(2) for seating in (("apprentice", "random"), ("random", "apprentice"))
    ]


@pytest.mark.parametrize(
    ("break_it", "says"),
    [
        (lambda text: text.replace('"seed": "1"', '"seed": "2"'), "line 1: seed: the file has '2', the command '1'"),
        (lambda text: text.replace('"points"', "points", 1), "line 2: not JSON"),
    ],
)
def test_a_broken_resume_file_is_one_error_and_left_alone(tmp_path, two_games, break_it, says):
    path = tmp_path / "arena.jsonl"
    path.write_text(break_it(two_games))
    before = path.read_bytes()
    done = run(*DUEL, "--games", "4", "--resume", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"Error: {path}, {says}" in done.stderr
    assert path.read_bytes() == before


def test_a_full_disk_keeps_what_is_done(tmp_path):
    """Here no file may grow beyond 1,000 bytes: the header and a few games."""
    path = tmp_path / "arena.jsonl"
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (1000, 1000))
    done = run(*DUEL, "--games", "18", "--resume", str(path), preexec_fn=limit)
    assert done.returncode == 1
    assert re.search(r"^apprentice +\d", done.stdout, re.MULTILINE)
    assert re.fullmatch(r"Error: \[Errno 27\] File too large; \d of 9 deals complete\n", done.stderr)
    again = run(*SMALL_DUEL, "--games", "4", "--resume", str(path), "--json")
    assert again.stdout == figures()


def test_only_a_plain_file_is_resumed():
    done = run(*DUEL, "--resume", "/dev/null")
    assert done.returncode == 1
    assert "Error: /dev/null is not a file that games can be kept in" in done.stderr


# Ray


@pytest.mark.large
def test_ray_gives_the_same(tmp_path):
    """On a local cluster, which the command starts and ends."""
    pytest.importorskip("ray", reason="Ray has no wheel for this machine")
    path = tmp_path / "arena.jsonl"
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    done = run(*DUEL, "--games", "4", "--json", "--ray", "--resume", str(path), env=environment, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run(*DUEL, "--games", "4", "--json").stdout
    assert len(path.read_text().splitlines()) == 5


def test_without_ray_the_error_says_what_to_install(tmp_path):
    (tmp_path / "ray.py").write_text("raise ImportError")
    done = run(*DUEL, "--games", "4", "--ray", env=os.environ | {"PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout) == (1, "")
    assert "Error: Ray is not installed: pip install 'glastonbury[arena]'" in done.stderr
