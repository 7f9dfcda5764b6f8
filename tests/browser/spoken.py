"""A screen as assistive technology has it: roles, names and states, and nothing that is different each time.

`make golden` writes those in tests/golden/aria anew; a test compares them.
"""

import os
import re
from difflib import ndiff
from pathlib import Path

from situations import TEXTS

GOLDEN = Path(__file__).parents[1] / "golden" / "aria"
BOTS = "|".join(re.findall(r"^bot-name-\d+ = (.+)$", (TEXTS / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
CHANGING = {
    r"\b[0-9a-f]{16,}\b": "HASH",
    r"https?://[^\s\"]+": "LINK",
    r"\b(?=[A-Z]*\d)[A-Z0-9]{8}\b|/t/\w{8}|\b[A-Z]{8}\b": "CODE",
    rf"\b({BOTS})\b": "BOT",
    r"\bmerlin-\d+\b": "NET",
    r"without (yellow|green|red|blue)": "without COLOR",
    r"away for .*": "away",
    r"^( *- timer: ).*": r"\1TIME",
    r"^- log:\n(  .*\n?)+": "- log\n",  # what was said, other tests have heard
}


def tree(page) -> str:
    text = page.locator("body").aria_snapshot()
    for changing, name in CHANGING.items():
        text = re.sub(changing, name, text, flags=re.MULTILINE)
    return text + "\n"


def as_it_was(page, screen: str) -> list[str]:
    """Nothing, or what is different now."""
    path = GOLDEN / f"{screen.replace(' ', '-')}.yaml"
    now = tree(page)
    if "GOLDEN" in os.environ:
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    was = path.read_text(encoding="utf-8")
    changed = [line for line in ndiff(was.splitlines(), now.splitlines()) if line[0] in "+-"]
    return [f"{path.name} (make golden, and look at it): {line}" for line in changed]
