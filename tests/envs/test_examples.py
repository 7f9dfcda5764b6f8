"""The examples run, in a small size; and what is said where the extra is missing."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("pettingzoo_random", (2,), "player_2: "),
        ("gymnasium_random", (2,), "of 2 games against Herbalist"),
        ("openspiel_random", (2,), "points on average: "),
        ("openspiel_ismcts", (1, 3), "of 1 games against herbalist (95 % interval: "),
    ],
)
def test_example(name, arguments, words, capsys):
    runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](*arguments)
    assert words in capsys.readouterr().out


def said_without(missing: dict[str, str]) -> list[str]:
    """How the import of each of these modules ends where another one cannot be had."""
    code = f"""
import sys
from importlib import import_module

for module, other in {missing}.items():
    sys.modules[other] = None
    try:
        import_module("glastonbury.envs." + module)
    except Exception as error:
        print(repr(error))
    del sys.modules[other]
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_without_the_extra_the_message_names_it():
    said = said_without({"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"})
    assert len(said) == 3
    assert all('pip install "glastonbury[envs]"' in error for error in said), said


def test_what_is_broken_within_a_library_is_named_as_it_is():
    said = said_without({"pettingzoo": "gymnasium.spaces", "gymnasium": "gymnasium.spaces"})
    assert len(said) == 2
    assert all(error.startswith("ModuleNotFoundError('import of gymnasium.spaces halted") for error in said), said


def test_the_choices_load_no_engine():
    code = "import glastonbury.envs, sys; print({'numba', 'jax', 'numpy'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
