"""`glastonbury show`: a position of a record."""

from itertools import islice
from typing import BinaryIO

import click

from ..drawing import Artist
from ..notation import replay
from ..rules import Color
from ..views import SPECTATOR, view
from ..words import LastTurns
from .files import RECORDS, read_one
from .options import language_option
from .screen import new_console, print_lines, words_for


@click.command(short_help="Print a position from a record.")
@click.argument("record", type=RECORDS)
@click.option("--ply", type=click.IntRange(0), metavar="N", help="After N actions; without it, after the last.")
@click.option("--seat", metavar="S", help="As player S sees it: a colour, or a number in turn order, from 0.")
@click.option("--game", type=click.IntRange(0), default=0, metavar="K", help="The K-th game of the file, from 0.")
@language_option
def show(record: BinaryIO, ply: int | None, seat: str | None, game: int, language: str) -> None:
    """Print a position from RECORD (a file, or - for standard input) as a spectator or a player sees it.

    \b
    The third game of a file after 20 actions, as blue sees it:
      glastonbury show games.jsonl --game 2 --ply 20 --seat blue
    """
    shown = read_one(record, game)
    ply = len(shown.moves) if ply is None else ply
    if ply > len(shown.moves):
        raise click.BadParameter(f"the game has {len(shown.moves)} actions", param_hint="--ply")
    viewer = SPECTATOR if seat is None else seat_of(seat, shown.setup.players)

    last_turns = LastTurns(len(shown.setup.players))
    replayed = list(islice(replay(shown), ply + 1))
    for _, events in replayed:
        last_turns.follow(events)
    state, _ = replayed[-1]

    console = new_console()
    words = words_for(console, language)
    names = words.player_names(shown)
    artist = Artist(words, names)
    seen = view(state, viewer)
    print_lines(console, artist.table(seen, last_turns))
    if viewer is not SPECTATOR:
        print_lines(console, artist.recipes(seen, viewer))
    if seen.players[0].cauldron is not None:  # at the scoring, and with the memory aid
        print_lines(console, ["", *artist.cauldrons(seen)])
    if seen.phase == "over":
        print_lines(console, [*artist.recipe_results(seen), words.result(seen, names)])


def seat_of(text: str, players: tuple[Color, ...]) -> int:
    for index, color in enumerate(players):
        if text.lower() in (str(index), color):
            return index
    seats = ", ".join(f"{index} {color}" for index, color in enumerate(players))
    raise click.BadParameter(f"the players are {seats}; got {text!r}", param_hint="--seat")
