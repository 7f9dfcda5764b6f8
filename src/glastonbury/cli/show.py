"""`glastonbury show`: a position of a record."""

from itertools import islice
from typing import BinaryIO

import click

from ..notation import replay
from ..views import SPECTATOR, view
from .drawing import Artist
from .files import RECORDS, only_record
from .screen import new_console, print_lines, signs_of
from .words import LastTurns, player_names, result_sentence


@click.command(short_help="Print a position from a record.")
@click.argument("record", type=RECORDS)
@click.option("--ply", type=click.IntRange(0), metavar="N", help="After N actions; without it, after the last.")
@click.option("--seat", type=click.IntRange(0, 3), metavar="S", help="As player S sees it, counted from 0.")
@click.option("--game", type=click.IntRange(0), default=0, metavar="K", help="The K-th game of the file, from 0.")
def show(record: BinaryIO, ply: int | None, seat: int | None, game: int) -> None:
    """Print a position from RECORD (a file, or - for standard input) as a spectator or a player sees it."""
    shown = only_record(record, game)
    ply = len(shown.moves) if ply is None else ply
    if ply > len(shown.moves):
        raise click.BadParameter(f"the game has {len(shown.moves)} actions", param_hint="--ply")
    if seat is not None and seat >= len(shown.setup.players):
        raise click.BadParameter(f"the game has {len(shown.setup.players)} players, from 0", param_hint="--seat")

    last_turns = LastTurns(len(shown.setup.players))
    replayed = list(islice(replay(shown), ply + 1))
    for _, events in replayed:
        last_turns.follow(events)
    state, _ = replayed[-1]

    console = new_console()
    names = player_names(shown)
    artist = Artist(signs_of(console), names)
    seen = view(state, SPECTATOR if seat is None else seat)
    print_lines(console, artist.table(seen, last_turns))
    if seat is not None:
        print_lines(console, artist.recipes(seen.players[seat]))
    if seen.phase == "over":
        print_lines(console, [*artist.final_table(seen), result_sentence(seen, names)])
