"""Golden playthroughs: every state of some games as each seat sees it, and one told in every language.

`make golden` writes them anew.
"""

import re

import pytest

from glastonbury.text import LANGUAGES
from golden.regenerate import golden_files, told_file

GOLDEN = golden_files()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_playthrough(path):
    compare(path, GOLDEN[path]())


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_transcript(language):
    compare(*told_file(language))


def compare(path, text):
    expected = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(expected, text.splitlines(), strict=False), 1):
        assert now == was, f"{path.name}, line {number}"
    assert len(text.splitlines()) == len(expected), path.name


def test_the_golden_games_cover_the_variants():
    text = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN if path.suffix == ".txt"}
    headers = {game.split(":")[0] for game in text.values()}
    assert headers >= {f"edition en, {players} players" for players in (2, 3, 4)}
    assert {header.split()[1] for header in headers} == {"en,", "fr,", "it,", "ru,"}
    for feature in (
        "recipes on",
        "recipes off",
        "removed green",
        "reason=only_spells",
        "reason=last_card",
        "memory aid True",
    ):
        assert any(feature in game for game in text.values()), feature
    # Special situation 2: a pawn leaves a corner although an Immuto lies on top.
    assert any(leaves_corner_under_immuto(game) for game in text.values())


def leaves_corner_under_immuto(playthrough: str) -> bool:
    for ply in playthrough.split("\n\n"):
        for player, start, stop in re.findall(r"! PawnMoved player=(\d) start=(\d+) stop=(\d+)", ply):
            on_top = re.search(rf"^  {player} \w+: stop {stop}, top Im,", ply, re.MULTILINE)
            if int(start) % 5 == 0 and start != stop and on_top:
                return True
    return False
