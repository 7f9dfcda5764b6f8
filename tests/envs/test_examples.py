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


@pytest.mark.parametrize(
    ("module", "needs"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_without_the_extra_the_message_names_it(module, needs):
    code = f"import sys; sys.modules['{needs}'] = None; import glastonbury.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "glastonbury[envs]"' in done.stderr


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium"])
def test_what_is_broken_within_a_library_is_named_as_it_is(module):
    code = f"import sys; sys.modules['gymnasium.spaces'] = None; import glastonbury.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].startswith("ModuleNotFoundError: import of gymnasium.spaces halted")


def test_the_choices_load_no_engine():
    code = "import glastonbury.envs, sys; print({'numba', 'jax', 'numpy'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
