"""Digests are on people's disks: how they are made never changes."""

import pytest

from glastonbury.server.log.chain import Seal, personal_of, seal_of
from glastonbury.server.log.entries import Entry, sealed
from glastonbury.server.tables.changes import Author, Create, HandOver, Move, Options, Pace, Postpone, Row, Sit

ANN = Author("person", "a" * 32)
ROWS = [
    Row(0, 1_800_000_000.0, ANN, Create(Options(pace=Pace(60)), ("open", "witch"))),
    Row(1, 1_800_000_001.25, ANN, Sit(0, "Äñn \u2028 'n' \"q\"", "blue")),
    Row(2, 1_800_000_002.1, Author("bot", "witch"), Move(1, 0, "@a1")),
    Row(3, 1e300, Author("server"), Postpone(30.5)),
    Row(4, 0.1 + 0.2, Author("server"), HandOver(0, "b" * 32)),
]


def test_these_rows_have_these_digests_for_ever():
    found, before = [], ""
    for row in ROWS:
        entry = sealed(Entry("K7PMQ2", row, f"command-{row.seq}" if row.seq < 2 else None), before)
        found.append(tuple(entry.seal))
        before = entry.seal.digest
    assert found == [
        ("2167049f574343a12910cc9703e57525", "895c3d1d024513c1"),
        ("9b6b13f29dabb06ef17bcd97a5873d34", "0d0508f62b9edd95"),
        ("2bf4fc23b65ca055d53462401639b14e", "8a01997c7d1ba769"),
        ("adb4abdca5beb5d7a86b209698688c8f", "b2ef3ab715333172"),
        ("22bcae623e34ff0d4fa1d7cfd4f77571", "19ac53ea942b6704"),
    ]


ROW = ("before", "T", 3, "command-1", 12.5)


@pytest.mark.parametrize(
    ("author", "change"),
    [
        ({"kind": "person", "id": "ben"}, {"type": "Sit", "seat": 0, "name": "Ann"}),
        ({"kind": "person", "id": "ann"}, {"type": "Sit", "seat": 0, "name": "-"}),
        ({"kind": "person", "id": "ann"}, {"type": "Sit", "seat": 0, "name": "Ann", "person": "x"}),
    ],
)
def test_what_is_personal_is_in_a_digest_of_its_own(author, change):
    seal = seal_of(*ROW, {"kind": "person", "id": "ann"}, {"type": "Sit", "seat": 0, "name": "Ann"})
    other = seal_of(*ROW, author, change)
    assert other.digest == seal.digest
    assert other.personal != seal.personal
    assert Seal(seal.digest, personal_of(seal.digest, author, change)) == other


def test_all_else_is_in_the_chain():
    author, change = {"kind": "bot", "id": "witch"}, {"type": "Move", "game": 1, "ply": 0, "move": "a1"}
    digests = {seal_of(*ROW, author, change).digest}
    for place, other in enumerate(("after", "U", 4, None, 12.25)):
        digests.add(seal_of(*ROW[:place], other, *ROW[place + 1 :], author, change).digest)
    digests.add(seal_of(*ROW, {**author, "id": "merlin"}, change).digest)
    digests.add(seal_of(*ROW, {**author, "kind": "clock"}, change).digest)
    digests.add(seal_of(*ROW, author, {**change, "move": "a2"}).digest)
    assert len(digests) == 9
