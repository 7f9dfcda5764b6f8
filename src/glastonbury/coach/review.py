"""A review: everything that the coach has to say about a game, and about many (docs/coach.md)."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import structs

from ..actions import move_of
from ..bots.facts import facts
from ..bots.whispers import reasons
from ..knowledge import Follower, Knowledge
from ..net import Net
from ..notation import Record, replay
from ..rules import Move
from .account import UNITS, Account, Floats, account, judged_by, removed_from
from .draft import Draft, Error, Moment
from .errors import compared, first_look, looks, positions, worst
from .half_life import HALF_LIVES, SPREADS, Table, half_life
from .memory import explanations, forgotten, likelihoods


class NotOver(ValueError):
    """A game that goes on is not reviewed."""


class Review(NamedTuple):
    record: Record
    account: Account
    moments: tuple[Moment, ...]
    memory: dict[int, Table]  # per seat that was asked for


def review(
    record: Record,
    net: Net,
    seats: Collection[int] | None = None,
    *,
    only_account: bool = False,
    heard: Callable[[float], object] = lambda _: None,
) -> Review:
    """Of a finished game, with the errors and the memory of these seats, or all. Raises NotOver.

    How far it has come, from 0 to 1, is `heard`.
    """
    found = accounted(record, net)
    if only_account:
        return Review(record, found, (), {})
    for draft in steps(record, net, begun(found, range(len(found.deal)) if seats is None else seats)):
        heard(draft.progress)
    memory = {seat: np.array(table) for seat, table in enumerate(draft.memory) if table is not None}
    return Review(record, found, draft.moments, memory)


# Step by step


def accounted(record: Record, net: Net) -> Account:
    """Raises NotOver."""
    *_, (state, _) = replay(record)
    if state.phase != "over":
        raise NotOver("the game is not over: only finished games are reviewed")
    return account(record.setup, record.moves, judged_by(net, record.setup), stood_in(record))


def stood_in(record: Record) -> list[Any]:
    """Plies at which a stand-in moved in somebody's place, as a server writes them."""
    plies = record.header.get("stood_in")
    return plies if isinstance(plies, list) else []


def begun(found: Account, seats: Collection[int]) -> Draft:
    """With all of the rest to do, for these seats."""
    nothing = [[0.0] * len(SPREADS)] * len(HALF_LIVES)
    memory = tuple(nothing if seat in seats else None for seat in range(len(found.deal)))
    plies = len(found.turns)
    to_look_at = tuple(look for seat in sorted(seats) for look in looks(found, seat))
    return Draft(plies, to_look_at, memory=memory, weighed=0 if seats else plies)


def steps(record: Record, net: Net, draft: Draft) -> Iterator[Draft]:
    """This draft and all that come after it. Each follows from the one before, and from nothing else."""
    yield draft
    setup, moves = record.setup, record.moves
    at = positions(setup, moves, removed_from(setup)) if not draft.weighed else []
    for look in draft.looks[len(draft.looked) :]:
        looked = (*draft.looked, first_look(look, at[look.ply], net))
        done = len(looked) == len(draft.looks)
        draft = structs.replace(draft, looked=looked, worst=worst(looked) if done else ())
        yield draft
    for suspect in draft.worst[draft.compared :]:
        found = compared(suspect, at[suspect.ply], net)
        errors = sorted((*draft.errors, found)) if found else draft.errors
        draft = structs.replace(draft, compared=draft.compared + 1, errors=tuple(errors))
        yield draft
    left = {error.ply: error for error in draft.errors[len(draft.moments) :]}
    for ply, _, known in followed(record, {error.player for error in left.values()}):
        if known and (error := left.get(ply)):
            draft = structs.replace(draft, moments=(*draft.moments, explained(known, error, net)))
            yield draft
    seats, not_own = {seat for seat, table in enumerate(draft.memory) if table is not None}, stood_in(record)
    for ply, move, known in followed(record, seats):
        if ply >= draft.weighed:
            memory = list(draft.memory)
            if known and len(known.view.legal) > 1 and ply not in not_own:
                seat = known.view.player or 0
                memory[seat] = (np.array(memory[seat]) + likelihoods(known, move, ply)).tolist()
            draft = structs.replace(draft, weighed=ply + 1, memory=tuple(memory))
            yield draft


def followed(record: Record, seats: Collection[int]) -> Iterator[tuple[int, Move, Knowledge | None]]:
    """Every decision, and what the one who decides knows there, if it is one of these seats."""
    game = Follower(record.setup, seats)
    for ply, move in enumerate(record.moves if seats else ()):
        yield ply, move, game.known.get(game.state.player)
        game.play(move)


