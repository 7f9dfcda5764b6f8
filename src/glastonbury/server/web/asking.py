"""Who asks, in which house, and how answers are described."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.exceptions import TooManyRequestsException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ..house.house import House
from ..house.wishes import Wishes
from ..limits import household
from ..shown.protocol import NOT_READ, Problem, place_in, read
from .identity import COOKIE, person_in, signed

A_YEAR = 365 * 24 * 3600
LARGEST_NUMBER = 2**31 - 1  # that every database takes


class Asked(Request[Any, Any, State]):
    async def json(self) -> Any:
        """As strictly as over a socket: Litestar would take "2" for 2."""
        data = self.route_handler.parsed_data_field
        assert data is not None
        try:
            return read(await self.body(), data.annotation)
        except NOT_READ as error:
            place = place_in(error)
            raise ValidationException(extra=[{"key": place}] if place else []) from None


class Stranger(Exception):
    """No cookie, or a forged one."""


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def wishes_of(request: Asked) -> Wishes:
    wishes: Wishes = request.app.state.wishes
    return wishes


def person_of(request: Asked) -> str:
    person = known_person(request)
    if person is None:
        raise Stranger
    return person


def known_person(request: Asked) -> str | None:
    return person_in(request.cookies.get(COOKIE), house_of(request).key)


def cookie_for(request: Asked, person: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=signed(person, house_of(request).key),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@contextmanager
def room_for(request: Asked) -> Iterator[None]:
    """For what takes long: of one address a few are served at once."""
    with house_of(request).doors.entered(household(request.scope["client"])) as room:
        if not room:
            raise TooManyRequestsException(headers={"Retry-After": "1"})
        yield


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    meanings = {
        400: "Not readable.",
        401: "No cookie: POST /api/me first.",
        403: "Not for spectators, or not for a page of another site.",
        404: "Not there.",
        409: "Refused.",
        413: "Too large.",
        429: "Too many requests.",
        503: "The database does not answer: ask again.",
    }
    return {status: described(Problem, meanings[status]) for status in (*statuses, 429)}


def described(data: type[Struct], meaning: str) -> ResponseSpec:
    """Without examples: Litestar would make up other ones each time."""
    return ResponseSpec(data, generate_examples=False, description=meaning)
