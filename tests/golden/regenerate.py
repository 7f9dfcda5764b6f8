"""Writes golden games, perft tables and deal vectors anew (`make golden`): the diff shows what changed."""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from builders import random_record
from glastonbury.deal import Choices, deal, proof
from glastonbury.notation import Record, final_state, new_record, perft, read_record, write_record
from glastonbury.rules import PLAYER_COLORS, Color, Edition
from glastonbury.text import LANGUAGES
from golden.playthrough import playthrough
from golden.told import told
from golden.transcript import transcript

TESTS = Path(__file__).parents[1]

# Lines of data/example-games.jsonl: 2, 3 and 4 players, all editions, with and without recipes,
# special situation 1 (3, 21) and 2 (0, 4, 5, 6, 19).
GAMES = (0, 1, 2, 3, 4, 5, 6, 7, 9, 13, 19, 21)
TOLD = (0, 1, 3)  # in which everything happens that can

# The line that is told in every language: two players with recipes and every spell, who decide all that one can.
IN_EVERY_LANGUAGE = 10

DEPTHS = (1, 2, 3, 4)
LARGE_DEPTH = 5


def golden_files() -> dict[Path, Callable[[], str]]:
    lines = (TESTS / "data" / "example-games.jsonl").read_text().splitlines()
    files = {}
    for number in GAMES:
        record = read_record(lines[number])
        setup = record.setup
        name = f"{number:02}-{len(setup.players)}-{setup.edition}" + ("-recipes" if setup.recipes else "")
        files[TESTS / "golden" / f"{name}.txt"] = partial(playthrough, record)
    with_memory_aid = read_record((TESTS / "golden" / "memory-aid.json").read_text())
    files[TESTS / "golden" / "memory-aid.txt"] = partial(playthrough, with_memory_aid)
    files |= {TESTS / "golden" / f"told-{number:02}.jsonl": partial(told, lines[number]) for number in TOLD}
    return files


def told_file(language: str) -> tuple[Path, str]:
    record = read_record((TESTS / "data" / "example-games.jsonl").read_text().splitlines()[IN_EVERY_LANGUAGE])
    return TESTS / "golden" / f"told-{language}.txt", transcript(record, language)


def perft_files() -> dict[Path, str]:
    """One table per variant: positions of one deck at the start, in the middle and near the end."""
    files = {}
    for players, edition, recipes in ((2, "en", True), (2, "it", False), (3, "fr", True), (4, "ru", True)):
        rng = random.Random(f"{players}{edition}")
        setup = deal(Choices(PLAYER_COLORS[:players], Edition(edition), recipes), rng.randbytes(16))
        game = random_record(rng, setup)
        rows = []
        for plies in (0, players, len(game.moves) // 2, len(game.moves) - 8, len(game.moves) - 3, len(game.moves)):
            record = Record(setup, game.header, game.moves[:plies])
            state = final_state(record)
            counts = {str(depth): perft(state, depth) for depth in DEPTHS}
            if counts["4"] < 200_000:
                counts[str(LARGE_DEPTH)] = perft(state, LARGE_DEPTH)
            rows.append(json.dumps({"record": json.loads(write_record(record)), "perft": counts}))
        files[TESTS / "perft" / f"{players}-{edition}.jsonl"] = "\n".join(rows) + "\n"
    return files


def deal_vectors() -> dict[Path, str]:
    """Deals of every kind, for this and every other implementation of docs/deal.md."""
    blue, red, green, yellow = Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW
    numbers = bytes(range(32))
    cases: tuple[tuple[bytes, list[bytes], Choices], ...] = (
        (b"secret", [], Choices((blue, red))),
        (b"secret", [], Choices((blue, red), recipes=True, first=0, removed_color=None)),
        (b"secret", [b"word"], Choices((blue, red))),
        (numbers, [b"one", b"two"], Choices((yellow, green), recipes=True)),
        (numbers, [b"one", b"two"], Choices((yellow, green), recipes=True, first=1, removed_color=red)),
        (numbers, [bytes(32), b"\xff" * 32, b""], Choices((yellow, green, red), recipes=True)),
        (b"\0", [], Choices((blue, red, green, yellow))),
        (b"rainy sunday", [], Choices((blue, red, green, yellow), recipes=True)),
        (b"k" * 100, [b"long key"], Choices((red, yellow, blue), recipes=True, first=2)),
    )
    rows = []
    for secret, words, choices in cases:
        header = new_record(deal(choices, secret, words)).header
        gives = {key: header[key] for key in ("players", "removed_color", "deck", "recipes")}
        rows.append(json.dumps({"deal": proof(choices, secret, words), "gives": gives}))
    return {TESTS / "data" / "deal-vectors.jsonl": "\n".join(rows) + "\n"}


if __name__ == "__main__":
    golden = {path: written() for path, written in golden_files().items()}
    for path, text in (golden | dict(map(told_file, LANGUAGES)) | perft_files() | deal_vectors()).items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(TESTS)}  {len(text):,} characters")
