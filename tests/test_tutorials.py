"""The tutorials: records that the rules play, in which you do what is asked, and what is said of them is true."""

import json
import re
import runpy
from pathlib import Path

import pytest

from glastonbury.notation import read_record, replay
from glastonbury.rules import Color, legal
from glastonbury.server.shown.protocol import TutorialStep, read

WEB = Path(__file__).parents[1] / "web"
MADE = runpy.run_path(str(WEB / "tutorials.py"))
NAMES = MADE["NAMES"]
ENGLISH = (WEB.parent / "src" / "glastonbury" / "text" / "en.ftl").read_text(encoding="utf-8")


def shown(name: str) -> list[dict]:
    return json.loads((WEB / "src" / "tutorial" / f"{name}.json").read_text(encoding="utf-8"))["steps"]


@pytest.fixture(params=NAMES)
def name(request):
    return request.param


@pytest.fixture
def source(name):
    return json.loads((WEB / "tutorials" / f"{name}.json").read_text(encoding="utf-8"))


def test_the_page_shows_what_the_rules_say(name):
    """`make types` writes it."""
    assert (WEB / "src" / "tutorial" / f"{name}.json").read_text(encoding="utf-8") == MADE["written"](name)


def test_you_do_what_the_record_says(name, source):
    record = read_record(json.dumps(source["record"]))  # which plays it
    states = [state for state, _ in replay(record)]
    steps = shown(name)
    assert [step["move"] for step in steps] == [*(str(record.moves[ply]) for ply in source["steps"]), None]
    for ply, step in zip(source["steps"], steps, strict=False):
        assert states[ply].player == 0
        assert step["move"] in map(str, legal(states[ply]))
        game = step["leads"][-1]["game"]
        assert (game["ply"], game["seat"], game["deciding"]) == (ply, 0, 0)
        assert [offered["move"] for offered in game["legal"]] == list(map(str, legal(states[ply])))


def test_each_step_has_a_comment_of_two_short_sentences(name):
    for number, _ in enumerate(shown(name), 1):
        found = re.search(rf"^tutorial-{name}-{number} = (.+(?:\n[ }}].*)*)", ENGLISH, re.MULTILINE)
        assert found, number
        words = re.sub(r"\{[^{}]*\}", "x", re.sub(r"\{[^{}]*\}", "x", found[1]))
        assert len(re.findall(r"[.!?](?: |$)", words)) <= 3
        assert len(words) < 190


def test_each_step_can_be_counted(name):
    for number, _ in enumerate(shown(name), 1):
        assert read(json.dumps({"tutorial": name, "step": number}).encode(), TutorialStep).step == number


def test_nothing_beneath_a_top_is_shown_before_the_end(name):
    """As at any table (§5): what is remembered is not on the page."""
    for step in shown(name):
        for frame in step["leads"]:
            if frame["game"]["phase"] not in ("over", "immuto"):
                assert [player["cauldron"] for player in frame["game"]["players"]] == [None, None]


def test_the_first_one_has_everything_that_happens_in_a_game():
    steps = shown("first")
    moves = [step["move"] for step in steps]
    taken = [step["cards"].get("card") for step in steps]
    happened = [thing["type"] for step in steps for frame in step["leads"] for thing in frame["happened"]]
    assert {"De", "Ac", "Pe", "Im"} <= set(taken)
    assert "declinatio" in moves
    assert any(move and move.startswith("*") for move in moves)
    assert {"CardsSwept", "CauldronSeen", "GameEnded", "Scored"} <= set(happened)
    assert len(steps) <= 15


def test_the_points_that_are_named():
    """By hand, from the rulebook."""
    first, recipes, two = (shown(name) for name in NAMES)
    assert first[4]["points"]["now"] == 1 + 4 + 2  # three frogs
    assert first[5]["points"]["then"] == -4  # a single card
    assert first[11]["points"]["then"] == 1 + 2 + 3 + 4 + 5  # four
    assert first[13]["points"]["kept"] > first[13]["points"]["dropped"]  # so it is kept
    assert first[14]["points"]["points"] == first[13]["points"]["kept"]
    assert recipes[4]["points"]["b"] == recipes[2]["points"]["bonus"] == 10
    assert recipes[4]["points"]["a"] > 0
    assert (two[1]["numbers"]["cards"], two[1]["numbers"]["all"]) == (84 - 8, 84)


def test_of_the_removed_colour_there_is_no_card():
    record = read_record(json.dumps(json.loads((WEB / "tutorials" / "two.json").read_text(encoding="utf-8"))["record"]))
    assert record.setup.removed_color is Color.GREEN
    assert not any(card.code.startswith("G") for card in record.setup.deck)
