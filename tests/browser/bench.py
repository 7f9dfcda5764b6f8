"""How heavy and how quick the page is, in Chromium slowed down four times: one JSON line per figure.

python tests/browser/bench.py
"""

import gzip
import json
import statistics
import tempfile
from pathlib import Path

from browsers import DESKTOP, PHONE, Served, launched
from players import Player, seated
from playwright.sync_api import sync_playwright

from glastonbury.server.web.page import BUILT

SLOWER = 4
STARTS = 5
DECISIONS = 12
IDLE = 100_000  # microseconds without a frame: nothing was moving
# The frame that shows the first card that can be taken, which is then in its place and answers.
OFFERED = """globalThis.offered = new Promise(resolve => (function look() {
    if (document.querySelector('[role=gridcell][aria-disabled=false]')) resolve(performance.now());
    else requestAnimationFrame(look);
})())"""


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
    hand = "touch" if device.get("has_touch") else "mouse"
    ann = seated(context, hand=hand, bots=3, recipes=True, pace="normal").play_now()
    ann.play(1)  # the pawn is at a corner
    ann.until_asked()
    starts = [start(browser, url, ann, device) for _ in range(STARTS)]
    tell(f"the table is there to play, cold, {name}", statistics.median(starts), "ms")
    tell(f"frames while something moves, {name}", frames(context, ann), "frames/s")
    context.close()


def start(browser, url: str, ann: Player, device: dict) -> float:
    """Milliseconds until what is asked can be pressed, in a browser that keeps nothing but who it is."""
    cold = browser.new_context(base_url=url, locale="en", storage_state=ann.page.context.storage_state(), **device)
    page = cold.new_page()
    page.add_init_script(OFFERED)
    slow(cold, page)
    page.goto(ann.page.url, wait_until="commit")
    taken = page.evaluate("offered")
    cold.close()
    return taken


def frames(context, ann: Player) -> float:
    """By the browser's own trace of what it drew, over some turns of four players."""
    drawn: list[float] = []
    tracing = slow(context, ann.page)
    tracing.on(
        "Tracing.dataCollected",
        lambda part: drawn.extend(event["ts"] for event in part["value"] if event["name"] == "DrawFrame"),
    )
    tracing.send("Tracing.start", {"categories": "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame"})
    ann.play(DECISIONS)
    over = False

    def ended(_: object) -> None:
        nonlocal over
        over = True

    tracing.on("Tracing.tracingComplete", ended)
    tracing.send("Tracing.end")
    while not over:
        ann.page.evaluate("0")  # lets what the browser has to say come
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
