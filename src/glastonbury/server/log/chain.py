"""The rows of a log are a chain: each carries a digest over its content and the digest before.

So a row that was changed, lost or swapped is noticed. Names and ids of people stand outside of the chain: they are
rewritten when somebody is forgotten, and the digest of their own is rewritten with them. How digests are made never
changes, since they are on people's disks; and they are made of what is written there, so that a later release, whose
changes have more fields, finds them as they were.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

PERSONAL = ("name", "person")  # what changes say of people


class Seal(NamedTuple):
    digest: str = ""  # of the row without what is personal, and of all rows before it
    personal: str = ""  # of what is personal in this row


class Damaged(Exception):
    """A log that cannot be read, or does not follow: which row of which table, and what is wrong with it."""

    def __init__(self, table: str, row: int, what: str) -> None:
        super().__init__(f"table {table}, row {row}: {what}")
        self.table = table
        self.row = row
        self.what = what


def seal_of(
    before: str,
    table: str,
    seq: int,
    command: str | None,
    at: float,
    author: Mapping[str, Any],
    change: Mapping[str, Any],
) -> Seal:
    """Author and change as JSON has them, in the order that is written."""
    somebody = author["kind"] == "person"
    impersonal = {key: value for key, value in change.items() if key not in PERSONAL}
    digest = hashed(16, [before, table, seq, command, at, author["kind"], "" if somebody else author["id"], impersonal])
    return Seal(digest, personal_of(digest, author, change))


def personal_of(digest: str, author: Mapping[str, Any], change: Mapping[str, Any]) -> str:
    somebody = author["id"] if author["kind"] == "person" else ""
    return hashed(8, [digest, somebody, *(change.get(key) for key in PERSONAL)])


def hashed(size: int, content: object) -> str:
    return blake2b(ascii(content).encode(), digest_size=size).hexdigest()
