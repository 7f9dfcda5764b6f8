"""`glastonbury play`, in a real terminal and over a pipe."""

import json
import os
import random
import re
import signal
import subprocess
import sys
from functools import cache

import pytest
from command import run
from terminal import ENTER_ALTERNATE, LEAVE_ALTERNATE, Terminal

from builders import random_record
from glastonbury.bots import LEVELS
from glastonbury.notation import Record, final_state, new_record, read_record, replay, write_record
from glastonbury.rules import CardTaken, Take, ends_game, legal, next_stop_after
from glastonbury.text import LANGUAGES
from glastonbury.views import SPECTATOR, view
from glastonbury.words import Words

# A terminal


def test_a_turn_in_a_terminal_of_80_by_24():
    terminal = Terminal("play", "--players", "4", "--recipes", "--seed", "x", "--first", "blue", "--name", "Ada")
    screen = terminal.wait_for("Ada, put your pawn at a corner")
    assert "draw pile 52" in screen
    screen = terminal.type("a1", then="Ada, your pawn is at column c, above")
    assert " c B" in screen  # the pawn stands above column c
    for cell in ("c1", "c2", "c3", "c4", "c5", "c6"):
        assert cell in screen
    assert all(len(line) <= 80 for line in screen.splitlines())
    assert "Glastonbury" in screen.splitlines()[0]  # nothing has scrolled away
    screen = terminal.type("c2", then="Ada")
    assert "on top of 1" in screen
    terminal.type("q", then="Leave this game?")
    assert terminal.end("y") == 0


def test_question_mark_shows_where_each_card_leads():
    terminal = Terminal("play", "--seed", "x", "--first", "blue")
    terminal.wait_for("put your pawn")
    screen = terminal.type("?", then="Enter closes")
    assert " a1  to column c, above" in screen
    terminal.type("", then="put your pawn")
    terminal.type("a1", then="Take a card")
    screen = terminal.type("?", then="Enter closes")
    for number, place in ((1, "to column d, above"), (3, "to corner f1: nothing to take"), (4, "to row 2, right")):
        if f" {number}" in screen:
            assert place in screen
    assert terminal.type("", then="Take a card")
    terminal.close()


def test_the_scoring_overview_is_one_key_away():
    terminal = Terminal("play", "--seed", "x")
    terminal.wait_for("put your pawn")
    screen = terminal.type("o", then="Enter closes")
    assert "Four                      the sum + 5" in screen
    terminal.close()


def test_a_wrong_word_says_what_is_possible_and_loses_nothing():
    terminal = Terminal("play", "--seed", "x", "--first", "blue")
    terminal.wait_for("put your pawn")
    screen = terminal.type("\x7fhocus", then="is not possible now")
    assert "“hocus” is not possible now. Possible: a1 f1 f6 a6" in screen
    terminal.type("a1", then="Take a card")
    terminal.close()


def test_nothing_of_the_game_stays_in_the_scrollback():
    terminal = Terminal("play", "--seed", "x", "--first", "blue")
    terminal.wait_for("put your pawn")
    terminal.type("a1", then="Take a card")
    terminal.type("q", then="Leave this game?")
    assert terminal.end("y") == 0
    before, rest = terminal.output.split(ENTER_ALTERNATE)
    inside, after = rest.split(LEAVE_ALTERNATE)
    assert "Glastonbury" in inside
    assert before.strip() == ""
    assert "The game was left." in after
    assert "column" not in after


def test_ctrl_c_asks_and_no_goes_on():
    terminal = Terminal("play", "--seed", "x", "--first", "blue")
    terminal.wait_for("put your pawn")
    terminal.press_ctrl_c(then="Leave this game?")
    terminal.type("n", then="put your pawn")
    terminal.press_ctrl_c(then="Leave this game?")
    terminal.child.sendintr()  # a second Ctrl-C means it
    assert terminal.end() == 0
    assert "Traceback" not in terminal.output


