"""Malformed, truncated, hostile and huge records: one clear error each, and the others are still done."""

import io
import json
import random
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import random_record
from glastonbury.notation import MAX_LINE, Record, RecordError, read_record, read_records, write_record

GOOD = json.loads(write_record(random_record(random.Random(5))))


def changed(**changes):
    value = deepcopy(GOOD)
    for path, new in changes.items():
        *parents, last = path.split("__")
        target = value
        for key in parents:
            target = target[int(key) if key.isdigit() else key]
        target[int(last) if last.isdigit() else last] = new
    return value


def without(key):
    return {k: v for k, v in GOOD.items() if k != key}


def problem(value) -> RecordError:
    line = value if isinstance(value, (str, bytes)) else json.dumps(value)
    with pytest.raises(RecordError) as error:
        read_record(line)
    return error.value


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (without("format"), "format: missing"),
        (without("players"), "players: missing"),
        (without("deck"), "deck: missing"),
        (without("actions"), "actions: missing"),
        (changed(format=1), "format: expected 'glastonbury-record/1', got 1"),
        (changed(format="glastonbury-record/2"), "format: expected"),
        (changed(players={}), "players: expected an array, got {}"),
        (changed(players=None), "players: expected an array, got None"),
        (changed(players__0="blue"), "players[0]: expected an object, got 'blue'"),
        (changed(players__0={}), "players[0].color: expected one of"),
        (changed(players__0__color="pink"), "players[0].color: expected one of"),
        (changed(players__0__color=["blue"]), "players[0].color: expected one of"),
        (changed(players__0__name=7), "players[0].name: expected a string, got 7"),
        (changed(edition="de"), "edition: expected one of en, fr, it, ru; got 'de'"),
        (changed(edition=None), "edition: expected one of"),
        (changed(removed_color="mauve"), "removed_color: expected one of"),
        (changed(removed_color=False), "removed_color: expected one of"),
        (changed(deck="Ya1"), "deck: expected an array"),
        (changed(deck__3="Zz9"), "deck[3]: 'Zz9' is no card"),
        (changed(deck__3=3), "deck[3]: 3 is no card"),
        (changed(deck__3=None), "deck[3]: None is no card"),
        (changed(deck__3=["Ya1"]), "deck[3]: ['Ya1'] is no card"),
        (changed(deck=GOOD["deck"][:-1]), "deck: missing"),
        (changed(deck=GOOD["deck"] + ["Va"]), "deck: too many Va"),
        (changed(recipes=[]), "recipes: expected"),
        (changed(recipes="none"), "recipes: expected an array"),
        (changed(memory_aid="yes"), "memory_aid: expected true or false, got 'yes'"),
        (changed(memory_aid=1), "memory_aid: expected true or false, got 1"),
        (changed(actions={}), "actions: expected an array, got {}"),
        ([], "record: expected an object, got []"),
        (3, "record: expected an object, got 3"),
        ("", "not JSON"),
        ("{", "not JSON"),
        (json.dumps(GOOD)[:700], "not JSON"),
        (json.dumps(GOOD) + "x", "not JSON"),
        (json.dumps(changed(weight=float("nan"))), "NaN is no JSON number"),
        (json.dumps(changed(weight=float("inf"))), "Infinity is no JSON number"),
        (json.dumps(GOOD)[:-1] + ', "weight": 1e999}', "too large"),
        (json.dumps(GOOD)[:-1] + ', "weight": ' + "9" * 5000 + "}", "has too many digits"),
        (json.dumps(GOOD)[:-1] + ', "deck": []}', "a key occurs twice"),
        ("[" * 100_000, "nested too deep"),
        ('{"a":' * 100_000, "nested too deep"),
        (json.dumps(GOOD).encode("utf-16"), "not UTF-8"),
        (b"\xff\xfe\x00", "not UTF-8"),
    ],
)  # fmt: skip
def test_a_bad_header_is_named_and_has_no_ply(value, says):
    error = problem(value)
    assert says in str(error)
    assert error.ply is None
    assert len(str(error)) < 400
    assert str(error).isascii()


