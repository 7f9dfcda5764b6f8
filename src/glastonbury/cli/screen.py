"""The terminal: a console for any kind of output, and pages that leave nothing behind."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from .drawing import ASCII, UNICODE, WIDTH, Signs


def new_console() -> Console:
    """Colours and styles on a terminal, plain text of 80 columns into a pipe; NO_COLOR is respected."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, emoji=False, width=WIDTH)
    return console


def signs_of(console: Console) -> Signs:
    try:
        "".join((*UNICODE.shapes.values(), UNICODE.immuto, UNICODE.corner, UNICODE.turn)).encode(console.encoding)
    except UnicodeEncodeError:
        return ASCII
    return UNICODE


def print_lines(console: Console, lines: Iterable[Text | str]) -> None:
    for line in lines:
        text = line.copy() if isinstance(line, Text) else Text(line)
        if not console.is_terminal:
            text.rstrip()
        console.print(text, no_wrap=True, overflow="crop", crop=True)