def test_ctrl_c_while_a_bot_thinks_asks_too():
    terminal = Terminal("play", "--bots", "merlin", "--first", "red", "--players", "blue,red", "--seed", "demo")
    while "Red (bot) thinks …" not in terminal.shown():
        terminal.feed(terminal.child.read_nonblocking(4096, timeout=60))
    terminal.press_ctrl_c("Leave this game?")
    terminal.type("n", then="put your pawn")
    terminal.press_ctrl_c("Leave this game?")
    assert terminal.end("y") == 0


def test_ctrl_c_is_heard_though_whatever_thinks_would_swallow_it():
    """As compiled code does, and what compiles it. Whoever stays does not wait for a second thought."""
    code = """
import threading
from glastonbury.bots import LEVELS, Bot
from glastonbury.cli import main, session

asked, weigh, ask = threading.Event(), LEVELS["witch"].weigh, session.Session.confirm_leave

def deaf(knowledge, rng):
    while not asked.is_set():
        try:
            asked.wait()
        except KeyboardInterrupt:
            pass
    return weigh(knowledge, rng)

def confirm_leave(self):
    asked.set()
    ask(self)

LEVELS["witch"], session.Session.confirm_leave = Bot(deaf), confirm_leave
main()
"""
    options = ("--bots", "witch", "--first", "red", "--players", "blue,red")
    terminal = Terminal("play", *options, program=("-c", code))
    while "Red (bot) thinks …" not in terminal.shown():
        terminal.feed(terminal.child.read_nonblocking(4096, timeout=60))
    terminal.press_ctrl_c("Leave this game?")
    terminal.type("n", then="put your pawn")
    terminal.press_ctrl_c("Leave this game?")
    assert terminal.end("y") == 0


def test_started_without_options_it_asks_who_plays():
    terminal = Terminal("play")
    terminal.child.expect("How many players")
    terminal.child.sendline("3")
    terminal.child.expect("How many of them")
    terminal.child.sendline("2")
    terminal.child.expect("How well")
    terminal.child.sendline("apprentice")
    terminal.child.expect("recipe")
    terminal.child.sendline("y")
    screen = terminal.wait_for("put your pawn")
    assert "recipes" in screen
    assert "Green (bot)" in screen
    assert "Red (bot)" not in screen
    terminal.close()


def test_no_color_draws_without_colour_and_everything_is_there():
    terminal = Terminal("play", "--seed", "x", "--first", "blue", NO_COLOR="1")
    plain = terminal.wait_for("put your pawn")
    terminal.close()
    assert "38;" not in terminal.output
    assert "48;" not in terminal.output
    colourful = Terminal("play", "--seed", "x", "--first", "blue")
    assert colourful.wait_for("put your pawn") == plain
    assert "48;" in colourful.output
    colourful.close()


# Prepared games: the record of a game up to a moment, gone on with --resume


@cache
def some_game(seed):
    game = random_record(random.Random(seed))
    return game, [state for state, _ in replay(game)]


def resumable(tmp_path, wanted, people=(0,)):
    """A random game, stopped where a person decides and `wanted(state)` holds, as a file that play can resume."""
    for seed in range(300):
        game, states = some_game(seed)
        for ply, state in enumerate(states):
            if state.phase != "over" and state.player in people and wanted(state):
                bots = [color for index, color in enumerate(game.setup.players) if index not in people]
                header = new_record(game.setup, {color: {"bot": "random"} for color in bots}).header
                path = tmp_path / "game.json"
                path.write_text(write_record(Record(game.setup, header, game.moves[:ply])) + "\n")
                return path, state
    raise AssertionError("no such moment in these games")


def cells_with(state, code):
    """The cells of the own line where such a card can be taken."""
    return [move.cell for move in legal(state) if isinstance(move, Take) and state.card_at(move.cell).code == code]


def ending_takes(state):
    """Tokens of takes that end the game and ask what becomes of the card."""
    takes = [move for move in legal(state) if isinstance(move, Take) and state.card_at(move.cell).code != "Va"]
    return [str(move) for move in takes if ends_game(state, move)]


