"""`glastonbury arena`: matches and round robins between bots."""

import csv
import json
import math
import sys
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import click

from ..arena import (
    ArenaError,
    Estimate,
    Journal,
    Outcome,
    Question,
    ScheduledGame,
    Standings,
    all_seatings,
    draw,
    in_processes,
    in_ray,
    outcome,
    schedule,
    seatings,
    standings,
)
from ..arena.game import JUDGED_BY, Seating
from ..arena.standings import Adjusted
from ..notation import excerpt
from .files import FILE
from .matches import arena_terms, watched
from .options import arena_options
from .screen import end_cleanly_when_killed, new_console, print_lines

GAMES, MOST_GAMES = 100, 10_000  # of a match, and of one that ends when it is decided


@click.command(short_help="Let bots play matches and rate them.")
@arena_options
@click.option(
    "--games",
    type=click.IntRange(min=1),
    show_default="100; with --until 10,000",
    metavar="N",
    help="How many in each match, rounded up to whole deals.",
)
@click.option(
    "--until",
    type=click.FloatRange(50, 100, min_open=True, max_open=True),
    metavar="PERCENT",
    help="Of two bots: stop when it is this sure which is stronger. --games is then the most.",
)
@click.option("--luck", is_flag=True, help="Also give win rates without the luck of the cards turned over.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of the table.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the table as CSV.")
@click.option(
    "--plot",
    type=FILE,
    metavar="FILE.svg",
    help="Draw the win rates as well.",
)
@click.option(
    "--resume",
    type=FILE,
    metavar="FILE",
    help="Keep every finished game in FILE, and go on from it if it exists.",
)
@click.option("--ray", is_flag=True, help="Play on a Ray cluster (pip install 'glastonbury[arena]').")
def arena(
    bots: tuple[str, ...],
    games: int | None,
    until: float | None,
    luck: bool,
    as_json: bool,
    as_csv: bool,
    plot: Path | None,
    resume: Path | None,
    ray: bool,
    **options: Any,
) -> None:
    """Let BOTS (levels as of `play --bots`, or searches such as search@1200) play against each other, and rate them.

    The same deals are played with all seatings, so that luck cancels. With more bots than seats, every group of them
    that fills the table plays a match. Each figure has a 95 % interval. Uses all cores; Ctrl-C keeps what is done and
    prints it.

    \b
    A match:
      glastonbury arena witch herbalist --games 400
    A match that ends when it is decided:
      glastonbury arena witch herbalist --until 95
    A round robin that can be stopped and gone on with:
      glastonbury arena random apprentice herbalist witch --players 3 --resume arena.jsonl
    """
    # Long by its options and its help, which click takes from here.
    check_question(bots, until)
    if as_json and as_csv:
        raise click.UsageError("Give --json or --csv, not both.")
    if plot:
        check_plot(plot)
    terms = arena_terms(**options)
    players = options["players"]
    per_deal = len(seatings(bots[:players], players))  # alike in every match
    deals = whole_deals(games or (MOST_GAMES if until else GAMES), per_deal)
    about = {"bots": list(bots)} | {name: options[name] for name in ("players", "edition", "recipes", "seed")}
    about["luck"] = JUDGED_BY if luck else None
    every = all_seatings(bots, players)
    journal = opened_journal(resume, about, every) if resume else None
    run = partial(in_ray if ray else in_processes, partial(outcome, terms, with_luck=luck))
    end_cleanly_when_killed()
    question = Question(bots, every, (100 - until) / 100) if until else None
    done, problem = play_all(run, schedule(every, deals), journal, question)

    lucky = {game: found.luck for game, found in done.items() if found.luck is not None}
    counted = standings(bots, every, {game: found.points for game, found in done.items()}, lucky)
    if counted.deals:
        played = what_was_played(counted, options)
        if plot:
            title = f"{', '.join(bots[:-1])} and {bots[-1]}"
            plot.write_text(draw(title, played, counted.rows, equal=1 / min(len(bots), players)), encoding="utf-8")
        print_standings(counted, about, played, question, as_json=as_json, as_csv=as_csv)
    if problem:
        raise click.ClickException(f"{problem}; {counted.deals} of {count(deals, 'deal')} complete")


def check_question(bots: tuple[str, ...], until: float | None) -> None:
    if len(bots) < 2:
        raise click.BadParameter("at least two are needed", param_hint="BOTS")
    if until and len(bots) > 2:
        raise click.UsageError("--until asks which of two bots is stronger: name two.")


def whole_deals(games: int, per_deal: int) -> int:
    """How many deals are so many games, with all seatings of each; says so where they are more."""
    deals = math.ceil(games / per_deal)
    if games % per_deal:
        whole = f"{deals * per_deal}: {count(deals, 'deal')} with {per_deal} seatings each"
        click.echo(f"{count(games, 'game')} rounded up to {whole}.", err=True)
    return deals


def check_plot(path: Path) -> None:
    """Rather an error now than after the games."""
    if path.suffix != ".svg":
        raise click.BadParameter(f"expected a name that ends in .svg, got {path}", param_hint="--plot")
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def opened_journal(path: Path, about: dict[str, Any], seatings: list[Seating]) -> Journal:
    try:
        return Journal(path, about, seatings)
    except ArenaError as error:
        raise click.ClickException(str(error)) from None


