"""`glastonbury play`: a whole game in the terminal."""

import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from ..bots import LEVELS
from ..deal import SEATING
from ..notation import Record, excerpt
from ..rules import Color, Edition
from ..words import Words, plain
from .files import FILE, RecordFile, read_one
from .new import dealt
from .options import EDITION, EDITIONS_SAY, deal_options, language_option, secret
from .screen import end_cleanly_when_killed, new_console, shown, words_for
from .session import Leave, Session

T = TypeVar("T")


@click.command(short_help="Play a whole game in the terminal.")
@deal_options
@click.option("--edition", type=EDITION, show_default="of the language, else en", help=EDITIONS_SAY)
@language_option
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
    language: str,
    people: int,
    bots: str,
    names: tuple[str, ...],
    record_path: Path | None,
    resume_path: Path | None,
    seed: str | None,
    edition: str | None,
    **options: Any,
) -> None:
    """Play a whole game in the terminal: people at one keyboard, bots in the other seats.

    Started without options from a terminal, it asks how many play. Cards are taken by typing their cell; `h` explains
    the game, `?` shows where each card would bring the pawn, `o` is the scoring overview, `q` or Ctrl-C leaves. It
    speaks the language of the environment (LC_ALL, LC_MESSAGES or LANG), if it has its words, or that of --language.

    \b
    Two people and a bot, with recipes:   glastonbury play --players 3 --people 2 --recipes
    Go on tomorrow:                       glastonbury play --record evening.json
                                          glastonbury play --resume evening.json
    """
    # Long by its options and its help, which click takes from here.
    given = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
    given.discard("language")
    console = new_console()
    words = words_for(console, language)
    if resume_path:
        if given - {"resume_path"}:
            raise click.UsageError("--resume takes all but the language from its file: give no other option with it.")
        record = resumed(resume_path)
    else:
        if not given - {"record_path"} and sys.stdin.isatty():
            people, bots, answers = ask_who_plays(words)
            options.update(answers)
        edition = edition or (language if language in list(Edition) else "en")
        record = seated(words, people, bots, names, seed, edition=edition, **options)
        if record_path and record_path.exists():
            raise click.BadParameter(
                f"{record_path} exists; go on with --resume, or name another file", param_hint="--record"
            )
    levels = {index: level_of(player) for index, player in enumerate(record.header["players"]) if "bot" in player}
    path = resume_path or record_path
    end_cleanly_when_killed()
    file = RecordFile(path, words) if path else None
    session = Session(console, words, record, levels, file, random.Random(seed and secret(seed)))
    try:
        session.run()
    except Leave:
        if session.state.phase != "over":
            console.print(shown(console, how_to_go_on(words, path)), soft_wrap=True)


def how_to_go_on(words: Words, path: Path | None) -> str:
    if path is None:
        return words.say("terminal-left")
    return words.say("terminal-go-on", command=f'glastonbury play --resume "{path}"')


def ask_who_plays(words: Words) -> tuple[int, str, dict[str, Any]]:
    say = words.say
    players = ask(words, "terminal-ask-players", {"2": 2, "3": 3, "4": 4})
    people = ask(words, "terminal-ask-people", {str(number): number for number in range(1, players + 1)})
    bots = "herbalist"
    if people < players:
        levels = {say(f"level-{level}"): level for level in LEVELS}
        bots = ask(words, "terminal-ask-level", levels, default=say(f"level-{bots}"))
    recipes = ask(words, "terminal-ask-recipes", {say("terminal-no"): False, say("terminal-yes"): True})
    return people, bots, {"players": SEATING[:players], "recipes": recipes}


def ask(words: Words, question: str, answers: Mapping[str, T], default: str | None = None) -> T:
    """What stands behind the answer that was typed, or its beginning; Enter is the default, else the first."""
    default = default or next(iter(answers))
    offered = ", ".join(answers)
    while True:
        typed = click.prompt(f"{words.say(question)} ({offered})", default=default)
        matching = [answer for answer in answers if plain(answer).startswith(plain(typed.strip()))]
        if len(matching) == 1:
            return answers[matching[0]]
        click.echo(words.say("terminal-ask-again", answers=offered))


def seated(words: Words, people: int, bots: str, names: tuple[str, ...], seed: str | None, **options: Any) -> Record:
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
        about[color] = {"name": words.say("terminal-bot", color=words.color(color).capitalize()), "bot": bots}
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
