"""What the coach says about games that are over (docs/coach.md). Players are counted in turn order, as in replays.

Shares are of the win; points, how far ahead of the best other.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta, Struct, structs

from ...bots import Fact
from ...coach import draft as coach
from ...coach.draft import FORMAT, Cause, Draft, Grade
from ...coach.half_life import HALF_LIVES, half_life
from ...net import NEWEST, load
from ...notation import Record, replay
from ...rules import INGREDIENTS, Immuto
from .protocol import FactTold

Name = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[0-9A-Za-z]+$")]
Game = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class Amount(Struct, frozen=True):
    share: float
    points: float


class Accounted(Struct, frozen=True):
    """Of one player: the result, and the parts that add up to it."""

    result: Amount
    deal: Amount
    luck: Amount
    own_play: Amount
    others_play: Amount
    revealed: Amount
    unforced: int  # decisions with a choice, without a stand-in's


class TurnAccount(Struct, frozen=True):
    """Of one decision, in the order of the record's moves."""

    player: int
    shares: list[float]  # what each player could expect before it
    play: float  # what it cost its player, against the best move
    luck: list[float]  # what the card turned over brought each


class Forgetting(Struct, frozen=True):
    """The half-life of a memory, with its 95 % interval."""

    takes: float
    low: float
    high: float


class Moment(Struct, frozen=True):
    """An error beyond doubt."""

    ply: int  # the decision; the position before it is the replay's frame of this number
    player: int
    played: str
    better: str
    points: float  # that the better one would have brought
    points_error: float
    share: float
    share_error: float
    grade: Grade
    cause: Cause
    forgotten: float  # the part of the points that forgetting explains
    played_facts: list[FactTold]
    better_facts: list[FactTold]


class CauldronGuess(Struct, frozen=True):
    """What lies in one's cauldron: ingredients, as records write them, and `immuto`, each with how many there are."""

    seat: int  # at the table
    said: dict[str, int]
    truth: dict[str, int]
    right: int  # cards that were said and are there
    of: int  # all that are there, or all that were said if those are more


class Review(Struct, frozen=True):
    """As far as it is made: whoever asks again learns more, until it is done or has failed."""

    format: str
    net: str
    digest: str
    done: bool
    failed: bool  # there will be no more of it until somebody wants it made again
    progress: float
    again_in: float  # seconds until it is worth asking again; 0: that changes nothing
    players: list[Accounted]  # none until the account is made
    turns: list[TurnAccount]
    moments: list[Moment]  # of the own seats only
    half_life: list[Forgetting | None]  # per player; of the own seats only
    guesses: list[CauldronGuess]  # of the own seats only
    strangers: bool  # whether all who played let those see it who had no seat
    allowed: bool | None  # whether the asker does; none: had no seat


class Mistake(Moment, frozen=True):
    """One of all own moments, to be found again after some days."""

    table: str
    game: int
    at: float  # when the game ended
    due: bool
    found: int  # how often in a row
    next: float  # when it is due


class TrendGame(Struct, frozen=True):
    table: str
    game: int
    at: float
    result: float
    luck: float
    own_play: float
    own_points: float
    unforced: int
    mistakes: int  # moments
    points_lost: float  # in them
    guess_right: int | None
    guess_of: int | None


class Trend(Struct, frozen=True):
    """Of games that were reviewed and in which the person had one seat, and a choice; the oldest first."""

    games: list[TrendGame]
    half_life: Forgetting | None


# What is asked for


