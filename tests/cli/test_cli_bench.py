"""`bench envs`, and `bench server` in a small size: figures are printed, nothing is lost, nothing is left behind."""

import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from command import run

SMALL = ("bench", "server", "--tables", "4", "--rate", "20", "--seconds", "1")


SHORT = """
from glastonbury.bench import envs
from glastonbury.cli import main

envs.ROUNDS = envs.GAMES_PER_ROUND = 1
main()
"""


def servers_left(database: str) -> list[str]:
    """Processes that were told of this database (only Linux shows them)."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if database in (process / "environ").read_text(errors="replace"):
                found.append(process.name)
        except OSError:  # somebody else's, or gone meanwhile
            continue
    return found


def test_the_interfaces_for_learners(pytestconfig):
    done = run("bench", "envs") if pytestconfig.getoption("--large") else run("-c", SHORT, "bench", "envs")
    assert done.returncode == 0, done.stderr
    figures = read(done.stdout)
    assert [line["name"].split()[0].strip(",") for line in figures] == ["PettingZoo", "Gymnasium", "OpenSpiel"]
    assert all(line["unit"] == "steps/s" and line["value"] > 0 for line in figures)


@pytest.mark.large
def test_moves_beside_reviews_are_measured():
    done = run("bench", "reviews", "--tables", "2", "--rate", "10", "--seconds", "1", "--pairs", "1")
    assert done.returncode == 0, done.stderr
    alone, beside, ratio = read(done.stdout)
    assert (alone["unit"], beside["unit"], ratio["unit"]) == ("ms", "ms", "times")
    assert "beside 10 reviews" in beside["name"]


@pytest.mark.large
def test_a_start_with_many_tables_is_measured(tmp_path):
    database = f"sqlite:///{tmp_path / 'start.db'}"
    done = run("bench", "start", "--tables", "20", "--seconds", "1", "--database", database)
    assert done.returncode == 0, done.stderr
    figures = {line["name"]: line for line in read(done.stdout)}
    assert figures["`serve` with 20 tables answered after"]["unit"] == "s"
    for which in ("a table where much was played", "another"):
        assert figures[f"the first look at {which}, at most"]["value"] > 0
    assert figures["the same without snapshots, at most"]["value"] > 0
    assert figures["moves of others meanwhile, p99"]["unit"] == "ms"
    assert servers_left(str(tmp_path / "start.db")) == []


def test_figures_nothing_lost_and_nothing_left(tmp_path):
    database = f"sqlite:///{tmp_path / 'load.db'}"
    done = run(*SMALL, "--database", database, environment={"TMPDIR": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    figures = {line["name"].partition(" (4 tables, 1 process on SQLite)")[0]: line for line in read(done.stdout)}
    assert all(set(line) == {"name", "value", "unit"} for line in figures.values())
    assert figures["paced at 20 moves/s, p99 to the acknowledgement"]["unit"] == "ms"
    assert figures["unpaced"]["unit"] == "moves/s"
    assert figures["fsync of 4 KiB, while nothing is sent"]["value"] > 0
    assert figures["acknowledged moves"]["value"] >= 20
    assert figures["acknowledged moves that are not in the database"]["value"] == 0
    assert figures["moves in the database that were not acknowledged"]["value"] == 0
    assert figures["moves without an acknowledgement"]["value"] == 0
    assert servers_left(str(tmp_path / "load.db")) == []
    assert not list(tmp_path.glob("glastonbury-*"))


@contextmanager
def measuring(folder: Path):
    """An endless bench, in the middle. At the end of the `with` nothing holds its output open any more."""
    database = f"sqlite:///{folder / 'stopped.db'}"
    with subprocess.Popen(
        [sys.executable, "-m", "glastonbury", *SMALL, "--seconds", "10000", "--database", database],
        env=os.environ | {"TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a process group of its own, as a terminal gives it
    ) as bench:
        while "moves/s for" not in bench.stderr.readline():
            assert bench.poll() is None
        yield bench
        bench.communicate()
    assert servers_left(database) == []


@pytest.mark.few(1)
@pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["to it alone", "to all, as a terminal does"])
def test_ctrl_c_stops_everything(tmp_path, send):
    with measuring(tmp_path) as bench:
        send(bench.pid, signal.SIGINT)
    assert bench.returncode == 1
    assert not list(tmp_path.glob("glastonbury-*"))


def test_no_server_outlives_a_bench_that_was_killed(tmp_path):
    with measuring(tmp_path) as bench:
        bench.kill()


@pytest.mark.parametrize("url", ["mysql://here", "x"])
def test_another_database_is_an_error(url):
    done = run("bench", "server", "--database", url)
    assert done.returncode == 2
    assert "expected sqlite:///FILE or postgresql://" in done.stderr


def read(lines: str) -> list[dict]:
    return [json.loads(line) for line in lines.splitlines()]