def test_a_take_that_ends_the_game_says_so_before_it_is_confirmed(tmp_path):
    path, state = resumable(tmp_path, lambda state: state.phase == "take" and ending_takes(state))
    ending = ending_takes(state)[0]
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("Take a card")
    terminal.type(ending, then="this ends the game at once")
    terminal.type("n", then="Take a card")
    terminal.type(ending, then="this ends the game at once")
    terminal.type("y", then="Type keep or drop.")
    terminal.close()
    assert final_state(read_record(path.read_text())).phase == "keep"


def test_perluceo_is_for_one_pair_of_eyes_and_closed_before_the_hand_over(tmp_path):
    def wanted(state):
        secrets = len(state.deciding.cauldron) > 3 and not state.memory_aid
        return state.phase == "take" and secrets and cells_with(state, "Pe")

    path, state = resumable(tmp_path, wanted, people=(0, 1))
    name = state.deciding.color.capitalize()
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("Take a card")
    screen = terminal.type(cells_with(state, "Pe")[0], then=f"Enter opens it for {name}")
    assert "looks through" not in screen
    screen = terminal.type("", then="looks through the cauldron, bottom card first")
    for card in state.deciding.cauldron[:-1]:
        assert card.code[:2] in screen
    screen = terminal.type("", then="")
    assert "bottom card first" not in screen
    terminal.close()


def test_a_look_that_was_left_in_the_middle_opens_again(tmp_path):
    path, state = resumable(
        tmp_path, lambda state: state.phase == "take" and len(state.deciding.cauldron) > 3 and cells_with(state, "Pe")
    )
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("Take a card")
    terminal.type(cells_with(state, "Pe")[0], then="bottom card first")
    terminal.press_ctrl_c(then="Leave this game?")
    assert terminal.end("y") == 0
    again = Terminal("play", "--resume", str(path))
    again.wait_for("bottom card first")
    again.close()


def test_recipes_are_hidden_between_people_who_share_the_keyboard(tmp_path):
    path, state = resumable(tmp_path, lambda state: state.has_recipes and state.phase == "take", people=(0, 1))
    terminal = Terminal("play", "--resume", str(path))
    screen = terminal.wait_for("Take a card")
    assert "Recipe A" not in screen
    screen = terminal.type("r", then="Enter opens it for")
    assert "Recipe A" not in screen
    screen = terminal.type("", then="Recipe A")
    assert f"Most {state.deciding.recipes.a} cards" in screen
    screen = terminal.type("", then="Take a card")
    assert "Recipe A" not in screen
    terminal.close()


def test_declinatio_is_offered_with_where_it_leads(tmp_path):
    path, state = resumable(tmp_path, lambda state: state.phase == "corner")
    terminal = Terminal("play", "--resume", str(path))
    screen = terminal.wait_for("nothing to take")
    assert "Type stay, or declinatio to move on to " in screen
    terminal.type("d", then="Take a card")
    assert read_record(path.read_text()).moves[-1] == legal(state)[0]
    terminal.close()


def test_accio_for_a_card_elsewhere_is_confirmed(tmp_path):
    path, state = resumable(tmp_path, lambda state: state.phase == "take" and state.deciding.accio and state.pile)
    plies = len(read_record(path.read_text()).moves)
    far = next(str(move) for move in legal(state) if str(move).startswith("*"))
    terminal = Terminal("play", "--resume", str(path))
    screen = terminal.wait_for("Take a card")
    assert far in screen
    screen = terminal.type(far[1:], then="this takes Accio")
    terminal.type("y", then="")
    terminal.close()
    assert far in map(str, read_record(path.read_text()).moves[plies:])


def test_the_immuto_is_put_by_its_holder(tmp_path):
    path, _ = resumable(tmp_path, lambda state: state.phase == "immuto")
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("where does your")
    terminal.type("none", then="")
    terminal.close()
    assert str(read_record(path.read_text()).moves[-1]).startswith("immuto:")


