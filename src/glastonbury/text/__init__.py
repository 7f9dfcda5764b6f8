"""All words, one file of messages of Project Fluent per language, for the page and for the terminal."""

import logging
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.ftl"))

MESSAGE = re.compile(r"^(?=-?[a-zA-Z][\w-]* =)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # from one message to another


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the locale, if there are words in it."""
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else "en"


@cache
def texts(language: str) -> "Texts":
    return Texts(language)


class Texts:
    """The messages of one language. Each is parsed when it is first said: a whole file takes as long as a thousand."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # takes a tenth of a second, which few commands need

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        _, *sources = MESSAGE.split((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
        self.unread = {source.split(" ", 1)[0]: source for source in sources}
        self.reported: set[str] = set()

    def say(self, name: str, /, **data: str | int) -> str:
        """The message; where it is missing or cannot be said, that is reported once, and it is said in English."""
        self.read(name)
        problem: object = "no such message"
        if self.bundle.has_message(name) and (pattern := self.bundle.get_message(name).value):
            said, problems = self.bundle.format_pattern(pattern, data)
            if not problems:
                return for_letters(str(said), data)
            problem = problems[0]
        if name not in self.reported:
            self.reported.add(name)
            logging.getLogger(__name__).error("%s: %s: %s", self.language, name, problem)
        return name if self.language == "en" else texts("en").say(name, **data)

    def read(self, name: str) -> None:
        """Parse a message, and what it refers to."""
        from fluent.runtime import FluentResource

        if source := self.unread.pop(name, None):
            self.bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self.read(other)


def for_letters(said: str, data: Mapping[str, str | int]) -> str:
    """Without signs for a page's hyphenation; numbers below nought with a minus, where Fluent writes a hyphen."""
    for value in data.values():
        if isinstance(value, int) and value < 0:
            said = said.replace(str(value), f"−{-value}")
    return said.replace("\N{SOFT HYPHEN}", "")
