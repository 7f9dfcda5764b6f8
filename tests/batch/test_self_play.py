"""The example that learns by playing against itself runs, in a small size."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play.py"


def test_it_learns_and_says_how_well(capsys):
    runpy.run_path(str(EXAMPLE))["main"](rounds=1, games=8, judged_by=8)
    assert "      384 decisions: " in capsys.readouterr().out