def test_ctrl_c_at_a_private_page_opens_nothing(tmp_path):
    path, _ = resumable(tmp_path, lambda state: state.has_recipes and state.phase == "take", people=(0, 1))
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("Take a card")
    terminal.type("r", then="Enter opens it for")
    terminal.press_ctrl_c(then="Leave this game?")
    screen = terminal.type("n", then="Enter opens it for")
    assert "Recipe A" not in screen
    terminal.type("", then="Recipe A")
    screen = terminal.press_ctrl_c(then="Leave this game?")
    assert "Recipe A" not in screen  # the question does not leave the secret on the screen
    terminal.close()


def test_ctrl_d_in_a_terminal_asks_too():
    terminal = Terminal("play", "--seed", "x")
    terminal.wait_for("put your pawn")
    terminal.child.sendeof()
    terminal.wait_for("Leave this game?")
    terminal.type("n", then="put your pawn")
    terminal.close()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_killed_game_leaves_the_terminal_as_it_was_found(tmp_path, name):
    record = tmp_path / "game.json"
    terminal = Terminal("play", "--seed", "x", "--first", "blue", "--record", str(record))
    terminal.wait_for("put your pawn")
    terminal.type("a1", then="Take a card")
    terminal.child.kill(getattr(signal, name))
    assert terminal.end() == 128 + getattr(signal, name)
    assert terminal.output.count(LEAVE_ALTERNATE) == 1
    assert read_record(record.read_text()).moves


BEFORE_IT_WAITS = """
import ctypes, operator
from glastonbury.cli.screen import end_cleanly_when_killed

end_cleanly_when_killed()
c = ctypes.CDLL(None)
list(map(operator.call, [c["raise"], c.pause], [{}, 0]))  # Python does not look for signals between the two
"""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_kill_that_comes_just_before_a_line_is_waited_for_is_not_missed(name):
    program = BEFORE_IT_WAITS.format(int(getattr(signal, name)))
    killed = subprocess.run([sys.executable, "-c", program], check=False, timeout=60)
    assert killed.returncode == 128 + getattr(signal, name)


def test_every_turn_of_the_bots_is_told(tmp_path):
    """Also those before and after a corner at which the person had nothing to decide."""

    def passes(state):
        return state.phase == "take" and any(passes_after(state, move) for move in legal(state))

    def passes_after(state, move):
        """The move, then any answers of the bots, until the person passes at a corner."""
        return next_stop_after(state, move.cell) % 5 == 0 and state.pile and isinstance(move, Take)

    path, state = resumable(tmp_path, passes)
    move = next(move for move in legal(state) if passes_after(state, move))
    plies = len(read_record(path.read_text()).moves)
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("Take a card")
    screen = terminal.type(str(move), then="")
    terminal.close()
    record = read_record(path.read_text())
    taken = [events for _, events in list(replay(record))[plies + 1 :]]
    told = " ".join(screen.split())
    takes = [event for events in taken for event in events if isinstance(event, CardTaken)]
    assert len(takes) > 1
    for event in takes:
        assert f"took {Words().card(event.card)} from {event.cell}" in told


def test_a_window_that_is_too_small_says_so():
    terminal = Terminal("play", "--seed", "x", rows=20, columns=60)
    screen = terminal.wait_for("Make it larger")
    assert "This window has 60 × 20 letters." in screen
    terminal.type("", then="put your")
    terminal.close()


def test_how_to_play_fits_on_a_screen():
    terminal = Terminal("play", "--seed", "x")
    terminal.wait_for("put your pawn")
    screen = terminal.type("h", then="Enter closes")
    assert screen.startswith("How to play")
    terminal.close()


def test_before_the_immuto_is_put_the_cauldrons_lie_open(tmp_path):
    path, _ = resumable(tmp_path, lambda state: state.phase == "immuto")
    terminal = Terminal("play", "--resume", str(path))
    screen = terminal.wait_for("where does your")
    assert screen.startswith("Cards and points")
    assert "→" in screen  # what the Immuto would bring
    assert "Recipe" not in screen
    terminal.close()