def play_all(
    run: Callable[[list[ScheduledGame]], Generator[tuple[ScheduledGame, Outcome], None, None]],
    games: list[ScheduledGame],
    journal: Journal | None,
    question: Question | None,
) -> tuple[dict[ScheduledGame, Outcome], str | None]:
    """What came of the games that got done and count, and what came in between if those are not all.

    Games after the deal that decides the question do not count, so that it does not matter how many play at once.
    """
    before = journal.games if journal else {}
    done = {game: Outcome(before[game], journal.luck.get(game)) for game in games if journal and game in before}
    left = [game for game in games if game not in done]
    problem = None
    try:
        with closing(watched(run(left), len(games), done=len(done))) as finished:
            while not (question and question.decided_by(done)):
                game, found = next(finished)
                done[game] = found
                if journal:
                    journal.add(game, *found)
    except StopIteration:
        pass
    except KeyboardInterrupt:
        problem = "interrupted"
    except (ArenaError, OSError) as error:
        problem = str(error)
    if question and question.stronger:
        done = {game: found for game, found in done.items() if game.deal < question.deals}
    return done, problem


# What is printed


def print_standings(
    counted: Standings, about: dict[str, Any], played: str, question: Question | None, *, as_json: bool, as_csv: bool
) -> None:
    if as_json:
        answer = {"until": as_answer(question)} if question else {}
        click.echo(json.dumps({**about, **as_object(counted), **answer}))
    elif as_csv:
        print_csv(counted)
    else:
        answer_lines = ["", *answered(question)] if question else []
        print_lines(new_console(), [played, "", *table_lines(counted), *answer_lines])


def what_was_played(counted: Standings, options: dict[str, Any]) -> str:
    recipes = "with recipes" if options["recipes"] else "no recipes"
    kind = f"{options['players']} players, {recipes}, edition {options['edition']}, seed {excerpt(options['seed'])}"
    return f"{count(counted.games, 'game')}, {count(counted.deals, 'deal')}: {kind}"


def table_lines(counted: Standings) -> list[str]:
    """The bots, the best first; if there are more than two, also who finished before whom."""
    duel = len(counted.rows) == 2
    heading = ["bot", "win %", "95 %", "points", "95 %", "Elo" if duel else "rating", "95 %"]
    rows = [[row.bot, *percent(row.win_rate), *number(row.points), *number(row.rating, "+.0f")] for row in counted.rows]
    lines = aligned([heading, *rows])
    if any(row.adjusted for row in counted.rows):
        without = [
            [row.bot, *percent(row.adjusted.win_rate), games_needed(row.adjusted)]
            for row in counted.rows
            if row.adjusted
        ]
        lines += ["", *aligned([["without the luck of the cards", "win %", "95 %", "games needed"], *without])]
    if not duel:
        pairs = [[f"{bot} before {other}", *percent(share)] for (bot, other), share in counted.ahead.items()]
        lines += ["", *aligned([["who finished before whom", "%", "95 %"], *pairs])]
    return lines


def games_needed(adjusted: Adjusted) -> str:
    """For the same interval."""
    return "" if adjusted.games_needed is None else f"{100 * adjusted.games_needed:.0f} %"


def answered(question: Question) -> list[str]:
    error = f"{100 * question.error:g} %"
    if question.stronger is None:
        return [f"It is not decided which is stronger (with an error of {error})."]
    share = f"{100 * (question.share_above() or 0):.1f} %"
    return [f"{question.stronger} is stronger, and gets more than {share} of the win (with an error of {error})."]


def number(estimate: Estimate, form: str = ".1f") -> list[str]:
    value, low, high = estimate
    return [f"{value:{form}}", "" if low is None else f"[{low:{form}}, {high:{form}}]"]


def percent(share: Estimate) -> list[str]:
    return number(share.changed(lambda bound: 100 * bound))


def aligned(rows: list[list[str]]) -> list[str]:
    """Names to the left, figures to the right."""
    first, *others = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(first), *(cell.rjust(width) for cell, width in zip(row[1:], others, strict=True))])
        for row in rows
    ]


def count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def as_object(counted: Standings) -> dict[str, Any]:
    return {
        "deals": counted.deals,
        "games": counted.games,
        "standings": [
            {
                "bot": row.bot,
                "games": row.games,
                "win_rate": interval(row.win_rate),
                "points": interval(row.points),
                "rating": interval(row.rating),
                **without_luck(row.adjusted),
            }
            for row in counted.rows
        ],
        "ahead": [{"bot": bot, "of": other, "share": interval(share)} for (bot, other), share in counted.ahead.items()],
    }


def without_luck(adjusted: Adjusted | None) -> dict[str, Any]:
    return {"adjusted_win_rate": interval(adjusted.win_rate), "games_needed": adjusted.games_needed} if adjusted else {}


def as_answer(question: Question) -> dict[str, Any]:
    return {"error": question.error, "stronger": question.stronger, "share_above": question.share_above()}


def interval(estimate: Estimate) -> dict[str, float | None]:
    """JSON knows no infinity, which is the Elo difference of a bot that won everything."""
    return {name: part if part is None or math.isfinite(part) else None for name, part in estimate._asdict().items()}


def print_csv(counted: Standings) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    figures = ["win_rate", "points", "rating"]
    if any(row.adjusted for row in counted.rows):
        figures.append("adjusted_win_rate")
    writer.writerow(["bot", "games", *(f"{figure}{part}" for figure in figures for part in ("", "_low", "_high"))])
    for row in counted.rows:
        estimates = [row.win_rate, row.points, row.rating, *([row.adjusted.win_rate] if row.adjusted else [])]
        writer.writerow([row.bot, row.games, *(part for estimate in estimates for part in estimate)])
