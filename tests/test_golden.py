"""Golden playthroughs: every state of twelve games as each seat sees it. `make golden` writes them anew."""

import pytest

from golden.regenerate import golden_files

GOLDEN = golden_files()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_playthrough(path):
    expected = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(expected, GOLDEN[path].splitlines(), strict=True), 1):
        assert now == was, f"{path.name}, line {number}"


def test_the_golden_games_cover_the_variants():
    text = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN}
    assert {(int(name.split("-")[1]), name.split("-")[2]) for name in text} >= {
        *((players, "en") for players in (2, 3, 4)),
        (2, "it"),
        (3, "ru"),
        (4, "fr"),
    }
    assert {"recipes" in name for name in text} == {True, False}
    assert any("reason=only_spells" in one for one in text.values())
    assert any("reason=last_card" in one for one in text.values())
    assert len(text) == 12