def test_the_final_pages_fit_and_name_the_winner(tmp_path):
    path, _ = resumable(tmp_path, lambda state: state.phase == "keep" and state.has_recipes)
    terminal = Terminal("play", "--resume", str(path))
    terminal.wait_for("Type keep or drop.")
    screen = terminal.type("drop", then="")
    while "where does your" in screen:
        screen = terminal.type("none", then="")
    assert "The game is over." in screen
    screen = terminal.type("", then="Enter shows the recipes")
    assert screen.startswith("Cards and points")
    screen = terminal.type("", then="Enter ends")
    assert "against" in screen
    assert "win" in screen
    assert terminal.end("") == 0


def test_two_games_on_one_file_do_not_overwrite_each_other(tmp_path):
    path, state = resumable(tmp_path, lambda state: state.phase == "take" and len(state.pile) > 5)
    first, other = (Terminal("play", "--resume", str(path)) for _ in range(2))
    first.wait_for("Take a card")
    other.wait_for("Take a card")
    first.type(str(legal(state)[0]), then="")
    written = path.read_text()
    assert other.end(str(legal(state)[1])) == 1
    assert "was changed by somebody else" in other.output
    assert path.read_text() == written
    first.close()


def test_a_link_to_a_record_stays_a_link_and_its_mode_is_kept(tmp_path):
    path, _ = resumable(tmp_path, lambda state: state.phase == "take")
    path.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(path)
    assert run("play", "--resume", str(link), typed="").returncode == 0
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o640


# Over a pipe


def test_a_whole_game_over_a_pipe_ends_with_the_table_of_points(tmp_path):
    record = tmp_path / "game.json"
    done = play_by_first_legal("--players", "3", "--recipes", "--seed", "pipe", record=record)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Cards and points" in done.stdout
    assert "A: Most " in done.stdout
    assert "Total:" in done.stdout
    assert "wins with" in done.stdout or "win with" in done.stdout
    played = read_record(record.read_text())
    assert final_state(played).phase == "over"
    assert played.header["result"]["scores"]


