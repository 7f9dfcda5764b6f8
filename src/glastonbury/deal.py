"""From a secret and words to deck, recipes, first player and removed colour: the one way in which people are dealt.

The method is portable and checkable by anyone (docs/deal.md): whoever knows the secret and the words can repeat it
with nothing but HMAC-SHA-256. What the table has chosen itself comes in as `Choices` and is not derived.

>>> setup = deal(Choices(seats=(Color.BLUE, Color.RED)), b"a secret", [b"my word", b"your word"])
>>> setup.players, setup.removed_color, setup.deck[0].code
((<Color.BLUE: 'blue'>, <Color.RED: 'red'>), <Color.YELLOW: 'yellow'>, 'Kb3')
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from .rules import OTHER_COLORS, PLAYER_COLORS, Color, Edition, RecipeB, Recipes, Setup, deck_without

METHOD = "glastonbury-deal/1"

# Blue and red sit down first: they are the easiest pair to tell apart.
SEATING = (Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choices:
    """What the table decides before the deal; `random` leaves it to the deal (§3)."""

    seats: tuple[Color, ...]  # the players clockwise, whoever begins
    edition: Edition = Edition.EN
    recipes: bool = False
    first: int | Literal["random"] = "random"  # index into seats
    removed_color: Color | Literal["random"] | None = "random"  # with more than two players nothing is removed
    memory_aid: bool = False


def deal(choices: Choices, secret: bytes, words: Sequence[bytes] = ()) -> Setup:
    """The game that the secret and the words lead to."""
    if not secret:
        raise ValueError("the secret of a deal must not be empty")
    message = METHOD.encode() + b"".join(len(word).to_bytes(4, "big") + word for word in words)
    seed = _hmac(secret, message)

    seats = choices.seats
    first = _below(_stream(seed, "first"), len(seats)) if choices.first == "random" else choices.first
    players = seats[first:] + seats[:first]

    removed_color = choices.removed_color if len(seats) == 2 else None
    if removed_color == "random":
        unused = [color for color in PLAYER_COLORS if color not in seats]
        removed_color = unused[_below(_stream(seed, "removed_color"), len(unused))]

    recipes = None
    if choices.recipes:
        a = _shuffled(_stream(seed, "recipes_a"), OTHER_COLORS)
        b = _shuffled(_stream(seed, "recipes_b"), tuple(RecipeB))
        recipes = tuple(Recipes(*pair) for pair in zip(a, b, strict=True))[: len(players)]

    deck = _shuffled(_stream(seed, "deck"), deck_without(removed_color))
    return Setup(players, deck, choices.edition, removed_color, recipes, choices.memory_aid)


def proof(choices: Choices, secret: bytes, words: Sequence[bytes] = ()) -> dict[str, Any]:
    """What a record carries as `deal`: all that deck, recipes, order and removed colour follow from."""
    return {
        "method": METHOD,
        "secret": secret.hex(),
        "words": [word.hex() for word in words],
        "seats": [str(color) for color in choices.seats],
        "recipes": choices.recipes,
        "first": choices.first,
        "removed_color": choices.removed_color and str(choices.removed_color),
    }


class DealError(ValueError):
    """A game was not dealt as its proof says (`what` is different), or the proof says nothing (None)."""

    def __init__(self, problem: str, what: str | None = None) -> None:
        super().__init__(problem)
        self.what = what


def verify(setup: Setup, proof: object) -> str:
    """Repeat the deal that a record's `deal` describes, and compare; gives the SHA-256 that was shown before it.

    Raises DealError if anything is different, or if the proof cannot be read.
    """
    try:
        choices, secret, words = read_proof(proof)
        dealt = deal(choices, secret, words)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise DealError(f"the proof of the deal cannot be used: {error}") from None
    for what in ("players", "removed_color", "recipes", "deck"):
        if getattr(dealt, what) != getattr(setup, what):
            raise DealError(f"{what}: not what the secret and the words give", what)
    return hashlib.sha256(secret).hexdigest()


def read_proof(proof: Any) -> tuple[Choices, bytes, list[bytes]]:
    """What `proof` has written; raises a KeyError, TypeError or ValueError for anything else."""
    if not isinstance(proof, dict):
        raise ValueError("it is missing" if proof is None else "it is no object")
    if proof["method"] != METHOD:
        raise ValueError(f"method: only {METHOD} is known")
    seats = tuple(map(Color, proof["seats"]))
    first, removed = proof["first"], proof["removed_color"]
    if not 2 <= len(set(seats) & set(PLAYER_COLORS)) == len(seats):
        raise ValueError("seats: expected 2 to 4 different player colours")
    if first != "random" and (type(first) is not int or not 0 <= first < len(seats)):
        raise ValueError("first: expected a seat or random")
    if type(proof["recipes"]) is not bool:
        raise ValueError("recipes: expected true or false")
    choices = Choices(
        seats,
        recipes=proof["recipes"],
        first=first,
        removed_color=removed if removed in (None, "random") else Color(removed),
    )
    return choices, bytes.fromhex(proof["secret"]), [bytes.fromhex(word) for word in proof["words"]]


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


def _stream(seed: bytes, purpose: str) -> Iterator[int]:
    """Endless 32-bit numbers; each purpose has a stream of its own, so that no choice shifts another."""
    counter = 0
    while True:
        block = _hmac(seed, purpose.encode() + b"/" + counter.to_bytes(4, "big"))
        for offset in range(0, len(block), 4):
            yield int.from_bytes(block[offset : offset + 4], "big")
        counter += 1


def _below(stream: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely: numbers in the incomplete last round are rejected."""
    rounds = 2**32 - 2**32 % limit
    return next(number for number in stream if number < rounds) % limit


def _shuffled(stream: Iterator[int], items: Sequence[T]) -> tuple[T, ...]:
    """Fisher–Yates from the last place down."""
    shuffled = list(items)
    for place in range(len(shuffled) - 1, 0, -1):
        other = _below(stream, place + 1)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return tuple(shuffled)
