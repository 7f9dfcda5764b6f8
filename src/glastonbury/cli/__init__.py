"""The command `glastonbury`: one file per subcommand."""

import errno
import os
import sys
from io import TextIOWrapper
from typing import Any

import click

from .. import __version__
from .arena import arena
from .backup import backup
from .bench import bench
from .check import check
from .generate import generate
from .new import new
from .perft import perft
from .play import play
from .serve import serve
from .show import show
from .trace import trace
from .verify import verify

EPILOG = """\b
Exit status:
  0  done
  1  a record or a file could not be used (the error says which and why), or interrupted
  2  the command was called wrongly
"""


class Commands(click.Group):
    """Lists its commands in the order in which they were added."""

    def list_commands(self, _context: click.Context) -> list[str]:
        return list(self.commands)

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


for command in (play, show, new, generate, trace, perft, verify, serve, backup, check, arena, bench):
    main.add_command(command)