def play_by_first_legal(*arguments: str, record) -> subprocess.CompletedProcess:
    """Answers every question over pipes: each answer follows from the record that play has written so far."""
    child = subprocess.Popen(
        [sys.executable, "-m", "glastonbury", "play", *arguments, "--record", str(record)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    shown = ""
    while letter := child.stdout.read(1):
        shown += letter
        if not shown.endswith("> "):
            continue
        if shown.endswith("y or n > "):
            answer = "y"
        elif "Enter" in shown.splitlines()[-1]:
            answer = ""
        else:
            answer = str(legal(final_state(read_record(record.read_text())))[0])
        child.stdin.write(answer + "\n")
        child.stdin.flush()
    _, errors = child.communicate()
    return subprocess.CompletedProcess(child.args, child.returncode, shown, errors)


def test_the_end_of_the_input_leaves_and_the_record_can_be_resumed(tmp_path):
    record = tmp_path / "game.json"
    done = run("play", "--seed", "x", "--first", "blue", "--record", str(record), typed="a1\nc2\n")
    assert done.returncode == 0
    assert f'Go on with: glastonbury play --resume "{record}"' in done.stdout
    before = read_record(record.read_text())
    assert str(before.moves[0]) == "@a1"
    done = run("play", "--resume", str(record), typed="")
    assert done.returncode == 0
    assert read_record(record.read_text()) == before


@pytest.mark.few(2)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "latin-1"])
def test_pipes_that_know_no_unicode_are_spoken_to_all_the_same(tmp_path, encoding):
    path, _ = resumable(tmp_path, lambda state: state.phase == "keep")
    environment = {"PYTHONIOENCODING": encoding, "PATH": ""}
    done = run("play", "--resume", str(path), typed="h\no\nt\nzz\ndrop\nnone\nnone\n\n\n\n", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Cards and points" in done.stdout
    assert " -" in done.stdout  # minus points are legible
    done = run("play", "--seed", "x", "--name", "Łucja", typed="zz\n", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "?ucja" in done.stdout


def test_over_a_pipe_the_table_is_told_in_words():
    done = run("play", "--seed", "x", "--first", "blue", typed="a1\n")
    assert "Blue: column c, above. Empty cauldron, moves 2." in done.stdout
    assert re.search(r"^c2: [A-Z][a-z]+.* [1-4]$", done.stdout, re.MULTILINE)
    assert "◇" not in done.stdout
    assert "◇" in run("play", "--seed", "x", "--first", "blue", typed="t\n").stdout


# Bad input


@pytest.mark.few(5)
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "5"], "--players"),
        (["--players", "blue,pink"], "--players"),
        (["--players", "blue,blue"], "--players"),
        (["--people", "3"], "3 people cannot sit in 2 seats"),
        (["--people", "0"], "--people"),
        (["--name", "A", "--name", "B"], "2 names for 1"),
        (["--first", "green"], "nobody plays green"),
        (["--removed-color", "blue"], "blue is played"),
        (["--players", "3", "--removed-color", "yellow"], "two players only"),
        (["--seed", ""], "--seed"),
        (["--edition", "de"], "--edition"),
        (["--resume", "nowhere.json"], "does not exist"),
    ],
)
def test_a_wrong_option_is_named(arguments, says):
    done = run("play", *arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stdout == ""


def test_record_does_not_overwrite_a_file(tmp_path):
    path = tmp_path / "precious.json"
    path.write_text("precious")
    done = run("play", "--record", str(path), "--seed", "x")
    assert done.returncode == 2
    assert "exists; go on with --resume" in done.stderr
    assert path.read_text() == "precious"


def test_a_place_that_cannot_be_written_is_an_error(tmp_path):
    done = run("play", "--record", str(tmp_path / "no" / "such" / "folder.json"), "--seed", "x")
    assert done.returncode == 1
    assert "Cannot write" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("content", ["", "{", "[]", "{}\n{}\n", json.dumps({"format": "glastonbury-record/1"})])
def test_resume_of_a_broken_file_is_an_error_and_leaves_it_alone(tmp_path, content):
    path = tmp_path / "broken.json"
    path.write_text(content)
    done = run("play", "--resume", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ")
    assert path.read_text() == content


def test_resume_of_a_game_with_an_unknown_bot_is_an_error(tmp_path):
    path = tmp_path / "game.json"
    run("play", "--seed", "x", "--record", str(path))
    path.write_text(path.read_text().replace('"herbalist"', '"merlin the second"'))
    done = run("play", "--resume", str(path))
    assert done.returncode == 1
    assert f"no bot 'merlin the second'; there are {', '.join(LEVELS)}" in done.stderr


def test_resume_takes_no_other_options(tmp_path):
    path = tmp_path / "game.json"
    run("play", "--seed", "x", "--record", str(path))
    done = run("play", "--resume", str(path), "--players", "3")
    assert done.returncode == 2
    assert "--resume" in done.stderr


# In other languages


def play_in_terminal(terminal: Terminal, record, words: Words) -> str:
    """Types the first legal move, as this language calls it, agrees, and turns pages; all that stood at a prompt."""
    terminal.wait_for("")
    screens = [terminal.shown()]
    while not terminal.prompt().startswith(words.say("terminal-enter-ends")):
        if terminal.prompt() == "> ":
            answer = words.typed(legal(final_state(read_record(record.read_text())))[0])
        elif terminal.prompt().startswith(words.say("terminal-yes-or-no")):
            answer = words.say("terminal-yes")
        else:
            answer = ""
        screens.append(terminal.type(answer, then=""))
    assert terminal.end("") == 0
    return "\n".join(screens)


@pytest.mark.parametrize(
    ("language", "option", "environment"),
    [
        ("ru", ["--language", "ru"], {}),
        ("de", [], {"LANG": "de_DE.UTF-8"}),
    ],
    ids=["by the option", "by its locale"],
)
def test_a_whole_game_in_another_language(tmp_path, language, option, environment):
    record, words = tmp_path / "game.json", Words(language)
    options = (*option, "--recipes", "--seed", "x", "--record", str(record))
    terminal = Terminal("play", *options, NO_COLOR="1", **environment)
    shown = play_in_terminal(terminal, record, words)
    game = read_record(record.read_text())
    assert final_state(game).phase == "over"
    assert game.setup.edition == ("ru" if language == "ru" else "en")
    seen = view(final_state(game), SPECTATOR)
    assert words.result(seen, words.player_names(game)) in shown
    english = re.compile(r"\b(the|your|card|cards|take|took|type|Enter shows|corner|row|column)\b")
    assert english.search(shown.replace(str(record), "")) is None


def test_started_without_options_it_asks_in_the_language():
    terminal = Terminal("play", "--language", "ru")
    for question, answer in (
        ("Сколько игроков", "пять"),
        ("Введите один из ответов: 2, 3, 4", "3"),
        ("Сколько из них за этой клавиатурой", "2"),
        ("Какого уровня боты", "уч"),
        ("Играете с рецептами", "да"),
    ):
        terminal.child.expect_exact(question)
        terminal.child.sendline(answer)
    screen = terminal.wait_for("поставьте фигурку в угол")
    assert screen.startswith("Гластонбери  русское издание, рецепты")
    assert "Зелёный (бот)" in screen
    screen = terminal.type("h", then="Enter")
    assert screen.startswith("Как играть")
    terminal.type("", then="поставьте фигурку")
    terminal.type("a9", then="«a9» сейчас нельзя. Можно: ")
    terminal.type("q", then="Выйти из этой партии?")
    assert terminal.end("д") == 0
    assert "Партия не доиграна." in terminal.output


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("arguments", "environment", "edition"),
    [
        (["--language", "fr"], {}, "fr"),
        (["--language", "de"], {}, "en"),
        (["--language", "fr", "--edition", "ru"], {}, "ru"),
        ([], {"LC_ALL": "it_IT.UTF-8"}, "it"),
    ],
)
def test_the_edition_is_that_of_the_language_unless_it_is_chosen(tmp_path, arguments, environment, edition):
    record = tmp_path / "game.json"
    done = run("play", "--seed", "x", "--record", str(record), *arguments, environment=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert read_record(record.read_text()).setup.edition == edition


def test_a_game_goes_on_in_another_language(tmp_path):
    record = tmp_path / "game.json"
    run("play", "--seed", "x", "--first", "blue", "--record", str(record), typed="a1\n")
    done = run("play", "--resume", str(record), "--language", "it")
    assert "Blu, il tuo pedone è alla colonna c, in alto." in " ".join(done.stdout.split())
    assert f'Per continuare: glastonbury play --resume "{record}"' in done.stdout


def test_a_file_that_cannot_be_written_is_said_in_the_language(tmp_path):
    done = run("play", "--record", str(tmp_path / "no" / "folder.json"), "--seed", "x", "--language", "de")
    assert done.returncode == 1
    assert done.stderr.startswith(str(tmp_path))
    assert "lässt sich nicht schreiben" in done.stderr


def test_where_there_are_no_letters_for_it_words_stay_legible():
    def told(language: str, encoding: str) -> str:
        environment = os.environ | {"PYTHONIOENCODING": encoding}
        return run(
            "play", "--seed", "x", "--first", "blue", "--language", language, typed="h\n", env=environment
        ).stdout

    french = told("fr", "ascii")
    assert "Regles du jeu\n" in french
    assert "dans le sens des aiguilles d'une montre" in french
    assert french.count("?") == french.count("? ou cela mene") + french.count("Tapez ? pour voir") == 2
    assert french.isascii()
    assert "Blue, put your pawn at a corner" in told("ru", "ascii")


def test_an_unknown_language_is_an_error():
    done = run("play", "--language", "tlh")
    assert done.returncode == 2
    assert f"'tlh' is not one of {', '.join(map(repr, LANGUAGES))}" in done.stderr
