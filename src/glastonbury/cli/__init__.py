"""The command `glastonbury`: one file per subcommand."""

import errno
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from .. import __version__

# In the order of the help. Each is loaded when it is called: half of the time that a short one takes is its loading.
COMMANDS = (
    *("play", "show", "new", "generate", "trace", "perft", "verify", "review"),
    *("serve", "backup", "check", "arena", "train", "bench"),
)

EPILOG = """\b
Exit status:
  0  done
  1  a record or a file could not be used (the error says which and why), or interrupted
  2  the command was called wrongly
"""


class Commands(click.Group):
    def list_commands(self, _context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f".{name}", __package__), name)
        return command

    def main(self, *arguments: Any, **options: Any) -> Any:
        """A letter that the terminal or pipe cannot show must not end the program."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        return super().main(*arguments, **options)

    def invoke(self, context: click.Context) -> object:
        """What the system refuses (an unreadable file, a full disk) is an error in one sentence, as all others are."""
        try:
            return super().invoke(context)
        except OSError as error:
            if error.errno == errno.EPIPE:  # a reader went away, which is no error
                raise
            # What is left for a full disk would fail once more when Python ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise click.ClickException(str(error)) from None


@click.group(
    cls=Commands, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, prog_name="glastonbury")
def main() -> None:
    """Glastonbury, the card game by Günter Burkhardt, for 2 to 4 players.

    Brew potions from the ingredients of High Street, and remember what is in your cauldron.

    \b
    Play a game against a bot:      glastonbury play
    Deal a game, then look at it:   glastonbury new --seed demo | glastonbury show -
    """