def explained(known: Knowledge, error: Error, net: Net) -> Moment:
    """Why it was made, and what can be said for each of the two moves."""
    why = explanations(known, error, net)
    played, better = (move_of(action, known.view.legal) for action in (error.played, error.better))
    points = round(error.points, 2)
    return Moment(
        error.ply,
        error.player,
        str(played),
        str(better),
        points,
        round(error.points_error, 2),
        round(error.share, 4),
        round(error.share_error, 4),
        error.grade,
        "memory" if why else "judgement",
        min(round(forgotten(why, error, net), 2), points),
        *(reasons(facts(known, move), watched=True) for move in (played, better)),
    )


# As JSON


def in_units(values: Floats) -> dict[str, float]:
    return {unit: round(float(value), 6) for unit, value in zip(UNITS, values, strict=True)}


TERMS = ("result", "deal", "luck", "own_play", "others_play", "revealed")


def as_json(found: Review) -> dict[str, Any]:
    record, whole = found.record, found.account
    players = []
    for seat, color in enumerate(record.setup.players):
        terms = {term: in_units(getattr(whole, term)[seat]) for term in TERMS}
        memory = half_life(found.memory[seat])._asdict() if seat in found.memory else None
        players.append(
            {"color": str(color), "label": label(record, seat), **terms, "unforced": whole.unforced(seat)}
            | {"half_life": memory}
        )
    turns = [
        {
            "player": turn.player,
            "action": str(move),
            "before": [in_units(values) for values in turn.before],
            "play": [in_units(values) for values in turn.play],
            "luck": [in_units(values) for values in turn.luck],
            "revealed": [in_units(values) for values in turn.revealed],
        }
        for turn, move in zip(whole.turns, record.moves, strict=True)
    ]
    return {"players": players, "turns": turns, "errors": [moment_as_json(moment) for moment in found.moments]}


def moment_as_json(moment: Moment) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(moment)
    for key in ("played_facts", "better_facts"):
        told[key] = [{"code": code, "data": data} for code, data in told[key]]
    return told


def label(record: Record, seat: int) -> str:
    """Whom the games of a seat are counted for: a bot's level, a name, or the colour."""
    player = record.header["players"][seat]
    return str(player.get("bot") or player.get("name") or player["color"])


# Of many games


class Mean(NamedTuple):
    """Over games, with its 95 % interval; None of a single game."""

    value: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Mean:
    middle = fmean(values)
    if len(values) < 2:
        return Mean(middle, None, None)
    wide = 1.96 * stdev(values) / len(values) ** 0.5
    return Mean(middle, middle - wide, middle + wide)


class Summary(NamedTuple):
    """Of all games of one label. Shares are of the win, less those of equals."""

    label: str
    games: int
    result: Mean
    luck: Mean
    adjusted: Mean  # the result less the luck
    variance: float | None  # of the adjusted results, against that of results
    own_play: Mean  # share per decision with a choice
    own_points: Mean
    errors: float | None  # per game
    half_life: dict[str, float] | None


class Sitting(NamedTuple):
    """What is kept of a seat in a game, for the summary."""

    label: str
    result: float  # shares of the win
    luck: float
    own_play: Floats  # [units], per decision with a choice
    errors: int
    memory: Table | None


def sittings(found: Review) -> list[Sitting]:
    whole = found.account
    return [
        Sitting(
            label(found.record, seat),
            float(whole.result[seat, 0]),
            float(whole.luck[seat, 0]),
            whole.own_play[seat] / max(1, whole.unforced(seat)),
            sum(moment.player == seat for moment in found.moments),
            found.memory.get(seat),
        )
        for seat in range(len(found.record.setup.players))
    ]


def summaries(all_sittings: Iterable[Sitting]) -> list[Summary]:
    """In the order in which the labels come up."""
    of_one = defaultdict(list)
    for sitting in all_sittings:
        of_one[sitting.label].append(sitting)
    return [summary(name, sat) for name, sat in of_one.items()]


def summary(name: str, sat: Sequence[Sitting]) -> Summary:
    results, luck = [sitting.result for sitting in sat], [sitting.luck for sitting in sat]
    adjusted = [result - lucky for result, lucky in zip(results, luck, strict=True)]
    spread = float(np.var(results))
    asked = [sitting for sitting in sat if sitting.memory is not None]  # for errors and memory
    tables = [sitting.memory for sitting in asked if sitting.memory is not None]
    return Summary(
        name,
        len(sat),
        mean(results),
        mean(luck),
        mean(adjusted),
        float(np.var(adjusted)) / spread if spread else None,
        mean([float(sitting.own_play[0]) for sitting in sat]),
        mean([float(sitting.own_play[1]) for sitting in sat]),
        fmean(sitting.errors for sitting in asked) if asked else None,
        half_life(np.sum(tables, axis=0))._asdict() if tables else None,
    )
