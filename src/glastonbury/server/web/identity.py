"""People without accounts: a signed cookie says who somebody is. The key is made once and kept with the database."""

import hashlib
import hmac
import secrets

COOKIE = "glastonbury"


def new_person() -> str:
    return secrets.token_hex(16)


def signed(person: str, key: bytes) -> str:
    return f"{person}.{signature(person, key)}"


def person_in(cookie: str | None, key: bytes) -> str | None:
    """Whose cookie it is; None for a missing or forged one."""
    person, _, given = (cookie or "").partition(".")
    return person if person and hmac.compare_digest(given.encode(), signature(person, key).encode()) else None


def signature(person: str, key: bytes) -> str:
    return hmac.new(key, person.encode(), hashlib.sha256).hexdigest()
