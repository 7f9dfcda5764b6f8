"""`glastonbury verify`: was a game dealt as it says?"""

from typing import BinaryIO

import click

from ..deal import DealError
from ..deal import verify as verify_deal
from ..notation import RecordError, read_records
from .files import RECORDS


@click.command(short_help="Check that records were dealt as they say.")
@click.argument("records", type=RECORDS)
@click.pass_context
def verify(context: click.Context, records: BinaryIO) -> None:
    """Repeat the deal of RECORDS (a file, or - for standard input) from the secret and the words that they carry.

    One line for each record: that deck, recipes, turn order and removed colour follow from them, with the SHA-256 of
    the secret, which must be the one that was shown before the deal; or what is different, and exit status 1.

    \b
    A deal that anybody can repeat:
      glastonbury new --seed "rainy sunday" | glastonbury verify -
    """
    bad = False
    for number, record in enumerate(read_records(records)):
        try:
            if isinstance(record, RecordError):
                raise record
            shown = verify_deal(record.setup, record.header.get("deal"))
            click.echo(f"game {number}: dealt from its secret, SHA-256 {shown}")
        except (RecordError, DealError) as error:
            bad = True
            click.echo(f"game {number}: {error}")
    context.exit(1 if bad else 0)
