"""Tokens and records: writing is the inverse of reading; the examples replay as they should."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import random_record, random_setup
from glastonbury.notation import (
    ALL_MOVES,
    RecordError,
    final_state,
    new_record,
    perft,
    read_move,
    read_record,
    replay,
    result,
    trace,
    write_record,
)

seeds = st.integers(0, 2**32)


def test_reading_a_move_is_the_inverse_of_writing_it():
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES) == 4 + 32 + 32 + 4 + 19
    for move in ALL_MOVES:
        assert read_move(str(move)) == move


@pytest.mark.parametrize(
    "token", ["", "a1", "@b1", "*a1", "C4", "c4 ", "**c4", "immuto:", "immuto:Ya1", 7, None, ["c4"]]
)
def test_other_tokens_are_no_moves(token):
    with pytest.raises(ValueError, match="is no move"):
        read_move(token)


@given(seeds)
def test_record_to_replay_to_record_is_the_identity(seed):
    rng = random.Random(seed)
    record = random_record(rng)
    line = write_record(record)
    again = read_record(line)
    assert again == record
    assert write_record(again) == line
    assert again.moves == tuple(read_move(token) for token in json.loads(line)["actions"])
    assert [state for state, _ in replay(again)] == [state for state, _ in replay(record)]


@given(seeds)
def test_a_record_may_stop_anywhere(seed):
    rng = random.Random(seed)
    value = json.loads(write_record(random_record(rng)))
    value["actions"] = value["actions"][: rng.randrange(len(value["actions"]))]
    record = read_record(json.dumps(value))
    assert result(final_state(record)) is None
    assert trace(record)["result"] is None


def test_unknown_keys_are_kept_and_ignored():
    value = json.loads(write_record(new_record(random_setup(random.Random(1)))))
    value |= {"date": "2013-10-24", "place": {"town": "Glastonbury"}, "result": None}
    value["players"][0] |= {"name": "Ω", "age": 8}
    record = read_record(json.dumps(value))
    assert json.loads(write_record(record)) == value
    assert record.names[0] == "Ω"


def test_missing_optional_fields_have_their_defaults():
    rng = random.Random(3)
    value = json.loads(write_record(new_record(random_setup(rng))))
    while value["removed_color"] or value["recipes"] or value["edition"] != "en":
        value = json.loads(write_record(new_record(random_setup(rng))))
    for key in ("edition", "removed_color", "recipes"):
        del value[key]
    value.pop("memory_aid", None)
    setup = read_record(json.dumps(value)).setup
    assert (setup.edition, setup.removed_color, setup.recipes, setup.memory_aid) == ("en", None, None, False)


def examples(data, name):
    return [json.loads(line) for line in (data / f"example-{name}.jsonl").read_text().splitlines()]


def test_the_example_games_give_the_example_traces(data):
    games, traces = examples(data, "games"), examples(data, "traces")
    assert len(games) == len(traces) == 24
    for game, expected in zip(games, traces, strict=True):
        assert trace(read_record(json.dumps(game))) == expected


def test_the_example_perft_counts(data):
    games = examples(data, "games")
    for row in examples(data, "perft"):
        game = games[row["game"]] | {"actions": games[row["game"]]["actions"][: row["plies"]]}
        assert perft(final_state(read_record(json.dumps(game))), row["depth"]) == row["count"]


def test_the_bad_examples_name_their_ply(data):
    for row in examples(data, "bad"):
        with pytest.raises(RecordError) as error:
            read_record(json.dumps(row["record"]))
        assert error.value.ply == row["ply"]


def test_perft_counts_a_finished_game_once(data):
    state = final_state(read_record(json.dumps(examples(data, "games")[0])))
    assert state.phase == "over"
    assert [perft(state, depth) for depth in (0, 1, 5)] == [1, 1, 1]
