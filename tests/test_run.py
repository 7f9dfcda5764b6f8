"""The test command itself: all parts run, all is counted, nothing is left behind, and any order will do."""

import itertools
import multiprocessing
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import steady
from run import Part, Run, lanes, total

TESTS = Path(__file__).parent
BARE = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # which starts quicker


def program(text: str) -> tuple[str, ...]:
    return sys.executable, "-c", text


def test_what_fails_in_one_part_keeps_no_other_from_running_and_is_counted(tmp_path, capfd):
    (tmp_path / "test_some.py").write_text(
        "import logging, pytest\n"
        "def test_right(): pass\n"
        "def test_wrong(): logging.error('not a test'); assert 0, 'because'\n"
        "@pytest.fixture\n"
        "def broken(): raise OSError\n"
        "def test_without_its_fixture(broken): pass\n"
    )
    counted = (sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider", "test_some.py")
    run = Run()
    run.go(
        [
            [
                Part("tests", [counted], folder=tmp_path, environment=BARE),
                Part("after", [program("print('3 passed in 1.00s')")]),
            ],
            [
                Part("checks", [program("print('a flaw'); exit(1)"), program("")]),
                Part("unprepared", [program("")], needs="nothing-that-make-knows"),
                Part(
                    "vitest", [program(r"print('      Tests  2 failed | 5 passed (7)\n FAIL  a.test.ts > b'); exit(1)")]
                ),
                Part("too old", [program("exit(1)")], left_out="there is no such wheel"),
            ],
        ]
    )
    assert {name: (result.passed, len(result.failing)) for name, result in run.results.items()} == {
        "tests": (1, 2),
        "after": (3, 0),
        "checks": (1, 1),
        "unprepared": (0, 1),
        "vitest": (5, 2),
        "too old": (0, 0),
    }
    assert "a flaw" in capfd.readouterr().out
    said = total(run.results, 61).splitlines()
    assert said[-1] == "In all: 10 passed, 6 failed in 1 min 1 s"
    assert "FAILED tests: test_some.py::test_wrong" in said
    assert "FAILED tests: test_some.py::test_without_its_fixture" in said
    assert "too old: left out: there is no such wheel" in said
    assert any(line.startswith("tests: 1 failed, 1 passed, 1 error in ") for line in said)


@pytest.mark.parametrize("text", ["", "print('12 passed in 1.00s')"])
def test_an_exit_status_is_a_failure_whatever_was_said(text):
    """Such as too little coverage, or a process that died."""
    run = Run()
    run.go([[Part("tests", [program(f"{text}; exit(3)" if text else "exit(3)")])]])
    assert len(run.results["tests"].failing) == 1


def test_the_exit_status_of_all():
    done = [
        subprocess.run([sys.executable, TESTS / "run.py", part], check=False).returncode for part in ("x", "browser")
    ]
    assert done == [2, 0]


def test_interrupted_it_leaves_nothing(tmp_path):
    """Not even what does not want to end, nor what that has started."""
    child = (
        "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); print('here', flush=True); time.sleep(9999)"
    )
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    text = f"""
import sys
import run
run.PATIENCE = 0.1
try:
    tests = run.Part("tests", [(sys.executable, "-c", {parent!r})])
    run.Run().go([[tests], [run.Part("other", [("sleep", "9999")])]])
except KeyboardInterrupt:
    print("interrupted")
"""
    with subprocess.Popen(
        program(text), cwd=TESTS, stdout=subprocess.PIPE, env=os.environ | {"MARK": str(tmp_path)}
    ) as running:
        assert running.stdout.readline() == b"here\n"
        running.send_signal(signal.SIGINT)
        assert running.stdout.read().splitlines()[-1] == b"interrupted"
    assert not [file for file in Path("/proc").glob("[0-9]*/environ") if str(tmp_path) in read(file)]


def read(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:  # somebody else's, or gone meanwhile
        return ""


def test_pgx_is_left_out_where_its_jax_does_not_run():
    def left_out(version: tuple[int, int]) -> list[str]:
        return [
            part.name for lane in lanes(large=True, shuffle=None, version=version) for part in lane if part.left_out
        ]

    assert (left_out((3, 11)), left_out((3, 13)), left_out((3, 14))) == ([], [], ["Pgx"])


def test_a_few_kinds_are_tried_other_ones_by_other_tests_and_all_by_whoever_wants_them(tmp_path):
    (tmp_path / "test_kinds.py").write_text(
        "import pytest\nkinds = pytest.mark.parametrize('kind', range(4))\n"
        "@pytest.mark.few(2)\n@kinds\ndef test_a(kind): pass\n"
        "@pytest.mark.few(2)\n@kinds\ndef test_b(kind): pass\n"
        "@pytest.mark.few(2)\n@kinds\ndef test_c(kind): pass\n"
    )

    def kinds_of(name: str, *asked: str) -> str:
        command = [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider", "--collect-only", "-q"]
        listed = subprocess.run(
            [*command, *asked],
            cwd=tmp_path,
            env=BARE | {"PYTHONPATH": str(TESTS)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        return "".join(re.findall(rf"::{name}\[(\d)\]", listed))

    few = {name: kinds_of(name, ".") for name in ("test_a", "test_b", "test_c")}
    assert {len(kinds) for kinds in few.values()} == {2}
    assert len(set(few.values())) > 1
    assert kinds_of("test_a", ".", "--large") == kinds_of("test_a", "test_kinds.py::test_a") == "0123"


def order(seed: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "--shuffle", seed]
    listed = subprocess.run(
        [*command, TESTS / "rules"], cwd=TESTS, env=BARE, capture_output=True, text=True, check=True
    ).stdout
    return [line for line in listed.splitlines() if "::" in line]


def test_a_seed_gives_an_order_in_which_files_stay_together():
    first, other = order("1"), order("2")
    assert first != other
    assert sorted(first) == sorted(other)
    files = [name.partition("::")[0] for name in first]
    assert sum(a != b for a, b in itertools.pairwise(files)) == len(set(files)) - 1


def test_tests_that_were_started_deaf_to_ctrl_c_start_what_hears_it(tmp_path):
    """As by a shell that leaves them in the background."""
    hears = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    started = f"subprocess.check_output([sys.executable, '-c', {hears!r}])"
    (tmp_path / "test_deaf.py").write_text(f"import subprocess, sys\ndef test(): assert {started} == b'True\\n'")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider", tmp_path],
        env=BARE | {"PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )
    assert done.returncode == 0, done.stdout


# Again and again


def test_what_failed_in_some_run_is_listed_with_its_seeds(monkeypatch, capsys):
    seeds = []

    def fake_lanes(**asked):
        seeds.append(asked["shuffle"])
        fails = "print('FAILED test_x.py::test_y - because'); print('1 failed, 4 passed in 0.1s'); exit(1)"
        return [[Part("tests", [program(fails if len(seeds) == 2 else "print('5 passed in 0.1s')")])]]

    monkeypatch.setattr(steady, "lanes", fake_lanes)
    assert steady.main(3) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-2:] == ["In 3 whole runs 1 failed now and then.", f"tests: test_x.py::test_y: {seeds[1]}"]
    assert [line for line in said if line.startswith("Run ")] == [
        f"Run {number} of 3, {beside}: --shuffle {seed}"
        for number, seed, beside in zip((1, 2, 3), seeds, ("alone", "beside other work", "alone"), strict=True)
    ]
    assert multiprocessing.active_children() == []


def test_interrupted_it_says_what_it_has_so_far(monkeypatch, capsys):
    runs = []

    class Interrupted(Run):
        def go(self, lanes):
            runs.append(self)
            if len(runs) == 2:
                assert len(multiprocessing.active_children()) == steady.BUSY_PER_CORE * os.cpu_count()
                raise KeyboardInterrupt
            super().go(lanes)

    monkeypatch.setattr(steady, "Run", Interrupted)
    monkeypatch.setattr(steady, "lanes", lambda **_: [[Part("tests", [program("print('5 passed in 0.1s')")])]])
    assert steady.main(5) == 1
    assert "In 1 whole runs nothing failed." in capsys.readouterr().out
    assert multiprocessing.active_children() == []
