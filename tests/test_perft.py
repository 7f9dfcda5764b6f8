"""perft tables: how many ways a game can go on, as data for every engine."""

import json
from pathlib import Path

import pytest

from glastonbury.notation import final_state, perft, read_record

ROWS = [
    (f"{path.stem}-{number}", row)
    for path in sorted((Path(__file__).parent / "perft").glob("*.jsonl"))
    for number, row in enumerate(map(json.loads, path.read_text().splitlines()))
]
SMALL = 30_000


def cases(*, large: bool):
    return [
        pytest.param(row["record"], int(depth), count, id=f"{name}-depth-{depth}")
        for name, row in ROWS
        for depth, count in row["perft"].items()
        if (count > SMALL) == large
    ]


def check(record, depth, count):
    assert perft(final_state(read_record(json.dumps(record))), depth) == count


@pytest.mark.parametrize(("record", "depth", "count"), cases(large=False))
def test_perft(record, depth, count):
    check(record, depth, count)


@pytest.mark.large
@pytest.mark.parametrize(("record", "depth", "count"), cases(large=True))
def test_perft_deep(record, depth, count):
    check(record, depth, count)


def test_there_are_several_decks_and_depths():
    assert len({tuple(row["record"]["deck"]) for _, row in ROWS}) >= 4
    assert {depth for _, row in ROWS for depth in row["perft"]} >= set("1234")
