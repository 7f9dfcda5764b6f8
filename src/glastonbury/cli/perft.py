"""`glastonbury perft`: count the ways a game can go on."""

from typing import BinaryIO

import click

from .. import notation
from .files import RECORDS, answer_each


@click.command(short_help="Count the ways in which games can go on.")
@click.argument("records", type=RECORDS)
@click.option("--depth", type=click.IntRange(0), required=True, metavar="N", help="How many decisions to look ahead.")
@click.pass_context
def perft(context: click.Context, records: BinaryIO, depth: int) -> None:
    """Count the different sequences of N further decisions after each of RECORDS (a file, or - for standard input).

    One number a line. A game that is over ends its sequence early and counts once. A record that cannot be played
    gives {"error": …, "ply": …} in place of the number, and the exit status is 1.
    """
    answer_each(context, records, lambda record: str(notation.perft(notation.final_state(record), depth)))
