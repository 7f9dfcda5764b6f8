"""The page that `hatch_build.py` built from web/, read once: all that is given out is of one version."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

BUILT = Path(__file__).parents[2] / "page"
SCREENS = (
    "/",
    "/t/{name:str}",
    "/t/{name:str}/game/{game:int}",
    "/t/{name:str}/game/{game:int}/review",
    "/mistakes",
    "/how-to-play",
    "/tutorial/{name:str}",
    "/sheet",
    "/settings",
    "/about",
    "/link",
)
ASSETS = "/assets/"  # many: one route for all of them, so that a server starts in half the time
TYPES = {  # not those of the machine, which may know others or none
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
DENSE = {".png", ".woff2"}  # nothing can be gained by compressing them
FOR_A_YEAR = "public, max-age=31536000, immutable"  # what has its hash in its name
ASK_EACH_TIME = "no-cache"
NOT_BUILT = "The page was not built: `make setup` does it, in the project's folder. For programs there is /api.\n"
GZIP = re.compile(r"gzip(\s*;\s*q=(?!0(\.0*)?$).*)?")


@dataclass(frozen=True)
class File:
    content: bytes
    suffix: str
    cache: str

    @cached_property
    def compressed(self) -> bytes | None:
        return None if self.suffix in DENSE else gzip.compress(self.content, mtime=0)

    @cached_property
    def tag(self) -> str:
        """Weak: the same whether it is compressed or not."""
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        accepted = request.headers.get("accept-encoding", "").split(",")
        if self.compressed is not None and any(GZIP.fullmatch(encoding.strip()) for encoding in accepted):
            content = self.compressed
            headers["content-encoding"] = "gzip"
        kind = TYPES.get(self.suffix, "application/octet-stream")
        return Response(content, status_code=status, media_type=kind, headers=headers)


class Page(NamedTuple):
    files: HTTPRouteHandler  # each at its own path, and index.html for every screen
    shell: File | None  # index.html; None: it was not built

    def not_found(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """For somebody with a browser, whom the page tells; None: for a program, or it was not built."""
        wanted = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        ours = not f"{request.scope['path']}/".startswith("/api/")
        return self.shell.answer(request, 404) if self.shell and wanted and ours else None


def page_in(folder: Path) -> Page:
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    given = {
        at: File(path.read_bytes(), path.suffix, FOR_A_YEAR if at.startswith(ASSETS) else ASK_EACH_TIME)
        for at, path in files.items()
    }
    shell = given.pop("/index.html", None)
    others = [at for at in given if not at.startswith(ASSETS)]

    @route(
        [*SCREENS, f"{ASSETS}{{name:str}}", *others],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        status_code=200,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def show(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"].rstrip("/")
        file = given.get(path, None if path.startswith(ASSETS) else shell)
        if file is None and shell:
            raise NotFoundException
        return (
            Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
            if file is None
            else file.answer(request)
        )

    return Page(show, shell)
