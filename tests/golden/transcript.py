"""A game as the terminal tells it where there is no screen, with what two people type: their record's moves."""

import io
import random
from collections import deque

from rich.console import Console
from rich.text import Text

from glastonbury.cli.session import Session
from glastonbury.drawing import WIDTH
from glastonbury.notation import Record, new_record
from glastonbury.words import Words


def transcript(record: Record, language: str) -> str:
    words = Words(language)
    console = Keyboard(words, ["h", "o", "?", "t", "r", "xyzzy", *map(words.typed, record.moves)])
    nameless = Record(record.setup, new_record(record.setup).header, ())
    Session(console, words, nameless, {}, None, random.Random(1)).run()
    assert not console.typed
    return console.file.getvalue()


class Keyboard(Console):
    """Somebody who types these words, agrees where it is asked, and presses Enter at the end of each page."""

    def __init__(self, words: Words, typed: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False)
        self.typed = deque(typed)
        self.agreeing = words.say("terminal-yes-or-no"), words.say("terminal-yes")

    def input(self, prompt: Text) -> str:
        question, yes = self.agreeing
        answer = self.typed.popleft() if prompt.plain == "> " else yes if prompt.plain.startswith(question) else ""
        self.print(prompt, answer, sep="", end="", soft_wrap=True)
        return answer
