"""Examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import glastonbury

SOURCE = Path(glastonbury.__file__).parent
FILES = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
MODULES = [".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__") for path in FILES]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of(name):
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0
