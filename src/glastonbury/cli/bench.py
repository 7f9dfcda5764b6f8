"""`glastonbury bench`: measure how fast the engine is."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from .files import FILE
from .screen import end_cleanly_when_killed

A_DATABASE = "sqlite:///FILE or postgresql://…; without it a new SQLite file in the folder for temporary files."

# What is measured is imported by its command alone: no other command should wait for it, or need what it needs.


@click.group(short_help="Measure how fast the engine is.")
def bench() -> None:
    """Measure the speed of a part; prints one JSON line per figure: name, value, unit."""


@bench.command(short_help="The reference rules, beside python-chess.")
def rules() -> None:
    """Random play and tracing with the reference rules, beside random chess by python-chess (install `chess`)."""
    try:
        from ..bench.rules import measure
    except ImportError:
        raise click.ClickException("this benchmark compares with python-chess: pip install chess") from None

    measure(report)


@bench.command(short_help="The compiled engine, beside the reference rules.")
def core() -> None:
    """Random playouts of the compiled engine on one core: 4 players with recipes, scoring included."""
    from ..bench.core import measure

    measure(report)


@bench.command(short_help="The search of Wizard and Merlin.")
@click.option("--net", metavar="NAME|FILE.npz", help="Instead of the newest.")
def search(net: str | None) -> None:
    """The search on one core, with a net and without it: 2 and 4 players, with recipes and without.

    Takes about three minutes, one of them in a single search.
    """
    from ..bench.search import measure
    from ..net import NEWEST, BadNet, load

    try:
        loaded = load(net or NEWEST)
    except (BadNet, OSError) as error:
        raise click.BadParameter(str(error), param_hint="--net") from None
    measure(loaded, report)


@bench.command(short_help="Whether what a net expects is what happens.")
@click.option("--net", metavar="NAME|FILE.npz", help="Instead of the newest.")
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, metavar="N")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="N")
@click.option("--plot", type=FILE, metavar="FILE.svg", help="Draw it as well.")
def calibration(net: str | None, games: int, seed: int, plot: Path | None) -> None:
    """Games of all variants by the net's policy against itself: of the shares that it expected in each tenth, how far
    off is what happened? Ends with status 1 if it is more than 2 points and two standard errors off. Takes a minute.
    """
    from ..bench.calibration import draw, measure
    from ..net import NEWEST, BadNet, load
    from .matches import watched

    try:
        loaded = load(net or NEWEST)
    except (BadNet, OSError) as error:
        raise click.BadParameter(str(error), param_hint="--net") from None
    end_cleanly_when_killed()
    found = measure(loaded, games, seed, report, lambda numbers: watched(numbers, games))
    if plot:
        plot.write_text(draw(f"What {net or NEWEST} expected, and what happened", found), encoding="utf-8")
    if not all(tenth.right for tenth in found["all"]):
        raise click.ClickException("what it expects is not what happens")


@bench.command(short_help="Many games at once, beside games of Pgx.")
@click.option("--smallest", type=click.IntRange(1), default=4096, show_default=True, help="Games at once.")
@click.option(
    "--largest", type=click.IntRange(1), default=4096, show_default=True, help="Four times as many till then."
)
def batch(smallest: int, largest: int) -> None:
    """Random play of the batched engine on JAX's device: 4 players with recipes; beside games of Pgx, if installed."""
    try:
        from ..bench.batch import measure
    except ImportError as error:
        raise click.ClickException(str(error)) from None

    sizes = [smallest]
    while sizes[-1] * 4 <= largest:
        sizes.append(sizes[-1] * 4)
    measure(sizes, report)


@bench.command(short_help="The server, with many tables at once.")
@click.option("--tables", type=click.IntRange(1), default=1000, show_default=True, help="Of two people each.")
@click.option("--spectators", type=click.IntRange(0), default=0, show_default=True, help="Of each table.")
@click.option("--rate", type=click.FloatRange(1), default=600, show_default=True, help="Moves a second, where paced.")
@click.option("--seconds", type=click.FloatRange(0.1), default=20, show_default=True, help="Paced, and then unpaced.")
@click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE: one server; postgresql://…: two on the same database, with the players of a table on "
    "different ones. Without it a new SQLite file in the folder for temporary files.",
)
def server(tables: int, spectators: int, rate: float, seconds: float, database: str | None) -> None:
    """Random games over sockets, two for each table and its spectators', on servers that are processes of their own."""
    from ..bench.server import measure

    with database_for(database) as (url, folder):
        measure(tables, spectators, rate, seconds, url, folder, report)


