"""Writes the golden playthroughs and the perft tables anew (`make golden`). The diff shows each change of behaviour."""

import json
import random
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

from builders import random_record  # noqa: E402
from glastonbury.deal import Choices, deal  # noqa: E402
from glastonbury.notation import Record, final_state, perft, read_record, write_record  # noqa: E402
from glastonbury.rules import PLAYER_COLORS, Edition  # noqa: E402
from golden.playthrough import playthrough  # noqa: E402

# Lines of data/example-games.jsonl: 2, 3 and 4 players, all editions, with and without recipes,
# special situation 1 (3, 21) and 2 (0, 4, 5, 6, 19).
GAMES = (0, 1, 2, 3, 4, 5, 6, 7, 9, 13, 19, 21)

DEPTHS = (1, 2, 3, 4)
LARGE_DEPTH = 5


def golden_files() -> dict[Path, str]:
    lines = (TESTS / "data" / "example-games.jsonl").read_text().splitlines()
    files = {}
    for number in GAMES:
        record = read_record(lines[number])
        setup = record.setup
        name = f"{number:02}-{len(setup.players)}-{setup.edition}" + ("-recipes" if setup.recipes else "")
        files[TESTS / "golden" / f"{name}.txt"] = playthrough(record)
    return files


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


if __name__ == "__main__":
    for path, text in (golden_files() | perft_files()).items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(TESTS)}  {len(text):,} characters")