class LetStrangers(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether those who had no seat may see the review, as far as it is up to this person."""

    allowed: bool


class SayCauldron(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=3)]
    said: dict[str, int]


class AnswerMistake(Struct, frozen=True, forbid_unknown_fields=True):
    table: Name
    game: Game
    ply: Annotated[int, Meta(ge=0, le=1000)]
    found: bool


# Making them

IMMUTO = "immuto"
MOST_CARDS = 84
DAYS = (1, 3, 7, 21, 60)  # until a mistake that was found comes back, the first time and so on
A_DAY = 24 * 3600


def review_told(
    kept: Any | None,
    own: Collection[int],
    players: int,
    guesses: Iterable[Any],
    permission: tuple[bool, bool | None],
    again_in: float,
) -> Review:
    """To somebody who was these of the players; `permission` is what is said of strangers."""
    draft, ended = draft_in(kept), kept is not None and kept.status != "begun"
    return Review(
        FORMAT,
        NEWEST,
        load(NEWEST).digest,
        kept is not None and kept.status == "done",
        kept is not None and kept.status == "failed",
        draft.progress if draft else 0.0,
        0.0 if ended else again_in,
        players_in(kept),
        turns_in(kept),
        moments_of(draft, own),
        half_lives(draft, own, players),
        [guess_told(guess) for guess in guesses],
        *permission,
    )


def is_whole(kept: Any) -> bool:
    """Whether a review as the database has it can be read: else it is as if there were none, and it is made again."""
    try:
        players = len(seats_in(kept))
        draft, counts = draft_in(kept), {len(players_in(kept)), *(len(turn.shares) for turn in turns_in(kept))}
    except (ValueError, TypeError):
        return False
    return counts <= {0, players} and (draft is None or follows(draft, players))


def follows(draft: Draft, players: int) -> bool:
    return len(draft.memory) == players and all(moment.player < players for moment in draft.moments)


def is_own(kept: Any) -> bool:
    """Whether all that is told over many games is there: the account and the errors of one seat."""
    try:
        seats, draft = seats_in(kept), draft_in(kept)
        return kept.seat in seats and len(players_in(kept)) == len(seats) and bool(draft and follows(draft, len(seats)))
    except (ValueError, TypeError):
        return False


def seats_in(kept: Any) -> list[int]:
    """Of the players, in turn order."""
    seats: list[int] = msgspec.json.decode(kept.seats, type=list[int])
    return seats


def draft_in(kept: Any) -> Draft | None:
    """Of a review as the database has it."""
    return msgspec.json.decode(kept.draft, type=Draft) if kept is not None and kept.draft else None


def players_in(kept: Any) -> list[Accounted]:
    return msgspec.json.decode(kept.players, type=list[Accounted]) if kept is not None and kept.players else []


def turns_in(kept: Any) -> list[TurnAccount]:
    return msgspec.json.decode(kept.turns, type=list[TurnAccount]) if kept is not None and kept.turns else []


def moments_of(draft: Draft | None, own: Collection[int]) -> list[Moment]:
    """Of these players."""
    return [moment_told(moment) for moment in (draft.moments if draft else ()) if moment.player in own]


def moment_told(moment: coach.Moment) -> Moment:
    told = structs.asdict(moment)
    for key in ("played_facts", "better_facts"):
        told[key] = facts_told(told[key])
    return Moment(**told)


def facts_told(facts: Iterable[Fact]) -> list[FactTold]:
    """Players in turn order are the seats of a replay."""
    return [
        FactTold(code, {("seat" if key == "player" else key): value for key, value in data.items()})
        for code, data in facts
    ]


def half_lives(draft: Draft | None, own: Collection[int], players: int) -> list[Forgetting | None]:
    if draft is None or not draft.done:
        return [None] * players
    return [forgetting([table] if player in own else []) for player, table in enumerate(draft.memory)]


def forgetting(tables: Iterable[list[list[float]] | None]) -> Forgetting | None:
    """Over so many games; none where the moves say nothing: any memory may have made them."""
    found = [np.array(table) for table in tables if table is not None]
    if not found:
        return None
    told = Forgetting(*half_life(np.sum(found, axis=0)))
    return None if (told.low, told.high) == (HALF_LIVES[0], HALF_LIVES[-1]) else told


def contents(record: Record, player: int) -> dict[str, int]:
    """What lay in a cauldron at the end, with what did not of all that there is in this game."""
    *_, (state, _) = replay(record)
    found = Counter(
        IMMUTO if isinstance(card, Immuto) else card.ingredient.code for card in state.players[player].cauldron
    )
    there = [ingredient.code for ingredient in INGREDIENTS if ingredient.color != record.setup.removed_color]
    return {key: found[key] for key in (*there, IMMUTO)}


def guess_told(kept: Any) -> CauldronGuess:
    right = sum(min(count, kept.said.get(key, 0)) for key, count in kept.truth.items())
    of = max(sum(kept.truth.values()), sum(kept.said.values()))
    return CauldronGuess(kept.seat, kept.said, kept.truth, right, of)


def mistakes_in(kept: Any, exercises: Mapping[tuple[str, int, int], Any], now: float) -> list[Mistake]:
    """Of one own seat in a game that was reviewed; none where that is damaged."""
    found: list[Mistake] = []
    if not is_own(kept):
        return found
    for moment in moments_of(draft_in(kept), [player_in(kept)]):
        exercise = exercises.get((kept.table, kept.game, moment.ply))
        count, due = (exercise.found, exercise.next) if exercise else (0, kept.at)
        told = {name: getattr(moment, name) for name in moment.__struct_fields__}
        place = {"table": kept.table, "game": kept.game, "at": kept.at}
        found.append(Mistake(**told, **place, due=due <= now, found=count, next=due))
    return found


def answered(mistake: Mistake, now: float, *, found: bool) -> Mistake:
    """What was missed comes back tomorrow; what was found before it is due changes nothing."""
    if found and not mistake.due:
        return mistake
    days = DAYS[min(mistake.found, len(DAYS) - 1)] if found else DAYS[0]
    return structs.replace(mistake, due=False, found=mistake.found + 1 if found else 0, next=now + days * A_DAY)


def trend_game(kept: Any, guess: Any | None) -> TrendGame:
    account = players_in(kept)[player_in(kept)]
    moments = moments_of(draft_in(kept), [player_in(kept)])
    told = None if guess is None else guess_told(guess)
    return TrendGame(
        kept.table,
        kept.game,
        kept.at,
        account.result.share,
        account.luck.share,
        account.own_play.share,
        account.own_play.points,
        account.unforced,
        len(moments),
        round(sum(moment.points for moment in moments), 2),
        None if told is None else told.right,
        None if told is None else told.of,
    )


def memory_in(kept: Any) -> list[list[float]] | None:
    draft = draft_in(kept)
    return draft.memory[player_in(kept)] if draft else None


def player_in(kept: Any) -> int:
    """Which one in turn order had this seat."""
    return seats_in(kept).index(kept.seat)
