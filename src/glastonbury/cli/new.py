"""`glastonbury new`: deal a game."""

from collections.abc import Mapping
from typing import Any

import click

from ..deal import deal, proof
from ..notation import Record, new_record, write_record
from ..rules import Color
from .options import choices, deal_options, edition_option, secret


@click.command(short_help="Deal a game and print its record.")
@deal_options
@edition_option
def new(seed: str | None, **options: Any) -> None:
    """Deal a game and print its record, which has no actions yet.

    \b
    Three players with recipes, always the same cards:
      glastonbury new --players 3 --recipes --seed "rainy sunday"
    """
    click.echo(write_record(dealt(seed, **options)))


def dealt(seed: str | None, about: Mapping[Color, Mapping[str, Any]] | None = None, **options: Any) -> Record:
    """The record of a new game, with the proof of its deal."""
    table, key = choices(**options), secret(seed)
    return new_record(deal(table, key), about, deal=proof(table, key))
