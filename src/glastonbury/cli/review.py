"""`glastonbury review`: what was luck, what was skill, what was forgotten."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import click

from ..coach.draft import FORMAT
from ..coach.plot import draw
from ..coach.review import TERMS, Mean, NotOver, Review, Sitting, Summary, as_json, label, sittings, summaries
from ..coach.review import review as reviewed
from ..net import NEWEST, BadNet, Net, load
from ..notation import Record, RecordError, read_records
from .files import FILE, RECORDS
from .matches import games_bar
from .screen import end_cleanly_when_killed, new_console, print_lines
from .show import seat_of


@click.command(short_help="Say what was luck in a game, and what was skill.")
@click.argument("records", type=RECORDS)
@click.option("--seat", metavar="S", help="Errors and memory of this player only: a colour, or a number from 0.")
@click.option(
    "--net", "net_name", metavar="NET", help="Judge by this one, a name or a file ….npz, instead of the newest."
)
@click.option("--account", "only_account", is_flag=True, help="Only the account, which is quick: no errors, no memory.")
@click.option("--json", "as_lines", is_flag=True, help="Print a JSON object for each game, and one for all.")
@click.option("--svg", type=FILE, metavar="FILE.svg", help="Draw the game as well.")
@click.pass_context
def review(
    context: click.Context,
    records: BinaryIO,
    seat: str | None,
    net_name: str | None,
    only_account: bool,
    as_lines: bool,
    svg: Path | None,
) -> None:
    """Review the finished games of RECORDS (a file, or - for standard input): what was luck, what was skill?

    For each player the result is divided into the deal, the luck of the cards that were turned over, the own play, the
    others' play, and what showed itself only later. Then come the errors, as far as they can be shown beyond doubt. It
    is judged by what each player could know. A game takes some seconds.

    \b
    Of bots:
      glastonbury generate witch herbalist --games 2 | glastonbury review -
    """
    # Long by its options and its help, which click takes from here, and as each game is told when it is reviewed.
    judge_name, judge = the_net(net_name)
    read = list(read_records(records))
    if svg:
        check_picture(svg, records.name, len(read))
    end_cleanly_when_killed()
    console = new_console()
    sat: list[Sitting] = []  # whole reviews of thousands of games would be too much to keep
    done = 0
    bad = False
    about = {"format": FORMAT, "net": judge_name, "digest": judge.digest}

    with games_bar() as bar:
        task = bar.add_task("games", total=len(read))
        for number, record in enumerate(read):

            def heard(share: float, before: int = number) -> None:
                bar.update(task, completed=before + share)

            found = reviewed_or_why_not(record, judge, seat, heard, only_account=only_account)
            heard(1)
            if isinstance(found, str):
                bad = True
                click.echo(
                    json.dumps(about | {"game": number, "error": found}) if as_lines else f"game {number}: {found}"
                )
                continue
            sat += sittings(found)
            done += 1
            if svg:
                svg.write_text(draw(found, judge_name), encoding="utf-8")
            if as_lines:
                click.echo(json.dumps(about | {"game": number} | as_json(found)))
            else:
                print_lines(console, told(number, found))
    if as_lines and done > 1:
        rows = [entry._asdict() for entry in summaries(sat)]
        click.echo(json.dumps(about | {"games": done, "summary": rows}))
    elif done and not as_lines:
        of_all = told_of_all(done, summaries(sat)) if done > 1 else ()
        print_lines(console, [*of_all, f"Judged by the net {judge_name}, SHA-256 {judge.digest[:16]}."])
    context.exit(1 if bad else 0)


def check_picture(path: Path, records: str, games: int) -> None:
    if games != 1:
        raise click.UsageError(f"--svg draws one game, and {records} has {games}.")
    if path.suffix != ".svg":
        raise click.BadParameter(f"expected a name that ends in .svg, got {path}", param_hint="--svg")


def the_net(name: str | None) -> tuple[str, Net]:
    name = name or NEWEST
    try:
        return name, load(name)
    except (BadNet, OSError) as error:
        raise click.BadParameter(str(error), param_hint="--net") from None


def reviewed_or_why_not(
    record: Record | RecordError, net: Net, seat: str | None, heard: Callable[[float], object], *, only_account: bool
) -> Review | str:
    if isinstance(record, RecordError):
        return str(record)
    seats = None if seat is None else [seat_of(seat, record.setup.players)]
    try:
        return reviewed(record, net, seats, only_account=only_account, heard=heard)
    except NotOver as error:
        return str(error)


# In words


def told(number: int, found: Review) -> Iterator[str]:
    record = found.record
    labels = [label(record, seat) for seat in range(len(record.setup.players))]
    wide = max(12, *map(len, labels))
    yield f"game {number}"
    for unit, name in enumerate(("% of the win", "points ahead")):
        yield f"{name:{wide}}" + "".join(f"{term.removesuffix('_play'):>11}" for term in TERMS)
        for seat, player in enumerate(labels):
            values = [getattr(found.account, term)[seat, unit] * (1 if unit else 100) for term in TERMS]
            yield f"{player:{wide}}" + "".join(f"{value:+11.1f}" for value in values)
    for moment in found.moments:
        part = f" ({moment.forgotten:.1f} points)" if moment.cause == "memory" else ""
        yield (
            f"  action {moment.ply}, {labels[moment.player]}: {moment.played}, better {moment.better}: "
            f"{moment.points:.1f} ± {moment.points_error:.1f} points, {100 * moment.share:.0f} % of the win; "
            f"{moment.grade} of {moment.cause}{part}"
        )
    yield ""


def told_of_all(games: int, rows: Sequence[Summary]) -> Iterator[str]:
    wide = max(12, *(len(row.label) for row in rows))
    yield f"{games} games, in % of the win with 95 % intervals"
    yield f"{'':{wide}}" + "".join(f"{name:>22}" for name in ("result", "luck", "without luck"))
    for row in rows:
        parts = (row.result, row.luck, row.adjusted)
        yield f"{row.label:{wide}}" + "".join(f"{interval(part, 100):>22}" for part in parts)
    for row in rows:
        yield f"{row.label}: {in_words(row)}"
    yield ""


def in_words(row: Summary) -> str:
    said = [f"own play {interval(row.own_points)} points a decision"]
    if row.variance is not None:
        said.append(f"{100 * row.variance:.0f} % of the variance without luck")
    if row.errors is not None:
        said.append(f"{row.errors:.1f} errors a game")
    if row.half_life is not None:
        said.append("remembers about {takes:g} takes [{low:g}, {high:g}]".format(**row.half_life))
    return "; ".join(said)


def interval(value: Mean, times: float = 1) -> str:
    if value.low is None or value.high is None:
        return f"{times * value.value:+.1f}"
    return f"{times * value.value:+.1f} [{times * value.low:+.1f}, {times * value.high:+.1f}]"
