"""What stands between the world and the application: headers, the origin of requests, and how many there may be.

They stand around the whole application, not inside it: what no route answers is guarded too.
"""

import asyncio
import ipaddress
import json
import math
import re
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ..codes import Code
from ..limits import Buckets, Clock, Doors, Limits, household
from ..logs import log
from ..settings import Settings
from .addresses import own_names

STRANGER, NOT_FOUND, TOO_MANY = 4401, 4404, 4429  # why a socket is closed
HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?", re.ASCII)
A_YEAR = 365 * 24 * 3600


def guarded(app: ASGIApp, settings: Settings, clock: Clock = time.monotonic) -> ASGIApp:
    limited = within_limits(app, settings.limits, clock)
    named = limited if settings.proxies else by_own_names(limited, own_names(settings))
    return with_headers(at_plain_paths(for_own_pages(named, settings.public_url)), settings.public_url)


# Headers


def with_headers(app: ASGIApp, public_url: str | None) -> ASGIApp:
    """Every answer tells the browser how little a page of ours may do."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        headers = [(name.encode(), value.encode()) for name, value in headers_for(scope, public_url).items()]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await app(scope, receive, send_with_headers)

    return guard


def headers_for(scope: HTTPScope, public_url: str | None) -> dict[str, str]:
    headers = {
        "content-security-policy": policy(hosts(Headers.from_scope(scope), public_url)),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if scope["path"].startswith("/api"):
        headers["cache-control"] = "no-store"
    if scope["scheme"] == "https":  # elsewhere browsers ignore them, and complain
        headers["cross-origin-opener-policy"] = "same-origin"
        headers["strict-transport-security"] = f"max-age={A_YEAR}"
    return headers


def policy(names: frozenset[str]) -> str:
    """Only what comes from here. Sockets are named, since Safari does not count them to 'self'."""
    sockets = "".join(f" ws://{host} wss://{host}" for host in sorted(names) if HOST.fullmatch(host))
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


# Paths


def at_plain_paths(app: ASGIApp) -> ASGIApp:
    """Litestar takes `/api//tables` for `/api/tables`. It is another path, and nothing is there."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if "//" not in scope.get("path", ""):  # there is none when the server starts and stops
            await app(scope, receive, send)
        else:
            await refuse(scope, send, 404, "not_found", NOT_FOUND)

    return guard


# Names


def by_own_names(app: ASGIApp, names: frozenset[str]) -> ASGIApp:
    """A site may let its name lead to this machine: then its page would be one of ours, by origin, to the browser.

    By an address nobody comes so. Behind a proxy it is the proxy that knows the names.
    """
    told = False

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal told
        host = Headers.from_scope(scope).get("host") if "headers" in scope else None
        if host is None or is_own(host, names):
            await app(scope, receive, send)
            return
        if not told:
            told = True
            log("asked for by a name that is not this server's: GLASTONBURY_HOSTS can add it")
        await refuse(scope, send, 421, "wrong_host", STRANGER)

    return guard


def is_own(host: str, names: frozenset[str]) -> bool:
    name = HOST.fullmatch(host) and urlsplit(f"//{host.lower()}").hostname
    if not name:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.removesuffix(".") in names or name.endswith(".localhost")
    return True


# Origins


def for_own_pages(app: ASGIApp, public_url: str | None) -> ASGIApp:
    """A page of another site must not change anything for whoever visits it."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] != ScopeType.HTTP
            or scope["method"] in HARMLESS
            or same_origin(Headers.from_scope(scope), public_url)
        ):
            await app(scope, receive, send)
        else:
            await deny(send, 403, "wrong_origin", {})

    return guard


def same_origin(headers: Mapping[str, str], public_url: str | None) -> bool:
    """Whether a request or a socket is a program's, which sends no Origin, or comes from a page of this server."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2].lower() in hosts(headers, public_url)


def hosts(headers: Mapping[str, str], public_url: str | None) -> frozenset[str]:
    """By what names this server is known: the one that was asked for, and its public one, which a proxy may hide."""
    names = headers.get("host"), public_url and urlsplit(public_url).netloc
    return frozenset(name.lower() for name in names if name)


# Limits


def within_limits(app: ASGIApp, limits: Limits, clock: Clock) -> ASGIApp:
    """Requests and sockets of one address are counted. Who asks too much is told to wait, after a while.

    Files of the page come late then: a page without them would be broken.
    """
    buckets = Buckets(limits.requests, limits.requests_burst, clock)
    files = Buckets(limits.files, limits.files_burst, clock)
    doors = Doors(limits.sockets)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            address = household(scope["client"])
            with doors.entered(address) as room:
                if room and buckets.of(address).take():
                    await app(scope, receive, send)
                    return
            await asyncio.sleep(limits.some_pause())
            await turn_away(receive, send)
        elif scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api"):
            bucket = buckets.of(household(scope["client"]))
            if bucket.take():
                await app(scope, receive, send)
                return
            seconds = math.ceil(bucket.wait)
            await asyncio.sleep(limits.some_pause())
            await deny(send, 429, "too_many", {"retry_after": seconds}, (b"retry-after", str(seconds).encode()))
        else:
            if scope["type"] == ScopeType.HTTP and not files.of(household(scope["client"])).take():
                await asyncio.sleep(limits.some_pause())
            await app(scope, receive, send)

    return guard


async def turn_away(receive: Receive, send: Send) -> None:
    """Opened and closed at once: a page learns the reason from the code, and from nothing else."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})


async def refuse(scope: Scope, send: Send, status: int, code: Code, close: int) -> None:
    """A request by its status, a socket by the code that it is closed with."""
    if scope["type"] == ScopeType.HTTP:
        await deny(send, status, code, {})
    else:
        await send({"type": "websocket.close", "code": close, "reason": ""})


async def deny(send: Send, status: int, code: Code, data: dict[str, int], *headers: tuple[bytes, bytes]) -> None:
    body = json.dumps({"code": code, "data": data}).encode()
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": status, "headers": about})
    await send({"type": "http.response.body", "body": body, "more_body": False})
