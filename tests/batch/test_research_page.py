"""What docs/research.md shows of JAX runs: its blocks, and the examples, in a small size."""

import re
import runpy
from pathlib import Path

import jax
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def large(pytestconfig):
    """Each of these is compiled once and runs for a moment; in the small size all is compiled in haste anyhow."""
    large = pytestconfig.getoption("--large")
    jax.config.update("jax_disable_most_optimizations", large)
    yield large
    jax.config.update("jax_disable_most_optimizations", False)


def test_the_blocks_in_python_run_and_give_what_they_say(large):
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    if not large:
        page = page.replace("4096", "64")  # as many as in test_batch.py, for which it is compiled
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    names = {}
    for block in blocks:
        exec(block, names)
        said = re.findall(r"^(\w+) = .*# (\w+)\[([\d, ]+)\]$", block, re.MULTILINE)
        assert said
        for name, dtype, shape in said:
            assert names[name].dtype == dtype
            assert str([*names[name].shape]) == f"[{shape}]"


SELF_PLAY = ("self_play", {"rounds": 1, "games": 8, "judged_by": 8}, "      384 decisions: ")


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("pgx_random", {"games": 24}, "points on average: "),  # as in test_pgx.py
        pytest.param(*SELF_PLAY, marks=pytest.mark.large),  # test_training.py learns by itself too
    ],
)
def test_example(name, arguments, words, capsys):
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"](**arguments)
    assert words in capsys.readouterr().out
