"""`glastonbury trace`: every state of every record."""

import json
from typing import BinaryIO

import click

from .. import notation
from .files import RECORDS, answer_each


@click.command(short_help="Print every state of every record.")
@click.argument("records", type=RECORDS)
@click.pass_context
def trace(context: click.Context, records: BinaryIO) -> None:
    """Replay RECORDS (a file, or - for standard input) and print one line of JSON for each.

    The line has the states before the first action and after each, and the result. A record that cannot be played
    gives {"error": …, "ply": …} on its line; the others are still done, and the exit status is 1.
    """
    answer_each(context, records, lambda record: json.dumps(notation.trace(record)))
