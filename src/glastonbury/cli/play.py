"""`glastonbury play`: a whole game in the terminal."""

import random
import sys
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from ..bots import LEVELS
from ..deal import SEATING
from ..notation import Record, excerpt
from ..rules import Color
from .files import FILE, RecordFile, read_one
from .new import dealt
from .options import deal_options, secret
from .screen import end_cleanly_when_killed, new_console
from .session import Leave, Session


@click.command(short_help="Play a whole game in the terminal.")
@deal_options
@click.option(
    "--people",
    type=click.IntRange(1, 4),
    default=1,
    show_default=True,
    metavar="N",
    help="How many people sit at this keyboard. They have the first seats, bots the others.",
)
@click.option(
    "--bots",
    type=click.Choice(list(LEVELS)),
    default="herbalist",
    show_default=True,
    help="How well the bots play, from the weakest to the strongest.",
)
@click.option("--name", "names", multiple=True, metavar="NAME", help="A person's name; once for each of them.")
@click.option(
    "--record",
    "record_path",
    type=FILE,
    metavar="FILE",
    help="Write the game to FILE, move by move.",
)
@click.option(
    "--resume",
    "resume_path",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Go on with the game in FILE, and keep writing to it.",
)
@click.pass_context
def play(
    context: click.Context,
    /,
    people: int,
    bots: str,
    names: tuple[str, ...],
    record_path: Path | None,
    resume_path: Path | None,
    seed: str | None,
    **options: Any,
) -> None:
    """Play a whole game in the terminal: people at one keyboard, bots in the other seats.

    Started without options from a terminal, it asks how many play. Cards are taken by typing their cell; `h` explains
    the game, `?` shows where each card would bring the pawn, `o` is the scoring overview, `q` or Ctrl-C leaves.

    \b
    Two people and a bot, with recipes:   glastonbury play --players 3 --people 2 --recipes
    Go on tomorrow:                       glastonbury play --record evening.json
                                          glastonbury play --resume evening.json
    """
    given = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
    if resume_path:
        if given - {"resume_path"}:
            raise click.UsageError("--resume takes everything from its file: give no other option with it.")
        record = resumed(resume_path)
    else:
        if not given - {"record_path"} and sys.stdin.isatty():
            people, bots, answers = ask_who_plays()
            options.update(answers)
        record = seated(people, bots, names, seed, **options)
        if record_path and record_path.exists():
            raise click.BadParameter(
                f"{record_path} exists; go on with --resume, or name another file", param_hint="--record"
            )
    levels = {index: level_of(player) for index, player in enumerate(record.header["players"]) if "bot" in player}
    path = resume_path or record_path
    end_cleanly_when_killed()
    file = RecordFile(path) if path else None
    session = Session(new_console(), record, levels, file, random.Random(seed and secret(seed)))
    try:
        session.run()
    except Leave:
        if session.state.phase != "over":
            click.echo(f'Go on with: glastonbury play --resume "{path}"' if path else "The game was left.")


def ask_who_plays() -> tuple[int, str, dict[str, Any]]:
    players = click.prompt("How many players", type=click.IntRange(2, 4), default=2)
    people = click.prompt("How many of them sit at this keyboard", type=click.IntRange(1, players), default=1)
    bots = "herbalist"
    if people < players:
        bots = click.prompt("How well do the bots play", type=click.Choice(list(LEVELS)), default="herbalist")
    recipes = click.confirm("With recipe cards", default=False)
    return people, bots, {"players": SEATING[:players], "recipes": recipes}


def seated(people: int, bots: str, names: tuple[str, ...], seed: str | None, **options: Any) -> Record:
    """A new game with people in the first seats and bots in the others."""
    seats: tuple[Color, ...] = options["players"]
    if people > len(seats):
        raise click.BadParameter(f"{people} people cannot sit in {len(seats)} seats", param_hint="--people")
    if len(set(names)) < len(names):
        raise click.BadParameter("two people have the same name", param_hint="--name")
    if len(names) > people:
        raise click.BadParameter(f"{len(names)} names for {people} at the keyboard", param_hint="--name")
    about: dict[Color, dict[str, str]] = {color: {} for color in seats}
    for color, name in zip(seats, names, strict=False):
        about[color]["name"] = name
    for color in seats[people:]:
        about[color] = {"name": f"{color.capitalize()} (bot)", "bot": bots}
    return dealt(seed, about, **options)


def level_of(player: dict[str, Any]) -> str:
    """The level in a record, which may come from elsewhere."""
    level = player["bot"]
    if not isinstance(level, str) or level not in LEVELS:
        raise click.ClickException(f"players: no bot {excerpt(level)}; there are {', '.join(LEVELS)}")
    return str(level)


def resumed(path: Path) -> Record:
    with path.open("rb") as file:
        return read_one(file)
