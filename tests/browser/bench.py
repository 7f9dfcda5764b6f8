"""How heavy and how quick the page is, in Chromium slowed down four times: one JSON line per figure.

python tests/browser/bench.py
"""

import gzip
import json
import statistics
import tempfile
from pathlib import Path

from browsers import DESKTOP, PHONE, Served, launched
from playwright.sync_api import sync_playwright

from glastonbury.server.page import BUILT

SLOWER = 4
TURNS = 12
IDLE = 100_000  # microseconds without a frame: nothing was moving
OFFERED = "[role=gridcell][aria-label*='Can be taken']"
SETTINGS = {"name": "Ann", "bots": 3, "level": "apprentice", "recipes": True}


def main() -> None:
    tell(
        "script and style, gzip",
        sum(weight(path) for path in BUILT.glob("assets/*") if path.suffix in {".js", ".css"}),
        "kB",
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(f"sqlite+aiosqlite:///{folder}/tables.db")
        browser = launched(playwright)
        try:
            for name, device in {"desktop": DESKTOP, "phone": PHONE}.items():
                measure(browser, server.url, name, device)
        finally:
            browser.close()
            server.stop()


def weight(path: Path) -> float:
    return len(gzip.compress(path.read_bytes())) / 1000


def measure(browser, url: str, name: str, device: dict) -> None:
    context = browser.new_context(base_url=url, locale="en", **device)
    context.add_init_script(f"localStorage.settings ??= {json.dumps(json.dumps(SETTINGS))}")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Begin at the corner").first.click()
    page.locator(OFFERED).first.wait_for()
    cold = browser.new_context(base_url=url, locale="en", storage_state=context.storage_state(), **device)
    tab = cold.new_page()
    slow(cold, tab)
    tab.goto(page.url, wait_until="commit")
    tab.locator(OFFERED).first.wait_for()
    tell(f"the table is there to play, cold, {name}", tab.evaluate("performance.now()"), "ms")
    cold.close()
    tell(f"frames while something moves, {name}", frames(context, page), "frames/s")
    context.close()


def frames(context, page) -> float:
    """By the browser's own trace of what it drew, over some turns of four players."""
    drawn: list[float] = []
    tracing = slow(context, page)
    tracing.on(
        "Tracing.dataCollected",
        lambda part: drawn.extend(event["ts"] for event in part["value"] if event["name"] == "DrawFrame"),
    )
    tracing.send("Tracing.start", {"categories": "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame"})
    look = page.get_by_role("dialog")  # after a Perluceo
    page.add_locator_handler(look, lambda shown: shown.get_by_role("button", name="Close").first.click())
    for _ in range(TURNS):
        if page.get_by_role("button", name="Stay, end the turn").count():
            page.get_by_role("button", name="Stay, end the turn").click()
        else:
            page.locator(OFFERED).first.click()
            page.get_by_role("button", name="Take").first.click()
        page.locator(OFFERED).or_(page.get_by_role("button", name="Stay, end the turn")).first.wait_for()
    over = False

    def ended(_: object) -> None:
        nonlocal over
        over = True

    tracing.on("Tracing.tracingComplete", ended)
    tracing.send("Tracing.end")
    while not over:
        page.evaluate("0")  # lets what the browser has to say come
    gaps = [later - earlier for earlier, later in zip(sorted(drawn), sorted(drawn)[1:], strict=False)]
    return 1e6 / statistics.mean(gap for gap in gaps if 0 < gap < IDLE)


def slow(context, page):
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def tell(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit}), flush=True)


if __name__ == "__main__":
    main()
