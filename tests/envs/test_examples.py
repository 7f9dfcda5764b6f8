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
        ("openspiel_ismcts", (1, 3), "IS-MCTS with 3 simulations won"),
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
