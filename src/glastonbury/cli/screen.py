"""The terminal: a console for any kind of output, whatever letters it knows."""

import signal
import sys
import unicodedata
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from ..drawing import WIDTH
from ..words import Words

HEIGHT = 24

# Stand-ins, sign by sign, for a terminal or pipe that knows ASCII only.
ASCII = str.maketrans("●▲◆♠✚☾■○★∞◇·▶→−×–—…’“”„«»ßœ\u00a0\u202f", 'o^#v+(=@*8x.>>-x--.\'"""""so  ')


def new_console() -> Console:
    """Colours on a terminal (unless NO_COLOR is set), plain text of 80 columns into a pipe."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, emoji=False, width=WIDTH)
    return console


def print_lines(console: Console, lines: Iterable[Text | str]) -> None:
    for line in lines:
        text = shown(console, line)
        if console.is_terminal:
            console.print(text, no_wrap=True, overflow="crop", crop=True)
        else:
            text.rstrip()
            console.print(text, soft_wrap=True)


def shown(console: Console, line: Text | str) -> Text:
    """The line in letters and signs that the console knows, as far as there are some that look alike."""
    text = line.copy() if isinstance(line, Text) else Text(line)
    if not knows(console, "".join(map(chr, ASCII))):
        text.plain = text.plain.translate(ASCII)
    if not knows(console, text.plain):
        text.plain = "".join(
            letter if knows(console, letter) else unicodedata.normalize("NFD", letter)[0] for letter in text.plain
        )
    return text


def knows(console: Console, letters: str) -> bool:
    try:
        letters.encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def words_for(console: Console, language: str) -> Words:
    """English where the console has no letters for the language."""
    words = Words(language)
    return words if knows(console, shown(console, words.say("how-to-play")).plain) else Words("en")


def end_cleanly_when_killed() -> None:
    """A closed window or a kill leaves the terminal as it was found."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda number, _: sys.exit(128 + number))
