"""The web application: the page, REST and WebSockets around the house."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ASGIApp, Scope

from ... import __version__
from ..codes import Code, Detail
from ..house.bots import Pause
from ..house.caretaker import Caretaker
from ..house.house import House
from ..house.wishes import Wishes
from ..log.clock import house_clock
from ..log.store import DATABASE_ERRORS, Reached, opened
from ..logs import log_failure
from ..metrics import Metrics, measured
from ..settings import Settings
from ..shown.protocol import Problem
from ..shown.seen import NotForYou
from ..tables.changes import BotPace
from ..tables.table import Refused
from .asking import Asked, Stranger
from .connections import Connections, connected
from .guards import guarded
from .openapi import ApiPage, Data
from .page import BUILT, page_in
from .rest import BODIES, ROUTES
from .sockets import LARGEST, watch

MISSING: set[Code] = {"no_table", "no_game", "no_link", "set_aside"}
CODES: dict[int, Code] = {
    400: "unreadable",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    429: "too_many",
    500: "failed",
}


PAUSES: dict[BotPace, float] = {"quick": 0.25, "natural": 0.7, "slow": 2.0}  # seconds


async def person_pause(pace: BotPace) -> None:
    """So that people can follow what bots do."""
    await asyncio.sleep(PAUSES[pace])


def create_app(
    settings: Settings,
    date: Callable[[], float] = time.time,
    pause: Pause = person_pause,
    *,
    steady: Callable[[], float] = time.monotonic,
    page: Path = BUILT,
    warm: bool = True,
    reached: Reached = lambda _: None,
    furnished: Callable[[State], None] = lambda _: None,
) -> ASGIApp:
    """`reached` and `furnished` are for tests: the points of a command's way, and the house once it stands.

    Long because the house is opened and closed in it.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings.database, reached) as store:
            metrics: Metrics = app.state.metrics
            store.rows_per_commit = metrics.commit_rows.observe
            clock = await house_clock(store, date, steady)
            house = House(settings, store, await store.key(), clock, date, pause, metrics)
            wishes, caretaker = Wishes(house), Caretaker(house)
            await caretaker.beat()
            house.soon(caretaker.attempt(caretaker.tidy))
            app.state.update(house=house, wishes=wishes, caretaker=caretaker)
            running = asyncio.create_task(caretaker.run_until_cancelled())
            if warm:
                house.soon(house.warm_up())
            else:
                house.warm.set()
            furnished(app.state)
            try:
                yield
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                await house.close()

    pages = page_in(page)

    def not_found_answer(request: Request[Any, Any, State], error: NotFoundException) -> Response[Any]:
        return pages.not_found(request) or http_answer(request, error)

    app = Litestar(
        [*ROUTES, measured, watch, pages.files],
        lifespan=[lifespan],
        state=State({"metrics": Metrics()}),
        openapi_config=description(),
        request_class=Asked,
        logging_config=None,
        request_max_body_size=16 * LARGEST,
        exception_handlers=ANSWERS | {NotFoundException: not_found_answer},
        after_exception=[tell_of_failure],
    )
    return connected(guarded(app, settings), Connections(settings, app.state.metrics))


def description() -> OpenAPIConfig:
    router = Router("/api", route_handlers=[], before_request=nothing_else, include_in_schema=False)
    return OpenAPIConfig("Glastonbury", __version__, openapi_router=router, render_plugins=[ApiPage(), Data(BODIES)])


def nothing_else(request: Request[Any, Any, Any]) -> None:
    """Litestar answers every other path beside the description too, with an empty page."""
    if "path" in request.path_params:
        raise NotFoundException


async def tell_of_failure(error: Exception, scope: Scope) -> None:
    """What nobody foresaw is in the log; whoever asked learns only that it failed."""
    if not isinstance(error, (Refused, NotForYou, Stranger, HTTPException)):
        log_failure("request failed", error, path=scope.get("path_template"))


def answer(
    status: int, code: Code, data: dict[str, Detail], headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(Problem(code, data), status_code=status, media_type="application/json", headers=headers)


def refused_answer(_: object, refused: Refused) -> Response[Problem]:
    if refused.code == "too_many":
        return answer(429, refused.code, refused.data, {"retry-after": str(refused.data["retry_after"])})
    return answer(404 if refused.code in MISSING else 409, refused.code, refused.data)


def hidden_answer(_: object, __: NotForYou) -> Response[Problem]:
    return answer(403, "no_spectators", {})


def stranger_answer(_: object, __: Stranger) -> Response[Problem]:
    return answer(401, "stranger", {})


def not_kept_answer(_: object, __: Exception) -> Response[Problem]:
    """The database is full, locked or away: it may be asked again."""
    return answer(503, "not_kept", {})


def http_answer(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "failed")
    where: list[str] = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        where = [str(problem["key"]) for problem in error.extra if "key" in problem]
    return answer(error.status_code, code, {"at": where} if where else {}, error.headers)


def failed_answer(_: object, __: Exception) -> Response[Problem]:
    return answer(500, "failed", {})


ANSWERS: dict[int | type[Exception], Callable[..., Response[Problem]]] = {
    Refused: refused_answer,
    NotForYou: hidden_answer,
    Stranger: stranger_answer,
    **dict.fromkeys(DATABASE_ERRORS, not_kept_answer),
    HTTPException: http_answer,
    HTTP_500_INTERNAL_SERVER_ERROR: failed_answer,
}
