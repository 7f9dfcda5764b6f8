"""What the table chooses before a deal, as options of the commands."""

import os
import secrets
from collections.abc import Callable
from typing import Any, Literal, TypeVar

import click

from ..bots import LEVELS, bot_named
from ..deal import SEATING, Choices
from ..rules import PLAYER_COLORS, Color, Edition
from ..text import LANGUAGES, language_of

F = TypeVar("F", bound=Callable[..., Any])

PLAYER_COLOR_NAMES = [color.value for color in PLAYER_COLORS]


def read_players(_context: click.Context, _option: click.Parameter, value: str) -> tuple[Color, ...]:
    """A number of players, or their colours in the order in which they sit."""
    if value in ("2", "3", "4"):
        return SEATING[: int(value)]
    colors = value.lower().split(",")
    if not 2 <= len(colors) <= 4 or len(set(colors)) < len(colors) or not set(colors) <= set(PLAYER_COLORS):
        names = ", ".join(PLAYER_COLORS)
        raise click.BadParameter(f"expected 2, 3 or 4, or that many different colours of {names}; got {value!r}")
    return tuple(map(Color, colors))


def secret(seed: str | None) -> bytes:
    """The secret of the deal: the seed's own letters, or random bytes."""
    if seed is None:
        return secrets.token_bytes(32)
    if not seed:
        raise click.BadParameter("the text is empty", param_hint="--seed")
    return seed.encode(errors="surrogateescape")


EDITION = click.Choice([edition.value for edition in Edition])
EDITIONS_SAY = (
    "Whose rulebook scores recipes. en, fr: an Immuto also counts for the recipe of the colour it is put to; it, ru: "
    "always for the own one. en, it: the spell recipe counts spells that were used; fr, ru: all that were collected."
)
edition_option = click.option("--edition", type=EDITION, default="en", show_default=True, help=EDITIONS_SAY)
language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=lambda: language_of(os.environ),
    show_default="of the environment",
    help="What it speaks; English where the terminal has no letters for it.",
)
recipes_option = click.option("--recipes", is_flag=True, help="Play with recipe cards.")


def deal_options(command: F) -> F:
    """Adds the options of `new` and `play`; `choices` makes Choices of them, and of an edition."""
    for option in reversed(
        (
            click.option(
                "--players",
                callback=read_players,
                default="2",
                show_default=True,
                metavar="N|COLOURS",
                help="2, 3 or 4, or colours in the order in which they sit, such as blue,red,green.",
            ),
            recipes_option,
            click.option(
                "--first",
                type=click.Choice([*PLAYER_COLOR_NAMES, "random"]),
                default="random",
                show_default=True,
                metavar="COLOUR",
                help="Who begins.",
            ),
            click.option(
                "--removed-color",
                type=click.Choice([*PLAYER_COLOR_NAMES, "random", "none"]),
                default="random",
                show_default=True,
                metavar="COLOUR",
                help="With two players: the unplayed colour that is left out, or none.",
            ),
            click.option("--memory-aid", is_flag=True, help="Everybody may look through every cauldron."),
            click.option(
                "--seed", metavar="TEXT", help="Deal the same cards for the same text. Without it the deal is random."
            ),
        )
    ):
        command = option(command)
    return command


def choices(
    players: tuple[Color, ...], edition: str, *, recipes: bool, first: str, removed_color: str, memory_aid: bool
) -> Choices:
    """Raises a usage error that names the option at fault."""
    begins: int | Literal["random"] = "random"
    if first != "random":
        if first not in players:
            raise click.BadParameter(f"nobody plays {first}", param_hint="--first")
        begins = players.index(Color(first))
    removed: Color | Literal["random"] | None
    match removed_color:
        case "random":
            removed = "random"
        case "none":
            removed = None
        case color:
            removed = Color(color)
            if len(players) > 2:
                raise click.BadParameter("a colour is removed with two players only", param_hint="--removed-color")
            if removed in players:
                raise click.BadParameter(f"{removed} is played", param_hint="--removed-color")
    return Choices(players, Edition(edition), recipes, begins, removed, memory_aid)


# Bots among themselves


def read_bots(_context: click.Context, _argument: click.Parameter, bots: tuple[str, ...]) -> tuple[str, ...]:
    """Levels, and searches that are spelled out."""
    for bot in bots:
        if "@" not in bot and bot not in LEVELS:
            raise click.BadParameter(f"{bot!r} is not one of {', '.join(map(repr, LEVELS))}.")
        try:
            bot_named(bot)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    if len(set(bots)) < len(bots):
        raise click.BadParameter("a bot is named twice")
    return bots


def arena_options(command: F) -> F:
    """Adds the bots and the options of `arena` and `generate`; `matches.arena_terms` makes Terms of them."""
    for option in reversed(
        (
            click.argument(
                "bots",
                nargs=-1,
                required=True,
                metavar="BOTS...",
                callback=read_bots,
            ),
            click.option(
                "--players",
                type=click.IntRange(2, 4),
                default=2,
                show_default=True,
                metavar="N",
                help="How many seats there are. Fewer bots share them, more take turns.",
            ),
            edition_option,
            recipes_option,
            click.option(
                "--seed",
                default="1",
                show_default=True,
                metavar="TEXT",
                help="Everything follows from this text: the deals, and the bots' own chance.",
            ),
        )
    ):
        command = option(command)
    return command
