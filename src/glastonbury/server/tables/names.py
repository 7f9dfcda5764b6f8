"""What people are called at a table: what is shown can be read, and two are told apart."""

import re
import unicodedata

from .table import Refused, Table

FORGOTTEN = "-"  # whose data was deleted


def shown(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).split())


def check_name(table: Table, seat: int) -> None:
    """Of whoever has it since now: two at a table must be told apart, look-alikes too. Raises Refused."""
    name = table.seats[seat].name
    unprintable = any(unicodedata.category(letter)[0] == "C" for letter in name)
    if len(name) > 24 or unprintable or drawn(name) in ("", FORGOTTEN):
        raise Refused("bad_name")
    if any(alike(name, other.name) for number, other in enumerate(table.seats) if number != seat and other.name):
        raise Refused("name_taken")


def alike(name: str, other: str) -> bool:
    """By letters or by strokes: в and В are one letter, В and B one picture."""
    return visible(name).casefold() == visible(other).casefold() or drawn(name) == drawn(other)


# Besides spaces: joiners, fillers, vowels without a sound, variation selectors, the empty Braille pattern.
UNSEEN = re.compile(r"[\s\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def visible(name: str) -> str:
    """Without spaces, accents, and what shows nothing."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return UNSEEN.sub("", plain)


LOOK_ALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаекморстухіјѕԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορτυχɡı01|‐‒–—―−",
    "ABEKMHOPCTYXIJSaekmopctyxijsdhABEZHIKMNOPTYXaynikvoptuxgioll------",
)


def drawn(name: str) -> str:
    """The same for names that look the same: Cyrillic and Greek letters, digits and dashes that look Latin."""
    return visible(name).translate(LOOK_ALIKES).casefold().replace("i", "l")
