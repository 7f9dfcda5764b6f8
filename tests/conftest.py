"""`--large` runs every check in its large size; without it they take minutes.

`--shuffle SEED` runs them in random order: the files, and the tests of each.
"""

import gc
import os
import random
import signal
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("small", max_examples=60, deadline=None, derandomize=True)
settings.register_profile("large", max_examples=600, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--large", action="store_true", help="run the large sizes too")
    parser.addoption("--shuffle", metavar="SEED", help="in random order")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("large" if config.getoption("--large") else "small")
    config.addinivalue_line("markers", "large: only with --large")
    # Tests start the command as a stranger would: nothing of this terminal leaks in.
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "PYTHONDONTWRITEBYTECODE"):
        os.environ.pop(name, None)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts with & is deaf to Ctrl-C


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--large"):
        small = [item for item in items if "large" not in item.keywords]
        config.hook.pytest_deselected(items=[item for item in items if "large" in item.keywords])
        items[:] = small
    if (seed := config.getoption("--shuffle")) is not None:
        rng = random.Random(seed)
        files = list(dict.fromkeys(item.path for item in items))
        rng.shuffle(files)
        place = {path: number for number, path in enumerate(files)}
        rng.shuffle(items)
        items.sort(key=lambda item: place[item.path])


def pytest_collection_finish() -> None:
    """What is there now stays: nobody looks through it for cycles again, which takes half a second each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def data() -> Path:
    return Path(__file__).parent / "data"
