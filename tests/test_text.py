"""The messages that Python says: each is there, is told what it needs, and is said in every language."""

import ast
import re
from pathlib import Path

import pytest

from glastonbury import text
from glastonbury.text import Texts, language_of, texts

SOURCE = Path(text.__file__).parents[1]
SPEAKING = [SOURCE / "words.py", SOURCE / "drawing.py", *sorted((SOURCE / "cli").glob("*.py"))]

VARIABLE = re.compile(r"\{\s*\$([\w-]+)")


def messages(language: str) -> dict[str, str]:
    """The source of every message, by its name, without its attributes."""
    return {name: source.split("\n    .")[0] for name, source in Texts(language).unread.items()}


ENGLISH = messages("en")


def said() -> list[tuple[str, list[str], set[str]]]:
    """Where something is said, which names it may have as regular expressions, and what it is told."""
    found = []
    for path in SPEAKING:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say":
                where = f"{path.name}:{node.lineno}"
                found.append((where, [*names(node.args[0])], {keyword.arg for keyword in node.keywords}))
    return found


def names(node: ast.expr):
    match node:
        case ast.Constant(value=str(name)):
            yield re.escape(name)
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w-]+" for part in parts)
        case ast.IfExp(body=body, orelse=orelse):
            yield from names(body)
            yield from names(orelse)


def asked() -> set[str]:
    """Names that stand by themselves, in a variable or as an argument."""
    nodes = (node for path in SPEAKING for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_message_that_is_said_is_there_and_is_told_what_it_needs():
    assert len(said()) > 100
    for where, patterns, told in said():
        for pattern in patterns:
            fitting = [name for name in ENGLISH if re.fullmatch(pattern, name)]
            assert fitting, f"{where}: no message {pattern}"
            if "[" not in pattern:
                assert told == set(VARIABLE.findall(ENGLISH[fitting[0]])), f"{where}: {pattern}"


def test_every_message_of_the_terminal_is_said():
    own = {name for name in ENGLISH if name.startswith("terminal-")}
    patterns = [pattern for _, some, _ in said() for pattern in some]
    assert {name for name in own - asked() if not any(re.fullmatch(pattern, name) for pattern in patterns)} == set()


def test_numbers_have_plurals_and_a_minus():
    assert texts("en").say("points", points=1) == "1 point"
    assert texts("en").say("points", points=-3) == "−3 points"
    assert [texts("ru").say("points", points=number) for number in (-1, 2, 5)] == [
        "−1\N{NO-BREAK SPACE}очко",
        "2\N{NO-BREAK SPACE}очка",
        "5\N{NO-BREAK SPACE}очков",
    ]
    assert texts("fr").say("points", points=0) == "0\N{NO-BREAK SPACE}point"


def test_nothing_invisible_is_said():
    """Neither the marks that Fluent puts around what it is told, nor a page's places for a hyphen."""
    assert texts("de").say("play-take", card=texts("de").say("ingredient-Ka")) == "Fledermausflügel nehmen"


def test_a_message_may_refer_to_another():
    assert texts("ru").say("card-immuto-label") == "Джокер, 0"


def test_a_missing_message_is_said_in_english_and_reported_once(caplog):
    russian = Texts("ru")
    del russian.unread["points"]
    assert [russian.say("points", points=2) for _ in range(3)] == ["2 points"] * 3
    assert [record.getMessage() for record in caplog.records] == ["ru: points: no such message"]


def test_a_message_that_cannot_be_said_is_never_an_exception(caplog):
    russian = Texts("ru")
    assert russian.say("points") == "points"  # it was not told how many
    assert russian.say("no-such-message") == "no-such-message"
    assert "ru: points: Unknown external: points" in caplog.text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_that_of_the_locale(environment, language):
    assert language_of(environment) == language
