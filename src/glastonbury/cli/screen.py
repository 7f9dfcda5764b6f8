"""The terminal: a console for any kind of output, whatever letters it knows."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

WIDTH, HEIGHT = 80, 24

# Stand-ins, sign by sign, for a terminal or pipe that knows ASCII only.
ASCII = str.maketrans("●▲◆♠✚☾■○★∞◇·▶→−×’“”", 'o^#v+(=@*8x.>>-x\'""')


def new_console() -> Console:
    """Colours on a terminal (unless NO_COLOR is set), plain text of 80 columns into a pipe."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, emoji=False, width=WIDTH)
    return console


def print_lines(console: Console, lines: Iterable[Text | str]) -> None:
    unicode = knows_our_signs(console)
    for line in lines:
        text = line.copy() if isinstance(line, Text) else Text(line)
        if not unicode:
            text.plain = text.plain.translate(ASCII)
        if console.is_terminal:
            console.print(text, no_wrap=True, overflow="crop", crop=True)
        else:
            text.rstrip()
            console.print(text, soft_wrap=True)


def knows_our_signs(console: Console) -> bool:
    try:
        "".join(map(chr, ASCII)).encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True
