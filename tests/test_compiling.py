"""What is compiled is kept: as long as no file changes that is compiled in, and wherever numba can keep it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import glastonbury

# `legal` stands in core/game.py, `write_mask` in core/watching.py, and what they write is said in actions.py.
CODE = """
import json
import numpy as np
from glastonbury.core import legal, pack, write_mask
from glastonbury.deal import Choices, deal
from glastonbury.rules import Color, start

mask = np.zeros(60, dtype=np.int8)
write_mask(pack(start(deal(Choices((Color.BLUE, Color.RED)), b"kept"))), mask)
stats = [function.stats for function in (legal, write_mask)]
print(json.dumps({
    "corners": np.flatnonzero(mask).tolist(),
    "kept": sum(sum(known.cache_hits.values()) for known in stats),
    "compiled": sum(sum(known.cache_misses.values()) for known in stats),
    "folders": sorted({known.cache_path for known in stats}),
}))
"""

# The digest to which it belongs, before and after a change in each of these.
CHANGES = """
import json
from pathlib import Path
import glastonbury
from glastonbury.core.compiling import digest

known = [digest().hex()]
for name in ("core/packing.py", "net/form.py", "rules/cards.py", "actions.py", "observation.py"):
    with Path(glastonbury.__file__).parent.joinpath(name).open("a") as file:
        file.write("# changed\\n")
    known.append(digest().hex())
print(json.dumps(known))
"""


@pytest.fixture
def house(tmp_path):
    """A copy of the package, and a place for what a user keeps."""
    source = Path(glastonbury.__file__).parent
    left_out = shutil.ignore_patterns("__pycache__", "page", "server", "cli")
    shutil.copytree(source, tmp_path / "glastonbury", ignore=left_out)
    return tmp_path


def run(house, code):
    """What a new process has printed."""
    own = {"PYTHONPATH": str(house), "HOME": str(house / "home"), "XDG_CACHE_HOME": str(house / "home")}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")} | own
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def first_calls(house):
    """What they wrote, how many functions were compiled and how many kept, and where."""
    return run(house, CODE)


def test_a_change_in_one_file_compiles_the_functions_of_all_anew(house):
    folder = str(house / "glastonbury/core/__pycache__")
    assert first_calls(house) == {"corners": [36, 37, 38, 39], "compiled": 2, "kept": 0, "folders": [folder]}
    assert first_calls(house) == {"corners": [36, 37, 38, 39], "compiled": 0, "kept": 1, "folders": [folder]}
    actions = house / "glastonbury/actions.py"
    text = actions.read_text(encoding="utf-8")
    actions.write_text(text.replace("    Drop(),\n    *map", "    Drop(),\n    Drop(),\n    *map"), encoding="utf-8")
    assert first_calls(house) == {"corners": [37, 38, 39, 40], "compiled": 2, "kept": 0, "folders": [folder]}


def test_what_is_kept_belongs_to_the_text_of_every_file_that_numbers_are_compiled_in_from(house):
    assert len(set(run(house, CHANGES))) == 6


@pytest.mark.large
def test_where_the_package_cannot_be_written_the_user_keeps_it(house):
    (house / "glastonbury/core/__pycache__").write_text("no folder")
    first, second = first_calls(house), first_calls(house)
    assert (first["compiled"], second["compiled"], second["kept"]) == (2, 0, 1)
    assert [Path(folder).is_relative_to(house / "home") for folder in second["folders"]] == [True]
