"""docs/research.md says what is so."""

import doctest
import re
from pathlib import Path

from glastonbury import actions
from glastonbury.observation import GAME, PLAYER, SECTIONS, SIZE, TURN

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def rows(heading: str) -> list[list[str]]:
    """The cells of the table with this first heading."""
    text = PAGE.read_text(encoding="utf-8")
    table = re.search(rf"^\| {heading} \|.*\n\|[-|]+\n((?:\|.*\n)*)", text, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def test_the_examples_run():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0


def test_sections():
    assert rows("section") == [
        [f"`{section.name}`", " × ".join(map(str, section.shape)), section.says] for section in SECTIONS
    ]
    assert f"{SIZE} small integers" in PAGE.read_text(encoding="utf-8")


def test_fields():
    for heading, fields in (("of a player", PLAYER), ("of a turn", TURN), ("of the game", GAME)):
        assert [name.strip("`") for name, _ in rows(heading)] == list(fields)


def test_actions():
    table = re.search(r"(\| action \|.*?)\n\n", actions.__doc__, re.DOTALL)[1]
    assert table in PAGE.read_text(encoding="utf-8")
