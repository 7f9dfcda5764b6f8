"""Browsers for tests of the page.

Playwright keeps an event loop of its own in this thread. Nothing of asyncio can run beside it, so it is put away after
each module, and what is asynchronous is done in the server's thread: `server.now(server.pass_time(60))`.
"""

import asyncio
import json
from collections import defaultdict
from itertools import chain

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from browsers import DESKTOP, PHONE, Complaints, Served, launched, open_their_eyes
from coaching import at_once
from playwright.sync_api import expect, sync_playwright
from situations import GO

from glastonbury.server.house.reviews import Reviews
from glastonbury.server.web.page import BUILT

AT_REST = """Promise.all(
    document.getAnimations()
        .filter(animation => animation.effect.getComputedTiming().endTime !== Infinity)
        .map(animation => animation.finished.catch(() => {}))
)"""  # what is still fading in would be too pale
AXE = {
    "resultTypes": ["violations"],
    "preload": False,  # what is heard comes from no element, and the rules about styles are off
    "rules": {"color-contrast": {"enabled": False}},  # by tokens; `contrast.pale` measures pixels, in every theme
}
PATIENCE = 60_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One for all tests of a file, which have people and tables of their own."""
    assert (BUILT / "index.html").exists(), "no page was built: make setup"
    server = Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="module", autouse=True)
def coach():
    """At once, and not beyond this file: tests of the server may follow in the same process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviews, "portion", at_once)
        yield


@pytest.fixture(scope="session")
def one_chromium():
    with sync_playwright() as playwright:
        browser, loop = launched(playwright), asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def chromium(one_chromium):
    """The same for all files: to start one takes as long as a test."""
    browser, loop = one_chromium
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def all_complaints():
    return Complaints()


@pytest.fixture(autouse=True)
def complaints(all_complaints):
    all_complaints.forget()
    yield all_complaints
    assert all_complaints.found == []


@pytest.fixture(scope="module")
def new_browser(chromium, all_complaints):
    """Makes a browser with cookies of its own: `new_browser(server, **PHONE)`. It knows the server by the name `host`.

    `installs`: it keeps the page for when there is no network, which takes as long as all the rest of opening it.
    `moves`: things move on it; else it is as for people who want that nothing does, which is drawn in half the time.
    """

    def new_browser(server, host: str = "localhost", installs: bool = False, moves: bool = False, **device):
        port = server.host.rpartition(":")[2]
        all_complaints.hosts.add(f"{host}:{port}")
        context = chromium.new_context(
            base_url=f"http://{host}:{port}",
            locale="en",
            service_workers="allow" if installs else "block",
            reduced_motion="no-preference" if moves else "reduce",
            **device,
        )
        context.set_default_timeout(PATIENCE)
        all_complaints.listen_to(context)
        open_their_eyes(context)
        return context

    return new_browser


def miss_nobody(server) -> None:
    """Whatever time another test has let pass: whoever has not come to a table yet has just left it."""
    server.house.presence.began = server.house.clock()


@pytest.fixture
def browse(new_browser, server):
    """New browsers, for this test alone."""
    miss_nobody(server)
    used = []

    def browse(**of):
        used.append(new_browser(server, **of))
        return used[-1]

    yield browse
    for context in used:
        context.close()


@pytest.fixture(scope="module")
def regular(new_browser, server):
    """One of the browsers that tests of this file have left, else a new one; and a place to leave it."""
    kinds = defaultdict(list)

    def regular(viewport, **of):
        left = kinds[json.dumps(of, sort_keys=True)]
        context = left.pop() if left else new_browser(server, viewport=viewport, **of)
        for page in context.pages:
            page.set_viewport_size(viewport)
        return context, left

    yield regular
    for context in chain(*kinds.values()):
        context.close()


@pytest.fixture
def stay(regular, server, complaints, request):
    """As `browse`, but their page stays for the next test: to load it takes longer than most tests.

    It goes on by its own ways (`opened`, `prefer`), for another person, and on a screen that is begun anew. What cannot
    be undone, as a clock that stands still, is for `browse`.
    """
    miss_nobody(server)
    used, failed = [], request.session.testsfailed

    def stay(**of):
        used.append(regular(**of))
        return used[-1][0]

    yield stay
    for context, place in reversed(used):
        if not context.pages or complaints.expected or request.session.testsfailed > failed:
            context.close()
            continue
        page, *others = context.pages
        for other in others:
            other.close()
        page.evaluate(GO, "/about")
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.mouse.move(0, 0)
        context.clear_cookies()
        place.append(context)


@pytest.fixture
def desktop(browse):
    return browse(**DESKTOP).new_page()


@pytest.fixture
def phone(browse):
    return browse(**PHONE).new_page()


@pytest.fixture(scope="session")
def axe():
    """Finds what is wrong for people who do not see, hear or point as others do: `axe(page)`."""

    def check(page) -> None:
        page.evaluate(AT_REST)
        if not page.evaluate("'axe' in window"):  # to read it takes as long as to run it
            page.evaluate(AXE_SCRIPT)
        found = AxeResults(page.evaluate("options => axe.run(options)", AXE))
        assert found.violations_count == 0, found.generate_report()

    return check
