"""docs/research.md says what is so."""

import doctest
import re
import runpy
from pathlib import Path

from glastonbury import __version__, actions
from glastonbury.envs import PENALTY, gymnasium, openspiel, pettingzoo
from glastonbury.envs.game import LONGEST
from glastonbury.observation import GAME, PLAYER, SECTIONS, SIZE, TURN
from glastonbury.rules import INGREDIENTS

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


def test_the_plots_are_those_of_the_data():
    plots = runpy.run_path(str(PAGE.with_name("plots.py")))["PLOTS"]
    for name, draw in plots.items():
        picture = PAGE.parent / "pictures" / name
        assert draw() == picture.read_text(encoding="utf-8")
        assert f"(pictures/{name})" in PAGE.read_text(encoding="utf-8")


def test_the_order_of_ingredients():
    assert f"`{' '.join(ingredient.code for ingredient in INGREDIENTS)}`" in PAGE.read_text(encoding="utf-8")


def test_the_longest_game():
    assert f"at most {LONGEST} decisions" in PAGE.read_text(encoding="utf-8")


def test_the_ids():
    for name in (gymnasium.ID, openspiel.NAME, pettingzoo.Glastonbury.metadata["name"]):
        assert f"`{name}`" in PAGE.read_text(encoding="utf-8")


def test_penalties():
    for kind, penalty in PENALTY.items():
        assert f"−{-penalty:g} with `{kind}`" in " ".join(PAGE.read_text(encoding="utf-8").split())


def test_the_citation_is_of_this_version():
    citation = (PAGE.parents[1] / "CITATION.cff").read_text(encoding="utf-8")
    said = dict(re.findall(r"^([a-z-]+): +(.+)$", citation, re.MULTILINE))
    assert said["version"] == __version__
    assert said["license"] == "MIT"
    assert said.keys() >= {"cff-version", "message", "title", "abstract", "type"}
    assert "\nauthors:\n  - name: " in citation


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
