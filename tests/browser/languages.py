"""A page that goes on in another language, `speak(page, "fr")`, or in the longest words of all, `speak_longest`."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from glastonbury.server.web.page import BUILT

TRANSLATED = sorted(file.stem for file in (BUILT.parent / "text").glob("*.ftl") if file.stem != "en")
LANGUAGES = ["en", *TRANSLATED]
PROGRAM = Path(__file__).parents[2] / "web/src/text/text.svelte.ts"
[LISTED] = re.findall(r"^export const LANGUAGES = {(.+)};$", PROGRAM.read_text(encoding="utf-8"), re.MULTILINE)
OWN_NAMES = dict(re.findall(r'(\w+): "([^"]+)"', LISTED))  # of all languages, as the page offers them

# As if it had been chosen in another tab, so that whatever is open stays open.
CHOOSE = """language => {
    const kept = {...JSON.parse(localStorage.settings ?? '{}'), language}
    localStorage.settings = JSON.stringify(kept)
    dispatchEvent(new StorageEvent('storage', {key: 'settings', newValue: localStorage.settings}))
}"""


def speak(page, language: str) -> None:
    page.evaluate(CHOOSE, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def speak_longest(page) -> None:
    """Of each message the longest translation, in the place of the German one, which this page has not spoken yet."""
    built(page.context, "de")
    german = re.compile(r"/assets/de-[^/]+\.js$")
    page.route(german, lambda route: route.fulfill(**longest_module()))
    speak(page, "de")
    page.unroute(german)  # each request would go this way


@cache
def longest_module() -> dict[str, str]:
    return module(longest())


def module(messages: list[dict]) -> dict[str, str]:
    body = f"export default JSON.parse({json.dumps(json.dumps({'body': messages}))})"
    return {"body": body, "content_type": "text/javascript"}


found: dict[str, list[dict]] = {}


def longest() -> list[dict]:
    """Of what was fetched; English is shorter than the others."""
    others = [{message["id"]: message for message in found[language]} for language in TRANSLATED]
    return [max((messages[name] for messages in others), key=length) for name in others[0]]


FETCH = """async files => JSON.stringify(Object.fromEntries(await Promise.all(Object.entries(files).map(
    async ([language, file]) => [language, Object.values(await import(file))[0].body]))))"""


def built(context, language: str) -> list[dict]:
    """A language's messages as the page fetches them: parsed, in a module."""
    if not found:
        page = context.new_page()
        page.goto("/favicon.svg")  # of the same origin
        found.update(json.loads(page.evaluate(FETCH, {language: asset(language) for language in TRANSLATED})))
        page.close()
    return found[language]


def asset(language: str) -> str:
    [file] = (BUILT / "assets").glob(f"{language}-*.js")
    return f"/assets/{file.name}"


def length(part: Any) -> int:
    """Letters of what may be shown at once: of variants the longest, of what is put in a few."""
    match part:
        case str():
            return len(part)
        case {"type": "select", "variants": variants}:
            return max(length(variant["value"]) for variant in variants)
        case {"id": _, "value": value, "attributes": attributes}:
            return max(length(pattern) for pattern in [value, *attributes.values()])
        case list():
            return sum(map(length, part))
        case _:
            return 4
