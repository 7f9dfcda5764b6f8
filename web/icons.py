"""Draws the icons of public/ from favicon.svg, with Chromium."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
ROUND = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
# Where the system cuts a shape of its own: sky to the edges, the cauldron well inside.
SQUARE = ROUND.replace('viewBox="0 0 512 512"', 'viewBox="-56 -48 624 624"').replace(
    'width="512" height="512" rx="96"', 'x="-100" y="-100" width="800" height="800"'
)
ICONS = {
    "icon-192.png": (192, ROUND),
    "icon-512.png": (512, ROUND),
    "icon-maskable-512.png": (512, SQUARE),
    "apple-touch-icon.png": (180, SQUARE),
}

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for name, (size, drawing) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{drawing}")
        page.screenshot(path=PUBLIC / name, omit_background=True)
    browser.close()
