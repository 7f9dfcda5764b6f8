"""`bench siege` and `bench kills` in a small size: figures are printed, nothing is lost, nothing is left behind."""

import pytest
from command import run
from test_cli_bench import read, servers_left


def test_a_small_siege(tmp_path, pytestconfig):
    names = ("endless-line", "guessing") if pytestconfig.getoption("--large") else ("guessing",)
    database = f"sqlite:///{tmp_path / 'siege.db'}"
    attacks = [word for name in names for word in ("--attack", name)]
    small = ("--moves", "100", "--rounds", "1", "--database", database)
    done = run("bench", "siege", *attacks, *small, environment={"TMPDIR": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    figures = {line["name"]: line for line in read(done.stdout)}
    for attack in names:
        for who in ("alone", "under attack"):
            for part in ("p50", "p99", "at most"):
                assert figures[f"{attack}, the canary {who}, {part}"]["value"] > 0
        assert figures[f"{attack}, newcomers who found no place"]["value"] == 0
        assert figures[f"{attack}, processor time of the attacker"]["unit"] == "s"  # none, where others want it all
    assert figures["acknowledged moves"]["value"] == 200 * len(names)
    assert figures["acknowledged moves that are not in the database"]["value"] == 0
    assert servers_left(str(tmp_path / "siege.db")) == []
    assert not list(tmp_path.glob("glastonbury-*"))


@pytest.mark.large
def test_a_short_evening(tmp_path):
    done = run("bench", "evening", "--minutes", "0.5", "--database", f"sqlite:///{tmp_path / 'evening.db'}")
    assert done.returncode == 0, done.stderr
    figures = {line["name"]: line["value"] for line in read(done.stdout)}
    assert figures["acknowledged moves"] >= 100
    assert figures["memory of the server at the end"] > 0
    assert servers_left(str(tmp_path / "evening.db")) == []


@pytest.mark.large
def test_killed_again_and_again(tmp_path):
    database = f"sqlite:///{tmp_path / 'kills.db'}"
    done = run("bench", "kills", "--kills", "10", "--database", database)
    assert done.returncode == 0, done.stderr
    figures = {line["name"]: line["value"] for line in read(done.stdout)}
    assert figures["servers that were killed"] == 10
    assert figures["commands that were answered, each of which is there once"] >= 10
    assert figures["copies that were whole, and found damaged once they were"] == 1
    assert servers_left(str(tmp_path / "kills.db")) == []


def test_an_attack_that_there_is_not():
    done = run("bench", "siege", "--attack", "hunger")
    assert done.returncode == 2
    assert "expected one of endless-line, endless-head" in done.stderr
