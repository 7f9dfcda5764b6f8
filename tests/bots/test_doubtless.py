"""Positions whose best move is beyond doubt (`doubtless.py` says how they were found): the Wizard sees it in 50 ms.

So does a search that takes a sixth of that time, which is tried in every run.
"""

import random
from collections import Counter

import doubtless
import pytest

from glastonbury.bots import bot_named
from glastonbury.net import NEWEST, load


@pytest.mark.parametrize("name", [f"{NEWEST}@500", pytest.param("wizard", marks=pytest.mark.large)])
def test_what_is_beyond_doubt_is_found(name):
    bot, lines = bot_named(name), doubtless.lines()
    solved = [str(bot.choose(doubtless.known(line), random.Random(1))) == line["best"] for line in lines]
    assert len(lines) == 200
    assert sum(solved) >= 0.95 * len(lines), sum(solved)


@pytest.mark.large
def test_they_are_beyond_doubt():
    """Some of them, by today's net and search."""
    some = doubtless.lines()[::10]
    sure = [doubtless.agreed(doubtless.known(line), load(NEWEST)) == line["best"] for line in some]
    assert sum(sure) >= 0.95 * len(some), sure


def test_they_are_of_all_kinds():
    lines = doubtless.lines()
    assert set(Counter(line["players"] for line in lines)) == {2, 3, 4}
    assert {line["recipes"] for line in lines} == {line["removed"] for line in lines} == {False, True}
    assert len({line["edition"] for line in lines}) == 4
    assert len({line["secret"] for line in lines}) == 200
