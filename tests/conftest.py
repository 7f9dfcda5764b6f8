"""`--large` runs every check in its large size; without it they take minutes.

`--shuffle SEED` runs them in random order: the files, and the tests of each.
"""

import gc
import os
import random
import signal
from collections import defaultdict
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

settings.register_profile("small", max_examples=20, deadline=None, derandomize=True)
settings.register_profile("large", max_examples=150, deadline=None)


# Their tests come first, so that at the end, when somebody has none left, the others have but short ones.
LONGEST = ("test_screens.py", "test_viewports.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--large", action="store_true", help="run the large sizes too")
    parser.addoption("--shuffle", metavar="SEED", help="in random order")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("large" if config.getoption("--large") else "small")
    config.addinivalue_line("markers", "large: only with --large")
    config.addinivalue_line("markers", "few(number): so many of what it is tried with, or none; all with --large")
    # Tests start the command as a stranger would: nothing of this terminal leaks in.
    for name in (
        "NO_COLOR",
        "FORCE_COLOR",
        "COLUMNS",
        "LINES",
        "PYTHONDONTWRITEBYTECODE",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
    ):
        os.environ.pop(name, None)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts with & is deaf to Ctrl-C


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--large"):
        left_out = {item for item in items if "large" in item.keywords}
        if not any("::" in wanted for wanted in config.args):  # who names a test wants all of it
            left_out |= more_than_few(items)
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if (seed := config.getoption("--shuffle")) is not None:
        rng = random.Random(seed)
        files = list(dict.fromkeys(item.path for item in items))
        rng.shuffle(files)
        place = {path: number for number, path in enumerate(files)}
        rng.shuffle(items)
        items.sort(key=lambda item: place[item.path])


def more_than_few(items: list[pytest.Item]) -> set[pytest.Item]:
    """Where one kind shows what others do: other kinds for other tests, so that each kind is seen."""
    kinds: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if "few" in item.keywords:
            kinds[item.nodeid.partition("[")[0]].append(item)
    left_out = set()
    for name, of_one in kinds.items():
        [number] = of_one[0].get_closest_marker("few").args
        first = crc32(name.encode()) % len(of_one)
        left_out.update([*of_one, *of_one][first + number : first + len(of_one)])
    return left_out


def pytest_collection_finish() -> None:
    """What is there now stays: nobody looks through it for cycles again, which takes half a second each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def data() -> Path:
    return Path(__file__).parent / "data"
