"""`--large` runs every check in its large size; without it they take minutes."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("small", max_examples=60, deadline=None, derandomize=True)
settings.register_profile("large", max_examples=3000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--large", action="store_true", help="run the large sizes too")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("large" if config.getoption("--large") else "small")
    config.addinivalue_line("markers", "large: only with --large")
    # Tests start the command as a stranger would: nothing of this terminal leaks in.
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        os.environ.pop(name, None)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts with & is deaf to Ctrl-C


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--large"):
        small = [item for item in items if "large" not in item.keywords]
        config.hook.pytest_deselected(items=[item for item in items if "large" in item.keywords])
        items[:] = small


@pytest.fixture(scope="session")
def data() -> Path:
    return Path(__file__).parent / "data"