def test_two_recipes_alike_are_refused():
    recipe = {"a": "white", "b": "most_ones"}
    other = {"a": "black", "b": "most_ones"}
    value = changed(recipes=[recipe, other, recipe, other][: len(GOOD["players"])])
    assert "two players have the same" in str(problem(value))
    value = changed(recipes=[{"a": "white"}] * len(GOOD["players"]))
    assert "recipes[0].b" in str(problem(value))


@pytest.mark.parametrize("token", ["zz", "", None, 3, [], {}, "\ud800", "c4" * 10_000])
def test_a_bad_action_is_named_by_its_ply(token):
    actions = [*GOOD["actions"][:10], token, *GOOD["actions"][11:]]
    error = problem(changed(actions=actions))
    assert error.ply == 10
    assert "legal: " in str(error)
    assert len(str(error)) < 400


def test_the_first_bad_action_counts_even_if_a_later_one_is_malformed():
    actions = list(GOOD["actions"])
    actions[9], actions[5] = 17, "@a1"
    assert problem(changed(actions=actions)).ply == 5


def test_an_action_after_the_end_is_refused():
    error = problem(changed(actions=[*GOOD["actions"], "c4"]))
    assert error.ply == len(GOOD["actions"])
    assert "the game is over" in str(error)


def test_the_header_is_checked_before_any_action():
    assert problem(changed(edition="xx", actions=["zz"])).ply is None


def read_all(*lines: bytes) -> list[Record | RecordError]:
    return list(read_records(io.BytesIO(b"\n".join(lines))))


def test_the_other_records_of_a_file_are_still_done():
    good = json.dumps(GOOD).encode()
    found = read_all(b"", b"{", good, b"   ", b"[]", good, b"")
    assert [type(answer) for answer in found] == [RecordError, Record, RecordError, Record]


def test_a_line_over_1_mb_is_refused_without_being_parsed():
    good = json.dumps(GOOD).encode()

    class Counting(io.BytesIO):
        most = 0

        def readline(self, size=-1):
            line = super().readline(size)
            Counting.most = max(Counting.most, len(line))
            return line

    stream = Counting(b"\n".join([good, b"[" * (5 * MAX_LINE), good]))
    found = list(read_records(stream))
    assert [type(answer) for answer in found] == [Record, RecordError, Record]
    assert "longer than 1,000,000 bytes" in str(found[1])
    assert Counting.most <= MAX_LINE + 1


def test_a_line_of_exactly_1_mb_is_read():
    padded = json.dumps(GOOD | {"comment": ""})
    padded = json.dumps(GOOD | {"comment": "x" * (MAX_LINE - len(padded))}).encode()
    assert len(padded) == MAX_LINE
    (record,) = read_all(padded)
    assert isinstance(record, Record)
    (error,) = read_all(padded.replace(b'"x', b'"xx'))
    assert isinstance(error, RecordError)


def test_a_byte_order_mark_and_windows_line_ends_are_no_trouble():
    good = json.dumps(GOOD).encode()
    assert [type(answer) for answer in read_all(b"\xef\xbb\xbf" + good + b"\r", b"\r", good + b"\r")] == [
        Record,
        Record,
    ]


# Fuzzing

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(GOOD["deck"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*GOOD, "a", "b", "color"]), inner),
    max_leaves=8,
)


def places(value, path=()):
    """Every place inside a JSON value."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from places(inner, (*path, key))


PLACES = list(places(GOOD))


@given(st.lists(st.tuples(st.sampled_from(PLACES[1:]), values | st.just("delete")), min_size=1, max_size=3))
def test_a_record_with_anything_anywhere_reads_or_gives_a_record_error(changes):
    value = deepcopy(GOOD)
    for path, new in changes:
        target = value
        try:
            for key in path[:-1]:
                target = target[key]
            if new == "delete":
                del target[path[-1]]
            else:
                target[path[-1]] = new
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took this place away
    check(json.dumps(value).encode())


@given(st.data())
def test_a_record_with_damaged_bytes_reads_or_gives_a_record_error(data):
    line = bytearray(json.dumps(GOOD).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    check(bytes(line[: data.draw(st.integers(0, len(line)))]))


@given(st.binary(max_size=300))
def test_any_bytes_read_or_give_a_record_error(line):
    check(line)


def check(line: bytes) -> None:
    for found in read_records(io.BytesIO(line)):
        if isinstance(found, RecordError):
            assert json.dumps(found.as_json())
        else:
            assert read_record(write_record(found)) == found