@bench.command(short_help="The server, when it begins with many tables.")
@click.option("--tables", type=click.IntRange(20), default=10_000, show_default=True, help="Every tenth has a clock.")
@click.option("--seconds", type=click.FloatRange(0.1), default=20, show_default=True, help="Of much play at ten.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def start(tables: int, seconds: float, database: str | None) -> None:
    """How soon `serve` answers, and how long the first look at a table takes, with its snapshot and without.

    Ends with status 1, and says why, if it answers after more than 3 s, if a look takes more than 50 ms, or if others
    notice that there are no snapshots. Takes some minutes.
    """
    from ..bench.start import measure

    with database_for(database) as (url, folder):
        measure(tables, seconds, url, folder, report)


@bench.command(short_help="The server, while games are reviewed.")
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True, help="Of two people each.")
@click.option("--rate", type=click.FloatRange(1), default=200, show_default=True, help="Moves a second.")
@click.option("--seconds", type=click.FloatRange(0.1), default=20, show_default=True, help="Each time.")
@click.option("--pairs", type=click.IntRange(1), default=5, show_default=True, help="Without and with reviews.")
def reviews(tables: int, rate: float, seconds: float, pairs: int) -> None:
    """Random games over sockets beside ten people who have their games reviewed, and without them, by turns."""
    from ..bench.reviews import measure

    with database_for(None) as (_, folder):
        measure(tables, rate, seconds, pairs, folder, report)


@bench.command(short_help="The server, while it is attacked.")
@click.option("--attack", "attacks", multiple=True, metavar="NAME", help="Only this one; may be said several times.")
@click.option("--moves", type=click.IntRange(1), default=2000, show_default=True, help="Of the canary, each time.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Their median counts.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def siege(attacks: tuple[str, ...], moves: int, rounds: int, database: str | None) -> None:
    """Games over 20 sockets (the canary) while strangers do what they can, beside the same without them.

    Ends with status 1, and says why, if the canary's slowest hundredth takes more than twice as long as without the
    attack and over 25 ms, if the server's memory grows by 100 MB, if somebody new cannot open a table, or if those who
    look on, come back or play a Witch meanwhile wait too long.
    """
    from ..bench.attacks import ATTACKS
    from ..bench.siege import measure

    for name in attacks:
        if name not in ATTACKS:
            raise click.BadParameter(f"expected one of {', '.join(ATTACKS)}; got {name!r}", param_hint="--attack")
    with database_for(database) as (url, folder):
        measure(attacks or tuple(ATTACKS), moves, rounds, url, folder, report)


@bench.command(short_help="The server, for an hour of everything.")
@click.option("--minutes", type=click.FloatRange(0.05), default=60, show_default=True, help="How long.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def evening(minutes: float, database: str | None) -> None:
    """People play, come and go for an hour, while one attack follows the other.

    Ends with status 1, and says why, if the server's memory at the end is a tenth more than after ten minutes, if
    anything failed or was lost, or if a table is not as it was written.
    """
    from ..bench.evening import measure

    with database_for(database) as (url, folder):
        measure(minutes, url, folder, report)


@bench.command(short_help="The server, killed again and again.")
@click.option("--kills", type=click.IntRange(1), default=1000, show_default=True, help="Servers.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def kills(kills: int, database: str | None) -> None:
    """Kill the server (SIGKILL) at random moments while people play: nothing that was answered may be lost or doubled.

    After every tenth a copy of the database has to be whole, and to be found damaged once it is.
    """
    from ..bench.kills import measure

    with database_for(database) as (url, folder):
        measure(kills, url, folder, report)


@bench.command(short_help="The interfaces for learners.")
def envs() -> None:
    """Random play through PettingZoo, Gymnasium and OpenSpiel on one core: 2 players with recipes (install [envs])."""
    try:
        from ..bench.envs import measure
    except ImportError as error:
        raise click.ClickException(str(error)) from None

    measure(report)


@contextmanager
def database_for(url: str | None) -> Iterator[tuple[str, Path]]:
    """As drivers call it, and a folder for what is needed besides. What a server did wrong ends the command."""
    from ..bench.load import Failed
    from ..server.settings import BadSetting, read_database

    with tempfile.TemporaryDirectory(prefix="glastonbury-", ignore_cleanup_errors=True) as folder:
        try:
            yield read_database(url or f"sqlite:///{Path(folder, 'tables.db')}"), Path(folder)
        except BadSetting as error:
            raise click.BadParameter(str(error), param_hint="--database") from None
        except Failed as error:
            raise click.ClickException(str(error)) from None


def report(name: str, value: float, unit: str) -> None:
    click.echo(json.dumps({"name": name, "value": round(value, 2), "unit": unit}))
