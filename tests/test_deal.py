"""The deal: test vectors, fairness, and independence of its parts."""

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace

import pytest

from glastonbury.deal import Choices, DealError, _below, deal, proof, read_proof, verify
from glastonbury.notation import new_record
from glastonbury.rules import DECK, PLAYER_COLORS, Color, Edition

BLUE, RED = Color.BLUE, Color.RED


def test_the_test_vectors(data):
    vectors = [json.loads(line) for line in (data / "deal-vectors.jsonl").read_text().splitlines()]
    assert len(vectors) >= 8
    for vector in vectors:
        given, gives = vector["deal"], vector["gives"]
        setup = deal(*read_proof(given))
        header = new_record(setup).header
        assert {key: header[key] for key in gives} == gives
        removed = gives["removed_color"]
        assert len(gives["deck"]) == (76 if removed else 84)
        assert not removed or not any(
            code.startswith(removed[0].upper()) for code in gives["deck"] if code[1:2] in "ab"
        )


def test_the_method_as_the_docs_describe_it():
    """Written out once more from docs/deal.md, to be sure that the page suffices."""
    secret, words = b"s", [b"one", b""]
    message = b"glastonbury-deal/1" + b"\0\0\0\3one" + b"\0\0\0\0"
    seed = hmac.new(secret, message, hashlib.sha256).digest()

    def numbers(purpose: bytes):
        for counter in range(40):
            block = hmac.new(seed, purpose + b"/" + counter.to_bytes(4, "big"), hashlib.sha256).digest()
            yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))

    def below(stream, limit: int) -> int:
        for number in stream:
            if number < 2**32 - 2**32 % limit:
                return number % limit
        raise AssertionError

    stream = numbers(b"deck")
    deck = list(DECK)
    for last in range(83, 0, -1):
        other = below(stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    setup = deal(Choices((BLUE, RED), removed_color=None), secret, words)
    assert setup.deck == tuple(deck)
    assert setup.players[0] == (BLUE, RED)[below(numbers(b"first"), 2)]
    unused = [Color.YELLOW, Color.GREEN]
    assert deal(Choices((BLUE, RED)), secret, words).removed_color == unused[below(numbers(b"removed_color"), 2)]


def test_numbers_of_the_incomplete_last_round_are_rejected():
    rounds = 2**32 - 2**32 % 84
    assert _below(iter([rounds, 2**32 - 1, rounds - 1]), 84) == 83
    assert _below(iter([85]), 84) == 1


def test_the_same_secret_and_words_give_the_same_game():
    choices = Choices((BLUE, RED), recipes=True)
    assert deal(choices, b"secret", [b"a", b"b"]) == deal(choices, b"secret", [b"a", b"b"])


def test_every_word_and_their_borders_matter():
    choices = Choices((BLUE, RED), recipes=True)
    decks = {
        deal(choices, secret, words).deck
        for secret, words in (
            (b"secret", [b"a", b"b"]),
            (b"secret", [b"b", b"a"]),
            (b"secret", [b"ab"]),
            (b"secret", [b"ab", b""]),
            (b"secret", []),
            (b"Secret", [b"a", b"b"]),
        )
    }
    assert len(decks) == 6


def test_a_choice_of_the_table_shifts_nothing_else():
    free = deal(Choices((BLUE, RED), recipes=True, removed_color=None), b"secret")
    chosen = deal(Choices((BLUE, RED), recipes=True, removed_color=None, first=0), b"secret")
    plain = deal(Choices((BLUE, RED), recipes=False, removed_color=None, edition=Edition.RU), b"secret")
    assert free.deck == chosen.deck == plain.deck
    assert chosen.players == (BLUE, RED)


def test_what_the_table_chose_is_kept():
    setup = deal(Choices((BLUE, RED), first=1, removed_color=Color.YELLOW, memory_aid=True), b"secret")
    assert (setup.players, setup.removed_color, setup.memory_aid) == ((RED, BLUE), Color.YELLOW, True)
    assert len(deal(Choices((BLUE, RED), removed_color=None), b"secret").deck) == 84
    assert deal(Choices(PLAYER_COLORS[:3]), b"secret").removed_color is None


def test_the_first_player_begins_and_the_order_stays_clockwise():
    for index in range(4):
        setup = deal(Choices(PLAYER_COLORS, first=index), b"secret")
        assert setup.players == PLAYER_COLORS[index:] + PLAYER_COLORS[:index]


def test_an_empty_secret_is_refused():
    with pytest.raises(ValueError, match="secret"):
        deal(Choices((BLUE, RED)), b"")


@pytest.mark.parametrize(
    "choices",
    [
        Choices((BLUE, RED), recipes=True),
        Choices((BLUE, RED), first=1, removed_color=None),
        Choices((BLUE, RED), removed_color=Color.GREEN),
    ],
)
def test_a_proof_suffices_to_repeat_the_deal(choices):
    setup = deal(choices, b"secret", [b"w"])
    given = json.loads(json.dumps(proof(choices, b"secret", [b"w"])))
    again = deal(*read_proof(given))
    assert again == setup


def test_every_outcome_is_equally_likely(pytestconfig):
    """Each count within five standard deviations of its mean (fixed secrets: no flake)."""
    deals = 4000 if pytestconfig.getoption("--large") else 1500

    def likely(count: int, share: float) -> bool:
        return abs(count - deals * share) < 5 * (deals * share * (1 - share)) ** 0.5

    first, removed, top, recipe = Counter(), Counter(), Counter(), Counter()
    for number in range(deals):
        setup = deal(Choices((BLUE, RED), recipes=True), str(number).encode())
        first[setup.players[0]] += 1
        removed[setup.removed_color] += 1
        top[setup.deck[0].code] += 1
        recipe[setup.recipes[0]] += 1
    assert len(first) == len(removed) == 2
    assert all(likely(count, 1 / 2) for count in (*first.values(), *removed.values()))
    assert len(top) == 9 * 8 + 5
    assert all(likely(top[f"{c}a{n}"], 1 / 76) for c in "BRO" for n in "1234")
    assert likely(top["Va"], 4 / 76)
    assert len(recipe) == 25
    assert all(likely(count, 1 / 25) for count in recipe.values())


# Verifying

CHOICES = Choices((BLUE, RED), recipes=True)
SETUP = deal(CHOICES, b"secret", [b"word"])
PROOF = proof(CHOICES, b"secret", [b"word"])


def test_a_true_proof_gives_the_commitment():
    assert verify(SETUP, PROOF) == hashlib.sha256(b"secret").hexdigest()


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"players": SETUP.players[::-1]}, "players"),
        ({"deck": (*SETUP.deck[:-2], SETUP.deck[-1], SETUP.deck[-2])}, "deck"),
        ({"recipes": SETUP.recipes[::-1]}, "recipes"),
    ],
)
def test_another_game_is_noticed(changed, what):
    with pytest.raises(DealError, match=what):
        verify(replace(SETUP, **changed), PROOF)


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "00"},
        {"words": []},
        {"words": ["776f7264", ""]},
        {"seats": ["red", "blue"]},
        {"removed_color": None},
        {"recipes": False},
    ],
)
def test_another_proof_is_noticed(change):
    with pytest.raises(DealError):
        verify(SETUP, PROOF | change)


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        "x",
        {},
        PROOF | {"method": "mine"},
        PROOF | {"secret": ""},
        PROOF | {"secret": "xyz"},
        PROOF | {"secret": 7},
        PROOF | {"words": 7},
        PROOF | {"words": [7]},
        PROOF | {"seats": ["blue"]},
        PROOF | {"seats": ["blue", "blue"]},
        PROOF | {"seats": ["blue", "orange"]},
        PROOF | {"seats": 3},
        PROOF | {"first": 2},
        PROOF | {"first": -1},
        PROOF | {"first": True},
        PROOF | {"removed_color": "pink"},
        PROOF | {"removed_color": "blue"},
        PROOF | {"removed_color": []},
        PROOF | {"recipes": "yes"},
    ],
)
def test_a_broken_proof_is_a_clear_error(broken):
    with pytest.raises(DealError, match=r"the proof of the deal cannot be used"):
        verify(SETUP, broken)
