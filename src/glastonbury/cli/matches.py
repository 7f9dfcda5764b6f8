"""What `arena` and `generate` have in common beside their options; other commands need not wait until it is loaded."""

from collections.abc import Generator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena import Terms
from ..deal import SEATING, Choices
from ..rules import Edition
from .options import secret

T = TypeVar("T")


def arena_terms(players: int, edition: str, *, recipes: bool, seed: str) -> Terms:
    return Terms(Choices(SEATING[:players], Edition(edition), recipes, first=0), secret(seed))


def watched(
    games: Generator[T, None, None], total: int, *, done: int = 0, shown: bool = True
) -> Generator[T, None, None]:
    """The same games, with a progress bar; closing it closes them."""
    with closing(games), games_bar(shown=shown) as bar:
        task = bar.add_task("games", total=total, completed=done)
        for game in games:
            bar.advance(task)
            yield game


def games_bar(*, shown: bool = True) -> Progress:
    """On standard error if that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        MofNCompleteColumn(),
        TextColumn("games"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        redirect_stdout=False,  # it would go to standard error
        redirect_stderr=False,
        disable=not (shown and console.is_terminal),
    )
