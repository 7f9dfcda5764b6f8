"""The terminal: a console for any kind of output, whatever letters it knows."""

import os
import select
import signal
import sys
import threading
import unicodedata
from collections.abc import Collection, Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from ..drawing import WIDTH
from ..words import Words

HEIGHT = 24

# Stand-ins, sign by sign, for a terminal or pipe that knows ASCII only.
ASCII = str.maketrans("●▲◆♠✚☾■○★∞◇·▶→−×–—…’“”„«»ßœ\u00a0\u202f", 'o^#v+(=@*8x.>>-x--.\'"""""so  ')


def new_console() -> Console:
    """Colours on a terminal (unless NO_COLOR is set), plain text of 80 columns into a pipe."""
    console = Screen(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Screen(highlight=False, markup=False, emoji=False, width=WIDTH)
    return console


class Screen(Console):
    def input(self, prompt: str | Text = "", **how: Any) -> str:
        """A line that is typed; Ctrl-C is heard whenever it comes."""
        self.print(prompt, end="")
        wait_for_line()
        return super().input(**how)


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


def wait_for_line() -> None:
    """Until one is typed at a terminal. A Ctrl-C that comes just before `input` waits would be heard after it only."""
    if not sys.stdin.isatty() or not hasattr(signal, "pthread_kill"):  # nor can Windows wait for a terminal in this way
        return
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    before = signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    try:
        while sys.stdin not in select.select([sys.stdin, told], [], [])[0]:
            os.read(told, 64)
    finally:
        signal.set_wakeup_fd(before)
        os.close(told)
        os.close(tell)


def end_cleanly_when_killed() -> None:
    """A closed window or a kill leaves the terminal as it was found."""
    noticed = threading.Event()

    def end(number: int, _: object) -> None:
        noticed.set()
        sys.exit(128 + number)

    kills = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    for kill in kills:
        signal.signal(kill, end)
    if hasattr(signal, "pthread_kill"):
        told, tell = os.pipe()
        os.set_blocking(tell, False)
        signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
        threading.Thread(target=insist, args=(told, kills, noticed), daemon=True).start()


def insist(told: int, kills: Collection[int], noticed: threading.Event) -> None:
    """Python looks for signals between two steps: one that comes just before it waits for a line is found after that.

    So it is sent again until it is found.
    """
    while not noticed.is_set():
        [number] = os.read(told, 1)
        while number in kills and not noticed.wait(0.1):
            signal.pthread_kill(threading.main_thread().ident or 0, number)
