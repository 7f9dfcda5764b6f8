"""The list of planted faults fits the code as it is, and whoever plants them is not easily content."""

import ast
import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import plant
import pytest
from plant import LIST, ROOT, Fault, Unusable

FAULTS = plant.read()
RULES, SCORED = "src/glastonbury/rules/scoring.py", "tests/rules/test_section_08_scoring.py"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.breaks)
def test_each_can_be_planted_and_its_tests_are_there(fault):
    planted = plant.planted(fault)
    assert fault.instead in planted
    if fault.file.endswith(".py"):
        ast.parse(planted)
    for test in fault.red:
        path, name = test.split("::")
        assert name.partition("[")[0] in names_in(ROOT / path), f"{test} is not there"


def names_in(path: Path) -> set[str]:
    """Of its tests; those of the page with what they are described under."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
    names, under = set(), ""
    for indent, kind, name in re.findall(r'^( *)(describe|test|it)(?:\.each\(.*\))?\("([^"]*)"', source, re.MULTILINE):
        if kind == "describe":
            under = name
        else:
            names.add(f"{under} {name}" if indent else name)
    return names


def test_every_floor_has_its_faults():
    """40 at least, and no two alike."""
    floors = Counter(
        re.match(r"(src/glastonbury/\w+|web)", fault.file)[0].removeprefix("src/glastonbury/") for fault in FAULTS
    )
    assert len(FAULTS) >= 40
    assert len({(fault.file, fault.text, fault.instead) for fault in FAULTS}) == len(FAULTS)
    assert floors["rules"] >= 8
    assert sum(floors[floor] for floor in ("notation", "views", "knowledge", "deal", "actions", "observation")) >= 7
    assert sum(floors[floor] for floor in ("core", "batch", "bots")) >= 6
    assert floors["server"] >= 10
    assert sum(floors[floor] for floor in ("cli", "arena", "envs")) >= 4
    assert floors["web"] >= 5


def test_a_text_that_does_not_stand_there_once_is_refused():
    for text, times in (("is written nowhere", 0), ("import", 5)):
        fault = Fault("x.py", text, "", "nothing", ("tests/x.py::test_x",))
        with pytest.raises(Unusable, match=f"x.py: expected once, found {times} times"):
            fault.planted_in("import\n" * 5)


# The program


def listed(tmp_path: Path, *faults: str) -> list[str]:
    """The command for another list."""
    path = tmp_path / "faults.toml"
    path.write_text("\n".join(f"[[fault]]\n{fault}" for fault in faults))
    return [sys.executable, str(LIST.with_name("plant.py")), "--list", str(path)]


def fault(text: str, instead: str, *red: str, file: str = RULES) -> str:
    return f"breaks = 'a test'\nfile = '{file}'\ntext = '{text}'\ninstead = '{instead}'\nred = {list(red)}\n"


def planting(command: list[str], tmp_path: Path) -> subprocess.CompletedProcess[str]:
    place = tmp_path / "place"
    place.mkdir()
    done = subprocess.run(command, env=os.environ | {"TMPDIR": str(place)}, capture_output=True, text=True, check=False)
    assert not list(place.iterdir())  # nothing is left behind
    return done


def test_what_is_noticed_what_is_not_and_what_only_breaks_are_told_apart(tmp_path):
    before = (ROOT / RULES).read_bytes()
    example = f"{SCORED}::test_section_8_the_books_example_gives_25"
    faults = [
        fault("BONUS = 5", "BONUS = 6", example),
        fault("RECIPE_B_POINTS = 10", "RECIPE_B_POINTS = 11", example),
        fault("BONUS = 5", "BONUS = gone", example),
    ]
    done = planting(listed(tmp_path, *faults), tmp_path)
    assert done.returncode == 1
    assert "1 of 3 faults noticed" in done.stdout
    assert f"stayed green: {example}" in done.stdout
    assert f"was not run: {example}" in done.stdout
    assert (ROOT / RULES).read_bytes() == before


def test_tests_that_are_red_anyhow_or_not_there_prove_nothing(tmp_path):
    done = planting(listed(tmp_path, fault("BONUS = 5", "BONUS = 6", f"{SCORED}::test_nobody_has_written")), tmp_path)
    assert done.returncode == 1
    assert "is not green where nothing is broken" in done.stdout
    assert "faults noticed" not in done.stdout


def test_the_page_is_built_once_before_any_browser_looks_at_it(monkeypatch, capsys):
    """While it is built there is none, and tests of several files share it."""
    ran = []

    async def noted(folder, _command, within="."):
        ran.append((folder.name, within))
        return ""

    monkeypatch.setattr(plant, "run", noted)
    files = ("test_shell", "test_room", "test_themes")
    seen = [Fault(RULES, "BONUS = 5", "", "nothing", (f"tests/browser/{file}.py::test_x",)) for file in files]
    assert not asyncio.run(plant.plant(seen, jobs=2))
    assert ran == [("sound", "web"), *[("sound", ".")] * 3]
    assert "is not green where nothing is broken" in capsys.readouterr().out


def test_a_list_that_does_not_fit_is_refused_before_anything_runs(tmp_path):
    example = f"{SCORED}::test_section_8_the_books_example_gives_25"
    faults = [fault("BONUS = 5", "BONUS = 6", example), fault("BONUS = 7", "BONUS = 6", example)]
    done = planting(listed(tmp_path, *faults), tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "expected once, found 0 times: 'BONUS = 7'" in done.stderr


@pytest.mark.few(1)
@pytest.mark.parametrize("signalled", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_when_it_is_interrupted_nothing_is_left_behind(tmp_path, signalled):
    place = tmp_path / "place"
    place.mkdir()
    example = f"{SCORED}::test_section_8_the_books_example_gives_25"
    waits = "import os, pathlib, signal; pathlib.Path(os.environ['HERE']).write_text(str(os.getpid())); signal.pause()"
    command = listed(tmp_path, fault("BONUS = 5", f"{waits}; BONUS = 5".replace("'", '"'), example))
    here = tmp_path / "here"
    os.mkfifo(here)
    planting = subprocess.Popen(
        command, env=os.environ | {"TMPDIR": str(place), "HERE": str(here)}, stderr=subprocess.PIPE, text=True
    )
    inner = int(here.read_text())  # waits for the test to begin
    planting.send_signal(signalled)
    _, errors = planting.communicate()
    assert (planting.returncode, errors) == (130, "interrupted\n")
    assert not list(place.iterdir())
    with pytest.raises(ProcessLookupError):
        os.kill(inner, 0)
