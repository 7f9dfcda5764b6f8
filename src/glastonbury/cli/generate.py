"""`glastonbury generate`: games between bots, as records."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial

import click

from ..arena import ArenaError, ScheduledGame, Terms, all_seatings, in_processes, play_game
from ..notation import write_record
from .matches import arena_terms, watched
from .options import arena_options
from .screen import end_cleanly_when_killed


@click.command(short_help="Let bots play games and print their records.")
@arena_options
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, metavar="N", help="How many.")
def generate(bots: tuple[str, ...], games: int, players: int, edition: str, recipes: bool, seed: str) -> None:
    """Let BOTS (levels as of `play --bots`, or searches such as search@1200) play games, and print their records.

    Every game has a deal of its own. The bots take all seatings in turn; a single one has all seats. A record says
    which bot sat where and how the game ended. The same call prints the same lines. Uses all cores.

    \b
    A thousand games of four Witches with recipes:
      glastonbury generate witch --games 1000 --players 4 --recipes > witches.jsonl
    """
    terms = arena_terms(players, edition, recipes=recipes, seed=seed)
    seatings = all_seatings(bots, players)
    wanted = [ScheduledGame(number, seatings[number % len(seatings)]) for number in range(games)]
    end_cleanly_when_killed()
    records = in_processes(partial(played, terms), wanted)
    try:
        # On a terminal the records themselves show that it goes on.
        with closing(watched(records, games, shown=not sys.stdout.isatty())) as finished:
            for line in in_order(finished):
                click.echo(line)
    except (ArenaError, KeyboardInterrupt) as error:
        raise click.ClickException(str(error) or "interrupted") from None


def in_order(finished: Iterable[tuple[ScheduledGame, str]]) -> Iterator[str]:
    """The lines in the order of their deals, each as soon as all before it are there."""
    early: dict[int, str] = {}
    number = 0
    for game, line in finished:
        early[game.deal] = line
        while number in early:
            yield early.pop(number)
            number += 1


def played(terms: Terms, game: ScheduledGame) -> str:
    return write_record(play_game(terms, game))
